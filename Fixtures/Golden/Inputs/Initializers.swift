// Initializers that protocols declare, beside those that every mock has.

/// @mockable
protocol Account {
    var name: String { get set }
    var balance: Int { get }
    var theme: Theme { get }
    var onChange: () -> Void { get set }
    var onDelete: (() -> Void)? { get set }
    static var bank: String { get }
}

/// @mockable
protocol DeclaredInit {
    init(name: String, theme: Theme)
    init(name: String, retries: Int)
    init(completion: @escaping (Int) -> Void)
    init(_ values: Int...)
    init(inner: inout Int)
    init(written value: Optional<Int>)
}

/// The declared initializer is the memberwise one.
/// @mockable
protocol SameInit {
    var name: String { get }
    var theme: Theme { get set }
    init(name: String, theme: Theme)
}

/// @mockable
protocol SameInitReversed {
    var name: String { get }
    var age: Int { get set }
    init(age: Int, name: String)
}

/// @mockable
protocol EmptyInit {
    var name: String { get }
    init()
}

/// @mockable
protocol FailableInit {
    init?(text: String)
    init!(code: Int)
}

/// @mockable
protocol ThrowingInit {
    init(path: String) throws
    init(remote: String) async throws
    init(typed: Int) throws(NetworkError)
}

/// @mockable
protocol GenericInit {
    init<Value: Hashable>(_ value: Value)
    init<Items>(items: Items) where Items: Sequence
    init(some value: some Equatable)
}

/// @mockable
protocol RequiredValues {
    var theme: Theme { get }
    var `default`: Int { get }
    var `in`: Theme { get set }
    var remote: Int { get async }
    var risky: Theme { get throws }
}

/// Names that are written in backticks in one place, and without in another.
protocol BacktickedNames {
    func load(`for` key: Int) -> `Theme`
    subscript(`in` key: Int) -> Int { get }
}

/// @mockable
protocol EscapedInits: BacktickedNames {
    init(class: Int, theme: Theme)
    var `class`: Int { get }
    var theme: `Theme` { get }
    var `path`: String { get set }
    init(path: String) throws
    func `load`(for key: Int) -> Theme
    subscript(in key: Int) -> Int { get }
}

/// @mockable
protocol EscapedInit {
    var `default`: Int { get }
    init(default: Int) throws
}

struct InitializerSpelling {
    typealias Count = Int
}

protocol InitializerDelegate: AnyObject {}

/// The declared initializer is the memberwise one, in other words.
/// @mockable
protocol SameInitSpelled {
    var delegate: InitializerDelegate? { get set }
    var count: InitializerSpelling.Count { get }
    var work: (_ id: Int) -> Void { get }
    var value: any Sendable & Equatable { get }
    var other: InitializerSpelling { get }
    var late: Int! { get set }
    init(
        delegate: (any InitializerDelegate)?, count: Int, work: @escaping (Int) -> Void,
        value: any Equatable & Sendable, other: GoldenFixtures.InitializerSpelling, late: Int?)
}

/// Values that the properties with their names cannot keep.
/// @mockable
protocol InitOfOtherClosures {
    var work: () -> Void { get }
    var sent: @Sendable () -> Void { get set }
    var onMain: @MainActor () -> Void { get }
    init(work: () -> Void, sent: @escaping () -> Void)
    init(work: @escaping () -> Void, sent: @escaping @Sendable () -> Void, count: Int)
    init(onMain: @escaping () -> Void)
    init(work: @escaping @MainActor () -> Void)
}

typealias MainActorWork = @MainActor () -> Void

/// @mockable
protocol InitOfTypealiasedClosure {
    var work: MainActorWork { get }
    init(work: @escaping () -> Void)
}

protocol InitOfGenericValue {
    associatedtype Value
    var value: Value { get }
    init(value: Value, count: Int)
    init(value: Value)
}

/// @mockable
protocol InitOfBoundClosure: InitOfGenericValue where Value == (Int) -> Void {}

/// In `async` code the mock is made with the initializer that is not.
/// @mockable
protocol AsyncInitOwner {
    func make() async -> any ThrowingInit
}

// MARK: - Where their callers are

final class MutableBox {
    var count = 0
}

/// @mockable
protocol MadeByCaller {
    nonisolated(nonsending) init(box: MutableBox) async
    nonisolated(nonsending) init?(text: String, box: MutableBox?) async throws
    var count: Int { get set }
}

/// @mockable
@MainActor
protocol MadeByCallerOnMain {
    nonisolated(nonsending) init(box: MutableBox) async
}

/// @mockable
protocol SharedMadeByCaller: Sendable {
    nonisolated(nonsending) init(box: MutableBox) async
}

class CallerBase {
    init() {}
    init(box: MutableBox) async {}
    nonisolated(nonsending) init(kept: MutableBox) async {}
}

/// @mockable
protocol MadeByCallerWithBase: CallerBase {
    nonisolated(nonsending) init(box: MutableBox) async
    nonisolated(nonsending) init(kept: MutableBox) async
    @MainActor init(moved: MutableBox) async
}

struct LedgerKey: Hashable {}

/// Default arguments for collections of the type itself.
/// @mockable
protocol LedgerTree: Hashable {
    init?(children: sending [LedgerKey: Self]) async throws
    init(_ roots: Set<LedgerKey>, _ trees: [[LedgerKey: Self?]])
}

/// What an initializer is given is not kept under the name of another member.
/// @mockable
protocol UnderscoredStarter {
    init(run: Any)
    func _run() -> Int
}

typealias TapHandler = () -> Void
typealias MaybeTapHandler = (() -> Void)?

/// Optional closures by the name of a typealias are parameters as any other optional.
/// @mockable
protocol TapButton {
    var title: String { get }
    var onTap: TapHandler? { get set }
    var onHold: (() -> Void)? { get set }
    var onSwipe: MaybeTapHandler { get }
    var onDrag: TapHandler! { get set }
    var size: Int { get }
    static var onAny: TapHandler? { get set }
}

/// @mockable
protocol SharedTapButton: Sendable {
    var title: String { get }
    var onTap: TapHandler? { get set }
    var later: TapHandler? { get async throws }
}

/// @mockable
@MainActor
protocol ScreenTapButton {
    var onTap: TapHandler? { get set }
    nonisolated var onHold: TapHandler? { get }
    var size: Int { get }
}

/// The declared initializer is the memberwise one.
/// @mockable
protocol InitOfTapButton {
    var title: String { get }
    var onTap: TapHandler? { get }
    init(title: String, onTap: TapHandler?)
}
