// swiftc: -default-isolation MainActor
// swiftc: -default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
// swiftc 5: -default-isolation MainActor -enable-upcoming-feature DisableOutwardActorInference -enable-upcoming-feature GlobalActorIsolatedTypesUsability -enable-upcoming-feature InferSendableFromCaptures -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
// mockgen: --mock-all --default-isolation MainActor --enable-args-history --order
// Classes of a module that is isolated to the main actor by default (SE-0466): where their initializers are, and those of mocks.

import Foundation
import Observation

struct Key: Hashable, Sendable { init() {} }
class Plain {}
nonisolated class Box {}
@globalActor actor Background { static let shared: Background = Background() }

/// The `init()` of objects stays on the actor, also if nobody declares it.
/// @mockable
class Loader: NSObject {
    var count: Int = 0
    func load() {}
}

/// @mockable
@MainActor open class OpenLoader: NSObject {}

/// @mockable
class CachingLoader: Loader {
    var limit: Int = 1
}

/// In Swift 5 mode the default argument is on the actor only where the class does not say that it is.
class Desk {
    init(key: Key = .init()) {}
}

/// @mockable
@MainActor class SideDesk: Desk {}

protocol SharedThing: Sendable {}
class Thing {
    var plain: Plain? = Plain()
    func run() {}
}

/// What a protocol makes Sendable inherits an `init()` that is on no actor.
/// @mockable
class LabeledThing: Thing, SharedThing {}

/// What is lazy has a place at first, and no value.
/// @mockable
class LazyDesk {
    lazy var key: Key = Key()
    lazy var other = Key()
}

/// A place for what is not Sendable keeps the initializer on the actor.
/// @mockable
class LazyShelf {
    lazy var close: () -> Void = {}
    lazy var box: Box = Box()
}

struct Ticket { init() {} }

/// @mockable
class Counter {
    var ticket = Ticket()
}

/// What is on no actor cannot be inherited, also beside one that nobody sees.
/// @mockable
class HalfOpen {
    private init(first: Int) {}
    required nonisolated init(second: Int) {}
}

/// @mockable
class HalfOpenInBackground {
    private init(first: Int) async {}
    @Background required init(second: Int) throws {}
}

/// Keys are used on the main actor alone, also in a class on another one.
/// @mockable
@Background class Index {
    @MainActor func find(_ name: String) -> [Key: Int] { [:] }
    @MainActor var keys: [Key: Int] {
        get { [:] }
        set {}
    }
    func close() {}
}

/// An initializer off the actor gives the history of keys its value.
/// @mockable
class Register {
    nonisolated required init(size: Int) {}
    func add(_ entries: [Key: Any]) {}
}

enum DialState {
    case idle, turning(by: Int)
    static var fresh: DialState { .idle }
}
nonisolated enum DialLimit { case low, high }

/// The cases of an enum are on no actor, and neither is the `init()` that nobody declares.
/// @mockable
class Dial {
    var state: DialState = .idle
    var other = DialState.idle
    var last: DialState? = .none
    var limit: DialLimit = .low, factor = Double.pi
    func turn() {}
}

/// Static members are on the actor of their type.
/// @mockable
class FreshDial {
    var state: DialState = .fresh
    func turn() {}
}

/// Its initializer is on no actor, as that of its superclass is.
protocol SentSheet: Sendable {}
nonisolated class FreeSheet {}
/// @mockable
@MainActor class ShownSheet: FreeSheet, SentSheet {
    func show() {}
}
/// @mockable
protocol SheetOfShown: ShownSheet { func tear() }

protocol Stackable {}

/// No closure between a handler and its argument names a type whose metatype cannot be sent.
/// @mockable
class StackedShelf<Item: Stackable> {
    func stack(_ body: @Sendable (Item) throws -> Void) async rethrows {}
}

struct ShelfKey: Hashable { var number = 0 }

/// An initializer on another actor finds what is stored there.
/// @mockable(history: fill = true)
class KeyedShelf {
    @Background init(size: Int) {}
    func fill(_ names: [ShelfKey: String]) {}
}

/// @mockable(history: fill = true)
class LentShelf {
    init(on actor: isolated (any Actor)?) async {}
    func fill(_ names: [ShelfKey: String]) {}
}

/// What the macro makes of properties is on the main actor, and so is the initializer that nobody declares.
/// @mockable
@Observable class ObservedModel {
    var name: String?
    @ObservationIgnored var cache = 1
    func load() {}
}
/// @mockable
@MainActor @Observable class StatedObservedModel { var count = 0 }
/// @mockable
@Observable class IgnoredModel { @ObservationIgnored var cache = 1 }
/// @mockable
protocol ObservedScreen: ObservedModel { func show() }

/// Initial values that certainly are there, or are not.
@propertyWrapper struct Trimmed {
    var wrappedValue: String
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
protocol Sketch {}
struct Sketched: Sketch { init(_ name: String = "") {} }
/// @mockable
class TrimmedForm { @Trimmed var name = "" }
/// @mockable
class SketchedForm { var sketch: Sketched = .init() }
/// @mockable
class NamedSketchedForm { var sketch = Sketched("plan") }
/// @mockable
class SketchesForm { var sketches: [any Sketch] = [] }
/// @mockable
class ActionsForm { var actions: [Int: () -> Void] = [:] }
/// @mockable
class ClosureForm { var action = { 3 } }
/// @mockable
class RepeatedForm { var zeros = Array(repeating: 0, count: 3) }
/// @mockable
class AddressForm { let address: URL? = URL(string: "a") }

/// Sendable closures behind optionals, of which the mock has its own.
/// @mockable
class ObserverList {
    private(set) var onChange: (@Sendable (Int) -> Void)?
    private(set) var save: (@Sendable (String) async throws -> Int)?
    init() {}
}

/// Lazy properties whose values say of which type they are.
/// @mockable
class LazyAction { lazy var action = { 3 } }
nonisolated class Parcel { init(weight: Int) {} }
/// @mockable
class LazyParcel { lazy var parcel = Parcel(weight: 2) }

/// A required initializer that cannot be handed on, beside one on no actor.
/// @mockable
class RequiredShelf {
    required init(widths: Int...) {}
    nonisolated init(name: String) async {}
}

/// What is lazy, and given by functions.
nonisolated class LazyPart {}
nonisolated func makeLazyPart() -> LazyPart { LazyPart() }
/// @mockable
class LazyByGlobal { lazy var part = makeLazyPart() }
/// @mockable
class LazyByMember {
    lazy var part = self.make()
    func make() -> LazyPart { LazyPart() }
}
/// @mockable
class LazyByStatic {
    lazy var part = Self.make(3)
    static func make(_ count: Int) -> LazyPart? { nil }
}
/// @mockable
class LazyOfSent {
    lazy var part = make()
    func make() -> [String] { [] }
}

/// What is a key here conforms on the main actor, which a default argument of a generic class does not know.
class Shelves<Item: Hashable> {
    init(_ items: Set<Item> = []) {}
    func merge(_ counts: [Item: Int] = [:], into other: Set<Item>? = nil) {}
    func order(_ items: (Set<Item>, Int) = (Set(), 0), by ranks: [Item: Int]? = .init()) {}
}
/// @mockable
class KeyShelves: Shelves<ShelfKey> {}
/// @mockable
protocol KeyShelving: Shelves<ShelfKey> { func clear() }

/// Its `init()` is on no actor in Swift 6 mode, and so is one that a protocol asks for.
@Background class Cellar {}
/// @mockable
protocol CellarKeeping: Cellar { init(); func keep() }

/// Those of its initializers that can be overridden: no class inherits one on another actor.
/// @mockable
class Vault: @unchecked Sendable {
    @Background init(open: @escaping () async throws -> Void) async throws {}
    init() throws {}
    init() async {}
    func close() {}
}

/// What overrides a member on no actor makes its default arguments there.
struct CrateLid { init() {} }
class CrateStore {
    init(lid: CrateLid = CrateLid()) {}
    func take(_ lid: sending CrateLid = CrateLid(), at index: Int = 0) -> Int { index }
}
/// @mockable
protocol FreeCrateStore: CrateStore { nonisolated func take(_ lid: sending CrateLid, at index: Int) -> Int }

/// Beside an initializer with the same labels, one on no actor is inherited, not overridden.
/// @mockable
class TwinCrate {
    init() {}
    nonisolated init() async throws {}
    func open() {}
}
