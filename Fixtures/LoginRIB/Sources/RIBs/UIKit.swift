/// Stands in for UIKit's class of the same name, so that the sample runs where there is no UIKit.
open class UIViewController {
    /// The view controller that this one shows on top of itself.
    public private(set) final var presentedViewController: UIViewController?

    /// Creates a view controller that presents nothing.
    public init() {}

    /// Shows another view controller on top of this one.
    public final func present(_ viewController: UIViewController, animated: Bool) {
        presentedViewController = viewController
    }

    /// Takes away the presented view controller.
    public final func dismiss(animated: Bool) {
        presentedViewController = nil
    }
}

/// Stands in for UIKit's class of the same name.
public final class UIWindow {
    /// The view controller that fills the window.
    public var rootViewController: UIViewController?

    /// Whether the window is visible and takes input.
    public private(set) var isKeyWindow = false

    /// Creates an empty, invisible window.
    public init() {}

    /// Shows the window.
    public func makeKeyAndVisible() {
        isKeyWindow = true
    }
}
