// Mocks in another module than their protocols, as in a target of tests: isolation is inferred anew there, and by other
// settings. The goldens are mocked and compiled so, and the inputs of Fixtures/OtherModules, whose first lines say how:
// `// module: …` has arguments of the compiler for the protocols, each `// tests: …` those for the mocks, and
// `// mockgen: …` the options of the mocks.

import Foundation
import Testing

@Suite("Mocks in another module")
struct OtherModuleCompilationTests {
    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")
    /// The module of the protocols: some goldens name it.
    private static let module = "GoldenFixtures"
    private static let tool = Bundle.main.bundleURL.appendingPathComponent("mockgen").path

    private static func sources(in folder: String) -> [URL] {
        let urls = try? FileManager.default.contentsOfDirectory(
            at: fixtures.appendingPathComponent(folder), includingPropertiesForKeys: nil)
        return (urls ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    /// What Xcode calls approachable concurrency.
    private static let approachable = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"].flatMap {
        ["-enable-upcoming-feature", $0]
    }

    @Test("compile for the goldens", arguments: [("5", []), ("6", []), ("6", approachable)])
    func goldens(languageMode: String, arguments: [String]) throws {
        // One names a mock itself, and one is an error where what is `async` stays with its caller by default.
        let others = ["Annotations.swift"] + (arguments.isEmpty ? [] : ["Redeclarations.swift"])
        let inputs = Self.sources(in: "Golden/Inputs").filter { !others.contains($0.lastPathComponent) }
        #expect(inputs.count > 50)
        try Self.compile(
            inputs, beside: Self.sources(in: "Golden/StandIns"), languageMode: languageMode,
            moduleArguments: arguments, argumentsOfTests: [arguments])
    }

    /// All but mocks with helpers of others, which say no actor, and classes that infer theirs in Swift 5 mode alone.
    @Test("compile for the goldens where their module isolates by default", arguments: ["5", "6"])
    func isolatedGoldens(languageMode: String) throws {
        let others =
            ["Annotations.swift", "CopiedMembers.swift", "HandwrittenParents.swift", "MockoloParents.swift"]
            + (languageMode == "5" ? ["Classes.swift"] : [])
        let inputs = Self.sources(in: "Golden/Inputs").filter { !others.contains($0.lastPathComponent) }
        try Self.compile(
            inputs, beside: Self.sources(in: "Golden/StandIns"), languageMode: languageMode, moduleArguments: [],
            argumentsOfTests: [["-default-isolation", "MainActor"]], options: ["--mock-default-isolation", "MainActor"])
    }

    @Test("compile where isolation differs", arguments: sources(in: "OtherModules"), ["5", "6"])
    func isolation(input: URL, languageMode: String) throws {
        let lines = try String(contentsOf: input, encoding: .utf8).split(separator: "\n")
        let tests = Self.arguments("tests", in: lines)
        #expect(!tests.isEmpty)
        try Self.compile(
            [input], beside: [], languageMode: languageMode,
            moduleArguments: Self.arguments("module", in: lines).flatMap(\.self), argumentsOfTests: tests)
    }

    /// What follows `// name:` in each of the lines that begin so.
    private static func arguments(_ name: String, in lines: [Substring]) -> [[String]] {
        let prefix = "// \(name):"
        return lines.filter { $0.hasPrefix(prefix) }.map { line in
            line.dropFirst(prefix.count).split(separator: " ").map(String.init)
        }
    }

    /// Compiles inputs as one module, and the mocks of each in another that imports it.
    private static func compile(
        _ inputs: [URL], beside standIns: [URL], languageMode: String, moduleArguments: [String],
        argumentsOfTests: [[String]], options others: [String] = []
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var mocks: [String] = []
        for input in inputs {
            let lines = try String(contentsOf: input, encoding: .utf8).split(separator: "\n")
            let options = arguments("mockgen", in: lines).flatMap(\.self)
            let file = folder.appendingPathComponent(input.lastPathComponent).path
            let command =
                [tool, input.path, "--no-config", "--testable-imports", module, "-o", file] + options + others
            #expect(try output(of: command, in: fixtures.appendingPathComponent("Golden")) == "")
            mocks.append(file)
        }
        let compiler = [
            "swiftc", "-wmo", "-parse-as-library", "-package-name", "mockgen", "-swift-version", languageMode,
            "-diagnostic-style", "llvm",
        ]
        let app = ["-emit-module", "-module-name", module, "-enable-testing", "-o", "\(module).swiftmodule"]
        #expect(try output(of: compiler + app + moduleArguments + (inputs + standIns).map(\.path), in: folder) == "")
        for arguments in argumentsOfTests {
            let tests = ["-emit-sil", "-module-name", "Tests", "-I", folder.path, "-o", "Tests.sil"]
            let diagnostics = try output(of: compiler + tests + arguments + mocks, in: folder)
            #expect(diagnostics == "", "\(arguments)")
        }
    }
}
