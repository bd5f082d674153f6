// Mocks of another module in the style of Mockolo's, with a macro around them: counts, histories and subjects without a written
// type, and locks of its own in what is Sendable.

import Foundation

protocol BulletinParent: AnyObject {
    var name: String { get set }
    var entries: Observable<Int> { get }
    var latest: Observable<Int> { get }
    var total: AnyPublisher<Int, Never> { get }
    func load(id: Int) -> String
    func load(id: String)
    #if os(Linux) || os(macOS)
        func flush(_ all: Bool)
    #endif
}

protocol SharedBulletinParent: Sendable {
    static func make(_ size: Int) -> String
    func load(id: Int) async -> String
}

#if MOCK
    public class BulletinParentMock: BulletinParent {
        public init() { }
        public init(name: String = "", entries: Observable<Int> = PublishSubject<Int>()) {
            self.name = name
            self.entries = entries
        }


        public private(set) var nameSetCallCount = 0
        public var name: String = "" { didSet { nameSetCallCount += 1 } }

        public private(set) var entriesSubjectSetCallCount = 0
        private var _entries: Observable<Int>?  { didSet { entriesSubjectSetCallCount += 1 } }
        public var entriesSubject = PublishSubject<Int>() { didSet { entriesSubjectSetCallCount += 1 } }
        public var entries: Observable<Int> {
            get { return _entries ?? entriesSubject }
            set { if let val = newValue as? PublishSubject<Int> { entriesSubject = val } else { _entries = newValue } }
        }

        public private(set) var latestSubjectSetCallCount = 0
        private var _latest: Observable<Int>?  { didSet { latestSubjectSetCallCount += 1 } }
        public var latestSubject = ReplaySubject<Int>.create(bufferSize: 1) { didSet { latestSubjectSetCallCount += 1 } }
        public var latest: Observable<Int> {
            get { return _latest ?? latestSubject }
            set { if let val = newValue as? ReplaySubject<Int> { latestSubject = val } else { _latest = newValue } }
        }

        public var total: AnyPublisher<Int, Never> { return self.totalSubject.eraseToAnyPublisher() }
        public private(set) var totalSubject = PassthroughSubject<Int, Never>()

        public private(set) var loadCallCount = 0
        public var loadArgValues = [Int]()
        public var loadHandler: ((Int) -> String)?
        public func load(id: Int) -> String {
            loadCallCount += 1
            loadArgValues.append(id)
            if let loadHandler = loadHandler {
                return loadHandler(id)
            }
            return ""
        }

        public private(set) var loadIdCallCount = 0
        public var loadIdHandler: ((String) -> ())?
        public func load(id: String)  {
            loadIdCallCount += 1
            if let loadIdHandler = loadIdHandler {
                loadIdHandler(id)
            }

        }

        #if os(Linux) || os(macOS)

        public private(set) var flushCallCount = 0
        public var flushHandler: ((Bool) -> ())?
        public func flush(_ all: Bool)  {
            flushCallCount += 1
            if let flushHandler = flushHandler {
                flushHandler(all)
            }

        }

        #endif
    }

    public final class SharedBulletinParentMock: SharedBulletinParent, @unchecked Sendable {
        public init() { }


        private static let makeState = MockoloMutex(MockoloHandlerState<Never, @Sendable (Int) -> String>())
        public static var makeCallCount: Int {
            return makeState.withLock(\.callCount)
        }
        public static var makeHandler: (@Sendable (Int) -> String)? {
            get { makeState.withLock(\.handler) }
            set { makeState.withLock { $0.handler = newValue } }
        }
        public static func make(_ size: Int) -> String {
            let makeHandler = makeState.withLock { state in
                state.callCount += 1
                return state.handler
            }
            if let makeHandler {
                return makeHandler(size)
            }
            return ""
        }

        private let loadState = MockoloMutex(MockoloHandlerState<Int, @Sendable (Int) async -> String>())
        public var loadCallCount: Int {
            return loadState.withLock(\.callCount)
        }
        public var loadArgValues: [Int] {
            return loadState.withLock(\.argValues).map(\.value)
        }
        public var loadHandler: (@Sendable (Int) async -> String)? {
            get { loadState.withLock(\.handler) }
            set { loadState.withLock { $0.handler = newValue } }
        }
        public func load(id: Int) async -> String {
            warnIfNotSendable(id)
            let loadHandler = loadState.withLock { state in
                state.callCount += 1
                state.argValues.append(.init(id))
                return state.handler
            }
            if let loadHandler {
                return await loadHandler(id)
            }
            return ""
        }
    }

    fileprivate func warnIfNotSendable<each T>(function: String = #function, _: repeat each T) {
        print("At \(function), the captured arguments are not Sendable, it is not concurrency-safe.")
    }

    fileprivate func warnIfNotSendable<each T: Sendable>(function: String = #function, _: repeat each T) {
    }

    /// Will be replaced to `Synchronization.Mutex` in future.
    fileprivate final class MockoloMutex<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value
        init(_ initialValue: Value) {
            self.value = initialValue
        }
    #if compiler(>=6.0)
        borrowing func withLock<Result, E: Error>(_ body: (inout sending Value) throws(E) -> Result) throws(E) -> sending Result {
            lock.lock()
            defer { lock.unlock() }
            return try body(&value)
        }
    #else
        func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
            lock.lock()
            defer { lock.unlock() }
            return try body(&value)
        }
    #endif
    }

    fileprivate struct MockoloUnsafeTransfer<Value>: @unchecked Sendable {
        var value: Value
        init(_ value: Value) {
            self.value = value
        }
    }

    fileprivate struct MockoloHandlerState<Arg, Handler> {
        var argValues: [MockoloUnsafeTransfer<Arg>] = []
        var handler: Handler?
        var callCount: Int = 0
    }
#endif
