// Stands in for the mocks of another module, and for the protocols that they mock: a run of mockgen sees only the mocks,
// which were made by another tool. Some of their members are indented by tabs, as mocks may be.

import Foundation

protocol Parent {
    associatedtype Item
    var title: String { get set }
    var owner: NSObject { get }
    init(title: String)
    func load(_ item: Item) -> Int
    static func make() -> String
}

protocol OtherParent {
    func load(_ item: Int) -> Int
    func stop()
}

protocol SharedParent: Sendable {
    func send(_ text: String) async -> Int
}

protocol KeyedParent {
    associatedtype Key: Hashable
    func key(_ key: Key) -> Key?
}

protocol PairParent {
    associatedtype First
    associatedtype Second: Comparable
    func pair(_ first: First, with second: Second) -> Second?
}

protocol ListParent<Entry> {
    associatedtype Entry
    func list() -> [Entry]
}

@MainActor
protocol ScreenParent: AnyObject {
    func draw() -> Bool
}

protocol ViewParent: UnseenView {
    func refresh()
}

protocol RenamedParent {
    func rename() -> String
}

protocol UniqueParent: AnyObject {
    static var shared: Self { get }
}

protocol SettableParent {
    var values: [Any] { get set }
    var next: (any SettableParent)? { get }
    var count: Int { get }
}

#if DEBUG || true
class ParentMock: Parent {
    typealias Item = Int

    init() { }
    init(title: String = "", owner: NSObject) {
        self.title = title
        self._owner = owner
    }
    required init(title: String = "") {
        self.title = title
    }

    private(set) var titleSetCallCount = 0
    var title: String = "" { didSet { titleSetCallCount += 1 } }

    private var _owner: NSObject!
    var owner: NSObject {
        get { return _owner }
        set { _owner = newValue }
    }

    // A comment with a brace: {
    private(set) var loadCallCount = 0
    var loadHandler: ((Int) -> Int)?
    func load(_ item: Int) -> Int {
        loadCallCount += 1
        if let loadHandler = loadHandler {
            return loadHandler(item)
        }
        return parentDefault(0)
    }

    nonisolated(unsafe) static var makeCallCount = 0
    nonisolated(unsafe) static var makeHandler: (() -> String)?
    static func make() -> String {
        makeCallCount += 1
        if let makeHandler = ParentMock.makeHandler {
            return makeHandler()
        }
        return """
            nothing
              made
            """
    }

    #if DEBUG || true
    func conditional() -> Bool { true }
    #endif

    deinit { }
}

fileprivate func parentDefault<Value>(_ value: Value) -> Value { ParentDefaults.pass(value) }

private enum ParentDefaults {
    static func pass<Value>(_ value: Value) -> Value { value }
}

private enum UnusedByTheMock {}
#endif

class OtherParentMock: OtherParent {
	init() { }

	private(set) var loadCallCount = 0
	var loadHandler: ((Int) -> Int)?
	func load(_ item: Int) -> Int {
		loadCallCount += 1
		return loadHandler?(item) ?? 0
	}

	private(set) var stopCallCount = 0
	var stopHandler: (() -> ())?
	func stop() {
		stopCallCount += 1
		stopHandler?()
	}
}

class SharedParentMock: SharedParent, @unchecked Sendable {
    init() {}

    private let _send: MockgenMethod<@Sendable (String) async -> Int, Never> = MockgenMethod()
    var sendCallCount: Int { _send.callCount }
    var sendHandler: (@Sendable (String) async -> Int)? {
        get { _send.handler }
        set { _send.handler = newValue }
    }
    func send(_ text: String) async -> Int {
        if let sendHandler = _send.record() {
            return await sendHandler(text)
        }
        return 0
    }
}

class KeyedParentMock<Key: Hashable>: KeyedParent {
    init() {}

    private(set) var keyCallCount: Int = 0
    var keyHandler: ((Key) -> Key?)?
    func key(_ key: Key) -> Key? {
        keyCallCount += 1
        return keyHandler?(key)
    }
}

class PairParentMock<Second_: Comparable>: PairParent {
    typealias Second = Second_
    typealias First = Any
    init() {}

    private(set) var pairCallCount: Int = 0
    var pairHandler: ((First, Second) -> Second?)?
    func pair(_ first: First, with second: Second) -> Second? {
        pairCallCount += 1
        return pairHandler?(first, second)
    }
}

class ListParentMock: ListParent {
    typealias Entry = Any
    init() {}

    private(set) var listCallCount: Int = 0
    var listHandler: (() -> [Entry])?
    func list() -> [Entry] {
        listCallCount += 1
        return listHandler?() ?? []
    }
}

@MainActor
class ScreenParentMock: ScreenParent {
    init() {}

    private(set) var drawCallCount: Int = 0
    var drawHandler: (() -> Bool)?
    func draw() -> Bool {
        drawCallCount += 1
        return drawHandler?() ?? false
    }
}

class ViewParentMock: UnseenView, ViewParent {
    init() {
        super.init()
    }

    override init(label: String = "unseen") {
        super.init(label: label)
    }

    private(set) var refreshCallCount: Int = 0
    var refreshHandler: (() -> ())?
    func refresh() {
        refreshCallCount += 1
        refreshHandler?()
    }
}

class ParentDouble: RenamedParent {
    private(set) var renameCallCount: Int = 0
    func rename() -> String {
        renameCallCount += 1
        return ""
    }
}

final class UniqueParentMock: UniqueParent {
    init() {}

    private static let _shared: MockgenMethod<UniqueParentMock, Never> = MockgenMethod()
    static var shared: UniqueParentMock {
        get { _shared.handler! }
        set { _shared.handler = newValue }
    }
}

/// The helper of mocks that another run of mockgen wrote.
fileprivate final class MockgenMethod<Handler, Arguments>: @unchecked Sendable {
    private let lock: NSLock = NSLock()
    private var lockedCallCount: Int = 0
    private var lockedHandler: Handler?

    var callCount: Int { lock.withLock { lockedCallCount } }

    var handler: Handler? {
        get { lock.withLock { lockedHandler } }
        set { lock.withLock { lockedHandler = newValue } }
    }

    func record() -> Handler? {
        lock.lock()
        defer { lock.unlock() }
        lockedCallCount += 1
        return lockedHandler
    }
}

class SettableParentMock: SettableParent {
    init(values: [Any] = [], next: (any SettableParent)? = nil, count: Int = 0) {
        self.values = values
        self.next = next
        self.count = count
    }

    private(set) var valuesSetCallCount = 0
    var values: [Any] = [] {
        didSet { valuesSetCallCount += 1 }
    }

    var next: (any SettableParent)?
    var count: Int = 0
}

protocol ReaderParent: Equatable {
    func open(_ page: Int) -> String
    func close()
}

protocol WriterParent: Equatable {
    func open(path: String) throws
    func close()
}

protocol LinkParent {
    func open(_ name: String, at position: Int) -> Bool
}

class ReaderParentMock: ReaderParent {
    private(set) var openCallCount = 0
    var openHandler: ((Int) -> String)?
    func open(_ page: Int) -> String {
        openCallCount += 1
        return openHandler?(page) ?? ""
    }

    private(set) var closeCallCount = 0
    func close() { closeCallCount += 1 }

    static func == (left: ReaderParentMock, right: ReaderParentMock) -> Bool { left === right }
}

class WriterParentMock: WriterParent {
    private(set) var openCallCount = 0
    private(set) var openArgValues: [String] = []
    var openHandler: ((String) throws -> Void)?
    func open(path: String) throws {
        openCallCount += 1
        openArgValues.append(path)
        try openHandler?(path)
    }

    private(set) var closeCallCount = 0
    func close() { closeCallCount += 1 }

    static func == (left: WriterParentMock, right: WriterParentMock) -> Bool { left === right }
}

class LinkParentMock: LinkParent {
    private let _open: MockgenMethod<(String, Int) -> Bool, Never> = MockgenMethod()
    var openCallCount: Int { _open.callCount }
    var openHandler: ((String, Int) -> Bool)? {
        get { _open.handler }
        set { _open.handler = newValue }
    }
    func open(_ name: String, at position: Int) -> Bool { _open.record()?(name, position) ?? false }
}

@MainActor
protocol PanelParent {
    func open()
}

protocol WindowParent: PanelParent {
    func close(_ view: UnseenView) async
}

// On MainActor by inheritance.
class WindowParentMock: WindowParent {
    private(set) var openCallCount: Int = 0
    func open() { openCallCount += 1 }

    private(set) var closeCallCount: Int = 0
    @MainActor
    func close(_ view: UnseenView) async { closeCallCount += 1 }
}

@StorageActor
protocol DrawerParent {
    func put(_ view: UnseenView) -> Int
}

@StorageActor
class DrawerParentMock: DrawerParent {
    private(set) var putCallCount: Int = 0
    func put(_ view: UnseenView) -> Int {
        putCallCount += 1
        return 0
    }
}

fileprivate struct MockgenBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

protocol FeedParent: Hashable {
    var first: UnseenView { get async }
    var last: [UnseenView] { get set }
    func load(_ view: UnseenView) async -> UnseenView
}

class FeedParentMock: FeedParent {
    init() {}

    init(first: UnseenView, last: [UnseenView] = []) {
        let firstBox: MockgenBox<UnseenView> = MockgenBox(first)
        self.firstHandler = { firstBox.value }
        self.last = last
    }

    var firstHandler: (() async -> UnseenView)?
    var first: UnseenView {
        get async { await firstHandler?() ?? UnseenView() }
    }

    private(set) var lastSetCallCount: Int = 0
    nonisolated var last: [UnseenView] = [] {
        didSet { lastSetCallCount += 1 }
    }

    private(set) var loadCallCount: Int = 0
    var loadHandler: ((UnseenView) async -> UnseenView)?
    func load(_ view: UnseenView) async -> UnseenView {
        loadCallCount += 1
        return await loadHandler?(view) ?? view
    }

    static func == (lhs: FeedParentMock, rhs: FeedParentMock) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

protocol DepotParent {
    static func find(_ view: UnseenView) async -> UnseenView?
    func store(_ view: UnseenView) async -> UnseenView?
    func count() -> Int
}

public class DepotParentMock: DepotParent {
    private static let _find: MockgenMethod<(UnseenView) async -> UnseenView?, Never> = MockgenMethod()
    static var findCallCount: Int { _find.callCount }
    static var findHandler: ((UnseenView) async -> UnseenView?)? {
        get { _find.handler }
        set { _find.handler = newValue }
    }
    static func find(_ view: UnseenView) async -> UnseenView? {
        if let findHandler = _find.record() {
            return await findHandler(view)
        }
        return nil
    }

    public final private(set) var storeCallCount = 0
    final private(set) var storeArgValues: [UnseenView] = []
    var storeHandler: ((UnseenView) async -> UnseenView?)?
    func store(_ view: UnseenView) async -> UnseenView? {
        storeCallCount += 1
        storeArgValues.append(view)
        if let storeHandler {
            return await storeHandler(view)
        }
        return nil
    }

    private(set) var countCallCount: Int = 0
    func count() -> Int {
        countCallCount += 1
        return storeCallCount
    }
}

protocol LampParent {
    @MainActor func light() -> Bool
}

public class LampParentMock: LampParent {
    private(set) var lightCallCount: Int = 0
    @MainActor
    public func light() -> Bool {
        lightCallCount += 1
        return true
    }
}

@MainActor protocol BoundDepotParent {
    static func find(_ view: UnseenView) async -> UnseenView?
    func count() -> Int
}

@MainActor class BoundDepotParentMock: BoundDepotParent {
    private(set) static var findCallCount: Int = 0
    static func find(_ view: UnseenView) async -> UnseenView? {
        findCallCount += 1
        return nil
    }

    func count() -> Int { 1 }
}

protocol WorkerParent: Actor {
    var load: Int { get }
    init(sizes: Int..., name: String) throws
    func work() -> Int
}

actor WorkerParentMock: WorkerParent {
    init() {}

    init(load: Int = 0) {
        self._load = load
    }

    private var _sizes: [Int]?
    private var _name: String?
    init(sizes: Int..., name: String) throws {
        self._sizes = sizes
        self._name = name
    }

    private var _load: Int = 0
    var load: Int { _load }

    private(set) var workCallCount: Int = 0
    func work() -> Int {
        workCallCount += 1
        return _load
    }
}

protocol TextRowParent { init(value: String) }
protocol NumberRowParent { init(value: Int, unit: String) }

class TextRowParentMock: TextRowParent {
    init() {}

    private var _value: String?
    required init(value: String) { _value = value }
}

class NumberRowParentMock: NumberRowParent {
    init() {}

    private var _value: Int?
    private var _unit: String?
    required init(value: Int, unit: String) {
        _value = value
        _unit = unit
    }
}

protocol LoadedParent { init(view: UnseenView) }
protocol LoaderParent: LoadedParent, Actor { func work() }

actor LoaderParentMock: LoaderParent, @preconcurrency LoadedParent {
    init() {}

    private var _view: UnseenView?
    init(view: UnseenView) {
        self._view = view
    }

    private(set) var workCallCount: Int = 0
    func work() { workCallCount += 1 }
}

protocol PlainMadeParent { init() }

class PlainMadeParentMock: PlainMadeParent {
    required init() {}
}

protocol PackedParent { init(parcel: Parcel) throws }

class PackedParentMock: PackedParent {
    init() {}

    private var _parcel: Parcel?
    required init(parcel: Parcel) throws {
        self._parcel = parcel
    }
}

nonisolated protocol ParcelMade {
    init(sent parcel: Parcel) async
}

protocol SentParent: ParcelMade {
    init(packed parcel: Parcel)
    func run()
}

nonisolated class SentParentMock: SentParent {
    private var _parcel: Parcel?
    required init(sent parcel: Parcel) async {
        self._parcel = parcel
    }

    required init(packed parcel: Parcel) {
        self._parcel = parcel
    }

    private(set) var runCallCount: Int = 0
    func run() {
        runCallCount += 1
    }
}

protocol SentAloneParent: ParcelMade {}

nonisolated class SentAloneParentMock: SentAloneParent {
    private var _parcel: Parcel?
    required init(sent parcel: Parcel) async {
        self._parcel = parcel
    }
}

protocol GaugeParent: Sendable {
    var value: Int { get async throws }
    var parcel: Parcel { get async }
}

class GaugeParentMock: GaugeParent, @unchecked Sendable {
    init() {}

    init(value: Int = 0, parcel: Parcel) {
        self._value.handler = { value }
        let parcelBox: MockgenBox<Parcel> = MockgenBox(parcel)
        self._parcel.handler = { parcelBox.value }
    }

    private let _value: MockgenMethod<@Sendable () async throws -> Int, Never> = MockgenMethod()
    var valueHandler: (@Sendable () async throws -> Int)? {
        get { _value.handler }
        set { _value.handler = newValue }
    }
    var value: Int {
        get async throws {
            if let valueHandler = _value.record() {
                return try await valueHandler()
            }
            return 0
        }
    }

    private let _parcel: MockgenMethod<@Sendable () async -> Parcel, Never> = MockgenMethod()
    var parcelHandler: (@Sendable () async -> Parcel)? {
        get { _parcel.handler }
        set { _parcel.handler = newValue }
    }
    var parcel: Parcel {
        get async {
            if let parcelHandler = _parcel.record() {
                return await parcelHandler()
            }
            fatalError("GaugeParentMock.parcel was called, but parcelHandler is not set")
        }
    }
}

protocol MeterParent { var parcel: Parcel { get async throws } }

class MeterParentMock: MeterParent {
    init() {}

    init(parcel: Parcel) {
        self.parcelHandler = { parcel }
    }

    var parcelHandler: (() async throws -> Parcel)?
    var parcel: Parcel {
        get async throws {
            if let parcelHandler {
                return try await parcelHandler()
            }
            fatalError("MeterParentMock.parcel was called, but parcelHandler is not set")
        }
    }
}

protocol LabelledParent: Hashable { var draw: () -> Void { get } }

nonisolated class LabelledParentMock: LabelledParent {
    init() {}

    init(draw: @escaping () -> Void) {
        self._draw = draw
    }

    private var _draw: (() -> Void)?
    nonisolated var draw: () -> Void {
        get {
            guard let _draw else { fatalError("LabelledParentMock.draw was read before it was set") }
            return _draw
        }
        set { _draw = newValue }
    }

    static func == (lhs: LabelledParentMock, rhs: LabelledParentMock) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

protocol FetchingParent: Hashable { func fetch() async -> Int }

nonisolated class FetchingParentMock: FetchingParent {
    init() {}

    final private(set) var fetchCallCount: Int = 0
    var fetchHandler: (() async -> Int)?
    func fetch() async -> Int {
        fetchCallCount += 1
        if let fetchHandler {
            return await fetchHandler()
        }
        return 0
    }

    static func == (lhs: FetchingParentMock, rhs: FetchingParentMock) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

nonisolated protocol AlmanacParent {
    subscript(_ day: Int) -> String { get set }
    var title: String { get set }
    func count() -> Int
    func load() async -> Int
}

nonisolated class AlmanacParentMock: AlmanacParent {
    init() {}

    init(title: String = "") {
        self.title = title
    }

    final private(set) var subscriptCallCount: Int = 0
    var subscriptHandler: ((Int) -> String)?
    final private(set) var subscriptSetCallCount: Int = 0
    var subscriptSetHandler: ((Int, String) -> ())?
    subscript(_ day: Int) -> String {
        get {
            subscriptCallCount += 1
            if let subscriptHandler {
                return subscriptHandler(day)
            }
            return ""
        }
        set {
            subscriptSetCallCount += 1
            subscriptSetHandler?(day, newValue)
        }
    }

    final private(set) var titleSetCallCount: Int = 0
    var title: String = "" {
        didSet { titleSetCallCount += 1 }
    }

    final private(set) var countCallCount: Int = 0
    var countHandler: (() -> Int)?
    func count() -> Int {
        countCallCount += 1
        if let countHandler {
            return countHandler()
        }
        return 0
    }

    final private(set) var loadCallCount: Int = 0
    var loadHandler: (() async -> Int)?
    func load() async -> Int {
        loadCallCount += 1
        if let loadHandler {
            return await loadHandler()
        }
        return 0
    }
}

nonisolated protocol ShownAlmanacParent {
    @MainActor var title: String { get set }
    func count() -> Int
}

nonisolated class ShownAlmanacParentMock: ShownAlmanacParent {
    init() {}

    init(title: String = "") {
        self.title = title
    }

    @MainActor final private(set) var titleSetCallCount: Int = 0
    @MainActor var title: String = "" {
        didSet { titleSetCallCount += 1 }
    }

    final private(set) var countCallCount: Int = 0
    var countHandler: (() -> Int)?
    func count() -> Int {
        countCallCount += 1
        if let countHandler {
            return countHandler()
        }
        return 0
    }
}

protocol NamedParent {
    var name: String { get }
    var names: AnyPublisher<String, Never> { get }
}

class NamedParentMock: NamedParent {
    init() {}

    init(name: String = "") {
        self.name = name
    }

    @Published
    var name: String = ""

    var names: AnyPublisher<String, Never> { $name.eraseToAnyPublisher() }
}
