/// Wires up the cycle.
@MainActor
enum ListMoviesConfigurator {
    static func makeViewController(
        service: any MovieServicing,
        favorites: FavoriteStoring,
        analytics: AnalyticsTracking,
        navigation: Navigating
    ) -> ListMoviesViewController {
        let presenter = ListMoviesPresenter()
        let interactor = ListMoviesInteractor(
            presenter: presenter,
            worker: ListMoviesWorker(service: service),
            favorites: favorites,
            analytics: analytics
        )
        let viewController = ListMoviesViewController(
            interactor: interactor,
            router: ListMoviesRouter(navigation: navigation)
        )
        presenter.display = viewController
        return viewController
    }
}
