import Testing

@testable import ListMoviesVIP

/// The tests of `FiveDoublesTests` as they look in Swift Testing.
@MainActor
@Suite("Five kinds of test double")
struct FiveDoublesSuite {
    @Test("a dummy fills a parameter and is never used")
    func dummy() async {
        // Given
        let analyticsDummy = AnalyticsTrackingMock()
        let presenterSpy = ListMoviesPresentableMock()
        let interactor = makeInteractor(presenter: presenterSpy, analytics: analyticsDummy)

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // Then
        #expect(presenterSpy.presentMoviesCallCount == 1)
        #expect(analyticsDummy.trackCallCount == 0)
    }

    @Test("a stub returns a value or throws an error, whatever it is asked")
    func stub() async {
        // Given
        let workerStub = ListMoviesWorkingMock()
        workerStub.fetchMoviesHandler = { _ in throw ServerError() }
        let presenterSpy = ListMoviesPresentableMock()
        let interactor = makeInteractor(presenter: presenterSpy, worker: workerStub)

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // Then
        #expect(presenterSpy.presentFailureArgValues.first?.error is ServerError)
    }

    @Test("a spy counts its calls and records their arguments")
    func spy() async {
        // Given
        let workerSpy = ListMoviesWorkingMock()
        let interactor = makeInteractor(worker: workerSpy)

        // When
        await interactor.fetchMovies(ListMovies.Fetch.Request(since: 1950))
        await interactor.fetchMovies(ListMovies.Fetch.Request())

        // Then
        #expect(workerSpy.fetchMoviesCallCount == 2)
        #expect(workerSpy.fetchMoviesArgValues == [1950, nil])
    }

    @Test("a mock knows which calls to expect, and the test checks that they came")
    func mock() async {
        // Given
        let presenterMock = ListMoviesPresentableMock()
        let analyticsMock = AnalyticsTrackingMock()
        let interactor = makeInteractor(presenter: presenterMock, analytics: analyticsMock)

        await confirmation("the change is presented", expectedCount: 1) { presentation in
            await confirmation("the change is tracked", expectedCount: 1) { tracking in
                presenterMock.presentMoviesHandler = { _ in presentation() }
                analyticsMock.trackHandler = { event, movieID in
                    #expect(event == "favorite added")
                    #expect(movieID == 1)
                    tracking()
                }

                // When
                interactor.toggleFavorite(ListMovies.ToggleFavorite.Request(id: 1))

                // Then the confirmations have come, once each.
            }
        }
    }

    @Test("a fake works, in a simpler way than the real thing")
    func fake() {
        // Given
        let favoritesFake = FavoriteStoringMock.fake()
        let analyticsSpy = AnalyticsTrackingMock()
        let interactor = makeInteractor(favorites: favoritesFake, analytics: analyticsSpy)

        // When
        interactor.toggleFavorite(ListMovies.ToggleFavorite.Request(id: 1))
        interactor.toggleFavorite(ListMovies.ToggleFavorite.Request(id: 1))

        // Then
        #expect(analyticsSpy.trackArgValues.map(\.event) == ["favorite added", "favorite removed"])
        #expect(!favoritesFake.contains(1))
    }

    /// Returns an interactor with dummies for all that a test does not care about.
    private func makeInteractor(
        presenter: ListMoviesPresentableMock? = nil,
        worker: ListMoviesWorkingMock = ListMoviesWorkingMock(),
        favorites: FavoriteStoringMock? = nil,
        analytics: AnalyticsTrackingMock? = nil
    ) -> ListMoviesInteractor {
        ListMoviesInteractor(
            presenter: presenter ?? ListMoviesPresentableMock(),
            worker: worker,
            favorites: favorites ?? FavoriteStoringMock(),
            analytics: analytics ?? AnalyticsTrackingMock()
        )
    }
}
