// swift-format-ignore-file
// Associated types that requirements make the same as others, or as the mock itself.

protocol EquatedEndpoint<Response>: EquatedRoute { associatedtype Response: Decodable }
protocol EquatedRoute { associatedtype Path where Path: Comparable; associatedtype Body }
protocol EquatedService { associatedtype Endpoint: EquatedEndpoint }

/// `Any` is not what the other ones are constrained to be.
/// @mockable
protocol EquatedClient {
    associatedtype Model
    associatedtype Key
    associatedtype Path
    associatedtype Primary
    associatedtype Opaque
    associatedtype Nested
    associatedtype Plain
    func load<E: EquatedEndpoint>(_ endpoint: E) async throws -> Model where E.Response == Model
    func find<T>(_ type: T.Type, key: Key) -> T? where T: Identifiable, Key == T.ID
    func go<E: EquatedEndpoint>(to endpoint: E) where E.Path == Self.Path
    func send<E: EquatedEndpoint<Primary>>(_ endpoint: E) -> Primary
    func ask(_ endpoint: some EquatedEndpoint<Opaque> & AnyObject) -> Opaque
    func serve<S: EquatedService>(_ service: S) -> Nested where S.Endpoint.Response == Nested
    func post<E: EquatedEndpoint>(_ endpoint: E, body: Plain) where E.Body == Plain
    subscript<E: EquatedEndpoint>(endpoint: E) -> Model where E.Response == Model { get }
}

/// What identifies a tab is the tab.
/// @mockable
protocol EquatedTab: Identifiable, Equatable {
    var id: Self { get }
    var title: String { get }
}

protocol EquatedList { associatedtype Item; var items: [Item] { get }; func add(_ item: Item) }
struct EquatedUser {}
typealias EquatedUsers = [EquatedUser]

/// A typealias of a property says what the associated type is.
/// @mockable
protocol EquatedUserList: EquatedList { var items: EquatedUsers { get } }

/// What is `Any` by another name is not cast to that.
/// @mockable
protocol EquatedElements {
    associatedtype Item
    func first<C: Collection<Item>>(in items: C) -> C.Element?
    func pick<S: Sequence>(from items: S, _ choose: (S.Element) -> S.Element) -> [S.Element] where S.Element == Item
}

/// The elements of a string are characters, whatever else is asked of them.
/// @mockable
protocol EquatedScan {
    associatedtype Text: Collection where Text == String
    associatedtype Mark: Equatable where Text.Element == Mark
    var mark: Mark { get }
}

/// What is the same as one that requirements make the same as a constrained type.
protocol EquatedReply { associatedtype Answer: Hashable }
/// @mockable
protocol EquatedReplies {
    associatedtype Model = any EquatedReply
    associatedtype Alias where Alias == Model
    func load<R: EquatedReply>(_ reply: R) -> Alias where R.Answer == Alias
}

/// What is asked together of what is made of another one is asked of that alone where it can be.
/// @mockable
protocol EquatedRows {
    associatedtype Row where Rows == [String: Row]
    associatedtype Rows: Codable & CustomStringConvertible
    func rows() -> Rows
}

class Cask<Content, Label> {
    init() {}
}

class ListCask<Item>: Cask<[Item], String> {}
class NumberCask: ListCask<Int> {}

protocol CaskStore {
    associatedtype Content: Collection
    associatedtype Label
    associatedtype Container: Cask<Content, Label>
    func fill(_ container: Container, with content: Content, label: Label)
}

/// What a class inherits from says what the superclass that is asked for is generic over.
/// @mockable
protocol NumberCaskStore: CaskStore where Container == NumberCask {}

/// @mockable
protocol DefaultCaskStore {
    associatedtype Content: Collection
    associatedtype Label
    associatedtype Container: Cask<Content, Label> = NumberCask
    func fill(_ container: Container, with content: Content, label: Label)
}

/// @mockable(typealias: Container = NumberCask)
protocol StatedCaskStore: CaskStore {}

protocol IteratedKeys {
    associatedtype Keys: IteratorProtocol
    associatedtype Key: Hashable
    func keys() -> Keys
    func add(_ key: Key)
}

/// What an iterator makes is what its collection is made of.
/// @mockable
protocol IteratedNumbers: IteratedKeys where Keys == [Int].Iterator, Keys.Element == Key {
    func add(_ number: Int)
}

/// What is said of one that others are the same as, in any order and at any level.
protocol SaidPaging {
    associatedtype Page: Sequence
    associatedtype Row
    associatedtype All
    func page() -> Page
    func all() -> All
}
protocol SaidListPaging: SaidPaging where All == [Row] {}
/// @mockable
protocol SaidListFeed: SaidListPaging where Page == All {}
/// @mockable
protocol SaidRowFeed: SaidPaging where All == Page, All == [Row], Row: Hashable {}

/// One that is another, which is a member of a third.
/// @mockable
protocol EntryIndexing {
    associatedtype Entry: Identifiable
    associatedtype Key
    associatedtype Index where Key == Index, Entry.ID == Key
    func index(of entry: Entry) -> Index
    func key() -> Key
}

/// Their metatypes are those of existential types, not of protocols.
protocol Silhouette {}
typealias AnySilhouette = Silhouette
protocol SilhouetteRegistry {
    associatedtype Model
    func register(_ type: Model.Type)
    var registered: [Model.Type] { get }
}
/// @mockable
protocol BareSilhouetteRegistry: SilhouetteRegistry where Model == Silhouette {
    func find(_ type: Model.Type) -> Model
}
/// @mockable
protocol AliasedSilhouetteRegistry: SilhouetteRegistry where Model == AnySilhouette {}
/// @mockable
protocol ListedSilhouetteRegistry: SilhouetteRegistry where Model == [Silhouette] {}
/// @mockable
protocol DefaultedSilhouetteRegistry {
    associatedtype Model = Silhouette
    func register(_ type: Model.Type)
}
/// @mockable
protocol NamedSilhouetteRegistry {
    associatedtype Silhouette
    associatedtype Model where Model == Silhouette
    func register(_ type: Model.Type)
}
/// @mockable
protocol TypedSilhouetteRegistry {
    associatedtype Model
    associatedtype Types: Sequence where Types.Element == Model.Type
    func register(_ types: Types) -> Model
}

struct Pallet<Content> { var content: Content }
extension Pallet: Equatable where Content: Equatable {}

protocol Weighable { var weight: Int { get } }
extension Pallet: Weighable where Content: Weighable { var weight: Int { content.weight } }
extension Array: Weighable where Element: Weighable { var weight: Int { 0 } }

// What conforms where its parts do has parts that conform.
/// @mockable
protocol PalletPacking {
    associatedtype Content
    associatedtype Packed: Equatable where Packed == [Pallet<Content>?]
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol PalletWeighing {
    associatedtype Content
    associatedtype Packed: Weighable where Packed == Pallet<[Content]>
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol PalletWeighingByDefault {
    associatedtype Content
    associatedtype Packed: Weighable = [Content]
    func pack(_ content: Content) -> Packed
}
protocol PalletSorting<Content, Packed> {
    associatedtype Content
    associatedtype Packed: Hashable
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol ListedPalletSorting: PalletSorting where Packed == Array<Content> {}
/// @mockable
protocol PalletFinding {
    associatedtype Found: Equatable where Found == Pallets.Element?
    associatedtype Pallets: Sequence
    func find(_ pallets: Pallets) -> Found
}

enum PalletShop { @usableFromInline @frozen struct Bundle<Content> { var content: Content } }
extension PalletShop.Bundle: Equatable where Content: Equatable {}
extension PalletShop.Bundle: Hashable where Content: Hashable {}
extension PalletShop.Bundle: Encodable where Content: Encodable {}
extension PalletShop.Bundle: Decodable where Content: Decodable {}
extension PalletShop.Bundle: Weighable where Int == Content { var weight: Int { content } }
extension Range: Weighable where Bound: Weighable { var weight: Int { 0 } }

// Several extensions, of which each has its own condition.
/// @mockable
protocol BundleKeeping {
    associatedtype Content
    associatedtype Packed: Equatable where Packed == PalletShop.Bundle<Content>
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol BundleSending {
    associatedtype Content
    associatedtype Packed: Codable where Packed == PalletShop.Bundle<Content>
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol BundleWeighing {
    associatedtype Content
    typealias Bundle = PalletShop.Bundle<Content>
    associatedtype Packed: Weighable where Packed == Bundle
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol BundleSpanning {
    associatedtype Content: Comparable
    associatedtype Packed: Weighable where Packed == Range<Content>
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol BundleListing {
    associatedtype Content
    associatedtype Packed: Sequence where Packed.Element == PalletShop.Bundle<Content>, Packed.Element: Hashable
    func pack(_ content: Content) -> Packed
}

struct PalletRack<Content> {
    typealias Load = Content
    struct Shelf {}
}
extension PalletRack: Weighable where Load: Weighable { var weight: Int { 0 } }
extension PalletRack.Shelf: Weighable where Content: Weighable { var weight: Int { 0 } }
struct PalletTower<each Content> {}
extension PalletTower: Weighable where repeat each Content: Weighable { var weight: Int { 0 } }

// Conditions on what a typealias of the type stands for, on arguments of the type around it, and on each of a pack.
/// @mockable
protocol RackWeighing {
    associatedtype Content
    associatedtype Packed: Weighable where Packed == PalletRack<Content>
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol ShelfWeighing {
    associatedtype Content
    associatedtype Packed: Weighable where Packed == PalletRack<Content>.Shelf
    func pack(_ content: Content) -> Packed
}
/// @mockable
protocol TowerWeighing {
    associatedtype First
    associatedtype Second
    associatedtype Packed: Weighable where Packed == PalletTower<First, Second>
    func pack(_ first: First, _ second: Second) -> Packed
}
