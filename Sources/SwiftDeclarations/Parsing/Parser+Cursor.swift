// The parser's position in the tokens: stepping, looking ahead, splitting operators, stepping over brackets.
// Nothing here knows a declaration, and nothing here fails.

extension Parser {
    /// Steps over the current token. Stays at the end of the file.
    mutating func advance() {
        previousEnd = current.end
        if index < tokens.count - 1 { index += 1 }
        current = tokens[index]
    }

    /// Makes another token the current one.
    mutating func move(to target: Int) {
        index = min(target, tokens.count - 1)
        current = tokens[index]
        previousEnd = index > 0 ? tokens[index - 1].end : 0
    }

    /// A token behind the current one; the end of the file where there are not that many.
    func peek(_ distance: Int = 1) -> Token {
        tokens[min(index + distance, tokens.count - 1)]
    }

    /// The text of a token.
    func text(_ token: Token) -> String {
        file.text(token.range)
    }

    /// Steps over the current token if it is of a kind.
    mutating func opt(_ kind: Token.Kind) -> Bool {
        guard current.kind == kind else { return false }
        advance()
        return true
    }

    /// Whether the current token is an identifier with a certain text; for words that are no `Keyword`.
    func isWord(_ word: StaticString, _ token: Token) -> Bool {
        guard token.kind == .identifier, Int(token.end - token.start) == word.utf8CodeUnitCount else { return false }
        var offset = Int(token.start)
        var pointer = word.utf8Start
        while offset < Int(token.end) {
            if file.bytes[offset] != pointer.pointee { return false }
            offset += 1
            pointer += 1
        }
        return true
    }

    /// Whether a token can be an argument label or a member's name: identifiers, keywords included.
    func isName(_ token: Token) -> Bool {
        token.kind == .identifier || token.kind == .escapedIdentifier
    }

    /// Whether a token can be a declared name: identifiers, but no reserved words.
    func isDeclaredName(_ token: Token) -> Bool {
        token.kind == .escapedIdentifier || token.kind == .identifier && !token.keyword.isReserved
    }

    // MARK: - Operators

    /// Whether the current token is an operator that begins with a byte. For example: `>>` begins with `>`.
    func isAtOperator(_ byte: UInt8) -> Bool {
        guard current.kind == .operator else { return false }
        return file.bytes[Int(current.start)] == byte
    }

    /// Consumes the first byte of the current operator if it is the one asked for, and splits the rest off:
    /// the tokenizer takes operators as long as they get, but `>>` ends two generic argument lists.
    mutating func optOperator(_ byte: UInt8) -> Bool {
        guard current.kind == .operator, isAtOperator(byte) else { return false }
        splitOperator()
        return true
    }

    /// Consumes the first byte of the current operator.
    mutating func splitOperator() {
        guard current.end - current.start > 1 else {
            advance()
            return
        }
        current.start += 1
        current.startsLine = false
        previousEnd = current.start
        let first = file.bytes[Int(current.start)]
        let length = current.end - current.start
        switch first {
        case UInt8(ascii: "?") where length == 1: current.kind = .postfixQuestion
        case UInt8(ascii: "!") where length == 1: current.kind = .postfixExclaim
        case UInt8(ascii: "=") where length == 1: current.kind = .equal
        case UInt8(ascii: "-") where length == 2 && file.bytes[Int(current.start) + 1] == UInt8(ascii: ">"):
            current.kind = .arrow
        default: break
        }
    }

    /// Consumes an operator that reads exactly so. For example: `==`, `...`.
    mutating func optOperator(_ text: StaticString) -> Bool {
        guard current.kind == .operator, Int(current.end - current.start) == text.utf8CodeUnitCount else {
            return false
        }
        for position in 0..<text.utf8CodeUnitCount
        where file.bytes[Int(current.start) + position] != text.utf8Start[position] {
            return false
        }
        advance()
        return true
    }

    // MARK: - Brackets and directives

    /// The index behind the bracket that a token opens; the next index for any other token.
    /// An unclosed brace ends where its block has to end; an unclosed parenthesis is a token like any other.
    func indexBehind(_ position: Int) -> Int {
        let partner = Int(partners[position])
        guard partner > position else { return position + 1 }
        switch tokens[partner].kind {
        case .rightBrace, .rightParen, .rightBracket: return partner + 1
        default: return partner
        }
    }

    /// Steps over the current token, and what it encloses if it opens a bracket.
    mutating func skipBracket() {
        move(to: indexBehind(index))
    }

    /// The index of the bracket that closes the current one; throws where it is missing.
    func closingIndex(_ what: String) throws(ParseFailure) -> Int {
        let partner = Int(partners[index])
        guard partner > index else {
            throw ParseFailure(
                offset: current.start, message: "expected \(what) to match this '\(text(current))'",
                isReported: isInProtocol)
        }
        return partner
    }

    /// Steps over a body, if there is one. For example: `{ return 1 }`
    mutating func optBody() {
        if current.kind == .leftBrace { skipBracket() }
    }

    /// The index behind the `#endif` of a `#if` that has one.
    func indexBehindConditional(_ start: Int) -> Int {
        var position = start
        while tokens[position].kind != .poundEndif {
            let next = Int(partners[position])
            guard next > position else { return position + 1 }
            position = next
        }
        return position + 1
    }

    /// The index behind the condition of a `#if`, `#elseif` or `#else`.
    /// A condition goes on behind its line inside parentheses, and where an operator ends or begins a line.
    func indexBehindCondition(_ directive: Int) -> Int {
        var position = directive + 1
        while position < tokens.count - 1 {
            let token = tokens[position]
            if token.startsLine {
                let isContinued = tokens[position - 1].kind == .operator && position > directive + 1
                if !isContinued, token.kind != .operator || position == directive + 1 { break }
            }
            switch token.kind {
            case .poundIf, .poundElseif, .poundElse, .poundEndif, .leftBrace, .rightBrace: return position
            case .leftParen, .leftBracket: position = indexBehind(position)
            default: position += 1
            }
        }
        return position
    }

    /// The text of a run of tokens, nothing between them. For example: `private(set)`
    func textWithoutSpaces(_ range: Range<Int>) -> String {
        var result = ""
        for position in range { result += text(tokens[position]) }
        return result
    }

    /// The text of a run of tokens on one line, without comments. For example: `os(iOS) && DEBUG`
    func textOnOneLine(_ range: Range<Int>) -> String {
        var result = ""
        for position in range {
            if position > range.lowerBound, tokens[position].start > tokens[position - 1].end { result += " " }
            result += text(tokens[position])
        }
        return result
    }
}
