// The tiling property: every byte belongs to one token or to trivia, whatever the text.
// Over the snippets of the other files, every prefix and many mutations of a nasty text, and the project's sources.

import Foundation
import SwiftDeclarations
import Testing

@Suite("tokenizer: tokens tile the file")
struct TokenizerTilingTests {
    static let nasty = """
        #!/usr/bin/env swift
        @available(*, deprecated) /* a /* b */ c */ public protocol `P q`<T>: ~Copyable { // d
            var größe: [Int?]?? { get async throws }\r
            func 𝒇<each T>(_ x: repeat each T, y: (A & B)! = .init(1.5e-3, 0xF.8p1, x.0.1)) rethrows -> some Q<R<S>>
        }
        #if os(Linux) && !DEBUG
        let a = "x\\(y ? "\\(z /* ) */)" : #"w\\#(v)"#)\\u{1F600}" + ##\"""#"## + 'q'
        let b = \"""
            \\("i" +
            \"""
            j
            \""") \\
            \"""
        let c = [/(a[)]|\\/)/, #/x\u{A0}/y/#, 1 / 2 / 3, f(/), !/b/.c]; $0.d(\\.e?.f)
        let g = #/
            h / i # comment
            /#
        #elseif h \u{1}\u{301} “
        #else ≤ .+. <#T#> a!=b `unclosed
        #endif "\\(k
        \"""
        \\("l
        /* m
        """

    private func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
        let file = SourceFile(path: "tiling.swift", bytes: bytes)
        let problems = tilingProblems(file, tokenize(file).tokens)
        if !problems.isEmpty { Issue.record("\(what()): \(problems.prefix(3))") }
    }

    @Test("over every prefix and suffix of a nasty text")
    func prefixes() {
        let bytes = Array(Self.nasty.utf8)
        for length in 0...bytes.count {
            check(Array(bytes.prefix(length)), "prefix of \(length) bytes")
            check(Array(bytes.suffix(length)), "suffix of \(length) bytes")
        }
    }

    @Test("over a nasty text with one byte changed", arguments: Array("\"\\/*#(\n`<'$\0".utf8) + [0x80, 0xEF, 0xFF])
    func mutations(_ byte: UInt8) {
        let bytes = Array(Self.nasty.utf8)
        for position in bytes.indices {
            var changed = bytes
            changed[position] = byte
            check(changed, "byte \(position) replaced by \(byte)")
        }
    }

    @Test("over the snippets of the other tests")
    func snippets() {
        let snippets =
            TokenizerTests.words + TokenizerTests.numbers + TokenizerTests.operators + TokenizerTests.punctuation
            + TokenizerTests.trivia + TokenizerStringTests.regexPositions
        let sources =
            snippets.map(\.source) + TokenizerStringTests.strings + TokenizerStringTests.regexes
            + TokenizerStringTests.divisions
        for source in sources { check(Array(source.utf8), source) }
        for text in TokenizerMalformedTests.texts { check(text.bytes, text.testDescription) }
    }

    @Test("over the project's own sources, which also have balanced brackets and no messages")
    func ownSources() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var fileCount = 0
        for folder in ["Sources", "Tests"] {
            let base = root.appendingPathComponent(folder)
            for path in try FileManager.default.subpathsOfDirectory(atPath: base.path) where path.hasSuffix(".swift") {
                let bytes = Array(try Data(contentsOf: base.appendingPathComponent(path)))
                let result = tokenize(SourceFile(path: path, bytes: bytes))
                fileCount += 1
                check(bytes, path)
                #expect(result.diagnostics.isEmpty)
                func count(_ kind: Token.Kind) -> Int { result.tokens.count { $0.kind == kind } }
                #expect(count(.leftBrace) == count(.rightBrace), "\(path)")
                #expect(count(.leftParen) == count(.rightParen), "\(path)")
                #expect(count(.leftBracket) == count(.rightBracket), "\(path)")
            }
        }
        #expect(fileCount > 10)
    }
}
