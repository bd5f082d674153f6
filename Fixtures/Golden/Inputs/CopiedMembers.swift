// mockgen: --mockfiles StandIns/ParentMocks.swift
// Protocols whose parents are known by their mocks only.

/// @mockable
protocol Child: Parent {
    var size: Int { get set }
    func load(_ item: String) -> Int
    func grow()
}

/// Both parents have the same requirement; the child repeats another.
/// @mockable(history: run = true)
protocol Grandchild: Middle, OtherParent {
    func stop()
    func run(_ name: String) -> Bool
}

protocol Middle: Parent {
    func middle()
}

/// @mockable
protocol SharedChild: SharedParent {
    func receive() -> String
}

/// @mockable
protocol KeyedChild: KeyedParent {
    associatedtype Value: Comparable
    func value(of key: Key) -> Value?
}

/// @mockable
protocol ScreenChild: ScreenParent {
    var name: String { get }
}

/// What the child says about the associated types of its parents.
/// @mockable
protocol NamedChild: KeyedParent where Key == String {
    func rename(_ key: Key)
}

/// @mockable
protocol KeyListChild: CodedParent where Key == [Part] {
    associatedtype Part: Hashable & Codable
}

protocol CodedParent: KeyedParent where Key: Codable {
    func code(_ key: Key) -> Key
}

/// @mockable
protocol CodedChild: CodedParent, PairParent where First: Hashable, Second == Int {}

/// @mockable
protocol PairChild: PairParent {
    func second() -> Second
}

/// @mockable
protocol ListChild: ListParent<String> {}

/// @mockable(typealias: Entry = Int)
protocol NumberListChild: ListParent {}

/// One parent is bound to the main actor, one to none, and one is safe anywhere.
/// @mockable
protocol MixedChild: ScreenParent, OtherParent, SharedParent {}

/// @mockable
protocol ViewChild: ViewParent {}

/// @mockable
protocol UniqueChild: UniqueParent {}

/// @mockable
protocol RenamedChild: RenamedParent {}

/// Properties that the initializer sets on no actor, also where a module isolates those of the parent.
/// @mockable
protocol SettableChild: SettableParent {
    func store()
}

/// @mockable
protocol SharedSettableChild: SettableParent, Sendable {}

/// Parents whose mocks name what they keep of different functions alike, and have one function in common.
/// @mockable
protocol ReadingChild: ReaderParent, WriterParent, LinkParent {}

/// What the copied members bring of a protocol that the child refines again.
/// @mockable
protocol HashableReader: ReaderParent, Hashable {}

/// A parent that is on an actor since what it inherits is, which only a comment before its mock tells.
/// @mockable
protocol WindowChild: WindowParent {
    func move(_ view: UnseenView) async
}

/// Static members of a parent on no actor.
/// @mockable
@MainActor
protocol UniqueScreen: UniqueParent {
    func show()
}

/// What the standard library asks for is on no actor, though the parent's members are.
/// @mockable
protocol CodableWindow: WindowParent, Codable {}

/// @mockable
@MainActor
protocol MainWindow: WindowParent {
    func show()
}

/// Parents on two actors.
/// @mockable
protocol DrawerWindow: WindowParent, DrawerParent {
    func move(_ view: UnseenView)
}

/// @mockable
nonisolated protocol DetachedWindow: WindowParent {
    func move(_ view: UnseenView) async
}

/// What is waited for leaves the actor of the child, and identity is on none.
/// @mockable
@MainActor
protocol MainFeed: FeedParent {
    func show()
}

/// @mockable
protocol SharedFeed: FeedParent, Sendable {
    func show()
}

/// An actor that is known by its mock only is one for the members of the child as well.
/// @mockable
protocol NightWorker: WorkerParent {
    var shift: Int { get }
    init(name: String)
    func hand(over view: UnseenView) async -> UnseenView
}

/// Initializers of two parents that keep other types under one name.
/// @mockable
protocol RowChild: TextRowParent, NumberRowParent {}

/// What the mock of a parent conforms to with checks for its initializers, those conform to that have them.
/// @mockable
protocol NightLoader: LoaderParent, Equatable {}

/// What is waited for can be given what is not Sendable.
/// @mockable
@MainActor
protocol MainDepot: DepotParent {
    static func open()
}

/// @mockable
@MainActor
protocol KeyedDepot: DepotParent {
    associatedtype Key
    func key() -> Key
}

/// @mockable
nonisolated protocol FreeDepot: BoundDepotParent {}

/// A member with an actor of its own keeps that.
/// @mockable
@MainActor
protocol MainLamp: LampParent {
    func dim()
}

/// @mockable
@StorageActor
protocol StoredLamp: LampParent {
    func dim()
}

/// A copied initializer takes the place of one without arguments.
/// @mockable
protocol MadePlainly: PlainMadeParent {
    func run()
}

/// On no actor as their parents are, or called there since it is checked, or with a call of the superclass's.
/// @mockable
@MainActor
protocol MadeOnScreen: PlainMadeParent, PackedParent {
    func run()
}

class CountedBase {
    let count: Int
    init(count: Int) { self.count = count }
}

/// @mockable
protocol MadeWithCount: CountedBase, PlainMadeParent, PackedParent {
    func run()
}

@MainActor class ShownBase { init() {} }

/// @mockable
protocol MadeWithView: ShownBase, PlainMadeParent, PackedParent {
    func run()
}

/// Initializers of a parent's parent that is on no actor are called there only, as that of the superclass.
/// @mockable
@MainActor protocol SentPanel: ShownBase, SentParent {
    func show()
}

/// What is called anywhere waits for it.
/// @mockable(superclass: type = ShownBase)
@MainActor protocol SentWindow: SentAloneParent, Sendable {
    func show()
}

/// They are that, too, where only the annotation names the superclass.
/// @mockable(superclass: type = ShownBase)
@MainActor protocol PackedPanel: PackedParent {
    func show()
}

/// The name of a property is also that of a member of what is copied with it.
/// @mockable
protocol Gauge: GaugeParent {
    func read()
}

/// What is copied is behind a lock there, which needs the superclass.
/// @mockable
protocol ShownMeter: ShownBase, MeterParent {
    func read()
}

/// On an actor, a property is no longer on none.
/// @mockable
@MainActor
protocol LabelledView: LabelledParent {
    func show()
}

/// The hash value that the compiler makes up would be on the actor.
/// @mockable
@MainActor
protocol FetchingView: FetchingParent {
    func show()
}

/// What a `nonisolated` protocol asks for is on no actor, in a mock on one, too.
/// @mockable
@MainActor
protocol MainAlmanac: AlmanacParent {
    func show()
}

/// But for what says that it is on one.
/// @mockable
@MainActor
protocol MainShownAlmanac: ShownAlmanacParent {
    func show()
}

/// A wrapper is no actor.
/// @mockable
@MainActor
protocol MainNamed: NamedParent {
    func show()
}

/// What is copied keeps its value behind a lock, under a name that nothing else has.
/// @mockable
protocol SharedAlmanac: AlmanacParent, Sendable {
    func title(of day: Int) -> String
}
