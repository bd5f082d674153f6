// swiftc: -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
// swiftc: -default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
// mockgen: --enable-args-history --order --reset
// A module whose async functions run where their callers do (SE-0461), so that nothing leaves an actor on its way; also one
// that is bound to the main actor (SE-0466), as new apps are.

final class Parcel {
    var weight = 0
}

/// @mockable
protocol Carrier {
    func carry(_ parcel: Parcel, _ done: () -> Void) async -> Parcel
    func attempt(_ work: () throws -> Parcel) async rethrows -> Parcel
    func convert<T>(_ value: T, by change: (T) async throws -> T, _ rest: inout [Any]) async throws -> Int
    func evaluate(_ work: @autoclosure () -> Int, later: @escaping @autoclosure () -> Int) async throws(Refusal) -> Int
    @concurrent func elsewhere(_ work: () -> Int) async -> Int
    static func make(_ work: (Parcel) -> Int) async -> Int
}

enum Refusal: Error {
    case late
}

/// @mockable
protocol SharedCarrier: Sendable {
    func attempt(_ parcel: Parcel, _ work: () throws -> Parcel) async rethrows -> Parcel
}

/// @mockable
@MainActor
protocol MainCarrier {
    func carry(_ parcel: Parcel, _ work: () throws -> Parcel) async rethrows -> Parcel
    nonisolated func attempt(_ parcel: inout Parcel, _ work: () throws -> Parcel) async rethrows -> Parcel
    @concurrent func elsewhere(_ parcel: Parcel, _ work: () -> Int) async
}

/// @mockable
protocol ActingCarrier: Actor {
    func carry(_ parcel: Parcel, _ work: () throws -> Parcel) async rethrows -> Parcel
}

@MainActor
class MainBase {
    init() {}
}

/// @mockable
protocol InheritingCarrier: MainBase, CustomStringConvertible {
    func carry(_ parcel: Parcel, _ work: () -> Int) async -> Parcel
    var later: Parcel { get async throws }
    subscript(index: Int) -> Parcel { get async }
}

/// @mockable
protocol RefiningCarrier: MainCarrier {
    func load(_ parcel: Parcel) async
}

/// @mockable
@MainActor
protocol HashableCarrier: Hashable, Codable, Identifiable {
    var id: String { get }
    func load(_ parcel: Parcel) async
}

/// @mockable
nonisolated protocol FreeCarrier {
    func carry(_ parcel: Parcel, _ work: () -> Int) async -> Parcel
    static func make(_ parcel: Parcel) async
    var parcel: Parcel { get set }
    init(parcel: Parcel)
}

/// @mockable
protocol ConcurrentCarrier {
    @concurrent var later: Int { get async }
    @concurrent static func make(_ work: () -> Int) async
    static func load()
}

/// @mockable
protocol Visitor {
    func run(_ work: @isolated(any) () -> Void, _ next: @escaping () async throws -> Void) async rethrows
    func visit(_ actor: isolated (any Actor)?, _ work: () -> Void) async -> Int
    func change<A: Actor>(_ values: inout [Any], on actor: isolated A) async throws
}
