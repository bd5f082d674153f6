// The list of differences that are known and justified: a text comes in, whether a line of a report is in it goes out.

/// Known differences. Every line of the list is the end of a path, a space, and a piece of the report's line behind it;
/// lines that begin with `#` give the reasons.
struct KnownDifferences {
    private var entries: [(path: Substring, piece: Substring)] = []

    /// Reads a list.
    init(text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ", maxSplits: 1)
            if parts.count == 2 { entries.append((parts[0], parts[1])) }
        }
    }

    /// Whether the list has a line of a report.
    func contains(_ line: String) -> Bool {
        entries.contains { matches($0, line) }
    }

    /// The entries that fit no line of any report.
    func unused(among lines: [String]) -> [String] {
        entries.filter { entry in !lines.contains { matches(entry, $0) } }.map { "\($0.path) \($0.piece)" }
    }

    private func matches(_ entry: (path: Substring, piece: Substring), _ line: String) -> Bool {
        guard let colon = line.firstIndex(of: ":") else { return false }
        return line[..<colon].hasSuffix(entry.path) && line[colon...].contains(entry.piece)
    }
}
