// Types of the user's named like standard ones: what the mocks mean is written so that these cannot capture it.

enum Error: Swift.Error { case refused }
struct Result {}
struct Optional {}
struct Array {}
struct Int {}
struct String {}
struct Bool {}
struct Never {}
struct NSLock {}
struct ObjectIdentifier {}
struct Hasher {}

/// @mockable(history: register = true)
protocol Registry {
    var latest: Result { get set }
    var isOpen: Swift.Bool { get set }
    func register(_ number: Int, twice: Swift.Int) throws -> String
    func numbers() -> [Swift.Int]
    func maybe() -> Swift.Int?
    func all() throws(Error) -> Array
    func retry() throws -> Result
    static func shared() -> Swift.String
}

/// @mockable
protocol SendableRegistry: Sendable, Hashable {
    var count: Swift.Int { get set }
    func register(_ number: Int)
}

struct Encoder {}
protocol Decoder {}

/// @mockable
protocol Archive: Codable, CustomStringConvertible, Comparable, Identifiable {
    func open(_ decoder: any Decoder, for encoder: Encoder) -> Bool
    func refuse(_ nobody: Never) -> Bool
}

enum Failure: Swift.Error { case first }

/// In an asynchronous sequence that name is of the error that it throws.
protocol FailingStream: AsyncSequence {
    static func open() async throws(Failure)
    func attempt() throws(Failure) -> Failure
}

/// @mockable
protocol FailingLines: FailingStream {}
