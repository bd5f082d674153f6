// mockgen: --use-template-func --enable-args-history
// Calls that a helper counts and records: the members are the same, the bodies are not.

/// @mockable
protocol Templated {
    var title: String { get set }
    var later: Int { get async throws }
    func run()
    func load(_ id: Int, named name: String) -> String
    func save(_ text: String) async throws
    func find(key: String) throws -> Int?
    func item(at index: Int) -> TemplatedItem
    func hide(hideHandler: Int, _ hideCallCount: String) -> Bool
    func convert<T>(_ value: T) -> T
    func change(_ value: inout Int)
    func each(_ body: (Int) throws -> Void) rethrows
    subscript(index: Int) -> Int { get set }
    static func make() -> Int
}

struct TemplatedItem {}

/// @mockable
protocol TemplatedShared: Sendable {
    func run(_ name: String) -> Int
}

/// @mockable
@MainActor
protocol TemplatedScreen {
    func show(_ name: String) async -> Bool
    static func close()
}

/// Closures that give what cannot escape fit in no generic function.
/// @mockable
protocol TemplatedBytes {
    func read(_ source: () -> Span<UInt8>) -> Int
    func reader() -> () -> Span<UInt8>
}
