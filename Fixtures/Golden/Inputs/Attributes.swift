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

/// @mockable(history: stamp = true)
protocol SharedLimitedStamps: Sendable {
    @available(macOS 99, *) func stamp(_ stamp: FutureStamp, count: Int) throws
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
