/// The view controller of a RIB as routers see it.
///
/// @mockable
public protocol ViewControllable: AnyObject {
    /// The view controller to show.
    var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
    /// The view controller itself.
    public var uiviewController: UIViewController { self }
}
