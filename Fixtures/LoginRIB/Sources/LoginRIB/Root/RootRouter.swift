import RIBs

/// What the router needs of its interactor, which listens to the child RIB.
///
/// @mockable(modifiers: router = weak; listener = weak)
protocol RootInteractable: Interactable, LoginListener {
    var router: RootRouting? { get set }
    var listener: RootListener? { get set }
}

/// What the router needs of its view controller.
///
/// @mockable
protocol RootViewControllable: ViewControllable {
    func present(_ viewController: ViewControllable)
    func dismiss(_ viewController: ViewControllable)
}

final class RootRouter: LaunchRouter<RootInteractable, RootViewControllable>, RootRouting {
    private let loginBuilder: LoginBuildable
    private var loginRouter: LoginRouting?

    init(interactor: RootInteractable, viewController: RootViewControllable, loginBuilder: LoginBuildable) {
        self.loginBuilder = loginBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    override func didLoad() {
        super.didLoad()
        routeToLogin()
    }

    // MARK: - RootRouting

    func routeToLogin() {
        guard loginRouter == nil else { return }
        let router = loginBuilder.build(withListener: interactor)
        loginRouter = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachLogin() {
        guard let router = loginRouter else { return }
        viewController.dismiss(router.viewControllable)
        detachChild(router)
        loginRouter = nil
    }
}
