// `Self` in requirements.

/// @mockable
protocol Shape {
    func copy() -> Self
    func scaled(by factor: Int) -> Self?
    func moved() throws -> Self
}

/// @mockable
protocol ComparableShape {
    func isEqual(to other: Self) -> Bool
    func union(_ others: [Self]) -> [Self]
    func visit(_ visitor: (Self) -> Void)
    func visitLater(_ visitor: @escaping (Self) -> Self)
    var neighbours: [Self] { get }
    var parent: Self? { get set }
    static func make() -> Self
    static var shared: Self { get set }
    static func all() -> [Self]
    subscript(index: Int) -> Self { get }
}

/// @mockable
protocol Chained {
    func with(name: String) -> Self
    static func named(_ name: String) -> Self
}

/// @mockable
protocol SelfMembers {
    associatedtype Item
    func take(_ item: Self.Item) -> Self.Item?
    var type: Self.Type { get }
}

/// @mockable
protocol SelfSubscript {
    subscript(index: Int) -> Self { get }
}

/// @mockable
protocol MergedFromOthers {
    init<Others: Collection>(merging others: Others) where Others.Element == Self
    func merge<Others: Collection>(_ others: Others) where Others.Element == Self
}

/// @mockable
protocol MadeFromOthers {
    init<Others: Collection<Self>>(joining others: Others)
}

/// @mockable
protocol SelfByAnotherName {
    typealias Kind = Self
    typealias Couple = (Kind, Self)?
    var parent: Kind { get }
    func child() -> Kind?
    func marry(_ other: Kind, _ couples: [Couple]) -> Couple
}

/// @mockable
protocol SelfThrowing: Error, Equatable {
    var code: Int { get throws(Self) }
    subscript(index: Int) -> Int { get throws(Self) }
    init(code: Int) throws(Self)
    func raise() throws(Self) -> Never
}

/// @mockable
protocol MadeFromItself {
    init(_ path: KeyPath<Self, Int>, done: @escaping (Result<Self, any Error>) -> Void)
}

/// @mockable
protocol MadeFromSubclasses {
    init(_ others: [Self], named: [String: Self], make: () -> Self?)
}

/// Only a final class is the one element of a collection that the protocol asks for.
/// @mockable(typealias: Branches = [BranchingMock])
protocol Branching {
    associatedtype Branches: Collection<Self>
    var branches: Branches { get }
}

/// @mockable
protocol SwapDesk {
    func swap<Other>(_ desk: inout Self, for other: Other) async -> @Sendable (Int) async -> Void
}

/// @mockable
protocol ImplicitSelf {
    func same(as other: Self!) -> Self!
}

/// @mockable
protocol MadeByChanges {
    init(changed change: (inout Self) -> Void)
}

protocol ShelfReader<Item> {
    associatedtype Item
    func item() -> Item
}
protocol ShelfOfReaders {
    associatedtype Output: Hashable
    associatedtype Element: ShelfReader where Element.Item == Output
}

/// What is asked of members of an associated type that is the conforming type itself.
/// @mockable
protocol ShelfOptions: OptionSet, ShelfOfReaders {}

protocol ShelfOfNumbers {
    associatedtype Element: ShelfReader<Int>
}
protocol IdentifiedItems {
    associatedtype Item: Identifiable
}

/// An element that the mock cannot be: its item would be a number, which has no identity.
/// @mockable
protocol NumberOptions: OptionSet, ShelfOfNumbers, IdentifiedItems {}

class ShelfElement {}
protocol ShelfOfElements { associatedtype Element: ShelfElement }

/// The mock is its own element, which has a superclass.
/// @mockable
protocol ElementOptions: OptionSet, ShelfOfElements {}

@MainActor
protocol ComparedShelf {
    static func == (left: Self, right: Self) -> Bool
}

/// Option sets are equal by their raw values.
/// @mockable
protocol ComparedOptions: OptionSet, ComparedShelf {}
