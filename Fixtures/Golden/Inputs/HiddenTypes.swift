// mockgen: --mock-all
// Types that a mock cannot reach by their names, since a type around it or a member of it hides them.

struct Lantern: Equatable {}
protocol Lamp {
    func light(_ lantern: Lantern, for seconds: Int) -> any Flame
    var spare: [Lantern] { get set }
    subscript(_ lantern: Lantern) -> String { get }
}
protocol Flame {}

/// Types around the mock hide what an inherited protocol means.
enum Cellar {
    struct Lantern {}
    struct Int {}
    protocol Flame {}
    /// @mockable
    protocol CellarLamp: Lamp {
        func hang(_ lantern: Lantern) -> any Flame
    }
    enum Shelf {
        enum Cellar {}
        struct Jar {}
        protocol Holder { func hold(_ jar: Jar) -> Jar? }
    }
    struct Decoder {}
    /// @mockable
    protocol Stored: Decodable {
        func read(_ decoder: Decoder)
    }
}
enum Attic {
    enum Cellar {}
    /// @mockable
    protocol AtticShelf: GoldenFixtures.Cellar.Shelf.Holder {}
}

/// Members of the mock hide what an inherited protocol means.
/// @mockable
protocol NumberedLamp: Lamp {
    typealias Lantern = Int
    func number(of lantern: Lantern) -> String
}
/// @mockable
protocol KindledLamp: Lamp {
    associatedtype Flame: Equatable
    func kindle(_ flame: Flame)
}
/// @mockable
protocol EncodedLamp: Encodable, CustomStringConvertible {
    associatedtype Encoder
    typealias String = Int
    func encode(_ lamp: String) -> Encoder
}
/// @mockable
public protocol OpenLamp: Sendable {
    typealias String = Swift.Int
    func open(_ text: String) -> String
}

/// Typealiases in extensions: in the protocol they come before what is declared around it, in a class behind that.
/// @mockable
protocol Torch {
    associatedtype Oil: Hashable
    func burn(_ lantern: Lantern) -> Lanterns
    func burn(_ oil: Oil) -> Error?
}
extension Torch {
    typealias Lantern = Oil
    typealias Lanterns = [Lantern]
    typealias Error = String
}
/// @mockable
protocol GardenTorch: Torch, Lamp where Oil == String {
    func plant(_ lantern: Lantern)
}

/// Typealiases under `#if`: each hides what is declared around it under its condition.
/// @mockable
protocol SignalLamp: Lamp {
    #if DEBUG
    typealias Lantern = Int
    #endif
    func signal(_ lantern: Lantern) -> Wharf
}
extension SignalLamp {
    #if os(Windows)
    typealias Wharf = Int?
    #elseif DEBUG
    typealias Wharf = String
    #endif
}

/// In a protocol, `Self` in backticks is no other type.
enum Mirrored {
    struct `Self` {}
    /// @mockable
    protocol Looking: AnyObject {
        func look(_ other: `Self`) -> `Self`?
        var own: Self { get }
    }
}

/// A nested type that an associated type hides.
enum Wharf {
    struct Crate {}
    protocol Loading { func load(_ crate: Crate) -> [Crate] }

    /// @mockable
    protocol CrateLoading: Loading {
        associatedtype Crate
        func unload(_ crate: Crate)
    }
}

struct Ink {}
protocol InkTypes {
    typealias Inks = [Ink]
    func inks() -> Inks
}
/// A typealias whose type a child hides.
/// @mockable
protocol NumberedInks: InkTypes {
    typealias Ink = UInt8
    func inks(like ink: Ink) -> Inks
}

/// Types in superclasses hide what stands for their generic parameters, and generic parameters of a mock what its superclasses
/// mean.
struct Plank {}
class PlankPile<Row> {
    struct Plank {}
    init() {}
    func show(_ row: Row, at plank: Plank) {}
    var last: (Row, Plank)? { nil }
}
/// @mockable
class PlankStack: PlankPile<Plank> {
    func turn(_ plank: Plank) {}
}
/// @mockable
class TallPlankStack: PlankStack {
    func topple(_ plank: Plank) {}
}
/// @mockable
class TypedPlankStack<Plank>: PlankPile<Plank> {
    func turn(_ plank: Plank) {}
}
class PlankSaw {
    init() {}
    required init(plank: Plank) {}
    func cut(_ plank: Plank) {}
}
/// @mockable
class TypedPlankSaw<Plank>: PlankSaw {
    func clean(_ plank: Plank) {}
}
/// @mockable
class NestedPlankSaw: PlankSaw {
    struct PlankSaw {}
    func clean(_ saw: PlankSaw) {}
}

/// The same for protocols with superclasses.
protocol PlankPainter { func paint(_ plank: Plank) }
class PlankHolder: PlankSaw { struct Plank {} }
/// @mockable
protocol PlankWorker: PlankHolder, PlankPainter {
    func hold(_ plank: Plank)
}
/// @mockable(superclass: type = PlankHolder)
protocol AnnotatedPlankWorker: PlankPainter {
    func hold(_ plank: Plank)
}
/// @mockable
protocol PlankPiler: PlankPile<Plank> {
    func pile(_ plank: Plank)
}
/// @mockable
protocol AssociatedPlankSaw: PlankSaw {
    associatedtype Plank
    func saw(_ plank: Plank)
}

/// A type in its superclass that has the superclass's name.
class PlankRoot {
    class PlankRoot {}
    init(plank: Plank) {}
}
/// @mockable
protocol PlankRootUser: PlankRoot { func use() }

/// What its superclass has for an associated type of that name is that.
class PlankState {
    enum State { case dry }
    typealias Key = String
    init() {}
    var state: State = .dry
}
protocol StateKeeping {
    associatedtype State: Hashable
    associatedtype Key
    var state: State { get }
    func find(_ key: Key) -> State?
}
/// @mockable
protocol KeptPlankState: PlankState, StateKeeping {}

/// A default argument that names a type which a subclass hides.
enum RackLimit { static let width = 3 }
/// @mockable
class DefaultRack<Value> {
    init(width: Int = RackLimit.width) {}
    func load(_ value: Value, width: Int = RackLimit.width) {}
}
/// @mockable
class LimitedRack: DefaultRack<Int> {
    enum RackLimit { case none }
}

/// Typealiases of the module that types and generic parameters further inside hide.
typealias Gesture = () -> Void
typealias Strokes = [Int]
typealias Tint = Int?
enum GestureEasel {
    struct Strokes {}
    enum Tint { case black }
    /// @mockable
    protocol GestureSketching: GestureTaking {
        func strokes() async -> Strokes
        func ink(of strokes: Strokes) -> Tint
    }
    /// @mockable
    class Sketcher {
        enum Gesture { case wave }
        init() {}
        var last: Gesture? { nil }
        func make(_ gesture: Gesture) async -> Tint { .black }
    }
}
protocol GestureTaking { func take(_ gesture: @escaping Gesture) -> Strokes }
/// @mockable
protocol GestureBus {
    init<Gesture>(first: Gesture)
    func send<Gesture>(_ gesture: Gesture) -> Gesture
    func collect<Strokes: Sendable>(_ strokes: Strokes) async
    func run(_ gesture: Gesture)
    subscript<Tint>(ink: Tint) -> Tint { get }
}
/// @mockable
protocol GestureReducing<Gesture> {
    associatedtype Gesture: Sendable
    var last: Gesture { get }
    func reduce(_ gesture: Gesture) async
}
/// @mockable
class GestureStore<State, Gesture> {
    init(_ gesture: Gesture) {}
    func send(_ gesture: Gesture) {}
}
/// @mockable
protocol PlainGestureStore: GestureStore<Int, Gesture> { func run(_ gesture: Gesture) }

/// Members of generic parameters and of types, whose names mean something else in the module.
typealias Roast = [String: String]
typealias Brew = () -> Void
/// @mockable
protocol Kettle { func boil() }
protocol KettleFactory {
    associatedtype Kettle
    associatedtype Roast
    associatedtype Brew
}
enum CoffeeShelf {
    struct Brew {}
    typealias Cup = Brew
}
typealias CoffeeRack = CoffeeShelf
extension String { enum Brew { case strong } }
/// @mockable
protocol CoffeeMaking {
    associatedtype Factory: KettleFactory
    var roast: Factory.Roast { get }
    func kettle<F: KettleFactory>(from factory: F) -> F.Kettle
    func roast<F: KettleFactory>(from factory: F) async throws -> F.Roast
    func brew<F: KettleFactory>(_ brew: F.Brew, from factory: F) async
    func fill(_ cup: CoffeeShelf.Cup) async
    func store(_ brew: CoffeeRack.Brew) -> CoffeeRack.Brew?
    func name(_ brew: String.Brew) async
    func make<`Brew`>(_ brew: `Brew`) -> `Brew`
}
/// @mockable
class KettleBuilder<Kettle> {
    init(kettle: Kettle) {}
    func build() -> Kettle? { nil }
}

/// A mock that a superclass has another one of the name of.
typealias MainKettle = Kettle
class KettleHouse {
    init() {}
    /// @mockable
    protocol Kettle { func whistle() }
}
/// @mockable
protocol KettleHouseUser: KettleHouse { var kettle: any MainKettle { get } }
class KettleCabin: KettleHouse {
    /// @mockable
    protocol Visitor { var kettle: any MainKettle { get } }
}

/// A standard type that a superclass nests another one of the name of.
class CountingHouse {
    struct Int {}
    init() {}
}
/// @mockable
protocol CountingHouseUser: CountingHouse { func count() }

/// Names that a class has of a protocol: those of the types around it and of the module come before them.
typealias Errand = () -> Void
typealias ErrandFailure = () -> Void
protocol ErrandOffering { typealias ErrandFailure = [Int] }
protocol ErrandPlace: ErrandOffering {
    typealias Errand = [Int]
    typealias Porter = () -> Void
}
extension ErrandPlace { typealias Tip = () -> Void }
class ErrandHouse: ErrandPlace {
    init() {}
}
/// @mockable
protocol ErrandHouseUser: ErrandHouse {
    func errand(_ errand: Errand, orElse failure: ErrandFailure, tip: Tip) -> Errand
}
/// @mockable
protocol ErrandPlaceUser: ErrandPlace {
    func errand(_ errand: Errand, orElse failure: ErrandFailure, tip: Tip) -> Errand
}
protocol ErrandPlaceHolder: ErrandPlace {}
/// @mockable
protocol ErrandUser: ErrandHouse, ErrandPlaceHolder { func errand(_ errand: Errand) -> Errand }
enum ErrandTown {
    struct Porter {}
    struct House: ErrandPlace {
        /// @mockable
        protocol Guest {
            func errand(_ errand: Errand, orElse failure: ErrandFailure, tip: Tip) -> Errand
            func call(_ porter: Porter) async -> Porter?
        }
    }
}
/// @mockable
class ErrandRunner: ErrandPlace {
    init() {}
    func run(_ errand: Errand, tip: Tip) { errand() }
}

/// An internal type that a public class hides.
struct ErrandList {}
public class ErrandBoard {
    init() {}
    func post(_ list: ErrandList) {}
}
/// @mockable
public class ErrandWall: ErrandBoard {
    struct ErrandList {}
    override init() {}
}

/// A type that is hidden both where the type around it is named, by a type of its name in it, and inside of the class.
enum Jetty {
    enum Jetty {}
    struct Plank {}
    class Pile<Row> {
        struct Plank {}
        init() {}
        func show(_ row: Row, at plank: Plank) {}
    }
    /// @mockable
    class Stack: Pile<Plank> {
        func turn(_ plank: Plank) {}
    }
}
