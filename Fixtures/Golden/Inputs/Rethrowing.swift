// Functions that rethrow: what a handler throws reaches the caller only where an argument has thrown before.

enum RethrowingError: Error {
    case first
}

typealias RethrowingBody = (Int) throws -> Int

/// @mockable
protocol RethrowingClosures {
    func aliased(_ body: RethrowingBody, _ other: @escaping RethrowingBody, _ last: RethrowingBody?) rethrows -> Int
    func inoutBody(_ body: (inout Int, @autoclosure () -> Int) throws -> Void) rethrows
    func nested(_ body: ((Int) -> Void) throws -> Void) rethrows
    func typed(_ body: (Int) throws(RethrowingError) -> Int) rethrows -> Int
    func genericallyTyped<Failure: Error>(_ body: () throws(Failure) -> Void) rethrows
    func automatic(_ value: @autoclosure () throws -> Int, _ later: @autoclosure @escaping () throws -> Int) rethrows
    func hiding(rethrow: () throws -> Void) rethrows
    static func shared(_ body: () async throws -> Int) async rethrows -> Int
}

/// @mockable
protocol RethrowingGenerics {
    associatedtype Item: Hashable
    func map<T>(_ body: (T) throws -> T, _ last: ((T) throws -> Void)?, _ kept: @escaping (T) throws -> [T]) rethrows
    func change<T>(_ body: (inout T, T) throws -> Void) rethrows
    func each<each T>(_ values: repeat each T, body: (repeat each T) throws -> Void) rethrows
    func convert<Item>(_ item: Item, _ body: (Self.Item) throws -> Item) rethrows -> Item
}

/// @mockable
@MainActor
protocol RethrowingOnMain {
    func load(_ body: () async throws -> Int) async rethrows -> Int
    func map<T>(_ body: (T) async throws -> T) async rethrows
    func run(_ body: @MainActor () throws -> Void) rethrows
}

/// @mockable
protocol RethrowingActor: Actor {
    func load(_ body: () async throws -> Int) async rethrows -> Int
    func run(_ body: @Sendable () throws -> Void) rethrows
}

/// Where nothing tells what an argument throws from what the handler does, the handler cannot throw.
/// @mockable
protocol RethrowingUnwatched {
    func variadic(_ body: (Int...) throws -> Int) rethrows -> Int
    func genericVariadic<T>(_ body: (T...) throws -> T) rethrows
    func sequence<S: AsyncSequence>(_ sequence: S) async rethrows
    func tuple(_ bodies: (Int, () throws -> Void)) rethrows
    func twiceOptional(_ body: (() throws -> Void)??) rethrows
}

typealias LoadOnMain = @MainActor (Int) async throws -> Int

/// Closures that run on an actor.
/// @mockable
protocol RethrowingFromMain {
    func load(_ body: @escaping LoadOnMain, _ other: LoadOnMain?) async rethrows -> Int
    func map<T>(_ body: @MainActor (T) throws -> T) async rethrows -> T
    func keep<T>(_ body: @escaping @MainActor (Int) throws -> T) async rethrows
    func make<T>(_ body: @MainActor () throws -> T) async throws -> T
}

/// @mockable
@MainActor
protocol RethrowingMainFromMain {
    func load(_ body: @escaping LoadOnMain) async rethrows
    func send<T>(_ body: @escaping @Sendable (Int) async throws -> T) async rethrows
}

/// @mockable
protocol SendingClock {
    func timed<Value>(_ work: () throws -> sending Value) rethrows -> sending Value
}

/// Optional closures that say where they run, what they share, what they throw and who owns what they give.
/// @mockable
protocol RethrowingOptionals {
    func upload(progress: (@Sendable (Double) throws -> Void)?) rethrows
    func uploadLater(progress: (@MainActor @Sendable (Double) throws -> Void)?) async rethrows
    func send(_ make: (() throws -> sending Parcel)?) rethrows
    func show(_ body: (@MainActor (Double) throws -> Void)?) rethrows
    func typed(_ body: ((Int) throws(RethrowingError) -> Void)?) rethrows
    func lent(_ body: borrowing (() throws -> Void)?) rethrows
    func keep<Value>(_ value: @autoclosure @escaping () throws -> Value?) rethrows
    func sent(_ body: ((Parcel) throws -> sending Parcel)?) rethrows
}

/// Closures that get closures, or values for good.
/// @mockable
protocol RethrowingMiddleware {
    func intercept(_ body: @escaping @Sendable (Int, (Int) async throws -> String) async throws -> String) async rethrows
    func ship(_ body: (sending Parcel) async throws -> Int) async rethrows
    func exchange(_ ticket: consuming Ticket, _ body: (consuming Ticket) throws -> Ticket) rethrows -> Ticket
}

/// Closures that are Sendable, over types that need not be.
/// @mockable
protocol RethrowingSendably: Sendable {
    func load<Value: Decodable>(_ body: @Sendable () async throws -> Value) async rethrows -> Value
    func sort<Value: Comparable>(
        _ values: [Value], by areInOrder: @Sendable (Value, Value) throws -> Bool
    ) async rethrows -> [Value]
}

/// A closure that is Sendable by its typealias.
typealias RethrownWork<Value> = @Sendable (Value) async throws -> Value

/// Closures that are Sendable behind a typealias or parentheses, in functions that run elsewhere.
/// @mockable
protocol RethrowingHiddenSendable {
    func run(_ work: RethrownWork<Int>) async rethrows -> Int
    func run(parenthesized work: ((@Sendable (String) throws -> String))) async rethrows -> String
    func run(typed work: ((@Sendable (Int) throws(RethrowingError) -> Int))) async rethrows -> Int
}

/// A closure that may be exchanged, whose errors nobody can see.
/// @mockable
protocol RethrowingExchange {
    func wrap(_ body: inout (() throws -> Void), with other: () throws -> Void) rethrows
    func pass(_ body: (inout (() throws -> Int)) throws -> Void) rethrows
}

/// A closure in parentheses that is sent to another.
/// @mockable
protocol RethrowingStage: Actor {
    func play(_ act: @escaping @Sendable (Int, sending (@Sendable (Int) async -> Int)) throws -> Int) async rethrows -> Int
    func rehearse(_ act: @escaping (Int, sending (@Sendable (Int) -> Int)?) throws -> Int) async rethrows -> Int
}

/// Closures whose results are sent, or belong to an actor that only they know.
/// @mockable
protocol RethrowingResults {
    func send(_ make: (Int) throws -> sending [Int]) async rethrows -> Int
    func sendLater(_ make: @escaping (Int) throws -> sending [Int]) async rethrows -> Int
    func make<Value>(_ make: @escaping @isolated(any) (Int) throws -> Value) async rethrows -> Value
    func maybe<Value>(_ make: (@isolated(any) () throws -> Value)?) async rethrows -> Value?
    func box(_ make: @escaping @isolated(any) () throws -> RethrowingBox) async rethrows -> Int
}

final class RethrowingBox {
    var number: Int = 7
}

/// Sendable closures over what is generic: no Sendable closure of the mock can name a type of which nobody says that its
/// metatype is Sendable (SE-0470).
/// @mockable
protocol RethrowingShelf {
    associatedtype Book: Identifiable
    associatedtype Tag: Sendable & Hashable
    func visit(_ body: @Sendable (Book) throws -> Void) rethrows
    func visitAll(_ body: @Sendable (Book) async throws -> Void) async rethrows
    func visitLater(_ body: @escaping @Sendable (Book) throws -> Void) async rethrows
    func visitMaybe(_ body: (@Sendable (Book) throws -> Void)?) rethrows
    func make(_ body: @autoclosure @Sendable () throws -> Book?) rethrows
    func visitTyped(_ body: @Sendable (Self) throws(RethrowingError) -> Void) rethrows
    func sort<Order: Comparable>(_ body: @escaping @Sendable (Order) throws -> Void) async rethrows
    func tag(_ body: @Sendable (Tag) throws -> Void) rethrows
    func count(_ body: @Sendable (Int) throws -> Int) rethrows -> Int
    static func find(_ body: @Sendable (Book) throws -> Void) rethrows -> Book?
}

/// @mockable
@MainActor
protocol RethrowingShelfView {
    associatedtype Book: Identifiable
    func visit(_ body: @Sendable (Book) throws -> Void) rethrows
    func visitAll(_ body: @Sendable (Book) async throws -> Void) async rethrows
}

/// @mockable
protocol RethrowingSharedShelf: Sendable {
    associatedtype Book: Identifiable
    func visit(_ body: @Sendable (Book) throws -> Void) rethrows
    func visitAll(_ body: @Sendable (Book) async throws -> Void) async rethrows
}

/// A closure whose own one escapes, and which gives a metatype of the mock; and one that is never called.
/// @mockable
protocol RethrowingTypes {
    func find(_ body: @escaping ((inout Int) async -> Void) async throws -> Self.Type) async rethrows
    func never(_ body: @escaping (Never) async throws -> Int) async rethrows
}

/// Closures that never return, and such that are borrowed only.
/// @mockable
protocol RethrowingBorrowers {
    func never(_ body: () throws -> (Never, Int)) rethrows
    func neverLater(_ body: @escaping (Int) async throws -> (Never, x: Int)) async rethrows
    func pairs(_ body: @escaping ((Never, Int)) async throws -> Int) async rethrows
    func borrow(_ body: borrowing @escaping @Sendable (Int) async throws -> Void) async rethrows -> Int
    func borrowOnce(_ body: borrowing (Int) throws -> Void) rethrows
    func borrowValue(_ value: borrowing @autoclosure @escaping () throws -> Int) rethrows -> Int
}

/// What is sent is a variable, which no Sendable closure around a call captures.
/// @mockable
protocol SentWork {
    func run(_ work: sending @escaping @Sendable (Int) throws -> Int, _ body: () throws -> Void) rethrows
    func runLater(_ work: sending @escaping @Sendable (Int) async throws -> Int) async rethrows
    func runLazily(_ work: sending @escaping @Sendable @autoclosure () throws -> Int) rethrows
    func count(_ count: sending @escaping @Sendable @autoclosure () -> Int)
}

/// On an actor, a closure around one that is sent is not.
/// @mockable
@MainActor protocol SentScreenWork {
    func run(_ work: sending @escaping (Int) throws -> Int) rethrows
    func runMaybe(_ work: sending ((Int) throws -> Int)?) rethrows
    func runAny<Value>(_ work: sending @escaping (Value) throws -> Int) rethrows
}

/// What cannot escape is handed on as it is.
/// @mockable
protocol SpanRethrower {
    func sum(_ body: @escaping (Span<Int>) async throws -> Int) async rethrows -> Int
    func any<Value>(of value: Value, _ body: (Span<Int>) async throws -> Value) async rethrows -> Value
}

/// A closure that is consumed is a variable, which another captures by a copy.
/// @mockable
protocol ConsumedWork {
    func run(_ work: consuming @escaping @Sendable (Int) throws -> Int, _ body: () throws -> Void) rethrows
    func runLater(_ work: consuming @escaping @Sendable (Int) async throws -> Int) async rethrows
}
