// Where more than single members depends on an `#if`, each condition has a mock of its own.

struct LooseLeaf: Equatable {}
#if DEBUG
extension LooseLeaf: Hashable {}
#endif
#if swift(>=5.5)
extension LooseLeaf: CustomStringConvertible { var description: String { "leaf" } }
#endif

/// A default that conforms under a condition only.
/// @mockable
protocol LeafStore {
    associatedtype Leaf: Hashable = LooseLeaf
    func press(_ leaf: Leaf) -> Bool
}

/// One that conforms for every compiler there is.
/// @mockable
protocol DescribedLeafStore {
    associatedtype Leaf: CustomStringConvertible = LooseLeaf
    func press(_ leaf: Leaf) -> Bool
}

/// Constraints that depend on a condition.
#if DEBUG
protocol FastDigest {}
#else
protocol SlowDigest {}
#endif
/// @mockable
protocol DigestMaker {
    #if DEBUG
    associatedtype Digest: FastDigest
    #else
    associatedtype Digest: SlowDigest
    #endif
    func finish() -> Digest?
}
/// @mockable(typealias: Digest = LooseLeaf)
protocol BoundDigestMaker: DigestMaker {}
#if DEBUG
extension LooseLeaf: FastDigest {}
#else
extension LooseLeaf: SlowDigest {}
#endif

/// A parent that is another one under another condition, on another actor.
#if DEBUG
@MainActor protocol Painting { func paint() -> Int }
#else
protocol Painting: Sendable { func paint() -> Int }
#endif
/// The key names a member that is there under one condition.
/// @mockable(history: frame = true)
protocol PaintedGallery: Painting, FramedByName {
    var size: Int { get set }
}
protocol FramedByBase { func hang(_ nail: Int) }
#if DEBUG
protocol FramedByName { func frame(_ width: Int) }
#else
typealias FramedByName = FramedByBase
#endif

/// Superclasses with other initializers, and members whose types change with them.
struct Oak {}
struct Elm {}
#if DEBUG
typealias Wood = Oak
class Bench { init(legs: Int) {} ; func saw(_ wood: Oak) {} }
#else
typealias Wood = Elm
class Bench { init(name: String) {} ; func saw(_ wood: Elm) {} }
#endif
/// @mockable
protocol Workbench: Bench {
    init(wood: Wood)
    func saw(_ wood: Wood)
}

#if DEBUG
protocol Measured: AnyObject {
    associatedtype Length = Int
    func measure(_ length: Length)
}
typealias PlatformLimit = Int
#else
protocol Measured: AnyObject {
    associatedtype Length = UInt
    func measure(_ length: Length)
}
typealias PlatformLimit = UInt8
#endif

// One mock each: the condition decides nothing that is left open here.
/// @mockable(typealias: Length = Int8)
protocol MeasuredBoard: Measured {
    func saw()
}
/// @mockable
protocol LimitSetting {
    func set(_ limit: PlatformLimit)
    func set<Unit: Hashable>(_ limit: [Unit])
}
/// The mocks of a protocol for several conditions are a default value as one is.
/// @mockable
protocol LimitUser {
    var setting: LimitSetting { get }
    func gallery() -> PaintedGallery
}

// A condition with alternatives is one condition.
#if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
protocol Mounted: AnyObject { associatedtype Hook: Hashable; func mount(_ hook: Hook) }
#else
protocol Mounted: AnyObject { associatedtype Hook; func mount(_ hook: Hook) }
#endif
/// @mockable
protocol MountedFrame: Mounted {}

// Mocks that are the same under two of three conditions are one.
#if DEBUG
protocol Cabled: AnyObject { associatedtype Wire: Hashable; func pull(_ wire: Wire) }
#elseif TESTING
protocol Cabled: AnyObject { associatedtype Wire: Hashable; func pull(_ wire: Wire) }
#else
protocol Cabled: AnyObject { associatedtype Wire; func pull(_ wire: Wire) }
#endif
/// @mockable
protocol CabledFrame: Cabled {}
