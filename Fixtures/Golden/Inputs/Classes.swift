// mockgen: --mock-all
// Classes: what a subclass can override, how initializers call the superclass, and what stays as it is.

import Foundation

/// @mockable
public class FileLoader {
    var name: String
    var retries = 3
    var limit: Int = 10
    private(set) var isRunning: Bool = false
    var progress: Double = 0 {
        didSet { _ = progress }
    }
    lazy var session: String = { "session of \(name)" }()
    weak var delegate: FileLoader?
    private(set) weak var owner: FileLoader?
    let id: Int = 1
    var title: String { "title of \(name)" }
    var subtitle: String {
        get { name }
        set { name = newValue }
    }
    var parent: FileLoader { self }
    var later: Int { get async throws { 1 } }
    class var shared: Int { 1 }
    static var count: Int { 0 }

    init(name: String, retries: Int = 3) {
        self.name = name
        self.retries = retries
    }

    init?(failing name: String, _ first: Int, then inner: inout [Int], make: @autoclosure () throws -> Int) throws {
        self.name = name
    }

    convenience init() {
        self.init(name: "")
    }

    required init(from other: FileLoader) async throws {
        name = other.name
    }

    func start() { isRunning = true }
    func load(_ url: URL, attempts: Int = 3, on queue: String? = nil) async throws -> Data { Data() }
    func load(id: Int) -> String { "" }
    func copy() -> Self { self }
    func convert<T: Hashable>(_ value: T) -> T { value }
    func each(_ body: (Int) throws -> Void) rethrows { try body(1) }
    @discardableResult
    func stop() -> Bool { true }
    subscript(index: Int) -> Int {
        get { index }
        set { _ = newValue }
    }
    class func make(_ name: String) -> FileLoader { FileLoader(name: name) }
    static func reset() {}
    final func finish() {}
    private func tick() {}
    fileprivate func tock() {}
    @available(*, unavailable)
    func old() {}
    func opaque() -> some Sequence<Int> { [1] }
    #if DEBUG || RELEASE || true
    func conditional() {}
    #endif

    deinit {}
}

extension FileLoader {
    func inExtension() {}
}

/// Its mock has what it inherits, too.
/// @mockable(history: refresh = true)
public class CachingLoader: FileLoader {
    public internal(set) var cached: [String] = []
    public override func start() {}
    final override func copy() -> Self { self }
    override var parent: CachingLoader { self }
    open func refresh(_ key: String) -> String { key }
    package func prune() {}
    func inspect() {}
}

/// @mockable
open class Box<Value, Key: Hashable> where Value: CustomStringConvertible {
    open var value: Value
    open var key: Key?
    class var kind: String { "" }

    public init(value: Value) {
        self.value = value
    }

    open func map(_ transform: (Value) -> Value) -> Value { transform(value) }
    open func both<Other>(_ other: Other, _ key: Key) -> Other { other }
}

typealias NumberBox = Box<Int, String>

/// @mockable
class SpecialBox: NumberBox {
    override func map(_ transform: (Int) -> Int) -> Int { 1 }
    var special: Int = 0
}

/// Nothing is declared that would make an instance.
/// @mockable
class Empty {
    func run() {}
}

enum Space {
    /// @mockable
    class Station {
        enum Kind { case small, large }
        private static let standard: Int = 5

        init(kind: Kind = .small, size: Int = Station.standard) {}
        func dock(_ kind: Kind = .large) -> Kind { kind }
    }
}

extension Space {
    struct Crew {}

    class Ship {
        struct Cargo {}

        init(crew: Crew, kind: Station.Kind = Station.Kind.large) {}
        func load(_ cargo: Cargo, by crew: Crew = Crew()) -> Crew? { nil }
    }
}

/// What its superclass names by a short name has a long one here, or another meaning.
/// @mockable
class Freighter: Space.Ship {
    struct Cargo {}

    func unload(_ cargo: Cargo) {}
}

/// What stands in a generic type is written with its arguments elsewhere.
enum Harbor<Flag: Hashable> {
    struct Berth { var flag: Flag }
    enum Side { case port, starboard }

    class Boat<Load> {
        struct Crane {}

        init(load: Load, berth: Berth) {}
        func moor(_ berth: Berth, _ side: Side = .port, with crane: Crane?) -> Flag? { nil }
    }

    class Barge: Boat<[Flag]> {
        func tow(_ berth: Berth) {}
    }

    /// @mockable
    class Dinghy<Rower>: Boat<Rower> {
        func row(_ rower: Rower, under flag: Flag) -> Berth? { nil }
    }

    /// Nothing static can be stored in a generic type.
    /// @mockable
    class Pilot {
        class var rank: Int { 1 }
        class func salute(_ flag: Flag) {}
    }
}

typealias NumberedHarbor = Harbor<Int>

/// @mockable
class Ferry: Harbor<String>.Boat<Int> {
    func cross() {}
}

/// @mockable
class Lighter: NumberedHarbor.Barge {
    func unload() {}
}

/// @mockable
protocol Tug: Harbor<Int>.Barge {
    func tow(_ berth: Harbor<Int>.Berth)
    func push()
}

/// A variadic argument cannot be handed on, so that all initializers are inherited.
/// @mockable
class Numbers {
    init(_ numbers: Int...) {}
    func sum() -> Int { 0 }
}

/// Initializers and functions that no subclass can override, and labels that are keywords.
/// @mockable
class Press {
    init(default paper: Int, `inout` ink: Int) {}
    func print(in color: Int, `inout` copies: Int = 1) {}
    func pack<each Sheet>(_ sheets: repeat each Sheet) {}
}

/// @mockable
class Stamp {
    init() throws {}
    init() async {}
    func press() {}
}

/// Subclasses have to bring the initializer that the compiler makes.
/// @mockable
public class Record: Codable {
    let number: Int

    public init(number: Int) { self.number = number }
    func play() {}
}

/// @mockable
class Tape {
    required init?(coder: Int) {}
    @available(*, unavailable)
    required init(old: Int) {}
    init!(maybe: String) {}
    func encode(to name: String) {}
}

/// @mockable
@MainActor
class Panel {
    var title: String = ""
    nonisolated init() {}
    func show(_ text: String) -> Bool { true }
    nonisolated func describe() -> String { "" }
    class func preload() {}
}

/// @mockable
class Depot: @unchecked Sendable {
    var name: String = ""
    private(set) var size: Int = 0
    var summary: String { name }
    func save(_ text: String) -> Int { 0 }
}

/// Extensions say what it conforms to.
/// @mockable
class Granary {
    func store(_ name: String) -> Int { 0 }
}

protocol Guarded: Sendable {}
extension Granary: Guarded, @unchecked Sendable {}

/// @mockable
class Locker<Content> {
    func open() -> Content? { nil }
}

extension Locker: @unchecked Sendable where Content: Sendable {}

/// A class that mocks of protocols refer to.
/// @mockable
protocol ClassUser {
    var store: Depot { get }
    func download(_ loader: FileLoader)
}

/// An override may take more than what it overrides, or write the same in another way.
class Parser<Input> {
    typealias Text = Input

    func parse(_ text: SpecialParser) -> Parser? { nil }
    func skip(_ input: Text, _ count: Int) {}
    func finish() {}
}

class WideParser: Parser<String> {
    override func parse(_ text: Parser<String>) -> WideParser { self }
    override func skip(_ input: String, _ count: Int) {}
}

/// @mockable
class SpecialParser: WideParser {}

/// What its superclass is depends on a condition, so that nothing of it is overridden.
#if os(Linux) || os(macOS)
class Engine {
    init(power: Int) {}
    func start() {}
}
#else
class Engine {
    func start(slowly: Bool) {}
}
#endif

/// @mockable
class Turbine: Engine {
    func spin() {}
}

#if os(Linux) || os(macOS)
/// Here the condition tells.
/// @mockable
class Rotor: Engine {
    func turn() {}
}
#endif

/// A subclass says again what was not checked, though the actor guards it.
/// @mockable
@MainActor
class UncheckedPanel: @unchecked Sendable {
    func show() {}
}

/// @mockable
protocol UncheckedScreen: UncheckedPanel {
    func hide() -> Int
}

typealias Amount = Int

class AmountBase {
    func add(_ amount: Int) {}
    func add(_ amount: String) {}
}

/// @mockable
class AmountCounter: AmountBase {
    override func add(_ amount: Amount) {}
}

struct ClassTicket: ~Copyable {}

/// What cannot be copied is not kept in a mock, but handed on.
/// @mockable
class TicketPrinter {
    var next = ClassTicket()
    var latest: ClassTicket { ClassTicket() }
    var spare: ClassTicket? { nil }

    init() {}
    func print() -> ClassTicket { ClassTicket() }
    func void(_ ticket: consuming ClassTicket) {}
}

/// `Self` is another type in a subclass, and overrides take the same: what has it in its parameters is left to the class.
/// @mockable
class ValueChannel {
    init() {}
    func observe(_ body: @escaping (Self) -> Void) {}
    func replace(with body: () -> Self?) -> Self { self }
    subscript(body: (Self) -> Int) -> Int { 0 }
    func closed() -> Self { self }
}

class Register {
    var title: String { "" }
    func add(_ name: String) {}
    func count() async -> Int { 0 }
}

/// What overrides a member runs where that does: on no actor, in a class that is on one.
/// @mockable
@MainActor
class ShownRegister: Register {
    override var title: String { "shown" }
    override func add(_ name: String) {}
    func show() {}
}

/// @mockable
class LoudRegister: ShownRegister {
    override func add(_ name: String) {}
    override func show() {}
}

/// @mockable
@MainActor
class ListedRegister: NSObject {
    override var description: String { "listed" }
    override func isEqual(_ object: Any?) -> Bool { false }
    func list() {}
}

class LookupTable<Key, Row: Identifiable> {
    func rows(of key: Key) -> [Key: Row] where Key: Hashable { [:] }
    func find(_ id: Row.ID) -> Row? { nil }
}

struct LookupRow: Identifiable {
    let id = UUID()
}

/// What a where clause asks of types that are no longer generic is not repeated.
/// @mockable
class LookupRows: LookupTable<Int, LookupRow> {}

/// The types of properties follow from their first values, where those tell.
/// @mockable
open class Tally {
    var count = 0
    var ratio = -1 / 2.5
    var title = "a" + "b"
    private(set) var isOpen = true
    lazy var names = [String: Int]()
    var kept = Set<Int>()
    var entry = TallyEntry()
    var date = Date() {
        didSet { count += 1 }
    }
    /// No type is known of these.
    var pair = (1, true)
    var found = TallyFound()
    var boxed = TallyBox()
    var missing = Optional<Int>.none

    init() {}
}

struct TallyEntry: Equatable {
    var number = 0
}

struct TallyFound {
    init?() { nil }
}

struct TallyBox<Value> {
    init() where Value == Int {}
}

struct BookShelf<Book> {}

/// Extensions around a class say what they ask of the types around it.
extension BookShelf where Book: Equatable {
    /// @mockable
    class Reader {
        init() {}
        func isSame(_ book: Book, _ other: Book) -> Bool { book == other }
    }

    struct Row {
        /// @mockable
        class Label {
            init() {}
            func mark(_ book: Book) {}
        }
    }
}

extension Array where Element == Int {
    /// @mockable
    class Summing {
        init() {}
        func sum(_ values: [Int]) -> Int { 0 }
    }
}

/// A wrapper of parameters that callers see, and one that only the body does (SE-0293).
@propertyWrapper
struct Traced<Value> {
    var wrappedValue: Value
    var projectedValue: Traced<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(projectedValue: Traced<Value>) { self = projectedValue }
}

@propertyWrapper
struct Positive {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = max(wrappedValue, 0) }
}

@propertyWrapper
struct Bounded {
    var wrappedValue: Int
    init(wrappedValue: Int, to limit: Int) { self.wrappedValue = min(wrappedValue, limit) }
}

/// @mockable(history: move = true)
class WrappedParameters {
    let start: Int
    init(@Positive start: Int) { self.start = start }
    func move(@Traced by steps: Int, @Bounded(to: 3) times: Int) -> Int { steps * times }
    func wait(@Traced _ time: Int) async throws -> Int { time }
}

/// Initializers that run on an actor that they get cannot say that they are on none.
/// @mockable
nonisolated class PassedActorWorker {
    required init(_ actor: isolated any Actor) {}
    init(name: String, on actor: isolated MainActor) {}
}

typealias EmptyTuple = Void

/// @mockable
class Voids {
    var stored: () = ()
    var aliased: EmptyTuple = ()
    var computed: Void { get {} set {} }
    class var shared: Void { get {} set {} }
    private(set) var readable: Void = ()
    init() {}
}

/// @mockable
class PlatformBox {}
@available(watchOS, unavailable)
extension PlatformBox: @unchecked Sendable {}

/// @mockable
class UncopiedVault<Value: ~Copyable> {
    var value: Value
    var spare: Value? = nil
    init(_ value: consuming Value) { self.value = value }
    func count() -> Int { 1 }
}
/// @mockable
class NumberVault: UncopiedVault<Int> {}

struct GenericBuffer<Element> {
    struct Storage {}
    struct Iterator {
        /// @mockable
        class Backing {
            init(_ storage: Storage) {}
            func restart(from storage: Storage) -> Storage? { nil }
        }
    }
}

@MainActor protocol Sketching { func sketch() -> Int }

/// What a class conforms to in an extension binds its subclasses in Swift 5 mode, but not the class.
/// @mockable
class Sketchbook {
    func sketch() -> Int { 1 }
}

extension Sketchbook: Sketching {}

/// @mockable
protocol NamedSketchbook: Sketchbook {
    var name: String { get set }
    func rename(_ name: String)
}

/// @mockable
@MainActor protocol ShownSketchbook: Sketchbook {
    func show()
}

protocol DrawsOnMain { @MainActor func draw() -> Int }
protocol DrawsAnywhere { nonisolated func drawAnywhere() -> Int }

/// A member that names no actor is on that of the requirement that it satisfies.
/// @mockable
class Easel: DrawsOnMain {
    init() {}
    func draw() -> Int { 0 }
    func clean() {}
}

/// @mockable
@MainActor class EaselView: DrawsAnywhere {
    init() {}
    func drawAnywhere() -> Int { 0 }
}

/// Below another class, what that one has is on no actor, and the rest is on one in Swift 5 mode.
/// @mockable
class BoundSketchbook: Sketchbook {
    func bind() {}
}

/// @mockable
protocol ShownBoundSketchbook: BoundSketchbook {
    func sketch() -> Int
    func show()
}

struct Tableau<Cell, Axis> {
    struct Layer<Depth> {}
}

/// Where an extension says what a generic parameter is, initializers are overridden with that.
extension Tableau where Cell == Int {
    /// @mockable
    class Sheet {
        init(cell: Cell, rows: [Cell], axis: Axis) {}
        func cell(along axis: Axis) -> Cell { 0 }
    }

    enum Shared {
        /// @mockable
        class Column {
            init(cell: Cell) {}
        }
    }
}

/// Of parameters that are equal the first one counts, and none is what is a member of another.
extension Tableau where Cell == Axis {
    /// @mockable
    class SquareSheet {
        init(cell: Cell, axis: Axis) {}
    }
}

extension Tableau.Layer where Cell == [Axis], Depth: Collection, Depth.Element == Axis {
    /// @mockable
    class Sheet {
        init(cell: Cell, axis: Axis, depth: Depth, first: Depth.Element) {}
    }
}

/// What the extension is written with says the same as a where clause (SE-0361).
extension Tableau<Int, Bool> {
    /// @mockable
    class BinarySheet {
        init(cell: Cell, axis: Axis) {}
        func cell(along axis: Axis) -> Cell { 0 }
    }
}

class Loft {
    init() {}
}
@MainActor class ShownLoft: Loft {
    init(size: Int) { super.init() }
}

/// Its superclass inherits no initializer, so that this one is on the actor.
/// @mockable
class PublicLoft: ShownLoft {
    init() { super.init(size: 1) }
}

class Harvest {
    init(field: String) async {}
    required nonisolated init(row: Int) async {}
}

/// An initializer that waits is on the actor of the class that inherits it.
/// @mockable
@MainActor class ShownHarvest: Harvest {}

@MainActor class StoredHarvest: Harvest {}

/// @mockable
@MainActor protocol HarvestStore: StoredHarvest {
    init(row: Int) async
}

class SharedStack<Item: Sendable> {
    subscript(index: Int) -> [Item] {
        get { [] }
        set { _ = newValue }
    }
    func push(_ item: Item) {}
}

/// Its parameter is Sendable by its superclass, which a subclass of it does not see.
/// @mockable
class ObjectStack<Item: AnyObject>: SharedStack<Item> {
    func pop() -> Item? { nil }
}

class PrintingPress {
    @MainActor init(title: String) {}
}

/// It inherits the initializer off the actor.
/// @mockable
nonisolated class FreePress: PrintingPress {}

/// The compiler takes tuples that are sent apart.
/// @mockable
class SealedParcel {
    init(contents: sending (Any, weight: (Any, Int))) {}
    init(kept: inout sending (Any, Any)) {}
    init<Content: AnyObject, Label: CustomStringConvertible>(labeled: sending (Content, Label)) {}
}

class OpenParcel {
    required init(contents: sending (Any, Any)) {}
}

/// @mockable
protocol LabeledParcel: OpenParcel {
    init(contents: sending (Any, Any))
}

class Courier {
    init(name: String) async {}
}

/// An override that waits is on the actor of its class.
/// @mockable
@MainActor class ShownCourier: Courier {
    override init(name: String) async { fatalError() }
}

/// Nothing overrides what takes closures with `Self`: the mock inherits it.
/// @mockable
class ConfiguredShelf {
    required init(configure: @escaping (Self) -> Void) {}
    init(name: String, make: () -> Self?) {}
    func load() -> Int { 1 }
}

/// Nothing inherits one that takes a generic type with `Self`, either: the mock has the other.
/// @mockable
class ListedShelf {
    init(list: ([Self]) -> Void) {}
    init(name: String) {}
}

/// One that waits is inherited where it runs on the actor of its class.
/// @mockable
@StorageActor class LoadedShelf {
    init(load: (Self) async -> Void) async {}
    init(name: String) {}
}

/// The names of opaque types are in the order of the types.
/// @mockable
class OpaqueShelf {
    func move(_ item: some Hashable, into items: inout some Collection<some Hashable>, by other: some Equatable) {}
}

@StorageActor class StoredShelf { nonisolated init() {} }

/// Its initializer stays with its caller.
/// @mockable
class CallersShelf: StoredShelf {
    nonisolated(nonsending) init(load: @escaping (Int) async -> Void) async { fatalError() }
}

class FilledShelf { init<Item: Hashable>(item: Item) {} }

/// The generic parameters of an initializer and of the mock have the same names.
/// @mockable
class ShelfOf<Item>: FilledShelf {}

class PlainShelf {}
@StorageActor class CommonShelf: PlainShelf {}
nonisolated class FreeShelf: CommonShelf {}
class FreedShelf: FreeShelf { @StorageActor required init(level: Int) { fatalError() } }

/// What it inherits is on no actor, as a superclass says.
/// @mockable
class LowShelf: FreedShelf {}

/// What a value is converted to is the type of its property, unless it leaves generic arguments out.
/// @mockable
class ConvertedShelf {
    var width = 1 as Double
    var title = "" as String?
    var kept = 1 as Any
    var size = try? sizeOfShelf() as Int
    var names = ["a"] as Set
    var others = ["a"] as Set<String>
}

func sizeOfShelf() throws -> Int { 1 }

class SortedRow<Value> {
    init<Item: Sequence>(items: Item, first: Value) where Item.Element == Value {}
    func place<Item>(item: Item, before value: Value) -> [Item] { [item] }
    subscript<Item>(item: Item) -> (Item, Value)? { nil }
}
class SortedShelf<Key>: SortedRow<[Key]> {
    override func place<Item>(item: Item, before value: [Key]) -> [Item] { [item] }
}

/// Generic parameters of superclasses' members are named as what is put in place of those of the superclasses.
/// @mockable
class SortedLibrary<Item>: SortedShelf<Item> {}

class TileStore<Tile> {
    init() {}
    func decode<Value: Decodable>(_ type: Value.Type = Value.self, from tiles: [Tile]) -> Value? { nil }
    func sorted() -> [Tile] where Tile: Comparable { [] }
    func rows<Row>() -> [Row] where Tile == [Row] { [] }
    func count<Tiles: Sequence>(_ tiles: Tiles) -> Int where Tiles.Element == Tile { 0 }
}

/// The default argument is that of the renamed parameter. No override repeats what is asked of `[Value]`.
/// @mockable
class TiledRoof<Value>: TileStore<[Value]> {}

struct NamedTile: Identifiable { let id: String }

class TileIndex<Tile: Identifiable> {
    init(first: Tile) {}
    init(first: Int) where Tile.ID == Int {}
    var tiles: [Tile.ID: Tile] = [:]
    var keys: [Tile.ID] { [] }
    func find(_ number: Int) -> Tile? where Tile.ID == Int { nil }
}

/// It lacks what is there for other members of its argument.
/// @mockable
class NamedTileIndex: TileIndex<NamedTile> {}

/// A property that can be set is left to the class where a clause of the subclass says what its type is.
/// @mockable
class TextTileIndex<Tile: Identifiable>: TileIndex<Tile> where Tile.ID == String {}

@StorageActor class SteeredShelf: PlainShelf { func steer() {} }
nonisolated class LooseShelf: SteeredShelf { override func steer() {} }

/// What a class on no actor overrides is on none, though that of its superclass is on one.
/// @mockable
class LoosestShelf: LooseShelf {}

class TileField<Tile> {
    init() {}
    func clear() where Tile == String {}
    func reset() where String == Tile {}
    func set(_ tile: Tile) {}
    func set(_ name: String) {}
    func title(_ text: String = "\(Tile.self)", tiles: [Tile: Int] = [Tile: Int](), last: Tile? = Tile?.none) where Tile: Hashable {}
}

/// What its parameter is asked for contradicts clauses.
/// @mockable
class NumberTileField<Number: Numeric>: TileField<Number> {}

/// Two members are the same with its type, and no class overrides both.
/// @mockable
class TextTileField: TileField<String> {}

/// @mockable
class WorkTileField: TileField<(Int) -> Void> {}

class TypedTileStore<Tile> {
    init() {}
    func register(_ type: Tile.Type) {}
    var registered: Tile.Type? { nil }
}

/// The metatype of an existential type is another one than that of its protocol.
/// @mockable
class StackedTileStore: TypedTileStore<Stacked> {}
protocol Stacked {}

/// @mockable
class AnyTileStore: TypedTileStore<Any> {}

class TwinTileStore<First, Second> {
    init() {}
    func tile() -> First { fatalError() }
    func tile() -> Second { fatalError() }
}

/// Members that differ in their results alone stay two, unless the types are the same.
/// @mockable
class NamedTileStore: TwinTileStore<Int, String> {}
/// @mockable
class NumberedTileStore: TwinTileStore<Int, TileNumber> {}
typealias TileNumber = Int

/// Default arguments that cast to a generic parameter, which is another type below.
/// @mockable
class CastShelf<Value> {
    init() {}
    func find(_ match: (Any) -> Value? = { $0 as? Value }, isValue: Bool = 1 is Value) {}
    func pick(_ value: Value? = 1 as? Value) {}
}
/// @mockable
class PlainCastShelf: CastShelf<Any> {}
/// @mockable
class NamedCastShelf: CastShelf<String> {}

/// One on another actor, which throws.
/// @mockable
@Mill class GrainMill<Grain> {
    init() throws {}
}
@globalActor actor Mill { static let shared = Mill() }
class MillSack { init() {} }
/// @mockable
@MainActor protocol GrainStore: GrainMill<Int> {
    init?(in sack: consuming MillSack) async
}

/// Types whose arguments the values tell.
class PaletteShade<Tone> { init(_ tone: Tone) {} }
/// @mockable
class PaintPalette {
    var shades: Set = [1, 2]
    private(set) var names: Array = ["a"]
    var first: PaletteShade = PaletteShade(1)
    lazy var others: [PaletteShade] = [PaletteShade(1)]
    var sizes: Dictionary = [1: 2] { didSet {} }
    var best: Optional = 5
    var three: InlineArray = [1, 2, 3]
    var last: OpenShade = OpenShade(1)
    var tones: [_] = [1]
    lazy var toneNames: [String: _] = ["a": 1]
    var whole: PaletteShade<Int> = PaletteShade(1)
}
typealias OpenShade = PaletteShade

/// A class whose only initializer is the one that `Decodable` has made.
/// @mockable
class StoredPaint: Decodable {
    let id: Int
}
/// @mockable
class StoredLacquer: StoredPaint { var layers = 1 }
/// @mockable
protocol PaintStore: StoredPaint { var name: String { get } }

private extension Double { static let defaultGloss = 0.5 }
private extension StoredGloss { init(percent: Int) { self.init(level: Double(percent) / 100) } }
struct StoredGloss { var level = 0.0 }
/// Default arguments that only this file sees by what extensions and initializers are.
/// @mockable
class GlossCoat {
    func apply(_ level: Double = .defaultGloss, over base: StoredGloss = StoredGloss(percent: 1)) {}
    func polish(_ gloss: StoredGloss = StoredGloss(level: 1)) {}
}

/// Default arguments that name the class with its generic arguments.
/// @mockable
class PaintProvider<Paint> {
    typealias Mixer = (Paint) -> Void
    class var layers: Int { 2 }
    static func mix(_ paint: Paint) {}
    init(mixer: @escaping Mixer = PaintProvider<Paint>.mix) {}
    func coat(_ layers: Int = PaintProvider<Paint>.layers, _ other: Int = PaintProvider<String>.layers) {}
}

/// A generic class in another type, which names itself without its generic arguments.
enum Workshop {
    /// @mockable
    class Shelf<Tool: AnyObject> {
        enum Order { case first }
        class var limit: Int { 3 }
        init() {}
        func merge(_ other: Shelf, at order: Shelf.Order = .first, limit: Int = Shelf.limit) -> Shelf { self }
        var next: Shelf? { nil }
        var onChange: ((Shelf) -> Void)?
    }
}
