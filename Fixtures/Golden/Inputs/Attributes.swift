// Attributes that mocks repeat.

/// @mockable
@available(macOS 10.15, *)
protocol AttributedService {
    @discardableResult func save(_ text: String) -> Bool
    @available(macOS 13, *) func modern() async
    @available(*, deprecated, message: "use modern")
    func old()
    @available(macOS 13, *) var modernTitle: String { get set }
    @discardableResult
    @available(macOS 13, *)
    static func make() -> Int
    @available(macOS 13, *) subscript(index: Int) -> Int { get }
    @available(macOS 13, *) init(code: Int)
}

@available(macOS 13, *)
/// @mockable
protocol AnnotatedBetween {
    func touch()
}

/**
 Saves things.

 @mockable(history: save = true)
 */
@preconcurrency
protocol BlockCommented {
    func save(_ text: String)
}

/// Stored properties cannot be limited to versions of a platform.
/// @mockable(modifiers: owner = weak)
protocol VersionedProperties: AnyObject {
    @available(macOS 13, *) var title: String { get set }
    @available(macOS 13, *) var theme: Theme { get }
    @available(macOS 13, *) var owner: SharedBox? { get set }
    @available(*, deprecated) var old: Int { get }
}

/// A protocol for chosen importers only.
/// @mockable
@_spi(Internals) public protocol InternalsService {
    func inspect() -> Int
}

@available(macOS 99, *)
struct FutureStamp: Equatable {
    var text = ""
}

/// What is limited as its member is cannot be stored as what it is.
/// @mockable(history: stamp = true)
protocol LimitedStamps {
    @available(macOS 99, *) func stamp(_ stamp: FutureStamp, count: Int) -> FutureStamp?
    @available(macOS 99, *) var last: FutureStamp { get set }
    @available(macOS 99, *) var first: FutureStamp? { get }
    var count: Int { get }
}

/// @mockable(history: stamp = true; press = true)
protocol SharedLimitedStamps: Sendable {
    @available(macOS 99, *) func stamp(_ stamp: FutureStamp, count: Int) throws
    @available(macOS 99, *) func press<Seal>(_ seal: Seal) throws -> FutureStamp
    @available(macOS 99, *) var last: FutureStamp { get set }
}

@resultBuilder
enum RowBuilder {
    static func buildBlock(_ rows: Int...) -> [Int] { rows }
}

/// A member without a `return` would have the result builder of its requirement.
/// @mockable
protocol RowSource: Sendable {
    @RowBuilder static var shared: [Int] { get }
    @RowBuilder var rows: [Int] { get }
    @RowBuilder var nothing: Never { get }
    @RowBuilder func load(_ page: Int) -> [Int]
    @RowBuilder func reset()
}

/// @mockable
protocol RowReset {
    @RowBuilder func reset()
    @RowBuilder func fail() throws
}

/// @mockable
protocol BuiltRows: RowSource {
    var rows: [Int] { get }
    func reset()
}

// Attributes may stand under a condition (SE-0367): what mocks repeat of them stands under the same one.

/// @mockable
#if swift(>=5.9)
@available(*, deprecated, message: "use LimitedStamps")
#endif
protocol ConditionallyOldService {
    func touch()
    var title: String { get set }
}

/// @mockable(history: stamp = true)
protocol ConditionallyLimited {
    #if swift(>=5.9)
    @available(macOS 99, *)
    #elseif os(macOS)
    @available(macOS 98, *)
    #else
    #if os(Linux)
    @discardableResult
    #endif
    @available(macOS 97, *)
    #endif
    func stamp(_ stamp: FutureStamp) -> FutureStamp?
    #if swift(>=5.9)
    @available(macOS 99, *)
    #endif
    var last: FutureStamp { get set }
    #if swift(>=5.9)
    @available(*, deprecated)
    #endif
    var old: Int { get }
    @discardableResult
    #if swift(>=5.9)
    @available(macOS 13, *)
    #endif
    static func make() -> Int
    #if swift(>=5.9)
    @available(macOS 13, *)
    #endif
    subscript(index: Int) -> Int { get }
    #if swift(>=5.9)
    @available(macOS 13, *)
    #endif
    init(code: Int)
}

/// What is inferred from a protocol needs no repeating.
/// @mockable
#if canImport(Glibc)
@MainActor
#endif
protocol ConditionallyOnMain {
    func touch()
    func load() async -> Int
    #if canImport(Glibc)
    @concurrent
    #endif
    nonisolated func store() async
}

/// Histories of what becomes `Any` in storage that is not limited: optionals, existential types, and what has no values.
/// @mockable(history: keep = true; post = true; refuse = true)
protocol LimitedArchive {
    @available(macOS 99, *) func keep(_ stamp: FutureStamp?)
    @available(macOS 99, *) func post(_ stamp: any Sendable & FutureMark)
    @available(macOS 99, *) func refuse(_ stamp: FutureStamp, _ reason: Never)
    @available(macOS 99, *) static func keep(all stamp: FutureStamp?, _ reason: any Sendable)
}

@available(macOS 99, *)
typealias FutureMark = Sendable

/// What an extension says of its members.
public enum Wires {}
@available(*, deprecated, message: "Use another one.")
extension Wires {
    struct Request {}
    /// @mockable
    protocol WireClient { func send(_ request: Request) -> Int }
}
@available(macOS 99, iOS 99, *)
extension Wires {
    struct Reply {}
    enum Local {
        /// @mockable
        protocol WireSender { func reply() -> Reply? }
    }
}
@_spi(Wires)
extension Wires {
    /// @mockable
    public protocol WireTester { func test() }
}
