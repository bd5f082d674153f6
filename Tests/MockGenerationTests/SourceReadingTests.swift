// Bytes and files, and what reading makes of them: order, failures, encodings.

import Foundation
import SwiftDeclarations
import TestSupport
import Testing

@testable import MockGeneration

struct SourceReadingTests {
    @Test(arguments: [
        "", "a", "ascii only, longer than a word", "é", "日本語", "🏳️‍🌈", "\u{FEFF}x", "\u{10FFFF}", "1234567é",
    ])
    func wellFormedTextHasNoInvalidByte(text: String) {
        #expect(firstInvalidUTF8Offset(Array(text.utf8)) == nil)
    }

    @Test(
        arguments: [
            ([0xFF], 0), ([0x61, 0x80], 1), ([0xC3], 0), ([0xC0, 0x80], 0), ([0xE0, 0x80, 0x80], 0),
            ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x98], 0), ([0xE2, 0x82, 0x41], 0),
            ([0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xFE], 9), ([0xC3, 0xA9, 0xC3, 0x28], 2),
        ] as [([UInt8], Int)])
    func findsTheFirstInvalidByte(bytes: [UInt8], offset: Int) {
        #expect(firstInvalidUTF8Offset(bytes) == offset)
    }

    @Test func agreesWithTheStandardLibrary() {
        var generator = SystemRandomNumberGenerator()
        let interesting: [UInt8] = [0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC2, 0xE0, 0xE1, 0xED, 0xF0, 0xF4, 0xF5]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 1...6)).map { _ in interesting.randomElement(using: &generator) ?? 0 }
            // Repairing changes the bytes of exactly the texts that are not UTF-8.
            let isValid = String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
            #expect((firstInvalidUTF8Offset(bytes) == nil) == isValid, "\(bytes)")
        }
    }

    @Test(
        "a function that hides the one that ends tests",
        arguments: [
            ("func fatalError() {}", true), ("public func fatalError<T>(_ error: T) -> Never { abort() }", true),
            ("func f() { fatalError() }", false), ("Error", false), ("let x: any Error; func fatalError()", true),
            ("func fatalErro", false),
        ])
    func hiddenFatalError(text: String, isFound: Bool) {
        let file = SourceFile(path: "a.swift", text: text)
        #expect(InputFile(file, annotation: "@mockable").mayDeclareFatalError == isFound)
    }

    @Test(arguments: [1, 2, 8, nil])
    func keepsTheOrderOfThePaths(concurrency: Int?) throws {
        let folder = try TemporaryFolder()
        let paths = try (0..<50).map { try folder.write("\($0).swift", String(repeating: "x", count: $0 * 1000)) }
        let read = readSources(at: paths, annotation: "@mockable", concurrency: concurrency)
        #expect(read.files.map(\.path) == paths)
        #expect(try read.files.map { try $0.source().bytes.count } == (0..<50).map { $0 * 1000 })
        #expect(read.diagnostics.isEmpty)
    }

    @Test func reportsUnreadableFilesAndReadsTheOthers() throws {
        let folder = try TemporaryFolder()
        let paths = [folder(""), try folder.write("a.swift"), folder("gone.swift"), folder("a.swift/x")]
        let read = readSources(at: paths, annotation: "@mockable", concurrency: nil)
        #expect(read.files.map(\.path) == [folder("a.swift")])
        #expect(
            read.diagnostics.map(\.message) == [
                "cannot read '\(folder(""))': is a directory",
                "no such file or directory: '\(folder("gone.swift"))'",
                "cannot read '\(folder("a.swift/x"))': not a directory",
            ])
    }

    @Test func invalidTextMattersOnlyBesideTheAnnotation() throws {
        let bytes = Array("/// @mockable\n// caf".utf8) + [0xE9, 0x0A]
        let annotated = SourceFile(path: "a.swift", bytes: bytes)
        let diagnostic = InputFile(annotated, annotation: "@mockable").encodingDiagnostic
        #expect(diagnostic?.place == Diagnostic.Place(path: "a.swift", offset: 20))
        #expect(diagnostic?.severity == .error)
        #expect(InputFile(annotated, annotation: "@other").encodingDiagnostic == nil)
    }
}

struct ConcurrentMapTests {
    @Test(arguments: [0, 1, 2, 1000], [1, 3, 64, nil] as [Int?])
    func resultsLandAtTheirIndex(count: Int, workers: Int?) {
        #expect(concurrentMap(Array(0..<count), workers: workers) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }

    @Test func workersHaveDeepStacks() {
        // About 2 MB: more than a secondary thread has on macOS unless asked.
        @Sendable func depth(_ rest: Int) -> Int {
            withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 8) { buffer in
                buffer[0] = UInt8(truncatingIfNeeded: rest)
                return rest == 0 ? Int(buffer[0]) : 1 + depth(rest - 1)
            }
        }
        #expect(concurrentMap([2000, 2000, 2000, 2000], workers: 4) { depth($0) } == [2000, 2000, 2000, 2000])
    }
}
