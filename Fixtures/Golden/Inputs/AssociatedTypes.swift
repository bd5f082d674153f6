// Associated types: `Any` where nothing is asked of them, generic parameters where something is.

/// @mockable
protocol Container {
    associatedtype Item
    func add(_ item: Item)
    func first() -> Item?
    var last: Item { get }
    var all: [Item] { get set }
}

/// @mockable(typealias: Item = Int; Key = String)
protocol AnnotatedContainer {
    associatedtype Item
    associatedtype Key: Hashable
    func item(for key: Key) -> Item
    var items: [Key: Item] { get }
}

/// @mockable
protocol DefaultedContainer {
    associatedtype Item = String
    associatedtype Key: Hashable = Int
    func item(for key: Key) -> Item
}

/// @mockable
protocol ConstrainedContainer {
    associatedtype Item: Equatable & Sendable
    associatedtype Items: Collection where Items.Element == Item
    var items: Items { get }
    func index(of item: Item) -> Int?
    func best() throws -> Item
    static var shared: Item? { get set }
    static func make(_ item: Item) -> Items
    init(items: Items)
}

/// @mockable
protocol MentioningContainer {
    associatedtype Element: Identifiable
    associatedtype ID: Hashable where ID == Element.ID
    associatedtype Values: Sequence where Values.Element == ID
    func element(for id: ID) -> Element?
    func values() -> Values
}

/// @mockable
protocol SameTypeContainer: BaseContainer where Value == Int {
    func sum() -> Int
}

/// @mockable
protocol PrimaryContainer: BaseContainer<String> {
    func joined() -> Value
}

protocol BaseContainer<Value> {
    associatedtype Value
    var value: Value { get set }
    func replace(with value: Value) -> Value
}

/// @mockable
protocol ReducerContainer {
    associatedtype State
    associatedtype Action
    associatedtype Reducer = (State, Action) -> State
    func reduce(_ state: State, _ action: Action) -> State
    var reducer: Reducer { get }
}

/// @mockable
protocol ClassBoundContainer {
    associatedtype Owner: AnyObject
    var owner: Owner { get set }
}

/// @mockable
protocol WhereOnProtocol where Item: Comparable, Items.Element == Item {
    associatedtype Item
    associatedtype Items: Sequence
    func sort(_ items: Items) -> [Item]
    func max(_ items: Items) -> Self.Item?
}

/// @mockable(typealias: Item = [String: Int])
protocol TypealiasedMember {
    associatedtype Item
    typealias Pair = (Item, Int)
    func pair() -> Pair
    func items() -> Item
}

/// Associated types that are named as types with default values.
/// @mockable
protocol PayloadContainer {
    associatedtype Data: Equatable
    associatedtype String
    var data: Data { get }
    var text: String { get }
    func pair() -> (Data, Int)
    func texts() -> [String]
}

/// Requirements that become one when the associated type is bound.
/// @mockable
protocol IntContainer: BaseContainer where Value == Int {
    func replace(with value: Int) -> Int
}

/// An associated type whose own associated type is bound, and one that is the protocol's own kind.
/// @mockable
protocol Stage {
    associatedtype Next: Stage
    associatedtype Source: BaseContainer where Source.Value == Int
    func next() -> Next
    var source: Source { get }
}

/// Constrained where it is inherited.
/// @mockable
protocol HashableContainer: BaseContainer where Value: Hashable {
    func contains(_ value: Value) -> Bool
}

protocol FirstInput { associatedtype First; func take(_ input: First) }
protocol SecondInput { associatedtype Second; func take(_ input: Second) }

/// Both inputs are of one type, and one member takes them.
/// @mockable
protocol OneInput: FirstInput, SecondInput where First == Second {}

/// Overloads that name typealiases for parts of an associated type.
/// @mockable
protocol ListMaking {
    associatedtype Final: Collection
    typealias Parts = [Part]
    typealias Part = Final.Element
    typealias Count = Int
    static func make(_ part: Part) -> Parts
    static func make(_ parts: some Sequence<Part>) -> Parts
    static func make(_ final: Final) -> Parts
}

/// Closures that a typealias with parameters stands for, which the mock repeats unless they hide the mock's own.
/// @mockable
protocol EntryMapping {
    associatedtype Key: Hashable
    typealias Entries = [Key: Int]
    typealias Change<Result: Equatable> = (Self.Key) throws -> Result where Result: Sendable
    typealias Other<Key> = (Key) -> Void
    var entries: Entries { get set }
    func apply<Result: Sendable & Equatable>(_ change: Change<Result>) -> Result?
    func each(_ body: Other<Int>)
}

/// A where clause about a typealias.
/// @mockable
protocol ServingApp where Part: Hashable {
    associatedtype Parts: Collection
    typealias Part = Parts.Element
    var parts: Parts { get }
}

protocol Middleware<Context> {
    associatedtype Context
}

/// An associated type that only the constraint of another one mentions.
/// @mockable
protocol RouteControlling {
    associatedtype Context
    associatedtype Body: Middleware<Context>
    var body: Body { get }
}

/// @mockable
protocol SlicedList<Element> {
    associatedtype Element
    associatedtype Slice: SlicedList = Self where Slice.Element == Element
    func slice(from start: Int) -> Slice
}

/// The metatype of `Any` is no `Item.Type`.
/// @mockable
protocol MakerOfItems {
    associatedtype Item
    func make(_ type: Item.Type) -> Item?
    var types: [Self.Item.Type] { get }
}

/// @mockable
protocol ParenthesizedMaker {
    associatedtype Item
    func make(_ type: (Self.Item).Type) -> Item?
}

/// @mockable
protocol Chest<Content>: AnyObject {
    associatedtype Content
    var content: Content? { get }
}

/// A mock of one kind of chest is none of another.
/// @mockable
protocol ChestOwner {
    var numbers: any Chest<Int> { get }
    var anything: any Chest<Any> { get }
    func texts() throws -> any Chest<String>
    func chest() -> any Chest
}

/// What the compiler infers for a member type makes two requirements one.
struct Tenant: Identifiable { var id: Int }
enum Tariff: String { case flat }
protocol EntityIndex<Entity> {
    associatedtype Entity: Identifiable
    associatedtype Kind: RawRepresentable
    func find(_ id: Entity.ID) -> Entity?
    func count(_ kind: Kind.RawValue) -> Int
}
/// @mockable
protocol TenantIndex: EntityIndex<Tenant> where Kind == Tariff {
    func find(_ id: Int) -> Entity?
    func count(_ kind: String) -> Int
}

/// A property that another protocol is more concrete about says what the associated types are.
struct Parcels { var count: Int }
protocol Rack {
    associatedtype Item
    associatedtype Event = Int
    associatedtype Key: Hashable
    var items: [Item] { get }
    var onEvent: (Event) -> Void { get set }
    var key: Key { get }
}
protocol Keyed {
    associatedtype Name
    var key: Name { get }
}
/// @mockable
protocol ParcelRack: Keyed, Rack {
    var items: [Parcels] { get }
    var onEvent: (Bool) -> Void { get set }
}

/// Associated types that would hide what the mock inherits from.
class Vase {}
/// @mockable
protocol Bouquet: Vase {
    associatedtype Bouquet: Sequence where Bouquet.Element == Vase
    associatedtype Vase: Hashable
    func arrange(_ vase: Vase) -> Bouquet?
    var flowers: Bouquet? { get set }
}

/// Two same-type requirements on one associated type: what it is comes after what else is the same.
/// @mockable
protocol Palette {
    associatedtype Colors: Collection where Colors.Element == Color
    associatedtype Color where Color == Shade
    associatedtype Shade where Int == Shade
    associatedtype Names: Sequence where Shade == Names.Element
    func mix(_ colors: Colors, _ names: Names) -> Color
}

/// What an associated type is bound to has its name, too.
struct Sticker: Hashable {}
protocol Album<Sticker> {
    associatedtype Sticker: Hashable
    associatedtype Pages: Collection where Pages.Element == Sticker
    typealias Row = [Sticker]
    func stick(_ sticker: Sticker, after row: Row) -> Sticker?
    var pages: Pages? { get }
}
/// @mockable
protocol StickerAlbum: Album<Sticker> {
    func sort(_ stickers: [Sticker])
}
/// @mockable
protocol StickerRowAlbum: Album<[Sticker]> {}
enum Post {
    struct Sticker: Hashable {}
    protocol Office: Album<Sticker> {}
}
/// @mockable
protocol PostOffice: Post.Office {}

/// What is the same as another associated type is constrained as that is.
protocol Labelled {
    associatedtype Label: Hashable
    associatedtype Other: Comparable
}
/// @mockable
protocol LabelledShelf: Labelled where Label == Mark, Other == Label {
    associatedtype Mark: Codable
    func find(_ mark: Mark) -> Set<Label>?
}
/// @mockable
protocol MarkList: Collection where Index == Mark {
    associatedtype Mark
}

/// Protocols that the annotation names without `any`.
/// @mockable(typealias: Text = StringProtocol; Failures = [Error]; Pair = Sendable & Error)
protocol BoundToProtocols {
    associatedtype Text
    associatedtype Failures
    associatedtype Pair
    func show(_ text: Text, _ failures: Failures) -> Pair?
}

protocol Shelving {
    associatedtype Book
    associatedtype Shelf: Collection where Shelf.Element == Book
}

/// @mockable
protocol ArrayShelving: Shelving where Shelf == [Book] {
    func shelve(_ book: Book, on shelf: Shelf) -> Shelf
}

/// Overloads from which the compiler could infer an associated type in two ways, so that a typealias has to say it.
protocol Finding {
    associatedtype Needle: Hashable
    func find(_ needle: Needle) -> Int?
}
typealias Haystack = [String]
/// @mockable
protocol FindingByNumber: Finding {
    associatedtype Stack: Collection where Stack.Element == Needle
    func find(_ number: Int) -> Int?
    func search(_ stack: Stack, _ other: Stack?) async
    func search(_ stack: [String], _ other: Haystack?)
}
/// @mockable
protocol Weighing: AnyObject {
    associatedtype Weight: Hashable
    associatedtype Unit: Sequence
    init(total: Weight)
    var total: Int { get }
    static func + (scale: Self, weight: Weight) -> Self
    static func + (scale: Self, grams: Int) -> Self
    subscript(index: Weight) -> Weight { get set }
    subscript(index: Int) -> Int { get set }
    static func units(_ units: [Unit], then done: (Unit) -> Void) throws
    static func units(_ units: Haystack, then done: (String) -> Void)
}
protocol Bag {
    associatedtype Content
    func first() -> Content?
}
/// @mockable
protocol NeedleBag: Bag where Content == Needle {
    associatedtype Needle: Hashable
    func add(_ needle: Needle)
    func add(_ text: String)
}
class Casket<Content> {
    init() {}
}
/// @mockable
protocol CasketOpening where Self: Casket<Content> {
    associatedtype Content: Hashable
    func put(_ content: Content)
    func put(_ text: String)
}

/// Overloads that leave one way only.
/// @mockable
protocol Peeling {
    associatedtype Layer: Hashable
    func peel(_ layer: Layer)
    func peel(_ layer: Layer?)
    func peel(_ layers: [Layer])
    func peel<Other>(_ other: Other)
    func peel(_ layers: inout Int)
}

/// Defaults that the mock can take, and one that it cannot.
/// @mockable
protocol ValueOfItself {
    associatedtype Value: Sendable = Self
    static var testValue: Value { get }
}
/// @mockable
protocol ListOfItself: Hashable {
    associatedtype List: Hashable = [Self]
    func all() -> List
}
/// @mockable
protocol HashableUnlikeItself {
    associatedtype Value: Hashable = Self
    func make() -> Value
}

/// A default that is made of what a where clause says of its members.
/// @mockable
protocol Listing {
    associatedtype Item
    associatedtype Items: Collection = [Item] where Items.Element == Item
    var items: Items { get }
    func item(at index: Items.Index) -> Item
}

#if os(Linux)
final class LinuxCanvas {}
#else
final class OtherCanvas {}
#endif

/// Associated types that are others under other conditions.
/// @mockable
protocol CanvasOwner {
    #if os(Linux)
    associatedtype Canvas: AnyObject = LinuxCanvas
    associatedtype Scale where Scale == Int
    associatedtype Pixel: Hashable
    #else
    associatedtype Canvas: AnyObject = OtherCanvas
    associatedtype Scale where Scale == Double
    associatedtype Pixel: Comparable
    #endif
    var canvas: Canvas? { get set }
    func scale() -> Scale
    func pixels() -> [Pixel]
}

/// A default that conforms to nothing, and a protocol that asks for more.
/// @mockable
protocol Finishing {
    associatedtype Output = Void
    func finish() -> Output
}
/// @mockable
protocol DecodedFinishing: Finishing where Output: Decodable {}

/// A default of the standard library that is not what another protocol asks for.
/// @mockable
protocol Paged {
    associatedtype Page = Int
    associatedtype Title = String
    func turn(to page: Page) -> Title
}
/// @mockable
protocol ListPaged: Paged where Page: Collection, Title: Comparable {}

/// What is the same as a member of a known type is that type.
/// @mockable
protocol LetteredPage {
    associatedtype Letters: Collection<Character>
    associatedtype Letter: Hashable where Letter == Letters.Element
    func write(_ letter: Letter) -> Letters
}
/// @mockable
protocol Ordered {
    associatedtype Sizes: Sequence
    associatedtype Size where Size == Sizes.Element, Sizes.Element == Int
    func order(_ size: Size, of sizes: Sizes)
}

/// What is always true says nothing.
/// @mockable
protocol SelfSame {
    associatedtype Other where Other == Other
    func compare(_ other: Other) -> Other
}

/// Associated types that are members of one which the annotation or a default fixes, though more is asked of them.
struct FixedUser: Identifiable, Hashable, Decodable {
    var id: String
}

/// @mockable(typealias: Entity = FixedUser)
protocol FixedRepository {
    associatedtype Entity: Identifiable
    associatedtype ID: Hashable = Int where Entity.ID == ID
    func find(_ id: ID) -> Entity?
}

/// @mockable(typealias: Page = [FixedUser])
protocol FixedPages {
    associatedtype Entity: Hashable
    associatedtype Page: Collection<Entity>
    func page(of entity: Entity) -> Page
}

/// @mockable(typealias: Page = [Entity])
protocol FreePages {
    associatedtype Entity: Hashable
    associatedtype Page: Collection where Page.Element == Entity
    func page(of entity: Entity) -> Page
}

/// @mockable
protocol DefaultPages {
    associatedtype Name: Hashable
    associatedtype Names: Collection<Name> = [String]
    func first(of names: Names) -> Name?
}

protocol FixedRequest {
    associatedtype Response: Decodable
}

struct FixedUserRequest: FixedRequest {
    typealias Response = [FixedUser]
}

/// @mockable(typealias: Request = FixedUserRequest)
protocol FixedEndpoint {
    associatedtype Request: FixedRequest
    associatedtype Model: Decodable where Model == Request.Response
    func map(_ request: Request) -> Model
}

/// Typealiases of a protocol in what is asked of its associated types: the head of a class does not see them.
protocol NamedElements {
    associatedtype Source: Collection
    typealias Found = Source.Element
}

extension NamedElements {
    typealias Missing = Source.Element?
}

/// @mockable
protocol NamedCopies: NamedElements {
    associatedtype Copy: Sequence where Copy.Element == Found
    associatedtype Gaps: Sequence<Missing>
    func copy(_ source: Source) -> Copy?
    func gaps(_ source: Source) -> Gaps?
}

/// The metatype of what is bound to an existential type is another one than that of its protocol.
/// @mockable
protocol ServiceRegistry {
    associatedtype Service = Any
    func register(_ type: Service.Type, made make: () -> Service)
}

/// Where clauses of members say nothing that the protocol does not.
/// @mockable
protocol ClausedLoader {
    associatedtype Item: Hashable
    func load(_ item: Item) where Item: Equatable
    func pair<Other>(_ other: Other) where Item: Equatable, Other: Equatable
}
/// @mockable
protocol IntClausedLoader: ClausedLoader where Item == Int {}
