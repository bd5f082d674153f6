// A file comes in, a damaged copy goes out: a few tokens or bytes deleted, doubled, swapped, inserted, or the rest cut.
// Which ones is decided by the seed and the number of the mutation alone.

import SwiftDeclarations

/// The files that are mutated.
struct Corpus {
    /// The files, sorted by path.
    private let files: [(bytes: [UInt8], tokens: [Token])]

    /// Takes the files that are worth it: big ones take long and show little.
    init(_ texts: [[UInt8]]) {
        files = texts.filter { !$0.isEmpty && $0.count <= 16_384 }.map {
            ($0, tokenize(SourceFile(path: "", bytes: $0)).tokens)
        }
    }

    /// The number of files.
    var count: Int { files.count }

    /// The mutated text of a number.
    func mutation(_ number: Int, seed: UInt64) -> [UInt8] {
        var random = RandomSource(seed: seed, number: number)
        let file = files[random.below(files.count)]
        var pieces = Pieces(file.bytes, file.tokens)
        // A window of a file is quicker, and breaks more: its brackets do not match.
        if random.below(4) == 0 { pieces.keepWindow(&random) }
        for _ in 0...random.below(4) {
            switch random.below(15) {
            case 0, 1: pieces.delete(&random)
            case 2: pieces.duplicate(&random)
            case 3, 4: pieces.swap(&random)
            case 5: pieces.truncate(&random)
            case 6, 7: pieces.insertWord(&random)
            case 8: pieces.insertForeignToken(&random, from: files[random.below(files.count)])
            case 9: pieces.nest(&random)
            case 10, 11, 12: pieces.exchangeTypes(&random)
            default: pieces.damageBytes(&random)
            }
        }
        return pieces.bytes
    }
}

/// A text in pieces: a token each, with the white space before it.
private struct Pieces {
    private var list: [[UInt8]]

    init(_ bytes: [UInt8], _ tokens: [Token]) {
        var end = 0
        list = tokens.map { token in
            defer { end = Int(token.end) }
            // Every protocol is asked a mock of.
            let annotation = token.keyword == .protocol ? Array("\n/// @mockable\n".utf8) : []
            return annotation + bytes[end..<Int(token.end)]
        }
    }

    var bytes: [UInt8] { Array(list.joined()) }

    /// A run of pieces, most often a short one.
    private func range(_ random: inout RandomSource) -> Range<Int> {
        guard !list.isEmpty else { return 0..<0 }
        let start = random.below(list.count)
        let longest = random.below(8) == 0 ? list.count - start : min(4, list.count - start)
        return start..<start + 1 + random.below(longest)
    }

    mutating func keepWindow(_ random: inout RandomSource) {
        let start = random.below(list.count)
        list = Array(list[start..<min(list.count, start + 1 + random.below(200))])
    }

    mutating func delete(_ random: inout RandomSource) {
        list.removeSubrange(range(&random))
    }

    mutating func duplicate(_ random: inout RandomSource) {
        let range = range(&random)
        list.insert(contentsOf: Array(list[range].prefix(500)), at: range.upperBound)
    }

    mutating func swap(_ random: inout RandomSource) {
        guard !list.isEmpty else { return }
        list.swapAt(random.below(list.count), random.below(list.count))
    }

    mutating func truncate(_ random: inout RandomSource) {
        guard !list.isEmpty else { return }
        list.removeSubrange((1 + random.below(list.count))...)
        guard let last = list.popLast() else { return }
        list.append(Array(last.prefix(random.below(last.count + 1))))
    }

    mutating func insertWord(_ random: inout RandomSource) {
        list.insert(words[random.below(words.count)], at: random.below(list.count + 1))
    }

    mutating func insertForeignToken(_ random: inout RandomSource, from file: (bytes: [UInt8], tokens: [Token])) {
        let token = file.tokens[random.below(file.tokens.count)]
        list.insert([0x20] + file.bytes[Int(token.start)..<Int(token.end)], at: random.below(list.count + 1))
    }

    /// Repeats one word, which makes deep nesting and long chains.
    mutating func nest(_ random: inout RandomSource) {
        let word = words[random.below(words.count)]
        let times = random.below(8) == 0 ? 2_000 : 1 + random.below(60)
        list.insert(Array(repeatElement(word, count: times).joined()), at: random.below(list.count + 1))
    }

    /// Writes other types of the file in place of a few: what still parses then inherits from itself, or goes in circles.
    mutating func exchangeTypes(_ random: inout RandomSource) {
        let types = list.indices.filter { list[$0].first { !spaces.contains($0) }.map(capitals.contains) ?? false }
        guard !types.isEmpty else { return }
        for _ in 0...random.below(4) {
            let (old, new) = (types[random.below(types.count)], types[random.below(types.count)])
            list[old] = list[old].prefix(while: spaces.contains) + list[new].drop(while: spaces.contains)
        }
    }

    /// Deletes, inserts or changes single bytes; a multi-byte character may lose its half.
    mutating func damageBytes(_ random: inout RandomSource) {
        guard !list.isEmpty else { return }
        let position = random.below(list.count)
        guard !list[position].isEmpty else { return }
        let offset = random.below(list[position].count)
        switch random.below(4) {
        case 0: list[position].remove(at: offset)
        case 1: list[position].insert(interestingBytes[random.below(interestingBytes.count)], at: offset)
        case 2: list[position][offset] = UInt8(truncatingIfNeeded: random.next())
        default: list[position][offset] ^= 1 << UInt8(random.below(8))
        }
    }
}

/// Words that the grammar gives a meaning to, and openings that want an end.
private let words: [[UInt8]] = [
    " protocol P", " class", " extension A {", " func f", " var x", " let", " subscript", " init", " associatedtype T",
    " typealias T =", " import", " case", " actor", " macro", " deinit", " where", " async", " throws", " rethrows",
    " throws(", " get", " set", " some", " any", " each", " repeat", " inout", " @escaping", " @A(", " @A<B>.C", " @",
    " public", " private(set)", " static", " nonisolated(nonsending)", " borrowing", " sending", " mutating", " class",
    "\n#if A\n", "\n#elseif B\n", "\n#else\n", "\n#endif\n", " #A", " #", " (", ")", " [", "]", " {", "}", "<", ">",
    ">>", "?", "!", "??", ".", ",", ":", "::", ";", "=", " == ", "->", "&", "...", "~", "-1", "\\", "\"", "\"\"\"",
    "#\"", "\"#", "\\(", "/", " /x/", "#/", "/#", "/*", "*/", "//", "\n", "\r", "\r\n", "\t", "`", "$", "$0", "0x",
    "1.5e",
    "_", " of ", " in ", "<#", "#>", "@mockable", "\n/// @mockable\n", "\n/// @mockable(", "\n/// @mockable(history: x",
    "\n/** @mockable", "/// @mockable(typealias: T = Int; override: x = y)\nprotocol P { func f(x: Int) }", "\u{FEFF}",
    "é", "👩‍👩‍👧", "\u{A0}", "\0", "A.", "[[", "((", "() -> ", "(Int) async throws -> ", "A<", "any A & ", "B?",
].map { Array($0.utf8) }

private let spaces: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
private let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

private let interestingBytes: [UInt8] = [
    0x00, 0x09, 0x0A, 0x0D, 0x20, 0x22, 0x23, 0x24, 0x27, 0x28, 0x29, 0x2A, 0x2E, 0x2F, 0x3C, 0x3E, 0x40, 0x5C, 0x60,
    0x7B, 0x7D, 0x7F, 0x80, 0xA0, 0xBF, 0xC2, 0xE2, 0xEF, 0xF0, 0xFF,
]
