// What holds for every text: tokens tile it, parsing it ends, and every message points into it.
// Over all fixtures and the project's own sources, their prefixes, and seeded mutations of them.
// That parsing ends is checked by the test ending: the cursor has no step limit.

import Foundation
import SwiftDeclarations
import TestSupport
import Testing

@Suite("properties of tokens and declarations")
struct PropertyTests {
    /// The root of the package.
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files below folders of the package, by path.
    private static func files(in folders: [String]) -> [SourceFile] {
        folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            return (names?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }
                .sorted()
                .compactMap { name in
                    let url = root.appendingPathComponent(folder).appendingPathComponent(name)
                    return (try? Data(contentsOf: url)).map { SourceFile(path: "\(folder)/\(name)", bytes: Array($0)) }
                }
        }
    }

    private static let fixtures = files(in: ["Fixtures"])
    private static let all = fixtures + files(in: ["Sources", "Tests"])

    @Test func thereIsSomethingToTest() {
        #expect(Self.fixtures.count > 80)
        #expect(Self.all.contains { $0.path == "Sources/SwiftDeclarations/Tokenizing/Tokenizer.swift" })
    }

    @Test func tokensTileEveryFile() {
        for file in Self.all {
            let problems = tilingProblems(file, tokenize(file).tokens)
            if !problems.isEmpty { Issue.record("\(file.path): \(problems.prefix(3))") }
        }
    }

    @Test func ownSourcesParseWithoutMessages() {
        for file in Self.all where !file.path.hasPrefix("Fixtures/Malformed/") {
            let messages = parse(file, annotation: "@annotation that nobody writes").diagnostics
            if !messages.isEmpty { Issue.record("\(file.path): \(messages.prefix(3))") }
        }
    }

    /// Every prefix of small fixtures, chosen ones of other files.
    @Test func everyPrefixEnds() {
        var random = SeededGenerator(seed: 1)
        var count = 0
        for file in Self.all {
            let size = file.bytes.count
            // The cost grows with the square of the size; of larger files, chosen prefixes do.
            let lengths =
                size <= 2_000 && file.path.hasPrefix("Fixtures/")
                ? Array(0..<size) : (0..<20).map { _ in Int.random(in: 0..<size, using: &random) }
            for length in lengths { check(file.bytes.prefix(length), of: file, "prefix of \(length) bytes") }
            count += lengths.count
        }
        #expect(count > 20_000)
    }

    /// Damage as editors, merges and broken disks do it: bytes left out, doubled, swapped, overwritten, cut off.
    @Test func damagedFilesEnd() {
        var random = SeededGenerator(seed: 2)
        for file in Self.all where file.bytes.count > 20 {
            for round in 0..<6 {
                var bytes = file.bytes.prefix(6_000)
                for _ in 0...(round / 2) { damage(&bytes, using: &random) }
                check(bytes, of: file, "damaged in round \(round)")
            }
        }
    }

    /// Tokenizes and parses bytes, and checks what must hold for any.
    private func check(_ bytes: ArraySlice<UInt8>, of original: SourceFile, _ what: @autoclosure () -> String) {
        let file = SourceFile(path: original.path, bytes: Array(bytes))
        let parsed = parse(file)
        let offsets = parsed.diagnostics.map { $0.place?.offset ?? .max }
        if offsets.contains(where: { $0 > file.bytes.count }) || offsets != offsets.sorted() {
            Issue.record("\(file.path), \(what()): messages at \(offsets)")
        }
        if parsed.diagnostics.contains(where: { $0.place?.path != file.path || $0.message.isEmpty }) {
            Issue.record("\(file.path), \(what()): \(parsed.diagnostics)")
        }
    }

    private func damage(_ bytes: inout ArraySlice<UInt8>, using random: inout SeededGenerator) {
        guard bytes.count > 2 else { return }
        let start = Int.random(in: bytes.startIndex..<bytes.endIndex - 1, using: &random)
        let end = min(start + Int.random(in: 1...12, using: &random), bytes.endIndex)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
        case 2: bytes.swapAt(start, end - 1)
        case 3: bytes[start] = Array("\"\\/*#(){}[]<>`@:;\n\0".utf8).randomElement(using: &random) ?? 0
        default: bytes = bytes[..<end]
        }
    }
}
