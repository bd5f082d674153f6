import XCTest

@testable import ListMoviesVIP

/// From the view controller to the interactor and the router.
@MainActor
final class ListMoviesViewControllerTests: XCTestCase {
    private let interactorSpy = ListMoviesInteractableMock()
    private let routerSpy = ListMoviesRoutableMock()
    private lazy var viewController = ListMoviesViewController(interactor: interactorSpy, router: routerSpy)

    private let viewModel = ListMovies.Fetch.ViewModel(rows: [
        ListMovies.Row(id: 1, text: "Metropolis"),
        ListMovies.Row(id: 2, text: "Solaris"),
    ])

    func testRefreshFetchesMovies() async {
        // Given
        viewController.displayFailure(ListMovies.Failure.ViewModel(message: "No movies"))

        // When
        await viewController.refresh(since: 1950)

        // Then
        XCTAssertEqual(interactorSpy.fetchMoviesArgValues, [ListMovies.Fetch.Request(since: 1950)])
        XCTAssertNil(viewController.alertMessage)
    }

    func testMoviesAreDisplayed() {
        // When
        viewController.displayMovies(viewModel)

        // Then
        XCTAssertEqual(viewController.rows.map(\.text), ["Metropolis", "Solaris"])
    }

    func testFailureIsDisplayed() {
        // When
        viewController.displayFailure(ListMovies.Failure.ViewModel(message: "No movies"))

        // Then
        XCTAssertEqual(viewController.alertMessage, "No movies")
    }

    func testTapOnRowRoutesToMovie() {
        // Given
        viewController.displayMovies(viewModel)

        // When
        viewController.rowTapped(at: 1)

        // Then
        XCTAssertEqual(routerSpy.routeToMovieArgValues, [2])
        XCTAssertEqual(interactorSpy.toggleFavoriteCallCount, 0)
    }

    func testTapOnStarTogglesFavorite() {
        // Given
        viewController.displayMovies(viewModel)

        // When
        viewController.starTapped(at: 0)

        // Then
        XCTAssertEqual(interactorSpy.toggleFavoriteArgValues, [ListMovies.ToggleFavorite.Request(id: 1)])
        XCTAssertEqual(routerSpy.routeToMovieCallCount, 0)
    }
}
