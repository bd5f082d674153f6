// swiftc: -default-isolation MainActor
// swiftc: -enable-upcoming-feature InferIsolatedConformances
// mockgen: --enable-args-history --order --reset
// Protocols that say that they are on no actor, and those that inherit them, in modules that isolate by default (SE-0466) and
// others.

@globalActor
actor Archive {
    static let shared = Archive()
}

final class Page {
    var number = 0
}

class Desk {
    init() {}
}

/// @mockable
nonisolated protocol Reader {
    func read(_ page: Page)
    @Archive var count: Int { get async }
    @MainActor static func make(_ page: Page) -> Page?
}

/// The conformance to the parent is not isolated, or none to the child could be.
/// @mockable
@MainActor protocol ScreenReader: Reader {
    func show(_ page: Page)
    nonisolated func hide(_ page: Page) -> Page?
}

/// @mockable
@Archive protocol ArchiveReader: Reader, Sendable {
    func store(_ page: Page)
}

/// @mockable
protocol PlainReader: Reader {
    func open(_ page: Page) -> Page?
}

protocol Writer {
    associatedtype Ink
    func write(_ ink: Ink) -> Ink?
    func wait(_ page: Page) async -> Page
    static func make(_ page: Page) -> Ink?
}

/// The superclass may be on an actor by default, and the members are on none.
/// @mockable
nonisolated protocol DeskWriter: Writer, Desk {
    var page: Page? { get set }
    func erase(_ page: Page) async -> Page
}

/// @mockable
protocol QuickDeskWriter: DeskWriter {
    func hurry()
}

nonisolated class FreeShelf {}

class CountedShelf: FreeShelf {
    init(count: Int) {}
}

/// Subclasses run where the superclass does, and so do initializers that override its.
/// @mockable
protocol OnFreeShelf: FreeShelf {
    var page: Page { get set }
    func wait(_ page: Page) async -> Page
    static func make() -> Int
}

/// @mockable
@MainActor protocol OnFreeShelfOfScreen: FreeShelf {
    var page: Page { get set }
    init()
    static func make() -> Int
}

/// @mockable
@MainActor protocol OnCountedShelf: CountedShelf {
    var number: Int { get set }
}

/// What satisfies a requirement depends on whether a mock is Sendable, which the compiler looks for in a circle unless the
/// conformance says that it is not isolated.
nonisolated protocol Shelving {
    associatedtype Item: Desk
    func put(_ item: Item)
    func count() -> Int
}

extension Shelving where Self: Sendable {
    func put(_ item: Item) {}
}

/// @mockable
@MainActor protocol ScreenShelving: Shelving {
    func show()
}

/// @mockable
@MainActor protocol SharedShelving: Shelving, Sendable {
    func show()
}

/// @mockable
protocol DeskShelving: Desk, Shelving {
    func show()
}
