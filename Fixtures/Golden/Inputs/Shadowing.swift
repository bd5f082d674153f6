// Names that get in each other's way.

/// Parameters that are named as generated members.
/// @mockable(history: record = true)
protocol ShadowingParameters {
    func load(loadCallCount: Int, loadHandler: String) -> String
    func record(recordArgValues: Int, _ recordHandler: Bool)
    func callCount(callCount: Int)
    func escape(`self`: Int, escapeCallCount: Int)
    static func make(makeCallCount: Int) -> Int
    subscript(subscriptCallCount: Int) -> Int { get set }
    subscript(key newValue: Int) -> Int { get set }
    func handler(_ handler: @escaping () -> Void)
}

/// The same behind locks.
/// @mockable(history: record = true)
protocol ShadowingSendable: Sendable {
    func load(_load: Int, loadHandler: String) -> String
    func record(_ _record: Int, state: Int)
    func value(value: Int) -> Int
    var value: Int { get set }
}

/// Members that are named as generated ones.
/// @mockable
protocol CollidingNames {
    func load()
    var loadCallCount: Int { get }
    var loadHandler: Int { get set }
    var title: String { get set }
    var titleSetCallCount: Int { get }
    func save(_ text: String)
    func saveCallCount() -> Int
    var _hidden: Theme { get }
    var hidden: Theme { get }
    func open()
    func openHandler()
    func `init`()
}

/// Overloads whose names collide with those of other functions.
/// @mockable
protocol CollidingOverloads {
    func loadId()
    func load()
    func load(id: Int)
    func subscriptSet()
    subscript(index: Int) -> Int { get set }
}

/// A generic parameter that is named as a type of the signature.
/// @mockable
protocol GenericShadow {
    func convert<String>(_ value: String) -> String
}

/// @mockable(history: repeated = true)
protocol RepeatedParameterNames {
    func repeated(value: Int, a value: Int, _ value2: Int, value: String) -> String
    func nothing(_ nothing: Void)
}

/// Typealiases named as types of the standard library: a class finds those of its protocols last.
/// @mockable
protocol FeedLoader {
    typealias Result = Swift.Result<[Theme], any Error>
    typealias Array<Element> = [Element?]
    typealias Unused = [Result]
    func load(completion: @escaping (Result) -> Void)
    func pages(_ pages: Array<String>) -> Self.Array<Bool>
}
