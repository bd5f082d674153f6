// Values that cannot be copied, that are lent, handed over or sent.

struct Ticket: ~Copyable {
    var number = 1
}

final class Parcel {
    var weight = 1
}

/// @mockable
protocol TicketOffice {
    var current: Ticket { get }
    var next: Ticket { get set }
    var spare: Ticket? { get set }
    init(first: consuming Ticket)
    func redeem(_ ticket: consuming Ticket)
    func read(_ ticket: borrowing Ticket) -> Int
    func renumber(_ ticket: inout Ticket)
    func issue() -> Ticket
    func find(number: Int) -> Ticket?
    func stamp<Paper: ~Copyable>(_ paper: borrowing Paper, times: Int) -> Bool
}

/// @mockable(history: redeem = true; read = true; weigh = true; pack = true; ship = true)
protocol ParcelService {
    func redeem(_ ticket: consuming Ticket, at office: String)
    func read(_ ticket: borrowing Ticket)
    func weigh(_ parcel: borrowing Parcel) -> Int
    func pack(_ parcel: consuming Parcel) -> Int
    func ship(_ parcel: sending Parcel) -> sending Parcel
    func shipLater(_ parcel: sending Parcel) async -> sending Parcel
    nonisolated(nonsending) func track(_ parcel: Parcel) async -> Parcel
    @concurrent func trackAnywhere(_ parcel: Parcel) async -> Parcel
    func inspect(_ inspector: isolated any Actor, count: Int) -> Int
}

/// @mockable(history: checksum = true)
protocol ByteReader {
    func checksum(_ bytes: Span<UInt8>, seed: Int) -> Int
    func first<Element>(_ elements: Span<Element>) -> Int
    func load(_ bytes: Result<Span<UInt8>, any Error>, name: String) -> Int
    func last<Element: ~Escapable>(_ element: borrowing Element) -> Int
    func size(of value: borrowing some ~Copyable) -> Int
    func fill(_ bytes: inout MutableSpan<UInt8>)
    func header(_ bytes: [4 of UInt8]) -> [2 of UInt8]
}

/// Closures that give what cannot escape reach handlers only as they are.
/// @mockable(history: merge = true)
protocol ByteVisitor {
    func read(_ source: () -> Span<UInt8>) -> Int
    func evaluate(_ bytes: @autoclosure () -> Span<UInt8>, count: Int) -> Int
    func merge(_ parts: Span<UInt8>..., separator: UInt8) -> Int
    func skip<Element>(_ elements: inout Span<Element>, count: Int)
    func update<Element>(_ body: (inout MutableSpan<Element>) -> Void, times: Int) -> Int
    func wrap<Element>(_ body: (Span<Element>) throws -> Span<Element>) rethrows
}

/// @mockable
protocol SharedByteVisitor: Sendable {
    var source: (@Sendable () -> Span<UInt8>)? { get set }
    func read(_ source: () -> Span<UInt8>, count: Int) -> Int
    func reader() -> () -> Span<UInt8>
}

/// @mockable(history: weigh = true)
protocol GenericOwnership {
    func sort(_ items: inout some Equatable, by key: Int)
    func sort(lists: inout [some RandomAccessCollection<some Equatable>])
    func sortAll(_ items: inout [some Comparable])
    func swap(_ pair: inout (some Equatable, some Equatable))
    func clear<Value>(_ value: inout Value!)
    func weigh<Item>(_ item: borrowing Item?) -> Int
    func eat<Item>(_ item: consuming Item)
    func smell(_ item: borrowing some Hashable, or other: consuming (some Hashable)?)
}

/// @mockable
protocol NoncopyableInClosures {
    func look<Value: ~Copyable>(_ value: borrowing Value, _ body: (borrowing Value) -> Void)
    func keep<Value>(_ value: consuming Value) where Value: ~Copyable
    func sent<Value>(_ body: (sending Value) -> Void)
}

/// @mockable
protocol NoncopyableInout {
    func change<Value: ~Copyable>(_ value: inout Value)
}

/// Handlers that may run elsewhere change what they are given.
/// @mockable
protocol ParcelPacker {
    func pack(_ parcels: inout [any Parcelled], limit: inout Int) async throws -> Int
    func replace<Value>(_ value: inout Value?) async
}

protocol Parcelled {}

/// @mockable
protocol SendingLender {
    func load(_ parcel: sending Parcel, _ wrap: () -> Void) async -> sending Parcel
    func make<Value>(_ body: (Value) -> Void) async throws -> sending Value
    func change<Value, Failure>(_ body: (inout sending Value) throws(Failure) -> Void) throws(Failure)
}

struct Seal: ~Copyable {
    let number: Int
}

/// What cannot be copied, kept on an actor that its mock is not on, and tuples that are handed over and recorded.
/// @mockable(history: file = true; stack = true)
protocol SealDrawer {
    @MainActor var top: Seal? { get set }
    func file(_ entry: consuming (number: Int, name: String), under key: String)
    func stack<Value>(_ pair: consuming (Value, Int)) async
}

/// What cannot be copied is handed over once, whatever guards the rest.
/// @mockable
protocol SealHolder: Sendable {
    var seal: Seal { get }
    var spare: Seal? { get }
    var title: String { get set }
}

/// @mockable
protocol SealKeeper: Actor {
    var seal: Seal { get }
}

class SealedBase {
    required init(name: String) {}
}

/// @mockable
protocol SealedScreen: SealedBase {
    init(seal: consuming Seal)
    var seal: Seal { get }
}

/// What guards these holds copies, so that they cannot be kept.
/// @mockable
protocol SealVault: Sendable {
    init(seal: consuming Seal, title: String)
    var seal: Seal { get set }
    var spare: Seal? { get set }
    nonisolated static var shared: Seal { get }
    static var other: Seal? { get }
    var title: String { get }
}

/// No initializer gives them a value.
/// @mockable
protocol ConditionalSeals {
    #if DEBUG
    var seal: Seal { get }
    #else
    var seal: Seal { get set }
    #endif
}

/// No handler can make what only the caller knows and nobody can copy.
/// @mockable(history: pass = true)
protocol SealFactory {
    func make<Value: ~Copyable>() -> Value
    func pass<Value: ~Copyable>(_ value: consuming Value, count: Int) throws -> Value
    func find<Value>(_ type: Value.Type) -> Value? where Value: ~Copyable
    static func draw<Value: ~Copyable>(_ body: () throws -> Value) rethrows -> Value
    subscript<Value: ~Copyable>(type: Value.Type) -> Value { get set }
    func kind<Value: ~Copyable>(of value: borrowing Value) -> Value.Type
    func count() -> Int
}

/// A type that is declared elsewhere may be one that cannot be copied.
/// @mockable
protocol PathTurner {
    func turn(_ path: inout AnyKeyPath) async throws -> Int
    func rest(_ path: inout AnyKeyPath) async
    func leave(_ last: inout Never?, _ kind: inout AnyClass, by path: inout AnyKeyPath) async -> Never?
}

typealias Pass = Ticket

/// What cannot be copied by another name.
/// @mockable(history: renew = true)
protocol PassOffice {
    func renew(_ pass: inout Pass, times: Int)
    func renew(_ pass: consuming Pass?, count: Int)
}

/// Values that are handed over beside closures that are lent, and tuples, which the compiler takes apart.
/// @mockable(history: handOver = true; weigh = true)
protocol ParcelRelay {
    func handOver(_ parcel: consuming Parcel, after work: () async -> Int) async
    func redeem(_ ticket: consuming Ticket, after work: () async -> Int) async
    func lend(_ parcel: borrowing Parcel, _ count: borrowing Int, after work: () async -> Int) async
    func wait(for work: borrowing () async -> Void, then next: borrowing @escaping () -> Void) async
    func weigh(_ label: borrowing (number: Int, name: String))
    func swap(_ parcels: sending (Parcel, Parcel))
    func swapLater(_ parcels: sending (Parcel, Parcel)) async
}

/// @mockable
protocol ParcelDepot: Actor {
    func handOver(_ parcel: consuming Parcel, after work: () async -> Int) async
    func redeem(_ ticket: consuming Ticket, after work: () async -> Int) async
    func transaction<Value>(_ body: () async throws -> Value) async throws -> sending Value
}

/// @mockable
protocol TicketPunch {
    func punch(_ punch: (consuming Ticket, Int) throws -> Ticket) rethrows -> Ticket
}

/// What a subscript is set to cannot be copied either.
/// @mockable
protocol TicketBoard {
    subscript(row: Int) -> Ticket { get set }
}

/// What a where clause takes away.
/// @mockable
protocol TicketMachine {
    init<Paper>(paper: consuming Paper) where Paper: ~Copyable
    func feed<Paper>(_ paper: consuming Paper) -> Paper where Paper: ~Copyable
    subscript<Paper>(of paper: Paper.Type) -> UnsafePointer<Paper>? where Paper: ~Copyable { get }
}

/// @mockable
protocol ParcelSource: AnyObject {
    func sent() -> sending Self?
}

/// A type that is copyable where its argument is. The compiler crashes on properties with closures over it.
struct TicketEnvelope<Content: ~Copyable>: ~Copyable {
    let content: Content
}

extension TicketEnvelope: Copyable where Content: Copyable {}

typealias TicketResult = Result<Ticket, any Error>

/// @mockable
protocol TicketKiosk {
    var last: TicketResult { get }
    func print(count: Int, done: @escaping (consuming TicketResult) -> Void) -> Int
    func reprint(_ ticket: consuming TicketEnvelope<Ticket>?)
    func find(_ number: Int) throws -> TicketResult
    func open() -> TicketEnvelope<Ticket>
}

/// What is generic is not concerned.
/// @mockable
protocol TicketArchive<Key> {
    associatedtype Key: Hashable
    var done: ((consuming TicketResult) -> Void)? { get set }
    func find(_ key: Key) -> TicketResult
}

/// A tuple in a box, beside what is consumed.
/// @mockable
protocol ParcelExchange {
    @MainActor func exchange(
        _ parcels: (parcels: [Parcel], done: ((Parcel) -> Void)?), for ticket: consuming Ticket
    ) async throws(CancellationError) -> [Parcel]
}

/// No initializer gives a value to what is static.
/// @mockable(override: first = Ticket)
@MainActor
protocol TicketCounter {
    static var first: Ticket { get set }
    static var current: Ticket { get }
    static var next: Ticket { get set }
    static var spare: Ticket? { get set }
}

struct Waybill: ~Copyable {
    var parcel = Parcel()
}

struct StampedSlip: ~Copyable, Sendable {
    var number = 1
}

/// What has no copies cannot leave the actor in a box, so that its handler is called where the member runs.
/// @mockable(history: exchange = true)
protocol WaybillDepot: Actor {
    func take(_ waybill: consuming Waybill) async
    func look(_ waybill: borrowing Waybill) async -> Int
    func swap(_ waybill: inout Waybill) async throws
    func send(_ waybill: consuming sending Waybill) async throws(CancellationError) -> Waybill
    func exchange(
        _ waybill: consuming sending Waybill, for other: borrowing Waybill, _ parcel: sending Parcel, _ count: Int,
        _ work: () -> Void
    ) async throws -> Waybill
    func file(_ waybill: __owned Waybill?, with slip: consuming StampedSlip) async
    nonisolated func inspect(_ waybill: borrowing Waybill) async -> Int
    @MainActor func show(_ waybill: borrowing Waybill) async -> Int
}

/// @mockable
@MainActor protocol WaybillDesk {
    func take(_ waybill: consuming Waybill) async
    func look(_ waybill: borrowing Waybill) async -> Int
    func swap(_ waybill: inout Waybill) async throws -> Waybill
    func stamp(_ slip: borrowing StampedSlip) async
    nonisolated func inspect(_ waybill: consuming Waybill) async -> Int
    static func draw(_ waybill: borrowing Waybill) async -> Int
}

/// A closure around the call does not capture the actor: it would run there.
/// @mockable
protocol WaybillCourier {
    func take(_ waybill: consuming Waybill, on actor: isolated any Actor) async
    func look(_ waybill: borrowing Waybill, on actor: isolated (any Actor)?) async throws -> Int
    func swap(_ waybill: inout Waybill, _ work: () -> Void, on actor: isolated MainActor) async -> Waybill?
    func wait(_ waybill: borrowing Waybill, _ work: () -> Void) async
}

/// What is sent there and back leaves any actor, and a history keeps it in a box.
/// @mockable(history: trade = true; lend = true)
protocol ParcelTrader: Actor {
    func trade(_ parcel: inout sending Parcel) async throws
    nonisolated func lend(_ parcel: inout sending Parcel, _ work: () -> Void) async -> Int
}

/// @mockable(history: trade = true; swap = true)
@MainActor protocol ParcelStand {
    func trade(_ parcel: inout sending Parcel, _ count: Int) async
    func swap(_ parcel: inout sending Parcel?)
}

/// @mockable
protocol ParcelKeeper {
    init(parcel: inout sending Parcel)
}

/// What only the function knows the type of goes back from the copy that the handler changed, however the call ends.
/// @mockable
@MainActor protocol ParcelCounter {
    func pass<Value>(_ value: inout sending Value) async
    func first<Value>(_ values: inout sending [Value]) throws -> Value
    func each<Value>(_ values: inout sending [Value], _ body: () throws -> Void) rethrows -> sending Value
    func retry<Value, Failure: Error>(_ value: inout sending Value, _ body: () throws(Failure) -> Void) throws(Failure)
}

typealias ParcelArrival = (Result<Int, any Error>) -> Void

/// A closure that does not escape is not sent on, whatever its name is.
/// @mockable
protocol ParcelPorter: Actor {
    func carry(_ value: Any, arrival: sending ParcelArrival) async
}

struct Conveyor: ~Copyable {
    var load: Int = 0
}

/// What never returns gives back nothing, also where the compiler would see it do so.
/// @mockable
protocol ConveyorOperator {
    func run(_ conveyor: inout Conveyor) async -> Never
    func drain(_ conveyor: inout Conveyor) async throws -> Never
}

/// What an actor cannot send away, no closure of the mock hands on: those of the caller reach the handler as they are.
/// @mockable
@MainActor protocol ConveyorBelt {
    func lend(_ body: (borrowing Wagon) async throws -> Void) async rethrows
    func change(_ body: (inout Wagon) async throws -> Void) async rethrows
    func give(_ body: (consuming Wagon) async throws -> Int) async rethrows -> Int
    func attempt<Failure: Error>(_ body: (borrowing Wagon) async throws(Failure) -> Void) async throws(Failure)
    func each<Value>(_ body: (borrowing Wagon, Value) async -> Void) async
}

final class WagonLoad {
    var weight: Int = 0
}

struct Wagon: ~Copyable {
    let load: WagonLoad = WagonLoad()
}

/// `Void` has nothing to borrow.
/// @mockable(history: signal = true)
protocol VoidLender {
    func signal(_ mark: borrowing Void)
    func signal(to name: borrowing String, _ mark: borrowing ()) async
}

/// An index that is sent would be used for both accessors.
/// @mockable
protocol SentIndices {
    subscript(_ parcel: sending Parcel) -> Int { get set }
    static subscript(_ parcel: sending Parcel) -> Int { get set }
    subscript(once parcel: sending Parcel) -> Int { get }
}

/// @mockable
protocol OwnedClosures {
    static func hold(_ work: __owned () -> Void) -> () -> Void
}

/// @mockable
protocol SentCollections {
    func list<Element>(_ element: Element) -> sending any Collection<Element>
    func maybeList<Element>(_ element: Element) async -> sending (any Collection<Element>)?
    func load<Element>(_ element: Element) async throws -> sending any Sequence<Element>
}

/// A metatype has no owner, nor is it copied.
/// @mockable(history: keep = true)
protocol MetatypeKeeper: Sendable {
    func keep(_ type: consuming Parcel.Type, for name: String) async
}

/// Expressions that are taken over or borrowed until another actor has them.
/// @mockable
protocol OwnedExpressions {
    func keep(_ value: consuming @autoclosure @escaping () throws -> Int) async
    func lend(_ value: borrowing @autoclosure @escaping () -> Int) async
    nonisolated(nonsending) func hand(_ name: String, _ value: consuming @autoclosure @escaping () throws -> Void) async
}

/// Pairs with what does not escape.
/// @mockable(history: read = true)
protocol SpanPairs {
    func read(_ pair: (count: Int, numbers: Span<Int>), for name: String) -> Int
    func readLater(_ pair: (count: Int, numbers: Span<Int>?)) async
}

/// @mockable
protocol SentUnwrapped {
    func make() -> sending Int!
    func load() async throws -> sending String!
}

/// @mockable(history: end = true)
protocol ConsumingEnder {
    func end(_ parcel: consuming Parcel) async throws -> Never
}
