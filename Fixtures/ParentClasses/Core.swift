// Classes, and what an app inherits beside them.

/// @mockable
open class Store {
    public init() {}
    init(capacity: Int) {}
    open func load() {}
    open func load(id: Int) -> Int { id }
    func prepare() {}
    var pending: Int = 0
    public let version: Int = 1
    public final func flush() -> Int { 1 }
    public static func make() -> Int { 1 }
    public func archive() -> Int { 1 }
    public var size: Int = 0
    private func reset() {}
}

extension Store {
    public func describe(as name: String) -> String { name }
    private func z() {}
}

open class Controller {
    public init(name: String) {}
    open func start() -> Int { 1 }
}

/// @mockable
public protocol HasController: Controller {
    func stop() -> Int
}

/// @mockable
public protocol Loading {
    func load()
    func refresh()
}

/// @mockable
public protocol Chain {
    associatedtype Item
    func add(_ item: Item) -> Int
    func last() -> Item?
}

/// @mockable
public protocol NumberChain {
    func add(_ number: Int) -> Int
}

/// @mockable
public protocol Reading {
    associatedtype Failure: Error
    var value: Int { get throws(Failure) }
    subscript(key: String) -> Int { get throws(Failure) }
    func read() throws(Failure)
}

/// @mockable
open class Screen {
    public init() {}
    public required init?(coder: String) {}
    open func show() {}
}

/// @mockable
open class Node {
    public let id: Int
    public required init(id: Int) { self.id = id }
}

/// @mockable
open class Box<Item> {
    public init(item: Item) {}
    open func put(_ item: Item) {}
}

/// @mockable
public protocol Analytics {
    func track(_ event: String)
}

// What is public may hold classes that are open.

public enum Rooms {
    /// @mockable
    open class Kitchen {
        public init() {}
        open func cook() -> Int { 1 }
    }
}
