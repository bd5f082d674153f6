// What the files of parents' mocks bring besides the members that are copied.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct CopiedMemberTests {
    private func output(
        _ text: String, mocks: String, diagnostics: [String] = [], _ change: (inout Options) -> Void = { _ in }
    ) -> String {
        var options = Options()
        change(&options)
        let generation = generate(
            from: [SourceFile(path: "A.swift", text: text)],
            parentMocks: [SourceFile(path: "M.swift", text: mocks)], options: options)
        #expect(generation.diagnostics.map(\.message) == diagnostics)
        return generation.output
    }

    /// The lines that import something.
    private func imports(
        _ text: String, level: String = "internal", mocks: String, _ change: (inout Options) -> Void = { _ in }
    ) -> [String] {
        output(
            "\(text)\n/// @mockable\n\(level) protocol P: Base {}", mocks: "\(mocks)\nclass BaseMock: Base {}", change
        ).split(separator: "\n").filter { $0.contains("import ") || $0.hasPrefix("#") }.map(String.init)
    }

    /// Mocks of other modules say nothing about the levels in this one.
    @Test(arguments: [
        ("import A", "public import A\ninternal import B", ["import A", "import B"]),
        ("internal import A", "public import A\ninternal import B", ["internal import A", "internal import B"]),
        ("import A", "#if X\npublic import B\n#endif", ["import A", "#if X", "import B", "#endif"]),
        ("import A", "@_spi(Testing) import A\n@testable import B", ["@_spi(Testing) import A", "@testable import B"]),
    ])
    func levelsOfImportsAreThoseOfTheSources(text: String, mocks: String, expected: [String]) {
        #expect(imports(text, mocks: mocks).filter { !$0.contains("hasFeature") } == expected)
    }

    @Test func levelsOfImportsElsewhereAreThoseOfTheSources() {
        let lines = imports("import A", level: "public", mocks: "public import A") { $0.testableImports = ["App"] }
        #expect(lines == ["import A", "@testable import App"])
    }

    /// An import of one type would win over the source's own, or be as good.
    @Test func typesThatTheSourcesHaveAreQualified() {
        let text = output(
            "import Foundation\nstruct URL {}\n/// @mockable\nprotocol P: Base { func open(_ url: URL) }",
            mocks: """
                import struct Foundation.URL
                import struct Foundation.Data
                class BaseMock: Base { func load(_ url: URL, _ inner: Outer.URL) -> Data { Data() } }
                """
        ) { $0.testableImports = ["App"] }
        #expect(text.contains("import Foundation\nimport struct Foundation.Data\n\n"))
        #expect(text.contains("func load(_ url: Foundation.URL, _ inner: Outer.URL) -> Data"))
        #expect(text.contains("func open(_ url: URL)"))
    }
}
