import Testing

@testable import ListMoviesVIP

/// From the router to the next screen.
@MainActor
@Suite("ListMovies router")
struct ListMoviesRouterSuite {
    @Test("the movie's screen is pushed")
    func movie() {
        // Given
        let navigationSpy = NavigatingMock()
        var screens: [Screen] = []
        navigationSpy.pushHandler = { screen in screens.append(screen) }
        let router = ListMoviesRouter(navigation: navigationSpy)

        // When
        router.routeToMovie(7)

        // Then
        #expect(screens == [.movie(7)])
    }
}
