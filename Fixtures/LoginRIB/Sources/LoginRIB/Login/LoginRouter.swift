import RIBs

/// What the router needs of its interactor, which listens to the child RIB.
///
///@mockable(modifiers: router = weak; listener = weak)
protocol LoginInteractable: Interactable, CreateAccountListener {
    var router: LoginRouting? { get set }
    var listener: LoginListener? { get set }
}

/// What the router needs of its view controller.
///
///@mockable
protocol LoginViewControllable: ViewControllable {
    func present(_ viewController: ViewControllable)
    func dismiss(_ viewController: ViewControllable)
}

final class LoginRouter: ViewableRouter<LoginInteractable, LoginViewControllable>, LoginRouting {
    private let createAccountBuilder: CreateAccountBuildable
    private var createAccountRouter: CreateAccountRouting?

    init(
        interactor: LoginInteractable,
        viewController: LoginViewControllable,
        createAccountBuilder: CreateAccountBuildable
    ) {
        self.createAccountBuilder = createAccountBuilder
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    // MARK: - LoginRouting

    func routeToCreateAccount() {
        guard createAccountRouter == nil else { return }
        let router = createAccountBuilder.build(withListener: interactor)
        createAccountRouter = router
        attachChild(router)
        viewController.present(router.viewControllable)
    }

    func detachCreateAccount() {
        guard let router = createAccountRouter else { return }
        viewController.dismiss(router.viewControllable)
        detachChild(router)
        createAccountRouter = nil
    }
}
