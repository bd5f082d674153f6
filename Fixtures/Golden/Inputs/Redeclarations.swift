// Requirements that several protocols declare otherwise: with other effects, or in other words. One member satisfies them all.

enum RefreshError: Error {
    case offline
}

enum TimeoutError: Error {
    case late
}

protocol Refreshing {
    init(seed: Int) async throws
    var age: Int { get async throws }
    func refresh() async throws -> Int
    func stop() throws
}

protocol Awaiting: Refreshing {
    init(seed: Int) async
    var age: Int { get async }
    func refresh() async -> Int
}

/// Members that are `async` in one protocol and throw in another neither are nor do.
/// @mockable
protocol Immediate: Awaiting {
    init(seed: Int)
    var age: Int { get }
    func refresh() -> Int
}

/// Overloads, as long as each satisfies one requirement.
/// @mockable
protocol Overloading: Refreshing {
    func refresh() -> Int
}

protocol Typed {
    subscript(row: Int) -> Int { get throws(RefreshError) }
    func load() throws(RefreshError) -> Int
    func save() throws(RefreshError)
    func map<Failure: Error>(_ transform: () throws(Failure) -> Int) throws(Failure) -> Int
    func visit(_ body: (Int) throws -> Void) rethrows
}

protocol Untyped {
    subscript(row: Int) -> Int { get throws }
    func load() throws -> Int
    func save() throws(TimeoutError)
    func map<Problem: Error>(_ transform: () throws(Problem) -> Int) throws(Problem) -> Int
    func visit(_ body: (Int) throws -> Void) throws
}

/// Errors of the type that both allow; none if there is no such type.
/// @mockable
protocol Narrowed: Untyped, Typed {}

protocol DebugTracing {
    #if DEBUG
    func trace() throws -> Int
    func flush()
    #else
    func summary() -> String
    #endif
}

/// Under the conditions of each.
/// @mockable
protocol Tracing: DebugTracing {
    #if os(Linux) || os(macOS)
    func trace() -> Int
    #endif
    #if DEBUG
    func flush()
    #endif
}

protocol Outbox {
    init(_ done: @escaping @Sendable () -> Void)
    func fail(_ error: Error)
    func list<Item: Hashable>(_ item: Item)
    func both<First, Second>(_ first: First, _ second: Second) where First: Hashable, First: Codable
    func stamp(_ name: any Hashable & Codable)
    func later(_ work: @escaping @Sendable () -> Void)
    func now(_ work: @escaping () -> Void)
    func lazily(_ value: @autoclosure () -> Int)
    func keep(_ letter: __owned String, _ other: sending String)
    func callback() -> () -> Void
    func labelled(_ work: (_ count: Int) -> Void)
}

/// The same in other spellings, and with promises that not both ask for.
/// @mockable(history: fail = true)
protocol LocalOutbox: Outbox {
    init(_ done: @escaping () -> Void)
    func fail(_ error: any Error)
    func list(_ item: some Hashable)
    func both<First: Hashable & Codable, Second>(_ first: First, _ second: Second)
    func stamp(_ name: any Codable & Hashable)
    func later(_ work: @escaping () -> Void)
    func now(_ work: () -> Void)
    func lazily(_ value: () -> Int)
    func keep(_ letter: consuming String, _ other: String)
    func callback() -> @Sendable () -> Void
    func labelled(_ work: (Int) -> Void)
}

enum Escapes {
    struct Reason {}
    typealias Cause = Reason
}

protocol EscapedNames {
    var `limit`: Int { get }
    func `open`(_ value: Int)
    func close(`in` value: Int)
    func explain(_ reason: Escapes.Cause) -> GoldenFixtures.Escapes.Reason
}

/// The same without backticks that nobody needs, and by other names of the types.
/// @mockable
protocol PlainNames: EscapedNames {
    var limit: Int { get set }
    func open(_ value: Int)
    func close(in value: Int)
    func explain(_ reason: Escapes.Reason) -> Escapes.Reason
}

/// What an associated type stands for is the same as what is written; a static member says nothing about `ID`.
enum Ledger {
    struct Entry {}
    struct Line: Identifiable {
        static let id: Int = 0
        let id: String
    }
    /// @mockable
    protocol Book {
        associatedtype Item = Entry
        func add(_ item: Item)
        func add(_ entry: Entry)
        func find(_ id: Line.ID)
        func find(_ number: Int)
    }
}

prefix operator +++
postfix operator +++
class MailSlip {}
protocol ReceiptSource { func next() -> MailSlip }
/// @mockable
protocol SentReceiptSource: ReceiptSource {
    static prefix func +++ (source: Self) -> Int
    static postfix func +++ (source: Self) -> Int
    func next() -> sending MailSlip
}

protocol Pile {
    associatedtype Items: Sequence
    associatedtype Key
    associatedtype Other
    func put(_ item: Items.Element)
    func take<Value>(_ value: Value) -> Swift.Int
    subscript(key: Key) -> Int { get }
    subscript(other: Other) -> Int { get set }
}

/// What elements are made of, `Any` as a constraint, and subscripts that are one once associated types are bound.
/// @mockable
protocol NumberPile: Pile where Items == [Int] {
    func put(_ item: Int)
    func take(_ value: some Any) -> Int
}

protocol Medal {
    associatedtype Value
    var first: Value { get }
    var second: Value { get }
}
extension Medal { var first: String { "" } }

/// Of what two properties say about an associated type, what the one without default implementation does.
/// @mockable
protocol NumberedMedal: Medal {
    var first: Int { get }
    var second: String { get }
}
