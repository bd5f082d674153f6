// swiftc: -default-isolation MainActor
// swiftc: -default-isolation MainActor -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
// swiftc 5: -default-isolation MainActor -enable-upcoming-feature DisableOutwardActorInference -enable-upcoming-feature GlobalActorIsolatedTypesUsability -enable-upcoming-feature InferSendableFromCaptures -enable-upcoming-feature NonisolatedNonsendingByDefault -enable-upcoming-feature InferIsolatedConformances
// mockgen: --default-isolation MainActor --enable-args-history --order --reset
// A module whose code is isolated to the main actor by default (SE-0466), and mocks that may rely on that.

import Foundation

struct Key: Hashable { var id = 0 }
struct User: Codable { var name = "" }
enum Kind: String, Codable { case plain }
nonisolated class Box { var value = 0 }

/// On the main actor, as everything here, so that its keys can be used.
/// @mockable
protocol SharedKeys: Sendable {
    var all: Set<Key> { get set }
    func keys() -> Set<Key>
    func put(_ values: [Key: Int], count: Int) async throws -> [Key: [Set<Key>]]
    static func make(_ keys: Set<Key>) -> Int
    subscript(keys: Set<Key>) -> Int { get set }
}

/// @mockable
protocol PartlyFreeKeys {
    nonisolated var all: [Key: Int] { get }
    nonisolated func keys() -> Set<Key>
    nonisolated func put(_ values: [Key: Int], count: Int)
    func put(_ values: [Key: Int]) async
}

/// @mockable
nonisolated protocol FreeKeys {
    typealias Keys = Set<Key>
    init(keys: Keys)
    var all: Keys { get }
    func keys() -> Keys
    func exchange(_ box: Box) async -> Box
}

/// What is waited for can be on the main actor, where others are not.
/// @mockable
protocol WaitingKeys: Sendable {
    nonisolated(nonsending) func keys(_ key: Key) async throws -> Set<Key>
    func count() -> Int
}

/// Nor is what runs on an actor that is passed to it: who is not on the main actor cannot have a mock that conforms there.
/// @mockable
protocol KeysOnPassedActor {
    func find(_ keys: Set<Key>, box: Box, on actor: isolated (any Actor)?) -> Int
    func load(_ keys: [Key: Int], on actor: isolated any Actor) async -> [Key: Int]
    func count(on actor: isolated any Actor) -> Int
    static func make(_ keys: Set<Key>, on actor: isolated Background) async
    subscript(keys: Set<Key>, actor: isolated any Actor) -> Int { get }
}

/// @mockable
nonisolated protocol WaitingKeysOnPassedActor: Sendable {
    func load(_ keys: [Key: Int], on actor: isolated any Actor) async -> [Key: Int]
}

/// @mockable
@Background protocol BackgroundKeysOnPassedActor {
    associatedtype Item
    func find(_ keys: Set<Key>, on actor: isolated (any Actor)?) -> Item?
    func findAny(_ keys: Set<Key>, on actor: isolated (any Actor)?) -> Any
    static func load(_ keys: [Key: Int], on actor: isolated any Actor) async -> Item
}

nonisolated protocol FreeStatus { var status: String { get async } }
nonisolated protocol FreeWork: FreeStatus { func work(_ count: Int) async }
protocol BoundMarker {}

/// From the parent on the main actor the compiler infers that the others are conformed to there.
/// @mockable
protocol WorkingActor: Actor, FreeWork, BoundMarker {}

@Background protocol PointerSource: Sendable {
    func fill(_ pointer: UnsafePointer<Int>) async throws -> Bool
    var first: UnsafePointer<Int> { get async }
}
protocol PointerStore: PointerSource {}

/// In Swift 5 mode the actor is inherited from parents alone.
/// @mockable
protocol PointerCache: PointerStore {}

/// Static state of a generic actor, which is kept in a table, is on the main actor as well.
/// @mockable
protocol GenericKeyActor: Actor {
    associatedtype Items: Collection
    @MainActor static var keys: Set<Key> { get }
    @MainActor static func find(_ keys: [Key: Int]) -> [Key: Int]
    static func load(_ keys: Set<Key>) async throws -> Int
}

class CountingBase { var count = 2 }
class UnsentValue { var count = 1 }

/// In Swift 6 mode the `init()` that nobody declares is on no actor, and nobody waits for it.
/// @mockable
protocol CountingScreen: CountingBase { @Background init(value: UnsentValue) async }

class BaseOfKeys { init() {} }
nonisolated class FreeBaseOfKeys { init() {} }

/// What is static and on the actor of the superclass keeps its state there.
/// @mockable
nonisolated protocol StaticKeys: BaseOfKeys {
    static func find(_ keys: Set<Key>) -> Int
    static var all: [Key: Int] { get set }
}

/// @mockable
nonisolated protocol GenericStaticKeys: BaseOfKeys {
    associatedtype Item: Hashable
    static func find(_ keys: Set<Key>) async -> Item
    static var all: [Key: Int] { get set }
    static subscript(keys: Set<Key>) -> Int { get set }
}

/// @mockable
protocol GenericStaticKeysOffActor: FreeBaseOfKeys {
    associatedtype Item: Hashable
    static func find(_ keys: Set<Key>) async -> Item
    static var all: [Key: Int] { get set }
    static subscript(keys: Set<Key>) -> Int { get set }
}

/// What is waited for is not where its caller is.
/// @mockable
@MainActor protocol AwaitedFreeKeys {
    nonisolated func find(_ keys: Set<Key>) async
    nonisolated static func find(all keys: Set<Key>) async
}

/// @mockable(typealias: Value = User)
protocol Repository {
    associatedtype Value: Codable
    var value: Value { get set }
    func load() -> Value
    func save(_ value: Value) async
    nonisolated func log(_ value: Value)
}

/// @mockable(typealias: Value = User)
nonisolated protocol FreeRepository {
    associatedtype Value: Codable
    func load() -> Value
    func save(_ value: Value) async
}

protocol Loading {
    associatedtype Value: Encodable
    func load() -> Value
}

/// @mockable
protocol UserLoading: Loading where Value == [User] {}

/// @mockable
protocol KindLoading: Loading, Sendable where Value == Kind {}

struct Users: IteratorProtocol {
    mutating func next() -> User? { nil }
}

/// @mockable
protocol UserSequence: Sequence where Iterator == Users {
    func more()
}

/// @mockable
protocol Worker: Actor {
    init(done: @escaping () -> Void)
    init(box: Box, number: Int)
    func work() async
}

/// @mockable
protocol API {
    func get<T: Decodable>(_ type: T.Type) async throws -> T
    func list(_ type: any Decodable.Type) async
}

class PlainBase { var count = 0; var name: String?; lazy var last: Int? = nil }
class ValuesBase { var count = -1, pair = (0, ["a": -1.5]); var users: [Int: User] = [:]; var kind: Kind? = nil; var keys = [Int]() }
class DeclaredBase { init() {}; init(count: Int) {} }
nonisolated class FreeBase { init() {}; init(count: Int) {}; func show(_ count: Int) -> Int { count } }
nonisolated class PlainFreeBase { var count = 0 }

protocol Delegate: AnyObject {}
class DelegatingBase { weak var delegate: (any Delegate)?; var boxes: [Box] = [] }
class CallingBase { var onClose: (() -> Void)? }
class CallingSubclass: CallingBase { var count = 0 }
class SendingBase { var base: PlainBase?; var kind: Kind?; var done: (@Sendable () -> Void)?; static let shared = Box() }

public struct PublicKey: Hashable {}

/// What is on the main actor is reset there.
/// @mockable
public protocol PublicActorWithKeys: Actor {
    func put(_ keys: Set<PublicKey>) async
    static func count(_ keys: Set<PublicKey>) async -> Int
}

class MakingBase { var base = PlainBase(), values = ValuesBase(); var key: Key = Key() }
class MakingDeclaredBase { var base = DeclaredBase() }

/// What others are made of at first decides, too.
/// @mockable
protocol OnMakingBase: MakingBase {
    func show()
}

/// @mockable
protocol OnMakingDeclaredBase: MakingDeclaredBase {
    func show()
}

/// @mockable
protocol OnValuesBase: ValuesBase {
    var all: Set<Key> { get set }
    var worker: any SharedKeys { get }
}

/// @mockable
protocol OnSubclass: CallingSubclass {
    func show()
}

/// @mockable
class PlainClass {
    var count = 0
    func show() {}
}

/// @mockable
class PlainSubclass: CallingBase {
    func show() {}
}

/// @mockable
protocol OnDelegatingBase: DelegatingBase {
    func show()
}

/// @mockable
protocol OnCallingBase: CallingBase {
    func show()
}

/// @mockable
protocol OnSendingBase: SendingBase {
    func show()
}

/// @mockable
protocol OnPlainBase: PlainBase {
    var title: String { get set }
    func show() async
}

/// @mockable
protocol OnDeclaredBase: DeclaredBase {
    nonisolated init()
    func show()
}

/// @mockable
protocol DecodedBase: DeclaredBase, Decodable {
    func show()
}

/// @mockable
protocol OnFreeBase: FreeBase {
    init(count: Int)
    init(title: String)
    func show(_ count: Int) -> Int
}

/// @mockable
@MainActor protocol OnPlainFreeBase: PlainFreeBase {
    var title: String { get set }
}

@globalActor
actor Background {
    static let shared = Background()
}

@Background class BackgroundBase { init() {} }

/// @mockable
protocol OnBackgroundBase: BackgroundBase {
    func show()
}

protocol Parent {
    func visit(_ box: Box) async
}

/// @mockable
@MainActor protocol Child: Parent {
    func show(_ box: Box) async -> Box
}

/// @mockable
protocol Defaults {
    init(keys: Set<Key>)
    var worker: any Parented { get }
}

/// @mockable
protocol Parented: AnyObject {
    init()
    var last: any Sendable { get }
}

/// @mockable
protocol Failure: Error, CustomStringConvertible {
    var box: Box { get set }
    func show(_ boxes: [Box]) async
}

typealias Thrower = () async throws -> Int

/// The handler is on the actor, and the expression becomes its closure.
/// @mockable
protocol Lazily {
    func take(_ value: @autoclosure @escaping Thrower) async
}

/// What restates the standard library is there without the actor.
/// @mockable
@MainActor protocol Numbered: RawRepresentable {
    init?(rawValue: Int)
    var rawValue: Int { get }
}

/// A mock that is its own iterator conforms wherever that is used.
/// @mockable
protocol OwnIterator: AsyncSequence, AsyncIteratorProtocol where Self == AsyncIterator {
    func stop() async
}

protocol Finder {
    associatedtype Query
    var value: Any { get async throws }
    func find(_ query: Query) async throws
    func replace(_ value: sending [Any]) -> sending [Any]
    static func make(_ value: Any) async -> Any
    static func count() -> Int
}

/// What stands beside `Actor` is on the main actor by default.
/// @mockable
protocol FindingActor: Finder, Actor {
    static func own(_ value: Any) async
    static func plain() -> Int
}

nonisolated protocol FreeWithTitle: Finder {
    @MainActor var title: String { get }
}

/// The conformance to the parent is on the main actor, and so is the one that needs it.
/// @mockable
protocol OnFreeWithTitle: FreeWithTitle {
    func open() async
}

/// What is made on the main actor is made there where `init()` is on no actor, too.
/// @mockable
nonisolated protocol SharedOnMainActor: Sendable {
    init()
    @MainActor var keys: Set<Key> { get set }
    @MainActor static var all: [Key: Int] { get set }
    @MainActor func find(_ key: Key) async -> [Key: Int]
    var number: Int { get set }
    func count(_ number: Int) -> Int
}

actor Place {
    /// Nothing in an actor is isolated by default.
    /// @mockable
    protocol Observer {
        var number: Int { get set }
        func observe(_ box: Box)
        static func make() -> Int
    }
    /// @mockable
    protocol SharedObserver: Sendable {
        func observe(_ key: Int)
    }
}

/// A mock that conforms on the main actor is a default value there only.
/// @mockable
protocol RepositoryOwner {
    var repository: any FreeRepositoryOfKeys { get set }
    func make() -> any FreeRepositoryOfKeys
    nonisolated func makeAnywhere() -> any FreeRepositoryOfKeys
    init(_ repository: any FreeRepositoryOfKeys, number: Int)
}

/// @mockable
nonisolated protocol FreeRepositoryOfKeys {
    var keys: Set<Key> { get }
}

/// @mockable
nonisolated protocol FreeRepositoryOwner {
    var repository: any FreeRepositoryOfKeys { get }
    func make() async -> (any FreeRepositoryOfKeys, Int)
}

/// @mockable
protocol RepositoryActor: Actor {
    var repository: any FreeRepositoryOfKeys { get }
}

nonisolated class FreeShelf {}

/// Subclasses run where the superclass does.
/// @mockable
protocol OnFreeShelf: FreeShelf {
    func wait(_ box: sending [Any]) async -> Key
    static func make() -> Int
}

protocol MadeOfParcel {
    init(parcel: Delegate)
}

/// @mockable
protocol ActorOfParcel: MadeOfParcel, Actor {
    var number: Int { get }
}

/// What a mock conforms to by way of a `nonisolated` protocol alone would be on no actor.
/// @mockable
nonisolated protocol FreeParentOfKeys {
    func log()
    static var count: Int { get set }
}

/// @mockable
nonisolated protocol FreeChildOfKeys: FreeParentOfKeys {
    func keys() -> Set<Key>
}

/// @mockable
protocol PlainChildOfKeys: FreeChildOfKeys {
    var title: String { get }
}

@MainActor protocol Presenter: Error {
    func present() async
    var keys: Set<Key> { get async throws }
    nonisolated func log()
}

/// @mockable
nonisolated protocol FreePresenter: Presenter, AnyObject {
    static var count: Int { get set }
}

class Panel { var title = "" }

/// The superclass's `init()` is on no actor in Swift 6 mode.
/// @mockable
protocol RequiredPanel: Panel {
    init()
    init(count: Int)
}

class Drawer {
    init(depth: Int) {}
}

/// @mockable
protocol MadeDrawer: Drawer {
    func open()
}

/// No default value is the mock of a class.
/// @mockable
nonisolated protocol FreeDrawerOwner {
    var drawer: any MadeDrawer { get set }
}

/// What uses keys and is waited for can be on the main actor, in an actor with all that it keeps.
/// @mockable
protocol ActorOfKeys: Actor {
    var keys: Set<Key> { get async }
    var count: Int { get }
    subscript(key: Key) -> Set<Key> { get async throws }
    func put(_ values: [Key: Int], count: Int) async -> [Key: Int]
    nonisolated func all() async throws -> Set<Key>
    static func make(_ keys: Set<Key>) async
}

protocol PlainStoreOfKeys {
    func store(_ keys: Set<Key>) async
}

/// @mockable
protocol PlainActorOfKeys: PlainStoreOfKeys, Actor {}

/// @mockable
nonisolated protocol FreeActorOfKeys: Sendable {
    typealias Keys = Set<Key>
    var keys: Set<Key> { get async }
    var count: Int { get set }
    func put(_ values: [Key: Int]) async -> Keys
    static func make(_ keys: Set<Key>) async
}

/// What stands beside `Actor` is on the main actor, with its keys.
protocol PlainShelfOfKeys {
    var keys: Set<Key> { get set }
    var pair: (Set<Key>, Box) { get set }
    func exchange(_ keys: Set<Key>, with box: Box, then use: (Box) -> Void) throws -> Box
    subscript(keys: Set<Key>) -> Box { get set }
}

/// @mockable
protocol ActorWithShelfOfKeys: PlainShelfOfKeys, Actor {
    @MainActor var ownKeys: [Key: Int] { get }
    func count(_ title: String) -> Int
}

/// What waits on another actor can be on the main actor.
/// @mockable
@Background protocol BackgroundKeys: Sendable {
    var keys: Set<Key> { get async throws }
    var count: Int { get set }
    func put(_ values: [Key: Int]) async -> [Key: Int]
    static func make(_ keys: Set<Key>) async
}

/// @mockable
protocol ChildOfBackgroundKeys: BackgroundKeys {
    func add(_ key: Set<Key>) async
}

/// @mockable
protocol PartlyBackgroundKeys {
    @Background var keys: Set<Key> { get set }
    @Background func put(_ values: [Key: Int]) -> [Key: Int]
    @Background func add(_ keys: Set<Key>) async
    func keys(_ count: Int) -> Set<Key>
}

/// Below a superclass on no actor, only members are on the main actor.
/// @mockable
protocol ShelfOfKeys: FreeShelf {
    init(keys: Set<Key>)
    var keys: Set<Key> { get set }
    var pair: (Set<Key>, Box) { get set }
    func put(_ values: [Key: Int]) -> [Key: Int]
}

/// @mockable
nonisolated protocol FreeShelfOfKeys: FreeShelf {
    init(keys: Set<Key>)
    var keys: Set<Key> { get set }
    func put(_ values: [Key: Int]) -> [Key: Int]
    func add(_ keys: Set<Key>, to box: Box) async -> Box
}

/// @mockable
protocol SharedShelfOfKeys: FreeShelf, Sendable {
    var keys: Set<Key> { get set }
    func put(_ values: [Key: Int]) -> [Key: Int]
}

/// @mockable
protocol ShelfOfUsers: FreeShelf {
    associatedtype Owner: Codable = User
    var owners: [Owner] { get }
    nonisolated func own(_ keys: [Key: Int]) -> Set<Key>
    func show(_ box: Box) async -> Box
}

/// @mockable
nonisolated protocol FreeShelfWithStatics: FreeShelf {
    static func make(_ count: Int) -> Int
    func put(_ values: [Key: Int]) -> Int
}

/// @mockable
@MainActor protocol PresentedShelf: FreeShelf {
    func put(_ values: [Key: Int]) -> Int
    static func make(_ count: Int) -> Int
}

/// @mockable
protocol ChildOfPresentedShelf: PresentedShelf {
    static func remake(_ count: Int) -> Int
}

/// @mockable
protocol ShelfWithDefaults: FreeShelf {
    var shown: any ShownOnShelf { get }
    var box: Box { get set }
}

/// @mockable
protocol ShownOnShelf {
    func show(_ keys: Set<Key>)
}

/// @mockable
protocol PairOfKeys {
    var pair: (keys: Set<Key>, count: Int) { get async }
    var nested: (Int, ([Key: Int], String)) { get set }
}

/// An initializer that is not on the main actor does nothing with keys.
/// @mockable
protocol ActorMadeOfKeys: Actor {
    typealias Keys = Set<Key>
    init(keys: Keys, count: Int)
    init(values: [Key: Int]) async throws
    var count: Int { get }
}

/// @mockable
nonisolated protocol FreelyMadeOfKeys: Sendable {
    init(keys: Set<Key>, count: Int)
    var count: Int { get }
}

class CountedBase {
    let count: Int
    init(count: Int) { self.count = count }
}

/// What conforms on the main actor is decoded there.
/// @mockable
nonisolated protocol DecodedKeys: CountedBase, Codable {
    func keys() -> Set<Key>
}

/// What an initializer is given on no actor stays there in one that delegates.
nonisolated protocol FreeMaker {
    init(box: Box, then use: @escaping () -> Void)
}

/// @mockable
nonisolated protocol FreeActorMaker: Actor {
    init(box: Box) throws
    init(count: Int)
    var box: Box { get }
}

/// @mockable
nonisolated protocol IdentifiedActorMaker: Actor, Identifiable {
    init(box: Box)
}

/// @mockable
protocol ActorMaker: FreeMaker, PlainStoreOfKeys, Actor {
    func count(_ title: String) -> Int
}

/// @mockable
nonisolated protocol GenericStoreOfKeys: Sendable {
    associatedtype Item: Equatable
    static func make(_ keys: Set<Key>) async
}

/// @mockable
@MainActor protocol PresenterOfKeys: Sendable {
    nonisolated func all() async -> [Key: Int]
    nonisolated func store(_ count: Int) async
}

/// What is an error is not isolated by default.
/// @mockable
class NetworkFailure: Error, @unchecked Sendable {
    var title = ""
    init(code: Int) {}
    func retry(_ count: Int) -> Int { count }
}

/// @mockable
protocol DescribedFailure: NetworkFailure {
    var details: String { get set }
    func describe() async -> Int
}

/// An initializer that is on no actor makes the mocks that are default values.
/// @mockable
protocol StoredPanel: Codable {
    var keys: any SharedKeysOwner { get }
}

/// @mockable
protocol SharedKeysOwner {
    var keys: Set<Key> { get }
}

/// Another global actor calls what runs on the main actor by way of a conformance that is there.
/// @mockable
@Background protocol ArchiveOfKeys {
    init(keys: Set<Key>)
    func add(_ keys: Set<Key>)
    func boxes(of keys: Set<Key>) -> [Key: Box]
    func store(_ box: Box) async -> Int
    nonisolated var all: [Key: Int] { get }
}

/// @mockable
nonisolated protocol FreeArchiveOfKeys: ArchiveOfKeys {
    func count(_ keys: Set<Key>) -> Int
}

/// @mockable
protocol ChildOfArchive: PlainArchive {
    func add(_ keys: Set<Key>)
}

@Background protocol PlainArchive {
    associatedtype Value: Codable = User
    func store(_ count: Int)
}

/// @mockable
@Background protocol ArchiveWithRoot: BackgroundBase {
    func store(_ count: Int)
    nonisolated func add(_ keys: Set<Key>) async
}

/// In Swift 5 mode nothing has to be checked.
/// @mockable
protocol StoredSendableView: RootView, Codable, Sendable {
    func show(_ count: Int)
}

class RootView { var title = "" }

/// @mockable
protocol StoredFailure: RootView, Codable, Error {
    func show(_ count: Int)
}

/// @mockable
nonisolated class PlainFreeView {
    @MainActor func show(_ keys: Set<Key>) {}
}

/// @mockable
protocol SendableViewOfParents: RootView, FreeParentWithActor, Sendable {
    func show(_ count: Int)
}

protocol PlainGrandparent {
    func load()
}

nonisolated protocol FreeParentWithActor: PlainGrandparent {
    @MainActor func update(_ count: Int)
    func run()
}

/// @mockable
nonisolated protocol FreeViewOfKeys: RootView, PlainGrandparent {
    @MainActor func show(_ keys: Set<Key>)
    @MainActor var keys: Set<Key> { get set }
}

/// @mockable
protocol ActorMadeBesideParent: Actor, PlainGrandparent {
    init(_ box: Box)
    init(users: AsyncStream<User>)
    init(name: any Error & CustomStringConvertible)
}

/// @mockable
@MainActor protocol IteratorOnActor: IteratorProtocol, AsyncIteratorProtocol where Element == Int {
    func restart()
}

/// Its superclass is on the main actor, and in Swift 5 mode so is what a child asks for.
@Background protocol PlainArchiveOfView: RootView {
    func store(_ count: Int)
}

/// @mockable
protocol ArchiveOfView: PlainArchiveOfView {
    func add(_ box: Box)
    func exchange(_ box: Box) async -> Box
}

struct Tag<Owner, Value: Sendable>: Sendable {
    let value: Value
}

extension Tag: Equatable where Value: Equatable {}
extension Tag: Hashable where Value: Hashable {}

/// A key that is made of the mock is on the main actor as well.
/// @mockable
protocol TaggedItem: Identifiable where ID == Tag<Self, Int> {
    var name: String { get }
}

/// @mockable
protocol TaggedCell {
    associatedtype Key: Hashable = Tag<Self, Int>
    func show(_ key: Key)
}

/// Its initializer is on the main actor, as its parent is, and can set nothing of the actor.
protocol Archived: Codable {}
/// @mockable
protocol ArchivingActor: Actor, Archived {}

class Page: Equatable {
    init() {}
    static func == (lhs: Page, rhs: Page) -> Bool { lhs === rhs }
}

/// What inherits a protocol that the superclass conforms to on the main actor is conformed to there.
/// @mockable
protocol IndexedPage: Page, Hashable {
    func open()
}

/// Concurrent members with such keys run on the main actor, where the keys are.
/// @mockable
protocol ConcurrentKeys {
    @concurrent func all(_ keys: Set<Key>) async -> [Key: Int]
    @concurrent static func make(_ keys: Set<Key>) async throws -> Int
    @concurrent func count(_ name: String) async -> Int
}

/// What satisfies a requirement depends on whether a mock is Sendable.
nonisolated protocol SharedCounting {
    associatedtype Item: BaseOfKeys
    func count(_ item: Item) -> Int
}

extension SharedCounting where Self: Sendable {
    func count(_ item: Item) -> Int { 0 }
}

/// @mockable
protocol MainCounting: SharedCounting {
    func show()
}

// Parents on several actors, of which the default one is one.

@Background protocol InBackground {}
@Background protocol WorkingInBackground { func work() }
protocol ByDefault {}
@MainActor protocol OnMain { func present() }

/// @mockable
protocol BetweenActors: InBackground, OnMain, Sendable {
    func show()
    static var all: Int { get set }
}

/// @mockable
protocol BetweenActorsOfMembers: WorkingInBackground, ByDefault {
    init(box: Box) async
    func show(_ box: Box) async
}

/// @mockable
protocol ScreenInBackground: PlainScreen, InBackground {
    init(box: Box) async
    func show(_ box: Box) async -> Box
}

/// @mockable
protocol BackgroundScreenWithBox: BackgroundScreen, InBackground {
    var box: Box { get set }
    func show(_ box: Box) async -> Box
}

class PlainScreen { init() {} }
@Background class BackgroundScreen { init() {} }

// An actor that is passed is none of these.

nonisolated protocol Passing { func pass(to actor: isolated (any Actor)?) async }

/// @mockable
protocol PassingByDefault: Passing { func show() }

/// @mockable
protocol SharedPassing: Passing, Sendable { func show() }

/// @mockable
nonisolated protocol FreeScreenInBackground: PlainScreen { @Background init(box: Box) async }

// What random protocols showed.

struct IteratorKey: Hashable, Sendable {}
protocol KeyedIteration {
    associatedtype Item: Hashable = IteratorKey
    func item() -> Item
}

/// @mockable
protocol KeyedIterator: KeyedIteration, AsyncIteratorProtocol {
    var items: [IteratorKey: Int] { get set }
    nonisolated func names() throws -> [IteratorKey: String]
}

protocol MadePlainly { init() throws }
protocol MadeAnywhere { nonisolated init() }

/// @mockable
protocol MadeIterator: MadePlainly, MadeAnywhere, AsyncIteratorProtocol {}

/// @mockable
protocol PlainIteratingActor: PlainParent, AsyncIteratorProtocol, Actor {}

/// @mockable
protocol PlainLosslessActor: PlainParent, LosslessStringConvertible, Actor {}
protocol PlainParent {}

protocol HashableMaker: Hashable { init!<each Value>(_ values: repeat each Value) }

/// @mockable
protocol HashableMakingActor: HashableMaker, Actor {}

/// @mockable
protocol TypedShelf {
    associatedtype Element: Collection
    static func find(_ type: (any PlainParent).Type, in element: Element) async -> AnyObject
}

/// @mockable
nonisolated protocol FreeCodedScreen: PlainScreen, CodingKey {}

/// @mockable
protocol SendableTypeParent: SendableMetatype { func show() }

/// @mockable
protocol SendableTypeChild: SendableTypeParent, PlainParent { init(count: Int) }

@MainActor protocol TypedScreen { associatedtype Rows: Collection }
protocol KeyFinder { static func find(_ count: Int) async -> () -> [IteratorKey: Int] }

/// @mockable
protocol TypedKeyFinder: TypedScreen, KeyFinder {}

@Background protocol BackgroundPlace {}

/// @mockable
protocol CodedScreenInBackground: BackgroundPlace, CodingKey, PlainScreen {}

/// @mockable
protocol TypedReader {
    associatedtype Rows: AsyncSequence
    static func read<Value: Sequence<Int>>(_ rows: Rows, as type: Value.Type) async
}

protocol MadeOfAnything { init(value: Any) }

/// @mockable
nonisolated protocol FreeActorOfAnything: MadeOfAnything, Actor {}

/// @mockable
@MainActor protocol StatedSetScreen: PlainScreen, SetAlgebra {}

/// @mockable(history: load = true)
protocol KeyedCases: CaseIterable {
    var counts: [IteratorKey: Int] { get set }
    func load(_ cases: [IteratorKey: Self]) -> [Self]
}

protocol ComparedToNumbers {
    static func < (a: Self, b: Int) -> Bool
    static func load(_ item: NumberedItem) async -> NumberedItem
}
class NumberedItem {}

/// @mockable
nonisolated protocol FreeComparedActor: ComparedToNumbers, Actor {}

/// @mockable
protocol MadeOfValuesActor: Actor, PlainParent { init(values: some Collection<Int>) async }

/// @mockable
protocol GuidedScreen: PlainScreen { init(guide: isolated (any Actor)?) async }

/// @mockable
protocol GuidedKeys {
    init(guide: isolated (any Actor)?)
    var counts: [IteratorKey: Int] { get set }
    func load(_ items: Set<IteratorKey>) -> Int
}

/// @mockable
protocol PointerTable {
    associatedtype Rows: AsyncSequence
    static func load(_ pointers: [UnsafePointer<Int>]) async
    func point() async -> UnsafePointer<Int>?
}

protocol OptionParent: OptionSet {}
nonisolated protocol ActorParent: Actor {}

/// @mockable
protocol HashableOptionsActor: OptionParent, ActorParent where Element: Hashable {}

protocol ClockParent: Clock {}
nonisolated protocol MadeOffActors { init!() throws }

/// @mockable
protocol MadeClockActor: ClockParent, MadeOffActors, Actor {}

/// @mockable
protocol GuidedActor: Actor {
    init<Item: Error>(guide: isolated (any Actor)?, item: Item.Type)
}

/// @mockable
protocol CasesScreen: PlainScreen, CaseIterable { init() throws }

nonisolated protocol GuidedAnywhere { init(guide: isolated (any Actor)?, value: AnyObject) }

/// @mockable
@MainActor protocol GuidedPanel: GuidedAnywhere {}

protocol ExecutorParent: SerialExecutor {}

/// @mockable
protocol GuidedExecutor: ExecutorParent, GuidedAnywhere {}

protocol KeyedSelf { var parts: [IteratorKey: Self] { get nonmutating set } }
protocol CollectionOwner { associatedtype Parts: Collection }

/// @mockable
protocol KeyedParts: KeyedSelf, CollectionOwner {
    var parts: Parts { mutating get }
}

/// @mockable
nonisolated protocol FreeKeysInBackground: BackgroundPlace { var keys: [IteratorKey: Int] { get } }

protocol EndingIterator: AsyncIteratorProtocol { func end(_ body: @MainActor () -> Never) async throws -> Never }

/// @mockable
protocol EndingIteratorActor: EndingIterator, Actor {}

/// @mockable
protocol SpanWork {
    func work(_ step: (() -> Void, Span<Int>)) async
}

/// @mockable
protocol SequenceMakingActor: Sequence, Actor {
    @MainActor init(of item: consuming some Identifiable) async
}

nonisolated protocol PartsIterator: IteratorProtocol { subscript(parts: [Key: Self]) -> UInt8 { get set } }

/// @mockable
protocol PartsIteratorOptions: PartsIterator, OptionSet {}

protocol Plainness {}

/// What the initializer of a parent is given leaves the main actor, and another member of the parent is there.
protocol ShownActor: Actor {
    init(shown: any Plainness)
    @MainActor func show()
}

/// @mockable
protocol HashableShownActor: ShownActor, Hashable {}

/// @mockable
protocol ReshownActor: ShownActor {
    init(reshown: any Plainness)
}

/// The initializers of options leave all to one that no actor asks for.
nonisolated protocol BackgroundMade { @Background init() }

/// @mockable
protocol BackgroundOptionsActor: BackgroundMade, OptionSet, Actor {}

protocol PointerReader { static func read(_ pointer: UnsafePointer<Int>, by reader: AnyObject) async -> UInt8 }
@MainActor protocol ShownSource {}
protocol SentSource: Sendable {}

/// In Swift 5 mode, too, what cannot be sent stays with a static member that has its state in a table.
/// @mockable
protocol ShownPointerReader: PointerReader, ShownSource, SentSource { associatedtype Numbers: Collection }

/// What the standard library implements by default, and a protocol on another actor asks for, is on no actor.
/// @mockable
@Background protocol BackgroundSum: AdditiveArithmetic {
    static func += (one: inout Self, other: Self)
}

@Background class BackgroundLabel { init() {} }

/// In Swift 5 mode, the initializers of the protocol are on the main actor.
/// @mockable
protocol SizedBackgroundLabel: BackgroundLabel { init(size: Int) }

/// @mockable
@MainActor protocol ShownBackgroundLabel: BackgroundLabel {
    init()
    func show()
}

/// An initializer on another actor does nothing with its keys.
/// @mockable
nonisolated protocol KeyedBackgroundLabel: BackgroundLabel {
    init(names: [Key: String])
    static func show(size: Int)
}

@MainActor class PartlyFree {
    nonisolated init(free: Int) {}
    init(names: String...) {}
}

/// No class inherits an initializer on another actor, nor gets one made of it.
/// @mockable
protocol SizedPartlyFree: PartlyFree { init(size: Int) }

/// @mockable
protocol ShownPartlyFree: PartlyFree { func show() }

nonisolated class FreeVariadic {
    init(free: Int...) {}
    init(name: String) {}
}

/// @mockable
@MainActor protocol SizedFreeVariadic: FreeVariadic { init(size: Int) }

@MainActor class MadeBySize {
    required init(sizes: Int...) {}
    nonisolated required convenience init(name: String) { fatalError() }
}

/// A required convenience initializer on no actor calls nothing.
/// @mockable
protocol SizedMadeBySize: MadeBySize { init(size: Int) }

struct OrderedCell: Comparable {
    var number = 0
    static func < (one: OrderedCell, other: OrderedCell) -> Bool { one.number < other.number }
}

/// What its elements conform to, they do on the main actor.
/// @mockable
protocol OrderedCells {
    associatedtype Cells: Collection = [OrderedCell] where Cells.Element: Comparable
    func cells() -> Cells
}

/// The same where the protocols are of the module.
nonisolated protocol Stamping { func stamp() }
nonisolated protocol DoubleStamping: Stamping { func stampTwice() }
class StampMachine: Stamping {
    init() {}
    func stamp() {}
}
/// @mockable
protocol DoubleStampMachine: StampMachine, DoubleStamping {}

/// Keys that associated types and typealiases stand for.
typealias KeyAlias = Key
/// @mockable
protocol AliasedKeys {
    associatedtype Number: Hashable = Key
    var numbers: Set<Number> { get }
    var aliases: [KeyAlias: Int] { get }
}

/// Members on the main actor of parents on none, which the protocol restates.
nonisolated protocol Tallying {
    associatedtype Item
    @MainActor func count() async
    @MainActor func total() -> Int
}
/// @mockable
protocol RestatedTally: Tallying {
    func count() async
    func total() -> Int
}

/// Initializers that wait for nothing, in mocks whose superclass declares none.
class BareBench { var width = 1 }
/// @mockable
@MainActor protocol ConcurrentBench: BareBench { @concurrent init() async }
/// @mockable
@MainActor protocol CallingBench: BareBench { nonisolated(nonsending) init() async }

/// Initializers on the main actor by default that wait for one of a superclass on none.
nonisolated class AwaitedDesk {
    init() async throws {}
}
/// @mockable
protocol WideDesk: AwaitedDesk { init(width: Int) async throws }
/// @mockable
protocol SameDesk: AwaitedDesk { init() async throws }

/// An initializer that is on the default actor of the module in Swift 5 mode, and on that of the superclass in Swift 6 mode.
@Background class RearDesk {
    init(width: Int) {}
}
/// @mockable
protocol PlainRearDesk: RearDesk { init() }

/// A protocol between two global actors is on the default one.
class RoomDesk {}
@Background protocol RearRoom {
    var desk: RoomDesk? { get set }
    init(desks: [RoomDesk]) async throws
    func clear(_ desk: RoomDesk) async
}
@MainActor protocol FrontRoom: RearRoom { func open() }
/// @mockable
protocol WholeRoom: FrontRoom { func measure() -> Int }
/// @mockable
protocol SentWholeRoom: FrontRoom, Sendable { func measure() async -> Int }

/// A member named like one of the library's that has an implementation there.
struct CountedKey: Hashable {}
/// @mockable
nonisolated protocol CountedByKey: BidirectionalCollection { var count: [CountedKey: Int] { get } }

/// An initializer of a protocol between two actors, which may be on either.
@Background protocol RearShed {
    init?(tools: some Collection<Int>, count: Int)
}
/// @mockable
protocol WholeShed: RearShed {
    var desk: RoomDesk { get async }
    @MainActor func open()
}

/// Generic arguments that have to conform to protocols, as keys have.
struct PagedUser: Codable, Comparable {
    var name = ""
    static func < (first: PagedUser, second: PagedUser) -> Bool { first.name < second.name }
}
struct UserPage<Item: Codable> { var items: [Item] }
struct LoadedUser<Item: Equatable> { var item: Item? }
protocol PageLogging { func log() }
/// @mockable
protocol UserPaging {
    var pages: [UserPage<PagedUser>] { get }
    var byName: [String: UserPage<PagedUser>] { get set }
    init(all: [UserPage<PagedUser>])
    func next(_ page: UserPage<PagedUser>) -> UserPage<PagedUser>?
}
/// @mockable
protocol UserFeed: PageLogging, Sendable { func load(_ users: Range<PagedUser>) async -> UserPage<PagedUser> }
/// @mockable
nonisolated protocol UserSource: Sendable { @MainActor func load() -> LoadedUser<PagedUser> }

/// Default arguments of a superclass, which Swift 5 mode has on the actor only where the mock does not say it.
class PagerService { static let shared = PagerService() }
class PagerController { init(service: PagerService = PagerService(), make: @escaping () -> PagerService = { .shared }) {} }
/// @mockable
@MainActor protocol PagerScreen: PagerController { func show() }
/// @mockable
@MainActor protocol SentPagerScreen: PagerController, Sendable { func show() }

/// Keys that are members of what an associated type is.
struct BadgeKey: Hashable {}
struct Badge: Identifiable { var id = BadgeKey() }
/// @mockable
protocol BadgeShelf {
    associatedtype Item: Identifiable = Badge
    var byID: [Item.ID: Item] { get }
    var ids: Set<Item.ID> { get }
}

/// Defaults that conform on the main actor only are no defaults for what is Sendable.
struct BadgeIDs: AsyncSequence {
    struct AsyncIterator: AsyncIteratorProtocol { mutating func next() async -> Int? { nil } }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
/// @mockable
protocol BadgeRepository: Sendable {
    associatedtype IDs: AsyncSequence = BadgeIDs
    associatedtype Item: Identifiable = Badge
    func all() -> IDs
    func first() async throws -> Item?
}

/// Closures that wait, given keys that no box can read.
struct LoadedBadge<Key: Equatable> { var key: Key? }
typealias BadgeTable = [BadgeKey: Int]
/// @mockable
protocol BadgeLoading {
    func each(_ body: @escaping @Sendable (LoadedBadge<BadgeKey>) async throws -> String) rethrows -> Int
    func tables(_ body: @Sendable (BadgeTable, (Int, BadgeKey)) async throws -> String) async rethrows -> Int
    func keys<T>(_ body: (T, Set<BadgeKey>) async throws -> Set<BadgeKey>) async rethrows -> T
}

/// Foundation's classes are on no actor, and so are their initializers.
/// @mockable
protocol OperationLogging { func log(_ text: String) }
/// @mockable
protocol ImportOperating: Operation {
    var input: String? { get set }
    var logger: any OperationLogging { get set }
    func importAll() async throws -> [String]
}
/// @mockable
nonisolated protocol FreeOperating: Operation { var logger: any OperationLogging { get set } }
/// @mockable
@MainActor protocol ShownOperating: Operation { var logger: any OperationLogging { get } }
/// @mockable
protocol SentOperating: Operation, Sendable { var logger: any OperationLogging { get } }
/// @mockable
protocol MadeOperating: Operation { init(logger: any OperationLogging) }
/// @mockable
protocol PriceFormatting: Formatter { var currency: String { get set } }
/// @mockable
protocol SettingsStoring: UserDefaults { func theme() -> String? }
/// @mockable
protocol ThumbnailDecoding: JSONDecoder { func thumbnail() -> Data }
/// @mockable(superclass: type = NSCache<NSString, NSData>)
protocol ImageCaching { func trim() }

/// What is Sendable below a protocol that need not be has mocks on no actor, and what these make is made there.
/// @mockable
protocol ClockReading { func now() -> Int }
/// @mockable
protocol ThemeReading { var name: String { get } }
/// @mockable
protocol CoreDependencies {
    var clock: any ClockReading { get }
    var theme: ThemeReading { get set }
    static var shared: any ClockReading { get }
    func clock(named name: String) -> any ClockReading
    subscript(index: Int) -> any ThemeReading { get }
}
/// @mockable
protocol AppDependencies: CoreDependencies, Sendable {}
/// @mockable
protocol AppFailure: CoreDependencies, Error { var clocks: [any ClockReading] { get } }
/// @mockable
typealias ClockTheme = ClockReading & ThemeReading
/// @mockable
protocol ThemeDependencies { var both: any ClockReading & ThemeReading { get } }
/// @mockable
protocol SentThemeDependencies: ThemeDependencies, Sendable { func reload() async }

/// Closures on the main actor, which are Sendable by that in Swift 6 mode and for new targets of Xcode.
/// @mockable
protocol TapHandling {
    var onTap: @MainActor () async -> Void { get set }
    var onClose: (@MainActor () -> Void)? { get set }
    func handle(_ tap: @escaping @MainActor (Int) -> Void) -> @MainActor () -> Void
}
/// @mockable
protocol SentTapHandling: Sendable { var onTap: @MainActor () throws -> Int { get } }

/// Keys on the main actor beside initializers that are on none, as those of Foundation's classes are.
/// @mockable
protocol BadgeFormatting: Formatter { var tones: [BadgeKey: Int] { get set } }

/// Members of associated types that conform on the main actor, and sets that say whose they are.
protocol Aisles { associatedtype Rows: Collection where Rows.Element: Hashable; func open(_ rows: Rows) }
/// @mockable
protocol KeyAisles: Aisles where Rows.Element == AisleKey {}
struct AisleKey: Hashable { var number = 0 }
/// @mockable
protocol AisleMap { var keys: Swift.Set<AisleKey> { get } }

/// Conformances of extensions, of types in extensions and with raw values.
nonisolated struct Aisle {}
extension Aisle: Hashable {}
extension Aisle { enum Side: Int, Comparable { case left; static func < (a: Side, b: Side) -> Bool { false } } }
protocol Ordering { associatedtype Item: Comparable; associatedtype Place: Hashable; func order(_ items: [Item], at place: Place) }
/// @mockable
protocol AisleOrdering: Ordering where Item == Aisle.Side, Place == Aisle {}

/// Keys that an associated type stands for, below a class that is on no actor.
struct DrawerKey: Hashable { var id = 0 }
nonisolated class FreeDrawer { init() {} }
/// @mockable
protocol KeyDrawer: FreeDrawer { associatedtype Key: Hashable = DrawerKey; func find(_ key: Key) -> [Key: Int] }
/// @mockable(typealias: Key = DrawerKey)
protocol BoundDrawer: FreeDrawer { associatedtype Key: Hashable; var keys: Set<Key> { get } }

/// Members of what the library nests in dictionaries, and of generic parameters.
/// @mockable
protocol AisleLists { associatedtype Rows: Collection = [Int: AisleKey].Values where Rows.Element: Hashable; var rows: Rows { get } }
struct NumberedAisle: Identifiable { struct ID: Hashable {}; let id = ID() }
/// @mockable
nonisolated protocol AisleIndex {
    func index<S: Sequence<NumberedAisle>>(_ aisles: S) -> [S.Element.ID: S]
    func numbers<S: Sequence>(of aisles: S) -> Set<S.Element.ID> where S.Element == NumberedAisle
}

/// A default that conforms on the main actor alone, for what has to be Sendable.
struct AisleOptions: Codable { var width = 1 }
enum AisleEvent: Equatable { case opened(Int) }
/// @mockable
protocol AisleCommand { associatedtype Options: Codable & Sendable = AisleOptions; func run(_ options: Options) }
/// @mockable
protocol AisleSource { associatedtype Event: Sendable; var last: Event { get } }
/// @mockable
protocol AisleEvents: AisleSource { associatedtype Event: Equatable = AisleEvent }

/// Result builders with generic arguments, and by a typealias, are no global actors.
@resultBuilder enum AisleReduction<State, Action> { static func buildBlock<Part>(_ part: Part) -> Part { part } }
typealias CountingReduction = AisleReduction<Int, Int>
/// @mockable
protocol AisleReducer {
    associatedtype State
    associatedtype Body
    @AisleReduction<State, Int> var body: Body { get }
    @CountingReduction var count: Int { get }
}
