// swiftc: -default-isolation MainActor
// A module whose code is isolated to the main actor by default (SE-0466), its protocols included.

import Foundation

final class Session {
    var token = ""
}

/// @mockable(history: open = true)
protocol ScreenModel {
    var title: String { get set }
    var session: Session { get }
    func open(_ session: Session) async throws -> Session
    nonisolated func log(_ text: String)
    static func make() -> Int
}

/// @mockable(history: load = true)
protocol Store: Sendable {
    var count: Int { get set }
    func load(_ id: Int) async throws -> String
    static func make() -> Int
}

/// @mockable
nonisolated protocol Parser {
    func parse(_ text: String) throws -> Int
}

/// @mockable
protocol Callbacks {
    var measure: @Sendable () -> Int { get set }
    var finish: @MainActor @Sendable (Session) async -> Void { get set }
}

/// @mockable
protocol Worker: Actor {
    var jobs: Int { get }
    func work(_ session: Session) async
}

@globalActor
actor Background {
    static let shared = Background()
}

/// @mockable
protocol Elsewhere {
    @Background func sync() async
    @Background var pending: Int { get set }
    func visit(isolation: isolated (any Actor)?) async -> Int
    @concurrent func compute(_ number: Int) async -> Int
}

/// @mockable
protocol Row: Hashable, Codable, CustomStringConvertible {
    var title: String { get set }
    func load() async throws -> String
}

/// @mockable
protocol Rows: Sequence where Element == Int {
    static func make() -> Int
}

class Screen {
    init() {}
}

/// @mockable
protocol ListedScreen: Screen, Hashable {
    var title: String { get set }
    func show(_ done: Bool) async
}

nonisolated final class FreeNote {
    var text = ""
}

nonisolated struct FreeCard {
    var note: FreeNote
}

enum Refusal: Error {
    case late
}

protocol Seed {
    static func make() -> Self
}

/// What is handed to handlers that run elsewhere, Sendable or not.
/// @mockable
protocol Deliverer {
    func free(_ note: FreeNote, _ card: FreeCard?, _ model: ScreenModel, _ notes: inout [FreeNote]) async -> FreeNote
    func attempt(_ work: () throws -> Void) async rethrows
    func evaluate(_ work: @autoclosure () -> Int, later: @escaping @autoclosure () throws -> Int) async -> Int
    func typed(_ work: () -> Int) async throws(Refusal) -> Int
    func fill(_ list: inout [Any], _ number: inout Int, _ any: inout some Equatable) async throws(Refusal) -> Int
    func convert<T>(_ change: (T) async throws -> T) async throws -> Int
    func deliver(_ done: () -> Void, then finish: () async throws -> Int) async throws -> Int
    func finish(_ done: () -> Void) async
    func keep(_ done: @escaping () -> Void, in session: Session) async
    func say(_ text: [Any]) async -> Int
    func pass<T>(_ value: T, _ opaque: some Equatable) async -> T
    func row(_ row: any Row, in rows: [Session]) async
}

/// @mockable
protocol Grower: Sendable {
    associatedtype Plant: Seed
    func grow(_ plant: Plant) async -> Plant
    func water(_ done: () -> Void) async
}

class FreeBase {
    nonisolated init() {}
    nonisolated init(name: String) {}
}

/// @mockable
protocol FreeScreen: FreeBase, Codable {
    var title: String { get set }
    nonisolated init(title: String, other: [Any])
}

/// @mockable
protocol Made {
    var title: String { get set }
    nonisolated init(title: String)
}

@MainActor
class MainBase {
    init() {}
}

/// @mockable
protocol CodableScreen: MainBase, Codable {
    var title: String { get set }
}

/// @mockable
protocol ObjectRow: NSObjectProtocol, Codable {
    var title: String { get set }
}

/// What restates the standard library is there without the actor of its protocol.
/// @mockable
protocol NumberedValue: Identifiable, RawRepresentable {
    var id: String { get }
    init?(rawValue: Int)
    var rawValue: Int { get }
    var title: String { get set }
}

/// @mockable
protocol SharedNumberedValue: NumberedValue, Sendable {}

class SharedBase: @unchecked Sendable {
    init() {}
    func show() async {}
}

/// @mockable
protocol SharedScreen: SharedBase, CustomStringConvertible {
    var title: String { get set }
    func show(_ values: [Any]) async
}

/// @mockable
class MockedBase: @unchecked Sendable {
    init() {}
    func show(_ values: [Any]) async {}
}

/// What the standard library asks for is there without the actor of the superclass.
/// @mockable
protocol DescribedScreen: Screen, CustomStringConvertible, Comparable, Encodable {
    var title: String { get set }
}

/// @mockable
protocol CountedScreen: Screen, CaseIterable, Identifiable where ID == Int {
    var title: String { get set }
}

/// What closures and values take along is not known to be Sendable.
/// @mockable
protocol Lender {
    func lend(_ value: inout [Any], _ other: inout [Any]?, _ body: (Any) async -> Any) async
    func lend<T>(_ value: inout T, _ body: (inout T, Any) async throws -> T) async rethrows -> T
    func lend<T, E>(_ value: T, _ body: (T) async throws(E) -> Void) async throws(E)
    func lend(_ body: () async throws(LendingError) -> Int, _ changedValue: inout Any) async throws(LendingError)
    func lend<each T>(_ values: repeat each T, body: (repeat each T) async throws -> Void) async rethrows
    func keep(_ body: @escaping @Sendable (Any) async throws -> Void) async rethrows
    static func + (left: inout Self, right: Any) async
}

struct LendingError: Error {}

/// What a protocol of the standard library asks for, too.
/// @mockable
protocol Entry: Identifiable {
    var id: Int { get }
    var parent: Self? { get }
    var image: NSObject { get }
    var images: [NSObject]? { get set }
    var read: () -> NSObject { get }
}

protocol Numbered {
    var id: Int { get set }
}

/// @mockable
protocol NumberedEntry: Identifiable, Numbered {}

/// @mockable
protocol NumberedScreen: Screen, Identifiable, Numbered {}

protocol Fetched {
    init(from decoder: any Decoder) throws
}

/// @mockable
protocol FetchedScreen: FreeBase, Fetched, Decodable {}

/// @mockable
protocol NamedKind: RawRepresentable, Collection {
    init?(rawValue: String)
    func index(after i: Int) -> Int
    subscript(position: Int) -> String { get }
}

/// The superclass is on the main actor, and the mock with it.
/// @mockable
protocol SendableScreen: Screen, Sendable {
    static var shown: Int { get set }
    var title: String { get set }
    subscript(index: Int) -> String { get set }
    func show(_ rows: [Any]) async
    func load(_ body: () async throws -> Int) async rethrows -> Int
}

/// @mockable
protocol Visitor {
    func visit(_ actor: isolated (any Actor)?, _ work: () -> Void) async -> Int
    func change<A: Actor>(_ values: inout [Any], on actor: isolated A) async throws
}

/// A closure behind a typealias, which the compiler looks for in a circle.
/// @mockable
protocol EntryMapping {
    associatedtype Key: Hashable
    typealias Entries = [Key: Int]
    typealias Change<Result> = (Key) throws -> Result
    var entries: Entries { get set }
    func apply<Result>(_ change: Change<Result>) rethrows -> Result?
}

/// Closures with an isolation of their own.
/// @mockable
protocol IsolatedClosures {
    typealias Work = @isolated(any) () -> Void
    func run(_ work: Work) async
    func evaluate(_ work: @isolated(any) @autoclosure () -> Int) async -> Int
    func typed(_ work: @isolated(any) () -> Int, _ other: () -> Void) async throws(Refusal) -> Int
    func make<Value>(_ make: @isolated(any) () -> Value) async -> Value
    func change<Value>(_ value: inout Value, by change: @isolated(any) (Value) async throws -> Value) async throws
    func attempt(_ work: @isolated(any) (Session) throws -> Int) async rethrows -> Int
    func attemptLater(_ work: @escaping @isolated(any) () throws -> Int) async rethrows -> Int
    func visit(_ actor: isolated (any Actor)?, _ work: @isolated(any) () -> Void) async
    static func run(_ work: @isolated(any) () -> Void) async
}

/// Closures that throw errors of one type.
/// @mockable
protocol TypedClosures {
    func change<Value>(_ change: (inout Value) async throws(Refusal) -> Void) async throws(Refusal)
    func attempt(_ work: (FreeNote) async throws(Refusal) -> FreeNote) async rethrows -> FreeNote
}

/// Expressions that are evaluated later make what is not Sendable.
/// @mockable
protocol NoteMaker {
    func make(_ note: @autoclosure () async throws -> FreeNote) async -> FreeNote
    func remake(_ note: @autoclosure () async throws -> FreeNote) async rethrows
}

/// @mockable
@MainActor
protocol MainEntry: Hashable, Sendable {
    var note: FreeNote { get set }
    func show(_ note: FreeNote, _ done: () -> Void) async
}

/// Mocks that the module binds to the main actor as default values of what it does not.
/// @mockable
protocol Listing: Hashable {
    var store: any ScreenPart { get set }
    var pair: (any ScreenPart, Int) { get }
    func part() -> any ScreenPart
    static func make() async -> any ScreenPart
    subscript(index: Int) -> any ScreenPart { get }
    init(store: any ScreenPart, other: any ScreenPart)
}

/// @mockable
protocol ScreenPart {
    var title: String { get }
    nonisolated func other() -> any ScreenPart
}

/// @mockable
protocol SharedListing: Sendable {
    var part: any ScreenPart { get set }
    func make() async -> any ScreenPart
}

/// @mockable
@MainActor
protocol MainListing {
    var part: any ScreenPart { get set }
    nonisolated func make() -> any ScreenPart
}

enum Role { case title }

struct Tag: Hashable {}

/// Keys that are isolated with their conformance to `Hashable`.
/// @mockable
protocol Fonts {
    var sizes: [Role: Int] { get }
    var roles: Set<Role> { get set }
    var lists: [[Role: Int]] { get }
    var tags: [Int: [Tag: Role]] { get }
    var sent: Set<Tag> { get async }
}

/// @mockable
protocol ConcurrentMapper: Sendable {
    func map<T: Sendable>(_ values: [T], _ transform: @Sendable (T) async -> T) async -> [T]
}

/// @mockable
protocol IsolatedMapper {
    func map<T: Sendable>(_ values: [T], _ transform: @escaping @Sendable (T) async throws -> T) async throws -> [T]
    func each<T: Sendable>(_ values: [T], _ body: @Sendable (T) async throws -> Void) async rethrows
}

/// @mockable
protocol BackgroundStatics {
    @Background static var rows: Int { get set }
    @Background static func load() -> Int
}

/// What conforms to `Error` is not isolated, but its subclasses would be.
class Failure: Error, @unchecked Sendable {
    let code: Int
    init(code: Int) { self.code = code }
    func describe() -> String { "" }
}

/// @mockable
class KnownFailure: Error, @unchecked Sendable {
    var title = ""
    init() {}
    func describe() -> String { title }
}

/// @mockable
protocol Recovering: Failure {
    var title: String { get set }
    func recover(_ attempt: Int) -> Bool
}

/// @mockable
nonisolated class Journal {
    init() {}
    func entries() -> [String] { [] }
}
