// Protocols inside other types: the mock stands beside its protocol.

enum Login {
    /// @mockable
    protocol Service {
        func start(_ token: Token) -> Token?
        var token: Token { get }
    }

    struct Token: Equatable {
        var text = ""
    }
}

struct Logout {
    /// @mockable
    protocol Service {
        func stop()
        var next: any Service { get }
    }
}

extension Logout {
    /// @mockable
    protocol Observer: AnyObject {
        func didStop(_ service: any Service)
    }

    enum Deep {
        /// @mockable
        protocol Probe {
            func poke() -> any Logout.Service
            func token() -> Login.Token
        }
    }
}

final class Screen {
    /// @mockable
    protocol Delegate: AnyObject {
        func screenDidAppear(_ screen: Screen)
    }
}

/// Types that stand beside nested protocols and classes, and are not seen from where their mocks are.
enum Warehouse {
    struct Item: Hashable {}
    enum Size { case small }
    typealias Items = [Item]
    class Room {}

    protocol Keeping: Room {
        associatedtype Size: Hashable = Item
        func keep(_ item: Item, all items: Items, of size: Size) -> Result<Item, any Error>
        func find<Item>(_ item: Item) -> Size?
        var first: Item? { get }
    }

    protocol Sorting<Key> {
        associatedtype Key
        func sort(_ items: [Item], by key: Key)
    }

    protocol ItemSorting: Sorting<Item> where Key: Hashable {}
}

/// @mockable
protocol WarehouseKeeping: Warehouse.Keeping {
    func close()
}

/// @mockable
protocol WarehouseSorting: Warehouse.ItemSorting {}

// Names that the protocol sees and the place of its mock does not.

enum Catalogue {
    struct Item {}
    typealias Items = [Item]
    class Shelf { init() {} }
    protocol Marker {}

    protocol Reader {
        associatedtype Kind: Marker
        associatedtype Entry = Item
        func read(_ item: Item, _ kind: Kind) -> Items?
        func generic<Item>(_ item: Item) -> Entry
    }

    protocol Shelving: Shelf {
        func put(_ item: Item)
    }

    struct Deep {
        /// @mockable
        protocol Finder {
            func find(_ items: Items, in deep: Deep) throws(Problem) -> Item?
        }

        struct Item {}
    }

    enum Problem: Error { case missing }
}

/// @mockable
protocol CatalogueReader: Catalogue.Reader {}

/// @mockable
protocol CatalogueShelf: Catalogue.Shelving {}

extension Catalogue {
    /// @mockable
    protocol DeepFinder: Deep.Finder {
        func keep(_ items: Items)
    }
}

/// An extension of a nested type sees the members of that type, but not those of the types around it.
enum Harbour {
    struct Theme {}
    struct Pier {
        struct Rope {}

        /// @mockable
        protocol Berthing {
            func berth(_ theme: Theme) -> Theme?
        }
    }
}

extension Harbour.Pier {
    /// @mockable
    protocol Mooring {
        func moor(_ theme: Theme, with rope: Rope) -> Theme?
    }
}

/// A nested type that hides the type around it.
enum Market {
    struct Stall {
        /// @mockable
        protocol Keeper {
            func goods(_ stall: Stall) -> any Goods
        }
    }
    /// @mockable
    protocol Market {
        func main() -> any Market
        var goods: any Goods { get }
        var Market: Int { get }
    }
    /// @mockable
    protocol Goods {
        var stall: Stall { get }
    }
}

/// An extension that names its type by a typealias.
enum Railyard {
    typealias Bay = Dock
    struct Crane {}
    struct Dock {
        struct Crane {}
        protocol Hoist { func hoist(_ crane: Crane) }
    }
}
extension Railyard.Bay {
    /// @mockable
    protocol DoubleHoist: Hoist {
        func turn(_ crane: Crane) -> Crane?
    }
}

/// Mocks of other modules copy what those of public protocols say, and do not see the types around them by their names.
public enum Shipyard {
    public struct Keel {}

    /// @mockable
    public protocol Shipwright {
        func lay(_ keel: Keel) -> Keel?
    }
}

/// What stands beside a protocol hides what its parents mean outside.
public struct Anchor {}
public protocol Mooring {
    func moor(_ anchor: Anchor) -> Anchor?
}
public enum Marina {
    public struct Anchor {}

    /// @mockable
    public protocol Berth: Mooring {
        func berth(_ anchor: Anchor) -> Anchor?
    }
}

/// An extension that names its type with the module.
enum Canal {}
extension GoldenFixtures.Canal {
    struct Gate {}
    protocol Lock {
        func open(_ gate: Gate) -> Gate?
    }
}
extension Canal {
    /// @mockable
    protocol SeaLock: Lock {
        func close(_ gate: Gate)
    }
}
/// @mockable
protocol RiverLock: Canal.Lock {
    func flood(_ gate: Canal.Gate)
}
