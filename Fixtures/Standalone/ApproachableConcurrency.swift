// swiftc: -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
// mockgen: --enable-args-history --order --reset
// A module whose async functions run where their callers do (SE-0461), so that nothing leaves an actor on its way.

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
}

/// @mockable
protocol ActingCarrier: Actor {
    func carry(_ parcel: Parcel, _ work: () throws -> Parcel) async rethrows -> Parcel
}
