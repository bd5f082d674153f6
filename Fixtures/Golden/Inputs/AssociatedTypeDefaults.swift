// Defaults of associated types that lack something, and what where clauses say of types that are made of others.

/// Defaults that are other associated types, of which less is asked than of those that have them; one has as much.
protocol Indexed {
    associatedtype Key
    associatedtype Index = Key
    associatedtype Path = [Index]
    associatedtype Handler = (Key) -> Void
    func key(at index: Index, along path: Path) -> Key
}
/// @mockable
protocol HashablyIndexed: Indexed where Index: Hashable {}
/// @mockable
protocol IndexedByHashableKeys: Indexed where Index: Hashable, Path: Hashable, Key: Hashable {}
/// @mockable
protocol IndexedBySentPaths: Indexed where Path: Sendable, Handler: Sendable {}

/// Defaults that are made of each other.
protocol Facing {
    associatedtype Left = Right
    associatedtype Right = Left?
    func reflect(_ left: Left) -> Right
}
/// @mockable
protocol FacingOpenly: Facing, Codable {}
/// @mockable
protocol FacingNumbers: Facing where Right == Int {}
/// @mockable
protocol FacingSame: Indexed where Key == Index, Path == [Key] {}
/// @mockable
protocol FacingInARing where A == B, B == C, C == A {
    associatedtype A
    associatedtype B
    associatedtype C: Hashable
    func turn(_ a: A, _ b: B) -> C
}

/// Elements of a default that are others by a clause, and standard types that lack what is asked.
protocol Boxed {
    associatedtype Item
    associatedtype Items: Sequence = [Item]
    associatedtype Names: Sequence = [String: Int]
    associatedtype Code = Int
    associatedtype Fault = any Error
    func box(_ items: Items, _ names: Names) throws -> Code
}
/// @mockable
protocol BoxedNumbers: Boxed where Items.Element == Int, Code: Error {}
/// @mockable
protocol BoxedHashables: Boxed where Items.Element: Hashable, Fault: Identifiable {}
/// @mockable
protocol BoxedPairs: Boxed where Names.Element == Double {}
/// @mockable
protocol BoxedFlags: Boxed where Names: RandomAccessCollection, Item == String, Items.Element == Bool {}

/// A default that makes another associated type one with other elements than a parent asks for.
protocol Spelled { associatedtype Word: Collection where Word.Element == String }
/// @mockable
protocol SpelledWords: Spelled {
    associatedtype Words: Sequence = [String] where Words.Element == Word
    func spell(_ words: Words) -> Word
}

/// What clauses say of a collection is said of its elements.
protocol Cataloged {
    associatedtype Item
    associatedtype Items where Items == [Item]
    associatedtype Outcome where Outcome == Result<Item, Fault>
    associatedtype Fault: Error
    func all(_ item: Item) -> Items
    func check(_ outcome: Outcome)
}
/// @mockable
protocol CatalogedNumbers: Cataloged where Items == [Int] {}
/// @mockable
protocol CatalogedHashables: Cataloged where Items: Hashable {}
/// @mockable
protocol CatalogedElements: Cataloged where Items.Element: Codable, Outcome: Sendable {}
/// @mockable
protocol CatalogedOutcomes: Cataloged where Outcome == Result<String, any Error> {}
/// @mockable
protocol CatalogedAlready: Cataloged where Items.Element == Bool {}

/// A property of what has to be Sendable is the conforming type itself.
protocol Duplicating {
    associatedtype Copy: Sendable
    var copy: Copy { get }
}
/// @mockable
protocol SelfDuplicating: Duplicating { var copy: Self { get } }

/// An associated type that one of two protocols could infer in two ways.
protocol Filled: Hashable {
    associatedtype Items = Int
    init(x: Items)
}
protocol Filling: Hashable {
    associatedtype Items: Collection
    func fill(_ items: Items)
    init(x: [String])
}
/// @mockable
protocol FilledTwice: Filled, Filling {}

/// A tuple without values beside a type parameter.
/// @mockable
protocol Unreachable {
    associatedtype Key: Codable
    func reach(_ pair: (Never, Key), times: Int?)
}

/// Closures that are handed over to closures escape where they are of an associated type.
/// @mockable
protocol Concluding {
    associatedtype Done = () -> Void
    typealias Counter = (Done) -> Int
    var finish: (Done) -> Void { get set }
    func begin(_ body: (Done) -> Void)
    func nest(_ body: @escaping ((Done) -> Done) -> (Done?) -> Void)
    func count(_ counter: Counter) -> [(Self.Done) -> Void]
}

/// What generic requirements make the same as a constrained type conforms, too.
/// @mockable
protocol KeyedByItself {
    associatedtype Key = Self
    associatedtype Pair = (Int, Int)
    func find<Item: Identifiable>(_ item: Item, pair: Pair) -> Key where Item.ID == Key
    func match<Item: Identifiable>(_ item: Item) where Item.ID == Pair
}

/// A property says what an associated type is, also where that is the same as another one.
protocol ModelHolding {
    associatedtype Item
    associatedtype Model: Hashable where Item == Model
    var item: Item { get }
    func select(_ model: Model) -> [Item]
}
/// @mockable
protocol StringHolding: ModelHolding { var item: String { get } }

/// Opaque parameters are generic ones, so that either member could say what the results are.
/// @mockable
protocol OpaquelyRanked {
    associatedtype Key: Comparable
    associatedtype Value: Hashable
    func rank(_ items: some Collection<Int>) async -> Key
    func rank(_ items: some Hashable) async throws -> Value
    var first: Key { get }
}

/// An associated type with the name of a type outside that is a part of what it is.
struct Garnet: Hashable {}
protocol GarnetBox<Garnet> {
    associatedtype Garnet
    var all: [Garnet] { get }
    func swap(_ garnet: Garnet) async throws -> Result<Garnet, any Error>
}
/// @mockable
protocol GarnetBoxOfSome: GarnetBox<Garnet?> {}
/// @mockable
protocol GarnetBoxOfPairs: GarnetBox<(Garnet, Int)> {}
/// @mockable
protocol GarnetBoxOfUses: GarnetBox<(Garnet) -> Void> {}

/// A default whose member is another type than a where clause asks for.
protocol RingItem {
    associatedtype Next
    var next: Next { get }
}
struct CountRing: RingItem { var next: Int }
/// @mockable
protocol Ring {
    associatedtype Item: RingItem = CountRing where Item == Item.Next
    var item: Item { get }
}

/// A default of one that is the same as another, of which more is asked.
protocol WeightList {
    associatedtype Weights = [Int]
    associatedtype Sorted
    var weights: Weights { get }
    var sorted: Sorted { get }
}
/// @mockable
protocol SortedWeights: WeightList where Sorted: Comparable, Weights == Sorted {}

/// Defaults that are others which where clauses make the same, and that lack what is asked.
/// @mockable
protocol TagPool {
    associatedtype First: Sequence where First == Second
    associatedtype Second: Sequence
    associatedtype Tag: Codable = First
    func tag() -> Tag
}

/// Defaults whose members are other types than the arguments of a protocol say.
protocol NumberSlot<Number> {
    associatedtype Number
    var number: Number { get }
}
struct SlotOf<Number>: NumberSlot { var number: Number }
/// @mockable
protocol NumberSlots {
    associatedtype Letters: Collection<String> = String
    associatedtype Slot: NumberSlot<Int> = SlotOf<[Character]>
    associatedtype Pair: NumberSlot<Int> = SlotOf<(Letters, Int)>
    associatedtype Kept: NumberSlot<Int> = SlotOf<Int>
    func slot(of letters: Letters, _ pair: Pair, _ kept: Kept) -> Slot
}

/// A default that would be made of itself by what a property of two protocols says.
protocol LoopedRow {
    associatedtype Key
    associatedtype Cell = Key
    var cells: [String: Cell] { get }
}
/// @mockable
protocol LoopedRows: LoopedRow { var cells: Key { get } }

/// A default that is lost as another one is that it is made of.
/// @mockable
protocol LostRow {
    associatedtype Key: Hashable = Row
    associatedtype Row: AnyObject = (Int, Int)?
    func key(of row: Row) -> Key
}

/// What is asked of what a property makes the same as a member of a generic parameter.
protocol CountedItems: Sequence { var item: Element { get } }
/// @mockable
protocol CountedKeys: CountedItems {
    associatedtype Key: Comparable
    var item: Key { get }
}

/// A default that is a standard associated type, which the arguments of a protocol say more about.
/// @mockable
protocol LetteredSpans: Collection {
    associatedtype Span: Collection<String> = Index where Span.Element == Index
    func span(at index: Index) -> Span
}

/// A default that is the conforming type by a where clause, and lacks what is asked.
/// @mockable
protocol OwnSlot {
    associatedtype Key: Comparable = Slot
    associatedtype Slot where Slot == Self
    func key() -> Key
}

/// What is the conforming type by a property.
protocol KinKeyed { associatedtype Kin; var kin: Kin { get } }
protocol KinOfItself { var kin: Self { get } }
/// @mockable
protocol NearestOfKin: KinOfItself, KinKeyed { var kin: Kin { get } }

/// A constraint that another one repeats with arguments.
protocol TextPages { associatedtype Pages: RandomAccessCollection & Collection<String>; var pages: Pages { get } }
/// @mockable
protocol PlainPages: TextPages where Pages: Collection {}

/// One with arguments before others that it has to stand behind.
protocol LinedPages { associatedtype Lines: Collection<String>; var lines: Lines { get } }
/// @mockable
protocol RandomPages: LinedPages where Lines: RandomAccessCollection, Lines: Sequence {}

/// Defaults that are made of what nothing is asked of: members of others, and a generic type that conforms where it does.
protocol FormSubject { associatedtype Value; associatedtype Key: Hashable; associatedtype Area: Collection }
struct FormBorder<Line> {}
extension FormBorder: Equatable where Line: Equatable {}
/// @mockable
protocol SubjectForm {
    associatedtype Model: FormSubject
    associatedtype Output: Encodable = Model.Value
    associatedtype Head: Hashable = [Model.Area.Element]
    associatedtype Border: Equatable = FormBorder<Model>
    func output(of model: Model) -> Output
    func head() -> Head
    func border() -> Border
}

/// The same where enough is asked.
/// @mockable
protocol KeyedSubjectForm {
    associatedtype Model: FormSubject where Model.Value: Codable, Model.Area.Element: Hashable
    associatedtype Output: Encodable = Model.Value
    associatedtype Head: Hashable = [Model.Area.Element]
    associatedtype Key: Hashable = Model.Key
    associatedtype Border: Equatable = FormBorder<Model.Key?>
    func output(of model: Model) -> Output
    func head() -> (Head, Key)
    func border() -> Border
}

class Chapter {}
final class Prologue: Chapter {}
protocol Printed {}
struct Page: Printed {}

/// Defaults that are of another class, and whose members conform.
/// @mockable
protocol Binding {
    associatedtype First: Chapter = Prologue
    associatedtype Last: Chapter = Never
    associatedtype Pages: Sequence = [Page] where Pages.Element: Printed
    func bind(_ first: First, _ last: Last) -> Pages
}

/// What is no error is none of an asynchronous sequence.
/// @mockable
protocol Reading: AsyncSequence {
    associatedtype Failure = Int
}

/// Defaults that do not fit what others are.
protocol CountedPages {
    associatedtype Count = Int
    associatedtype Counts: Collection = [Int] where Counts.Element == Count
    func counts() -> Counts
}
/// @mockable
protocol NamedPages: CountedPages where Count == String {}
/// @mockable
protocol NestedPages: CountedPages where Count == Counts {}
/// @mockable(typealias: Count = String)
protocol AnnotatedPages: CountedPages {}

/// Existential types conform to no protocol but a few, and members of others ask for one as well.
/// @mockable
protocol ExistentialDefaults {
    associatedtype Mark: Hashable = Any
    associatedtype Leaf: Printed = any Printed
    associatedtype Owner: AnyObject = AnyObject
    associatedtype Paper: Printed = Printed & Sendable
    associatedtype Key = any Error
    associatedtype Record: Identifiable where Record.ID == Key
    func find(_ key: Key, markedBy mark: Mark) -> (Record, Leaf, Owner)
}

/// Defaults that are the error of an asynchronous iterator or sequence, which the head of the mock has to name.
/// @mockable
protocol FailingReader: AsyncIteratorProtocol {
    associatedtype Reason: Error = Failure
    associatedtype Reasons: Sequence where Reasons.Element == Reason
    func reasons() -> Reasons
}
/// @mockable
protocol FailingPages: AsyncSequence {
    associatedtype Reason = Failure
    associatedtype Reasons: Sequence where Reasons.Element == Reason
    func reasons() -> Reasons
}
/// @mockable
protocol CountingReader: AsyncIteratorProtocol {
    associatedtype Reasons: Sequence where Reasons.Element == Failure
    func reasons() -> Reasons
}

/// What is asked of members of members decides as well.
/// @mockable
protocol Almanac {
    associatedtype Days: Collection = [String] where Days.Element: Collection, Days.Element.Element: BinaryInteger
    associatedtype Names: Collection = [String] where Names.Element: Collection, Names.Element.Element == Character
    func days(_ names: Names) -> Days
}
/// @mockable
protocol CountedAlmanac {
    associatedtype Count
    associatedtype Day: Collection where Day.Element == Count, Count == Int
    associatedtype Days: Collection = [String] where Days.Element == Day
    associatedtype Name: Collection where Name.SubSequence == Name
    associatedtype Names: Collection = [Substring] where Names.Element == Name
    func days(_ names: Names) -> Days
}

/// What is asked of members of members that are `Self` is asked of the associated types.
/// @mockable
protocol NestedAlmanac {
    associatedtype Part: NestedAlmanac where Part == Self, Part.Names.Element: Hashable, Part.Days.Element == Part.Day
    associatedtype Names: Collection
    associatedtype Days: Collection
    associatedtype Day
    func days(_ names: Names) -> Days
}

/// A default says what another associated type is that its elements are made of, unless that could not be it.
/// @mockable
protocol DayTable {
    associatedtype Day: Hashable
    associatedtype Days: Sequence = [String: Int] where Days.Element == (key: Day, value: Int)
    associatedtype Size: Numeric
    associatedtype Rows: Sequence = [[String]] where Rows.Element == [Size]
    associatedtype Label
    associatedtype Labels: Sequence = [String?] where Labels.Element == Label?
    func rows(_ days: Days, _ labels: Labels) -> Rows
}

protocol DayState { associatedtype Event }
struct PlainDayState: DayState { struct Event { let id: Int } }
struct NamedDayState: DayState { struct Event: Identifiable { let id: String } }

/// The members of a default are types that it declares.
/// @mockable
protocol CountedDay {
    associatedtype State: DayState = PlainDayState where State.Event == Int
    associatedtype Other: DayState = NamedDayState where Other.Event: Identifiable, Other.Event.ID == String
    associatedtype Step: Strideable = Double where Step.Stride: SignedInteger
    associatedtype Names: Sequence = [Int] where Names.Element: ExpressibleByNilLiteral
    associatedtype Offset: SignedNumeric = Int8
    func next(_ state: State, _ other: Other, by step: Step, _ names: Names, _ offset: Offset)
}

/// What members of `Self` are is true by itself.
/// @mockable
protocol SteppedAlmanac {
    associatedtype Next: SteppedAlmanac where Next == Self, Next.Steps.Element == Next.Step
    associatedtype Steps: Sequence = [Step]
    associatedtype Step: Hashable
    func steps() -> Steps
}

/// What the elements of a default are is not known, and nothing else says what they are made of.
/// @mockable
protocol SlicedAlmanac {
    associatedtype Day
    associatedtype Days: Sequence = Slice<[[Int]]> where Days.Element == [Day]
    func days() -> Days
}

/// Defaults whose indices and iterators are others than the clauses say, and one whose are not.
/// @mockable
protocol IndexedFolios {
    associatedtype Pages: Collection = Set<Int> where Pages.Index == Int
    associatedtype Lines: Sequence = Set<Int> where Lines.Iterator == IndexingIterator<[Int]>
    associatedtype Words: Collection = [Int: String] where Words.Index == Word
    associatedtype Word: BinaryInteger
    func pages() -> Pages
    func lines() -> Lines
    func words() -> Words
}
/// @mockable
protocol PlainFolios {
    associatedtype Pages: Collection = Set<Int> where Pages.Index == Set<Int>.Index
    associatedtype Lines: Sequence = [Int] where Lines.Iterator == IndexingIterator<[Int]>
    func pages() -> Pages
    func lines() -> Lines
}
