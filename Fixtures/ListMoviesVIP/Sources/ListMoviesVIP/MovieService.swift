/// The server as the worker sees it.
///
/// @mockable
protocol MovieServicing: Sendable {
    /// Returns all movies, in no particular order.
    func movies() async throws -> [Movie]
}

/// A server in the app itself.
struct MovieService: MovieServicing {
    func movies() async throws -> [Movie] {
        [
            Movie(id: 1, title: "Metropolis", year: 1927),
            Movie(id: 2, title: "Solaris", year: 1972),
            Movie(id: 3, title: "Playtime", year: 1967),
        ]
    }
}
