// Functions with effects.

enum NetworkError: Error {
    case offline
}

/// @mockable
protocol Downloader {
    func start() async
    func size(of path: String) async -> Int
    func validate(_ path: String) throws
    func download(_ path: String) async throws -> String
    func checksum(of path: String) throws -> UInt64
    func typed(_ path: String) throws(NetworkError) -> Int
    func typedWithoutDefault() throws(NetworkError) -> NetworkError
    func anyError() throws(any Error) -> NetworkError
    func never() throws(Never) -> Int
    func typedAsync() async throws(NetworkError)
    func later(_ completion: @escaping (Int) async throws -> Void) async throws
}

/// @mockable
protocol GenericThrower {
    func run<Failure: Error>(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
    func attempt<Failure>(_ error: Failure) throws(Failure) where Failure: Error
    func collect<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value
}

/// @mockable
protocol Rethrower {
    func map(_ transform: (Int) throws -> Int) rethrows -> [Int]
    func perform(_ body: () throws -> Void) rethrows
    func generic<Value>(_ transform: (Int) throws -> Value) rethrows -> [Value]
    func genericInput<Value>(_ value: Value, _ body: (Value) throws -> Bool) rethrows -> Bool
    func automatic(_ value: @autoclosure () throws -> Int) rethrows -> Int
    func twice(_ first: () throws -> Int, then second: (Int) throws -> Int) rethrows -> Int
    func later(_ body: () async throws -> Int) async rethrows -> Int
    func optional(_ body: (() throws -> Int)?) rethrows -> Int
}

/// @mockable
protocol NeverThrower {
    associatedtype Failure: Error = Never
    func run() async throws(Failure) -> Int
    var later: Int { get throws(Failure) }
}

/// What closures throw is a parameter of the mock, since the compiler crashes where it is `Never`.
/// @mockable
protocol ClosureThrower {
    associatedtype Failure: Error = Never
    func run(_ body: () throws(Failure) -> Int) throws(Failure) -> Int
}

protocol FaultySource {
    associatedtype Output
    associatedtype Fault: Error
}

protocol FaultlessSource: FaultySource where Fault == Never {}

/// What its source throws is `Never` by the protocol of that.
/// @mockable
protocol FaultlessReader {
    associatedtype Source: FaultlessSource
    var first: Int { get throws(Source.Fault) }
    func last() throws(Source.Fault) -> Int
    func next<S: FaultySource>(of source: S) throws(S.Fault) -> Int where S.Fault == Never
    func each<S: FaultlessSource>(of source: S, body: (S.Output) throws(S.Fault) -> Void) throws(S.Fault)
}

protocol FaultyReader {
    associatedtype Source: FaultySource
    func last() throws(Source.Fault) -> Source.Output
}

/// @mockable
protocol SilentReader: FaultyReader where Source.Fault == Never {
    func skip() async throws(Source.Fault)
}

/// By a where clause about a protocol of the standard library.
/// @mockable
protocol FaultlessFeed {
    associatedtype Items: AsyncSequence where Items.Failure == Never
    func items() throws(Items.Failure) -> Int
}

typealias Faultless = Never

/// `Never` by other names: nothing is thrown.
/// @mockable
protocol NoThrower {
    func run() throws(Faultless) -> Int
    func walk() async throws(Swift.Never) -> Int
    var pace: Int { get throws(Faultless) }
}
