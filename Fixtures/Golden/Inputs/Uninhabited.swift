// Types without values: what needs one is there, and is never run.

/// @mockable(history: fail = true)
protocol Uninhabited {
    init(never: Never)
    var never: Never { get set }
    static var neverAgain: Never { get }
    var neverBefore: Never { get async throws }
    func fail(_ never: Never, _ code: Int) -> Int
    func failLater(_ never: Never) async throws -> String
    func stop() -> Never
    func perhaps(_ never: Never?) -> Result<Int, Never>
    func absurd(_ body: (Never) -> Int) -> Int
    func absurd<Item>(_ item: Item, _ body: (Item, Never) throws -> Void, _ pair: (Item) -> (Item, Never)) rethrows
    subscript(never: Never) -> Int { get set }
}

/// @mockable(typealias: Failure = Never)
protocol UninhabitedSendable: Sendable {
    associatedtype Failure: Error
    func fail(_ failure: Failure) -> Int
    func succeed(_ code: Int) throws(Failure) -> Int
}

enum Nothing: Error {}

enum Emptiness {
    // What is nested in it is no case of it.
    enum Inner {}
    enum Choice { case one }
    typealias Alias = Nothing
}

/// @mockable(history: take = true)
protocol EmptyEnums {
    init(nothing: Nothing)
    var nothing: Nothing { get set }
    var inner: Emptiness.Inner { get }
    var nothingLater: Nothing { get async throws }
    var choice: Emptiness.Choice { get }
    func take(_ nothing: Emptiness.Alias, _ code: Int) -> Int
    func takePair(_ pair: (Nothing, Int)) -> Int
    func give() -> Nothing
    func perhaps(_ nothing: Nothing?, _ choice: Emptiness.Choice) throws(Nothing) -> Int
    subscript(nothing: Emptiness) -> Int { get set }
}

/// @mockable(typealias: Failure = Nothing)
protocol EmptyEnumsSendable: Sendable {
    associatedtype Failure: Error
    static var nothing: Nothing { get set }
    func fail(_ failure: Failure) -> Int
}

typealias NothingPair = (Int, (Nothing, Int))

/// A tuple with nothing in it, however deep, is nothing.
/// @mockable
protocol EmptyTuples {
    var pair: NothingPair { get set }
    func give() -> (Nothing, Int)
    func giveLater(_ code: Int) async throws -> NothingPair
    func take(_ pair: (Int, (Int, Never))) -> Int
    subscript(index: Int) -> NothingPair { get set }
}

typealias Both<First, Second> = (first: First, second: Second)

/// A tuple by the name of a typealias, which has no values for what it is a tuple of.
/// @mockable
protocol Pairing {
    func pair(_ values: Both<Never, Int>)
    func name(_ values: Both<String, Int>) -> String
    func find<Item>(_ item: (Never, Item)) -> Int
}

protocol PageWithBody {
    associatedtype Body
    var body: Self.Body { get }
}
/// @mockable
protocol BlankPage: PageWithBody where Body == Never {}
