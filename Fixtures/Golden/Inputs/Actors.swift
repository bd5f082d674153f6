// Actor protocols: the mock is an actor whose generated members any thread may use.

/// @mockable(history: save = true; remember = true)
protocol Vault: Actor {
    var name: String { get }
    var balance: Int { get set }
    var box: SharedBox { get }
    var later: Int { get async throws }
    nonisolated var identifier: String { get }
    func save(_ text: String) -> Bool
    func open(_ code: Int, _ name: String) throws -> SharedBox
    func load() async throws -> String
    func take(_ box: SharedBox) async -> SharedBox
    func remember(_ box: SharedBox)
    nonisolated func describe(_ prefix: String) -> String
    static func make() -> Int
    static var limit: Int { get set }
    subscript(index: Int) -> String { get set }
    func generic<Value>(_ value: Value) -> Value
    func callback(_ body: @escaping (Int) -> Void)
}

protocol VaultBase: Actor {
    func ping()
}

/// @mockable
protocol InheritedActor: VaultBase {
    func pong()
}

/// @mockable
protocol ActorWithTypes: Actor {
    associatedtype Item: Sendable & Hashable
    func add(_ item: Item)
    func all() -> [Item]
    init(item: Item)
}

/// @mockable
protocol ActorWithInit: Actor {
    var name: String { get }
    init(name: String, theme: Theme)
}

/// @mockable
protocol HashableActor: Actor, Hashable {
    func ping()
}

/// Closures in asynchronous functions: those that do not escape cannot leave the actor.
/// @mockable
protocol ActorWithClosures: Actor {
    func visit(_ body: (SharedBox) -> Int) async -> Int
    func visitLater(_ body: @escaping (SharedBox) -> Int) async throws
    func visitMaybe(_ body: ((SharedBox) -> Int)?) async
    func visitSafely(_ body: @Sendable (Int) -> Int) async
    func transform<Value>(_ body: () async throws -> Value) async rethrows -> Value
    func change(_ box: inout SharedBox) async
    func collect(_ box: SharedBox?, _ boxes: [SharedBox]) async -> Int
    func send(_ box: sending SharedBox) async
}

/// @mockable
protocol SendingActor: Actor {
    func pass<Value>(_ value: sending Value) async -> sending Value
    func run(_ body: sending () async -> Void) async
}

/// @mockable
protocol TypedThrowingActor: Actor {
    associatedtype Failure: Error
    func run(_ body: () async throws(Failure) -> Int) async throws(Failure) -> Int
}

actor RowStore {
    var entries: [String] = []
}

/// Closures that run on an actor they are given.
/// @mockable
protocol RowStoreAccess {
    func read<Value: Sendable>(_ body: @Sendable (isolated RowStore) throws -> Value) async rethrows -> Value
    func write(_ body: @Sendable (isolated RowStore, Int) async throws -> Void) async rethrows
}

/// The same where that is the actor itself.
/// @mockable
protocol TransactingActor: Actor {
    func transaction<Value: Sendable>(
        _ body: @Sendable (isolated Self) async throws -> Value
    ) async rethrows -> Value
    func perform(_ body: @Sendable (isolated Self, Int) throws -> Void) async rethrows
}

protocol BesideActors {
    var parcel: Parcel { get set }
    func weigh(_ parcel: Parcel) -> Int
    func send(_ parcel: Parcel) async -> Parcel
    func count(_ number: Int) async -> Int
    @MainActor func show()
}

/// What a protocol asks for that is not for actors alone does not run on the actor.
/// @mockable(history: count = true)
protocol ActorAndMore: BesideActors, Actor {
    func own() -> Int
}

typealias AnyLocalActor = Actor

protocol LocalWorker: AnyLocalActor {
    func work() -> Int
}

/// @mockable
protocol LocalForeman: LocalWorker {
    func rest()
}

/// The initializer runs on another actor, and cannot reach what this one guards.
/// @mockable
protocol ActorMadeOnMain: Actor {
    var level: Int { get }
    @MainActor init(level: Int, name: String)
}

/// Both initializers run on others, and what one is given stays there.
/// @mockable
protocol ActorMadeOnOthers: Actor {
    @MainActor init()
    @StorageActor init(parcel: Parcel)
}

/// One that it asks for has the label of the mock's own.
/// @mockable
protocol ActorMadeWithoutValues: Actor {
    @MainActor init()
    init(_withoutValues: Void)
    @StorageActor init(parcel: Parcel)
}

protocol MadeAnywhere {
    init(parcel: Parcel) async
}

/// What an initializer is given cannot be sent to the actor.
/// @mockable
protocol ActorMadeAnywhere: MadeAnywhere, Actor {
    func own()
}

/// What the standard library asks for does not run on the actor.
/// @mockable
protocol StoredActor: Actor, Codable {
    func store()
}

protocol MadeOf { init(parcel: Parcel) }
protocol MadeOfParcel { init(parcel: Parcel); init(rows: Int) }

/// @mockable
protocol ActorMadeOf: MadeOf, MadeOfParcel, Actor {
    var parcel: Parcel { get }
}

/// What a parent asks for on no actor, with another name for its generic parameter.
/// @mockable
protocol StreamedRegister: TextOutputStreamable, Actor {
    func write<Stream: TextOutputStream>(to target: inout Stream)
}

/// What the standard library hands over to initializers, and takes from functions, is of any type.
/// @mockable
protocol LiteralRegister: Actor, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {}
/// @mockable
protocol ReadRegister: Actor, AsyncIteratorProtocol {
    func rewind()
}

nonisolated protocol FreeCell: Actor {
    func divide()
}

/// The compiler infers that initializers are on no actor, and takes that of `Decodable` in an extension only.
/// @mockable
protocol CodedCell: Decodable, FreeCell {}

/// @mockable
protocol NumberedCell: ExpressibleByIntegerLiteral, FreeCell {}

protocol NamedCell {
    init(name: AnyObject)
}

/// @mockable
nonisolated protocol NamedFreeCell: NamedCell, Actor {}

/// @mockable
protocol UnsentCell: Actor {
    nonisolated init(name: AnyObject) async
}

/// Initializers that the compiler can make up itself.
/// @mockable
protocol KeyedActor: Actor, CodingKey, FreeCell {}
/// @mockable
protocol RawActor: Actor, RawRepresentable, FreeCell where RawValue == Int {
    init?(rawValue: Int)
}

protocol GuidedMaker {
    init(name: AnyObject, guide: isolated (any Actor)?)
}

/// What runs on an actor that is passed to it needs no check.
/// @mockable
protocol GuidedCell: GuidedMaker, Actor {}

nonisolated protocol OffAllActors {}
protocol Adding { static func += (one: inout Self, other: Int) }
protocol AddingOffActors: OffAllActors, Adding {}

/// Operators of an actor below a protocol on none.
/// @mockable
protocol AddingActor: AddingOffActors, Actor {}
