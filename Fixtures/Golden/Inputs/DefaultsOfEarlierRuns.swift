// mockgen: --mockfiles StandIns/EarlierRuns.swift
// Mocks of earlier runs are default values, as those of the run are.

/// @mockable
protocol EarlierUser {
    var store: EarlierStore { get }
    var clock: any EarlierClock { get set }
    var name: String { get }
    var spare: EarlierStore? { get }
    static var shared: EarlierStore { get }
    subscript(index: Int) -> EarlierStore { get }

    func make() -> EarlierStore
    func pair() -> (EarlierStore, count: Int)
    func find(in store: EarlierStore) async throws -> any EarlierClock
    func place() -> EarlierPlace
    func typed() throws -> (EarlierPlace)
}

/// @mockable
protocol EarlierMaker: Sendable {
    init(store: EarlierStore, count: Int)

    var place: EarlierPlace { get }
}

/// @mockable
@MainActor
protocol EarlierPage {
    var store: EarlierStore { get }
}

/// Others see the initializer, not the mock that would be its argument.
/// @mockable
public protocol EarlierShown {
    var log: EarlierLog { get set }
    var count: Int { get }

    init(log: EarlierLog)

    func make() -> EarlierLog
}

/// It has a mock elsewhere.
protocol EarlierPlan {
    func steps() -> Int
}

/// @mockable
protocol EarlierPlanner {
    var plan: EarlierPlan { get }
}

/// @mockable
protocol EarlierOthers {
    associatedtype EarlierStore

    var own: EarlierStore { get }
    var room: EarlierRoom { get }
    var screen: EarlierScreen { get }
    var queue: any EarlierQueue<Int> { get }
    var key: EarlierKey { get }
    var link: EarlierLink { get }
    var view: EarlierView { get }
    var point: EarlierPoint { get }
    var both: EarlierRoom & EarlierKey { get }
}

/// A name that hides the mock.
/// @mockable
protocol EarlierHiding {
    associatedtype EarlierClockMock

    func clock() -> EarlierClock
    func make() -> EarlierClockMock
}
