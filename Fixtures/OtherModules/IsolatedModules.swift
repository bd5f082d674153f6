// module: -default-isolation MainActor
// tests: -default-isolation MainActor
// mockgen: --default-isolation MainActor --mock-default-isolation MainActor
// Mocks in a module that isolates by default and says so, of protocols in one that does, too: those that others make where no
// actor is, or another one.

@globalActor actor Archive { static let shared = Archive() }

protocol Loading { func load() }
nonisolated protocol Naming { func name() }
nonisolated protocol Checking { @MainActor func check() }

/// @mockable
protocol PlainService: AnyObject { func load() -> Int }
/// @mockable
protocol LoadingService: Loading { func count() -> Int }
/// @mockable
protocol RefinedService: PlainService { func refine() -> Int }
/// @mockable
protocol NamingService: Naming { func count() -> Int }
/// @mockable
protocol CheckingService: Checking, Equatable { var plain: any PlainService { get } }
/// @mockable
protocol SentService: Sendable { var plain: any PlainService { get } }
/// @mockable
protocol MadeService: Loading, Sendable {
    var plain: any PlainService { get }
    init()
}
/// @mockable
protocol PlainMadeService { init() }

/// @mockable
nonisolated protocol FreeStore: AnyObject {
    var plain: any PlainService { get }
    var loading: any LoadingService { get set }
    var sent: any SentService { get }
    static var shared: (any MadeService)? { get }
    func refined() -> any RefinedService
    func naming() async -> any NamingService
    func made() -> any MadeService
    func plainMade() -> any PlainMadeService
    subscript(index: Int) -> any PlainService { get }
}
/// @mockable
nonisolated protocol SentStore: Sendable {
    func plain() -> any PlainService
    func loading() async -> any LoadingService
    static func made() -> any MadeService
}
/// @mockable
@MainActor protocol ServicePresenter: AnyObject {
    var plain: any PlainService { get }
    var loading: any LoadingService { get set }
    func made() -> any MadeService
}
/// @mockable
protocol ServiceCache: Actor {
    func plain() async -> any PlainService
    func made() -> any PlainMadeService
}
/// @mockable
@Archive protocol ArchivedServices { var plain: any PlainService { get } }

/// What a superclass conforms to already.
protocol SentSheet: Sendable {}
nonisolated class FreeSheet {}
@MainActor class ShownSheet: FreeSheet, SentSheet { func show() {} }
/// @mockable
protocol SheetOfShown: ShownSheet { func tear() }

/// What initializers of actors are given, which is not Sendable.
nonisolated class LedgerPage {}
/// @mockable
protocol Ledger: Actor { init(page: LedgerPage) }
/// @mockable
protocol OpenLedger: Ledger { func open() }

/// A default that conforms on the main actor, as other modules that isolate see it.
protocol RowDecoding { func decode() -> Int }
struct RowDecoder: RowDecoding { func decode() -> Int { 1 } }
/// @mockable
protocol RowEndpoint: Sendable {
    associatedtype Decoder: RowDecoding = RowDecoder
    var decoder: Decoder { get }
}
