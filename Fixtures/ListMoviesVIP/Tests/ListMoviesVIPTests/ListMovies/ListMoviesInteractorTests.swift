import XCTest

@testable import ListMoviesVIP

/// From the interactor to the presenter.
@MainActor
final class ListMoviesInteractorTests: XCTestCase {
    private let presenterSpy = ListMoviesPresentableMock()
    private let worker = ListMoviesWorkingMock()
    private let favoritesFake = FavoriteStoringMock.fake([2])
    private let analyticsSpy = AnalyticsTrackingMock()
    private lazy var interactor = ListMoviesInteractor(
        presenter: presenterSpy,
        worker: worker,
        favorites: favoritesFake,
        analytics: analyticsSpy
    )

    func testFetchPassesYearToWorker() async {
        // Given
        let request = ListMovies.Fetch.Request(since: 1970)

        // When
        await interactor.fetchMovies(request)

        // Then
        XCTAssertEqual(worker.fetchMoviesArgValues, [1970])
    }

    func testFetchedMoviesArePresentedWithFavorites() async {
        // Given
        worker.fetchMoviesHandler = { _ in [.metropolis, .solaris] }

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // Then
        XCTAssertEqual(presenterSpy.presentMoviesCallCount, 1)
        XCTAssertEqual(presenterSpy.presentMoviesArgValues.first?.movies, [.metropolis, .solaris])
        XCTAssertEqual(presenterSpy.presentMoviesArgValues.first?.favorites, [2])
        XCTAssertEqual(presenterSpy.presentFailureCallCount, 0)
    }

    func testFailureIsPresented() async {
        // Given
        worker.fetchMoviesHandler = { _ in throw ServerError() }

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // Then
        XCTAssertEqual(presenterSpy.presentFailureCallCount, 1)
        XCTAssertTrue(presenterSpy.presentFailureArgValues.first?.error is ServerError)
        XCTAssertEqual(presenterSpy.presentMoviesCallCount, 0)
    }

    func testRemovedFavoriteIsTrackedAndPresented() async {
        // Given
        worker.fetchMoviesHandler = { _ in [.solaris] }
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // When
        interactor.toggleFavorite(ListMovies.ToggleFavorite.Request(id: 2))

        // Then
        XCTAssertEqual(analyticsSpy.trackArgValues.map(\.event), ["favorite removed"])
        XCTAssertEqual(presenterSpy.presentMoviesArgValues.map(\.favorites), [[2], []])
    }
}
