protocol Named { var name: String { get }; static var count: Int { get } }
protocol Naming { func name() -> String }
protocol Numbered { var name: Int { get } }
protocol Titled { associatedtype Title; var name: Title { get }; func name(_ title: Title); func count() }

/// @mockable
protocol Both: Named, Naming {}

/// @mockable
protocol OfTwoTypes: Named, Numbered {}

/// A function with parameters, and one that is not static, are no conflict.
/// @mockable
protocol Fine: Named, Titled {}

protocol Finder { func find(_ name: String?) -> Int }
/// @mockable
protocol Unwrapping: Finder { func find(_ name: String!) -> Int }

/// What depends on a condition, or has a default implementation, may be no conflict.
protocol Conditional {
    #if DEBUG
    var name: Int { get }
    #endif
}
protocol Defaulted { func name() -> String }
extension Defaulted { func name() -> String { "" } }
/// @mockable
protocol AlsoFine: Named, Conditional, Defaulted {}

protocol Shelf { associatedtype Item; var content: [Item] { get }; var first: Item? { get }; var order: (Item) -> Int { get } }
/// @mockable
protocol SingleShelf: Shelf { var content: Item? { get } }
/// @mockable
protocol FullShelf: Shelf { var first: Int { get } }
/// @mockable
protocol NamedShelf: Shelf { var order: [String: Item] { get } }
/// @mockable
protocol NumberShelf: Shelf { var content: Array<Int> { get }; var first: Optional<Int> { get }; var order: ((Int) -> Int) { get } }
/// @mockable
protocol EmptyShelf: Shelf { var order: Void { get } }
/// @mockable
protocol PairShelf: EmptyShelf { var order: (Int, Int) { get } }
