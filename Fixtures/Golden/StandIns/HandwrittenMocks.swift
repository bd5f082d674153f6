// Mocks of other modules as people and other tools write them: `self.`, types that are inferred, observers, and several
// properties in one line. They are in Swift 5 mode.

protocol LedgerParent {
    var name: String { get async }
    var title: String { get set }
    static func find(_ view: UnseenView) async -> UnseenView?
    func load(_ view: UnseenView) async -> UnseenView?
    func save(_ view: UnseenView, at index: Int) async throws
    func each(_ views: [UnseenView]) async -> Int
    func note(_ text: String) -> Int
}

#if LEDGER_MODULE
    class LedgerParentMock: LedgerParent {
        init() {}

        init(title: String = "") {
            self._title = title
        }

        var underlyingName: String! = "unnamed"
        var name: String { get async { return self.underlyingName } }

        public private(set) var titleSetCallCount = 0
        private var _title: String! { didSet { titleSetCallCount += 1 } }
        public var title: String {
            get { return _title }
            set { _title = newValue }
        }

        static var findCallCount = 0
        static var findHandler: ((UnseenView) async -> UnseenView?)?
        static func find(_ view: UnseenView) async -> UnseenView? {
            Self.findCallCount += 1
            return await LedgerParentMock.findHandler?(view)
        }

        public private(set)  var  loadCallCount  =  0
        public var loadHandler: ((UnseenView) async -> (UnseenView?))?
        public func load(_ view: UnseenView) async -> UnseenView? {
            self.loadCallCount += 1
            if let loadHandler = self.loadHandler {
                return await loadHandler(view)
            }
            return nil
        }

        public private(set) var saveCallCount: Int=0
        public var saveArgValues = [(UnseenView, Int)]()
        public var saveHandler: ((UnseenView, Int) async throws -> ())?
        public func save(_ view: UnseenView, at index: Int) async throws
        {
            let count = { [weak self] in self?.saveCallCount += 1 }
            count()
            saveArgValues.append((view, saveArgValues.count))
            if let saveHandler = saveHandler {
                try await saveHandler(view, index)
            }
        }

        var seenIDs: [String: Int] = [:]
        func each(_ views: [UnseenView]) async -> Int {
            for view in views { seenIDs[view.label, default: 0] += 1 }; return seenIDs.count
        }

        private let notes = [String](), limit = 3
        var noteCallCount = 0
        func note(_ text: String) -> Int {
            noteCallCount += 1
            return limit + notes.count
        }
    }
#endif

/// A mock that is seen by fewer than its protocol, and one that is seen by more than its heir.
public protocol VaultParent {
    init(size: Int)
    var title: String { get set }
    func load(_ index: Int) -> String
    static func make() -> Int
    subscript(index: Int) -> Int { get }
}

class VaultParentMock: VaultParent {
    init() {}
    required init(size: Int) { self._size = size }
    private var _size: Int?

    enum Mode { case open, closed }
    typealias Answer = (Int) -> String

    private(set) var titleSetCallCount = 0
    var title: String = "" { didSet { titleSetCallCount += 1 } }
    internal private(set) var loadCallCount = 0
    var loadHandler: Answer?
    #if DEBUG
        @discardableResult
        func load(_ index: Int) -> String { loadCallCount += 1; return loadHandler?(index) ?? "" }
    #else
        func load(_ index: Int) -> String { loadHandler?(index) ?? "" }
    #endif
    final class func make() -> Int { 1 }
    subscript(index: Int) -> Int { count(index) }
    private func count(_ index: Int) -> Int { index }
}

protocol SafeParent {
    func open() -> Bool
}

open class SafeParentMock: SafeParent {
    public init() {}
    open var openCallCount = 0
    open func open() -> Bool {
        openCallCount += 1
        return scale() == 1
    }
}

private func scale() -> Int { 1 }
