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
