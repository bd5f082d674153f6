/// What a RIB needs from its parent. Each RIB refines it.
public protocol Dependency: AnyObject {}

/// The dependency of a RIB that needs nothing.
public protocol EmptyDependency: Dependency {}

/// The base class of components, which create what a RIB owns and pass on what its parent provides.
open class Component<DependencyType>: Dependency {
    /// What the parent provides.
    public let dependency: DependencyType

    private var sharedInstances: [String: Any] = [:]

    /// Creates a component on top of the given dependency.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }

    /// Returns one and the same instance for all calls from the same property.
    public final func shared<T>(_ property: String = #function, _ makeInstance: () -> T) -> T {
        if let instance = sharedInstances[property] as? T {
            return instance
        }
        let instance = makeInstance()
        sharedInstances[property] = instance
        return instance
    }
}

/// The component above the root of the tree.
public final class EmptyComponent: EmptyDependency {
    /// Creates an empty component.
    public init() {}
}
