// What holds for every run: it ends, neither threads nor order show in it, and what it writes without an error is Swift
// as far as this project's parser can tell. Over all fixtures, prefixes of the golden inputs, and damaged ones.

import Foundation
import SwiftDeclarations
import TestSupport
import Testing

@testable import MockGeneration

struct GenerationPropertyTests {
    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    private static let files: [SourceFile] = {
        let names = FileManager.default.enumerator(atPath: fixtures.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().compactMap { name in
            let data = try? Data(contentsOf: fixtures.appendingPathComponent(name))
            return data.map { SourceFile(path: name, bytes: Array($0)) }
        }
    }()

    private static let goldenInputs = files.filter { $0.path.hasPrefix("Golden/Inputs/") }

    @Test func neitherThreadsNorOrderShow() {
        var random = SeededGenerator(seed: 3)
        var options = Options()
        options.recordsHistory = true
        options.concurrency = 1
        let expected = generate(from: Self.files, options: options)
        #expect(expected.mocks.count > 20)
        #expect(expected.diagnostics.count > 50)
        for threads in [1, 2, 8] {
            options.concurrency = threads
            let result = generate(from: Self.files.shuffled(using: &random), options: options)
            #expect(result.output == expected.output)
            #expect(result.diagnostics == expected.diagnostics)
            #expect(result.mocks.map(\.qualifiedPlace) == expected.mocks.map(\.qualifiedPlace))
        }
    }

    @Test func inheritOnlyFilesMayComeInAnyOrder() {
        let file = SourceFile(path: "a.swift", text: "/// @mockable\nprotocol P: A, B, C {}\n")
        let parents = ["A", "B", "C"].map {
            SourceFile(path: "\($0).swift", text: "import M\($0)\nprotocol \($0) { func f() -> \($0) }\n")
        }
        let expected = generate(from: [file], inheritOnly: parents, options: Options())
        #expect(expected.mocks[0].members.count == 3)
        #expect(generate(from: [file], inheritOnly: parents.reversed(), options: Options()).output == expected.output)
    }

    @Test func prefixesOfGoldensEndAndGiveSwift() {
        var random = SeededGenerator(seed: 4)
        for file in Self.goldenInputs {
            for _ in 0..<15 {
                let bytes = file.bytes.prefix(Int.random(in: 0...file.bytes.count, using: &random))
                _ = isWritten(SourceFile(path: file.path, bytes: Array(bytes)))
            }
            #expect(isWritten(file), "\(file.path)")
        }
    }

    @Test func damagedGoldensEndAndGiveSwift() {
        var random = SeededGenerator(seed: 5)
        var written = 0
        for file in Self.goldenInputs {
            for _ in 0..<15 {
                var bytes = file.bytes
                let start = Int.random(in: 0..<bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 1...6, using: &random))
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.removeSubrange(start..<end)
                case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
                default: bytes.swapAt(start, end - 1)
                }
                if isWritten(SourceFile(path: file.path, bytes: bytes)) { written += 1 }
            }
        }
        #expect(written > 0)
    }

    /// Generates; where there are no errors, checks that the output parses. Returns whether there were none.
    private func isWritten(_ file: SourceFile) -> Bool {
        let generation = generate(from: [file], options: Options())
        guard !generation.hasErrors else { return false }
        let output = SourceFile(path: "output", text: generation.output)
        let messages = parse(output).diagnostics
        if !messages.isEmpty {
            Issue.record(
                "\(messages.prefix(2))\nfrom\n\(file.text(0..<UInt32(file.bytes.count)))\nto\n\(generation.output)")
        }
        return true
    }
}

extension MockListing {
    fileprivate var qualifiedPlace: String { "\(mockName) at \(place)" }
}
