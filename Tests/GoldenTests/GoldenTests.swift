// Every input of Fixtures/Golden against its expected mocks, byte for byte.
// `Fixtures/update-goldens` writes the expectations anew.

import Foundation
import MockGeneration
import SwiftDeclarations
import Testing

@Suite("Goldens")
struct GoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Golden")

    private static func names(in subfolder: String) -> [String] {
        let urls = try? FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent(subfolder), includingPropertiesForKeys: nil)
        return (urls ?? []).filter { $0.pathExtension == "swift" }.map(\.lastPathComponent).sorted()
    }

    private static func expectationName(of input: String) -> String {
        input.replacingOccurrences(of: ".swift", with: "Mocks.swift")
    }

    @Test("has the expected mocks", arguments: names(in: "Inputs"))
    func matches(input: String) throws {
        let url = Self.folder.appendingPathComponent("Inputs/\(input)")
        let text = try String(contentsOf: url, encoding: .utf8)
        let golden = try GoldenOptions(firstLineOf: text)
        let mockFiles = try golden.mockFiles.map {
            SourceFile(path: $0, text: try String(contentsOf: Self.folder.appendingPathComponent($0), encoding: .utf8))
        }
        let generation = generate(
            from: [SourceFile(path: input, text: text)], parentMocks: mockFiles, options: golden.options)
        #expect(generation.diagnostics.map(\.message) == [])

        let expectation = Self.folder.appendingPathComponent("Mocks/\(Self.expectationName(of: input))")
        let expected = try? String(contentsOf: expectation, encoding: .utf8)
        #expect(
            generation.output == expected, "run Fixtures/update-goldens, then read the diff")
    }

    @Test("no expectation is without an input")
    func orphans() {
        #expect(Self.names(in: "Mocks") == Self.names(in: "Inputs").map(Self.expectationName).sorted())
        #expect(!Self.names(in: "Inputs").isEmpty)
    }
}
