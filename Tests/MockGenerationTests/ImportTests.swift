// The import lines of an output, and the default values in it.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct ImportTests {
    private func imports(
        _ files: [String], access: AccessLevel = .public, foreignAccess: AccessLevel = .public,
        hasForeignNames: Bool = true, foundation: FoundationUse = .none, _ change: (inout Options) -> Void = { _ in }
    ) -> String {
        var options = Options()
        change(&options)
        let parsed = files.enumerated().map { parse(SourceFile(path: "\($0).swift", text: $1)) }
        return Imports(
            of: parsed, access: access, foreignAccess: files.map { _ in foreignAccess },
            hasForeignNames: hasForeignNames, options: options, foundation: foundation
        ).text
    }

    /// A delegate's file may import less than `NSObject` needs.
    @Test func objectsImportFoundation() {
        let text = generation("import FoundationXML\n/// @mockable\nprotocol P: XMLParserDelegate {}").output
        #expect(text.contains("\nimport Foundation\nimport FoundationXML\n"))
        #expect(!generation("/// @mockable\nprotocol P {}").output.contains("import Foundation"))
    }

    /// All files of a module have to agree on whether imports have levels (SE-0409).
    @Test(arguments: [
        ([], "import class"), (["import Foundation"], "import class"), (["public import Foundation"], "import class"),
        (["internal import Foundation"], "internal import class"),
        (["@preconcurrency private import struct Foundation.Data"], "internal import class"),
        (["package import Foundation", "import FoundationXML"], "internal import class"),
        (["public import Foundation", "internal import Foundation"], "internal import class"),
        (["internal import Foundation", "import Foundation"], "import class"),
        (["// internal import Foundation"], "import class"), (["internal import FoundationXML"], "import class"),
    ])
    func addedImportsHaveLevelsWhereOthersDo(files: [String], expected: String) {
        let sources = (files + ["/// @mockable\npublic protocol P: Sendable { func f() }"]).enumerated().map {
            SourceFile(path: "\($0).swift", text: $1)
        }
        let output = generate(from: sources, options: Options()).output
        #expect(output.contains("\n\(expected) Foundation.NSLock\n"))
        var elsewhere = Options()
        elsewhere.testableImports = ["App"]
        #expect(generate(from: sources, options: elsewhere).output.contains("\nimport class Foundation.NSLock\n"))
    }

    @Test(arguments: [
        (["import B\nimport A", "import A\nimport C"], "import A\nimport B\nimport C\n"),
        (["import A", "@testable import A"], "@testable import A\n"),
        (["@testable import A", "import A"], "@testable import A\n"),
        (["@preconcurrency import A", "@testable import A"], "@preconcurrency @testable import A\n"),
        (["import struct A.B\nimport A\nimport func A.c"], "import A\nimport struct A.B\nimport func A.c\n"),
        (["public import A\n@_exported import B"], "public import A\nimport B\n"),
        (["internal import A", "package import A"], "package import A\n"),
        (["public import A", "import struct A.B"], "public import A\npublic import struct A.B\n"),
        (["import A\npackage import struct A.B"], "package import A\npackage import struct A.B\n"),
        (
            ["public import A", "#if X\nimport struct A.B\n#endif"],
            "public import A\n#if X\npublic import struct A.B\n#endif\n"
        ),
        (["private import A", "import A"], "internal import A\n"),
        (["@_implementationOnly import A"], "@_implementationOnly import A\n"),
        (["@_implementationOnly import A", "import A"], "import A\n"),
        (["#if canImport(A)\nimport A\n#endif"], "#if canImport(A)\nimport A\n#endif\n"),
        (
            ["#if X\nimport A\n#elseif Y\nimport B\n#else\nimport C\n#endif"],
            "#if !X && !Y\nimport C\n#endif\n#if !X && Y\nimport B\n#endif\n#if X\nimport A\n#endif\n"
        ),
        (["#if X\nimport A\n#endif", "import A"], "import A\n"),
        (["#if X\n@testable import A\n#endif", "import A"], "import A\n#if X\n@testable import A\n#endif\n"),
        (["#if X\nimport A\n#endif", "@testable import A"], "@testable import A\n"),
        (["#if X\n@testable import A\n#endif", "@testable import A"], "@testable import A\n"),
        (["#if X\n@_implementationOnly import A\n#endif", "import A"], "import A\n"),
        (
            ["#if X\n@testable import A\n#endif", "public import A"],
            "public import A\n#if X\n@testable public import A\n#endif\n"
        ),
        (
            ["#if X\n#if Y\nimport B\n#endif\n#endif\n#if X && Y\nimport A\n#endif"],
            "#if X && Y\nimport A\nimport B\n#endif\n"
        ),
        (["import B\n#if\nimport A\n#endif"], "import A\nimport B\n"),
        (
            ["#if X\npublic import A\n#endif", "internal import A"],
            "#if !X\ninternal import A\n#endif\n#if X\npublic import A\n#endif\n"
        ),
        (
            ["#if X\npublic import A\n#else\ninternal import A\n#endif\nimport A"],
            "#if !X\ninternal import A\n#endif\n#if X\npublic import A\n#endif\n"
        ),
        (["#if X\n#if Y\nimport A\n#endif\n#endif"], "#if X && Y\nimport A\n#endif\n"),
        (["#if !(X && !Y)\n#else\nimport A\n#endif"], "#if (X && !Y)\nimport A\n#endif\n"),
        (
            ["#if !(X) && (Y)\n#else\nimport A\n#endif"], "#if !(!(X) && (Y))\nimport A\n#endif\n"
        ),
        (
            ["#if X\n#if Y\nimport A\n#endif\n#endif", "#if Y\npublic import A\n#endif"],
            "#if Y\npublic import A\n#endif\n"
        ),
        (
            ["#if X\n#if Y\npublic import A\n#endif\n#endif", "#if Y\nimport A\n#endif"],
            "#if X && Y\npublic import A\n#endif\n#if Y && (!X)\nimport A\n#endif\n"
        ),
        (
            ["#if X\n#if Y\nimport A\n#endif\n#endif", "#if Y && X\nimport A\n#endif"],
            "#if X && Y\nimport A\n#endif\n"
        ),
        (
            ["#if !(X && Y && Z)\nimport A\n#endif", "#if Y\nimport A\n#endif"],
            "#if !(X && Y && Z)\nimport A\n#endif\n#if Y\nimport A\n#endif\n"
        ),
        (
            ["#if (X) && (Y)\nimport A\n#endif", "#if (X) && Y\nimport A\n#endif"],
            "#if (X) && (Y)\nimport A\n#endif\n"
        ),
        (["struct A {}"], ""),
    ])
    func merges(files: [String], expected: String) {
        #expect(imports(files) == expected)
    }

    @Test func options() {
        let files = ["import A\nimport B\n#if X\nimport C\nimport D\n#endif"]
        let text = imports(files) {
            $0.excludedImports = ["B", "D"]
            $0.customImports = ["Z", "A"]
            $0.testableImports = ["C", "App"]
        }
        #expect(text == "import A\n@testable import App\n@testable import C\nimport Z\n")
    }

    /// The compiler warns of an import that is more public than anything it is used for.
    @Test(arguments: [
        (AccessLevel.internal, "internal import A\nprivate import B\nimport C\n"),
        (.package, "package import A\nprivate import B\nimport C\n"),
        (.public, "public import A\nprivate import B\nimport C\n"),
    ])
    func accessLevelsAreNoHigherThanThoseOfTheMocks(access: AccessLevel, expected: String) {
        #expect(imports(["public import A\nprivate import B\nimport C"], access: access) == expected)
    }

    /// Where imports are public by default, one that is lower goes with none that has no level.
    @Test func filesThatImportWithoutLevelsAreFollowed() {
        #expect(imports(["public import A", "import A"], access: .internal) == "import A\n")
        #expect(imports(["#if X\npublic import A\n#endif\nimport A"], access: .internal) == "import A\n")
        #expect(imports(["package import A", "internal import A"], access: .internal) == "internal import A\n")
    }

    /// Public mocks that name no type of another module leave their imports internal where those are by default.
    @Test(arguments: [
        (
            ["public import A\npackage import B\nimport C"], AccessLevel.internal,
            """
            import C
            #if !hasFeature(InternalImportsByDefault)
            public import A
            package import B
            #endif
            #if hasFeature(InternalImportsByDefault)
            internal import A
            internal import B
            #endif

            """
        ),
        (
            ["#if X\npublic import A\n#endif\npackage import B"], .package,
            """
            package import B
            #if X && (!hasFeature(InternalImportsByDefault))
            public import A
            #endif
            #if X && hasFeature(InternalImportsByDefault)
            package import A
            #endif

            """
        ),
        (["public import A", "import A\npublic import B\n#if X\nimport B\n#endif"], .internal, "import A\nimport B\n"),
        (
            ["public import A", "import A"], .package,
            """
            #if !hasFeature(InternalImportsByDefault)
            import A
            #endif
            #if hasFeature(InternalImportsByDefault)
            package import A
            #endif

            """
        ),
    ])
    func levelsAreLoweredToWhatNamesNeed(files: [String], foreignAccess: AccessLevel, expected: String) {
        #expect(imports(files, foreignAccess: foreignAccess) == expected)
    }

    /// In another module, too, but for the import of their own.
    @Test(arguments: [
        (AccessLevel.internal, "import A\n@testable public import App\n"),
        (
            .package,
            """
            @testable public import App
            #if !hasFeature(InternalImportsByDefault)
            import A
            #endif
            #if hasFeature(InternalImportsByDefault)
            package import A
            #endif

            """
        ),
        (.public, "public import A\n@testable public import App\n"),
    ])
    func levelsAreLoweredInAnotherModule(foreignAccess: AccessLevel, expected: String) {
        #expect(
            imports(["public import A"], foreignAccess: foreignAccess) { $0.testableImports = ["App"] } == expected)
    }

    /// The helpers of mocks need it under all conditions, public declarations only where the sources say so.
    @Test(arguments: [
        (
            AccessLevel.public,
            """
            #if !canImport(B)
            public import Foundation
            #endif
            #if canImport(B) && (!hasFeature(InternalImportsByDefault))
            public import Foundation
            #endif
            #if canImport(B) && hasFeature(InternalImportsByDefault)
            import Foundation
            #endif
            #if canImport(B)
            public import B
            #endif

            """
        ),
        (
            .internal,
            """
            #if !hasFeature(InternalImportsByDefault)
            public import Foundation
            #endif
            #if canImport(B) && (!hasFeature(InternalImportsByDefault))
            public import B
            #endif
            #if canImport(B) && hasFeature(InternalImportsByDefault)
            internal import B
            #endif
            #if hasFeature(InternalImportsByDefault)
            internal import Foundation
            #endif

            """
        ),
    ])
    func foundationIsPublicWhereTheSourcesNeedItSo(foreignAccess: AccessLevel, expected: String) {
        let file = "#if canImport(B)\npublic import B\n#else\npublic import Foundation\n#endif"
        let lines = imports([file], foreignAccess: foreignAccess, foundation: .lock)
        #expect(lines.split(separator: "\n").sorted() == expected.split(separator: "\n").sorted())
        let publicImport = "public import Foundation\n"
        #expect(imports([file, publicImport], foundation: .lock).hasPrefix(publicImport))
    }

    /// No other name of Foundation shall be in the way of one of another module.
    @Test(arguments: [
        ("import A", "import A\nimport class Foundation.NSLock\n"),
        ("import Foundation", "import Foundation\n"),
        ("import struct Foundation.URL", "import class Foundation.NSLock\nimport struct Foundation.URL\n"),
        ("#if X\nimport Foundation\n#endif", "import Foundation\n"),
        ("import FoundationXML", "import class Foundation.NSLock\nimport FoundationXML\n"),
    ])
    func locksAreImportedByThemselves(file: String, expected: String) {
        #expect(imports([file], foundation: .lock) == expected)
    }

    @Test func optionsDecideOnFoundation() {
        #expect(imports([], foundation: .lock) { $0.customImports = ["Foundation"] } == "import Foundation\n")
        #expect(
            imports(["import Foundation"], foundation: .lock) { $0.excludedImports = ["Foundation"] }
                == "import class Foundation.NSLock\n")
        #expect(imports([], foundation: .module) == "import Foundation\n")
    }

    /// An import of the class alone would win over the source's own.
    @Test func locksOfTheSourcesAreTheirOwn() {
        let text = generation("class NSLock {}\n/// @mockable\nprotocol P: Sendable { var a: NSLock { get } }").output
        #expect(text.contains("\nimport Foundation\n"))
        #expect(text.contains("let lock: Foundation.NSLock"))
    }

    /// Only names that are certainly declared in the module, or in the standard library, need no import.
    @Test(arguments: [
        ("func load(_ id: Int) async throws -> [String: Own?]", true), ("func load(_ id: Other)", false),
        ("func load(_ id: Far) -> Own.Part", false), ("var made: Alias { get }", true),
        ("var made: Hidden { get }", false),
        ("var made: Circle { get }", false), ("func load(_ own: Box<Int>)", true),
        ("func load(_ own: Strict<Int>)", false),
        ("func load<T: Own>(_ value: T, _ use: @escaping @Sendable (T) -> Void)", true),
        ("func load<T: Other>(_ value: T)", false), ("@MainActor func load()", true),
        ("associatedtype Item: Hashable\nvar item: Item { get }", true), ("associatedtype Item: Other = Int", false),
        ("func load() throws(Other)", false), ("subscript(_ index: UInt8) -> any Own { get set }", true),
        ("func load(_ use: (any Own & Other).Type)", false), ("init(_ set: Set)", false),
        ("func load(_ path: Path)", false), ("func load(_ path: AliasOfPath)", false),
    ])
    func onlyCertainNamesNeedNoImport(requirement: String, isLowered: Bool) {
        let sources = [
            "Sources/App/A.swift": """
            public import X
            /// @mockable
            public protocol P { \(requirement) }
            """,
            "Sources/App/Models/B.swift": """
            public protocol Own {}
            extension Own { public typealias Part = Int }
            public struct Box<Value> {}
            public struct Strict<Value: Other> {}
            public typealias Alias = [Own]
            public typealias Hidden = (Int, Other)
            public typealias Circle = Circle
            public typealias Set = Other
            #if !canImport(X)
            public struct Path {}
            public typealias AliasOfPath = Int
            #endif
            """,
            "Sources/Core/C.swift": "public struct Far {}",
        ].map { SourceFile(path: $0, text: $1) }
        let output = generate(from: sources, options: Options()).output
        #expect(output.contains("internal import X") == isLowered)
    }

    @Test func implementationOnlyStaysInTheModule() {
        #expect(
            imports(["@_implementationOnly import A"]) { $0.testableImports = ["App"] }
                == "import A\n@testable import App\n")
    }

    /// The compiler warns of every import in another file of what is hidden in one.
    @Test func hiddenImportsAreThereOnlyIfNeeded() {
        let files = ["@_implementationOnly import A\nimport B", "@_implementationOnly import Foundation"]
        #expect(imports(files, hasForeignNames: false) == "import B\n")
        #expect(
            imports(files, hasForeignNames: false, foundation: .lock)
                == "import B\n@_implementationOnly import Foundation\n")
        func output(_ requirement: String) -> String {
            generation("@_implementationOnly import A\n/// @mockable\nprotocol P { \(requirement) }").output
        }
        #expect(!output("func f() -> Int").contains("import A"))
        #expect(output("func f() -> Int?; var a: Far { get }").contains("@_implementationOnly import A"))
    }

    /// Mocks in another module have access levels of their own.
    @Test func accessLevelsStayInTheModule() {
        #expect(imports(["internal import A"]) { $0.testableImports = ["App"] } == "import A\n@testable import App\n")
    }

    /// Where imports are internal by default in the sources, they are in the tests: public mocks need public imports.
    @Test(arguments: [
        (
            AccessLevel.public,
            "public import A\n@testable public import App\nimport B\nimport C\npublic import D\npublic import Z\n"
        ),
        (.internal, "import A\n@testable import App\nimport B\nimport C\nimport D\nimport Z\n"),
    ])
    func publicImportsArePublicInAnotherModule(access: AccessLevel, expected: String) {
        let files = ["public import A\nimport B\ninternal import C\npackage import D"]
        let text = imports(files, access: access) {
            $0.testableImports = ["App"]
            $0.customImports = ["Z"]
        }
        #expect(text == expected)
    }

    /// Each file has imported publicly what its own public declarations name.
    @Test func levelsAreThoseThatTheNamesOfEachFileNeed() {
        func imports(_ change: (inout Options) -> Void) -> String {
            let sources = [
                "A.swift": "public import A\npublic import C\n/// @mockable\npublic protocol P { func f() -> Far }",
                "B.swift": "public import B\npublic import C\n/// @mockable\npublic protocol Q {}",
                "C.swift": "public import D\n/// @mockable\nprotocol R { func f() -> Far }",
            ].map { SourceFile(path: $0, text: $1) }
            var options = Options()
            change(&options)
            let lines = generate(from: sources, options: options).output.split(separator: "\n")
            return lines.filter { $0.contains("import") || $0.hasPrefix("#") }.joined(separator: "\n")
        }
        #expect(
            imports { $0.testableImports = ["App"] }
                == "public import A\n@testable public import App\nimport B\npublic import C\nimport D")
        #expect(
            imports { _ in }
                == """
                public import A
                public import C
                #if !hasFeature(InternalImportsByDefault)
                public import B
                public import D
                #endif
                #if hasFeature(InternalImportsByDefault)
                internal import B
                internal import D
                #endif
                """)
    }

    /// Only files whose declarations take part lend their imports.
    @Test func onlyContributingFilesCount() {
        let sources = [
            "A.swift": "import A\n/// @mockable\nprotocol P: Q {}\n", "B.swift": "import B\nprotocol Q {}\n",
            "C.swift": "import C\nprotocol R {}\n",
        ].map { SourceFile(path: $0, text: $1) }
        let output = generate(from: sources, options: Options()).output
        #expect(output.contains("\nimport A\nimport B\n\n"))
        #expect(!output.contains("import C"))
    }
}

struct DefaultValueTests {
    @Test(arguments: [
        ("Int", "0"), ("UInt8", "0"), ("Swift.Int", "0"),
        ("Double", "0.0"), ("CGFloat", "0.0"), ("TimeInterval", "0.0"),
        ("Bool", "false"), ("String", "\"\""), ("[Int]", "[]"), ("Array<Int>", "[]"), ("Set<Int>", "[]"),
        ("[Int: Int]", "[:]"), ("Dictionary<Int, Int>", "[:]"), ("Int?", "nil"), ("Optional<Own>", "nil"),
        ("Own?", "nil"),
        ("Date", "Date()"), ("Foundation.Data", "Foundation.Data()"), ("URL", "URL(fileURLWithPath: \"\")"),
        ("CGRect", ".zero"), ("(Int, name: String)", "(0, name: \"\")"), ("(Int, (Bool, [Int]))", "(0, (false, []))"),
        ("()", "()"), ("((Int))", "0"), ("Mocked", "MockedMock()"), ("any Mocked", "MockedMock()"),
        ("Own", nil), ("(Int, Own)", nil), ("(Int) -> Void", nil), ("any Plain", nil), ("Module.Int", nil),
        ("Main", nil), ("Generic", nil), ("UUID", nil), ("some Mocked", nil),
    ])
    func expression(type: String, expected: String?) throws {
        let text = """
            struct Own {}
            struct UUID {}
            protocol Plain {}
            /// @mockable
            protocol Mocked {}
            /// @mockable
            @MainActor protocol Main {}
            /// @mockable
            protocol Generic { associatedtype T: Hashable }
            protocol Origin { func f(_ x: \(type)) }
            """
        let file = InputFile(SourceFile(path: "A.swift", text: text), annotation: "@mockable")
        let catalog = Catalog(sources: [file], options: Options())
        let resolver = Resolver(catalog: catalog)
        var diagnostics: [Diagnostic] = []
        let requests = mockRequests(in: catalog, options: Options(), diagnostics: &diagnostics)
        let resolved = requests.map { resolver.resolve($0.type, diagnostics: &diagnostics) }
        let values = DefaultValues(catalog: catalog, mocks: resolved, annotations: requests.map(\.annotation))
        let origin = try #require(catalog.type(named: ["Origin"], in: [], file: 0))
        guard case .function(let function)? = origin.declaration.members.first else {
            Issue.record("no function")
            return
        }
        #expect(requests.count == 3)
        let value = values.expression(
            for: try #require(function.parameters.first).type, in: origin, at: .init(type: origin) { _ in false })
        #expect(value == expected)
    }
}
