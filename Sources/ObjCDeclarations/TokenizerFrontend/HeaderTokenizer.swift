// The bytes of a C or Objective-C header in, its tokens out: a kind and two byte offsets each, no text. White space,
// comments and escaped line ends are the gaps between tokens. Deliberately absent: trigraphs, raw strings of C++, and
// operators of several characters, which only conditions need; see HeaderCondition.swift.

import SwiftDeclarations

/// One token of a header.
struct HeaderToken: Hashable, Sendable {
    /// What sort of token it is.
    enum Kind: UInt8, Hashable, Sendable {
        /// An identifier or a keyword.
        case word
        /// `1`, `0x1F`, `13.0`, `10_15`: what the C standard calls a preprocessing number.
        case number
        /// `"…"`; where the closing quote is missing, the rest of the line.
        case string
        /// `'…'`; where the closing quote is missing, the rest of the line.
        case character
        /// `<…>` behind `#import` and `#include`.
        case headerName
        case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
        case less, greater, comma, semicolon, colon, star, caret, equal, minus, plus, at
        /// `#`, `##`
        case hash, hashHash
        /// `...`
        case ellipsis
        /// Any other character that C has a use for, alone.
        case punctuation
        /// A byte that C has no use for.
        case unknown
        /// The end of the text; always the last token, empty.
        case endOfFile
    }

    /// What sort of token it is.
    var kind: Kind
    /// Whether a line break that is not escaped stands between the token before and this one.
    var startsLine: Bool
    /// The byte offset of the token's first byte.
    var start: UInt32
    /// The byte offset behind the token's last byte.
    var end: UInt32
}

/// A header and its tokens.
struct TokenizedHeader: Sendable {
    /// The text.
    let source: SourceFile
    /// The tokens in source order; the last one is `endOfFile`.
    let tokens: [HeaderToken]
    /// Where a block comment begins that does not end.
    let unterminatedComment: UInt32?

    /// Finds the tokens of a text. Never fails: every byte belongs to one token or one gap.
    init(_ source: SourceFile) {
        self.source = source
        let (tokens, comment) = source.bytes.withUnsafeBufferPointer { bytes in
            var tokenizer = HeaderTokenizer(bytes: bytes)
            tokenizer.run()
            return (tokenizer.tokens, tokenizer.unterminatedComment)
        }
        self.tokens = tokens
        unterminatedComment = comment
    }
}

/// The state of one run over one text.
private struct HeaderTokenizer {
    let bytes: UnsafeBufferPointer<UInt8>
    var tokens: [HeaderToken] = []
    var unterminatedComment: UInt32?
    private var position = 0
    private var startsLine = true
    /// How far the tokens are into `# import`, after which `<` begins the name of a header.
    private var directive = Directive.none

    private enum Directive {
        case none, hash, include
    }

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5)
    }

    /// Finds all tokens.
    mutating func run() {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        while true {
            skipGap()
            guard position < bytes.count else { break }
            let start = position
            let kind = scanToken()
            append(kind, from: start)
        }
        append(.endOfFile, from: position)
    }

    private mutating func append(_ kind: HeaderToken.Kind, from start: Int) {
        switch (kind, directive) {
        case (.hash, _): directive = startsLine ? .hash : .none
        case (.word, .hash) where !startsLine && isInclude(start..<position): directive = .include
        default: directive = .none
        }
        tokens.append(
            HeaderToken(
                kind: kind, startsLine: startsLine, start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: position)))
        startsLine = false
    }

    private func isInclude(_ range: Range<Int>) -> Bool {
        let word = bytes[range]
        return word.elementsEqual("import".utf8) || word.elementsEqual("include".utf8)
            || word.elementsEqual("include_next".utf8)
    }

    private func byte(_ offset: Int) -> UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    // MARK: - Gaps

    private mutating func skipGap() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                startsLine = true
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: position += 1
            case UInt8(ascii: "\\"):
                guard let next = endOfEscapedLine(position) else { return }
                position = next
            case UInt8(ascii: "/"):
                if byte(position + 1) == UInt8(ascii: "/") {
                    skipLine()
                } else if byte(position + 1) == UInt8(ascii: "*") {
                    skipBlockComment()
                } else {
                    return
                }
            default: return
            }
        }
    }

    /// The offset behind a backslash and the line break it escapes; nil where it escapes none.
    private func endOfEscapedLine(_ backslash: Int) -> Int? {
        var next = backslash + 1
        while byte(next) == UInt8(ascii: " ") || byte(next) == UInt8(ascii: "\t") { next += 1 }
        if byte(next) == UInt8(ascii: "\r") { return byte(next + 1) == UInt8(ascii: "\n") ? next + 2 : next + 1 }
        return byte(next) == UInt8(ascii: "\n") ? next + 1 : nil
    }

    /// Moves to the end of the line. An escaped line break goes on, also in a comment.
    private mutating func skipLine() {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
            case UInt8(ascii: "\\"): position = endOfEscapedLine(position) ?? position + 1
            default: position += 1
            }
        }
    }

    private mutating func skipBlockComment() {
        let start = position
        position += 2
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        unterminatedComment = UInt32(truncatingIfNeeded: start)
    }

    // MARK: - Tokens

    private mutating func scanToken() -> HeaderToken.Kind {
        let first = bytes[position]
        if isWordByte(first) {
            guard isDigit(first) else {
                while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
                return .word
            }
            return scanNumber()
        }
        switch first {
        case UInt8(ascii: "\""): return scanQuoted(.string)
        case UInt8(ascii: "'"): return scanQuoted(.character)
        case UInt8(ascii: "<") where directive == .include && !startsLine: return scanHeaderName()
        case UInt8(ascii: ".") where isDigit(byte(position + 1)): return scanNumber()
        case UInt8(ascii: ".") where byte(position + 1) == first && byte(position + 2) == first:
            position += 3
            return .ellipsis
        case UInt8(ascii: "#") where byte(position + 1) == first:
            position += 2
            return .hashHash
        default:
            position += 1
            return punctuation(first)
        }
    }

    private func punctuation(_ byte: UInt8) -> HeaderToken.Kind {
        switch byte {
        case UInt8(ascii: "("): .leftParen
        case UInt8(ascii: ")"): .rightParen
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: "<"): .less
        case UInt8(ascii: ">"): .greater
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ";"): .semicolon
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "*"): .star
        case UInt8(ascii: "^"): .caret
        case UInt8(ascii: "="): .equal
        case UInt8(ascii: "-"): .minus
        case UInt8(ascii: "+"): .plus
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: "#"): .hash
        case UInt8(ascii: "!"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: "?"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            .punctuation
        default: .unknown
        }
    }

    /// A number as the preprocessor sees it: digits, letters, periods, and a sign behind an exponent.
    private mutating func scanNumber() -> HeaderToken.Kind {
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            if isWordByte(byte) || byte == UInt8(ascii: ".") {
                position += 1
            } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
                switch bytes[position - 1] {
                case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "p"), UInt8(ascii: "P"): position += 1
                default: return .number
                }
            } else {
                break
            }
        }
        return .number
    }

    /// A literal up to its closing quote, or to the end of the line: an apostrophe in an `#error` is none.
    private mutating func scanQuoted(_ kind: HeaderToken.Kind) -> HeaderToken.Kind {
        let quote = bytes[position]
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case quote:
                position += 1
                return kind
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return kind
            case UInt8(ascii: "\\"):
                position = min(endOfEscapedLine(position) ?? position + 2, bytes.count)
            default: position += 1
            }
        }
        return kind
    }

    private mutating func scanHeaderName() -> HeaderToken.Kind {
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
            if bytes[end] == UInt8(ascii: ">") {
                position = end + 1
                return .headerName
            }
            end += 1
        }
        position += 1
        return .less
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
