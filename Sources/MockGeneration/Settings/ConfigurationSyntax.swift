// The bytes of a JSON text in, a value tree with positions out, or the first mistake.
// More than JSON in two points: comments (`// …`, `/* … */`) and a comma behind the last element.
// Never traps: the text is checked to be UTF-8 first, and nesting ends at a limit. Knows no keys.

import SwiftDeclarations

/// A value and where it begins.
struct JSONValue: Hashable, Sendable {
    /// The kinds of values.
    indirect enum Content: Hashable, Sendable {
        /// For example: `{"condition": "DEBUG"}`
        case object([JSONMember])
        /// For example: `["Core", "Model"]`
        case array([JSONValue])
        /// For example: `"DEBUG"`, here without quotes and escapes.
        case string(String)
        /// For example: `-1.5e3`, as it is written.
        case number(String)
        /// For example: `true`
        case boolean(Bool)
        /// `null`
        case null
    }

    /// What it is.
    let content: Content
    /// The byte offset of its first character.
    let offset: Int

    /// The value as JSON in one line.
    var text: String {
        switch content {
        case .object(let members):
            return "{\(members.map { "\(quoted($0.key)): \($0.value.text)" }.joined(separator: ", "))}"
        case .array(let values): return "[\(values.map(\.text).joined(separator: ", "))]"
        case .string(let text): return quoted(text)
        case .number(let text): return text
        case .boolean(let value): return "\(value)"
        case .null: return "null"
        }
    }
}

/// A key and its value.
struct JSONMember: Hashable, Sendable {
    /// The key, without quotes and escapes.
    let key: String
    /// The byte offset of the key's opening quote.
    let offset: Int
    /// The value.
    let value: JSONValue
}

/// A mistake in a JSON text, or a value that is not what is wanted.
struct JSONFailure: Error, Hashable {
    /// Where it is.
    let offset: Int
    /// What is wrong, as a diagnostic says it.
    let message: String
    /// The place of a note that belongs to it.
    var related: Int?
    /// The note.
    var relation = ""

    /// The failure as an error of the run.
    func diagnostic(in file: SourceFile) -> Diagnostic {
        func place(_ offset: Int) -> Diagnostic.Place {
            .init(path: file.path, offset: UInt32(clamping: offset))
        }
        return Diagnostic(
            .error, at: place(offset), message,
            notes: related.map { [Diagnostic(.note, at: place($0), relation)] } ?? [])
    }
}

/// The value that is the text of `file`.
func jsonValue(of file: SourceFile) throws(JSONFailure) -> JSONValue {
    if let offset = firstInvalidUTF8Offset(file.bytes) {
        throw JSONFailure(offset: offset, message: "the file is not valid UTF-8")
    }
    var reader = JSONReader(bytes: file.bytes)
    return try reader.document()
}

/// A text on one line, for messages: control characters become escapes, and what is very long is cut.
func printable(_ text: String) -> String {
    let short = text.unicodeScalars.prefix(60)
    let escaped = short.map { $0.value < 32 || $0.value == 127 ? $0.escaped(asASCII: true) : String($0) }.joined()
    return text.unicodeScalars.count > short.count ? escaped + "…" : escaped
}

/// A cursor over a JSON text. One function per production, each starting at its first byte.
private struct JSONReader {
    let bytes: [UInt8]
    var index = 0
    var depth = 0

    /// Deeper than any configuration, and far from the end of the stack.
    static let depthLimit = 64

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

    private func fail(_ message: String, at offset: Int? = nil) -> JSONFailure {
        JSONFailure(offset: offset ?? index, message: message)
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard byte == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    mutating func document() throws(JSONFailure) -> JSONValue {
        // Some editors begin a file with a byte order mark.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        try skipBlanks()
        guard byte != nil else { throw fail("the file is empty; an empty configuration is '{}'", at: 0) }
        let value = try value()
        try skipBlanks()
        guard byte == nil else { throw fail("unexpected \(nextText) behind the end of the configuration") }
        return value
    }

    /// Skips white space and comments.
    private mutating func skipBlanks() throws(JSONFailure) {
        while let byte {
            switch byte {
            case UInt8(ascii: " "), 9, 10, 13:
                index += 1
            case UInt8(ascii: "/"):
                try skipComment()
            default:
                return
            }
        }
    }

    private mutating func skipComment() throws(JSONFailure) {
        let start = index
        index += 1
        if skip("/") {
            while let byte, byte != 10, byte != 13 { index += 1 }
        } else if skip("*") {
            while byte != nil {
                if skip("*") {
                    if skip("/") { return }
                } else {
                    index += 1
                }
            }
            throw fail("the comment is never closed; end it with '*/'", at: start)
        } else {
            throw fail("a comment begins with '//' or '/*'", at: start)
        }
    }

    private mutating func value() throws(JSONFailure) -> JSONValue {
        let start = index
        let content: JSONValue.Content
        switch byte {
        case UInt8(ascii: "{"): content = .object(try members())
        case UInt8(ascii: "["): content = .array(try elements())
        case UInt8(ascii: "\""): content = .string(try string())
        case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): content = .number(try number())
        case let byte? where isWordByte(byte): content = try word()
        case nil: throw fail("expected a value, but the file ends here")
        default: throw fail("expected a value instead of \(nextText)\(quoteHint)")
        }
        return JSONValue(content: content, offset: start)
    }

    /// The character at the cursor, for messages.
    private var nextText: String {
        guard byte != nil else { return "the end of the file" }
        let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
        return "'\(printable(rest.unicodeScalars.first.map(String.init) ?? ""))'"
    }

    private var quoteHint: String { byte == UInt8(ascii: "'") ? "; strings are in double quotes" : "" }
}

extension JSONReader {
    private mutating func members() throws(JSONFailure) -> [JSONMember] {
        let start = try open()
        var members: [JSONMember] = []
        while try isBefore("}", of: start) {
            let offset = index
            let key = try key()
            try skipBlanks()
            guard skip(":") else { throw fail("expected ':' after the key '\(printable(key))'") }
            try skipBlanks()
            members.append(JSONMember(key: key, offset: offset, value: try value()))
            try skipComma(before: "}", of: start)
        }
        return members
    }

    private mutating func elements() throws(JSONFailure) -> [JSONValue] {
        let start = try open()
        var elements: [JSONValue] = []
        while try isBefore("]", of: start) {
            elements.append(try value())
            try skipComma(before: "]", of: start)
        }
        return elements
    }

    /// Reads an opening bracket and returns its offset.
    private mutating func open() throws(JSONFailure) -> Int {
        guard depth < Self.depthLimit else { throw fail("the brackets are nested too deeply") }
        depth += 1
        index += 1
        return index - 1
    }

    /// Whether there is more before the closing bracket, which is read.
    private mutating func isBefore(_ close: Unicode.Scalar, of start: Int) throws(JSONFailure) -> Bool {
        try skipBlanks()
        guard byte != nil else { throw neverClosed(start, close) }
        guard skip(close) else { return true }
        depth -= 1
        return false
    }

    /// Reads the comma behind an element, which may be left out only before the closing bracket.
    private mutating func skipComma(before close: Unicode.Scalar, of start: Int) throws(JSONFailure) {
        let end = index
        try skipBlanks()
        guard byte != nil else { throw neverClosed(start, close) }
        if skip(",") || byte == UInt8(ascii: close) { return }
        // Where the comma is missing rather than where that shows, which can be some lines further down.
        throw fail("expected ',' or '\(close)' here, before \(nextText)", at: end)
    }

    private func neverClosed(_ start: Int, _ close: Unicode.Scalar) -> JSONFailure {
        fail("this bracket is never closed; add '\(close)'", at: start)
    }

    private mutating func key() throws(JSONFailure) -> String {
        if byte == UInt8(ascii: "\"") { return try string() }
        if let byte, isWordByte(byte) {
            let start = index
            throw fail("keys are in double quotes: \"\(wordText())\"", at: start)
        }
        throw fail("expected a key in double quotes instead of \(nextText)")
    }

    private mutating func word() throws(JSONFailure) -> JSONValue.Content {
        let start = index
        let word = wordText()
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default:
            let close = word.utf8.count < 16 ? closest(to: word, among: ["true", "false", "null"]) : nil
            let hint = close.map { "did you mean '\($0)'?" } ?? "strings are in double quotes"
            throw fail("unknown word '\(printable(word))'; \(hint)", at: start)
        }
    }

    private mutating func wordText() -> String {
        let start = index
        while let byte, isWordByte(byte) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "$"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
            return true
        default: return false
        }
    }

    private mutating func number() throws(JSONFailure) -> String {
        let start = index
        _ = skip("-")
        let isWhole = skip("0") || skipDigits()
        let hasFraction = skip(".") ? skipDigits() : true
        var hasExponent = true
        if skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            hasExponent = skipDigits()
        }
        guard isWhole, hasFraction, hasExponent, !(byte.map(isWordByte) ?? false) else {
            throw fail("this is not a number", at: start)
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipDigits() -> Bool {
        let start = index
        while let byte, isDigit(byte) { index += 1 }
        return index > start
    }

    private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private mutating func string() throws(JSONFailure) -> String {
        let start = index
        index += 1
        var text: [UInt8] = []
        while let byte, byte != 10, byte != 13 {
            switch byte {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += String(try escape()).utf8
            case 0..<32:
                throw fail("write this control character as \(byte == 9 ? "'\\t'" : "an escape such as '\\u0001'")")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw fail("the string is never closed; add '\"'", at: start)
    }

    private mutating func escape() throws(JSONFailure) -> Unicode.Scalar {
        let start = index
        index += 1
        guard let letter = byte else { return "\\" }
        index += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            let unit = try codeUnit(start)
            if let scalar = Unicode.Scalar(unit) { return scalar }
            // Characters beyond the first 65536 are two escapes that belong together.
            if 0xD800...0xDBFF ~= unit, skip("\\"), skip("u") {
                let second = try codeUnit(start)
                let value = 0x10000 + ((unit & 0x3FF) << 10) + (second & 0x3FF)
                if 0xDC00...0xDFFF ~= second, let scalar = Unicode.Scalar(value) { return scalar }
            }
            throw fail("this escape is half of a character", at: start)
        default:
            throw fail("unknown escape; a backslash itself is written '\\\\'", at: start)
        }
    }

    /// The four hexadecimal digits of the escape that begins at `start`.
    private mutating func codeUnit(_ start: Int) throws(JSONFailure) -> UInt32 {
        let digits = bytes[min(index, bytes.count)...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw fail("'\\u' needs four hexadecimal digits", at: start) }
        index += 4
        return value
    }
}
