// Protocols that have a mock for each condition: what files say that only one of the mocks comes from.

import SwiftDeclarations
import Testing

@testable import MockGeneration

@Suite("Mocks for each condition")
struct ConditionalMockTests {
    /// A protocol whose parent is in another file under one condition only.
    private let store = """
        #if DEBUG
        protocol Parent {}
        #else
        typealias Parent = Base
        #endif
        /// @mockable
        protocol Store: Parent {}
        """

    @Test("import what files import that one of them comes from")
    func imports() {
        let base = SourceFile(path: "Base.swift", text: "import Kit\nprotocol Base { func load() -> Item }")
        let generation = generate(from: [SourceFile(path: "Store.swift", text: store), base], options: Options())
        #expect(generation.mocks.map(\.members.count) == [0, 1])
        #expect(generation.output.contains("import Kit\n"))
        #expect(generation.figures.parsedFiles == 2)
    }

    @Test("tell what is wrong in files that one of them comes from")
    func errors() {
        let base = "protocol Base { func load() }\nprotocol Broken { func }"
        #expect(
            messages(["Store.swift": store, "Base.swift": base]) == [
                "Base.swift:2:24: error: expected a function name after 'func', found '}'"
            ])
    }

    @Test("take files as they are that no condition concerns")
    func sharing() throws {
        let files = [
            ("A.swift", "#if A\nprotocol P {}\n#else\nprotocol Q {}\n#endif"),
            ("B.swift", "#if B\nprotocol R {}\n#endif"),
        ]
        let catalog = Catalog(
            sources: files.map { InputFile(SourceFile(path: $0, text: $1), annotation: "@mockable") },
            options: Options())
        let reduced = Catalog(catalog, assuming: Assumption(["A"]))
        func type(_ name: String, in catalog: Catalog) -> CatalogType? { catalog.type(named: [name], in: [], file: 0) }
        #expect(type("P", in: catalog)?.conditions == ["A"])
        #expect(type("P", in: reduced)?.conditions == [])
        #expect(type("Q", in: catalog)?.conditions == ["!A"])
        #expect(type("Q", in: reduced) == nil)
        let shared = try #require(type("R", in: reduced))
        #expect(type("R", in: catalog) === shared)
    }
}
