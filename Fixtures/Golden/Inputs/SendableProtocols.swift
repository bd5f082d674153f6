// Sendable protocols: the state of every member is behind a lock.

final class SharedBox {
    var value = 0
}

/// @mockable(history: save = true; share = true)
protocol ConcurrentStore: Sendable {
    var name: String { get set }
    var count: Int { get }
    var theme: SharedBox { get set }
    var optional: SharedBox? { get set }
    var later: Int { get async throws }
    var box: SharedBox { get async }
    func save(_ text: String, at index: Int) -> Bool
    func share(_ box: SharedBox)
    func run(_ work: @escaping @Sendable () -> Void) async throws
    func generic<Value>(_ value: Value) -> Value
    func produce() async throws -> SharedBox
    func map(_ body: (Int) throws -> Int) rethrows -> Int
    func change(_ value: inout Int)
    func callback(_ body: @escaping (Int) -> Void)
    subscript(key: String) -> Int { get set }
    static var shared: Int { get set }
    static func make(_ name: String) -> Int
    static var boxes: [SharedBox] { get set }
}

protocol SendableBase: Sendable {
    func ping() -> Int
}

/// @mockable
protocol InheritedSendable: SendableBase {
    var name: String { get set }
}

/// @mockable(history: merge = true)
protocol GenericSendable: Sendable {
    associatedtype Item: Hashable & Sendable
    var item: Item { get set }
    static var shared: [Item] { get set }
    static func merge(_ item: Item) -> [Item]
    static subscript(index: Int) -> Item? { get }
    func add(_ item: Item)
    init(item: Item)
}

/// @mockable
protocol UncheckedSendable: AnyObject, Sendable {
    func touch()
    func copy() -> Self
}

/// @mockable
protocol SendableError: Error {
    var code: Int { get }
    func retry() async -> Bool
}

/// @mockable
protocol SendableStreams: Sendable {
    var prices: AnyPublisher<Int, Never> { get }
}

/// Generic functions of a Sendable protocol.
/// @mockable
protocol SendableGenerics: Sendable {
    func optional<Value>(_ body: ((Value) -> Void)?)
    func list<Value>(_ values: inout [Value])
    func automatic<Value>(_ value: @autoclosure () throws -> Value) rethrows -> Value
    func transform<Value>(_ body: () async throws -> Value) async rethrows -> Value
}

/// What guards these is not named like an accessor.
/// @mockable
protocol SendableAccessorNames: Sendable {
    func read()
    func modify() -> Int
}

/// Of its generic parameters nobody says that their metatypes are Sendable.
/// @mockable
protocol SharedSource: Sendable {
    associatedtype Element: Hashable
    var first: Element { get async throws }
    var last: Element? { get async }
}

/// A closure over what is generic.
/// @mockable
protocol SharedSinks: Sendable {
    associatedtype Element: Hashable
    var sink: (Element) -> Void { get async throws }
    var sinks: [() -> Element?] { get async }
}

/// Parameters of an initializer and members of one name.
/// @mockable
protocol SendableMaker: Sendable {
    init(make: Int, count: Int, subscript: Int)
    var count: Int { get async }
    subscript(index: Int) -> Int { get }
    func make()
}

/// @mockable
protocol ConcurrentMapper: Sendable {
    func map<Value: Sendable>(_ values: [Value], _ transform: @Sendable (Value) async -> Value) async -> [Value]
}

/// What is not Sendable stays on the actor that gives it to an initializer.
/// @mockable
protocol SendableScreen: Sendable {
    @MainActor init(box: SharedBox) async throws
    @MainActor init(title: String) async
}

/// What is awaited is the generic mock itself, or a function that takes it.
/// @mockable
protocol PeerFinder: Sendable {
    associatedtype Address: Hashable
    var nearest: Self { get async }
    var distance: (Self) -> Address { get async throws }
}
