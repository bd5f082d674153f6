// What mocks in another module import of the module of their protocols, besides it as a whole.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct ModuleImportTests {
    /// The lines that import the modules named `App` and `Core`, or types of theirs.
    private func imports(
        _ files: KeyValuePairs<String, String>, inheritOnly: KeyValuePairs<String, String> = [:],
        testable: [String] = ["App"], custom: [String] = []
    ) -> [String] {
        var options = Options()
        options.testableImports = testable
        options.customImports = custom
        let generation = generate(
            from: files.map { SourceFile(path: $0.key, text: $0.value) },
            inheritOnly: inheritOnly.map { SourceFile(path: $0.key, text: $0.value) }, options: options)
        #expect(generation.diagnostics.isEmpty)
        return generation.output.split(separator: "\n").map(String.init).filter {
            $0.contains("import ") && ($0.contains("App") || $0.contains("Core")) || $0.hasPrefix("#if")
        }
    }

    /// `Notification` is Foundation's, too, which the mocks of other protocols may import.
    @Test(arguments: [
        ("struct Notification {}", "struct"), ("final class Notification {}", "class"),
        ("actor Notification {}", "class"), ("enum Notification {}", "enum"), ("protocol Notification {}", "protocol"),
        ("typealias Notification = Int", "typealias"),
    ])
    func typesWithNamesOfOtherModulesAreImported(declaration: String, kind: String) {
        let lines = imports([
            "A.swift": "/// @mockable\nprotocol P { func f() -> [Notification]? }", "B.swift": declaration,
        ])
        #expect(lines == ["@testable import App", "@testable import \(kind) App.Notification"])
    }

    /// A file may import a parent by itself, and nothing that its members name.
    @Test func typesOfParentsThatAreImportedByThemselvesAreImported() {
        let core = "public struct State {}\npublic struct Other {}\npublic protocol Service { func f(_ s: [State]) }"
        let text = "import protocol Core.Service\n/// @mockable\nprotocol P: Service {}"
        func lines(_ text: String) -> [String] {
            imports(["Sources/App/A.swift": text], inheritOnly: ["Sources/Core/B.swift": core])
        }
        #expect(lines(text) == ["@testable import App", "import protocol Core.Service", "import struct Core.State"])
        // The module is written before a name that the own module has, too.
        let own = lines("\(text)\nstruct State {}")
        #expect(own.contains("import Core"))
        #expect(!own.contains("import struct Core.State"))
        #expect(!lines("import Core\n\(text)").contains("import struct Core.State"))
    }

    /// Foundation has names with prefixes, too, and so does what it imports.
    @Test(arguments: ["NSCache", "CGFloat", "CFRange", "DispatchQueue"])
    func typesWithPrefixedNamesAreImported(name: String) {
        let lines = imports(["A.swift": "/// @mockable\nprotocol P { var a: \(name) { get } }\nstruct \(name) {}"])
        #expect(lines == ["@testable import App", "@testable import struct App.\(name)"])
    }

    /// What only begins with the same letters is no such name.
    @Test func typesThatBeginLikeOthersAreNotImported() {
        let text = "/// @mockable\nprotocol P { func f() -> Dispatcher }\nstruct Dispatcher {}"
        #expect(imports(["A.swift": text]) == ["@testable import App"])
    }

    @Test func ownTypesAreImportedAsTheModuleIs() {
        #expect(
            imports(
                ["A.swift": "/// @mockable\npublic protocol Publisher { var x: Own { get } }\npublic struct Own {}"],
                testable: [], custom: ["App"]) == ["import App", "import protocol App.Publisher"])
        #expect(
            imports([
                "A.swift": "#if X\nstruct Date {}\n#endif\n/// @mockable\nprotocol P { var a: Date { get } }"
            ]) == ["@testable import App", "#if X", "@testable import struct App.Date"])
    }

    /// Neither has the name any other meaning in the mock.
    @Test(arguments: [
        "/// @mockable\nprotocol P { func f() -> Outer.Notification }\nenum Outer { struct Notification {} }",
        "/// @mockable\nprotocol P { associatedtype Data; func f() -> Data }",
        "private struct Date {}\n/// @mockable\nprotocol P { func f() -> Date }",
        "/// @mockable\nprotocol P { func f() -> Own }\nstruct Own {}",
    ])
    func othersAreNot(text: String) {
        #expect(imports(["A.swift": text]) == ["@testable import App"])
    }

    @Test func namesOfModulesOfTheRunAreOthersToo() {
        let lines = imports(
            [
                "Sources/App/A.swift": "import Core\n/// @mockable\nprotocol P: Base { var a: Address { get } }",
                "Sources/App/B.swift": "struct Address {}\nstruct Own {}",
            ], inheritOnly: ["Sources/Core/B.swift": "public protocol Base {}\npublic struct Address {}"])
        #expect(lines == ["@testable import App", "@testable import struct App.Address", "import Core"])
    }

    /// What mocks import of modules that are not in the run only the user knows.
    @Test func theUserCanImportTypesByThemselves() {
        let text = "/// @mockable\nprotocol P { func f(_ box: Box) -> Date }\nclass Box {}\nstruct Date {}"
        #expect(
            imports(["A.swift": text], testable: ["App", "class App.Box"], custom: ["struct App.Key"]) == [
                "@testable import App", "@testable import struct App.Date", "@testable import class App.Box",
                "import struct App.Key",
            ])
    }

    /// Where several modules are imported, folders have their names.
    @Test func eachTypeIsImportedFromItsModule() {
        let text = "/// @mockable\nprotocol P { var a: Date { get } }\nstruct Date {}"
        #expect(
            imports(["Sources/Core/A.swift": text], testable: ["App", "Core"])
                == ["@testable import App", "@testable import Core", "@testable import struct Core.Date"])
        #expect(
            imports(["A.swift": text], testable: ["App", "Core"]) == ["@testable import App", "@testable import Core"])
    }

    @Test(arguments: [
        "@_spi(Testing) public protocol P {}", "public protocol P { @_spi(Testing) func f() }",
        "public protocol P { func f() -> Own.Inner }\npublic enum Own {}\nextension Own { @_spi(Testing) public enum Inner {} }",
        "public protocol P { func f() -> Own }\n@_spi(Testing) public typealias Own = Int",
    ])
    func systemProgrammingInterfacesAreAskedFor(text: String) {
        #expect(imports(["A.swift": "/// @mockable\n\(text)"]) == ["@_spi(Testing) @testable import App"])
        #expect(
            imports(["A.swift": "/// @mockable\n\(text)"], testable: [], custom: ["App"])
                == ["@_spi(Testing) import App"])
    }

    /// The sources of one module may import another of the run.
    @Test func thoseOfModulesThatAreImportedAsTestableAreKept() {
        let text = "@_spi(Core) import Core\n/// @mockable\nprotocol P { func f() }"
        #expect(
            imports(["A.swift": text], testable: ["App", "Core"])
                == ["@testable import App", "@_spi(Core) @testable import Core"])
    }

    @Test func mocksInTheModuleImportNothingOfIt() {
        let text = "/// @mockable\n@_spi(Testing) public protocol P { var a: Date { get } }\npublic struct Date {}"
        #expect(imports(["A.swift": text], testable: []) == [])
    }
}
