import RIBs

/// What the CreateAccount RIB needs from its parent: nothing yet.
///
/// @mockable
protocol CreateAccountDependency: Dependency {}

/// What the CreateAccount RIB owns.
final class CreateAccountComponent: Component<CreateAccountDependency> {}

/// Builds the CreateAccount RIB.
///
/// @mockable
protocol CreateAccountBuildable: Buildable {
    func build(withListener listener: CreateAccountListener) -> CreateAccountRouting
}

final class CreateAccountBuilder: Builder<CreateAccountDependency>, CreateAccountBuildable {
    func build(withListener listener: CreateAccountListener) -> CreateAccountRouting {
        let viewController = CreateAccountViewController()
        let interactor = CreateAccountInteractor(presenter: viewController)
        interactor.listener = listener
        return CreateAccountRouter(interactor: interactor, viewController: viewController)
    }
}
