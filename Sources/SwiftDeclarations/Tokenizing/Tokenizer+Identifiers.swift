// Identifiers of all sorts, keywords, and words behind a `#`.
// In: `index` at the first byte. Out: one token.
// Deliberately absent: whether a keyword is meant as one; `default` is `default` in `.default` too.

extension Tokenizer {
    /// Lexes a plain identifier or keyword.
    mutating func lexIdentifier() {
        let start = index
        // A variable of its own stays in a register; most bytes of a text pass here.
        var end = start
        while end < count, continuesIdentifier[Int(bytes[end])] { end &+= 1 }
        index = end
        if index < count, bytes[index] >= 0x80 { skipIdentifierCharacters() }
        let keyword = keywords.keyword(in: bytes, from: start, to: index)
        append(.identifier, keyword: keyword, from: start)
    }

    /// Lexes `$0` or `$name`.
    mutating func lexDollarIdentifier() {
        let start = index
        index += 1
        skipIdentifierCharacters()
        if index == start + 1 {
            report("'$' is not an identifier; use backticks to escape it", at: start)
            append(.unknown, from: start)
        } else {
            append(.dollarIdentifier, from: start)
        }
    }

    /// Lexes an identifier in backticks, which may contain anything but a backtick or a line break (SE-0451).
    mutating func lexEscapedIdentifier() {
        let start = index
        index += 1
        while index < count, !isLineBreak(at: index) {
            if bytes[index] == Ascii.backtick {
                index += 1
                if index == start + 2 {
                    report("raw identifier cannot be empty", at: start)
                    append(.unknown, from: start)
                } else {
                    append(.escapedIdentifier, from: start)
                }
                return
            }
            index += 1
        }
        // Like the compiler, give up on the backtick only, so that the rest of the line keeps its brackets.
        report("unterminated raw identifier", at: start)
        index = start + 1
        append(.unknown, from: start)
    }

    /// Lexes what a `#` begins: a raw string, an extended regex, a directive or another `#word`.
    mutating func lexPound() {
        let start = index
        while isByte(Ascii.pound, at: index) { index += 1 }
        let pounds = index - start
        if isByte(Ascii.doubleQuote, at: index) {
            index = start
            lexString(pounds: pounds)
        } else if isByte(Ascii.slash, at: index) {
            lexExtendedRegex(from: start, pounds: pounds)
        } else if pounds == 1, beginsIdentifier(at: index) {
            skipIdentifierCharacters()
            append(poundKind(from: start), from: start)
        } else {
            // The whole run is one token, so that no other `#` of it is looked at again.
            report("'#' is not followed by a name", at: start)
            append(.unknown, from: start)
        }
    }

    private func beginsIdentifier(at offset: Int) -> Bool {
        guard offset < count else { return false }
        let byteClass = classes[Int(bytes[offset])]
        return byteClass == .word || byteClass == .nonASCII && isIdentifierHead(decodeScalar(at: offset).value)
    }

    private func poundKind(from start: Int) -> Token.Kind {
        switch index - start {
        case 3 where matches("#if", at: start): .poundIf
        case 5 where matches("#else", at: start): .poundElse
        case 6 where matches("#endif", at: start): .poundEndif
        case 7 where matches("#elseif", at: start): .poundElseif
        default: .poundWord
        }
    }

    private func matches(_ word: StaticString, at start: Int) -> Bool {
        word.withUTF8Buffer { expected in
            var position = 0
            while position < expected.count {
                guard isByte(expected[position], at: start + position) else { return false }
                position += 1
            }
            return true
        }
    }
}
