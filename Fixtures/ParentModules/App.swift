// Protocols with parents in another module, mocked beside them and in a module of tests.

import Core

open class Screen { public init() {} }
nonisolated open class FreeScreen { public nonisolated init() {} }

/// @mockable
public protocol AppShowing: Showing { func own() }
/// @mockable
public protocol AppStepping: Stepping { func own() }
/// @mockable
public protocol AppPausing: Pausing { func own() }
/// @mockable
public protocol AppPresenting: Presenting { func own() }
/// @mockable
public protocol AppCounting: Counting { func own() }
/// @mockable
public protocol AppMaking: Making { func own() }
/// @mockable
public protocol AppWalking: Walking { func own() }
/// @mockable
public protocol AppRunning: Running { func own() }
/// @mockable
public protocol AppBoxing: Boxing { func own(_ box: Box) async -> Box }
/// @mockable
public protocol AppPassing: Passing { func own() }
/// @mockable
public protocol AppStoring: Storing { func own() }
/// @mockable
public protocol AppSharing: Sharing { func own() }
/// @mockable
public protocol AppNamed: Named { func own() }
/// @mockable
public protocol AppRefiling: Refiling { func own() }
/// @mockable
public protocol AppOpening: Opening { func own() }
/// @mockable
public protocol AppStaying: Staying { func own() }

// Where they say their own actor, or none.

/// @mockable
@MainActor public protocol MainStepping: Stepping, Presenting { func own() }
/// @mockable
@Archive public protocol ArchiveShowing: Showing, Stepping { func own() }
/// @mockable
nonisolated public protocol FreeShowing: Showing, Stepping, Passing { func own() }
/// @mockable
@Archive public protocol ArchiveStaying: Staying { var own: Int { get async } }

// What refines `Sendable`.

/// @mockable
public protocol SharedStepping: Stepping, Sendable { func own() }
/// @mockable
public protocol SharedPassing: Passing, Presenting, Sendable { func own() }
/// @mockable
public protocol SharedTitled: FreeTitled { func own() }
/// @mockable
public protocol SharedBetween: Archived, Titled, Sendable { static var own: Int { get set } }
/// @mockable
public protocol SharedFiling: FilingShared, Sharing { func own() }
/// @mockable
public protocol FreeFirst: FreeShared, Titled { func own(_ box: Box) }

// Beside superclasses of the own module, and of the other one.

/// @mockable
public protocol FormStepping: Form, Stepping { func own() async }
/// @mockable
public protocol FormMixed: Form, Filing, AppPausing { func own() }
/// @mockable
nonisolated public protocol FreeForm: Form, Opening { func own() }
/// @mockable
nonisolated public protocol FreeFormShowing: FormStepping { func own() }
/// @mockable
nonisolated public protocol FreeFormArchived: Form, Archived {
    func own() throws -> Int
    @MainActor func show() throws -> Int
}
/// @mockable
nonisolated public protocol FreeFormShared: Form, Sharing { static func own() -> Int }
/// @mockable
public protocol ScreenStepping: Screen, Stepping, Passing { func own() }
/// @mockable
public protocol ScreenArchived: Screen, Archived { init(box: Box) async; func own(_ box: Box) async }
/// @mockable
nonisolated public protocol FreeScreenMoved: Screen, Free { @Archive init(moved: Box) async }
/// @mockable
public protocol FreeScreenTitled: FreeScreen, Titled { @MainActor init(moved: Box) async; func own(_ box: Box) async }
/// @mockable
public protocol BaseNamed: FreeBase, Named { init(count: Int) }
/// @mockable
public protocol ArchiveScreen: ArchiveBase, Archived { var box: Box { get set }; func own(_ box: Box) async -> Box }
/// @mockable
public protocol ArchiveScreenCounting: ArchiveScreen { var own: Int { get }; static var all: Int { get set } }
/// @mockable
public protocol SharedScreenTitled: Screen, FreeShared, Sendable {}

// Actors.

/// @mockable
public protocol AppActing: Acting { func own() async }
/// @mockable
public protocol TitledScreen: StatedScreen { var title: String { get set } }
/// @mockable
public protocol TaggedScreen: StatedScreen { func tag() -> Int }
/// @mockable
public protocol LoadingScreen: StatedScreen { func load() async }

// Keys.

/// @mockable
public protocol KeyedOwn: Keyed { func own(_ key: PlainKey) -> [PlainKey: Int] }
/// @mockable
public protocol KeyedShared: Keyed, Sendable { func own() }
/// @mockable
public protocol KeyedMade: Keyed, FreeMade { var own: Int { get } }
/// @mockable
public protocol KeyedTitled: KeyedStated, Titled { func own() -> Int }
/// @mockable
@MainActor public protocol StatedKeyed: Keyed { func own() }

// Parents that name types of theirs which are called like own ones.

public struct Parcel { public init() {} }
public protocol Kind { var own: Int { get } }
public class Depot { public init() {} }
/// @mockable
public protocol AppShelves: ParcelShelves { func own(_ parcel: Parcel) }
/// @mockable
public protocol AppRows: ParcelRows { func own(_ parcel: Parcel) }
/// @mockable
public protocol AppKinds: KindShelves { func own(_ kind: any Kind) }
/// @mockable
public protocol AppLists: ParcelLists { func own() -> Parcel? }
/// @mockable
public protocol AppDepot: ParcelDepot { func take(_ parcel: Core.Parcel) -> Core.Parcel; func own(_ depot: Depot) }
/// @mockable
public protocol AppLoader: ParcelLoader, ParcelSaver where Parcel == String {}
