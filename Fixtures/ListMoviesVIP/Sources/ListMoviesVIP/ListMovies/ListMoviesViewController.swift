/// What the presenter asks of the view controller.
///
/// @mockable(history: displayMovies = true; displayFailure = true)
@MainActor
protocol ListMoviesDisplayable: AnyObject {
    func displayMovies(_ viewModel: ListMovies.Fetch.ViewModel)
    func displayFailure(_ viewModel: ListMovies.Failure.ViewModel)
}

/// A view controller without views: its properties are what a user would see, its methods are the controls.
final class ListMoviesViewController: ListMoviesDisplayable {
    private(set) var rows: [ListMovies.Row] = []
    private(set) var alertMessage: String?

    private let interactor: ListMoviesInteractable
    private let router: ListMoviesRoutable

    init(interactor: ListMoviesInteractable, router: ListMoviesRoutable) {
        self.interactor = interactor
        self.router = router
    }

    func refresh(since year: Int? = nil) async {
        alertMessage = nil
        await interactor.fetchMovies(ListMovies.Fetch.Request(since: year))
    }

    func rowTapped(at index: Int) {
        router.routeToMovie(rows[index].id)
    }

    func starTapped(at index: Int) {
        interactor.toggleFavorite(ListMovies.ToggleFavorite.Request(id: rows[index].id))
    }

    // MARK: - ListMoviesDisplayable

    func displayMovies(_ viewModel: ListMovies.Fetch.ViewModel) {
        rows = viewModel.rows
    }

    func displayFailure(_ viewModel: ListMovies.Failure.ViewModel) {
        alertMessage = viewModel.message
    }
}
