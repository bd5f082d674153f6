// mockgen: --order
// Mocks that keep the order of their calls.

/// @mockable(reset: all = true)
protocol OrderedPresenter {
    var title: String { get set }
    var theme: Theme { get set }
    var count: Int { get }
    func showIndicator()
    func show(_ text: String) -> Bool
    func show(_ code: Int)
    subscript(index: Int) -> String { get set }
    #if compiler(>=6.0)
    func modern()
    #else
    func old()
    #endif
}

/// @mockable(history: login = true; reset: all = true)
public protocol OrderedService: Sendable {
    var token: String { get set }
    var session: Int { get async throws }
    func login(name: String) async throws -> Bool
    static func make() -> Int
}

/// @mockable
@MainActor
protocol OrderedListener: AnyObject {
    var title: String { get set }
    func dismiss()
    nonisolated func log()
    static func make()
    nonisolated static func trace()
}

/// @mockable
protocol OrderedVault: Actor {
    func open()
    nonisolated func describe() -> String
}

/// @mockable(reset: all = true)
protocol OrderedGeneric {
    associatedtype Item: Hashable
    func add(_ item: Item)
    static func merge(_ item: Item)
}

struct Call {
    var number = 0
}

/// @mockable
protocol OrderedCalls {
    var calls: [Call] { get set }
    var journal: String { get }
    func start(_ _calls: Int)
    func `default`()
    func `init`()
    func `self`()
    func Type()
    func none()
    func hash()
    init(staticCalls: Int)
}

/// What only a clause or an error names is a type, too.
/// @mockable
protocol OrderedClauses {
    func start<Many: Collection>(_ many: Many) where Many.Element == Call
}

enum OrderedScope {
    /// @mockable
    protocol Inner {
        func run(_ body: () throws -> Void) rethrows
        func change<Value>(_ value: inout Value)
    }
}

/// @mockable
protocol OrderedNothing {
    var value: Int { get }
}

/// @mockable(order: all = false)
protocol NotOrdered {
    func load()
}
