// Names that only backticks make identifiers (SE-0451).

/// @mockable
protocol `Odd Names` {
    init(`odd value`: Int)
    var `1st`: Int { get set }
    static func `+ 1`() -> Int
    var `hello world`: Int { get set }
    func `add two numbers`(_ `first one`: Int, `second one`: Int) -> Int
}

enum `odd scope` {
    struct `odd type` {}
}
extension `odd scope` {
    /// @mockable(history: `save it` = true; typealias: `odd key` = Int)
    protocol `Odd Types` {
        associatedtype `odd key`: Hashable
        associatedtype `odd value`: Hashable
        func `save it`(_ it: `odd type`, `for key` key: `odd key`) -> [`odd value`]
        var `all of them`: [`odd key`: `odd scope`.`odd type`] { get }
    }
}

/// What is boxed before a handler gives it.
/// @mockable
@MainActor protocol OddValues {
    nonisolated var `any thing`: Any { get async }
}
