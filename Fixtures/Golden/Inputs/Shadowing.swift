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

enum Vacant {}

/// Typealiases in a protocol that are named as what is seen from its mock.
/// @mockable
protocol Coupon {
    typealias Coupon = Int
    typealias Result = Swift.Result<Coupon, any Error>
    typealias Set<Value> = [Value]
    typealias Vacant = String
    func draw(_ coupon: Coupon) -> Coupon
    func check(_ coupon: Coupon, then done: @escaping (Result) -> Void) -> Result
    var coupons: Set<Coupon> { get }
    func seat(_ vacant: Vacant) -> Vacant
}

/// @mockable
protocol SeasonCoupon: Coupon {}

/// An associated type with the name of one without values.
/// @mockable
protocol Seating {
    associatedtype Vacant: Equatable
    func leave(_ seat: Vacant, _ pair: (Vacant, Int)) -> (Vacant, Int)
}

/// A member that is named as what has a short form.
/// @mockable
protocol OptionalShadow {
    typealias Optional = String
    var count: Int? { get set }
    func find(_ name: Optional) -> Int?
}

/// Associated types and generic parameters that are named as types of libraries which are Sendable, or are not, or which
/// have default values.
/// @mockable
protocol NamesakeWire: Actor {
    associatedtype Data: AnyObject
    associatedtype String: Sequence
    associatedtype Timer: Sendable
    associatedtype Title: Sequence = String where Title.Element == String.Element
    associatedtype Pulse: Sendable = [Timer]
    func send(_ data: Data) async
    func visit<URL: AnyObject>(_ url: URL) async
    func title(_ text: String, every timer: Timer) -> Title
    func pulse() -> Pulse
}

/// Generic parameters of members that are named as those of the mock are.
/// @mockable
protocol NamesakeShelf {
    associatedtype Book: Hashable
    associatedtype Key: Error
    init<Book: Equatable>(_ book: Book)
    init?<each Key: Hashable>(keys: repeat each Key) async
    func move<Book: Equatable>(_ book: Book, from shelf: Self.Book) -> Book
    subscript<Book: Equatable>(_ book: Book) -> Book { get set }
    static subscript<Book: Collection>(_ books: Book) -> Self.Book where Book.Element == Self.Book { get }
}

/// A standard protocol asks for `init?<T>(exactly: T)`.
/// @mockable
protocol NamesakeNumber: Numeric {
    associatedtype T: Hashable
    func tag() -> T
}

@MainActor
protocol ShelfView {}

/// The metatype of a generic parameter, which is not Sendable as the associated type of its name is.
/// @mockable
protocol NamesakeShelfView: ShelfView {
    associatedtype Book: Error
    func update<Book: Equatable>(_ type: Book.Type) async throws -> Book
}
