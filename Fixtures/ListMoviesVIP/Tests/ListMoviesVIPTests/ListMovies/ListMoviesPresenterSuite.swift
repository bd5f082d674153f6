import Testing

@testable import ListMoviesVIP

/// From the presenter to the view controller.
@MainActor
@Suite("ListMovies presenter")
struct ListMoviesPresenterSuite {
    private let displaySpy = ListMoviesDisplayableMock()
    private let presenter = ListMoviesPresenter()

    init() {
        presenter.display = displaySpy
    }

    @Test("movies become rows, favorites have a star")
    func movies() {
        // Given
        let response = ListMovies.Fetch.Response(movies: [.metropolis, .solaris], favorites: [2])

        // When
        presenter.presentMovies(response)

        // Then
        let rows = [
            ListMovies.Row(id: 1, text: "Metropolis (1927)"),
            ListMovies.Row(id: 2, text: "★ Solaris (1972)"),
        ]
        #expect(displaySpy.displayMoviesArgValues == [ListMovies.Fetch.ViewModel(rows: rows)])
        #expect(displaySpy.displayFailureCallCount == 0)
    }

    @Test("an error becomes a message")
    func failure() {
        // Given
        let response = ListMovies.Failure.Response(error: ServerError())

        // When
        presenter.presentFailure(response)

        // Then
        let viewModel = ListMovies.Failure.ViewModel(message: "No movies: out of order")
        #expect(displaySpy.displayFailureArgValues == [viewModel])
        #expect(displaySpy.displayMoviesCallCount == 0)
    }

    @Test("the view controller is not retained")
    func display() {
        // Given
        var display: ListMoviesDisplayableMock? = ListMoviesDisplayableMock()
        presenter.display = display

        // When
        display = nil

        // Then
        #expect(presenter.display == nil)
    }
}
