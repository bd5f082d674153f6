// What the plugins do beyond the samples: mocks in place, modules by name, targets without protocols, committed mocks,
// and a dependency on a version of this package rather than on a path.

import Foundation
import Testing

extension SamplePackageTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let plugin: Target.PluginUsage = .plugin(name: "MockgenPlugin", package: "mockgen")
        let package = Package(
            name: "Settings",
            platforms: [.macOS(.v13)],
            dependencies: [.package(name: "mockgen", path: "REPOSITORY")],
            targets: [
                .target(name: "Core", path: "Lib"),
                .target(name: "App", dependencies: ["Core"], plugins: [plugin]),
                .target(name: "Plain"),
                .target(name: "Screens", swiftSettings: [.defaultIsolation(MainActor.self)]),
                .testTarget(name: "AppTests", dependencies: ["App"]),
                .testTarget(name: "FarTests", dependencies: ["App", "Screens"], plugins: [plugin]),
                .testTarget(name: "PlainTests", dependencies: ["Plain"], plugins: [plugin]),
            ]
        )

        """

    private static let files = [
        "Package.swift": manifest,
        "Lib/Service.swift": """
        public struct Row {}

        /// @mockable
        public protocol Service {
            func start() -> Int
            func row() -> Row?
        }

        """,
        "Sources/App/.mockgen.json": "{ \"inPlace\": { \"condition\": \"DEBUG\" } } // a comment\n",
        "Sources/App/Login.swift": """
        import Core

        // The mock below has that of Core, too, whose folder is not called so.
        struct Row {}

        /// @mockable
        protocol LoginService: Service {
            func login() -> Bool
            func ownRow() -> Row?
        }

        """,
        "Sources/Plain/Plain.swift": "struct Plain {}\n",
        "Tests/AppTests/AppTests.swift": """
        import Testing

        @testable import App

        @Test func mocksInPlace() {
            #expect(LoginServiceMock().login() == false)
            #expect(LoginServiceMock().start() == 0)
        }

        """,
        // What the one isolates to the main actor, the other does not.
        "Sources/Screens/Screen.swift": """
        public struct Item: Hashable {}

        /// @mockable
        nonisolated public protocol Selecting {
            func selection(_ items: Set<Item>) -> Int
        }

        """,
        "Tests/FarTests/.mockgen.json": """
        { "modules": ["Core"], "defaultIsolation": { "Screens": "MainActor" } }

        """,
        "Tests/FarTests/FarTests.swift": """
        import Testing

        @testable import Core
        @testable import Screens

        @Test func mocksOfAModuleByName() {
            #expect(ServiceMock().start() == 0)
        }

        @MainActor
        @Test func mocksOfAModuleThatIsolatesByDefault() {
            #expect(SelectingMock().selection([Item()]) == 0)
        }

        """,
        "Tests/PlainTests/PlainTests.swift": """
        import Testing

        @testable import Plain

        @Test func buildsWithoutProtocols() {
            _ = Plain()
        }

        """,
    ]

    @Test("settings of the plugin")
    func settings() throws {
        let package = try SamplePackage(files: Self.files, scratch: Self.scratch)
        let outcome = try package.test()
        #expect(outcome.status == 0, "\(outcome.log)")
        #expect(outcome.log.contains("Test run with 4 tests"), "\(outcome.log)")
        #expect(!outcome.log.contains("warning:"), "\(outcome.log)")

        try package.write("Tests/FarTests/.mockgen.json", "{ \"modules\": [\"Cor\"] }\n")
        let wrongModule = try package.build()
        #expect(wrongModule.status != 0)
        #expect(wrongModule.log.contains("'FarTests' does not depend on a module 'Cor'"), "\(wrongModule.log)")

        try package.write("Tests/FarTests/.mockgen.json", "{\n    \"modles\": [\"Core\"]\n}\n")
        let wrongKey = try package.build()
        #expect(wrongKey.status != 0)
        let place = "\(package.folder.path)/Tests/FarTests/.mockgen.json:2:5"
        #expect(wrongKey.log.contains("\(place): error: unknown key 'modles'"), "\(wrongKey.log)")
    }

    @Test("the other build system works too, where the toolchain offers it")
    func otherBuildSystem() throws {
        let package = try SamplePackage(files: Self.files, scratch: Self.scratch.appendingPathComponent("swiftbuild"))
        guard try package.swift("build", ["--help"]).log.contains("swiftbuild") else { return }
        let outcome = try package.swift("test", ["--build-system", "swiftbuild"])
        #expect(outcome.status == 0, "\(outcome.log)")
        #expect(outcome.log.contains("Test run with 1 test"), "\(outcome.log)")
    }

    @Test("the command plugin writes and checks committed mocks")
    func committedMocks() throws {
        let package = try SamplePackage(files: Self.files, scratch: Self.scratch)
        // SwiftPM asks for the permission whatever the arguments are.
        let command = ["--allow-writing-to-package-directory", "generate-mocks"]
        let write = command + ["--target", "Core", "--output", "Mocks"]
        let written = try package.swift("package", write)
        #expect(written.status == 0, "\(written.log)")
        #expect(try package.text("Mocks/CoreMocks.swift").contains("public class ServiceMock: Service"))

        let check = write + ["--check"]
        #expect(try package.swift("package", check).status == 0)
        try package.edit("Lib/Service.swift") { $0.replacingOccurrences(of: "start", with: "stop") }
        let stale = try package.swift("package", check)
        #expect(stale.status != 0)
        #expect(stale.log.contains("+    public func stop() -> Int {"), "\(stale.log)")

        let unknown = try package.swift("package", command + ["--target", "Nowhere"])
        #expect(unknown.status != 0)
        #expect(unknown.log.contains("no target 'Nowhere' in the package"), "\(unknown.log)")
    }

    @Test("a dependency on a version works as one on a path")
    func versionedDependency() throws {
        let repository = try SamplePackage.repositoryWithVersion("0.1.0")
        defer { try? FileManager.default.removeItem(at: repository) }
        var files = Self.files
        files["Package.swift"] = Self.manifest.replacingOccurrences(
            of: ".package(name: \"mockgen\", path: \"REPOSITORY\")",
            with: ".package(url: \"\(repository.absoluteString)\", from: \"0.1.0\")")
        let scratch = repository.deletingLastPathComponent().appendingPathComponent("scratch")
        let package = try SamplePackage(files: files, scratch: scratch)
        let outcome = try package.test()
        #expect(outcome.status == 0, "\(outcome.log)")
        #expect(outcome.log.contains("Test run with 4 tests"), "\(outcome.log)")
    }
}
