// Parents of the protocols in App.swift, in a module of their own. It is compiled with a default isolation and without.

@globalActor public actor Archive { public static let shared = Archive() }

public class Box { public init() {} }
nonisolated public struct Key: Hashable, Sendable { public init() {} }

open class Base { public init() {} }
open class Form { public init(count: Int) {} }
@Archive open class ArchiveBase { public init() {} }
nonisolated open class FreeBase { public nonisolated init() {} }

// Members on an actor, where their protocol may be on none.

public protocol Showing { func show() }
public protocol Stepping { @Archive func step() }
public protocol Pausing { func pause(); @Archive func wait() async; nonisolated func stop() }
public protocol Presenting { @MainActor func present(); func dismiss() }
public protocol Counting { var count: Int { get }; @Archive var total: Int { get set } }
public protocol Making { @Archive static func make() -> Int; static func destroy() -> Int }
public protocol Walking: Stepping { @Archive func walk() }
public protocol Running: Stepping {}
public protocol Boxing { @Archive func take(_ box: Box) async -> Box; var isEmpty: Bool { get async } }
public protocol Passing { func pass(to actor: isolated (any Actor)?) async; var owner: String { get } }
public protocol Storing { associatedtype Item: Sendable; @Archive func store(_ item: Item) throws -> Item? }
public protocol Sharing: Sendable { @Archive func share(); func unshare() }

// On an actor themselves, and what inherits that.

@Archive public protocol Archived {}
@Archive public protocol Filing { func file(); nonisolated func number() -> Int }
@Archive public protocol FilingShared: Sendable { func fileShared() -> Int }
@MainActor public protocol Titled { var title: String { get set } }
public protocol Named: Titled { @Archive func rename() async; func relabel() }
public protocol Refiling: Archived { func refile(to actor: isolated (any Actor)?) async }
nonisolated public protocol Free { var isFree: Bool { get set }; @MainActor func reveal() async }
nonisolated public protocol FreeShared: Sendable { @MainActor func revealShared() }
nonisolated public protocol FreeTitled: AnyObject, TitledShared { @MainActor func subtitle() async -> [String] }
@MainActor public protocol TitledShared: Sendable { subscript(index: Int) -> Int { get set } }

// Initializers.

public protocol Opening { init(box: Box) async }
public protocol Staying { nonisolated(nonsending) init(staying: Box) async; @MainActor init(moved: Box) async }

// For actors.

public protocol Acting: Actor {}
public protocol ActingShown: Actor, Showing {}
/// A class that says its actor, wherever its module isolates others.
@MainActor open class StatedScreen {
    public init() {}
    open var title: String = ""
    open func load() async {}
    public func tag() -> Int { 1 }
}

// Keys that are isolated with their module.

public struct PlainKey: Hashable { public init() {} }
public protocol Keyed: AnyObject { var keys: [PlainKey: Int] { get set }; func merge(_ other: Set<PlainKey>) -> Set<PlainKey> }
@MainActor public protocol KeyedStated { static var all: Set<PlainKey> { get }; init(keys: Set<PlainKey>) }
nonisolated public protocol FreeMade: Sendable { init() }

// Types whose names the app has, too.

public struct Parcel: Hashable, Sendable { public init() {} }
public protocol Kind { var kind: Int { get } }
public protocol Shelves<Entry> { associatedtype Entry }
public protocol ParcelShelves: Shelves where Entry == Parcel { func sort(_ entry: Entry) -> Entry }
public protocol ParcelRows: Shelves<Parcel> { func first() -> Entry }
public protocol KindShelves: Shelves where Entry: Kind { func kind(of entry: Entry) }
public protocol ParcelLists { associatedtype List: Collection where List.Element == Parcel; func list() -> List }
open class Depot {
    public init(parcel: Parcel = Parcel()) {}
    open func take(_ parcel: Parcel = Parcel()) -> Parcel { parcel }
}
public protocol ParcelDepot: Depot { func close() }
public protocol ParcelSaver { func save(_ parcel: Parcel) }
public protocol ParcelLoader { associatedtype Parcel; func load() -> Parcel }
