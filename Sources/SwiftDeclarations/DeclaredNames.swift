// Bytes -> the names of the types and typealiases that a text may declare or extend, found without making a token.
// Says too much rather than too little: what stands in a comment or a string is found too.

/// The names that a text may declare or extend, as hashes.
public struct DeclaredNames: Sendable {
    /// What a name is declared as.
    public enum Kind: UInt8, Sendable {
        /// It stands behind `protocol`, `class`, `actor`, `struct` or `enum`.
        case type
        /// It stands behind `typealias`.
        case `typealias`
        /// It stands last in what stands behind `extension`. For example: `Inner` of `extension Outer.Inner {}`
        case `extension`
        /// It stands behind `protocol`, or behind another of the keywords of types with `nonisolated` before that: no
        /// module binds the values to an actor by default (SE-0466).
        case free
    }

    /// The hashes of the names, as often as they occur; in source order unless the text is long.
    public private(set) var hashes: [UInt32] = []

    /// Whether a name could not be read from the bytes, so that the text may declare any.
    public private(set) var isIncomplete = false

    /// Whether an enum may have no cases, so that its type has no values.
    public private(set) var mayHaveEnumWithoutCases = false

    /// Finds the names in a text.
    public init(in bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        KeywordSearch.shared.shifts.withUnsafeBufferPointer { shifts in
            guard let shifts = shifts.baseAddress else { return }
            find(in: start, count: bytes.count, shifts: shifts)
        }
    }

    /// The hash of a name as a declaration of a kind, whether it is written in backticks or not.
    public static func hash(_ name: String, as kind: Kind) -> UInt32 {
        var name = name
        return name.withUTF8 { bytes in
            var hash = hashBasis
            for byte in bytes where byte != Ascii.backtick { hash = step(hash, byte) }
            return finish(hash, kind)
        }
    }

    /// The hash of a name as a declaration of one kind -> that of the same name as one of another.
    public static func hash(_ hash: UInt32, of kind: Kind, as other: Kind) -> UInt32 {
        finish(hash &* inversePrime ^ UInt32(truncatingIfNeeded: kind.rawValue), other)
    }

    private static func finish(_ hash: UInt32, _ kind: Kind) -> UInt32 { step(hash, kind.rawValue) }

    /// FNV-1a.
    private static var hashBasis: UInt32 { 2_166_136_261 }

    private static var prime: UInt32 { 16_777_619 }

    /// `prime &* inversePrime` is 1.
    private static var inversePrime: UInt32 { 899_433_627 }

    @inline(__always)
    private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
        (hash ^ UInt32(truncatingIfNeeded: byte)) &* prime
    }

    /// Looks at all windows of the text.
    ///
    /// How far a window moves is known only once memory has answered twice, and the processor would wait for that most
    /// of the time. So four windows move through a quarter of the text each.
    private mutating func find(in start: UnsafePointer<UInt8>, count: Int, shifts: UnsafePointer<UInt8>) {
        let first = KeywordSearch.window - 1
        // Shorter texts are done before that pays.
        guard count > 256 else { return find(from: first, to: count, in: start, count: count, shifts: shifts) }
        let quarter = count / 4
        var (a, b, c, d) = (first, quarter, 2 * quarter, 3 * quarter)
        while a < quarter, b < 2 * quarter, c < 3 * quarter, d < count {
            let shiftOfA = shifts[KeywordSearch.slot(start[a &- 1], start[a])]
            let shiftOfB = shifts[KeywordSearch.slot(start[b &- 1], start[b])]
            let shiftOfC = shifts[KeywordSearch.slot(start[c &- 1], start[c])]
            let shiftOfD = shifts[KeywordSearch.slot(start[d &- 1], start[d])]
            a = a &+ (shiftOfA != 0 ? Int(truncatingIfNeeded: shiftOfA) : look(at: a, in: start, count: count))
            b = b &+ (shiftOfB != 0 ? Int(truncatingIfNeeded: shiftOfB) : look(at: b, in: start, count: count))
            c = c &+ (shiftOfC != 0 ? Int(truncatingIfNeeded: shiftOfC) : look(at: c, in: start, count: count))
            d = d &+ (shiftOfD != 0 ? Int(truncatingIfNeeded: shiftOfD) : look(at: d, in: start, count: count))
        }
        find(from: a, to: quarter, in: start, count: count, shifts: shifts)
        find(from: b, to: 2 * quarter, in: start, count: count, shifts: shifts)
        find(from: c, to: 3 * quarter, in: start, count: count, shifts: shifts)
        find(from: d, to: count, in: start, count: count, shifts: shifts)
    }

    // Plain pointers and wrapping arithmetic: these loops see every byte of the sources, in debug builds too.

    /// Looks at the windows whose last bytes stand between two offsets.
    private mutating func find(
        from first: Int, to limit: Int, in start: UnsafePointer<UInt8>, count: Int, shifts: UnsafePointer<UInt8>
    ) {
        var index = first
        while index < limit {
            let shift = shifts[KeywordSearch.slot(start[index &- 1], start[index])]
            index = index &+ (shift != 0 ? Int(truncatingIfNeeded: shift) : look(at: index, in: start, count: count))
        }
    }

    /// Notes the name behind the keyword of the window that ends at `index`, if there is one; returns how far to move.
    private mutating func look(at index: Int, in start: UnsafePointer<UInt8>, count: Int) -> Int {
        let begin = index &- (KeywordSearch.window &- 1)
        let end = behindKeyword(at: begin, in: start, count: count)
        if end > begin {
            let kind = Self.kind(start[begin], start[begin &+ 1])
            let isEnum = kind == .type && start[begin] == UInt8(ascii: "e")
            let isFree = start[begin] == UInt8(ascii: "p") || kind == .type && isNonisolated(before: begin, in: start)
            readNames(at: end, of: kind, isFree: isFree, in: start, count: count)
            if isEnum, !mayHaveEnumWithoutCases {
                mayHaveEnumWithoutCases = !beginsWithCase(at: end, in: start, count: count)
            }
        }
        return 1
    }

    /// Whether `nonisolated` stands shortly before an offset, in the same line.
    private func isNonisolated(before end: Int, in start: UnsafePointer<UInt8>) -> Bool {
        let word: StaticString = "nonisolated"
        var index = end - word.utf8CodeUnitCount
        let limit = max(0, index - 64)
        while index >= limit, start[index + word.utf8CodeUnitCount - 1] != UInt8(ascii: "\n") {
            var length = 0
            while length < word.utf8CodeUnitCount, start[index + length] == word.utf8Start[length] { length += 1 }
            if length == word.utf8CodeUnitCount { return true }
            index -= 1
        }
        return false
    }

    /// Whether the first declaration in the braces behind an offset is an enum's case.
    private func beginsWithCase(at behind: Int, in start: UnsafePointer<UInt8>, count: Int) -> Bool {
        var index = behind
        while index < count, start[index] != UInt8(ascii: "{") { index += 1 }
        index += 1
        while index + 4 < count {
            if start[index] <= Ascii.space {
                index += 1
            } else if start[index] == Ascii.slash, start[index + 1] == Ascii.slash {
                while index < count, start[index] != UInt8(ascii: "\n") { index += 1 }
            } else {
                let word = (start[index], start[index + 1], start[index + 2], start[index + 3])
                return word == (0x63, 0x61, 0x73, 0x65)  // case
                    || word == (0x69, 0x6E, 0x64, 0x69)  // indirect
            }
        }
        return false
    }

    /// What a keyword that begins with two letters declares.
    private static func kind(_ first: UInt8, _ second: UInt8) -> Kind {
        switch (first, second) {
        case (UInt8(ascii: "t"), _): .typealias
        case (UInt8(ascii: "e"), UInt8(ascii: "x")): .extension
        default: .type
        }
    }

    /// The offset behind the keyword at an offset, or the offset itself where there is none.
    private func behindKeyword(at begin: Int, in start: UnsafePointer<UInt8>, count: Int) -> Int {
        let keyword: StaticString
        switch start[begin] {
        case UInt8(ascii: "p"): keyword = "protocol"
        case UInt8(ascii: "c"): keyword = "class"
        case UInt8(ascii: "s"): keyword = "struct"
        case UInt8(ascii: "a"): keyword = "actor"
        case UInt8(ascii: "e"): keyword = start[begin &+ 1] == UInt8(ascii: "x") ? "extension" : "enum"
        case UInt8(ascii: "t"): keyword = "typealias"
        default: return begin
        }
        let end = begin + keyword.utf8CodeUnitCount
        guard end < count, !isIdentifierByte(start[end]), begin == 0 || !isIdentifierByte(start[begin - 1]) else {
            return begin
        }
        var (offset, letter) = (begin, keyword.utf8Start)
        while offset < end {
            if start[offset] != letter.pointee { return begin }
            offset += 1
            letter += 1
        }
        return end
    }

    /// Notes the name that stands behind a keyword, if there is one; of an extension's names the last.
    private mutating func readNames(
        at behind: Int, of kind: Kind, isFree: Bool, in start: UnsafePointer<UInt8>, count: Int
    ) {
        guard var (hash, end) = readName(at: behind, in: start, count: count) else { return }
        while kind == .extension {
            while end < count, start[end] <= Ascii.space { end += 1 }
            guard end < count else { break }
            // Another name may stand behind arguments: `extension Outer<Int>.Inner`. Or behind a comment.
            if start[end] == Ascii.less { end = behindArguments(at: end, in: start, count: count) }
            guard end < count else { break }
            if start[end] == Ascii.slash || start[end] >= 0x80 { isIncomplete = true }
            guard start[end] == Ascii.dot, let next = readName(at: end + 1, in: start, count: count) else { break }
            (hash, end) = next
        }
        hashes.append(Self.finish(hash, kind))
        if isFree { hashes.append(Self.finish(hash, .free)) }
    }

    /// The offset behind the generic arguments at an offset, or that of the brace before which they do not end.
    private mutating func behindArguments(at begin: Int, in start: UnsafePointer<UInt8>, count: Int) -> Int {
        var (index, depth) = (begin, 0)
        while index < count {
            switch start[index] {
            case Ascii.less: depth += 1
            // The arrow of a function type closes nothing.
            case Ascii.greater where start[index - 1] != Ascii.minus: depth -= 1
            case UInt8(ascii: "{"): return index
            // A comment may hold any of these.
            case Ascii.slash: isIncomplete = true
            default: break
            }
            index += 1
            if depth == 0 { break }
        }
        return index
    }

    /// The hash of the name at an offset and the offset behind it; nil where there is none.
    private mutating func readName(
        at behind: Int, in start: UnsafePointer<UInt8>, count: Int
    ) -> (hash: UInt32, end: Int)? {
        var index = behind
        while index < count, start[index] <= Ascii.space { index += 1 }
        guard index < count else { return nil }
        var hash = Self.hashBasis
        let first = start[index]
        // Of what is not ASCII only a no-break space ends the keyword; whether this is one is for the tokenizer to say.
        if index == behind, first > 0xC2 { return nil }
        if first == Ascii.backtick {
            index += 1
            while index < count, start[index] != Ascii.backtick, start[index] >= Ascii.space {
                hash = Self.step(hash, start[index])
                index += 1
            }
            return (hash, index + 1)
        }
        if isIdentifierByte(first) {
            while index < count, isIdentifierByte(start[index]) {
                hash = Self.step(hash, start[index])
                index += 1
            }
            // Whether the identifier goes on is for the tokenizer to say.
            if index < count, start[index] >= 0x80 { isIncomplete = true }
            return (hash, index)
        }
        // A comment or a space beyond ASCII may come before the name.
        if first == Ascii.slash || first >= 0x80 { isIncomplete = true }
        return nil
    }
}

/// Whether a byte continues an identifier; those beyond ASCII may or may not.
@inline(__always)
private func isIdentifierByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
        || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte == Ascii.underscore || byte == UInt8(ascii: "$")
}

/// How far a window may move when no keyword ends in it, after Wu and Manber: looks at every fourth pair of bytes.
private struct KeywordSearch: Sendable {
    /// The length of the shortest keyword and the byte behind it.
    static var window: Int { 5 }

    /// By the last two bytes of the window.
    let shifts: [UInt8]

    static let shared = KeywordSearch()

    private init() {
        var shifts = [UInt8](repeating: UInt8(Self.window - 1), count: 1 << 16)
        for keyword in ["proto", "class", "struc", "actor", "typea", "enum", "exten"] {
            let letters = Array(keyword.utf8)
            for position in 0..<letters.count - 1 {
                let slot = Self.slot(letters[position], letters[position + 1])
                shifts[slot] = min(shifts[slot], UInt8(Self.window - 2 - position))
            }
        }
        // Whatever ends a word may stand behind `enum`.
        for byte in 0...UInt8.max where !isIdentifierByte(byte) { shifts[Self.slot(UInt8(ascii: "m"), byte)] = 0 }
        self.shifts = shifts
    }

    /// The place of a pair of bytes.
    @inline(__always)
    static func slot(_ first: UInt8, _ second: UInt8) -> Int {
        Int(truncatingIfNeeded: first) | Int(truncatingIfNeeded: second) &<< 8
    }
}
