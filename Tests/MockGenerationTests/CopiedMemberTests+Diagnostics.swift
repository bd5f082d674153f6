// What is said of members that are copied from parents' mocks.

import SwiftDeclarations
import Testing

@testable import MockGeneration

extension CopiedMemberTests {
    /// A default of one parent is not told from a clause of another.
    @Test func typesThatParentsDisagreeAboutAreAWarning() {
        let mocks = """
            class LeftMock: Left { public typealias K = Item; func left() {} }
            class RightMock: Right { public typealias K = String; func right(_ k: K) {} }
            """
        let message =
            "the mock of 'P' may not compile: 'K' is 'Item' in 'LeftMock' and 'String' in 'RightMock'; pass the sources that "
            + "declare their protocols with --inherit-from"
        _ = output("/// @mockable\nprotocol P: Left, Right {}", mocks: mocks, diagnostics: [message])
        _ = output("/// @mockable\nprotocol P: Left, Right {}", mocks: mocks.replacing("String", with: "Item"))
    }

    /// What a parent gives by default may be of the type that its mock has for an associated type.
    @Test func typesThatAChildBindsOtherwiseAreAWarning() {
        let mocks = "class BaseMock: Base { typealias Key = Int; func key() -> Key { 0 }; func use(_ key: Key) {} }"
        func message(_ type: String) -> String {
            "the mock of 'P' may not compile: 'Key' is 'Int' in 'BaseMock' and \(type) here; pass the sources that declare its "
                + "protocol with --inherit-from"
        }
        let text = "/// @mockable\nprotocol P: Base where Key == String {}"
        _ = output(text, mocks: mocks, diagnostics: [message("'String'")])
        _ = output(text, mocks: mocks.replacing("func key() -> Key { 0 }; ", with: ""))
        _ = output(text.replacing("String", with: "Int"), mocks: mocks)
        _ = output(text, mocks: mocks.replacing("typealias Key = Int", with: "typealias Key = Any"))
    }

    /// A name that the sources have may mean another type in the module of a parent.
    @Test func namesThatTheSourcesHaveAreAWarning() {
        let mocks = "@testable import Core\nclass BaseMock: Base { func items() -> [Item] { [] } }"
        let text = "import Core\nstruct Item {}\n/// @mockable\nprotocol P: Base { func own() -> Item }"
        let message =
            "the mock of 'P' may not compile: 'Item', which 'BaseMock' names, may be another one than that of the sources; pass the "
            + "sources that declare its protocol with --inherit-from"
        _ = output(text, mocks: mocks, diagnostics: [message]) { $0.testableImports = ["App"] }
        _ = output(text, mocks: mocks) { $0.testableImports = ["Core"] }
        _ = output(
            text.replacing("struct Item {}", with: "")
                .replacing("Item }", with: "Int }"), mocks: mocks
        ) { $0.testableImports = ["App"] }
        _ = output(text, mocks: mocks.replacing("@testable ", with: "")) { $0.testableImports = ["App"] }
        let published = mocks.replacing("@testable ", with: "").replacing("class ", with: "public class ")
        _ = output(text, mocks: published, diagnostics: [message])
        _ = output(text.replacing("import Core\n", with: ""), mocks: published)
    }

    /// A class that is Sendable and `nonisolated` has no wrapped properties that change.
    @Test func wrappedPropertiesOfSendableMocksAreErrors() {
        let mocks = "class BaseMock: Base {\n    @Published var name: String = \"\"\n}"
        let message =
            "'P' cannot be mocked: its mock is Sendable and on no actor, and cannot store 'name' of 'BaseMock', which has a "
            + "property wrapper; pass the sources that declare the protocol with --inherit-from"
        _ = output("/// @mockable\nprotocol P: Base, Sendable {}", mocks: mocks, diagnostics: [message])
        _ = output(
            "nonisolated class Root {}\n/// @mockable\nprotocol P: Root, Base, Sendable {}", mocks: mocks,
            diagnostics: [message])
        _ = output("/// @mockable\n@MainActor protocol P: Base {}", mocks: mocks)
        _ = output("/// @mockable\nprotocol P: Base {}", mocks: mocks)
        let heir = output(
            "@MainActor class Root {}\n/// @mockable\nnonisolated protocol P: Root, Base {}",
            mocks: "@MainActor \(mocks)")
        #expect(heir.contains("\n    @MainActor @Published var name: String = \"\""))
    }

    /// What no lock can be put around is said.
    @Test func copiesWithoutALockAreAWarning() {
        let mocks = """
            class BaseMock: Base {
                weak var owner: BaseMock?
                var count: Int = 0
                var size: Int = 0 { didSet { print(oldValue) } }
            }
            """
        let message =
            "'P' is Sendable, and no lock guards 'owner', 'size', which 'PMock' copies from 'BaseMock'; pass the sources that "
            + "declare its protocol with --inherit-from"
        _ = output("/// @mockable\nprotocol P: Base, Sendable {}", mocks: mocks, diagnostics: [message])
        _ = output(
            "nonisolated class Root {}\n/// @mockable\nprotocol P: Root, Base, Sendable {}", mocks: mocks,
            diagnostics: [message])
        _ = output("/// @mockable\nprotocol P: Base {}", mocks: mocks)
        let guarded = "class BaseMock: Base { @MainActor var title: String = \"\" { didSet {} } }"
        _ = output("/// @mockable\nprotocol P: Base, Sendable {}", mocks: guarded)
        let safe = mocks.replacing("BaseMock: Base", with: "BaseMock: Base, @unchecked Sendable")
        _ = output("/// @mockable\nprotocol P: Base, Sendable {}", mocks: safe)
    }

    /// Which modules isolate by default is said, but not whether a parent says its actor.
    @Test func parentsOfIsolatedModulesAreAWarning() {
        let mocks = "@MainActor class LoggingMock: Logging, @unchecked Sendable { func log() {} }"
        let text = "import Core\n/// @mockable\nprotocol P: Logging { func flush() async }"
        let message =
            "the mock of 'P' may not compile: 'LoggingMock' does not tell whether 'Logging' says that it is on the main actor, or "
            + "its module 'Core' isolates it to that; pass the sources that declare it with --inherit-from"
        func isolating(_ modules: Set<String>) -> (inout Options) -> Void {
            { options in (options.isolatesSourcesByModule, options.isolatedModules) = (true, modules) }
        }
        _ = output(text, mocks: mocks, diagnostics: [message], isolating(["Core"]))
        _ = output(text, mocks: mocks, isolating(["Other"]))
        _ = output(text.replacing("protocol P", with: "@MainActor protocol P"), mocks: mocks, isolating(["Core"]))
        let plain = mocks.replacing(", @unchecked Sendable", with: "")
        _ = output(text, mocks: plain, isolating(["Core"]))
        _ = output(
            text.replacing("func flush() async", with: "static func make()"), mocks: plain, diagnostics: [message],
            isolating(["Core"]))
        let below = plain.replacing(": Logging", with: ": Root, Logging")
        _ = output(text, mocks: below, diagnostics: [message], isolating(["Core"]))
        let byMode = "#if A\n public init(p: any P = PMock()) { self.p = p }\n #endif\n public var p: any P = PMock()"
        for member in [
            "public static var count: Int = 0", "public init(p: P) { self.p = p }\n public var p: P", byMode,
        ] {
            let mocks = plain.replacing("func log()", with: "\(member)\n func log()")
            _ = output(text, mocks: mocks, diagnostics: [message], isolating(["Core"]))
        }
    }

    /// Which modules isolate by default is said, but not what conforms there.
    @Test func keysOutOfSightAreAWarning() {
        let text =
            "import Core\nimport Foundation\n/// @mockable\nprotocol P { var k: [Key: Int] { get }; var d: Set<Date> { get } }"
        let message =
            "the mock of 'P' may not compile: it uses conformances of 'Key', which its module isolates to the main actor if "
            + "that is 'Core'; pass the sources that declare it with --inherit-from"
        func isolating(_ modules: Set<String>) -> (inout Options) -> Void {
            { options in (options.isolatesSourcesByModule, options.isolatedModules) = (true, modules) }
        }
        _ = output(text, mocks: "", diagnostics: [message], isolating(["Core"]))
        _ = output(text, mocks: "", isolating(["Other"]))
        _ = output("\(text)\nstruct Key: Hashable {}", mocks: "", isolating(["Core"]))
    }

    /// What overrides a member on no actor cannot be on that of another module.
    @Test func copiedOverridesAreAWarning() {
        let mocks = """
            class BaseMock: Root, Base {
                override init() {}
                override func go() {}
                func stay() {}
            }
            """
        let message =
            "the mock of 'P' may not compile: it is on 'MainActor', and 'go' of 'BaseMock' overrides that of 'Root', which may "
            + "be on none; pass the sources that declare the protocol with --inherit-from"
        let text = "/// @mockable\nprotocol P: Base {}"
        _ = output(text, mocks: mocks, diagnostics: [message]) { $0.defaultIsolation = .mainActor }
        _ = output(text, mocks: mocks)
        _ = output(text, mocks: "@MainActor \(mocks)") { $0.defaultIsolation = .mainActor }
        _ = output(text, mocks: mocks.replacing("override func", with: "func")) { $0.defaultIsolation = .mainActor }
        let made = mocks.replacing("override func", with: "func")
        _ = output(text, mocks: made, diagnostics: [message.replacing("'go'", with: "'init'")]) { options in
            options.defaultIsolation = .mainActor
            (options.testableImports, options.mockDefaultIsolation) = (["App"], .mainActor)
        }
    }

    /// The mock of a class overrides what only its own module can.
    @Test func overridesOfOneModuleAreLeftOut() {
        let mocks = """
            @testable import Core
            // Left to Base: a, static b(_:).
            // Not open in Base: go().
            public class BaseMock: Base {
                public override init() {}
                override init(a: Int) {}
                public var goCallCount = 0
                public override func go() { goCallCount += 1 }
                public override func open() {}
                var hiddenCallCount = 0
                override func hidden() { hiddenCallCount += 1 }
            }
            """
        func left(_ testable: [String]) -> [String] {
            let output = output("import Core\n/// @mockable\nprotocol P: Base {}", mocks: mocks) {
                $0.testableImports = testable
            }
            return ["init(a", "goCallCount", "go() {", "open()", "hiddenCallCount", "hidden()"].filter {
                !output.contains($0)
            }
        }
        #expect(left(["App"]) == ["init(a", "goCallCount", "go() {", "hiddenCallCount", "hidden()"])
        #expect(left(["App", "Core"]) == [])
    }

    /// A required initializer calls one of the superclass, of which the mock of a parent may tell none.
    @Test func initializersThatNobodyKnows() {
        let mocks = "public class BaseMock: Base { override init(dep: any Dep) { super.init(dep: dep) } }"
        let message =
            "the mock of 'P' may not compile: nothing tells an initializer of 'Base' that the required 'init(n:)' could call; pass "
            + "the sources that declare the class with --inherit-from"
        _ = output("/// @mockable\nprotocol P: Base { init(n: Int) }", mocks: mocks, diagnostics: [message])
        _ = output("/// @mockable\nprotocol P: Base { init(dep: any Dep) }", mocks: mocks)
        _ = output(
            "/// @mockable\nprotocol P: Base { init(n: Int) }",
            mocks: mocks.replacing("override init(dep: any Dep) { super.init(dep: dep) }", with: "override init() {}"))
    }

    /// The default arguments of a required initializer are those of the mock, not of the superclass.
    @Test func defaultArgumentsOfParents() {
        let mocks =
            "class BaseMock: Box, Base { required override init(item: Int = 0) { super.init(item: item) }; func go() {} }"
        let output = output("/// @mockable\nprotocol P: Base { func stay() }", mocks: mocks)
        #expect(output.contains("    init() {\n        super.init(item: 0)\n    }\n"))
    }

    /// A parent of another module may have the name of its heir.
    @Test func parentsOfTheSameName() {
        let mocks = "public class PMock: P { public init() {}; public func go() {} }"
        let message =
            "the mock of 'P' may not compile: it sees 'P' of two modules; say which one is meant with 'module: prefix = …' in "
            + "the annotation"
        func text(_ annotation: String) -> String {
            "import Core\n/// \(annotation)\nprotocol P: Core.P { func stay() }"
        }
        _ = output(text("@mockable"), mocks: mocks, diagnostics: [message]) { $0.testableImports = ["App"] }
        let prefixed = output(text("@mockable(module: prefix = App)"), mocks: mocks) { $0.testableImports = ["App"] }
        #expect(prefixed.contains("class PMock: App.P {"))
        #expect(prefixed.contains("public func go()"))
    }

    /// What a protocol says by a typealias comes before what the mock of a parent says.
    @Test func typealiasesOfHeirs() {
        let mocks = "class BaseMock: Base { typealias Item = Any; func put(_ item: Item) {} }"
        let output = output("/// @mockable\nprotocol P: Base { typealias Item = Int }", mocks: mocks)
        #expect(output.contains("func put(_ item: Item)") && !output.contains("typealias Item = Any"))
    }

    /// Requirements that comments say the superclass of a parent's mock to have.
    @Test func membersOfSuperclassesOutOfSight() {
        let mocks = """
            // On MainActor by inheritance.
            // Left to Base: a, static b(_:),
            // c(with:).
            public class HasBaseMock: Base, HasBase { public override init() {} }
            """
        func message(_ name: String) -> String {
            "'\(name)' of 'PMock' is left to 'Base', which has it; to mock it, if that is possible, pass the sources that declare "
                + "the class with --inherit-from"
        }
        let members = "var a: Int { get }; static func b(_ n: Int); func b(_ n: Int); func c(with n: Int); func c()"
        let output = output(
            "/// @mockable\nprotocol P: HasBase { \(members) }", mocks: mocks,
            diagnostics: ["a", "b", "c"].map(message))
        #expect(output.contains("// Left to Base: a, c(with:), static b(_:).\n"))
        #expect(output.contains("func c() {") && output.contains("func b(_ n: Int) {"))
        #expect(!output.contains("static func b"))
    }

    /// A protocol may say that it is elsewhere than the members that its mock copies.
    @Test(arguments: [
        (
            "nonisolated protocol P: Base {}",
            "@MainActor class BaseMock: Root, Base { override init() {}; func go() {} }", true
        ),
        (
            "nonisolated protocol P: Base {}", "@MainActor class BaseMock: Base { func go() -> any Go { GoMock() } }",
            true
        ),
        ("nonisolated protocol P: Base {}", "@MainActor class BaseMock: Base { func go() {} }", false),
        (
            "@MainActor class Own {}\nnonisolated protocol P: Own, Base {}", "class BaseMock: Base { func go() {} }",
            true
        ),
        ("@MainActor protocol P: Base, Sendable {}", "class BaseMock: Base { func go() {} }", true),
        ("@MainActor protocol P: Base {}", "class BaseMock: Base { func go() {} }", false),
        ("@MainActor protocol P: Base {}", "class BaseMock: Base { func go(_ actor: isolated MainActor) {} }", true),
    ])
    func copiesFromElsewhereAreAWarning(text: String, mocks: String, isWarning: Bool) {
        var options = Options()
        (options.testableImports, options.mockDefaultIsolation) = (["App"], .mainActor)
        let text = text.replacing("nonisolated protocol", with: "/// @mockable\nnonisolated protocol")
            .replacing("@MainActor protocol", with: "/// @mockable\n@MainActor protocol")
        let messages = generate(
            from: [SourceFile(path: "A.swift", text: text)],
            parentMocks: [SourceFile(path: "M.swift", text: mocks)], options: options
        ).diagnostics.map(\.message)
        let end = "; pass the sources that declare the protocol of 'BaseMock' with --inherit-from"
        let found = messages.filter { $0.hasPrefix("the mock of 'P' may not compile: 'P' is ") && $0.hasSuffix(end) }
        #expect(found.count == (isWarning ? 1 : 0), "\(messages)")
    }

    /// An attribute that nobody declares may be a global actor, or a macro.
    @Test func actorsThatNobodyDeclaresAreAWarning() {
        let mocks = "@MainActor class BaseMock: Base { func go() {} }"
        let message =
            "the mock of 'P' may not compile: nothing says whether '@DB' is a global actor; if it is, pass the sources that declare "
            + "it with --inherit-from"
        let text = "/// @mockable\n@DB protocol P: Base {}"
        _ = output(text, mocks: mocks, diagnostics: [message]) { $0.defaultIsolation = .mainActor }
        // Of two actors none is inferred.
        _ = output(text, mocks: mocks)
        _ = output("/// @mockable\n@MainActor protocol P { @DB func load() }", mocks: "", diagnostics: [message])
        _ = output("/// @mockable\n@DB protocol P { @DB func load() }", mocks: "")
        _ = output("/// @mockable\n@DB @MainActor protocol P: Base { @RowBuilder func load() }", mocks: mocks)
        _ = output("\(text)\n@globalActor actor DB {}", mocks: "class BaseMock: Base { func go() {} }")
    }
}
