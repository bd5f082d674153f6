import RIBs

/// What the router needs of its interactor.
///
/// @mockable(modifiers: router = weak; listener = weak)
protocol CreateAccountInteractable: Interactable {
    var router: CreateAccountRouting? { get set }
    var listener: CreateAccountListener? { get set }
}

/// What the router needs of its view controller: nothing beyond the view controller itself.
///
/// @mockable
protocol CreateAccountViewControllable: ViewControllable {}

final class CreateAccountRouter: ViewableRouter<CreateAccountInteractable, CreateAccountViewControllable>,
    CreateAccountRouting
{
    override init(interactor: CreateAccountInteractable, viewController: CreateAccountViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
