// mockgen: --enable-args-history

/// @mockable
protocol Journal {
    func write(_ line: String)
    func write(_ line: String, at date: Int) async throws
    func close()
    static func open(_ name: String) -> Bool
    subscript(line: Int) -> String { get set }
    subscript(page page: Int, line line: Int) -> String { get }
}

/// @mockable(history: quiet = false)
protocol QuietJournal {
    func write(_ line: String)
    func quiet(_ line: String)
}

protocol Announcing {
    typealias Announce = (Int) -> Void
    func announce(_ announce: Announce)
}

extension Announcing {
    typealias Finish = () -> Void
}

/// Closures that typealiases of parents stand for.
/// @mockable
protocol AnnouncingOften: Announcing, Sendable {
    var finish: Finish { get }
    func announce(_ announce: @escaping Announce, _ other: Announce?, then finish: Finish)
}
