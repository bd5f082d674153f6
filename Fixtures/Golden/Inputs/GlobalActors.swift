// Global actors, of protocols and of single members.

import Foundation

@globalActor
actor StorageActor {
    static let shared = StorageActor()
}

/// @mockable(history: show = true)
@MainActor
protocol ViewModel {
    var title: String { get set }
    var theme: Theme { get }
    func show(_ text: String)
    func load() async throws -> String
    func box(_ box: SharedBox) async -> SharedBox
    nonisolated func log(_ text: String)
    nonisolated var identifier: String { get }
    static var shared: Int { get set }
    static func make() -> Int
    subscript(index: Int) -> String { get set }
    init(title: String, subtitle: String)
}

/// @mockable
@StorageActor protocol Repository: AnyObject {
    var items: [String] { get set }
    func load() throws -> Int
    @MainActor func present()
}

/// @mockable
protocol MixedMembers {
    @MainActor var title: String { get set }
    @MainActor func show(_ text: String) -> Bool
    @MainActor func reload() async throws
    @StorageActor func store(_ text: String)
    func plain() -> Int
    @MainActor var theme: Theme { get }
    @MainActor static func make() -> Int
}

protocol PlainParent {
    var identifier: Int { get }
    func ping() -> Int
}

@MainActor
protocol MainParent {
    var title: String { get set }
    func update()
}

/// Isolation that comes by inheritance.
/// @mockable
protocol InheritedIsolation: MainParent {
    func refresh()
}

/// The members of the parent stay nonisolated.
/// @mockable
@MainActor
protocol MixedInheritance: PlainParent {
    func refresh()
    var name: String { get set }
}

/// @mockable
@MainActor
protocol SendableViewModel: Sendable {
    var title: String { get set }
    func show()
}

/// A mock that is bound to a global actor is no default value.
/// @mockable
protocol Coordinator {
    var model: any ViewModel { get }
    func make() throws -> any ViewModel
    nonisolated func log()
    nonisolated var code: Int { get }
}

/// @mockable
@MainActor
protocol ViewModelWithClosures {
    func visit(_ body: (SharedBox) -> Int) async -> Int
    func visitLater(_ body: @escaping (SharedBox) -> Int) async throws
    func transform<Value>(_ body: () async throws -> Value) async rethrows -> Value
    func perform(_ body: @autoclosure () -> Int) async
    func performLater(_ body: @escaping @autoclosure () throws -> Int) async
    func performSent(_ body: sending @autoclosure @escaping () throws -> Int)
    func look(at values: borrowing [Any]) async -> Int
    var onChange: (Int) -> Void { get set }
    var onLoad: () async -> Void { get set }
}

/// @mockable
protocol MemberWithClosures {
    @MainActor func visit(_ body: (SharedBox) -> Int) async -> Int
}

/// @mockable
@MainActor
protocol SharedDefaults {
    nonisolated static var name: String { get set }
    nonisolated static func reset(to name: String)
}

/// @mockable
@MainActor
protocol ViewFactory {
    associatedtype View: AnyObject
    static var count: Int { get set }
    static func make(_ view: View) -> View
}

/// @mockable
@MainActor
protocol RankedView: Comparable {
    var rank: Int { get }
}

protocol Payload {}

/// Existential values leave the actor too.
/// @mockable
@MainActor
protocol ExistentialSender {
    func send(_ payload: any Payload, _ anything: Any, _ list: [any Payload]) async -> any Payload
    func sendOpaque(_ payload: some Payload, _ maybe: (some Payload)?) async
}

protocol FreeParent { var level: Int { get set }; func rise() async; static func make() -> Int }

protocol BoundParent {
    @MainActor var level: Int { get set }
    @MainActor func rise() async
    @MainActor static func make() -> Int
}

/// What one parent binds to an actor and the other does not is there without it.
/// @mockable
protocol FreeAndBound: FreeParent, BoundParent {}

/// @mockable
@MainActor protocol BoundAndFree: BoundParent, FreeParent {
    func own()
}

/// @mockable(history: visit = true)
@MainActor
protocol GuidedVisitor {
    func visit(_ guide: isolated (any Actor)?, stop: Int) async -> Int
    subscript(stop: Int, guide: isolated StorageActor) -> String { get set }
}

/// @mockable
protocol GuidedLoader {
    func load(on guide: isolated (any Actor)?, parcel: Parcel) async -> Parcel
}

/// @mockable
@MainActor
protocol BorrowingLoader {
    nonisolated(nonsending) func load(_ parcel: Parcel, _ wrap: () async -> Parcel) async -> Parcel
}

/// Initializers that run on no actor set only what is locked.
/// @mockable
@MainActor
protocol CodableScreen: Codable {
    nonisolated init(title: String, number: Int)
    var title: String { get set }
    nonisolated var number: Int { get set }
}

/// Closures and values that go to handlers from an actor that is passed.
/// @mockable
protocol IsolatedRunner {
    func run<Value>(isolation: isolated (any Actor)?, _ body: () async throws -> Value) async rethrows -> Value
    func load(isolation: isolated (any Actor)?, _ body: () async throws -> Parcel) async throws -> Parcel
    func change(isolation: isolated (any Actor)?, _ body: (inout Parcel) async -> Void, _ value: inout Parcel) async
    nonisolated(nonsending) func change(_ body: (Parcel) async throws -> Void, _ value: inout Parcel) async rethrows
    nonisolated(nonsending) static func make() async -> Int
}

/// @mockable
@MainActor
protocol ChangingView {
    func change(_ body: (inout Parcel) async throws -> Parcel) async rethrows
    func change<Value>(_ body: (inout Value, Parcel) async -> Void, value: inout Value) async
    func load(isolation: isolated (any Actor)?, _ body: () async throws -> Parcel) async rethrows -> Parcel
}

/// @mockable
protocol ViewActor: Actor {
    @MainActor var view: Parcel { get set }
    @MainActor var title: String { get }
    func change(_ body: (inout Parcel) async throws -> Void) async rethrows
}

/// @mockable
protocol IsolatedVisitor {
    func visit(_ actor: isolated (any Actor)?, _ work: () -> Void) async -> Int
    func change<A: Actor>(_ values: inout [Any], on actor: isolated A) async throws
    func attempt(_ work: () -> Int, on actor: isolated any Actor) async throws(NetworkError) -> Int
}

/// An initializer on an actor that is passed cannot set what is on another one.
/// @mockable
@MainActor
protocol GuidedView {
    init(guide: isolated (any Actor)?, parcel: Parcel) async
}

/// What runs on a global actor that is passed. The compiler sends no closure from there, not even one that does not escape.
/// @mockable(history: visit = true)
protocol PassedMainActor {
    func run<Value>(on actor: isolated MainActor, _ body: (Value) async -> Void) async
    func attempt(on actor: isolated MainActor, _ body: (Int) async throws -> Void) async rethrows
    func visit(on actor: isolated MainActor, _ body: (Int) async throws -> Void) async
    func show(on actor: isolated MainActor, _ body: @MainActor (Int) -> Void) async
}

nonisolated protocol OffActors { func load(_ name: String) -> Int }
/// @mockable
protocol RefinesOffActors: OffActors { func store() }

/// @mockable
@MainActor
protocol ConcurrentStatics {
    @concurrent static func load() async throws -> Int
    @concurrent func store() async -> Int
}

@StorageActor protocol StoredParent { var level: Int { get set }; func load() -> Int }

/// Two actors are none, and what both bind is there without one. Where isolated conformances are inferred, that to the
/// parent that says its actor at its members would be.
/// @mockable
protocol BoundTwice: BoundParent, StoredParent { func own() }

protocol RefinesStored: StoredParent {
    init(level: Int) async
    func refine()
}

/// In Swift 5 mode the actor that a parent inherits is not that of a conformance to it.
/// @mockable
protocol SentStored: RefinesStored, Sendable {
    associatedtype Row: AnyObject
    static func fetch(_ row: Row) async -> Row?
}

/// @mockable
protocol StoredStatics {
    @StorageActor static var rows: Int { get set }
    @StorageActor static func load() -> Int
}

/// Members on two actors.
/// @mockable
@StorageActor
protocol ViewStorage {
    @MainActor init(row: Int, page: Int)
    var row: Int { get set }
    @MainActor static var title: String { get set }
    @MainActor static func load(_ row: Int) -> Int
    static func store()
}

/// On no actor the initializer serves the one that it is bound to, and sets what is Sendable.
/// @mockable
@StorageActor
protocol StoredScreen {
    var title: String { get }
    @MainActor init(title: String, columns: Int)
}

protocol ViewPlugin {
    associatedtype Content
    var content: Content { get }
}

/// The types of existential types, which do not leave the actor.
/// @mockable
@MainActor
protocol ViewPluginRegistry {
    func register(_ plugin: (any ViewPlugin).Type) async
    func count(_ plugin: (any ViewPlugin).Type?) async -> Int
    func exchange(_ plugins: (old: (any ViewPlugin).Type, new: (any ViewPlugin).Type)) async -> Int
    func replace(_ plugin: sending (any ViewPlugin).Type) async
    func find<Value: Sendable>(_ make: ((any ViewPlugin).Type) async throws -> Value)
    func pair<Value: Sendable>(_ body: @Sendable (Value?, (any ViewPlugin).Type) async -> Void)
    func join<Value: Sendable>(_ body: (Value, (any ViewPlugin).Type?) async -> Void)
    func fail<Value: Sendable>(_ body: (Value, (any Error).Type) async -> Void) async
    func show<Value>(_ body: @MainActor (Value, (any ViewPlugin).Type) async -> Void)
    func forEach(_ body: ((any ViewPlugin).Type) async throws -> Void) async rethrows
}

/// @mockable
protocol ViewPluginStore: Actor {
    func register(_ plugin: (any ViewPlugin).Type) async
}

/// Initializers on another actor, which are given what may not be Sendable.
/// @mockable
protocol ViewPluginLoader: Actor {
    var row: Int { get }
    @MainActor init(plugin: any ViewPlugin, row: Int)
    @MainActor init(parcel: Parcel) async throws
}

/// In Swift 5 mode what its parent binds is on no actor, but what it says itself.
/// @mockable
protocol InheritingView: MainParent {
    init(box: SharedBox)
    func show(_ box: SharedBox) -> Bool
}

/// @mockable
@MainActor
protocol RestatingView: InheritingView {
    init(second: SharedBox)
    func close()
}

/// What its parent is on by inheritance only is on no actor in a mock that says where it is.
/// @mockable
nonisolated protocol DetachedView: InheritingView {
    func detach(_ box: SharedBox) async -> SharedBox
}

@StorageActor protocol StoringView: MainParent { func store() -> Int }
@MainActor protocol ShownView: StoringView, Sendable {}

/// No actor is inferred from parents on several.
/// @mockable
protocol SeveralViews: ShownView {
    init(box: SharedBox)
    var row: Int { get set }
    func show(_ box: SharedBox) async -> SharedBox
}

/// @mockable
@MainActor
protocol StoredView: InheritingView, StoredParent {}

/// What is known not to be Sendable cannot leave an actor in Swift 5 mode either, where the requirement is on none.
/// @mockable
protocol NotifiedView: InheritingView {
    func notify(_ info: [AnyHashable: Any], of box: SharedBox) async -> Bool
    func load<Value: Decodable>(_ type: Value.Type) async throws -> Value
    func plug(_ plugin: any ViewPlugin.Type) async
    func list(_ files: FileManager.DirectoryEnumerator, _ format: ISO8601DateFormatter) async -> NSData
    init(plugin: any ViewPlugin.Type) async
}

/// What a parent implements by default is on no actor, also where a protocol on one asks for it.
/// @mockable
@MainActor
protocol GreaterView: Comparable {
    static func > (lhs: Self, rhs: Self) -> Bool
}

/// The metatypes of associated types are the same.
/// @mockable
protocol DecodingView: InheritingView {
    associatedtype Value: Decodable
    func load(_ type: Value.Type) async throws -> Value
    var type: Value.Type { get async }
}

protocol StorageGuide {
    func count(on storage: isolated StorageActor) -> Int
}

/// Where conformances are inferred to be isolated, the one to the parent is not.
/// @mockable
@MainActor protocol ScreenGuide: StorageGuide {
    func show()
}

protocol Flickering { @MainActor func flicker() }
extension Flickering { @MainActor func flicker() {} }

/// What has a default implementation on an actor isolates the conformance, too.
/// @mockable
@MainActor protocol FlickeringLamp: Flickering { var flicker: Int { get } }

class LampBase { }
protocol Wired { init(_ parcel: Parcel) async }

/// Beside a superclass on no actor, what is `async` says where it runs.
/// @mockable
@StorageActor protocol WiredLamp: LampBase, Wired { var watts: Int { get } }

class BulbBase {
    let watts: Int
    init(watts: Int) { self.watts = watts }
    convenience init(title: String) { self.init(watts: 1) }
}

/// The superclass has an initializer like that with a value for every property, and keeps it on no actor.
/// @mockable
@MainActor protocol TitledBulb: BulbBase { var title: String { get throws } }

@MainActor class LampView { init() {} }
@StorageActor protocol LampStore { func count() -> Int }

/// Between the actor of its superclass and that of its parent, a protocol is on none.
/// @mockable
protocol ShelvedLamp: LampView, LampStore {
    var parcel: Parcel { get }
    func copy() -> Self
}

@StorageActor protocol LampRecord: Sendable {}
@MainActor protocol ScreenRecord: LampRecord {}

/// On no actor itself, the mock takes what its parent's actor may not send.
/// @mockable
protocol ParcelRecord: ScreenRecord { init(_ parcel: Parcel) async }

/// One initializer on the actor, and another on the main actor, are given what may not be Sendable.
/// @mockable
protocol ParcelActor: Actor {
    init(parcel: Parcel)
    @MainActor init(shown parcel: Parcel)
}

/// What leaves all to `init()` cannot fail.
/// @mockable
protocol FailingParcelActor: Actor {
    init?() throws
    @MainActor init(shown parcel: Parcel)
}

@MainActor
protocol BackgroundLoader {
    @concurrent func load(_ parcel: Parcel) async -> Int
}

/// What is on no actor in any case says no other.
/// @mockable
nonisolated protocol FreeBackgroundLoader: BackgroundLoader {}

/// @mockable
protocol DecodingBackgroundLoader: BackgroundLoader {
    @concurrent func decode<Item: Decodable>(_ type: Item.Type) async throws -> Item
    @concurrent func send(_ values: [AnyHashable: Any]) async -> Int
}

protocol MeasuresHere { @MainActor func measure() -> Int }
protocol MeasuresAnywhere { nonisolated func measureAnywhere() -> Int }

/// What names no actor is on that of what it satisfies, and an override where what it overrides is.
class GaugeBase: MeasuresHere {
    init() {}
    func measure() -> Int { 0 }
    func reset() {}
}
class GaugeView: GaugeBase {
    override func measure() -> Int { 1 }
}
@MainActor class GaugePanel: MeasuresAnywhere {
    init() {}
    func measureAnywhere() -> Int { 0 }
}

/// @mockable
protocol ShownGauge: GaugeView {
    func measure() -> Int
    func reset()
}
/// @mockable
protocol PanelGauge: GaugePanel {
    func measureAnywhere() -> Int
}

class CrateBase {
    init(_ parcel: Parcel) async {}
    func carry(_ parcel: Parcel) async -> Parcel { parcel }
}

@MainActor protocol CarriesParcels { func carry(_ parcel: Parcel) async -> Parcel }
@MainActor protocol MadeOfParcels { init(_ parcel: Parcel) async }

/// What is waited for on no actor, and given what is not Sendable, cannot be overridden on one.
/// @mockable
protocol ParcelCrate: CrateBase, CarriesParcels {
    func open()
}
/// @mockable
protocol MadeCrate: CrateBase, MadeOfParcels {
    var weight: Int { get }
}

@StorageActor class ShelfBase {
    init(_ parcel: Parcel) async {}
    func take(_ parcel: Parcel) async -> Parcel { parcel }
}

/// What is not Sendable goes from one actor to another with the caller, where no subclass can override what takes it.
/// @mockable
@MainActor protocol TakingShelf: ShelfBase {
    func take(_ parcel: Parcel) async -> Parcel
}
/// @mockable
@MainActor protocol MadeShelf: ShelfBase {
    init(_ parcel: Parcel) async
}

class TableBase {
    let rows: Int
    @MainActor init(rows: Int) { self.rows = rows }
}
class TableView: TableBase {
    override init(rows: Int) { super.init(rows: rows) }
}
class TableDraft {
    init() {}
    @MainActor convenience init(title: String) { self.init() }
}

/// Initializers are where those of the superclass are, and the rest where the class is.
/// @mockable
protocol TitledTable: TableBase {
    init(title: String)
    var title: String { get set }
}
/// @mockable
protocol RowTable: TableView {
    nonisolated init(rows: Int)
}
/// @mockable
protocol DraftedTable: TableDraft {
    init(title: String)
}

class SeatBase { init(row: Int) {} }
nonisolated class FreeSeatBase { init() {} }
@MainActor protocol SharedSeat: Sendable {
    nonisolated init(row: Int)
    func take() -> Int
    static func count() -> Int
}

/// What is Sendable cannot conform on an actor alone, and the initializers of these classes are on none.
/// @mockable
protocol Seat: SeatBase, SharedSeat {}
/// @mockable
protocol FreeSeat: FreeSeatBase, SharedSeat {}

@StorageActor
protocol PassedActorStore {
    init(isolation: isolated (any Actor)?) async
    subscript(isolation: isolated (any Actor)?) -> Int { get }
    func open(isolation: isolated (any Actor)?) async
}

/// What runs on an actor that is passed names no other one.
/// @mockable
@MainActor
protocol PassedActorView: PassedActorStore {}

/// @mockable
nonisolated protocol FreePassedActorStore: PassedActorStore {}

protocol NearbyLoader {
    nonisolated(nonsending) func load(_ parcel: Parcel) async -> Int
}

/// What runs where its caller does serves who is on no actor in any case as well.
/// @mockable
protocol EverywhereLoader: BackgroundLoader, NearbyLoader {}

@MainActor
protocol ParcelView {}

/// Initializers that are on no actor in any case, and what they are given.
/// @mockable
protocol ConcurrentParcelView: ParcelView {
    @concurrent init(parcel: Parcel) async
}

/// @mockable
@MainActor
protocol ConcurrentParcelScreen {
    @concurrent init(parcel: Parcel, count: Int) async throws
}

@MainActor class PostBase { init() {} }
@MainActor class BarePost {}
@MainActor class HeldPost { let view: LampView = LampView() }
@MainActor class NamedPost { init(name: String) async {} }

/// From an actor that is passed, an initializer waits for the superclass's.
/// @mockable
protocol GuidedPost: PostBase {
    init(guide: isolated (any Actor)?) async
}

/// @mockable
protocol GuidedBarePost: BarePost {
    init(guide: isolated any Actor) async throws
}

/// @mockable
protocol GuidedHeldPost: HeldPost {
    init(guide: isolated (any Actor)?) async
}

/// @mockable
protocol GuidedNamedPost: NamedPost {
    init(guide: isolated StorageActor) async
}

protocol ShownParcelView: ParcelView {}
nonisolated protocol FreeParcelView {}
class ParcelBase { init() {} }

/// In Swift 5 mode nothing says that it is on an actor.
/// @mockable
protocol RawParcelView: ParcelBase, FreeParcelView, ShownParcelView, RawRepresentable where RawValue == Int {}

class GlassCase { init(owner: String) {} }
class TrayCase { init(tray: GlassTray) {} }
class GlassTray {}

/// What cannot leave the other actor that an initializer is on stays there: the superclass is on none.
/// @mockable
@StorageActor protocol GuardedGlassCase: GlassCase {
    @MainActor init(_ other: Self)
    @MainActor init(tray: GlassTray, onOpen: @escaping () -> Void)
}

/// One that overrides an initializer on no actor is on none.
/// @mockable
@StorageActor protocol GuardedTrayCase: TrayCase { @MainActor init(tray: GlassTray) }

protocol MadeInStorage { @StorageActor init?(level: Int) }
protocol MadeOnMain { @MainActor init(level: Int) }

/// What two actors ask for is on none.
/// @mockable
@MainActor protocol MadeOnTwoActors: MadeInStorage, MadeOnMain {
    var level: Int { get }
}

@MainActor class DrawnTable {}

/// A protocol on no actor asks for the initializer that nobody declares, which is on none in Swift 6 mode.
/// @mockable
nonisolated protocol FreeDrawnTable: DrawnTable { init() }

class LoadedTable { init() async {} }

/// What waits for an initializer on no actor is not on the actor of its mock.
/// @mockable
@MainActor protocol NamedLoadedTable: LoadedTable { init(name: String) async }

/// @mockable
@MainActor protocol PlainLoadedTable: LoadedTable { init() async }

/// The initializer that nobody declares does not wait.
/// @mockable
protocol AwaitedDrawnTable: DrawnTable { init() async }

@StorageActor class SharedCatalog: @unchecked Sendable { init() {} }

/// The metatype of a class leaves its caller: nothing has to be checked.
/// @mockable
protocol TypedCatalog: SharedCatalog {
    init<Item: LoadedTable>(of type: Item.Type) async
    func load<Item: LoadedTable>(_ type: Item.Type) async -> Int
}

@StorageActor class KeptTable {}

/// The initializer that nobody declares is waited for in Swift 5 mode alone.
/// @mockable
@MainActor protocol TypedKeptTable: KeptTable { init<Item>(of type: Item.Type) async }

/// Conformances that types say to be on the main actor (SE-0470): associated types, keys and superclasses that have them leave
/// none other to the mock.
@MainActor final class WaxSeal: @MainActor Equatable {
    init() {}
    static func == (left: WaxSeal, right: WaxSeal) -> Bool { left === right }
}
@MainActor struct SealNumber: @MainActor Hashable { var number = 1 }
typealias SealKey = SealNumber
protocol SealedLetter {
    associatedtype Wax: Equatable
    func close(with wax: Wax) -> Bool
}
/// @mockable
@MainActor protocol OfficialLetter: SealedLetter where Wax == WaxSeal {}
/// @mockable
protocol PlainOfficialLetter: SealedLetter where Wax == WaxSeal {
    var wax: Wax? { get set }
}
/// @mockable
@MainActor protocol SealCabinet {
    associatedtype Number: Hashable = SealNumber
    var numbers: Set<Number> { get }
    func seals() -> [SealNumber: WaxSeal]
    func find(_ keys: Set<SealKey>) -> Set<SealKey>
    var keys: [SealKey: Int] { get set }
}
/// Beside such a conformance a `nonisolated` protocol would have its witnesses on no actor.
/// @mockable
nonisolated protocol FreeSealCabinet {
    associatedtype Number: Hashable = SealNumber
    var first: Number { get }
    func number(of name: String) -> Number
}
protocol Stamping { func stamp() }
protocol DoubleStamping: Stamping { func stampTwice() }
class StampMachine: @MainActor Stamping {
    init() {}
    @MainActor func stamp() {}
}
/// @mockable
protocol DoubleStampMachine: StampMachine, DoubleStamping {}

/// Global actors by typealiases.
typealias StampActor = MainActor
typealias StampClerk = StorageActor
protocol StampDesk { func sort() }
/// @mockable
@StampActor protocol StampWindow { func open(); var isOpen: Bool { get set } }
/// @mockable
protocol StampRooms: StampDesk { @StampActor func open(); @StampClerk func store(_ number: Int) }
@StampActor class StampPress { init() {} }
/// @mockable
protocol StampPressing: StampPress { func press() }

@MainActor protocol MinerLamp {}

@MainActor final class FakeMinerLamp: MinerLamp {}

/// In Swift 5 mode an initializer that nobody wrote is on the actor.
/// @mockable(override: lamp = FakeMinerLamp)
@MainActor protocol MinerLampOwner {
    var lamp: any MinerLamp { get }
}
