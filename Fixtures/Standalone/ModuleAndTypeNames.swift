// mockgen: --enable-args-history --order --reset
// Members that hide the names of standard types and that of their module, so that these are named at file level.

public typealias Number = Int

/// @mockable
public protocol Associates: Hashable {
    associatedtype Swift
    associatedtype Int
    associatedtype Bool
    associatedtype Hasher
    associatedtype Void
    associatedtype String
    func load(_ value: Swift, _ number: Int) -> Number
    func visit(_ body: (Int) throws -> Number) rethrows -> String
    static func make() -> Swift
    subscript(row: Number) -> Number { get set }
}

/// @mockable
protocol Typealiases: Sendable {
    typealias Swift = Number
    typealias Int = Number
    func load(_ value: Swift) async -> Int
}
