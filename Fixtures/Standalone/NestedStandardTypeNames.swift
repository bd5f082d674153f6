// Types named like standard ones beside nested protocols: they hide the standard ones from the mocks there alone.

enum Service {
    struct Int {}
    enum Error: Swift.Error { case refused }
    struct Void {}
    typealias Hasher = Swift.Int

    /// @mockable(order: all = true; reset: all = true)
    protocol Client: Hashable {
        var latest: Int { get set }
        func load(_ number: Int) throws(Error) -> Result<Int, Error>
        static func shared() -> Swift.Int
        func touch(_ nothing: Void) -> Void
        func untouch(_ nothing: Swift.Void) -> Swift.Void
        func leave()
    }
}

/// @mockable
protocol Quiet {
    associatedtype Void
    func take(_ value: Void) -> Void
    func leave()
}

/// @mockable
protocol Plain {
    func load(_ number: Int) -> Int
}

/// @mockable(history: measure = true)
protocol Measuring {
    typealias Int = String
    func measure(_ number: Int) -> Int
}

/// A type around the protocol that has members named as functions of the standard library.
enum Crashing {
    static func fatalError(_ reason: String) {}
    static func withoutActuallyEscaping() {}

    /// @mockable
    protocol Reporter {
        func theme() -> String
        func visit(_ value: String, _ body: (String) -> Void) async
    }
}

/// A type around the protocol that is no optional to the mock.
enum Choices {
    struct Optional<Value> { var value: Value }

    /// @mockable(history: choose = true)
    protocol Chooser {
        var choice: Optional<Int> { get }
        var other: Int? { get set }
        func choose(_ choice: Optional<Int>) -> Optional<String>
    }
}

/// Types around the protocol that are told from those with a short form.
enum Shelves {
    struct Array<Value> { var value: Value }
    struct Dictionary<Key, Value> { var values: (Key, Value) }
    struct Optional<Value> { var value: Value }

    /// @mockable
    protocol Shelf {
        var first: Array<Int> { get }
        func put(_ books: Array<Int>) -> Int
        func put(_ books: [Int]) -> Int
        func sort(_ books: Dictionary<Int, String>) -> Dictionary<Int, String>
        func sort(_ books: [Int: String]) -> [Int: String]
        func take(_ book: Optional<Int>?)
        func take(_ book: Int??)
    }
}
