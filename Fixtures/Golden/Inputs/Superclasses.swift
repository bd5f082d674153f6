// Protocols that only subclasses of a class conform to, and the initializers of the class.

import Foundation

class NamedView {
    let name: String

    init(name: String) { self.name = name }
    required init?(coder: Int) { name = "" }
}

/// @mockable
protocol NamedScreen: NamedView {
    var title: String { get set }
    func show()
}

/// @mockable
protocol NamedPopup where Self: NamedView {
    var size: Int { get }
    init(name: String)
    init(size: Int)
}

/// An argument without default value.
class TokenView {
    struct Token {}

    init(token: Token, at index: Int = 0) {}
}

/// @mockable
protocol TokenScreen: TokenView {
    var token: TokenView.Token { get }
}

class ItemView<Item> {
    init(items: [Item]) {}
    init?(checked item: Item) throws {}
}

/// @mockable
protocol ItemScreen: ItemView<Int> {
    func reload()
}

class PlainSubview: NamedView {}

/// @mockable
protocol SubviewScreen: PlainSubview, Sendable {
    var count: Int { get set }
}

class FailableView {
    init?() {}
    init(x: Double) {}
}

/// @mockable
protocol FailableScreen: FailableView {
    var text: String { get }
}

/// The class is in another file, which the run does not see.
/// @mockable(superclass: type = UnseenView)
protocol UnseenScreen {
    var title: String { get set }
    func show()
}

/// A class of this file that the protocol does not name.
/// @mockable(superclass: type = ItemView<String>)
protocol GivenScreen {
    var title: String { get set }
}

/// What the class has already: overridden where it can be, used as it is elsewhere.
class EquippedView {
    var title: String = "equipped"
    let size: Int = 3
    private var note: String = ""
    var showCallCount: Int { 0 }

    func draw(_ text: String) -> Int { text.count }
    final func finish() {}
    class func make() {}
}

/// @mockable
protocol EquippedScreen: EquippedView {
    var title: String { get }
    var size: Int { get }
    var note: String { get }
    func draw(_ text: String) -> Int
    func finish()
    func show()
    static func make()
}

/// What may fail in the class and may not in the mock.
class FragileView {
    init?(name: String) {}
    init(size: Int) throws {}
    init?(both: Int) throws {}
}

/// @mockable
protocol SturdyScreen: FragileView {
    init(name: String)
    init(size: Int)
    init(both: Int)
}

/// The class is equatable, but has no hash value.
class ComparedView: Equatable {
    let number: Int

    init(number: Int = 0) { self.number = number }
    static func == (left: ComparedView, right: ComparedView) -> Bool { left.number == right.number }
}

/// @mockable
protocol ComparedScreen: ComparedView, Hashable {
    func show()
}

/// Of several initializers one has to be called by name.
class SeveralView {
    init() {}
    init(width: Int) {}
}

/// @mockable
protocol SeveralScreen: SeveralView {
    var title: String { get set }
    init(height: Int)
}

/// What is decodable has an initializer that it does not declare.
class DecodedView: Decodable {
    var title: String = "decoded"

    #if DEBUG || true
    func refresh() {}
    #endif
}

/// @mockable
protocol DecodedScreen: DecodedView {
    func show()
    func refresh()
}

/// A subclass says again that it is Sendable, and its state is as safe.
class SharedView: @unchecked Sendable {
    init() {}
}

/// @mockable
protocol SharedScreen: SharedView {
    var title: String { get set }
    func show()
}

class PlainSuperclass { init() {} }

/// @mockable
protocol EquatableSubclass: PlainSuperclass, Hashable {
    func touch()
}

/// What extensions of the class bring is there, and cannot be overridden.
class ExtendedView {
    let number: Int = 0
    #if DEBUG || RELEASE || true
    func draw() {}
    final func erase() {}
    #endif
}

extension ExtendedView: Hashable {
    static func == (left: ExtendedView, right: ExtendedView) -> Bool { left.number == right.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
    func hide() -> Int { 5 }
    var caption: String { "caption" }
}

extension ExtendedView: @unchecked Sendable {}

private extension ExtendedView {
    func blink() {}
}

#if DEBUG || RELEASE || true
extension ExtendedView {
    func shake() -> Int { 6 }
}
#endif

/// @mockable
protocol ExtendedScreen: ExtendedView, Hashable {
    var caption: String { get }
    func hide() -> Int
    func blink()
    func shake() -> Int
    func draw()
    func erase()
    func show()
}

/// What a subclass has for a protocol that is bound to no actor leaves the actor of its superclass.
@MainActor
class MainView {
    init() {}
}

class MainListView: MainView {}

/// @mockable(superclass: type = MainListView; history: show = true)
protocol FreeScreen {
    var title: String { get set }
    func show(_ row: Int) throws -> Int
    @MainActor func refresh()
    static func make() -> Int
}

/// @mockable
protocol BoundScreen where Self: MainListView {
    var title: String { get set }
    func show()
}

/// @mockable
protocol SendableBoundScreen: Sendable where Self: MainView {
    func show()
}

@MainActor
class SharedMainView: @unchecked Sendable {
    init() {}
}

/// @mockable
protocol SharedBoundScreen: SharedMainView {
    func show()
}

/// @mockable(superclass: type = SharedMainView)
protocol SharedFreeScreen: Hashable {
    var title: String { get set }
}

/// An initializer that stays on the superclass's actor is checked when it is called.
/// @mockable
protocol CodableBoundScreen: SharedMainView, Codable {
    var title: String { get set }
}

class FreeView {
    nonisolated init() {}
}

/// @mockable
protocol CodableFreeScreen: FreeView, Codable {
    var title: String { get set }
}

class BoxView {
    init(box: SharedBox, title: String) {}
}

/// An initializer that overrides one on no actor sets what is Sendable.
/// @mockable
@MainActor
protocol BoundBoxScreen: BoxView {
    var box: SharedBox { get }
    var title: String { get }
    init(box: SharedBox, title: String)
}

protocol BoxHolder {
    init(box: SharedBox)
    func look()
}

nonisolated protocol LooseBoxHolder {
    init(box: SharedBox)
}

/// @mockable
protocol LooseBoxHolderScreen: LooseBoxHolder, MainView {}

protocol SendableBoxHolder: Sendable {
    init(box: SharedBox)
}

class BoxHolderView {
    init() {}
}

/// An initializer that is on the superclass's actor satisfies one on none where the mock conforms on that actor.
/// @mockable
protocol BoxHolderScreen: BoxHolder, MainView {}

/// @mockable
@MainActor
protocol FreeBoxHolderScreen: BoxHolder, BoxHolderView {
    func show()
}

/// @mockable
protocol SendableBoxHolderScreen: SendableBoxHolder, MainView {}

/// @mockable(superclass: type = MainView)
protocol SendableBoxScreen: Sendable {
    init(box: SharedBox)
}

class AliasedView {
    init() {}
}

typealias ShortView = AliasedView
typealias ShorterView = ShortView

/// What a typealias says of a class is said of the class.
extension ShorterView: @unchecked Sendable {}

/// @mockable
protocol AliasedScreen: AliasedView {
    func show()
}

class ObjectBase: NSObject {
    init(title: String) {}
}

class DescribedObject: NSObject {
    override var description: String { "described" }
}

/// What `NSObject` has is left to it.
/// @mockable
protocol HashableObjectRow: ObjectBase, Hashable, CustomStringConvertible {
    var hash: Int { get }
    func copy() -> Any
    func show()
}

/// What it has says what associated types are.
/// @mockable
protocol PlainObjectRow: ObjectBase {
    associatedtype Text: Sequence
    associatedtype Number: Hashable
    var description: Text { get }
    var hash: Number { get }
    func show(_ texts: [Text], _ number: Number)
}

/// @mockable
protocol DescribedObjectRow: DescribedObject {
    var description: String { get }
    func isEqual(_ other: Any?) -> Bool
}

/// @mockable
protocol PlainObject: NSObject {
    var debugDescription: String { get }
    func mutableCopy() -> Any
}

/// A superclass with an initializer that nothing can be handed on to.
class VariadicView {
    init(names: String...) {}
    init(name: String) {}
}

/// @mockable
protocol MadeVariadicView: VariadicView {
    init(title: String)
}

// A protocol of the standard library with two initializers is named once.

@MainActor class ColumnBase {
    init() {}
}

/// @mockable
@MainActor protocol ColumnKey: ColumnBase, CodingKey {}

class Vessel { init() {} }
class Sailboat: Vessel {}
protocol Floating: Vessel { func float() }

/// The class that inherits from the other one.
/// @mockable
protocol Sailing: Sailboat, Floating { func sail() }

class SpellingBase {
    init(error: Error) {}
    func `report`(_ error: Error) -> Error? { nil }
    func visit(_ body: (_ count: Int) -> Void) {}
}

/// What the superclass has, spelled otherwise.
/// @mockable
protocol SpelledLikeBase: SpellingBase {
    init(error: any Error)
    func report(_ error: any Error) -> (any Error)?
    func visit(_ body: (Int) -> Void)
}

class BareWidget {}

/// Initializers that neither fail nor throw, as the inherited ones do not.
/// @mockable
protocol MadeWidget: BareWidget { init?() }

class ReadyWidget { init() {} }

/// @mockable
protocol MadeReadyWidget: ReadyWidget { init() async throws }

@MainActor class DeskBase { init() {} }
@MainActor protocol DeskParent { init(box: SharedBox); func open() -> Int }

/// From a protocol that is on no actor nothing is inferred for members, but from the superclass for the rest.
/// @mockable
nonisolated protocol DetachedDesk: DeskParent, DeskBase {
    func close()
}

/// An initializer on another actor than that of the superclass.
/// @mockable
protocol StoredDesk: DeskBase {
    var box: SharedBox { get }
    @StorageActor init(row: Int)
    @StorageActor init(page: Int) async
    @StorageActor init(box: SharedBox) async
}

/// What is locked gets its value before the superclass does.
/// @mockable
protocol ReadyDesk: ReadyWidget, Sendable {
    var name: String { get async }
    var row: Int { get set }
    init(name: String, row: Int)
}

class PlainModel {
    init() {}
}
/// An initializer on no actor that overrides one on none, of a mock on an actor.
/// @mockable
@MainActor
protocol PlainModelScreen: PlainModel {
    nonisolated init()
    func show()
}

class BareModel {
    var rows = 0
}
/// The same where nobody declares the one that is overridden.
/// @mockable
@MainActor
protocol BareModelScreen: BareModel {
    nonisolated init()
}

/// Foundation's classes are known by their names.
/// @mockable
protocol Download: Operation {
    func pause()
}

/// @mockable
protocol PlainFormatter where Self: Foundation.Formatter {
    func format(_ values: [some Operation]) -> String
}

/// A class of Foundation is Sendable, which a subclass has to say again.
/// @mockable(superclass: type = JSONDecoder)
protocol LenientDecoder: JSONDecoder {
    var skipped: Int { get set }
    func skip(_ key: String) -> Bool
}

/// What a known class has that the annotation names is left to that.
/// @mockable(superclass: type = NSObject)
protocol SpokenName {
    var name: String { get }
    var description: String { get }
    func isEqual(_ object: Any?) -> Bool
}

/// Superclasses with two initializers that differ in `async` alone, of which none can be overridden.
class AwaitedScreen {
    let title: String

    init() { title = "" }
    init(title: String) { self.title = title }
    convenience init() async { self.init(title: "awaited") }
}
class ImplicitlyAwaitedScreen { var title = "" }
extension ImplicitlyAwaitedScreen {
    convenience init() async { self.init(title: "awaited") }
    convenience init(title: String) {
        self.init()
        self.title = title
    }
}
/// @mockable
protocol AwaitedScreening: AwaitedScreen { func show() }
/// @mockable
protocol ImplicitlyAwaitedScreening: ImplicitlyAwaitedScreen { func show() }

// What is unavailable on one platform is there on others.
class PlatformBase {}
@available(watchOS, unavailable)
extension PlatformBase {
    func reload() {}
}
/// @mockable
protocol PlatformScreen: PlatformBase {
    func reload()
    func close()
}

final class LedgerBook {}

class LedgerLoader {
    init(book: LedgerBook) async {}
}

/// The mock's initializer runs where its caller does, and so does not say its actor.
/// @mockable
@MainActor
protocol ShownLedgerLoader: LedgerLoader {
    init(book: LedgerBook) async
    func show()
}

class LedgerRecord {}

protocol CodableRecord: Codable {}

@preconcurrency @MainActor
protocol EarlyShownRecord {}

/// In Swift 5 mode its parent's actor is not that of what a superclass does.
/// @mockable
protocol CodableLedgerRecord: CodableRecord, EarlyShownRecord, LedgerRecord {}

class Wardrobe {
    init() {}
    init(doors: Int) {}
}

extension Wardrobe {
    convenience init(label: String) { self.init() }
}

/// What no subclass can declare is inherited.
/// @mockable
protocol LabelledWardrobe: Wardrobe {
    init(label: String)
    func open()
}

class PantryShelf {
    init(doors: Int) {}
}

extension PantryShelf {
    convenience init() { self.init(doors: 1) }
    convenience init(label: String) { self.init(doors: 2) }
}

/// @mockable
protocol LabelledPantryShelf: PantryShelf { var label: String { get } }

/// Of two that differ in `async` alone, the mock declares none.
class Pantry {
    init(shelves: Int) {}
    convenience init() { self.init(shelves: 1) }
    convenience init() async { self.init(shelves: 2) }
}

/// @mockable
protocol OpenedPantry: Pantry {
    init()
    init() async
    var isOpen: Bool { get }
}

/// @mockable
protocol ClosedPantry: Pantry { var isLocked: Bool { get } }

class StockRoom {
    init() {}
    init() async {}
}

/// @mockable
protocol StockedRoom: StockRoom {
    init() async
    var stock: [String] { get }
}

class CrateRow {}
class RowCrate { init(_ row: CrateRow, count: Int = 2) {} }

/// What the superclass's initializer has no default value for, one of the mock hands on by its name.
/// @mockable
protocol NamedCrate: RowCrate {
    init(row: CrateRow, name: String)
    init(row: CrateRow) throws
}

class Ladder {
    let steps: [Int]
    init(steps: Int...) { self.steps = steps }
    required convenience init(height: Int) { self.init(steps: height) }
}

/// What takes any number of arguments is given none. No class overrides that, or inherits what calls it.
/// @mockable
protocol NamedLadder: Ladder { init(name: String) }

class LadderRack {
    required init(lengths: Double...) {}
    init(name: String?) {}
    init(name: Int?) {}
}

/// One that takes any number has to be there, but cannot hand them on.
/// @mockable
protocol WallRack: LadderRack { init(wall: Int) }

class RungCounter {
    init(from start: Int = 1) {}
    init(to end: Int8?) {}
    init(to end: Int16?) {}
    init(by step: Int = 1) {}
}

/// The initializers of the superclass tell apart what they are called with.
/// @mockable
protocol NamedRungCounter: RungCounter { var name: String { get } }

class RungLabel {
    init(of rung: Int?) {}
    init(of rung: UInt8?) {}
}

/// @mockable
protocol NamedRungLabel: RungLabel { var name: String { get } }

class LoadedRung {
    init(load: Int) {}
    init(load: Int) async {}
}

/// What waits calls what waits.
/// @mockable
protocol NamedRung: LoadedRung {
    init(name: String)
    init(title: String) async
}

class StepTimer {
    init(limit: Int = 0, steps: Int = 0) {}
    convenience init(limit: Int = 0) { self.init(limit: limit, steps: 1) }
    convenience init(of step: Int) { self.init(limit: step) }
}
class LongStepTimer: StepTimer {
    override init(limit: Int = 0, steps: Int = 0) { super.init(limit: limit, steps: steps) }
}

/// `super.init()` could be a convenience one, which no subclass calls.
/// @mockable
protocol ShownStepTimer: LongStepTimer { func show() }

class GenericRung {
    init<Item: Hashable>(of item: Item?) {}
    init(of items: [some Hashable]) {}
    init(size: Float) {}
    init(size: RungSize) {}
}
struct RungSize: ExpressibleByFloatLiteral { init(floatLiteral value: Double) {} }

/// Nothing tells what the generic parameters are, and the literal could be another type.
/// @mockable
protocol ShownGenericRung: GenericRung { func show() }

class OldRung {
    @available(*, deprecated, message: "give its size") init() {}
    init(size: Int) {}
}

/// What is deprecated is not called where there is another.
/// @mockable
protocol ShownOldRung: OldRung { init(name: String) }

class OlderRung { @available(*, deprecated) init(size: Int = 1) {} }

/// @mockable
protocol ShownOlderRung: OlderRung { init(name: String) }

/// An initializer that stays where its caller is, and overrides one that waits for nothing.
class BareBench { var width = 1 }
/// @mockable
protocol AwaitedBench: BareBench { nonisolated(nonsending) init() async }
class WoodenBench { init() {} }
/// @mockable
protocol AwaitedWoodenBench: WoodenBench { nonisolated(nonsending) init() async }

/// Protocols that ask for nothing but what their superclass has on its actor: in Swift 5 mode they are on none.
@MainActor class LidScreen {
    init() {}
    final func shut() {}
    static func make() {}
}
/// @mockable
protocol LidShutting: LidScreen { func shut() }
/// @mockable
protocol LidMaking: LidScreen { static func make() }

/// What a superclass refers to weakly: the compiler warns of what is made for that in the call itself.
/// @mockable
protocol LidDelegate: AnyObject { func lidDidShut() }
class LidRouter {
    weak var delegate: (any LidDelegate)?
    init(delegate: any LidDelegate) { self.delegate = delegate }
}
/// @mockable
protocol LidRouting: LidRouter { func route() }
class LidWatcher {
    let onShut: () -> Void
    init(delegate: any LidDelegate) { onShut = { [weak delegate] in delegate?.lidDidShut() } }
}
/// @mockable
protocol LidWatching: LidWatcher {}
struct LidHinge { weak var delegate: (any LidDelegate)? }
class HingedLid {
    let hinge: LidHinge
    init(delegate: any LidDelegate) { hinge = LidHinge(delegate: delegate) }
}
class SpringLid: HingedLid {}
/// @mockable
protocol LidSpringing: SpringLid {}

/// A superclass whose protocol has a typealias called like a type of Foundation.
protocol Crating { typealias Data = [Int] }
class DataCrate: Crating { init() {} }
/// @mockable
protocol DataCrating: DataCrate { func pack() -> Data }

/// What classes of Foundation have is left to them.
/// @mockable
protocol LidArchive: FileManager {
    var currentDirectoryPath: String { get }
    func fileExists(atPath path: String) -> Bool
    func fileExists(of lid: Int) -> Bool
}
/// @mockable
protocol LidDecoding: JSONDecoder { func decode<Lid: Decodable>(_ type: Lid.Type, from data: Data) throws -> Lid }
/// @mockable
protocol LidStoring: UserDefaults {
    static var standard: UserDefaults { get }
    func string(forKey key: String) -> String?
}

/// What overrides a generic function may ask for less.
class LidIndex {
    init() {}
    func find<Key: Hashable>(_ key: Key) -> [Key] { [] }
    class func count<Key: Hashable & Sendable>(_ key: Key) throws -> Int { 0 }
    func find<Key, Keys: Sequence>(_ key: Key, in keys: Keys) where Keys.Element == Key {}
    func count<Key: Hashable, Keys: Sequence<Key>>(_ keys: Keys, like key: Key) -> Int { 0 }
}
/// @mockable
protocol LidFinding: LidIndex {
    func find<Item>(_ key: Item) -> [Item]
    static func count<Key: Equatable>(_ key: Key) throws -> Int
    func find<Item, Items: Sequence>(_ key: Item, in keys: Items)
    func count<Key, Keys: Sequence>(_ keys: Keys, like key: Key) -> Int
}

/// Superclasses by typealiases of generic types.
class LidStack<Lid> {
    typealias OfMany = LidStack<[Lid]>
    class Top { init() {} }
    typealias Highest = Top
    init() {}
    func push(_ lid: Lid) {}
}
/// @mockable
protocol LidStacking: LidStack<Int>.OfMany { func push(_ lid: [Int]) }
/// @mockable
protocol LidTopping: LidStack<Int>.Highest { func turn() }

/// Closures that throw `Never` are those that throw nothing, and not those of overrides.
class LidSealing<Failure: Error> {
    init() {}
    func seal(_ lid: () throws(Failure) -> Void) {}
}
/// @mockable
protocol LidSealed: LidSealing<Never> { func seal(_ lid: () -> Void); func open() }
protocol LidOpening { func open(_ lid: () throws(Never) -> Void) }
/// @mockable
protocol LidCracking: LidOpening { func open(_ lid: () -> Void) }

/// Properties of tuple patterns.
class LidPair {
    var (inner, outer) = (1, 2)
    let (name, (_, color)): (String, (Int, color: String?)) = ("", (0, nil))
    var (depth): Int = 1
}
/// @mockable
protocol PairedLid: LidPair {
    var inner: Int { get }
    var color: String? { get }
    func turn()
}
