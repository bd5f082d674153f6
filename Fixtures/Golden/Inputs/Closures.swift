// Closure parameters and results.

typealias Completion = (Int) -> Void
typealias ThrowingWork = () throws -> String

/// @mockable
protocol ClosureTaker {
    func perform(_ work: () -> Int) -> Int
    func performLater(_ work: @escaping () -> Void)
    func performMaybe(_ work: (() -> Void)?)
    func performMaybe(named name: String, _ work: ((Int, String) -> Bool)?)
    func evaluate(_ condition: @autoclosure () -> Bool) -> String
    func evaluateLater(_ condition: @autoclosure @escaping () -> Bool)
    func evaluateThrowing(_ condition: @autoclosure () throws -> Bool) throws
    func complete(_ completion: @escaping Completion)
    func completeWithout(_ completion: Completion)
    func work(_ work: ThrowingWork) throws -> String
    func sendable(_ work: @escaping @Sendable (Int) -> Void)
    func onMain(_ work: @escaping @MainActor () -> Void)
    func nested(_ outer: @escaping ((Int) -> Void) -> Void)
    func several(first: () -> Void, second: @escaping (String) -> Int, third: Int)
    func asynchronous(_ work: () async -> Int) async -> Int
    func labelled(_ work: (_ id: Int, _ name: inout String) -> Void)
    func cConvention(_ callback: @convention(c) (Int32) -> Int32)
    func make() -> () -> Int
    func makeOptional() -> ((Int) -> Int)?
    func list(_ works: [() -> Void]) -> [String: (Int) -> Void]
    func variadicWork(_ works: (() -> Void)...)
}

typealias OptionalCompletion = Completion?

/// @mockable
protocol ClosureKeeper {
    var completion: OptionalCompletion { get set }
}

typealias GenericCompletion<Value> = (Result<Value, any Error>) -> Void

/// @mockable
protocol GenericCompletions {
    func load<Value>(_ completion: GenericCompletion<Value>) -> Int
    func save<Value>(_ completion: @escaping GenericCompletion<Value>)
    func drop(_ completion: GenericCompletion<Int>)
}

/// What members hand to handlers that may run elsewhere.
/// @mockable
protocol AsynchronousClosures {
    func evaluate(_ value: @autoclosure () -> Int) async -> Int
    func evaluateLater(_ value: @escaping @autoclosure () throws -> Int) async throws -> Int
    func attempt(_ work: () throws -> Int) async rethrows -> Int
    func typed(_ work: () -> Int) async throws(NetworkError) -> Int
    func convert<Value>(_ value: Value, by change: (Value) async -> Value) async -> Value
    func isolated(_ work: @isolated(any) () -> Int) async -> Int
    subscript(work: () -> Int) -> Int { get async }
}

/// @mockable
protocol CallersActor {
    var task: nonisolated(nonsending) () async -> Void { get set }
}

/// Closures with an isolation of their own that others call: handlers get them as ones that leave their caller's actor.
/// @mockable
protocol IsolatedClosures {
    typealias Work = @isolated(any) () -> Void
    func run(_ work: Work) async
    func make<Value>(_ make: @isolated(any) () -> Value) async -> Value
    func change<Value>(_ change: @isolated(any) (Value) async throws -> Value) async throws -> Value
    func attempt(_ work: @isolated(any) (Int) throws -> Int) async rethrows -> Int
    func attemptLater(_ work: @escaping @isolated(any) () throws -> Int) async rethrows -> Int
    func keep<Value>(_ work: @isolated(any) (Value) -> Void) throws
}

/// Closures that throw errors of one type.
/// @mockable
protocol TypedClosures {
    func change<Value>(_ value: Value, by change: (Value) throws(NetworkError) -> Value) throws(NetworkError) -> Value
    func load<Value>(_ load: (inout Value) async throws(NetworkError) -> Void) async throws(NetworkError)
    func attempt(_ work: (Int) async throws(NetworkError) -> Int) async rethrows -> Int
}

enum Callbacks {
    typealias Done = () -> Void
    typealias Finished = Done
    struct Nested {
        typealias Late = Done
    }
}

extension Array {
    typealias Visitor = (Element) -> Void
}

class CallbackOwner<Value> {
    typealias Handler = (Value) -> Void
    init() {}
}

class IntCallbackOwner: CallbackOwner<Int> {}

/// Closures behind parentheses, and behind typealiases that others lead to.
/// @mockable(history: hand = true)
protocol NamedClosures: IntCallbackOwner {
    var onMain: (@MainActor () -> Void) { get }
    var finished: Callbacks.Finished { get set }
    var late: Callbacks.Nested.Late { get }
    var visitor: [Int].Visitor { get }
    var handler: Handler { get set }
    var member: IntCallbackOwner.Handler { get }
    func hand(_ handler: @escaping Handler, _ visitor: [Int].Visitor)
}

/// A closure that can be exchanged for another one.
/// @mockable
protocol ExchangedClosures {
    func wrap<T>(_ body: inout (T) -> Void, _ other: inout (Int) -> Void)
}

protocol ClosureSource {
    associatedtype Callback
}

struct PlainClosureSource: ClosureSource {
    typealias Callback = () -> Void
}

/// @mockable(typealias: Source = PlainClosureSource; Change = @Sendable (Int) -> Void)
protocol BoundClosures {
    associatedtype Source: ClosureSource
    associatedtype Change
    var callback: Source.Callback { get }
    var change: Change { get set }
    func hand(_ change: Change)
}

/// @mockable
protocol ClosureMaker {
    func sendable<Value>(_ value: Value) -> @Sendable (Value) -> Bool
    func isolated<Value>(_ value: Value) -> @MainActor (Value) -> Void
    func unsent<Value>(_ value: Value) -> nonisolated(nonsending) () async throws -> Value
}

/// Results of closures that only the caller knows.
/// @mockable
protocol OpaqueClosures {
    func show(_ content: () -> some Equatable)
    func attempt(_ content: (Int) throws -> some Equatable) rethrows
    func keep(_ content: @escaping () -> some Equatable)
}

/// An expression that throws, where nobody else may.
/// @mockable
protocol QuietLog {
    func log<Value>(_ message: @autoclosure () throws -> Value)
    func keep<Value>(_ message: @autoclosure @escaping () -> Value?)
    func keep<Value>(failing message: @autoclosure @escaping () throws -> [Value]) throws(NetworkError)
    func send(_ value: sending some Hashable)
}

struct SortingError: Error {}

/// Sendable closures that are generic: what their types conform to is not Sendable.
/// @mockable
protocol SendableSorting {
    func sort<Item: Comparable>(_ items: [Item], by areInOrder: @Sendable (Item, Item) -> Bool) async -> [Item]
    func forEach<Item>(_ items: [Item], _ body: @Sendable (Item) -> Void) async
    func filter<Item>(_ isIncluded: @Sendable (Item) throws(SortingError) -> Bool) async throws(SortingError)
    where Item: Comparable
    func decode<Item: Decodable>(_ load: @Sendable () async throws -> Item) async rethrows -> Item
    func change<Item: Codable>(_ change: (Item) throws -> Item) rethrows -> sending Item
    func reduce<Item: Hashable & Sendable>(_ combine: @Sendable (Item, Item) -> Item) async
}

/// @mockable
protocol LazyDefault {
    func value<Value>(_ makeDefault: @autoclosure @escaping () -> Value?) -> Value?
}

/// A closure that may be exchanged for another that runs on its caller's actor.
/// @mockable
protocol CallerBoundTasks {
    func exchange(_ task: inout nonisolated(nonsending) () async -> Void)
}

typealias CallerBoundStep = nonisolated(nonsending) (SharedBox) async throws -> SharedBox

/// Closures that run where the handlers do that call them.
/// @mockable
@MainActor
protocol CallerBoundWork {
    func run(_ work: nonisolated(nonsending) @escaping () async -> Void) async
    func step(_ step: nonisolated(nonsending) (SharedBox) async -> SharedBox, _ box: SharedBox) async
    func attempt(_ step: nonisolated(nonsending) @escaping (SharedBox) async throws -> SharedBox) async rethrows
    func named(_ step: @escaping CallerBoundStep) async rethrows
    func evaluate(_ value: nonisolated(nonsending) @autoclosure @escaping () async -> SharedBox) async
    func all(_ steps: nonisolated(nonsending) () async -> Void...) async
    nonisolated(nonsending) func stay(_ step: inout nonisolated(nonsending) (SharedBox) async -> SharedBox) async
}

typealias MaybeClosure<Closure> = Closure?

/// Closures in tuples, and behind typealiases that make them optional.
/// @mockable
protocol MenuShowing: Sendable {
    func show(_ item: (title: String, action: () -> Void)) async -> any Error
    func pick(_ choice: MaybeClosure<() -> Int>, otherwise: @autoclosure () -> Int) async
    func empty(_ nothing: inout Void)
    var chosen: SharedBox! { get throws }
}

typealias StepHandler = (Int) -> Void

/// Closures that take closures by the name of a typealias.
/// @mockable
protocol StepRunning {
    func run<Value>(_ body: (StepHandler) async -> Value) async -> Value
    func check(_ body: (StepHandler) throws -> Int) rethrows -> Int
}

typealias StepFactory = @Sendable (String) -> StepHandler

/// Closures that return closures.
/// @mockable
protocol StepMaking {
    var makeStep: @MainActor () -> StepHandler { get set }
    var factory: StepFactory { get }
    init(factory: @escaping StepFactory)
}

/// @mockable
protocol SharedStepMaking: Sendable {
    var makeStep: @MainActor () -> StepHandler { get set }
}

class StepScope<Step> { typealias Action = (Step) -> Void }
protocol StepScoping {}
extension StepScoping { typealias Completion = () -> Void }

/// Closures that what constrains an associated type has.
/// @mockable
protocol ScopedStepMaking {
    associatedtype Scope: StepScope<Int>
    associatedtype Other: StepScoping
    var action: Scope.Action { get }
    var completion: Other.Completion { get set }
}

protocol StepTaking { associatedtype Step }
extension StepTaking { typealias Each = (Step) -> Void }

/// Those that what constrains a generic parameter has.
/// @mockable
protocol GenericStepMaking {
    func run<Taker: StepTaking>(_ taker: Taker, then done: StepScope<Int>.Action, each: Taker.Each)
    func walk<Taker>(_ taker: Taker, each: @escaping Taker.Each) where Taker: StepTaking
}

/// What closures promise that generic closures take.
/// @mockable
protocol PromisingClosures {
    func subscribe<Value: Sendable>(_ make: (@escaping @Sendable (Value) -> Void) -> Void)
    func show<Value>(_ make: (@escaping @MainActor (Value) -> Void) -> Void)
    func load<Value>(_ make: (@escaping @Sendable () async throws -> Value) async throws -> Void) async throws
    func check<Value>(_ make: (@autoclosure () -> Value) -> Void)
    func spend<Value>(_ take: (consuming Value) -> Void)
    func work(_ steps: @MainActor () -> Int...)
}

/// Closures that run on the actor that the function gets.
/// @mockable
protocol PassedActorClosures {
    func load(on actor: isolated MainActor, _ make: nonisolated(nonsending) () async -> Int) async throws -> Int
    func load(onAny actor: isolated any Actor, _ make: nonisolated(nonsending) () async -> Int) async -> Int
}

/// Expressions that are Sendable, of types of which nobody says so.
/// @mockable
protocol SendableExpressions {
    associatedtype Key: Sequence
    func find(_ key: @autoclosure @Sendable () -> Key) -> Int?
    func find(later key: @escaping @autoclosure @Sendable () throws -> Key?) throws -> Int?
}

/// Expressions that make closures on an actor.
/// @mockable
protocol ActorClosureExpressions: Actor {
    func run(_ work: @autoclosure () -> @MainActor () -> Void)
    func run(on actor: isolated (any Actor)?, _ work: @autoclosure () -> @MainActor () -> Void)
}

protocol ClosureOwner {}

/// Types of existential types cannot leave the actor that is passed.
/// @mockable
protocol PassedActorMetatypes {
    func load(on actor: isolated (any Actor)?, _ type: (any ClosureOwner).Type) async
    func load(on actor: isolated any Actor, all types: (any ClosureOwner).Type...) async throws -> Int
}

/// Of a type that no file of the run declares, what is said beside it tells that it is that of a closure.
///
/// @mockable
protocol UnseenClosures {
    var handler: UnseenHandler { get }
    func handle(with handler: @escaping UnseenHandler)
}

/// Closures that are sent one and give one: the compiler, as of Swift 6.3, crashes on properties with them.
/// @mockable
protocol SentClosures {
    func pass(_ make: (sending () -> Void) -> () -> Void) -> Int
    func passLater(_ make: (sending () -> Void) -> () -> Void) async
    static func makeShared() -> (sending () -> Void) -> (Int, () -> Void)
    var shared: (sending () -> Void) -> () -> Void { get }
}

/// Tuples that are sent to a closure by another one in between.
/// @mockable
protocol SentPairs {
    func pass<Value>(_ body: (sending (Value, SharedBox)) -> Void)
    func passNested<Value>(_ body: (sending (SharedBox, inner: (Value, SharedBox))) -> Void) async
    func attempt(_ body: (sending (SharedBox, SharedBox)) throws -> Void) rethrows
}

/// Closures that are members of other types: what their names mean there, and what is generic there.
enum Gateway {
    struct Answer {}
    typealias Next<Request> = (Request) throws -> Answer
}
struct FeedStore<State, Action> {
    enum Event { case changed(State) }
    typealias Listener = (Event) -> Void
    typealias Reducer = (State) -> Action
}

/// @mockable
protocol GatewayChain {
    func pass<Request>(_ request: Request, to next: Gateway.Next<Request>) rethrows -> Gateway.Answer?
    func listen<Value>(_ type: Value.Type, _ listener: FeedStore<Value, Int>.Listener)
    func reduce<Value, Change>(_ value: Value, by reducer: FeedStore<Value, Change>.Reducer) -> Change?
}
