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
