import XCTest

@testable import ListMoviesVIP

/// The five kinds of test double around the interactor, all of them generated mocks.
@MainActor
final class FiveDoublesTests: XCTestCase {
    /// A dummy fills a parameter and is never used.
    func testDummy() async {
        // Given
        let analyticsDummy = AnalyticsTrackingMock()
        let favoritesDummy = FavoriteStoringMock()
        let workerStub = ListMoviesWorkingMock()
        workerStub.fetchMoviesHandler = { _ in throw ServerError() }
        let presenterSpy = ListMoviesPresentableMock()
        let interactor = ListMoviesInteractor(
            presenter: presenterSpy,
            worker: workerStub,
            favorites: favoritesDummy,
            analytics: analyticsDummy
        )

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // Then
        XCTAssertEqual(presenterSpy.presentFailureCallCount, 1)
        XCTAssertEqual(analyticsDummy.trackCallCount, 0)
        XCTAssertEqual(favoritesDummy.containsCallCount, 0)
    }

    /// A stub returns a value, whatever it is asked.
    func testStub() async {
        // Given
        let workerStub = ListMoviesWorkingMock()
        workerStub.fetchMoviesHandler = { _ in [.metropolis, .solaris] }
        let presenterSpy = ListMoviesPresentableMock()
        let interactor = ListMoviesInteractor(
            presenter: presenterSpy,
            worker: workerStub,
            favorites: FavoriteStoringMock(),
            analytics: AnalyticsTrackingMock()
        )

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // Then
        XCTAssertEqual(presenterSpy.presentMoviesArgValues.first?.movies, [.metropolis, .solaris])
    }

    /// A spy counts its calls and records their arguments.
    func testSpy() {
        // Given
        let analyticsSpy = AnalyticsTrackingMock()
        let interactor = ListMoviesInteractor(
            presenter: ListMoviesPresentableMock(),
            worker: ListMoviesWorkingMock(),
            favorites: FavoriteStoringMock(),
            analytics: analyticsSpy
        )

        // When
        interactor.toggleFavorite(ListMovies.ToggleFavorite.Request(id: 2))

        // Then
        XCTAssertEqual(analyticsSpy.trackCallCount, 1)
        XCTAssertEqual(analyticsSpy.trackArgValues.first?.event, "favorite added")
        XCTAssertEqual(analyticsSpy.trackArgValues.first?.movieID, 2)
    }

    /// A mock knows which calls to expect before the test acts, and the test checks that they came.
    func testMock() async {
        // Given
        let presentation = expectation(description: "movies are presented once")
        presentation.assertForOverFulfill = true
        let presenterMock = ListMoviesPresentableMock()
        presenterMock.presentMoviesHandler = { response in
            XCTAssertEqual(response.movies, [.solaris])
            presentation.fulfill()
        }
        presenterMock.presentFailureHandler = { response in XCTFail("unexpected failure: \(response.error)") }
        let workerStub = ListMoviesWorkingMock()
        workerStub.fetchMoviesHandler = { _ in [.solaris] }
        let interactor = ListMoviesInteractor(
            presenter: presenterMock,
            worker: workerStub,
            favorites: FavoriteStoringMock(),
            analytics: AnalyticsTrackingMock()
        )

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // Then
        await fulfillment(of: [presentation], timeout: 1)
    }

    /// A fake works, in a simpler way than the real thing: its handlers have logic.
    func testFake() async {
        // Given
        let favoritesFake = FavoriteStoringMock.fake([Movie.metropolis.id])
        let workerStub = ListMoviesWorkingMock()
        workerStub.fetchMoviesHandler = { _ in [.metropolis, .solaris] }
        let presenterSpy = ListMoviesPresentableMock()
        let interactor = ListMoviesInteractor(
            presenter: presenterSpy,
            worker: workerStub,
            favorites: favoritesFake,
            analytics: AnalyticsTrackingMock()
        )

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request())
        interactor.toggleFavorite(ListMovies.ToggleFavorite.Request(id: 2))
        interactor.toggleFavorite(ListMovies.ToggleFavorite.Request(id: 1))

        // Then
        XCTAssertEqual(presenterSpy.presentMoviesArgValues.map(\.favorites), [[1], [1, 2], [2]])
    }
}
