// Bytes -> tokens: the driver, the gaps between tokens, and punctuation; one sibling file per other sort of token.
// In: a source file. Out: tokens that tile it, and a message per unterminated construct or run of stray bytes.
// Deliberately absent: the values of literals, and complaints about them that the compiler makes anyway (`0b12`, `\q`).

/// Splits a source text into tokens. Accepts any bytes, takes linear time, and never fails.
public func tokenize(_ file: SourceFile) -> TokenizedFile {
    // Offsets are 32 bits wide; no compiler takes such a file either.
    guard file.bytes.count < Int(UInt32.max) else {
        let place = Diagnostic.Place(path: file.path, offset: 0)
        let endOfFile = Token(kind: .endOfFile, startsLine: true, start: 0, end: 0)
        return TokenizedFile(tokens: [endOfFile], diagnostics: [Diagnostic(.error, at: place, "file is too large")])
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
        ByteClass.table.withUnsafeBufferPointer { classes in
            identifierBytes.withUnsafeBufferPointer { identifierBytes in
                var tokenizer = Tokenizer(
                    path: file.path, bytes: bytes, classes: classes, continuesIdentifier: identifierBytes)
                tokenizer.run()
                return TokenizedFile(tokens: tokenizer.tokens, diagnostics: tokenizer.diagnostics)
            }
        }
    }
}

/// The state of one pass over a text. Noncopyable: a debug build copies a value for each of its functions that is called.
struct Tokenizer: ~Copyable {
    /// The path that messages name.
    let path: String

    /// The text.
    let bytes: UnsafeBufferPointer<UInt8>

    /// `ByteClass.table`: what each byte may begin.
    let classes: UnsafeBufferPointer<ByteClass>

    /// `identifierBytes`.
    let continuesIdentifier: UnsafeBufferPointer<Bool>

    /// The keywords by spelling.
    let keywords = KeywordTable.shared

    /// The number of bytes in the text.
    let count: Int

    /// The offset of the next byte to look at.
    var index = 0

    /// Whether a line break has been seen since the last token.
    var startsLine = true

    /// The tokens so far.
    var tokens: [Token] = []

    /// The messages so far.
    var diagnostics: [Diagnostic] = []

    /// The string literals that `index` is inside of, outermost first; empty between tokens.
    var openStrings: [OpenString] = []

    /// The smallest number of `#` for which a multi-line regex was found to have no end in the rest of the text.
    var unclosedRegexPounds = Int.max
    /// Whether a merge conflict was found to have no end in the rest of the text.
    var lacksEndOfConflict = false

    /// Prepares to split a text.
    init(
        path: String,
        bytes: UnsafeBufferPointer<UInt8>,
        classes: UnsafeBufferPointer<ByteClass>,
        continuesIdentifier: UnsafeBufferPointer<Bool>
    ) {
        self.path = path
        self.bytes = bytes
        self.classes = classes
        self.continuesIdentifier = continuesIdentifier
        count = bytes.count
        // Real sources have a token per four to eight bytes; one growth step is left to dense ones.
        tokens.reserveCapacity(count / 6 + 16)
    }

    /// Splits the whole text.
    mutating func run() {
        skipFileHead()
        skipTrivia()
        while index < count {
            lexToken()
            skipTrivia()
        }
        append(.endOfFile, from: count)
    }

    /// Lexes the token at `index`, which is neither trivia nor the end.
    private mutating func lexToken() {
        let start = index
        switch classes[Int(bytes[start])] {
        case .word: lexIdentifier()
        case .digit: lexNumber()
        case .dollar: lexDollarIdentifier()
        case .operator, .slash: lexOperator()
        case .leftParen: appendPunctuation(.leftParen)
        case .rightParen: appendPunctuation(.rightParen)
        case .leftBracket: appendPunctuation(.leftBracket)
        case .rightBracket: appendPunctuation(.rightBracket)
        case .leftBrace: appendPunctuation(.leftBrace)
        case .rightBrace: appendPunctuation(.rightBrace)
        case .comma: appendPunctuation(.comma)
        case .colon: appendPunctuation(.colon)
        case .semicolon: appendPunctuation(.semicolon)
        case .at: appendPunctuation(.at)
        case .backslash: appendPunctuation(.backslash)
        case .quote: lexString(pounds: 0)
        case .pound: lexPound()
        case .backtick: lexEscapedIdentifier()
        case .nonASCII:
            let scalar = decodeScalar(at: start)
            if isIdentifierHead(scalar.value) {
                lexIdentifier()
            } else if isOperatorHead(scalar.value) {
                lexOperator()
            } else {
                lexInvalidCharacters()
            }
        case .space, .lineBreak, .invalid: lexInvalidCharacters()
        }
    }

    /// Lexes a run of bytes that begin no token as one `unknown` token with one message.
    private mutating func lexInvalidCharacters() {
        let start = index
        var isValidUTF8 = true
        scan: while index < count {
            switch classes[Int(bytes[index])] {
            case .invalid:
                index += 1
            case .nonASCII:
                let scalar = decodeScalar(at: index)
                if isIdentifierHead(scalar.value) || isOperatorHead(scalar.value) || isNoBreakSpace(scalar.value) {
                    break scan
                }
                if scalar.value == invalidScalar { isValidUTF8 = false }
                index += scalar.length
            default:
                break scan
            }
        }
        report(isValidUTF8 ? "invalid character in source file" : "invalid UTF-8 found in source file", at: start)
        append(.unknown, from: start)
    }

    private mutating func appendPunctuation(_ kind: Token.Kind) {
        index += 1
        append(kind, from: index - 1)
    }

    /// Appends the token that begins at `start` and ends at `index`.
    mutating func append(_ kind: Token.Kind, keyword: Keyword = .none, from start: Int) {
        tokens.append(
            Token(
                kind: kind,
                keyword: keyword,
                startsLine: startsLine,
                start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: index)
            )
        )
        startsLine = false
    }

    /// Adds a message about the byte at `offset`.
    mutating func report(_ message: String, at offset: Int) {
        let place = Diagnostic.Place(path: path, offset: UInt32(truncatingIfNeeded: offset))
        diagnostics.append(Diagnostic(.error, at: place, message))
    }
}

// MARK: - Trivia (The Swift Programming Language, "Lexical Structure": whitespace and comments)

extension Tokenizer {
    /// Skips a byte order mark and a `#!` line, which only count at the start of a file.
    private mutating func skipFileHead() {
        if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { index = 3 }
        if isByte(Ascii.pound, at: index), isByte(Ascii.exclaim, at: index + 1) { skipLine() }
    }

    /// Skips white space and comments, and notes line breaks in them.
    private mutating func skipTrivia() {
        while index < count {
            switch classes[Int(bytes[index])] {
            case .space:
                var end = index + 1
                while end < count, bytes[end] == Ascii.space { end &+= 1 }
                index = end
            case .lineBreak:
                startsLine = true
                index += 1
            case .slash:
                if isByte(Ascii.slash, at: index + 1) {
                    skipLine()
                } else if isByte(Ascii.star, at: index + 1) {
                    skipBlockComment()
                } else {
                    return
                }
            case .nonASCII:
                // The compiler takes U+00A0 for a space, with a warning.
                guard bytes[index] == 0xC2, isByte(0xA0, at: index + 1) else { return }
                index += 2
            default:
                return
            }
        }
    }

    /// Skips to the line break or the end of the file.
    mutating func skipLine() {
        var end = index
        while end < count, bytes[end] != Ascii.lineFeed, bytes[end] != Ascii.carriageReturn { end &+= 1 }
        index = end
    }

    /// Skips a block comment, comments nested in it included.
    private mutating func skipBlockComment() {
        let start = index
        if skipBlockComment(stoppingAtLineBreak: false) { return }
        report("unterminated '/*' comment", at: start)
    }

    /// Skips the block comment that begins at `index`; false if its end does not come, with `index` where it gave up.
    mutating func skipBlockComment(stoppingAtLineBreak: Bool) -> Bool {
        index += 2
        var depth = 1
        while index < count {
            switch bytes[index] {
            case 0x2A where isByte(Ascii.slash, at: index + 1):
                index += 2
                depth -= 1
                if depth == 0 { return true }
            case 0x2F where isByte(Ascii.star, at: index + 1):
                index += 2
                depth += 1
            case 0x0A, 0x0D:
                if stoppingAtLineBreak { return false }
                startsLine = true
                index += 1
            default:
                index += 1
            }
        }
        return false
    }
}
