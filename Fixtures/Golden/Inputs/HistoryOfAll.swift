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
