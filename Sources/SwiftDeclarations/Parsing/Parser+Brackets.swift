// Tokens come in, a table of which bracket ends where goes out, with the errors of the file's coarse structure.
// One pass over the tokens before parsing: it makes stepping over a body one jump, whatever is in it, and it needs no
// recursion. Angle brackets are not brackets here: only the grammar can tell them from operators.

/// Where brackets and conditional directives end.
struct BracketTable {
    /// For each token the index of a partner, by the token's kind:
    /// - A closed bracket: the closing one, and the other way round.
    /// - A brace that is never closed: where its block has to end, a directive or the end of the file.
    /// - `#if`, `#elseif`, `#else` with an `#endif`: the next directive of the chain.
    /// - Anything else: its own index.
    var partners: [Int32]
    /// A missing or an extra brace, `#if` or `#endif`.
    var diagnostics: [Diagnostic]
}

/// Matches the brackets and the conditional directives of a file.
func matchBrackets(_ tokens: [Token], in file: SourceFile) -> BracketTable {
    tokens.withUnsafeBufferPointer { matchBrackets($0, in: file) }
}

private func matchBrackets(_ tokens: UnsafeBufferPointer<Token>, in file: SourceFile) -> BracketTable {
    var matcher = BracketMatcher(tokens: tokens)
    matcher.run()
    var diagnostics: [Diagnostic] = []
    func error(_ message: String, _ token: Token) {
        diagnostics.append(Diagnostic(.error, at: .init(path: file.path, offset: token.start), message))
    }
    if let first = matcher.unclosedConditional {
        error("expected '#endif' to end this '#if'", tokens[first])
        // The rest of the file is not inside that '#if': start over without it, so that braces match as they should.
        matcher.restart()
        matcher.run()
    } else if let stray = matcher.strayDirective {
        error("'\(file.text(tokens[stray].range))' without '#if'", tokens[stray])
    }
    if let stray = matcher.strayBrace {
        error("this '}' closes nothing: there is no matching '{'", tokens[stray])
    }
    if let unclosed = matcher.unclosedBrace {
        error("expected '}' to match this '{'", tokens[unclosed])
    }
    return BracketTable(partners: matcher.partners, diagnostics: diagnostics)
}

private struct BracketMatcher: ~Copyable {
    let tokens: UnsafeBufferPointer<Token>
    var partners: [Int32]
    /// The brackets and directives that are open, outermost first.
    var open: [Int32] = []
    /// For each open `#if` chain its place in `open`, and the index of its `#if`.
    var openConditionals: [(place: Int, first: Int)] = []
    /// The `#if`s that have no `#endif`, outermost first: ignored.
    var ignored: Set<Int32> = []
    var unclosedConditional: Int?
    var strayDirective: Int?
    var strayBrace: Int?
    var unclosedBrace: Int?

    init(tokens: UnsafeBufferPointer<Token>) {
        self.tokens = tokens
        partners = Self.ownIndices(of: tokens)
    }

    private static func ownIndices(of tokens: UnsafeBufferPointer<Token>) -> [Int32] {
        Array(unsafeUninitializedCapacity: tokens.count) { indices, count in
            while count < indices.count {
                indices.initializeElement(at: count, to: Int32(truncatingIfNeeded: count))
                count &+= 1
            }
        }
    }

    /// Forgets everything but the conditionals that are to be ignored.
    mutating func restart() {
        partners = Self.ownIndices(of: tokens)
        open = []
        openConditionals = []
        unclosedConditional = nil
        strayDirective = nil
        strayBrace = nil
        unclosedBrace = nil
    }

    mutating func run() {
        var position = 0
        let count = tokens.count
        while position < count {
            switch tokens[position].kind {
            case .leftParen, .leftBracket, .leftBrace: open.append(Int32(truncatingIfNeeded: position))
            case .rightParen: close(.leftParen, at: position)
            case .rightBracket: close(.leftBracket, at: position)
            case .rightBrace: closeBrace(at: position)
            case .poundIf: openConditional(at: position)
            case .poundElseif, .poundElse: continueConditional(at: position)
            case .poundEndif: closeConditional(at: position)
            default: break
            }
            position += 1
        }
        finish()
    }

    /// Closes a parenthesis or a square bracket if it is the innermost open one; nothing else can be sure.
    private mutating func close(_ kind: Token.Kind, at position: Int) {
        guard let last = open.last else { return }
        if tokens[Int(last)].kind == kind {
            open.removeLast()
            pair(Int(last), position)
        } else if tokens[Int(last)].kind == .leftParen || tokens[Int(last)].kind == .leftBracket {
            // `([)`: the inner one was forgotten, if the one below fits.
            guard open.count > 1, tokens[Int(open[open.count - 2])].kind == kind else { return }
            open.removeLast()
            pair(Int(open.removeLast()), position)
        }
    }

    /// Closes the innermost open brace, and with it all parentheses that were left open inside.
    private mutating func closeBrace(at position: Int) {
        let floor = openConditionals.last?.place ?? -1
        var top = open.count - 1
        while top > floor, tokens[Int(open[top])].kind != .leftBrace { top -= 1 }
        guard top > floor else {
            if strayBrace == nil { strayBrace = position }
            if open.count > floor + 1 { open.removeSubrange((floor + 1)...) }
            return
        }
        pair(Int(open[top]), position)
        open.removeSubrange(top...)
    }

    private mutating func pair(_ opening: Int, _ closing: Int) {
        partners[opening] = Int32(truncatingIfNeeded: closing)
        partners[closing] = Int32(truncatingIfNeeded: opening)
    }

    private mutating func openConditional(at position: Int) {
        let entry = Int32(truncatingIfNeeded: position)
        if !ignored.isEmpty, ignored.contains(entry) { return }
        openConditionals.append((open.count, position))
        open.append(entry)
    }

    /// Ends the clause of the innermost `#if`: braces left open inside end here. False where there is no `#if`.
    private mutating func endClause(at position: Int) -> Bool {
        guard let top = openConditionals.last?.place else {
            if strayDirective == nil { strayDirective = position }
            return false
        }
        endBraces(above: top, at: position)
        partners[Int(open[top])] = Int32(truncatingIfNeeded: position)
        return true
    }

    private mutating func continueConditional(at position: Int) {
        guard endClause(at: position), let top = openConditionals.last?.place else { return }
        open[top] = Int32(truncatingIfNeeded: position)
    }

    private mutating func closeConditional(at position: Int) {
        guard endClause(at: position), let top = openConditionals.popLast()?.place else { return }
        open.removeSubrange(top...)
    }

    /// Takes the brackets above a place in `open` as unclosed.
    private mutating func endBraces(above top: Int, at position: Int) {
        guard open.count > top + 1 else { return }
        for entry in open[(top + 1)...] where tokens[Int(entry)].kind == .leftBrace {
            partners[Int(entry)] = Int32(truncatingIfNeeded: position)
            // One message is enough: what follows a missing brace is guesswork. The innermost was opened last.
            unclosedBrace = Int(entry)
        }
        open.removeSubrange((top + 1)...)
    }

    private mutating func finish() {
        if let outermost = openConditionals.first {
            unclosedConditional = outermost.first
            for conditional in openConditionals { ignored.insert(Int32(truncatingIfNeeded: conditional.first)) }
        } else {
            endBraces(above: -1, at: tokens.count - 1)
        }
    }
}
