// Inherited requirements: each once, own ones first.

import Foundation

protocol Named {
    var name: String { get }
    func rename(_ name: String)
    func load() throws
}

protocol Titled: Named {
    var title: String { get }
    func load()
}

protocol Sized: Named {
    var size: Int { get set }
    var name: String { get set }
    func load(size: Int) -> Int
}

/// Several levels and a diamond.
/// @mockable
protocol Document: Titled, Sized {
    func close()
    func rename(_ name: String)
}

typealias NamedAndClosable = Named & Closable

protocol Closable: AnyObject {
    func close()
    func close(force: Bool)
}

/// A composition behind a typealias.
/// @mockable
protocol Drawer: NamedAndClosable {
    func open()
}

/// Through `where Self:`.
/// @mockable
protocol Cupboard where Self: Closable, Self: Named {
    func lock()
}

/// Overloads: own members before inherited ones.
/// @mockable
protocol Reader: Titled {
    func load(id: Int) -> String
    func load(id: String) -> String
}

/// Requirements that are written differently and are the same.
/// @mockable
protocol Restated: Restating {
    func visit(_ items: Array<Int>) -> Optional<String>
    func take(_ value: (Int)) -> ()
}

protocol Restating {
    func visit(_ items: [Int]) -> String?
    func take(_ value: Int)
}

/// A superclass that conforming types must have.
class BaseController {
    var isLoaded = false
    init() {}
}

/// @mockable
protocol ScreenController: BaseController {
    var title: String { get set }
    func show()
}

/// @mockable
protocol PopupController where Self: BaseController {
    func pop()
}

/// A parent inside a type.
enum Framework {
    protocol Component {
        func attach()
    }
}

/// @mockable
protocol Button: Framework.Component {
    func tap()
}

/// What throws in one protocol and not in the other must not throw.
/// @mockable
protocol Reliable: Unreliable {
    func run() -> Int
    var value: Int { get }
}

protocol Unreliable {
    func run() throws -> Int
    var value: Int { get throws }
}

/// A superclass whose initializer every subclass has to bring.
class RequiringController {
    required init() {}
}

/// @mockable
protocol RequiredController: RequiringController {
    func show()
}

/// A superclass that makes itself with a default argument.
class DefaultingController {
    init(title: String = "") {}
}

/// @mockable
protocol DefaultController: DefaultingController {
    func show()
}

class SettableBase {
    convenience init(title: String) { self.init() }
}

/// @mockable
protocol SubclassOfConvenience: SettableBase {
    func reset()
}

typealias Finished = (Int) -> Void
typealias Handed<Value> = (Value) -> Void

enum Delivery {
    typealias Count = Int
    protocol Counting {
        func count(_ finished: @escaping (Count) -> Void)
        func send(_ values: [Count]) -> Handed<Count>
    }
}

protocol FinishCounting {
    func count(_ finished: @escaping Finished)
    func send(_ values: [Int]) -> Finished
}

/// Parents that spell the same requirement with and without typealiases.
/// @mockable
protocol SpelledTwice: FinishCounting, Delivery.Counting {}

protocol ListOfItems {
    associatedtype Item
    typealias Items = [Item]
    func items(like item: Item) -> Items
}

protocol NumberItems {
    associatedtype Item where Item == [Int]
    func items(like item: [Int]) -> [[Int]]
}

/// @mockable
protocol BoundItems: ListOfItems, NumberItems {}

protocol FlushingEvery {
    func flush(every seconds: Double)
}

/// @mockable
protocol FlushingLater: FlushingEvery {
    func flush(every seconds: TimeInterval)
}

protocol NumberedSeat { var seat: Int { get } }
protocol NamedSeat { var seat: String { get set } }
extension NamedSeat {
    var seat: String {
        get { "" }
        set {}
    }
}
protocol TakenSeat { func seat() }
extension TakenSeat { func seat() {} }
protocol LetteredSeat { var seat: Character { get } }

/// Of members that no type can have at once, those with a default implementation are left to it.
/// @mockable
protocol NamedOrNumberedSeat: NamedSeat, NumberedSeat {}
/// @mockable
protocol TakenOrNumberedSeat: TakenSeat, NumberedSeat {}
/// @mockable
protocol LetteredOrNumberedSeat: NumberedSeat, LetteredSeat {}
extension LetteredOrNumberedSeat { var seat: Character { "A" } }
