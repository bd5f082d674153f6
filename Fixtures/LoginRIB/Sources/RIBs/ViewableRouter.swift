/// The router of a RIB with a view.
///
/// @mockable
public protocol ViewableRouting: Routing {
    /// The view controller of the RIB.
    var viewControllable: ViewControllable { get }
}

/// The base class of the routers of RIBs with a view.
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    /// The view controller, with the type the RIB declares.
    public let viewController: ViewControllerType

    /// The view controller, as every router knows it.
    public let viewControllable: ViewControllable

    /// Creates a router of an interactor and a view controller, whose type has to refine `ViewControllable`.
    public init(interactor: InteractorType, viewController: ViewControllerType) {
        guard let viewControllable = viewController as? ViewControllable else {
            preconditionFailure("\(viewController) does not conform to ViewControllable")
        }
        self.viewController = viewController
        self.viewControllable = viewControllable
        super.init(interactor: interactor)
    }
}

/// The router at the root of the tree.
///
/// @mockable
public protocol LaunchRouting: ViewableRouting {
    /// Shows the root view in a window and starts the tree.
    func launch(from window: UIWindow)
}

/// The base class of routers at the root of the tree.
open class LaunchRouter<InteractorType, ViewControllerType>:
    ViewableRouter<InteractorType, ViewControllerType>, LaunchRouting
{
    /// Shows the root view in a window, activates the interactor and loads the router.
    public final func launch(from window: UIWindow) {
        window.rootViewController = viewControllable.uiviewController
        window.makeKeyAndVisible()
        interactable.activate()
        load()
    }
}
