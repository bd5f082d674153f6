// Protocols with parents in another module, and mocks beside them or in a third: isolation is not inferred over modules as it
// is in one. The inputs are those of Fixtures/ParentModules, compiled with a default isolation (SE-0466) and without.

import Foundation
import TestSupport
import Testing

@Suite("Parents in another module")
struct ParentModuleCompilationTests {
    private static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/ParentModules")
    private static let tool = Bundle.main.bundleURL.appendingPathComponent("mockgen").path

    @Test("compile", arguments: ["nonisolated", "MainActor"], ["nonisolated", "MainActor"])
    func compiles(parents: String, app: String) throws {
        let folder = try TemporaryFolder()
        for module in ["Core", "App"] {
            let text = try String(contentsOf: Self.fixtures.appendingPathComponent("\(module).swift"), encoding: .utf8)
            try folder.write("Sources/\(module)/\(module).swift", text)
        }
        try folder.write(
            "mockgen.json", #"{ "defaultIsolation": { "Core": "\#(parents)", "App": "\#(app)" } }"#)
        let place = URL(fileURLWithPath: folder.path)
        for (mocks, options) in [("Beside.swift", []), ("Tests.swift", ["--testable-imports", "App"])] {
            let command = [Self.tool, "Sources/App", "--inherit-from", "Sources/Core", "--config", "mockgen.json"]
            #expect(try output(of: command + ["-o", mocks] + options, in: place) == "")
        }
        // A class of a module that isolates less than that of its mock has initializers that the mock cannot override.
        let tests = app == "MainActor" ? ["nonisolated", "MainActor"] : ["nonisolated"]
        for mode in ["5", "6"] {
            let compiler = [
                "swiftc", "-wmo", "-parse-as-library", "-swift-version", mode, "-diagnostic-style", "llvm", "-I", ".",
            ]
            func module(_ name: String, _ isolation: String) -> [String] {
                ["-module-name", name, "-default-isolation", isolation]
            }
            let core = compiler + module("Core", parents) + ["-emit-module", "Sources/Core/Core.swift"]
            #expect(try output(of: core, in: place) == "")
            let beside =
                compiler + module("App", app) + ["-emit-sil", "-o", "App.sil", "Sources/App/App.swift", "Beside.swift"]
            #expect(try output(of: beside, in: place) == "", "beside in mode \(mode)")
            let testable = compiler + module("App", app) + ["-enable-testing", "-emit-module", "Sources/App/App.swift"]
            #expect(try output(of: testable, in: place) == "")
            for isolation in tests {
                let elsewhere = compiler + module("Tests", isolation) + ["-emit-sil", "-o", "Tests.sil", "Tests.swift"]
                #expect(try output(of: elsewhere, in: place) == "", "in \(isolation) tests, mode \(mode)")
            }
        }
    }

    /// The same where the parents are known by their mocks. The inputs are those of Fixtures/ParentMocks.
    @Test(
        "known by their mocks compile",
        arguments: [("nonisolated", "nonisolated"), ("nonisolated", "MainActor"), ("MainActor", "MainActor")],
        ["nonisolated", "MainActor"])
    func compilesWithParentMocks(modules: (parents: String, app: String), tests: String) throws {
        let folder = try TemporaryFolder()
        let fixtures = Self.fixtures.deletingLastPathComponent().appendingPathComponent("ParentMocks")
        for module in ["Core", "App"] {
            let text = try String(contentsOf: fixtures.appendingPathComponent("\(module).swift"), encoding: .utf8)
            try folder.write("Sources/\(module)/\(module).swift", text)
        }
        try folder.write(
            "mockgen.json",
            """
            { "defaultIsolation": { "Core": "\(modules.parents)", "App": "\(modules.app)" },
              "mockDefaultIsolation": "\(tests)" }
            """)
        let place = URL(fileURLWithPath: folder.path)
        for (module, options) in [("Core", []), ("App", ["--mockfiles", "CoreMocks.swift"])] {
            let command = [Self.tool, "Sources/\(module)", "--config", "mockgen.json", "--testable-imports", module]
            #expect(try output(of: command + ["-o", "\(module)Mocks.swift"] + options, in: place) == "")
        }
        for mode in ["5", "6"] {
            let compiler = [
                "swiftc", "-wmo", "-parse-as-library", "-swift-version", mode, "-diagnostic-style", "llvm", "-I", ".",
            ]
            for (module, isolation) in [("Core", modules.parents), ("App", modules.app)] {
                let options = [
                    "-module-name", module, "-default-isolation", isolation, "-enable-testing", "-emit-module",
                ]
                #expect(try output(of: compiler + options + ["Sources/\(module)/\(module).swift"], in: place) == "")
            }
            let options = ["-module-name", "Tests", "-default-isolation", tests, "-emit-sil", "-o", "Tests.sil"]
            let mocks = ["CoreMocks.swift", "AppMocks.swift"]
            #expect(try output(of: compiler + options + mocks, in: place) == "", "mode \(mode)")
        }
    }

    /// The same of classes, and of what inherits from them. The inputs are those of Fixtures/ParentClasses, with the mocks of `Core` in
    /// that module and those of `App` in a third one.
    @Test("known by the mocks of their classes compile")
    func compilesWithMocksOfClasses() throws {
        let folder = try TemporaryFolder()
        let fixtures = Self.fixtures.deletingLastPathComponent().appendingPathComponent("ParentClasses")
        for module in ["Core", "App"] {
            let text = try String(contentsOf: fixtures.appendingPathComponent("\(module).swift"), encoding: .utf8)
            try folder.write("\(module).swift", text)
        }
        let place = URL(fileURLWithPath: folder.path)
        let core = [Self.tool, "Core.swift", "--mock-all", "-o", "CoreMocks.swift"]
        #expect(try output(of: core, in: place) == "")
        let app = [
            Self.tool, "App.swift", "--mockfiles", "CoreMocks.swift", "--testable-imports", "App", "-o",
            "AppMocks.swift",
        ]
        let left = [
            "12:9: 'version' of 'FlushingStoreMock' is left to 'Store'",
            "13:10: 'flush' of 'FlushingStoreMock' is left to 'Store'",
            "14:17: 'make' of 'FlushingStoreMock' is left to 'Store'",
            "15:10: 'describe' of 'FlushingStoreMock' is left to 'Store'",
            "16:10: 'archive' of 'FlushingStoreMock' is left to 'Store'",
            "26:10: 'start' of 'AppControllerMock' is left to 'Controller'",
        ]
        let lines = try output(of: app, in: place).split(separator: "\n").map { line in
            line.replacingOccurrences(of: "App.swift:", with: "").replacingOccurrences(of: " warning:", with: "")
                .components(separatedBy: ",")[0]
        }
        #expect(lines == left)
        for mode in ["5", "6"] {
            let compiler = [
                "swiftc", "-wmo", "-parse-as-library", "-swift-version", mode, "-diagnostic-style", "llvm", "-I", ".",
            ]
            for (module, files) in [("Core", ["Core.swift", "CoreMocks.swift"]), ("App", ["App.swift"])] {
                let options = ["-module-name", module, "-enable-testing", "-emit-module"]
                #expect(try output(of: compiler + options + files, in: place) == "", "\(module) in mode \(mode)")
            }
            let options = ["-module-name", "Tests", "-emit-sil", "-o", "Tests.sil"]
            #expect(try output(of: compiler + options + ["AppMocks.swift"], in: place) == "", "mode \(mode)")
        }
    }
}
