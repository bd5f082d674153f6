import RIBs

/// What the interactor asks of its router.
///
/// @mockable
protocol RootRouting: ViewableRouting {
    func routeToLogin()
    func detachLogin()
}

/// What the interactor asks of its view.
///
/// @mockable
protocol RootPresentable: Presentable {
    func showHome()
}

/// What the interactor tells a parent: nothing, it is the root.
///
/// @mockable
protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var router: RootRouting?
    weak var listener: RootListener?

    // MARK: - LoginListener

    func dismissLoginFlow() {
        router?.detachLogin()
        presenter.showHome()
    }
}
