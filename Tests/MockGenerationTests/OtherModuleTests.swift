// Mocks in another module than what they mock.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct OtherModuleTests {
    private func output(
        _ text: String, inheritOnly: [String] = [], _ change: (inout Options) -> Void = { _ in }
    ) -> String {
        var options = Options()
        options.mocksClasses = true
        options.testableImports = ["App"]
        change(&options)
        return generation(text, inheritOnly: inheritOnly, options: options).output
    }

    /// A subclass of a Sendable class is not Sendable unless it is final, or both say `@unchecked`.
    @Test(arguments: [
        ("class Failure: Error { init() {} }", "nonisolated final class FailureMock: Failure, @unchecked Sendable"),
        ("class Failure: Error, @unchecked Sendable {}", "nonisolated class FailureMock: Failure, @unchecked Sendable"),
        ("class Failure {}", "class FailureMock: Failure {"),
    ])
    func mocksOfErrorsAreFinal(text: String, expected: String) {
        #expect(output("/// @mockable\n\(text)").contains("\n\(expected)"))
    }

    @Test func mocksInTheModuleOfAnErrorAreFinal() {
        let text = output("/// @mockable\nclass Failure: Error { init() {} }") { $0.testableImports = [] }
        #expect(text.contains("\nnonisolated final class FailureMock: Failure, @unchecked Sendable"))
    }

    @Test(arguments: [
        ("class Screen {}", "@MainActor\nclass ScreenMock: Screen {"),
        ("nonisolated class Screen {}", "\nclass ScreenMock: Screen {"),
    ])
    func mocksOfClassesSayTheActorOfTheirModule(text: String, expected: String) {
        let text = output("/// @mockable\n\(text)") { $0.defaultIsolation = .mainActor }
        #expect(text.contains(expected))
    }

    /// A `Span` without arguments is none of the standard library.
    @Test func protocolsMayHaveTheNamesOfGenericStandardTypes() {
        let text = output("import Tracing\n/// @mockable\nprotocol Tracer { func start(_ name: String) -> Span }")
        #expect(text.contains("var startHandler: ((String) -> Span)?"))
    }

    /// What a file does not ask for, it does not see. What it sees need not be open.
    @Test(arguments: [
        ("import Core", ["func b()"]), ("@_spi(Other) import Core", ["func b()"]),
        ("@_spi(Walking) import Core", ["func a()", "func b()"]),
        ("@testable import Core", ["func b()", "func c()"]),
    ])
    func systemProgrammingInterfacesOfSuperclassesAreOverriddenWhereTheyAreImported(line: String, expected: [String]) {
        let core = """
            open class Walker {
                public init() {}
                @_spi(Walking) open func a() {}
                open func b() {}
                public func c() {}
            }
            """
        var options = Options()
        options.mocksClasses = true
        let files = [SourceFile(path: "App/A.swift", text: "\(line)\n/// @mockable\nclass Runner: Walker {}")]
        let generation = generate(
            from: files, inheritOnly: [SourceFile(path: "Core/B.swift", text: core)], options: options)
        #expect(generation.mocks.first?.members.map(\.requirement) == expected)
    }

    /// Mocks that import the module of a class by the name of its folder inherit and override what is open.
    @Test(arguments: [
        ("Sources/App/A.swift", ["App"], [], true), ("Sources/App/A.swift", ["App"], ["App"], false),
        ("Sources/App/A.swift", ["Combine"], [], false), ("A.swift", ["App"], [], false),
    ])
    func superclassesAreOpenWhereMocksStandElsewhere(
        path: String, custom: [String], testable: [String], isElsewhere: Bool
    ) {
        let text = """
            public class Closed { public init() {} }
            open class Walker { public init() {}; public func a() {}; open func b() {} }
            /// @mockable
            public protocol Runner: Walker { func a(); func b() }
            /// @mockable
            public protocol Pane: Closed {}
            /// @mockable
            public class Row {}
            """
        var options = Options()
        options.mocksClasses = true
        (options.customImports, options.testableImports) = (custom, testable)
        let generation = generate(from: [SourceFile(path: path, text: text)], options: options)
        let reason =
            "is not open, and its mock stands in another module; make it open, or let the mocks import its module with "
            + "'--testable-imports'"
        // No folder tells.
        let doubt =
            "the mock of 'Runner' may not compile: it overrides 'a', which is not open; if 'Walker' is of the module 'App', say so "
            + "with '--module-folder App=FOLDER'"
        #expect(
            generation.diagnostics.map(\.message)
                == (isElsewhere
                    ? [
                        "'Pane' cannot be mocked: its superclass 'Closed' \(reason)",
                        "class 'Row' cannot be mocked: it \(reason)",
                    ] : path == "A.swift" ? [doubt] : []))
        #expect(
            generation.mocks.first?.members.map(\.requirement)
                == (isElsewhere ? ["func b()"] : ["func a()", "func b()"]))
    }
}
