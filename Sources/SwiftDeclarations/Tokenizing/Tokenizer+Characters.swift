// What bytes and Unicode scalars may begin or continue: the character tables of the tokenizer.
// In: bytes and scalar values. Out: classes, yes or no.
// Source: The Swift Programming Language, "Lexical Structure", grammars of an identifier and of an operator.

/// What a byte begins, when it comes after trivia or another token.
enum ByteClass: UInt8, Sendable {
    /// `a`…`z`, `A`…`Z`, `_`. Together with `digit` and `dollar`, the bytes that continue an identifier.
    case word
    case digit
    case dollar
    /// A space, tab, vertical tab, form feed or NUL.
    case space
    case lineBreak
    /// `/`: a comment, a regex or an operator.
    case slash
    case `operator`
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, at, backslash
    /// `"` and `'`.
    case quote
    case pound, backtick
    /// Part of a scalar beyond ASCII, or not UTF-8.
    case nonASCII
    /// A control character.
    case invalid

    /// The class of each byte.
    static let table: [ByteClass] = {
        var table = [ByteClass](repeating: .invalid, count: 256)
        for byte in 0x80...0xFF { table[byte] = .nonASCII }
        let groups: [(StaticString, ByteClass)] = [
            ("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_", .word),
            ("0123456789", .digit), ("$", .dollar),
            (" \t\u{0B}\u{0C}\0", .space), ("\n\r", .lineBreak),
            ("/", .slash), ("=-+*%<>!&|^~?.", .operator),
            ("(", .leftParen), (")", .rightParen), ("[", .leftBracket), ("]", .rightBracket),
            ("{", .leftBrace), ("}", .rightBrace), (",", .comma), (":", .colon), (";", .semicolon),
            ("@", .at), ("\\", .backslash), ("\"'", .quote), ("#", .pound), ("`", .backtick),
        ]
        for (characters, byteClass) in groups {
            characters.withUTF8Buffer { for byte in $0 { table[Int(byte)] = byteClass } }
        }
        return table
    }()
}

/// The bytes that the tokenizer asks for by name.
enum Ascii {
    static var lineFeed: UInt8 { 0x0A }
    static var carriageReturn: UInt8 { 0x0D }
    static var space: UInt8 { 0x20 }
    static var tab: UInt8 { 0x09 }
    static var exclaim: UInt8 { 0x21 }
    static var doubleQuote: UInt8 { 0x22 }
    static var pound: UInt8 { 0x23 }
    static var singleQuote: UInt8 { 0x27 }
    static var leftParen: UInt8 { 0x28 }
    static var star: UInt8 { 0x2A }
    static var plus: UInt8 { 0x2B }
    static var minus: UInt8 { 0x2D }
    static var dot: UInt8 { 0x2E }
    static var slash: UInt8 { 0x2F }
    static var zero: UInt8 { 0x30 }
    static var less: UInt8 { 0x3C }
    static var equal: UInt8 { 0x3D }
    static var greater: UInt8 { 0x3E }
    static var question: UInt8 { 0x3F }
    static var backslash: UInt8 { 0x5C }
    static var underscore: UInt8 { 0x5F }
    static var backtick: UInt8 { 0x60 }
}

/// Whether each byte continues an identifier: `a`…`z`, `A`…`Z`, `0`…`9`, `_`, `$`.
let identifierBytes: [Bool] = ByteClass.table.map { $0.rawValue <= ByteClass.dollar.rawValue }

/// Stands for bytes that are not UTF-8; larger than any Unicode scalar.
let invalidScalar: UInt32 = .max

extension Tokenizer {
    /// Whether the byte at `offset` is there and is `byte`.
    func isByte(_ byte: UInt8, at offset: Int) -> Bool {
        guard offset < count else { return false }
        return bytes[offset] == byte
    }

    /// Whether the byte at `offset` is there and ends a line.
    func isLineBreak(at offset: Int) -> Bool {
        guard offset < count else { return false }
        return classes[Int(bytes[offset])] == .lineBreak
    }

    /// Whether the byte at `offset` is a decimal digit.
    func isDigit(at offset: Int) -> Bool {
        guard offset < count else { return false }
        return bytes[offset] &- Ascii.zero < 10
    }

    /// Moves `index` behind the longest run of characters that may continue an identifier.
    mutating func skipIdentifierCharacters() {
        while index < count {
            let byte = bytes[index]
            if continuesIdentifier[Int(byte)] {
                index += 1
            } else if byte >= 0x80 {
                let scalar = decodeScalar(at: index)
                guard isIdentifierCharacter(scalar.value) else { return }
                index += scalar.length
            } else {
                return
            }
        }
    }

    /// Reads the UTF-8 scalar at `offset`. A byte that begins none is an `invalidScalar` of length 1.
    func decodeScalar(at offset: Int) -> (value: UInt32, length: Int) {
        let lead = UInt32(bytes[offset])
        let length: Int
        var value: UInt32
        // RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
        let smallest: UInt32
        if lead < 0x80 {
            return (lead, 1)
        } else if lead >= 0xC2, lead < 0xE0 {
            (length, value, smallest) = (2, lead & 0x1F, 0x80)
        } else if lead >= 0xE0, lead < 0xF0 {
            (length, value, smallest) = (3, lead & 0x0F, 0x800)
        } else if lead >= 0xF0, lead < 0xF5 {
            (length, value, smallest) = (4, lead & 0x07, 0x10000)
        } else {
            return (invalidScalar, 1)
        }
        guard offset + length <= count else { return (invalidScalar, 1) }
        var position = offset + 1
        while position < offset + length {
            let byte = UInt32(bytes[position])
            guard byte & 0xC0 == 0x80 else { return (invalidScalar, 1) }
            value = value << 6 | byte & 0x3F
            position += 1
        }
        guard value >= smallest, value <= 0x10FFFF, value & 0xFFFF_F800 != 0xD800 else { return (invalidScalar, 1) }
        return (value, length)
    }
}

/// Whether a scalar beyond ASCII is the no-break space, which the compiler takes for a space.
func isNoBreakSpace(_ scalar: UInt32) -> Bool {
    scalar == 0xA0
}

/// Whether a scalar beyond ASCII may begin an identifier.
func isIdentifierHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Combining marks may continue an identifier only.
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isIdentifierCharacter(scalar)
    }
}

/// Whether a scalar beyond ASCII may continue an identifier.
func isIdentifierCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00A8, 0x00AA, 0x00AD, 0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA, 0x00BC...0x00BE, 0x00C0...0x00D6,
        0x00D8...0x00F6, 0x00F8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
        0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F, 0x2460...0x24FF,
        0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
        0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
        0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8:
        true
    case 0x10000...0xEFFFD:
        // The last two scalars of every plane are no characters.
        scalar & 0xFFFF <= 0xFFFD
    default:
        false
    }
}

/// Whether a scalar beyond ASCII may begin an operator, unless it may begin an identifier.
func isOperatorHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x00A1...0x00A7, 0x00A9, 0x00AB, 0x00AC, 0x00AE, 0x00B0, 0x00B1, 0x00B6, 0x00BB, 0x00BF, 0x00D7, 0x00F7,
        0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
        0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
        true
    default:
        false
    }
}

/// Whether a scalar beyond ASCII may continue an operator.
func isOperatorCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Combining marks and variation selectors may continue an operator only.
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: isOperatorHead(scalar)
    }
}
