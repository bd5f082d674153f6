// mockgen: --reset
// Mocks that can be taken back to their beginnings.

/// @mockable(history: save = true)
protocol ResettableStore {
    var title: String { get set }
    var count: Int { get }
    var later: Int { get async throws }
    func load(id: Int) -> String
    func save(_ item: String, to path: String)
    subscript(index: Int) -> String { get set }
    static var shared: Int { get set }
    static func make() -> Int
    #if compiler(>=6.0)
    func modern()
    static func modernMake()
    #else
    func old()
    #endif
}

/// @mockable(history: save = true)
public protocol ResettableSendable: Sendable {
    var title: String { get set }
    func save(_ item: String) async
}

/// @mockable
protocol ResettableActor: Actor {
    var title: String { get }
    func save(_ item: String) async throws
    static func make()
}

/// @mockable
@MainActor
protocol ResettableModel {
    var title: String { get set }
    func show()
    nonisolated func log()
    static func make() -> Int
    nonisolated static func trace()
    nonisolated static var level: Int { get set }
}

/// @mockable
protocol ResettableGeneric {
    associatedtype Item: Hashable
    func add(_ item: Item)
    static func merge(_ item: Item)
    static var items: [Item] { get set }
}

/// @mockable
protocol ResettableNames {
    func resetMock(_ name: String)
    var results: Observable<Int> { get }
    static var changes: Observable<Int> { get }
}

/// @mockable
protocol ResettableNothing {
    var value: Int { get }
}

/// @mockable(reset: all = false)
protocol NotResettable {
    func load()
}

class ResettableBase {
    func resetMock() {}
}

/// @mockable
protocol ResettableChild: ResettableBase {
    func load()
}
