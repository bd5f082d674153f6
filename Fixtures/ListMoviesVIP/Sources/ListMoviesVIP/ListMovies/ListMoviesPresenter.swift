/// What the interactor asks of the presenter.
///
/// @mockable(history: presentMovies = true; presentFailure = true)
@MainActor
protocol ListMoviesPresentable: AnyObject {
    func presentMovies(_ response: ListMovies.Fetch.Response)
    func presentFailure(_ response: ListMovies.Failure.Response)
}

/// Turns what the interactor decided into what the user sees.
final class ListMoviesPresenter: ListMoviesPresentable {
    weak var display: ListMoviesDisplayable?

    // MARK: - ListMoviesPresentable

    func presentMovies(_ response: ListMovies.Fetch.Response) {
        let rows = response.movies.map { movie in
            let mark = response.favorites.contains(movie.id) ? "★ " : ""
            return ListMovies.Row(id: movie.id, text: "\(mark)\(movie.title) (\(movie.year))")
        }
        display?.displayMovies(ListMovies.Fetch.ViewModel(rows: rows))
    }

    func presentFailure(_ response: ListMovies.Failure.Response) {
        display?.displayFailure(ListMovies.Failure.ViewModel(message: "No movies: \(response.error)"))
    }
}
