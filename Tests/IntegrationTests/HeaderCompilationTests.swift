// The mocks of Fixtures/ObjC type-check against their headers, as far as that can be seen where there is no Objective-C
// runtime: a stub SDK stands in for Apple's, and the compiler imports the headers.

import Foundation
import Testing

@Suite("Mocks of headers", .serialized)
struct HeaderCompilationTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let fixtures = root.appendingPathComponent("Fixtures/ObjC")
    /// Outside of what is checked in; built once, in half a minute.
    private static let sdk = root.appendingPathComponent(".build/objc-sdk")

    /// Elsewhere there is a real SDK, and no toolchain that a stub of it can be built with.
    private static var isLinux: Bool {
        #if os(Linux)
        true
        #else
        false
        #endif
    }

    private static var headers: [String] {
        let files = try? FileManager.default.contentsOfDirectory(
            at: fixtures.appendingPathComponent("Headers"), includingPropertiesForKeys: nil)
        return (files ?? []).map(\.lastPathComponent).sorted()
    }

    @Test("conform to them in both language modes, and do not without one of their members", .enabled(if: isLinux))
    func compile() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        #expect(try output(of: "SDK/build", [Self.sdk.path]) == "")
        #expect(Self.headers.count > 10)
        for header in Self.headers {
            let mocks = header.replacingOccurrences(of: ".h", with: "Mocks.swift")
            let mock = try String(contentsOf: Self.fixtures.appendingPathComponent("Mocks/\(mocks)"), encoding: .utf8)
            // A wrong signature of an optional member would pass as a member of the mock's own.
            let text = try String(
                contentsOf: Self.fixtures.appendingPathComponent("Headers/\(header)"), encoding: .utf8
            ).replacingOccurrences(of: "@optional", with: "@required")
            let required = scratch.appendingPathComponent(header)
            try text.write(to: required, atomically: true, encoding: .utf8)
            let file = scratch.appendingPathComponent(mocks)
            for version in ["5", "6"] {
                try mock.write(to: file, atomically: true, encoding: .utf8)
                let arguments = [Self.sdk.path, required.path, version, file.path]
                #expect(try output(of: "SDK/typecheck", arguments) == "", "\(header) in Swift \(version) mode")

                let incomplete = try #require(withoutFirstMethod(mock), "\(header)")
                try incomplete.write(to: file, atomically: true, encoding: .utf8)
                let complaint = try output(of: "SDK/typecheck", arguments)
                #expect(complaint.contains("does not conform to protocol"), "\(header): \(complaint)")
            }
        }
    }

    @Test("and fakes made of them compile, in the sample with headers", .enabled(if: isLinux))
    func sample() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        #expect(try output(of: "SDK/build", [Self.sdk.path]) == "")
        let sample = Self.root.appendingPathComponent("Fixtures/ServiceAssembly/Sources")
        let mocks = scratch.appendingPathComponent("Mocks.swift")
        let tool = Bundle.main.bundleURL.appendingPathComponent("mockgen")
        let written = try output(
            of: tool,
            [sample.appendingPathComponent("Payments").path, "--no-config", "--access", "public", "-o", mocks.path])
        #expect(written == "")
        // The headers are imported as they are, so there is no module to import.
        let fakes = try String(
            contentsOf: sample.appendingPathComponent("ServiceMocks/PaymentFakes.swift"), encoding: .utf8
        ).replacingOccurrences(of: "import Payments\n", with: "")
            .replacingOccurrences(of: "#if canImport(ObjectiveC)", with: "#if true")
        let text = try String(contentsOf: mocks, encoding: .utf8)
        #expect(text.contains("class PaymentServiceMock: NSObject, PaymentService {"))
        try text.replacingOccurrences(of: "import Payments\n", with: "")
            .write(to: mocks, atomically: true, encoding: .utf8)
        let file = scratch.appendingPathComponent("PaymentFakes.swift")
        try fakes.write(to: file, atomically: true, encoding: .utf8)
        let header = sample.appendingPathComponent("Payments/include/Payments/Payments.h")
        for version in ["5", "6"] {
            let complaint = try output(
                of: "SDK/typecheck", [Self.sdk.path, header.path, version, mocks.path, file.path])
            #expect(complaint == "", "in Swift \(version) mode")
        }
    }

    @Test("the tables of import rules are what the compiler says", .enabled(if: isLinux))
    func tables() throws {
        #expect(try output(of: "SDK/build", [Self.sdk.path]) == "")
        #expect(try output(of: "Import/check", []) == "")
    }

    /// A mock without its first method; `init` does not count.
    private func withoutFirstMethod(_ mock: String) -> String? {
        var lines = mock.components(separatedBy: "\n")
        guard
            let start = lines.firstIndex(where: { $0.hasPrefix("    func ") || $0.hasPrefix("    static func ") }),
            let end = lines[start...].firstIndex(of: "    }")
        else { return nil }
        lines.removeSubrange(start...end)
        return lines.joined(separator: "\n")
    }

    private func output(of script: String, _ arguments: [String]) throws -> String {
        try output(of: Self.fixtures.appendingPathComponent(script), arguments)
    }

    private func output(of program: URL, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        return text.isEmpty && process.terminationStatus != 0 ? "status \(process.terminationStatus)" : text
    }
}
