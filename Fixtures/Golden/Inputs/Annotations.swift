// What an annotation can set, section by section.

/// @mockable(module: prefix = GoldenFixtures)
protocol PrefixedService {
    func start()
}

/// @mockable(typealias: Item = AnyObject; Key = [String: Int]; history: add = true)
protocol AnnotatedTypes {
    associatedtype Item
    associatedtype Key
    func add(_ item: Item, for key: Key)
}

/// @mockable(modifiers: owner = weak; cell = dynamic)
protocol ModifiedProperties: AnyObject {
    var owner: SharedBox? { get set }
    var cell: Int { get set }
}

/// @mockable(override: printer = SpecialPrinter; makePrinter = SpecialPrinter)
protocol OverriddenDefaults {
    var printer: any Printer { get }
    func makePrinter() -> any Printer
    var other: any Printer { get }
}

final class SpecialPrinter: PrinterMock {}

/// A line of prose.
/// @mockable(
///     history: add = true; remove = true;
///     typealias: Item = String
/// )
protocol ManyLines {
    associatedtype Item
    func add(_ item: Item)
    func remove(_ item: Item, at index: Int)
}

/// @mockable(history: `default` = true)
protocol KeyInBackticks {
    func `default`(_ value: Int)
}

/// Its mock is named as Mockolo names it.
/// @mockable(override: name = RenamedStoreDouble)
protocol RenamedStore {
    func load() -> Int
    func copy() -> Self
}

/// @mockable
protocol RenamedStoreOwner {
    var store: any RenamedStore { get }
}

/// The mock of a child is no value in itself.
/// @mockable(override: child = NestingChildMock)
protocol NestingParent {
    var child: any NestingChild { get }
}

/// @mockable
protocol NestingChild: NestingParent {
    var name: String { get }
}

enum FakeStores {
    final class FakeShelf: FakedShelf {
        init() {}
    }

    /// What it names is found where it is.
    /// @mockable(override: shelf = FakeShelf)
    protocol FakedShelving {
        var shelf: any FakedShelf { get }
    }
}

protocol FakedShelf {}

/// @mockable
protocol FakedShelvingChild: FakeStores.FakedShelving {
    func tidy()
}
