// All inputs, mocks and stand-ins, compiled as one module down to SIL: some isolation errors only show there.
// The package itself compiles them in Swift 6 mode too, but does not fail on a warning.

import Foundation
import Testing

@Suite("Compilation of the goldens")
struct CompilationTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Golden")

    @Test("gives no diagnostics", arguments: ["5", "6"])
    func compiles(languageMode: String) throws {
        let files = try ["Inputs", "Mocks", "StandIns"].flatMap(Self.sources)
        let (status, diagnostics) = try Self.compile(files, languageMode: languageMode)
        #expect(diagnostics == "")
        #expect(status == 0)
    }

    @Test("gives no diagnostics where isolated conformances are inferred", arguments: ["5", "6"])
    func compilesWithInferredConformances(languageMode: String) throws {
        let files = try ["Inputs", "Mocks", "StandIns"].flatMap(Self.sources)
        let (status, diagnostics) = try Self.compile(
            files, languageMode: languageMode, arguments: ["-enable-upcoming-feature", "InferIsolatedConformances"])
        #expect(diagnostics == "")
        #expect(status == 0)
    }

    private static func sources(in subfolder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(subfolder).path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(subfolder)/\($0)" }
    }

    /// Runs the compiler that is on the path, with the module and package names that the package gives the goldens.
    static func compile(
        _ files: [String], languageMode: String, arguments: [String] = []
    ) throws -> (status: Int32, output: String) {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString).txt")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-wmo", "-parse-as-library", "-module-name", "GoldenFixtures", "-package-name", "mockgen",
                "-swift-version", languageMode, "-diagnostic-style", "llvm", "-emit-sil", "-o", "/dev/null",
            ] + arguments + files
        process.currentDirectoryURL = folder
        let handle = try FileHandle(forWritingTo: output)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
    }
}
