/// The movies that the user marked.
///
/// @mockable
@MainActor
protocol FavoriteStoring: AnyObject {
    func contains(_ id: Movie.ID) -> Bool
    func insert(_ id: Movie.ID)
    func remove(_ id: Movie.ID)
}

/// Favorites that last as long as the app runs.
final class Favorites: FavoriteStoring {
    private var ids: Set<Movie.ID> = []

    func contains(_ id: Movie.ID) -> Bool {
        ids.contains(id)
    }

    func insert(_ id: Movie.ID) {
        ids.insert(id)
    }

    func remove(_ id: Movie.ID) {
        ids.remove(id)
    }
}
