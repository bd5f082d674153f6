@testable import ListMoviesVIP

extension FavoriteStoringMock {
    /// Returns a fake: a store that works, in memory, out of handlers.
    static func fake(_ ids: Set<Movie.ID> = []) -> FavoriteStoringMock {
        var ids = ids
        let fake = FavoriteStoringMock()
        fake.containsHandler = { id in ids.contains(id) }
        fake.insertHandler = { id in ids.insert(id) }
        fake.removeHandler = { id in ids.remove(id) }
        return fake
    }
}

extension Movie {
    static let metropolis = Movie(id: 1, title: "Metropolis", year: 1927)
    static let solaris = Movie(id: 2, title: "Solaris", year: 1972)
}

struct ServerError: Error, CustomStringConvertible {
    var description: String { "out of order" }
}
