import RIBs

/// What the Login RIB and its child need from the parent.
///
/// @mockable
protocol LoginDependency: CreateAccountDependency {
    var webService: WebServicing { get }
    var connectivity: ConnectivityStreaming { get }
}

/// What the Login RIB owns, and what it passes on to its child.
final class LoginComponent: Component<LoginDependency>, CreateAccountDependency {
    var webService: WebServicing { dependency.webService }
    var connectivity: ConnectivityStreaming { dependency.connectivity }
}

/// Builds the Login RIB.
///
/// @mockable
protocol LoginBuildable: Buildable {
    func build(withListener listener: LoginListener) -> LoginRouting
}

final class LoginBuilder: Builder<LoginDependency>, LoginBuildable {
    func build(withListener listener: LoginListener) -> LoginRouting {
        let component = LoginComponent(dependency: dependency)
        let viewController = LoginViewController()
        let interactor = LoginInteractor(
            presenter: viewController,
            webService: component.webService,
            connectivity: component.connectivity
        )
        interactor.listener = listener
        return LoginRouter(
            interactor: interactor,
            viewController: viewController,
            createAccountBuilder: CreateAccountBuilder(dependency: component)
        )
    }
}
