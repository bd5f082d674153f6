// The helper types that are written behind the mocks that use them, so that the output needs no library.
// They are `fileprivate`: two generated files in one module do not get in each other's way. They are `nonisolated`
// (SE-0449): a module whose code is isolated to an actor by default (SE-0466) must not bind them to it.

extension Support {
    /// The Swift source of the helper.
    var source: String {
        switch self {
        case .method:
            return """
                /// The calls of one member and the handler that answers them, behind one lock.
                fileprivate nonisolated final class MockgenMethod<Handler, Arguments>: @unchecked Sendable {
                    private let lock: NSLock = NSLock()
                    private var lockedCallCount: Int = 0
                    private var lockedArguments: [Arguments] = []
                    private var lockedHandler: Handler?

                    var callCount: Int {
                        get { lock.withLock { lockedCallCount } }
                        set { lock.withLock { lockedCallCount = newValue } }
                    }

                    var arguments: [Arguments] {
                        get { lock.withLock { lockedArguments } }
                        set { lock.withLock { lockedArguments = newValue } }
                    }

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

                    func record(_ arguments: Arguments) -> Handler? {
                        lock.lock()
                        defer { lock.unlock() }
                        lockedCallCount += 1
                        lockedArguments.append(arguments)
                        return lockedHandler
                    }
                }
                """
        case .property:
            return """
                /// The value of one property and how often it was set, behind one lock.
                fileprivate nonisolated final class MockgenProperty<Value>: @unchecked Sendable {
                    private let lock: NSLock = NSLock()
                    private var lockedSetCallCount: Int = 0
                    private var lockedValue: Value

                    init(_ value: Value) {
                        lockedValue = value
                    }

                    var setCallCount: Int {
                        get { lock.withLock { lockedSetCallCount } }
                        set { lock.withLock { lockedSetCallCount = newValue } }
                    }

                    var value: Value { lock.withLock { lockedValue } }

                    /// Changes the value and counts it.
                    func set(_ value: Value) {
                        lock.lock()
                        defer { lock.unlock() }
                        lockedSetCallCount += 1
                        lockedValue = value
                    }

                    /// Changes the value without counting it.
                    func store(_ value: Value) {
                        lock.lock()
                        defer { lock.unlock() }
                        lockedValue = value
                    }
                }
                """
        case .change:
            return """
                extension MockgenProperty {
                    /// The value, which nothing else reads or changes while it is changed in place.
                    nonisolated var valueInPlace: Value {
                        get { value }
                        _modify {
                            lock.lock()
                            defer { lock.unlock() }
                            yield &lockedValue
                        }
                    }
                }
                """
        case .statics:
            return """
                /// The state of the static members of generic types, which cannot store it themselves.
                fileprivate nonisolated final class MockgenStatics: @unchecked Sendable {
                    static let shared: MockgenStatics = MockgenStatics()

                    private let lock: NSLock = NSLock()
                    private var states: [ObjectIdentifier: [String: AnyObject]] = [:]

                    func state<State: AnyObject>(_ name: String, of type: Any.Type, make: () -> State) -> State {
                        lock.lock()
                        defer { lock.unlock() }
                        if let state = states[ObjectIdentifier(type)]?[name] as? State { return state }
                        let state: State = make()
                        states[ObjectIdentifier(type), default: [:]][name] = state
                        return state
                    }
                }
                """
        case .error:
            return """
                /// Thrown by a member without a handler and without a default result.
                fileprivate nonisolated struct MockgenError: Error, CustomStringConvertible {
                    let description: String

                    init(_ description: String) {
                        self.description = description
                    }
                }
                """
        case .transfer:
            return """
                /// Carries a value over an isolation boundary; the test answers for its use on both sides.
                fileprivate nonisolated struct MockgenBox<Value>: @unchecked Sendable {
                    let value: Value

                    init(_ value: Value) {
                        self.value = value
                    }
                }
                """
        case .transferRead:
            return """
                extension MockgenBox {
                    /// The value, as a function that captures no type.
                    @Sendable nonisolated func read() -> Value { value }
                }
                """
        case .rethrow:
            return """
                /// Throws what a handler throws from a function that rethrows. Its caller looks for an error only if an
                /// argument can throw, so that nothing may be thrown before an argument has.
                fileprivate nonisolated final class MockgenRethrow: @unchecked Sendable {
                    private let lock: NSLock = NSLock()
                    private let failure: String
                    private var lockedHasThrown: Bool = false

                    init(_ failure: String) {
                        self.failure = failure
                    }

                    /// Notes that an argument throws an error.
                    func noting<Failure: Error>(_ error: Failure) -> Failure {
                        lock.withLock { lockedHasThrown = true }
                        return error
                    }

                    /// Throws the error of a handler, by way of an argument that throws: that is rethrowing.
                    func rescue(_ error: any Error, with rethrow: (any Error) throws -> Never) rethrows -> Never {
                        guard lock.withLock({ lockedHasThrown }) else { fatalError("\\(failure): \\(error)") }
                        try rethrow(error)
                    }
                }
                """
        case .reset:
            return """
                extension MockgenMethod {
                    /// Forgets the calls and the handler.
                    fileprivate nonisolated func reset() {
                        // What is let go may call the mock as it goes, so that it goes when the lock is free.
                        _ = lock.withLock {
                            defer { (lockedCallCount, lockedArguments, lockedHandler) = (0, [], nil) }
                            return (lockedArguments, lockedHandler)
                        }
                    }
                }
                """
        case .calls:
            return """
                /// The calls of one mock in their order, behind one lock; a journal gets them, too.
                fileprivate nonisolated final class MockgenCalls<Call>: @unchecked Sendable {
                    typealias Journal = (record: @Sendable (String) -> Void, calls: @Sendable () -> [String])

                    private let lock: NSLock = NSLock()
                    private let mock: String
                    private var lockedCalls: [Call] = []
                    private var lockedJournal: Journal

                    init(of mock: String) {
                        let entries: MockgenEntries = MockgenEntries()
                        self.mock = mock
                        lockedJournal = (record: { entries.append($0) }, calls: { entries.all })
                    }

                    var calls: [Call] { lock.withLock { lockedCalls } }

                    var journal: Journal {
                        get { lock.withLock { lockedJournal } }
                        set { lock.withLock { lockedJournal = newValue } }
                    }

                    func record(_ call: Call) {
                        let journal: Journal = lock.withLock {
                            lockedCalls.append(call)
                            return lockedJournal
                        }
                        journal.record("\\(mock).\\(call)")
                    }

                    /// Forgets the calls; the journal is not this mock's alone.
                    func reset() {
                        lock.withLock { lockedCalls = [] }
                    }
                }

                /// What a journal holds, behind one lock.
                fileprivate nonisolated final class MockgenEntries: @unchecked Sendable {
                    private let lock: NSLock = NSLock()
                    private var lockedEntries: [String] = []

                    var all: [String] { lock.withLock { lockedEntries } }

                    func append(_ entry: String) {
                        lock.withLock { lockedEntries.append(entry) }
                    }
                }
                """
        case .isolated:
            return """
                /// Runs a handler where the function runs that it answers for.
                fileprivate func mockgenIsolated<Result: ~Copyable, Failure: Error>(
                    isolation: isolated (any Actor)? = #isolation, _ body: () async throws(Failure) -> Result
                ) async throws(Failure) -> Result {
                    try await body()
                }
                """
        case .call:
            return """
                /// Counts a call, records its arguments, and answers the handler.
                fileprivate nonisolated func mockgenCall<Handler>(_ callCount: inout Int, _ handler: Handler?) -> Handler? {
                    callCount += 1
                    return handler
                }

                fileprivate nonisolated func mockgenCall<Handler, Arguments>(
                    _ callCount: inout Int, _ history: inout [Arguments], _ arguments: Arguments, _ handler: Handler?
                ) -> Handler? {
                    callCount += 1
                    history.append(arguments)
                    return handler
                }
                """
        case .defaultArgument:
            return """
                /// Makes a default argument of a member on the main actor. In Swift 5 mode it is made where the caller is.
                #if hasFeature(IsolatedDefaultValues)
                    @MainActor
                    fileprivate func mockgenDefault<Value>(_ value: @autoclosure @MainActor () -> Value) -> Value {
                        value()
                    }
                #else
                    fileprivate nonisolated func mockgenDefault<Value>(
                        _ value: @autoclosure @MainActor () -> Value
                    ) -> Value {
                        withoutActuallyEscaping(value) { unsafeBitCast($0, to: (() -> Value).self)() }
                    }
                #endif
                """
        case .defaultArgumentOffActors:
            return """
                /// Makes a default argument of a member on no actor, where the caller is.
                fileprivate nonisolated func mockgenDefaultOffActors<Value>(
                    _ value: @autoclosure @MainActor () -> Value
                ) -> Value {
                    withoutActuallyEscaping(value) { unsafeBitCast($0, to: (() -> Value).self)() }
                }
                """
        }
    }

    /// Whether the helper needs `NSLock` from Foundation.
    var needsLock: Bool {
        switch self {
        case .method, .property, .statics, .calls, .rethrow: return true
        case .change, .error, .transfer, .transferRead, .reset, .isolated, .call, .defaultArgument,
            .defaultArgumentOffActors:
            return false
        }
    }
}
