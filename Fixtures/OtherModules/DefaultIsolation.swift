// module: -default-isolation MainActor
// tests:
// tests: -default-isolation MainActor
// tests: -enable-upcoming-feature InferIsolatedConformances
// mockgen: --default-isolation MainActor --enable-args-history --reset --order

import Foundation

@globalActor actor Archive { static let shared = Archive() }

struct Key: Hashable {}
class Box {}
nonisolated class Free { init() {} }
class Screen { init() {} }
class Pane<Item>: Screen {}

// What is `Sendable` conforms anywhere, and so it does to parents.

protocol Rendering { func render() }

/// @mockable
protocol SharedScreen: Screen, Rendering, Sendable { func close() }

/// @mockable
protocol SharedPane: Pane<Int>, SharedRendering, Sendable { func close() }

/// @mockable
protocol SharedRendering: Rendering, Sendable { func count() -> Int }

// Parents of what is on another actor, or says which one it is on.

/// @mockable
@Archive protocol Archiving: Rendering { func store(_ count: Int) }

/// @mockable
protocol Backup: Archiving, Rendering { func restore() async throws }

/// @mockable
@MainActor protocol Failing: Error, Rendering { func recover() -> Bool }

// Keys are on the main actor, and their protocols are not.

/// @mockable
nonisolated protocol Index: AnyObject {
    init(_ keys: Set<Key>)
    static func merge(_ keys: Set<Key>)
    func find(_ keys: Set<Key>) -> [Key: Int]
    nonisolated func count() -> Int
    var keys: [Key: Int] { get set }
    subscript(key: Key) -> Int { get }
}

/// @mockable
protocol Lookup {
    nonisolated func find(_ keys: Set<Key>, _ count: Int) async throws
    nonisolated(nonsending) func wait(for keys: Set<Key>) async
    nonisolated var keys: Set<Key> { get }
}

/// @mockable
nonisolated protocol Catalog: Hashable { func find(_ keys: Set<Key>) }

// Mocks on no actor, and what cannot leave that of the module.

/// @mockable
protocol Feed: AsyncIteratorProtocol {
    init(box: UnsafePointer<Int>) async
    func load(_ box: Box) async -> Box
    func count() async -> Int
}

/// @mockable
protocol Loose: Free { func load(_ box: Box) async -> Box; func count() async -> Int }

/// @mockable
protocol Node: Rendering { associatedtype Child = Self; var child: Child { get } }

/// @mockable
protocol DependencyKey {
    associatedtype Value: Sendable = Self
    static var testValue: Value { get }
    var others: [Value] { get }
    func load() async -> Value
}

// Superclasses on the actor of their module.

/// @mockable
nonisolated protocol Presenting: Screen { func present() }

/// @mockable
@Archive protocol StoredScreen: Screen { func store() }

class Page: Equatable {
    init() {}
    static func == (lhs: Page, rhs: Page) -> Bool { lhs === rhs }
}

/// @mockable
protocol IndexedPage: Page, Hashable { func open() }

class SavedPage: Codable {
    var number = 1
    init() {}
}

/// @mockable
protocol StoredPage: SavedPage, Codable { func store() }

// Mocks that default arguments make.

/// @mockable
protocol Shelf { func count() -> Int }

/// @mockable
protocol Room { var shelf: any Shelf { get set } }

/// @mockable
protocol House { init(shelves: (any Shelf, any Shelf), number: Int) }

// What is on the main actor by inheritance and by default.

/// @mockable
@MainActor protocol Closing { func close() }

/// @mockable
protocol SharedClosing: Closing, Sendable { func open() }

// What satisfies a requirement depends on whether a mock is Sendable, which the compiler looks for in a circle unless it is
// said where the mock conforms.

/// @mockable
protocol Storing { func store(_ item: Int) }

extension Storing where Self: Sendable { func store(_ item: Int) {} }

nonisolated protocol FreeStoring { func store(_ item: Int) }

extension FreeStoring where Self: Sendable { func store(_ item: Int) {} }

/// @mockable
protocol MainStoring: FreeStoring { func load() -> Int }

struct Shelfmark: Hashable {}

/// @mockable
protocol Finding {
    func find(_ marks: Set<Shelfmark>, on actor: isolated any Actor) -> Int
    func load(_ marks: Set<Shelfmark>, on actor: isolated (any Actor)?) async -> Int
}

nonisolated class Shelving { required init() throws {} }

/// An initializer with keys, below a superclass on no actor.
/// @mockable
protocol MarkedShelving: Shelving { init(marks: [Shelfmark: Int]) throws }

/// What an annotation names is made on the main actor.
final class Lending { init() {} }
/// @mockable(override: lending = Lending)
protocol Lender { var lending: Lending { get } }

/// Generic arguments that have to conform to protocols, as keys have, and mocks that are made where no actor is.
struct LoadedRow: Equatable, Codable { var name = "" }
struct RowPage<Item: Codable> { var items: [Item] }
struct LoadedRows<Item: Equatable> { var item: Item? }
protocol PageLogging { func log() }
/// @mockable
protocol RowPaging { var pages: [RowPage<LoadedRow>] { get } }
/// @mockable
protocol RowFeed: PageLogging, Sendable { func load() async -> RowPage<LoadedRow> }
/// @mockable
nonisolated protocol RowSource: Sendable { @MainActor func load() -> LoadedRows<LoadedRow> }
/// @mockable
nonisolated protocol PagingFactory { func make() -> any RowPaging }
/// @mockable
protocol CopiedPaging {
    nonisolated func copy() -> any CopiedPaging
    nonisolated static var shared: any RowPaging { get }
}

/// What the library makes from literals on no actor, as the protocol says.
/// @mockable
nonisolated protocol RowList: Actor, ExpressibleByArrayLiteral { func sort() }

/// Foundation's classes are on no actor, and so are their initializers.
/// @mockable
protocol OperationLogging { func log(_ text: String) }
/// @mockable
protocol ImportOperating: Operation {
    var input: String? { get set }
    var logger: any OperationLogging { get set }
    func importAll() async throws -> [String]
}
/// @mockable
nonisolated protocol FreeOperating: Operation { var logger: any OperationLogging { get set } }
/// @mockable
@MainActor protocol ShownOperating: Operation { var logger: any OperationLogging { get } }
/// @mockable
protocol SentOperating: Operation, Sendable { var logger: any OperationLogging { get } }
/// @mockable
protocol MadeOperating: Operation { init(logger: any OperationLogging) }
/// @mockable
protocol PriceFormatting: Formatter { var currency: String { get set } }
/// @mockable
protocol SettingsStoring: UserDefaults { func theme() -> String? }
/// @mockable
protocol ThumbnailDecoding: JSONDecoder { func thumbnail() -> Data }
/// @mockable(superclass: type = NSCache<NSString, NSData>)
protocol ImageCaching { func trim() }

/// What is Sendable below a protocol that need not be has mocks on no actor, and what these make is made there.
/// @mockable
protocol ClockReading { func now() -> Int }
/// @mockable
protocol ThemeReading { var name: String { get } }
/// @mockable
protocol CoreDependencies {
    var clock: any ClockReading { get }
    var theme: ThemeReading { get set }
    static var shared: any ClockReading { get }
    func clock(named name: String) -> any ClockReading
    subscript(index: Int) -> any ThemeReading { get }
}
/// @mockable
protocol AppDependencies: CoreDependencies, Sendable {}
/// @mockable
protocol AppFailure: CoreDependencies, Error { var clocks: [any ClockReading] { get } }
/// @mockable
typealias ClockTheme = ClockReading & ThemeReading
/// @mockable
protocol ThemeDependencies { var both: any ClockReading & ThemeReading { get } }
/// @mockable
protocol SentThemeDependencies: ThemeDependencies, Sendable { func reload() async }

/// Its `init()` is on no actor in Swift 6 mode, and so is one that a protocol asks for.
@Archive class Cellar {}
/// @mockable
protocol CellarKeeping: Cellar { init(); func keep() }

/// What an associated type is by default under one condition or another, no other module finds by the name.
/// @mockable
protocol Canvas {
    #if FLAG
    associatedtype Layer = Int
    #else
    associatedtype Layer = String
    #endif
    func draw(_ layer: Layer)
}

/// Operators of two protocols, one of which is on no actor, in a mock that is on none either.
protocol BoxReading { subscript<Item>(_ box: Box, _ type: Item.Type) -> Int { get } }
protocol BoxSorting: BoxReading, Sendable { static func < (a: Self, b: Int) -> Bool }
nonisolated protocol FreeSorting { static func < (a: Self, b: Int) -> Bool }
/// @mockable
protocol SortedBoxes: BoxSorting, FreeSorting {}

/// Keys that an associated type stands for, below a class that is on no actor.
struct DrawerKey: Hashable { var id = 0 }
nonisolated class FreeDrawer { init() {} }
/// @mockable
protocol KeyDrawer: FreeDrawer { associatedtype Key: Hashable = DrawerKey; func find(_ key: Key) -> [Key: Int] }
/// @mockable(typealias: Key = DrawerKey)
protocol BoundDrawer: FreeDrawer { associatedtype Key: Hashable; var keys: Set<Key> { get } }
