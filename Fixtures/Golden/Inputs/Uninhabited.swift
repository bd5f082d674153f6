// Types without values: what needs one is there, and is never run.

/// @mockable(history: fail = true)
protocol Uninhabited {
    init(never: Never)
    var never: Never { get set }
    static var neverAgain: Never { get }
    var neverBefore: Never { get async throws }
    func fail(_ never: Never, _ code: Int) -> Int
    func failLater(_ never: Never) async throws -> String
    func stop() -> Never
    func perhaps(_ never: Never?) -> Result<Int, Never>
    func absurd(_ body: (Never) -> Int) -> Int
    subscript(never: Never) -> Int { get set }
}

/// @mockable(typealias: Failure = Never)
protocol UninhabitedSendable: Sendable {
    associatedtype Failure: Error
    func fail(_ failure: Failure) -> Int
    func succeed(_ code: Int) throws(Failure) -> Int
}
