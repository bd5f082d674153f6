// The pages' examples: what they show is what comes out.

import Foundation
import SwiftDeclarations
import Testing

@testable import MockGeneration

@Suite struct DocumentationTests {
    @Test func theReadmeShowsItsMock() throws {
        let examples = try examples(in: "README.md")
        #expect(try mocks(examples[0]).hasSuffix("\n" + examples[1]))
    }

    @Test(arguments: ["Annotations.md", "ComingFromMockolo.md"])
    func annotationsAreUnderstood(page: String) throws {
        let declarations = """
            protocol A {}
            protocol B {}
            class AVPlayer { init() {} }

            """
        let annotated = try examples(in: "Documentation/" + page).filter { $0.contains("@mockable") }
        #expect(!annotated.isEmpty)
        for example in annotated { #expect(try mocks(declarations + example).contains("Mock: "), "\(example)") }
    }

    /// Each line of the example is a requirement, and behind it what its count is called.
    @Test func membersHaveTheNamesOfTheExample() throws {
        let example = try examples(in: "Documentation/Members.md")[0]
        let names = example.split(separator: "\n").compactMap { $0.components(separatedBy: "// ").last }
        let output = try mocks("/// @mockable\nprotocol P {\n\(example)\n}")
        #expect(names.count == 7)
        for name in names { #expect(output.contains(" \(name): Int = 0"), "\(name)") }
    }

    /// Each line of the table that begins with a requirement says how its members are declared.
    @Test func membersAreDeclaredAsTheTableSays() throws {
        var count = 0
        for line in try page("Documentation/Members.md").split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.components(separatedBy: " | ")
            let spans = cells[0].components(separatedBy: "`")
            guard cells.count == 2, spans.count < 4, spans[1].contains(" ") || spans[1].hasPrefix("subscript") else {
                continue
            }
            var options = Options()
            options.recordsHistory = cells[0].contains("with a history")
            let output = try mocks("struct Item {}\n/// @mockable\nprotocol P {\n    \(spans[1])\n}", options)
            for (index, member) in cells[1].components(separatedBy: "`").enumerated() where index % 2 == 1 {
                #expect(output.contains("var " + member) || member == "Any", "\(member) of \(spans[1])")
                count += 1
            }
        }
        #expect(count > 10)
    }

    /// The mocks of sources that nothing is wrong with.
    private func mocks(_ text: String, _ options: Options = Options()) throws -> String {
        let generation = generation(text, options: options)
        #expect(generation.diagnostics == [])
        return generation.output
    }

    /// The Swift code on a page.
    private func examples(in path: String) throws -> [String] {
        try page(path).components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    }

    private func page(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}
