// Integer and floating-point literals.
// In: `index` at a digit. Out: one token; what sticks to a number (`12ab`) belongs to it, as in the compiler.
// Source: The Swift Programming Language, "Lexical Structure", grammars of the numeric literals.
// Deliberately absent: complaints about digits; a malformed number is still one literal token.

extension Tokenizer {
    /// Lexes a number.
    mutating func lexNumber() {
        let start = index
        let kind: Token.Kind
        if bytes[start] == Ascii.zero, isByte(0x78, at: start + 1) {  // 0x
            index += 2
            kind = lexHexadecimalDigits()
        } else if bytes[start] == Ascii.zero, isByte(0x6F, at: start + 1) || isByte(0x62, at: start + 1) {  // 0o, 0b
            skipIdentifierCharacters()
            kind = .integerLiteral
        } else {
            kind = lexDecimalDigits()
        }
        append(kind, from: start)
    }

    private mutating func lexDecimalDigits() -> Token.Kind {
        skipDigits()
        var kind = Token.Kind.integerLiteral
        if isByte(Ascii.dot, at: index) {
            // `1.foo` and `1...2` are no fractions, nor is the second dot of `x.0.1`.
            guard isDigit(at: index + 1), tokens.last?.kind != .period else { return .integerLiteral }
            kind = .floatLiteral
            index += 1
            skipDigits()
        }
        guard isByte(0x65, at: index) || isByte(0x45, at: index) else {  // e, E
            if kind == .integerLiteral { skipIdentifierCharacters() }
            return kind
        }
        skipExponent()
        return .floatLiteral
    }

    /// Lexes what comes behind `0x`.
    private mutating func lexHexadecimalDigits() -> Token.Kind {
        skipHexadecimalDigits()
        var dot: Int?
        if isByte(Ascii.dot, at: index), tokens.last?.kind != .period, isHexadecimalDigit(at: index + 1) {
            dot = index
            index += 1
            skipHexadecimalDigits()
        }
        if isByte(0x70, at: index) || isByte(0x50, at: index) {  // p, P
            let isSigned = isByte(Ascii.minus, at: index + 1) || isByte(Ascii.plus, at: index + 1)
            // `0xff.fp` is a member access.
            if let dot, !isDigit(at: dot + 1), !isSigned, !isDigit(at: index + 1) {
                index = dot
                return .integerLiteral
            }
            skipExponent()
            return .floatLiteral
        }
        if let dot {
            // A fraction needs an exponent, so `0xff.description` is a member access; `0x1.8` is a malformed float.
            guard isDigit(at: dot + 1) else {
                index = dot
                return .integerLiteral
            }
            return .floatLiteral
        }
        skipIdentifierCharacters()
        return .integerLiteral
    }

    /// Skips an exponent from its letter on.
    private mutating func skipExponent() {
        index += 1
        if isByte(Ascii.plus, at: index) || isByte(Ascii.minus, at: index) { index += 1 }
        skipIdentifierCharacters()
    }

    private mutating func skipDigits() {
        while isDigit(at: index) || isByte(Ascii.underscore, at: index) { index += 1 }
    }

    private mutating func skipHexadecimalDigits() {
        while isHexadecimalDigit(at: index) || isByte(Ascii.underscore, at: index) { index += 1 }
    }

    private func isHexadecimalDigit(at offset: Int) -> Bool {
        guard offset < count else { return false }
        let byte = bytes[offset]
        return byte &- Ascii.zero < 10 || (byte | 0x20) &- 0x61 < 6
    }
}
