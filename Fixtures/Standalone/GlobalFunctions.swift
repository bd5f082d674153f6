// swiftc: -Onone
// swiftc: -default-isolation MainActor
// A function of the user's that is named as one of the standard library's which mocks call.

/// It returns, and is isolated where the module isolates by default.
func fatalError(_ message: String) {}

struct Receipt: Sendable {}

/// @mockable(history: print = true)
protocol Printer: Sendable {
    var last: Receipt { get }
    func print(_ text: String) -> Receipt
    func withPaper(_ body: () throws -> Void) rethrows -> Receipt
    static func shared() -> Receipt
}

/// @mockable
@MainActor protocol Till {
    nonisolated func open() -> Receipt
}
