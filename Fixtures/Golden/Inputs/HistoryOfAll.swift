// mockgen: --enable-args-history

/// @mockable
protocol Journal {
    func write(_ line: String)
    func write(_ line: String, at date: Int) async throws
    func close()
    static func open(_ name: String) -> Bool
    subscript(line: Int) -> String { get set }
    subscript(page page: Int, line line: Int) -> String { get }
}

/// @mockable(history: quiet = false)
protocol QuietJournal {
    func write(_ line: String)
    func quiet(_ line: String)
}

protocol Announcing {
    typealias Announce = (Int) -> Void
    func announce(_ announce: Announce)
}

extension Announcing {
    typealias Finish = () -> Void
}

/// Closures that typealiases of parents stand for.
/// @mockable
protocol AnnouncingOften: Announcing, Sendable {
    var finish: Finish { get }
    func announce(_ announce: @escaping Announce, _ other: Announce?, then finish: Finish)
}

typealias DismissCompletion = () -> Void
typealias MaybeDismissCompletion = (() -> Void)?
typealias DismissResult<Value> = (Value) -> Void
typealias DismissBytes = () -> Span<UInt8>

/// Optional closures by the name of a typealias are recorded. What an array cannot hold, such as closures that give what
/// cannot escape, is not.
/// @mockable
protocol Dismissing: AnyObject {
    func dismiss(animated: Bool, completion: DismissCompletion?)
    func close(_ completion: DismissCompletion?)
    func hide(_ completion: MaybeDismissCompletion)
    func fade(_ completion: DismissCompletion!)
    func finish<Value>(_ completion: DismissResult<Value>?)
    func swap(_ completion: inout DismissCompletion?, _ others: DismissCompletion?...)
    func attempt(_ completion: DismissCompletion?, body: () throws -> Void) rethrows
    func write(_ completion: (() -> Void)?, animated: Bool, then: @escaping DismissCompletion)
    func pass(_ completion: DismissResult<() -> Void>?, bytes: DismissBytes?, animated: Bool)
    func take<Value: ~Copyable>(_ value: borrowing Value, completion: DismissResult<Int>?)
}

/// @mockable
protocol DismissingAnywhere: Sendable {
    func dismiss(animated: Bool, completion: DismissCompletion?)
    func later(_ completion: DismissCompletion?) async
    func send(_ completion: sending DismissCompletion?, animated: Bool) async
    static func close(_ completion: DismissCompletion?)
}

/// @mockable
protocol DismissingOnActor: Actor {
    func dismiss(animated: Bool, completion: DismissCompletion?)
    nonisolated func close(_ completion: DismissCompletion?)
    static func close(all completion: DismissCompletion?)
}

/// @mockable
@MainActor
protocol DismissingScreen {
    func dismiss(animated: Bool, completion: DismissCompletion?) async
    static func close(_ completion: DismissCompletion?)
}
