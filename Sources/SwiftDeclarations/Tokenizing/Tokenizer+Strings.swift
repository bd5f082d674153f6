// String literals: single-line, multi-line and raw, each one token with its interpolations.
// In: `index` at the first `#` or quote. Out: one token.
// Source: The Swift Programming Language, "Lexical Structure", string literals; SE-0200 for raw strings.
// Deliberately absent: the segments. The stack is explicit, so nesting costs no call depth.

/// A string literal that has begun and not ended yet.
struct OpenString {
    /// The offset of its first byte.
    var start: Int

    /// The number of `#` around it.
    var pounds: Int

    /// Whether it is delimited by `"""`, so that line breaks are part of it.
    var isMultiline: Bool

    /// The quote that ends it.
    var quote: UInt8

    /// The parentheses that are open in the interpolation being read.
    var openParens = 0
}

extension Tokenizer {
    /// How deep string literals nest before the tokenizer gives up. The compiler's parser has a limit of 256.
    private static let depthLimit = 200

    /// Lexes the string literal at `index`, which has `pounds` times `#` before its quote.
    mutating func lexString(pounds: Int) {
        let start = index
        let isSingleQuoted = bytes[start] == Ascii.singleQuote
        openStrings.removeAll(keepingCapacity: true)
        beginString(pounds: pounds)
        let messageCount = diagnostics.count
        lexStringBody()
        if isSingleQuoted, diagnostics.count == messageCount {
            report("single-quoted string literal found, use '\"'", at: start)
        }
        append(.stringLiteral, from: start)
    }

    /// Reads the open strings to the end of the outermost one.
    private mutating func lexStringBody() {
        var isInterpolation = false
        while index < count {
            isInterpolation = isInterpolation ? skipInterpolation() : skipText()
            if openStrings.isEmpty { return }
            if openStrings.count > Self.depthLimit { return abandonDeepString() }
        }
        guard let outermost = openStrings.first else { return }
        reportUnterminated(outermost)
    }

    /// Opens the string literal whose first `#` or quote is at `index`.
    private mutating func beginString(pounds: Int) {
        let start = index
        let quote = bytes[start + pounds]
        index = start + pounds + 1
        let isMultiline = quote == Ascii.doubleQuote && beginsMultilineText(pounds: pounds)
        if isMultiline { index += 2 }
        openStrings.append(OpenString(start: start, pounds: pounds, isMultiline: isMultiline, quote: quote))
    }

    /// Whether the quote before `index` is the first of `"""`. Where a raw string could end on the same line, as in
    /// `#"""#` or `##"""#"##`, the compiler takes it for a single-line one.
    private func beginsMultilineText(pounds: Int) -> Bool {
        guard isByte(Ascii.doubleQuote, at: index), isByte(Ascii.doubleQuote, at: index + 1) else { return false }
        if pounds == 0 { return true }
        var position = index + 1
        while position < count, !isLineBreak(at: position) {
            if bytes[position] == Ascii.doubleQuote, hasPounds(pounds, at: position + 1) { return false }
            position += 1
        }
        return true
    }

    /// Skips text of the innermost string until it ends or an interpolation begins.
    /// Returns whether an interpolation is read next.
    private mutating func skipText() -> Bool {
        let string = openStrings[openStrings.count - 1]
        while index < count {
            let byte = bytes[index]
            if byte == string.quote {
                index += 1
                if closesString(string) {
                    openStrings.removeLast()
                    return true
                }
            } else if byte == Ascii.backslash {
                index += 1
                guard hasPounds(string.pounds, at: index) else { continue }
                index += string.pounds
                guard index < count, !isLineBreak(at: index) else { continue }
                index += 1
                if bytes[index - 1] == Ascii.leftParen {
                    openStrings[openStrings.count - 1].openParens = 0
                    return true
                }
            } else if !string.isMultiline, byte == Ascii.lineFeed || byte == Ascii.carriageReturn {
                abandonSingleLineStrings()
                return false
            } else {
                index += 1
            }
        }
        return false
    }

    /// Whether the quote before `index` ends a string; moves `index` behind the delimiter if it does.
    private mutating func closesString(_ string: OpenString) -> Bool {
        var end = index
        if string.isMultiline {
            guard isByte(Ascii.doubleQuote, at: end), isByte(Ascii.doubleQuote, at: end + 1) else { return false }
            end += 2
        }
        guard hasPounds(string.pounds, at: end) else { return false }
        index = end + string.pounds
        return true
    }

    /// Skips an interpolation until it ends or a string begins in it, by the compiler's rules, which know strings,
    /// comments and parentheses and take everything else as it comes.
    /// Returns whether an interpolation is read next.
    private mutating func skipInterpolation() -> Bool {
        let innermost = openStrings.count - 1
        while index < count {
            switch bytes[index] {
            case 0x28:
                openStrings[innermost].openParens += 1
                index += 1
            case 0x29:
                index += 1
                if openStrings[innermost].openParens == 0 { return false }
                openStrings[innermost].openParens -= 1
            case 0x22, 0x27:
                beginString(pounds: 0)
                return false
            case 0x23:
                let start = index
                while isByte(Ascii.pound, at: index) { index += 1 }
                if isByte(Ascii.doubleQuote, at: index) {
                    let pounds = index - start
                    index = start
                    beginString(pounds: pounds)
                    return false
                }
            case 0x2F where isByte(Ascii.slash, at: index + 1):
                skipLine()
            case 0x2F where isByte(Ascii.star, at: index + 1):
                // A comment across lines cannot be part of a single-line string: the line break is handled below.
                let startsLine = startsLine
                _ = skipBlockComment(stoppingAtLineBreak: !openStrings[innermost].isMultiline)
                self.startsLine = startsLine
            case 0x0A, 0x0D:
                guard openStrings[innermost].isMultiline else {
                    abandonSingleLineStrings()
                    return false
                }
                index += 1
            default:
                index += 1
            }
        }
        return true
    }

    /// At a line break in a single-line string: gives it up, and those around it up to a multi-line one, whose text
    /// goes on.
    private mutating func abandonSingleLineStrings() {
        var abandoned = openStrings.count - 1
        while abandoned > 0, !openStrings[abandoned - 1].isMultiline { abandoned -= 1 }
        reportUnterminated(openStrings[abandoned])
        openStrings.removeSubrange(abandoned...)
    }

    /// Gives up on the outermost string, which ends like an unterminated one.
    private mutating func abandonDeepString() {
        let outermost = openStrings[0]
        report("string interpolations are nested too deeply", at: outermost.start)
        openStrings.removeAll(keepingCapacity: true)
        if outermost.isMultiline { index = count } else { skipLine() }
    }

    private mutating func reportUnterminated(_ string: OpenString) {
        report(
            string.isMultiline ? "unterminated multi-line string literal" : "unterminated string literal",
            at: string.start
        )
    }
}
