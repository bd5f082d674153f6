/// The business logic of a RIB as its router sees it.
///
/// @mockable
public protocol Interactable: AnyObject {
    /// Whether the RIB is attached to the tree.
    var isActive: Bool { get }

    /// Starts the business logic; called when the RIB is attached.
    func activate()

    /// Ends the business logic; called when the RIB is detached.
    func deactivate()
}

/// The base class of interactors.
open class Interactor: Interactable {
    /// Whether the RIB is attached to the tree.
    public private(set) final var isActive = false

    /// Creates an inactive interactor.
    public init() {}

    /// Makes the interactor active; does nothing if it is.
    public final func activate() {
        guard !isActive else { return }
        isActive = true
        didBecomeActive()
    }

    /// Makes the interactor inactive; does nothing if it is.
    public final func deactivate() {
        guard isActive else { return }
        willResignActive()
        isActive = false
    }

    /// Called once the interactor is active. The default does nothing.
    open func didBecomeActive() {}

    /// Called before the interactor becomes inactive. The default does nothing.
    open func willResignActive() {}
}

/// The view of a RIB as its interactor sees it.
///
/// @mockable
public protocol Presentable: AnyObject {}

/// The base class of the interactors of RIBs with a view.
open class PresentableInteractor<PresenterType>: Interactor {
    /// Shows what the interactor decides.
    public let presenter: PresenterType

    /// Creates an inactive interactor with the given presenter.
    public init(presenter: PresenterType) {
        self.presenter = presenter
        super.init()
    }
}
