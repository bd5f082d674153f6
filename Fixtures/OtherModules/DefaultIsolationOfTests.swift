// tests:
// tests: -default-isolation MainActor
// Mocks in a module that isolates by default, of protocols in one that does not.

/// What is public is Sendable only where it says so.
public struct Item {
    /// A count.
    public var count: Int
}

/// An enumeration, for which the same holds.
public enum Kind { case plain, named(String) }

/// What says so.
public struct Label: Sendable {
    /// A text.
    public var text: String
}

class Box { var count = 0 }
struct Crate { var box: Box }
struct Point { var x = 0 }

/// @mockable
public protocol Store {
    func save(_ item: Item, as label: Label) async -> Item
    func saveAll(_ items: [Item], _ last: Item?) async throws -> [Item]
    func sort(_ kind: Kind, by areInOrder: (Item, Item) -> Bool) async
    func change(_ item: inout Item) async
}

/// @mockable
protocol Storage {
    func move(_ box: Box, to crate: Crate) async -> Box
    func move(to point: Point) async -> Point
}

/// @mockable
public protocol SharedStore: Sendable { func save(_ item: Item) async -> Item }
