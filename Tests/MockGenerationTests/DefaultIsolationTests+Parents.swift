// Parents, superclasses and keys of other modules than the mocked one, which isolate by default or do not.

import SwiftDeclarations
import Testing

@testable import MockGeneration

extension DefaultIsolationTests {
    /// Mocks of the module App, which inherits from Core: both are told by their folders.
    private func mocks(_ text: String, inheritingFromCore core: String, isolated: Set<String>) -> String {
        var options = Options()
        (options.isolatedModules, options.isolatesSourcesByModule) = (isolated, true)
        return generate(
            from: [SourceFile(path: "Sources/App/A.swift", text: "import Core\n\(text)")],
            inheritOnly: [SourceFile(path: "Sources/Core/C.swift", text: core)], options: options
        ).output
    }

    /// Where it is said by modules, those of parents have theirs.
    @Test func modulesOfParentsHaveTheirOwnDefault() {
        let core = "public protocol Q { func q() }\nopen class Base { public init(a: Int) {} }"
        func mocks(_ isolated: Set<String>) -> String {
            self.mocks(
                "/// @mockable\nprotocol P: Q { func p() }\n/// @mockable\nprotocol R: Base { func r() }",
                inheritingFromCore: core, isolated: isolated)
        }
        let both = mocks(["App", "Core"])
        #expect(both.contains("\nclass PMock: @MainActor P {"))
        #expect(both.contains("\n    func q() {"))
        #expect(both.contains("\n    override init(a: Int) {"))
        let app = mocks(["App"])
        #expect(app.contains("\nclass PMock: P {"))
        #expect(app.contains("\n    nonisolated func q() {"))
        #expect(app.contains("\n    nonisolated override init(a: Int) {"))
        #expect(mocks(["Core"]).contains("\n@MainActor\nclass RMock: Base, R {"))
        #expect(mocks([]).contains("\nclass RMock: Base, R {"))
    }

    /// A flag says it of the sources, and nothing is isolated that is not read.
    @Test(arguments: [["App"], ["Nope"]])
    func whatIsSaidOfTheSourcesComesFirst(isolated: Set<String>) {
        let text = """
            import Core
            @globalActor actor Ground { static let shared = Ground() }
            @Ground protocol G { func g() }
            /// @mockable
            protocol S: G, Base { func s() }
            /// @mockable
            protocol R: Base { func r() }
            """
        let sources = [SourceFile(path: "Sources/App/A.swift", text: text)]
        let core = [SourceFile(path: "Sources/Core/C.swift", text: "open class Base { public init(a: Int) {} }")]
        var options = Options()
        let plain = generate(from: sources, inheritOnly: core, options: options).output
        options.isolatedModules = isolated
        #expect(generate(from: sources, inheritOnly: core, options: options).output == plain)
    }

    /// Members on an actor would isolate the conformance to a parent of another module.
    @Test func parentsOfOtherModulesAreOnNone() {
        let mocks = mocks(
            """
            /// @mockable
            protocol P: Q { func p() }
            /// @mockable
            protocol S: Q, Sendable { func s() }
            /// @mockable
            protocol U: R { func u() }
            """,
            inheritOnly: [
                "public protocol Q { @MainActor func q() }",
                "public protocol R { func r(_ actor: isolated (any Actor)?) async }",
            ])
        #expect(mocks.contains("\nclass PMock: P, nonisolated Q {"))
        #expect(mocks.contains("\nclass SMock: S, nonisolated Q, @unchecked Sendable {"))
        #expect(mocks.contains("\nclass UMock: U, nonisolated R {"))
    }

    @Test func initializersOfAnotherModuleMayBeChecked() {
        let generation = generation(
            "open class Base { public init() {} }\n/// @mockable\nprotocol P: Base, Q {}",
            inheritOnly: ["public protocol Q: Sendable { init(a: Int) }"], options: options)
        #expect(
            generation.diagnostics.map(\.message) == [
                "in Swift 5 mode the compiler may warn of the mock of 'P': the initializers of 'Q' are on no actor, and those of 'Base' on 'MainActor'; make those 'nonisolated', or write '@MainActor' before 'Q'"
            ])
    }

    @Test(arguments: ["", "nonisolated "])
    func keysOfAnotherModuleMayBeOutOfReach(specifier: String) {
        var options = Options()
        (options.isolatedModules, options.isolatesSourcesByModule) = (["Core"], true)
        let text = "import Core\n/// @mockable\n\(specifier)protocol P: Q { func k(_ keys: Set<Key>) }"
        let core = "public struct Key: Hashable {}\nnonisolated public protocol Q { @MainActor func q() async }"
        let generation = generate(
            from: [SourceFile(path: "Sources/App/A.swift", text: text)],
            inheritOnly: [SourceFile(path: "Sources/Core/C.swift", text: core)], options: options)
        #expect(
            generation.diagnostics.map(\.message)
                == (specifier == ""
                    ? []
                    : [
                        "the mock of 'P' may not compile: 'k' uses conformances of 'Key', which its module isolates to the main actor; write 'nonisolated' before 'Key'"
                    ]))
    }
}
