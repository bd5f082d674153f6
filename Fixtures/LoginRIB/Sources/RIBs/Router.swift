/// A node in the tree of RIBs.
///
/// @mockable
public protocol Routing: AnyObject {
    /// The interactor of the RIB.
    var interactable: Interactable { get }

    /// The attached children, oldest first.
    var children: [Routing] { get }

    /// Attaches the children that are always there; does nothing the second time.
    func load()

    /// Adds a child to the tree, activates and loads it.
    func attachChild(_ child: Routing)

    /// Deactivates a child and removes it from the tree.
    func detachChild(_ child: Routing)
}

/// The base class of routers.
open class Router<InteractorType>: Routing {
    /// The interactor, with the type the RIB declares.
    public let interactor: InteractorType

    /// The interactor, as every router knows it.
    public let interactable: Interactable

    /// The attached children, oldest first.
    public private(set) final var children: [Routing] = []

    private var isLoaded = false

    /// Creates a router of an interactor, whose type has to refine `Interactable`.
    public init(interactor: InteractorType) {
        guard let interactable = interactor as? Interactable else {
            preconditionFailure("\(interactor) does not conform to Interactable")
        }
        self.interactor = interactor
        self.interactable = interactable
    }

    deinit {
        interactable.deactivate()
        for child in children {
            detachChild(child)
        }
    }

    /// Calls `didLoad()` once.
    public final func load() {
        guard !isLoaded else { return }
        isLoaded = true
        didLoad()
    }

    /// Attaches the children that are always there. The default does nothing.
    open func didLoad() {}

    /// Adds a child to the tree, activates and loads it.
    public final func attachChild(_ child: Routing) {
        assert(!children.contains { $0 === child }, "\(child) is attached already")
        children.append(child)
        child.interactable.activate()
        child.load()
    }

    /// Deactivates a child and removes it from the tree.
    public final func detachChild(_ child: Routing) {
        child.interactable.deactivate()
        children.removeAll { $0 === child }
    }
}
