/// What the view controller asks of the router.
///
/// @mockable(history: routeToMovie = true)
@MainActor
protocol ListMoviesRoutable: AnyObject {
    func routeToMovie(_ id: Movie.ID)
}

/// Shows view controllers one above the other, as UIKit's navigation controller does.
///
/// @mockable
@MainActor
protocol Navigating: AnyObject {
    func push(_ screen: Screen)
}

/// The screens of the app.
enum Screen: Equatable {
    case listMovies
    case movie(Movie.ID)
}

final class ListMoviesRouter: ListMoviesRoutable {
    private let navigation: Navigating

    init(navigation: Navigating) {
        self.navigation = navigation
    }

    func routeToMovie(_ id: Movie.ID) {
        navigation.push(.movie(id))
    }
}
