// What protocols ask for otherwise than their superclass has it: overridden with what is asked for where the language lets
// a subclass do that, and another member beside the superclass's where results tell them apart.

import Foundation

class Pane {
    init() {}
}

class ButtonPane: Pane {
    override init() {}
}

/// A result that the class has not is that of another member.
class CountingPane {
    init() {}
    func count() -> Int { 1 }
    final func width() -> Int { 1 }
    class func limit() -> Int { 1 }
    func tag() -> Any { 1 }
    subscript(row: Int) -> Int { row }
}

/// @mockable
protocol DescribedPane: CountingPane {
    func count() -> String
    func width() -> String
    static func limit() -> String
    func tag() -> Int
    subscript(row: Int) -> String { get }
}

protocol PanePart: AnyObject {}

class PaneFrame: PanePart {}

/// What converts to the result of the class by being wrapped, or bridged, is another one.
class WrappingPane {
    init() {}
    func key() -> any Hashable { 1 }
    func problem() -> any Error { CancellationError() }
    func hash() -> AnyHashable { 1 }
    func kind() -> Any.Type { Int.self }
    func paneKind() -> Pane.Type { Pane.self }
    func outcome() -> Result<Any, any Error> { .success(1) }
    func rows() -> any Sequence<Int> { [] }
    func end() -> Never { fatalError() }
    func title() -> NSString { "" }
    func size() -> NSNumber { 1 }
    func depth() -> Int?? { nil }
    func ids() -> Set<AnyHashable> { [] }
    func part() -> any PanePart & AnyObject { PaneFrame() }
    func pane() -> Pane { Pane() }
    subscript(row: Int) -> any Error { CancellationError() }
}

/// @mockable
protocol PlainPane: WrappingPane {
    func key() -> Int
    func problem() -> CancellationError
    func hash() -> Int
    func kind() -> Int.Type
    func paneKind() -> ButtonPane.Type
    func outcome() -> Result<Int, any Error>
    func rows() -> [Int]
    func end() -> Int
    func title() -> String
    func size() -> Int
    func depth() -> Int?
    func ids() -> Set<Int>
    func part() -> PaneFrame
    func pane() -> any Pane & PanePart
    subscript(row: Int) -> CancellationError { get }
}

/// Subclasses, and what is no optional, narrow what is overridden; an optional does not.
class NestingPane {
    init() {}
    func child() -> Pane? { nil }
    func children() -> (first: Pane, index: Int) { (Pane(), 0) }
    func index() -> Int? { nil }
    func total() -> Int { 1 }
    var parent: Pane { Pane() }
    subscript(row: Int) -> Pane { Pane() }
    func pick<Row: Hashable>(_ row: Row) -> Pane? { nil }
}

/// @mockable
protocol ButtonNestingPane: NestingPane {
    func child() -> ButtonPane
    func children() -> (first: ButtonPane, index: Int)
    func index() -> Int
    func total() -> Int?
    var parent: ButtonPane { get }
    subscript(row: Int) -> ButtonPane { get }
    func pick<Item: Hashable>(_ item: Item) -> ButtonPane
}

/// Accessors and effects that the class has not.
class ReadablePane {
    init() {}
    var title: String { "" }
    private(set) var size = 1
    var depth: Int { get throws { 1 } }
    class var scale: Int { 1 }
    subscript(row: Int) -> Int { row }
    func load() throws -> Int { 1 }
    func store() async throws {}
}

/// @mockable
protocol WritablePane: ReadablePane {
    var title: String { get set }
    var size: Int { get }
    var depth: Int { get }
    static var scale: Int { get set }
    subscript(row: Int) -> Int { get set }
    func load() -> Int
    func store() async
}

/// Initializers promise what those that they override do.
class StrictPane {
    init(size: Int) {}
    required init(title: String) {}
}

/// @mockable
protocol LenientPane: StrictPane {
    init?(size: Int)
    init?(title: String) throws
}

class SizedPane {
    init(size: Int) {}
    init(pane: ButtonPane, id: String) {}
    required init(row: Int) {}
    convenience init(depth: Int) { self.init(size: depth) }
}

/// They override those that take less, too, which then get default values.
/// @mockable
protocol UnsizedPane: SizedPane {
    init(size: Int?)
    init(pane: Pane, id: String)
    init(row: Int!)
    init(depth: Int?) throws
}

/// So would the one with a value for each property.
/// @mockable
protocol UnsizedPaneState: SizedPane {
    var size: Int? { get }
}

/// The same of those that they override without saying so.
class ConvenientPane {
    init() {}
    convenience init(size: Int) { self.init() }
    convenience init(title: String) { self.init() }
    convenience init(row: Int) throws(CancellationError) { self.init() }
    convenience init(depth: Int) async { self.init() }
    convenience init(pane: Pane) { self.init() }
}

/// @mockable
protocol LenientConvenientPane: ConvenientPane {
    init(size: Int) throws
    init(size: Int) async
    init?(title: String)
    init(row: Int) throws
    init(depth: Int) async throws
}

/// They are on the actor of the one that they override.
/// @mockable
@MainActor
protocol MainConvenientPane: ConvenientPane {
    init(pane: Pane)
}

extension ConvenientPane {
    convenience init(width: Int) { self.init() }
}

/// None with a value for each property takes the place of one that stands in an extension.
/// @mockable
protocol WidthPane: ConvenientPane {
    var width: Int { get }
}

class ImplicitPane {
    var title = ""
}

/// @mockable
protocol LenientImplicitPane: ImplicitPane {
    init?() throws
    func show()
}

/// The superclass's initializer is known in part.
class VariadicPane {
    required init(size: Int) {}
    init(titles: String...) {}
}

/// @mockable
protocol RequiredPane: VariadicPane {
    init(width: Int)
}

/// A protocol sees the nested types of its superclass.
enum PaneParts {
    class Base {
        struct Row {}
        init() {}
        func insert(_ row: Row) -> Row { row }
    }
}

/// @mockable
protocol RowPane: PaneParts.Base {
    func insert(_ row: Row) -> Row
}

/// A property of another type than the superclass's is what an extension has for it.
class CaptionedPane {
    init() {}
    var caption: String { "" }
    final var rank: Int { 0 }
}

/// @mockable
protocol UncaptionedPane: CaptionedPane {
    var caption: String? { get }
    var rank: String { get }
}

extension UncaptionedPane {
    var caption: String? { nil }
    var rank: String { "" }
}

/// What a class's member answers is the associated type.
/// @mockable
protocol RankedPane: RankingPane {
    associatedtype Rank: Equatable
    func ranking() -> Rank
}

class RankingPane {
    init() {}
    func ranking() -> Int { 0 }
}

/// A class that has narrowed its superclass's result leaves room for the wider one.
class HintedPane {
    init() {}
    func hint() -> String? { nil }
}

class PlainHintedPane: HintedPane {
    override func hint() -> String { "" }
}

/// @mockable
protocol UnhintedPane: PlainHintedPane {
    func hint() -> String?
}

/// So does one that has narrowed it to a type of another module.
class StoringPane {
    init() {}
    func content() -> Data? { nil }
    func owner() -> NSObject { NSObject() }
}

class FullPane: StoringPane {
    override func content() -> Data { Data() }
    override func owner() -> NSError { NSError(domain: "", code: 0) }
}

/// @mockable
protocol EmptyablePane: FullPane {
    func content() -> Data?
    func owner() -> NSObject
}

/// Optionals that only one of the two unwraps implicitly.
class UnwrappingPane {
    init() {}
    var title: String!
    var subtitle: String?
    var height: Int! { nil }
    var onTap: (() -> Void)!
    func name() -> String! { nil }
    func rename(_ name: String!) {}
    subscript(row: Int) -> String! { nil }
}

/// @mockable
protocol OptionalPane: UnwrappingPane {
    var title: String? { get set }
    var subtitle: String! { get set }
    var height: Int? { get }
    var onTap: (() -> Void)? { get set }
    func name() -> String?
    func rename(_ name: String?)
    subscript(row: Int) -> String? { get }
}

/// Members that take less than is asked for.
class PickyPane {
    typealias Child = ButtonPane
    init() {}
    func show(_ pane: ButtonPane, animated: Bool = true) {}
    func move(to index: Int) -> Pane? { nil }
    func draw(_ body: (Pane) -> Void) {}
    func erase(_ pane: ButtonPane) throws {}
    func attach(_ child: Child) {}
    func lay(out panes: [ButtonPane]) {}
    func load(_ pane: ButtonPane) async {}
    subscript(pane: ButtonPane) -> Int { 0 }
    class func make(_ pane: ButtonPane) {}
}

/// @mockable
protocol TolerantPane: PickyPane {
    func show(_ pane: Pane, animated: Bool)
    func move(to index: Int?) -> ButtonPane
    func draw(_ body: (ButtonPane) throws -> Void)
    func erase(_ pane: Pane?)
    func attach(_ child: Pane)
    func lay(out panes: [Pane])
    func load(_ pane: Pane) async
    subscript(pane: Pane) -> Int { get }
    static func make(_ pane: Pane)
}

/// A class that takes more than its superclass leaves room for a member that takes less.
class WidePane: PickyPane {
    override func show(_ pane: Pane, animated: Bool = true) {}
}

/// @mockable
protocol PickyWidePane: WidePane {
    func show(_ pane: ButtonPane, animated: Bool)
}

/// A member that takes the argument of its class.
class PaneOf<Content> {
    init() {}
    func fill(_ content: Content) {}
}

/// @mockable
protocol PaneOfButtons: PaneOf<ButtonPane> {
    func fill(_ content: Pane)
}

/// What a superclass makes of associated types, its subclasses have, too.
protocol PaneStack {
    associatedtype Element
    associatedtype Key
    init(first: Element)
    func push(_ element: Element, for key: Key)
    func all() -> [Element]
    subscript(key: Key) -> Element? { get set }
}

class PaneStackOf<Value>: PaneStack {
    struct Key {}
    required init(first: Value) {}
    func push(_ element: Value, for key: Key) {}
    func all() -> [Value] { [] }
    subscript(key: Key) -> Value? {
        get { nil }
        set {}
    }
}

/// @mockable
protocol TitleStack: PaneStackOf<String>, PaneStack {
    func sort(by key: Key)
}

class DepthStack {
    typealias Key = String
    required init(first: Int) {}
    func push(_ element: Int, for key: String) {}
    func all() -> [Int] { [] }
    subscript(key: String) -> Int? {
        get { nil }
        set {}
    }
}

extension DepthStack: PaneStack {}

/// @mockable
protocol SortedStack: DepthStack, PaneStack {
    func sort()
}

/// A member that nobody declares.
class SavedPane: Codable {
    var title = ""
    init() {}
}

/// @mockable
protocol SavingPane: SavedPane, Codable {
    func save()
}

open class ReelBase {
    public init() {}
    func rewind() {}
    var turns: Int = 0
}
/// What a public protocol requires is public, also where the class has it for its module.
/// @mockable
public protocol Reel: ReelBase {
    func rewind()
    var turns: Int { get set }
}

/// What an associated type is, says the property of the superclass.
/// @mockable
protocol TurnCounter: ReelBase {
    associatedtype Count
    var turns: Count { get }
}

protocol NamedReel: ReelBase {}
protocol NamedTurns { var turns: String { get } }
/// What its extension implements is satisfied beside the member of the superclass.
/// @mockable
protocol NamedTurnsReel: NamedReel, NamedTurns {}
extension NamedTurnsReel { var turns: String { "" } }

/// A property beside a method of the superclass, and a method with a default implementation.
class Runner { func run() {} }
protocol Running { func run() }
extension Running { func run() {} }
/// @mockable
protocol CountedRunner: Runner, Running { var run: Int { get } }

class ReelIndex {
    init() {}
    func copy() -> ReelIndex { self }
    func reload() {}
    func index() -> AnyObject { self }
}

/// A result that is `Self` is narrower than a class above, and another one than all else.
/// @mockable
protocol ReelIndexCopying: ReelIndex {
    func copy() -> Self
    func reload() -> Self
    func index() -> Self
}

@MainActor
class Playhouse {
    init() {}
    init(rows: Int) {}
    var scene: String = ""
    func light() {}
    func curtain() async {}
    func seat(_ guest: NSObject) -> NSObject? { guest }
    class func house() -> Int { 1 }
    subscript(row: Int) -> Int { row }
}

protocol Lit {
    var scene: String { get }
    func light()
    func curtain() async
    func seat(_ guest: NSObject) -> NSObject?
    static func house() -> Int
    subscript(row: Int) -> Int { get }
}

/// What a parent on no actor asks for, too, is on none.
/// @mockable
protocol LitPlayhouse: Playhouse, Lit {}

/// @mockable
@MainActor
protocol MainPlayhouse: Playhouse, Lit {
    func light()
}

/// @mockable
protocol DarkPlayhouse: Playhouse {
    nonisolated var scene: String { get set }
    nonisolated func light()
    nonisolated func seat(_ guest: NSObject) -> NSObject?
}

protocol PlayhouseKeeper: Playhouse {
    func light()
}

/// @mockable
nonisolated protocol FreePlayhouse: Playhouse, PlayhouseKeeper {
    init(name: String)
}

/// And so is what another actor asks for, but for initializers.
/// @mockable
@StorageActor
protocol NightPlayhouse: Playhouse {
    var scene: String { get }
    init(rows: Int)
    func light()
    func curtain() async
}

class PlayhouseYard {
    init() {}
}

/// One initializer that overrides that of its superclass is both.
/// @mockable
protocol PlayhouseDoor: PlayhouseYard {
    init()
    init() async
}

protocol YardMade: Sendable {
    init()
    var rows: Int { get }
}

/// What overrides an initializer on no actor is on none, and nothing has to be checked.
/// @mockable
@StorageActor
protocol NightYard: PlayhouseYard, YardMade {}

class WatchedBox<Value, Change> {
    init(value: Value, change: Change) {}
    func watch(_ change: Change, all: Change..., map: (Change) -> Value?) {}
    func settle(_ change: @escaping (Value) -> Void) {}
}

typealias WatchedChange = (Int) -> Void

/// Values of a generic parameter escape, closures as well.
/// @mockable
protocol Watching: WatchedBox<Int, WatchedChange> {
    func watch(
        _ change: @escaping (Int) -> Void, all: WatchedChange..., map: (@escaping WatchedChange) -> Int?)
}

/// What is given a closure that does not escape is another function.
/// @mockable
protocol Settling: WatchedBox<Int, WatchedChange> {
    func settle(_ change: (Int) -> Void)
}

class Roster {
    func add(_ name: String) {}
}

@MainActor
class ShownRoster: Roster {
    override func add(_ name: String) {}
    func show() {}
}

/// What the superclass overrides runs where that does, and so does what overrides it again.
/// @mockable
protocol RosterScreen: ShownRoster {
    func add(_ name: String)
    func show()
}

class LazyRoster: Roster {
    func load() {}
}

protocol LoadedRoster {
    func load() async throws
}

/// What throws is asked for with less: the superclass's alone satisfies it.
/// @mockable
protocol LazyRosterKeeper: LazyRoster, LoadedRoster {
    func load() async
}

protocol ShownCounter: ShownRoster {
    func value() -> Int
}

/// In Swift 5 mode the one that it repeats is on no actor.
/// @mockable
@MainActor
protocol RepeatedCounter: ShownCounter {
    func value() -> Int
}

class ModelPane<Model: AnyObject> {
    let model: Model
    init(model: Model) { self.model = model }
    func bind(_ model: Model) {}
}

protocol ModelHolder {
    associatedtype Model: AnyObject
    var model: Model { get }
    func bind(_ model: Model)
}

/// The superclass is generic over what the protocol leaves open.
/// @mockable
protocol ModelScreen: ModelHolder where Self: ModelPane<Model> {
    func show()
}

class ListPane<Rows> {
    func fill(_ rows: Rows) {}
}

/// @mockable
protocol ListScreen where Self: ListPane<[Row]> {
    associatedtype Row
    func fill(_ rows: [Row])
}

class ParsedDocument {
    init(text: String) throws {}
}

class FoundDocument {
    init?(name: String) async {}
}

/// Initializers of superclasses that throw, fail or wait are called as the mock's own one may.
/// @mockable
protocol OpenedDocument: ParsedDocument {
    init(number: Int)
    init(title: String) throws
}

/// @mockable
protocol OpenedFoundDocument: FoundDocument {
    init(number: Int) async
}

struct FoundRow: Identifiable {
    let id = UUID()
}

class FoundRows<Row: Identifiable> {
    func find(_ id: Row.ID) -> Row? { nil }
}

/// The type of an identifier is that of its first value.
/// @mockable
protocol FoundRowsKeeper: FoundRows<FoundRow> {
    func find(_ id: UUID) -> FoundRow?
}

struct CountedRow: Identifiable {
    var id = 0
}

/// @mockable
protocol CountedRowsKeeper: FoundRows<CountedRow> {
    func find(_ id: Int) -> CountedRow?
}

class ScoreKeeper {
    private(set) var scores = ScoreKeeper.first()
    var names = ["a", "b"] {
        didSet { scores = [] }
    }
    var ratios = [1, 2.5]

    init() {}
    static func first() -> [Int] { [1] }
}

/// No other type than the one that is required could be that of `scores`.
/// @mockable
protocol Scores: ScoreKeeper {
    var scores: [Int] { get set }
    var names: [String] { get set }
    var ratios: [Double] { get set }
}

class PartMaker {
    init() {}
    func make() -> Pane? { nil }
}

protocol MakesAnything { func make() -> Pane? }
extension MakesAnything { func make() -> Pane? { nil } }
protocol MakesPanes { func make() -> Pane }

/// One member cannot be overridden for both: the first one has a default implementation.
/// @mockable
protocol MakesParts: PartMaker, MakesAnything, MakesPanes {}

/// What an argument of a constraint says, a where clause says as well.
class PaneRow {
    init() {}
    func add<Panes>(_ panes: Panes) where Panes: Sequence, Panes.Element == Pane {}
    func count<Panes: Collection<Pane>>(_ panes: Panes) -> Int { 0 }
}

/// @mockable
protocol FilledPaneRow: PaneRow {
    func add(_ panes: some Sequence<Pane>)
    func count<Panes: Collection>(_ panes: Panes) -> Int where Panes.Element == Pane
}

class TypedTally<Value> {
    init() {}
    func lowest() -> Int { 0 }
}

extension TypedTally where Value == Int {
    func sum() -> Int { 0 }
    func lowest() -> Int { 1 }
    var unit: String { "" }
    func mean() -> Int { 0 }
}

/// What is declared for one generic argument is as good as what a subclass declares, where it is just what is required.
/// @mockable
protocol NumberTally: TypedTally<Int> {
    func sum() -> Int
    func lowest() -> Int
    var unit: Int { get }
    func mean() throws -> Int
}

/// @mockable
protocol TextTally: TypedTally<String> {
    func sum() -> Int
    func lowest() -> Int
}

class PaneQueue {
    init(_ work: @escaping @Sendable (Pane, inout Int) throws -> Void, name: @autoclosure @Sendable () -> String) {}
    init(first pane: sending Pane) {}
}

/// What the superclass sends elsewhere and callers keep is handed on all the same.
/// @mockable
protocol PaneLine: PaneQueue {
    init(_ work: @escaping (Pane, inout Int) throws -> Void, name: @autoclosure () -> String)
    init(first pane: Pane)
}

extension TypedTally<Int> {
    func median() -> Int { 0 }
}

typealias NumberTallies = TypedTally<Int>
extension NumberTallies {
    func mode() -> Int { 0 }
}

/// What extends the class with other generic arguments is not there.
/// @mockable
protocol TextMedian: TypedTally<String> {
    func median() -> Int
    func mode() -> Int
}

typealias PaneWork = (Pane) -> Void
class PaneWorker {
    typealias Names = [String]
    init(_ work: @escaping PaneWork, names: Names) {}
}

/// What typealiases stand for is overridden.
/// @mockable
protocol NamedPaneWorker: PaneWorker {
    init(_ work: @escaping (Pane) -> Void, names: [String])
}

/// Members that nothing overrides and that are on an actor: so is what the mock conforms to.
@MainActor
class ScrollingScreen {
    init() {}
    final func scroll() {}
}

protocol Scrolling {
    func scroll()
    func isScrolled(_ changed: @escaping () -> Void) -> Bool
}

/// @mockable
protocol ScrollingList: ScrollingScreen, Scrolling {
    var rows: [String] { get set }
    nonisolated func count() -> Int
}

/// @mockable
protocol ScrollingGrid: ScrollingScreen {
    func scroll()
    @MainActor func show()
}

class PrintedPage {
    init() {}
}

extension PrintedPage {
    @MainActor func print() {}
}

/// @mockable
protocol PrintingPage: PrintedPage {
    func print()
    func title() -> String
}

class PointedBuffer {
    init(@_nonEphemeral bytes: UnsafePointer<UInt8>) {}
    init(@_nonEphemeral bytes: UnsafePointer<UInt8>?) {}

    func copy(@_nonEphemeral to bytes: UnsafePointer<UInt8>) {}
    func copy(@_nonEphemeral to bytes: UnsafePointer<UInt8>?) {}
}

/// @mockable
protocol CopyingBuffer: PointedBuffer {
    func copy(@_nonEphemeral to bytes: UnsafePointer<UInt8>)
    func copy(@_nonEphemeral to bytes: UnsafePointer<UInt8>?)
}

/// In Swift 6 mode the `init()` that nobody declares is on no actor if no property needs one.
@MainActor
class Jukebox {
    var volume = 1
}

@MainActor
class PortableJukebox: Jukebox {
    var battery: Int?
}

protocol PluggedIn: Sendable {
    init()
}

protocol PluggedInAnywhere: Sendable {
    nonisolated init()
}

/// @mockable
protocol PluggedInJukebox: Jukebox, PluggedIn {
    var songs: [String] { get }
}

/// @mockable
@MainActor
protocol CarriedJukebox: PortableJukebox, PluggedInAnywhere {
    func play()
}

class Gramophone {}

@MainActor
class Turntable: Gramophone {}

/// @mockable
protocol PluggedInTurntable: Turntable, PluggedIn {
    func spin()
}
