/// What the view controller asks of the interactor.
///
/// @mockable(history: fetchMovies = true; toggleFavorite = true)
@MainActor
protocol ListMoviesInteractable: AnyObject {
    func fetchMovies(_ request: ListMovies.Fetch.Request) async
    func toggleFavorite(_ request: ListMovies.ToggleFavorite.Request)
}

/// Decides: all business logic is here.
final class ListMoviesInteractor: ListMoviesInteractable {
    private let presenter: ListMoviesPresentable
    private let worker: any ListMoviesWorking
    private let favorites: FavoriteStoring
    private let analytics: AnalyticsTracking
    private var movies: [Movie] = []

    init(
        presenter: ListMoviesPresentable,
        worker: any ListMoviesWorking,
        favorites: FavoriteStoring,
        analytics: AnalyticsTracking
    ) {
        self.presenter = presenter
        self.worker = worker
        self.favorites = favorites
        self.analytics = analytics
    }

    // MARK: - ListMoviesInteractable

    func fetchMovies(_ request: ListMovies.Fetch.Request) async {
        do {
            movies = try await worker.fetchMovies(since: request.since)
            presentMovies()
        } catch {
            presenter.presentFailure(ListMovies.Failure.Response(error: error))
        }
    }

    func toggleFavorite(_ request: ListMovies.ToggleFavorite.Request) {
        if favorites.contains(request.id) {
            favorites.remove(request.id)
            analytics.track("favorite removed", movieID: request.id)
        } else {
            favorites.insert(request.id)
            analytics.track("favorite added", movieID: request.id)
        }
        presentMovies()
    }

    // MARK: - Private

    private func presentMovies() {
        let favoriteIDs = movies.map(\.id).filter(favorites.contains)
        presenter.presentMovies(ListMovies.Fetch.Response(movies: movies, favorites: Set(favoriteIDs)))
    }
}
