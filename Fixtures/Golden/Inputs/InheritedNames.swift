// Names that mean members of what a type inherits, or of what a typealias stands for.

import Foundation

struct LampOil {}

class LanternBase {
    // Subclasses do not see it.
    private struct LampOil {}
    enum Glow { case dim, bright }
    struct Data: Hashable { var watts: Int }
    typealias OnGlow = (Glow) -> Void

    protocol LampDelegate { func lampDidGlow(_ glow: Glow) }

    init() {}
    func shine(_ glow: Glow) -> Data { Data(watts: 1) }
}

class DeskLamp: LanternBase {
    func tilt(_ data: Data) {}

    /// A name is looked up in the superclass of the type around the protocol.
    /// @mockable
    protocol DeskLampDelegate: LampDelegate {
        func lamp(_ data: Data, glowsAs glow: Glow, then done: @escaping OnGlow) -> Data?
    }

    enum Socket {
        /// @mockable
        protocol Plug {
            var glow: Glow { get }
            var onGlow: OnGlow { get set }
            func fill(_ oil: LampOil)
        }
    }
}

/// @mockable
protocol LampObserver: DeskLamp.LampDelegate {
    func lampWasTilted()
}

/// What overrides a member sees the types of all superclasses.
/// @mockable
protocol TiltedLamp: DeskLamp {
    func tilt(_ data: LanternBase.Data)
    func shine(_ glow: Glow) -> Data
}

/// Protocols lend the types around a protocol their names, too.
protocol HasWick { associatedtype Wick }
extension HasWick {
    typealias Wax = Int
    typealias Burn = (Wax) -> Bool
    typealias Dip = (Wick) -> Void
}

struct Candle: HasWick {
    typealias Wick = String

    /// @mockable
    protocol Snuffer {
        func snuff(_ wick: Wick, _ burn: @escaping Burn) -> Wax
        func dip(_ dip: @escaping Dip)
    }
}

/// There the same name means something else.
struct Taper: HasWick {
    typealias Wick = Int

    /// @mockable
    protocol TaperSnuffer: Candle.Snuffer {
        func dip(_ wick: Wick, _ dip: @escaping Dip)
    }
}

/// The typealias of a parent hides what Foundation has by that name.
protocol HasURL { typealias URL = Bool }

/// @mockable
protocol Wickless: HasURL {
    var url: URL { get }
    func burn() -> URL
}

// MARK: - Typealiases

enum Chandelier {
    struct Arm {}
    class Hook {
        init(arm: Arm) {}
        func hang() -> Arm { Arm() }
    }
    protocol Owner { func own() }
}

typealias Luster = Chandelier

extension Luster {
    struct Crystal {}

    /// @mockable
    protocol Polisher {
        func polish(_ crystal: Crystal)
    }
}

extension Chandelier {
    /// @mockable
    protocol Cleaner: Polisher, Sendable {
        func clean(_ crystal: Crystal) -> (any Polisher)?
    }
}

/// @mockable
protocol LusterOwner: Luster.Owner {
    func sell() -> Luster.Crystal?
}

/// @mockable
protocol LusterHook: Luster.Hook {
    func hang() -> Chandelier.Arm
    func unhang()
}

class Fuse<Amperes> {
    let amperes: Amperes
    init(amperes: Amperes) { self.amperes = amperes }
    func blow(_ amperes: Amperes) -> Amperes { amperes }
}

protocol Current<Unit> {
    associatedtype Unit
    func flow() -> Unit
}

typealias FuseOf<Value> = Fuse<Value>
typealias FuseList<Value> = FuseOf<[Value]>
typealias CurrentList<Value> = Current<[Value]>
typealias IntCurrent = Current<Int>

/// The arguments of a typealias stand for its parameters.
/// @mockable
protocol IntFuse: FuseOf<Int> {
    func blow(_ amperes: Int) -> Int
}

/// @mockable
protocol FuseBox where Self: FuseList<Slot> {
    associatedtype Slot: Hashable
    func insert(_ slot: Slot)
}

/// @mockable
protocol Wire: CurrentList<String> {
    associatedtype Value
    func carry(_ value: Value)
}

// MARK: - Compositions of typealiases

typealias SendableCurrent = IntCurrent & Sendable
typealias IntFuseCurrent = FuseOf<Int> & IntCurrent

/// @mockable
typealias SafeCurrent = Chandelier.Owner & SendableCurrent

/// @mockable
typealias ListedCurrent = CurrentList<Int> & Chandelier.Owner

/// @mockable
typealias FusedCurrent = Chandelier.Owner & IntFuseCurrent

/// @mockable
typealias ObjectOwner = NSObjectProtocol & Chandelier.Owner

// MARK: - Members of superclasses

class Bead<Material> {
    let material: Material
    var next: Bead?

    init(_ material: Material, next: Bead? = nil) {
        self.material = material
        self.next = next
    }
    func thread(_ bead: Bead) -> Bead { bead }
}

/// Inside itself a generic class needs no arguments.
/// @mockable
protocol GlassBead: Bead<Int> {
    func thread(_ bead: Bead<Int>) -> Bead<Int>
}

/// @mockable
protocol AnyBead: Bead<Self.Stuff> {
    associatedtype Stuff
    func thread(_ bead: Bead<Stuff>) -> Bead<Stuff>
}

/// @mockable
protocol CountedBead<Grain> where Self: Bead<Grain> {
    associatedtype Grain: Hashable
    func thread(_ bead: Bead<Grain>) -> Bead<Grain>
    func count(_ grain: Grain) -> Int
}

/// What a child says of the superclass's argument is what its members are compared with.
/// @mockable
protocol WoodenBead: CountedBead where Grain == String {}

protocol Strung { associatedtype Cord; func cord() -> Cord }
extension Strung { typealias Knot = (Cord) -> Void }

class Necklace: Strung {
    init() {}
    func cord() -> Double { 1 }
    func tie(_ cord: Cord, _ knot: @escaping Knot) {}
}

/// Associated types are seen in the class that conforms, and so is what is written with them.
/// @mockable
protocol Chain: Necklace {
    func tie(_ cord: Double, _ knot: @escaping (Double) -> Void)
}

class Kiln<Clay> {
    struct Pot {}
    typealias Glaze = (Clay) -> Pot

    init() {}
    func fire(_ pot: Pot, _ glaze: @escaping Glaze) -> Glaze? { nil }
}

class BrickKiln<Brick>: Kiln<[Brick]> {}

/// One type in several spellings: as a member of a generic superclass, of what inherits from it, and by its name alone.
/// @mockable
protocol IntKiln: BrickKiln<Int> {
    func fire(_ pot: Kiln<[Int]>.Pot, _ glaze: @escaping ([Int]) -> Pot) -> Glaze?
}

/// @mockable
protocol RoofKiln: IntKiln {
    func fire(_ pot: BrickKiln<Int>.Pot, _ glaze: @escaping Kiln<[Int]>.Glaze) -> Glaze?
}

/// @mockable
protocol TileKiln where Self: BrickKiln<Clod> {
    associatedtype Clod: Hashable
    func fire(_ pot: Pot, _ glaze: @escaping Glaze) -> Glaze?
}

typealias OwnedBrickKiln = Chandelier.Owner & BrickKiln<Int>

/// @mockable
protocol OwnedKiln: OwnedBrickKiln {
    func fire(_ pot: Pot, _ glaze: @escaping Glaze) -> Glaze?
}

// MARK: - Typealiases of parents in where clauses

protocol HasSize { typealias Size = Int }
protocol Measuring { associatedtype Measure; func take(_ measure: Measure) }

/// @mockable
protocol SizeMeasuring: Measuring, HasSize where Measure == Size {
    func take(_ measure: Int)
}

extension Chandelier {
    struct Bracket {
        /// @mockable
        typealias PolisherOwner = Polisher & Owner
    }
}

/// A member type of a class hides one of its superclass.
class TintedLantern<Tint>: LanternBase {
    typealias Glow = Tint
    func tint(_ glow: Glow) -> LanternBase.Glow? { nil }
}

/// @mockable
protocol RedLantern: TintedLantern<Int> {
    func tint(_ glow: Int) -> LanternBase.Glow?
    func shine(_ glow: LanternBase.Glow) -> Data
}
