// Inputs that cannot share a module with others: each is mocked and compiled on its own, in both language modes.
// The first lines can give the compiler arguments, each for a compile of its own: `// swiftc: -default-isolation MainActor`.
// One that is for a language mode alone says which: `// swiftc 5: …`. Options for the mocks are in the line behind them: `// mockgen: --order`.

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
        .filter { $0 != "Availability.swift" || isRecent }

    /// Whether the compiler knows availability domains of one's own.
    private static var isRecent: Bool {
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
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var compiles: [[String]] = []
        while let line = lines.first, line.hasPrefix("// swiftc") {
            for prefix in ["// swiftc: ", "// swiftc \(languageMode): "] where line.hasPrefix(prefix) {
                compiles.append(line.dropFirst(prefix.count).split(separator: " ").map(String.init))
            }
            lines.removeFirst()
        }
        if compiles.isEmpty { compiles = [[]] }
        var options = try GoldenOptions(firstLineOf: lines.joined(separator: "\n")).options
        options.mocksClasses = true
        let generation = generate(from: [SourceFile(path: input, text: text)], options: options)
        #expect(generation.diagnostics.map(\.message) == [])
        #expect(!generation.mocks.isEmpty)

        let mocks = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
        try Data(generation.output.utf8).write(to: mocks)
        defer { try? FileManager.default.removeItem(at: mocks) }
        for arguments in compiles {
            let (status, diagnostics) = try CompilationTests.compile(
                [url.path, mocks.path], languageMode: languageMode, arguments: arguments)
            #expect(diagnostics == "", "\(arguments)")
            #expect(status == 0, "\(arguments)")
        }
    }
}
