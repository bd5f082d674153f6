// swiftc: -enable-experimental-feature Lifetimes
// swiftc: -enable-experimental-feature Lifetimes -default-isolation MainActor
// mockgen: --enable-args-history --reset --order

// Results that cannot escape: no handler can return them, and nothing can keep them.

public struct LifetimeView: ~Escapable {
    @_lifetime(immortal)
    init() {}
}

/// @mockable
public protocol Lifetimes {
    @_lifetime(copy bytes)
    func drop(_ bytes: Span<UInt8>, count: Int) -> Span<UInt8>
    @_lifetime(borrow self)
    func all() -> LifetimeView
    @_lifetime(&self)
    mutating func next(_ count: Int) -> MutableSpan<Int>
    @_lifetime(borrow self)
    func first() -> Span<UInt8>?
    @_lifetime(borrow items)
    static func checked(_ items: [Int]) throws -> Span<Int>
    @_lifetime(borrow self)
    func later() async -> Span<Int>
    @_lifetime(immortal)
    func generic<T: ~Escapable>(_ type: T.Type) -> T
    @_lifetime(bytes: copy other)
    func keep(_ bytes: inout MutableSpan<UInt8>, _ other: consuming MutableSpan<UInt8>) -> Bool
    var span: Span<UInt8> { get }
    var mutable: MutableSpan<UInt8> { @_lifetime(&self) mutating get }
    var exchanged: Span<UInt8> { get set }
    static var shared: Span<UInt8> { @_lifetime(immortal) get }
    var checked: Span<Int> { @_lifetime(borrow self) get throws }
    subscript(index: Int) -> Span<Int> { @_lifetime(borrow self) get }
    subscript(key: String) -> Span<Int> { @_lifetime(borrow self) get set }
    init(span: Span<UInt8>, title: String)
    var title: String { get }
}

/// @mockable
public protocol SendableLifetimes: Sendable {
    @_lifetime(borrow self)
    func all() -> Span<Int>
    var span: Span<UInt8> { get }
    var exchanged: Span<UInt8> { get set }
    static var shared: Span<UInt8> { @_lifetime(immortal) get }
    subscript(key: String) -> Span<Int> { @_lifetime(borrow self) get set }
}

/// @mockable
protocol GenericLifetimes: ~Copyable, ~Escapable {
    associatedtype Key: Hashable
    @_lifetime(copy self)
    func all(_ key: Key) -> Span<Key>
    @_lifetime(borrow keys)
    static func those(_ keys: [Key]) -> Span<Key>
}

/// @mockable
@MainActor
protocol MainActorLifetimes {
    var span: Span<UInt8> { get }
    @_lifetime(borrow self)
    func all() -> Span<Int>
}

/// @mockable
protocol ActorLifetimes: Actor {
    @_lifetime(borrow self)
    func all() -> Span<Int>
}

/// What is the mock itself escapes.
/// @mockable
protocol Cursor: ~Escapable {
    @_lifetime(copy self) func next() -> Self
    @_lifetime(copy self) func previous() -> Self?
    typealias Copy = Self
    @_lifetime(copy self) func copied() -> Copy
}
