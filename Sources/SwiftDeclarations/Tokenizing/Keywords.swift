// Bytes -> Keyword, without making a String.
// In: the bytes of an identifier. Out: which keyword it spells.
// Deliberately absent: what a keyword means in its place; that is the parser's business.

/// The keywords in a hash table with open addressing. An object: every tokenizer has it at hand.
final class KeywordTable: Sendable {
    /// The one table there is.
    static let shared = KeywordTable()

    /// A power of two.
    private static var slotCount: Int { 512 }

    /// A keyword's raw value per slot, 0 (`none`) where the slot is free.
    private let slots: [UInt8]

    /// The spelling of each keyword, by raw value.
    private let spellings: [[UInt8]]

    private init() {
        var slots = [UInt8](repeating: 0, count: Self.slotCount)
        var spellings: [[UInt8]] = [[]]
        while let keyword = Keyword(rawValue: UInt8(truncatingIfNeeded: spellings.count)) {
            let spelling = Array(String(describing: keyword).utf8)
            spellings.append(spelling)
            var slot = spelling.withUnsafeBufferPointer { Self.hash($0, from: 0, to: $0.count) }
            while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
            slots[slot] = keyword.rawValue
        }
        self.slots = slots
        self.spellings = spellings
    }
}

extension KeywordTable {
    /// The keyword that the bytes from `start` to `end` spell; `none` for any other identifier.
    func keyword(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Keyword {
        // The shortest keywords have two bytes, the longest, `unsafeMutableAddress`, twenty. Names of types begin with a
        // capital, and of the keywords only `Any` and `Self` do.
        let length = end &- start
        guard length >= 2, length <= 20, bytes[start] >= Ascii.underscore || length <= 4 else { return .none }
        var slot = Self.hash(bytes, from: start, to: end)
        while true {
            let rawValue = slots[slot]
            if rawValue == 0 { return .none }
            if spells(rawValue, bytes, from: start, to: end) { return Keyword(rawValue: rawValue) ?? .none }
            slot = (slot &+ 1) & (Self.slotCount &- 1)
        }
    }

    /// A slot number from the length, the first two bytes and the last one. Few keywords share theirs, and most
    /// identifiers meet a free slot at once.
    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        let first = Int(bytes[start]) &* 31 &+ Int(bytes[start &+ 1])
        return ((first &* 31 &+ Int(bytes[end &- 1])) &* 7 &+ (end &- start) &* 61) & (slotCount &- 1)
    }

    private func spells(_ rawValue: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Bool {
        let spelling = spellings[Int(rawValue)]
        guard spelling.count == end - start else { return false }
        var position = 0
        while position < spelling.count {
            guard spelling[position] == bytes[start + position] else { return false }
            position += 1
        }
        return true
    }
}
