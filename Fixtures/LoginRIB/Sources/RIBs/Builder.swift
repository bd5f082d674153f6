/// Builds a RIB. The `build` method is declared by each RIB's own protocol.
public protocol Buildable: AnyObject {}

/// The base class of builders, which holds what the RIB's parent has to provide.
open class Builder<DependencyType>: Buildable {
    /// What the parent provides.
    public let dependency: DependencyType

    /// Creates a builder for RIBs with the given dependency.
    public init(dependency: DependencyType) {
        self.dependency = dependency
    }
}
