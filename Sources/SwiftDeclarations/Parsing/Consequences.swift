// Messages of the tokenizer and of the parser -> those that name a cause. A comment or string without its end swallows
// brackets and whatever else stands on its line: what is missing there is not the user's mistake.

extension Parser {
    /// The parser's messages without those that come from what the tokenizer has reported.
    func diagnostics(besides causes: [Diagnostic]) -> [Diagnostic] {
        let causes = causes.compactMap { $0.place?.offset }.filter { !isUnknown(tokenIndex(at: $0), at: $0) }
        guard let last = causes.max() else { return diagnostics }
        let table = LineTable(file)
        let lines = Set(causes.map { table.location(at: $0).line })
        return diagnostics.filter { diagnostic in
            guard let offset = diagnostic.place?.offset else { return true }
            if lines.contains(table.location(at: offset).line) { return false }
            return offset > last || !isOpen(tokenIndex(at: offset), at: offset)
        }
    }

    /// The index of the first token that ends behind an offset.
    private func tokenIndex(at offset: UInt32) -> Int {
        var (low, high) = (0, tokens.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a stray byte begins at an offset: nothing is missing behind it.
    private func isUnknown(_ index: Int, at offset: UInt32) -> Bool {
        tokens[index].kind == .unknown && tokens[index].start == offset
    }

    /// Whether a bracket begins at an offset that nothing closes.
    private func isOpen(_ index: Int, at offset: UInt32) -> Bool {
        guard tokens[index].start == offset else { return false }
        let partner = Int(partners[index])
        switch tokens[index].kind {
        // A block that nothing closes ends somewhere nevertheless.
        case .leftBrace: return partner <= index || tokens[partner].kind != .rightBrace
        case .leftParen, .leftBracket: return partner <= index
        default: return false
        }
    }
}
