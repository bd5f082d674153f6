import RIBs

/// What the Root RIB needs from the app.
///
/// @mockable
protocol RootDependency: Dependency {
    var webService: WebServicing { get }
    var connectivity: ConnectivityStreaming { get }
    var session: SessionStreaming { get }
}

/// What the Root RIB owns, and what it passes on to its child.
final class RootComponent: Component<RootDependency>, LoginDependency {
    var webService: WebServicing { dependency.webService }
    var connectivity: ConnectivityStreaming { dependency.connectivity }
    var session: SessionStreaming { dependency.session }
}

/// Builds the Root RIB.
///
/// @mockable
protocol RootBuildable: Buildable {
    func build() -> LaunchRouting
}

final class RootBuilder: Builder<RootDependency>, RootBuildable {
    func build() -> LaunchRouting {
        let component = RootComponent(dependency: dependency)
        let viewController = RootViewController()
        let interactor = RootInteractor(presenter: viewController, session: component.session)
        return RootRouter(
            interactor: interactor,
            viewController: viewController,
            loginBuilder: LoginBuilder(dependency: component)
        )
    }
}
