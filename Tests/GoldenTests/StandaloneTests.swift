// Inputs that cannot share a module with others: each is mocked and compiled on its own, in both language modes.
// The first line can give the compiler arguments: `// swiftc: -default-isolation MainActor`. Options for the mocks are in
// the first line or the one behind it: `// mockgen: --order`.

import Foundation
import MockGeneration
import SwiftDeclarations
import Testing

@Suite("Standalone inputs")
struct StandaloneTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Standalone")

    private static let inputs = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .filter { $0 != "Availability.swift" || hasAvailabilityDomains }

    /// Whether the compiler knows availability domains of one's own.
    private static var hasAvailabilityDomains: Bool {
        #if compiler(>=6.3)
        true
        #else
        false
        #endif
    }

    @Test("compile with their mocks", arguments: inputs, ["5", "6"])
    func compiles(input: String, languageMode: String) throws {
        let url = Self.folder.appendingPathComponent(input)
        let text = try String(contentsOf: url, encoding: .utf8)
        let prefix = "// swiftc: "
        let lines = text.split(separator: "\n", maxSplits: 1)
        let firstLine = lines.first ?? ""
        let arguments = firstLine.hasPrefix(prefix) ? firstLine.dropFirst(prefix.count).split(separator: " ") : []
        var options = try GoldenOptions(firstLineOf: arguments.isEmpty ? text : String(lines[1])).options
        options.mocksClasses = true
        let generation = generate(from: [SourceFile(path: input, text: text)], options: options)
        #expect(generation.diagnostics.map(\.message) == [])
        #expect(!generation.mocks.isEmpty)

        let mocks = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data(generation.output.utf8).write(to: mocks)
        defer { try? FileManager.default.removeItem(at: mocks) }
        let (status, diagnostics) = try CompilationTests.compile(
            [url.path, mocks.path], languageMode: languageMode, arguments: arguments.map(String.init))
        #expect(diagnostics == "")
        #expect(status == 0)
    }
}
