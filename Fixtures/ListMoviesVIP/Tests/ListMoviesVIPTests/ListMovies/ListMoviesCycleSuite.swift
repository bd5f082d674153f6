import Testing

@testable import ListMoviesVIP

/// Once around: view controller, interactor, presenter, view controller.
@MainActor
@Suite("ListMovies cycle")
struct ListMoviesCycleSuite {
    private let serviceStub = MovieServicingMock()
    private let navigationSpy = NavigatingMock()
    private let viewController: ListMoviesViewController

    init() {
        viewController = ListMoviesConfigurator.makeViewController(
            service: serviceStub,
            favorites: Favorites(),
            analytics: AnalyticsTrackingMock(),
            navigation: navigationSpy
        )
    }

    @Test("a star appears in the list and disappears again")
    func star() async {
        // Given
        serviceStub.moviesHandler = { [.solaris, .metropolis] }
        await viewController.refresh()

        // When
        viewController.starTapped(at: 0)

        // Then
        #expect(viewController.rows.map(\.text) == ["★ Metropolis (1927)", "Solaris (1972)"])

        // When
        viewController.starTapped(at: 0)

        // Then
        #expect(viewController.rows.map(\.text) == ["Metropolis (1927)", "Solaris (1972)"])
    }

    @Test("a tap on a row opens the movie")
    func row() async {
        // Given
        serviceStub.moviesHandler = { [.solaris] }
        await viewController.refresh()

        // When
        viewController.rowTapped(at: 0)

        // Then
        #expect(navigationSpy.pushCallCount == 1)
    }

    @Test("a failure is shown until the next refresh")
    func failure() async {
        // Given
        serviceStub.moviesHandler = { throw ServerError() }

        // When
        await viewController.refresh()

        // Then
        #expect(viewController.alertMessage == "No movies: out of order")

        // When
        serviceStub.moviesHandler = nil
        await viewController.refresh()

        // Then
        #expect(viewController.alertMessage == nil)
        #expect(viewController.rows.isEmpty)
    }
}
