// One mock for a typealias of a composition.

protocol Opening {
    var isOpen: Bool { get set }
    func open(_ name: String) -> Bool
}

protocol Closing {
    var isOpen: Bool { get }
    func open() -> Bool
    func close()
}

/// @mockable(history: open = true)
public typealias Door = OpenDoor & ClosedDoor

public protocol OpenDoor {
    func open(_ name: String)
}

public protocol ClosedDoor {
    func close()
}

/// @mockable
typealias OpeningAndClosing = Opening & Closing & AnyObject

/// @mockable
typealias SharedDoor = any Closing & Sendable

protocol Collecting<Item> {
    associatedtype Item
    func collect(_ item: Item)
}

/// @mockable
typealias NumberDoor = Collecting<Int> & Opening

class DoorFrame {
    let width: Int
    init(width: Int = 1) { self.width = width }
}

enum Building {
    protocol Lockable {
        func lock()
    }

    /// @mockable
    typealias FramedDoor = DoorFrame & Lockable
}

#if DEBUG || true
/// @mockable
typealias ConditionalDoor = Opening & Building.Lockable
#endif

@MainActor
protocol ShownDoor {
    func show()
}

typealias ShownLock = ShownDoor & Building.Lockable

/// It is on the actor of a part of the composition, and what another part asks for is on none.
/// @mockable
protocol ShownLockKeeper: ShownLock {
    func keep()
}

protocol DoorBell {
    @MainActor func ring()
    func count() -> Int
}

@MainActor
protocol ShownDoorBell: DoorBell {
    func show()
}

/// Where conformances are inferred to be isolated, that to the first part must not be.
/// @mockable
typealias BothDoorBells = DoorBell & ShownDoorBell

typealias FramedOpening = DoorFrame & Opening

/// A class that a part stands for is inherited from once.
/// @mockable
typealias FramedOpeningDoor = FramedOpening & DoorFrame

protocol Looking<Key, Value> {
    associatedtype Key: Hashable
    associatedtype Value
    func value(for key: Key) -> Value?
}

/// The parameters of the typealias are those of the mock.
/// @mockable
typealias LookingDoor<Key: Hashable, Number> = Looking<Key, [Number]> & Collecting<Number> & Opening
where Number: FixedWidthInteger

/// @mockable
typealias CollectingDoor<Item> = any Collecting<Item> & Closing

protocol KeyedDrawer<Key> {
    associatedtype Key: Hashable
    func open(_ key: Key)
}
protocol FiledDrawer { var label: String { get } }

/// Of a parameter the mock asks what its protocol asks of the associated type.
/// @mockable
typealias FiledKeyedDrawer<Tag> = FiledDrawer & KeyedDrawer<Tag>

protocol SortedDrawer<Contents, Rank> {
    associatedtype Contents: Collection where Contents.Element == Rank
    associatedtype Rank: Comparable
    func first(of contents: Contents) -> Rank
}

/// What the protocol says of both stays between the parameters.
/// @mockable
typealias SortedKeyedDrawer<Tag, Rank> = SortedDrawer<Tag, Rank> & KeyedDrawer<Tag>

protocol FirstDrawer<Contents, First> {
    associatedtype Contents: Sequence
    associatedtype First where First == Contents.Element
    func first(of contents: Contents) -> First
}

/// @mockable
typealias FirstFiledDrawer<Contents, Entry> = FirstDrawer<Contents, Entry> & FiledDrawer

/// @mockable
typealias NumberedDrawer<Pages> = FirstDrawer<Pages, Int> & FiledDrawer
