// Types whose names several modules have that the mocks see.

import MockGeneration
import SwiftDeclarations
import Testing

@Suite("names that several modules have")
struct SharedNameTests {
    private let core = SourceFile(
        path: "Sources/Core/Core.swift",
        text:
            "public struct Row {}\npublic protocol CoreParent { func row() -> [Row] }\nopen class Base { public init() {} }"
    )
    private let other = SourceFile(
        path: "Sources/Other/Other.swift",
        text: "public typealias Row = () -> Void\npublic protocol OtherParent { func tap(_ row: @escaping Row) }")

    private func app(_ name: String, _ text: String) -> SourceFile {
        SourceFile(path: "Sources/App/\(name).swift", text: text)
    }

    private func signatures(
        _ sources: [SourceFile], inheriting: [SourceFile], testable: [String] = []
    ) -> [String] {
        output(sources, inheriting: inheriting, testable: testable).split(separator: "\n").map { $0.drop { $0 == " " } }
            .filter { $0.contains("func ") || $0.contains("class ") || $0.contains("import ") }.map(String.init)
    }

    private func output(
        _ sources: [SourceFile], inheriting: [SourceFile], testable: [String] = [], mocksClasses: Bool = false
    ) -> String {
        var options = Options()
        options.testableImports = testable
        options.mocksClasses = mocksClasses
        let generation = generate(from: sources, inheritOnly: inheriting, options: options)
        #expect(generation.diagnostics.filter { $0.severity != .note } == [])
        return generation.output
    }

    @Test("two files that import different modules", arguments: [[], ["App"]])
    func differentImports(testable: [String]) {
        let sources = [
            app("A", "import Core\n/// @mockable\nprotocol A: CoreParent {}"),
            app("B", "import Other\n/// @mockable\nprotocol B: OtherParent { func plain(_ row: Row?) }"),
        ]
        #expect(
            signatures(sources, inheriting: [core, other], testable: testable) == testable.map {
                "@testable import \($0)"
            } + [
                "import Core", "import Other", "nonisolated class AMock: A {", "func row() -> [Core.Row] {",
                "nonisolated class BMock: B {",
                "func plain(_ row: Other.Row?) {", "func tap(_ row: @escaping Other.Row) {",
            ])
    }

    /// What types conform to, and where, is asked of the one that is meant.
    @Test("conformances of types of one name")
    func conformancesOfInheritedTypes() {
        let core = SourceFile(
            path: "Sources/Core/Core.swift",
            text: """
                public struct Row: Hashable, Sendable {}
                public protocol Keyed { associatedtype K: Hashable = Row; func key() -> K }
                public protocol Base { func base(_ rows: Set<Row>) }
                """)
        let text = """
            import Core
            struct Row {}
            /// @mockable
            protocol A: Keyed { func own() -> Row }
            /// @mockable
            protocol B { associatedtype T: Hashable = Core.Row; func f() -> T }
            /// @mockable
            nonisolated protocol C: Sendable { func f(_ rows: Set<Core.Row>) }
            /// @mockable
            protocol D: Base, Sendable { func d() }
            """
        var options = Options()
        (options.isolatedModules, options.isolatesSourcesByModule) = (["App"], true)
        let generation = generate(from: [app("A", text)], inheritOnly: [core], options: options)
        #expect(generation.diagnostics.map(\.message) == [])
        let aliases = generation.output.split(separator: "\n").filter { $0.contains("typealias") }
        #expect(aliases == ["    typealias K = Core.Row", "    typealias T = Core.Row"])
    }

    @Test("a type of the own module and an inherited one")
    func inheritedAndOwn() {
        let sources = [
            app("A", "import Core\nstruct Row {}\n/// @mockable\nprotocol A: CoreParent { func own() -> Row }")
        ]
        #expect(
            signatures(sources, inheriting: [core]) == [
                "import Core", "nonisolated class AMock: A {", "func own() -> Row {", "func row() -> [Core.Row] {",
            ])
        #expect(
            signatures(sources, inheriting: [core], testable: ["App"]) == [
                "@testable import App", "@testable import struct App.Row", "import Core",
                "nonisolated class AMock: A {",
                "func own() -> Row {", "func row() -> [Core.Row] {",
            ])
    }

    @Test("a type of the module that the mocks are in, and one of another among the sources")
    func twoModulesInPlainFolders() {
        let sources = [
            SourceFile(
                path: "App/A.swift",
                text: "import Core\nstruct Row {}\n/// @mockable\nprotocol A: CoreParent { func own() -> Row }"),
            SourceFile(
                path: "Core/B.swift",
                text: "public typealias Row = Int?\npublic protocol CoreParent { func row() -> Row }"),
        ]
        #expect(
            signatures(sources, inheriting: []).filter { $0.contains("func ") } == [
                "func own() -> Row {", "func row() -> Core.Row {",
            ])
    }

    @Test("types of two modules of the sources")
    func twoMockedModules() {
        let core = SourceFile(
            path: core.path, text: "struct Row {}\n/// @mockable\npublic protocol CoreRows { func row() -> Row }")
        let sources = [
            app("A", "import Core\nstruct Row {}\n/// @mockable\nprotocol Rows { func own() -> Row }"), core,
        ]
        #expect(
            signatures(sources, inheriting: [], testable: ["App", "Core"]).filter { $0.contains("func ") } == [
                "func own() -> App.Row {", "public func row() -> Core.Row {",
            ])
    }

    @Test("types of modules that are all among the sources", arguments: [[], ["App"]])
    func modulesAmongSources(testable: [String]) {
        let sources = [
            app("A", "import Core\n/// @mockable\nprotocol A { func a() -> Row }"),
            app("B", "import Other\n/// @mockable\nprotocol B { func b(_ row: @escaping Row) }"), core, other,
        ]
        #expect(
            signatures(sources, inheriting: [], testable: testable).filter { $0.contains("func ") } == [
                "func a() -> Core.Row {", "func b(_ row: @escaping Other.Row) {",
            ])
    }

    @Test("names that are seen once, or hidden by a type of the mock")
    func others() {
        let sources = [
            app("A", "import Core\nprivate struct Row {}\n/// @mockable\nprotocol A: CoreParent {}"),
            app("B", "import Other\n/// @mockable\nprotocol B { associatedtype Row; func plain(_ row: Row) }"),
        ]
        #expect(
            signatures([sources[0]], inheriting: [core]).filter { $0.contains("func ") } == ["func row() -> [Row] {"])
        #expect(signatures([sources[1]], inheriting: [core, other]).last == "func plain(_ row: Row) {")
    }

    @Test("where nothing is inherited")
    func withoutParents() {
        let feature = SourceFile(path: "Sources/My-Feature/Row.swift", text: "public struct Row {}")
        let sources = [
            app("A", "import Core\n/// @mockable\nprotocol A { func a() -> Row }"),
            app("B", "import My_Feature\n/// @mockable\nprotocol B { func b() -> Row }"),
            app("C", "import Other\n/// @mockable\nprotocol C { func c(_ c: @escaping Row) }"),
        ]
        #expect(
            signatures(sources, inheriting: [core, feature, other]).filter { $0.contains("func ") } == [
                "func a() -> Core.Row {", "func b() -> My_Feature.Row {", "func c(_ c: @escaping Other.Row) {",
            ])
    }

    @Test("associated types")
    func associatedTypes() {
        let sources = [
            app("A", "import Core\n/// @mockable\nprotocol A { associatedtype I: CoreParent; associatedtype R = Row }"),
            app("B", "import Other\n/// @mockable\nprotocol B: OtherParent {}"),
        ]
        let other = SourceFile(path: other.path, text: other.text + "\npublic protocol CoreParent {}")
        let output = output(sources, inheriting: [core, other])
        #expect(output.contains("class AMock<I: Core.CoreParent>: A {"))
        #expect(output.contains("typealias R = Core.Row"))
    }

    @Test("what is internal in a module that is imported, or another module has")
    func unseenNames() {
        let hidden = SourceFile(
            path: "Sources/Hidden/Hidden.swift", text: "struct Row {}\ntypealias Date = Int\npublic struct Seen {}")
        let text =
            "import Hidden\nimport Core\n/// @mockable\nprotocol A { func row(_ seen: Seen) -> Row; func date() -> Date }"
        let output = output([app("A", text)], inheriting: [core, hidden])
        #expect(output.contains("func row(_ seen: Seen) -> Row {"))
        #expect(output.contains("return Date()"))
    }

    @Test("modules that only those import which are inherited from")
    func layers() {
        let feature = SourceFile(
            path: "Sources/Feature/Feature.swift",
            text: "import Core\npublic protocol FeatureParent: CoreParent { func feature(_ row: Row) }")
        let sources = [
            app("A", "import Feature\nimport Other\n/// @mockable\nprotocol A: FeatureParent { func a(_ row: Row?) }")
        ]
        #expect(
            signatures(sources, inheriting: [core, feature, other]).filter { $0.contains("func ") } == [
                "func a(_ row: Other.Row?) {", "func feature(_ row: Core.Row) {", "func row() -> [Core.Row] {",
            ])
    }

    @Test("declarations that are imported by themselves, before those of whole modules")
    func singleImports() {
        let sources = [
            app("A", "import struct Core.Row\nimport Other\n/// @mockable\nprotocol A { func a(_ row: Row) }"),
            app(
                "B",
                "import typealias Other.Row\nimport Core\n/// @mockable\nprotocol B { func b(_ row: @escaping Row) }"),
        ]
        #expect(
            signatures(sources, inheriting: [core, other]).filter { $0.contains("func ") } == [
                "func a(_ row: Core.Row) {", "func b(_ row: @escaping Other.Row) {",
            ])
        let own = app("C", "import struct Core.Row\nstruct Row {}\n/// @mockable\nprotocol C { func c(_ row: Row) }")
        #expect(signatures([own], inheriting: [core, other]).last == "func c(_ row: Row) {")
    }

    @Test("what modules export of others", arguments: ["Net", "App"])
    func exports(exporter: String) {
        let exports = SourceFile(path: "Sources/\(exporter)/Exports.swift", text: "@_exported import Core")
        let net = SourceFile(path: "Sources/Net/Net.swift", text: "public struct Net2 {}")
        let sources = [
            app("A", "import Net\n/// @mockable\nprotocol A { func a(_ row: Row) }"),
            app("B", "import Other\nimport Net\n/// @mockable\nprotocol B { func b(_ row: Other.Row?) }"),
        ]
        let isOwn = exporter == "App"
        #expect(
            signatures(sources + (isOwn ? [exports] : []), inheriting: [core, net, other] + (isOwn ? [] : [exports]))
                .filter { $0.contains("func ") } == [
                    "func a(_ row: Core.Row) {", "func b(_ row: Other.Row?) {",
                ])
        let hiding = SourceFile(path: "Sources/Net/Row.swift", text: "public struct Row {}")
        let output = signatures(sources, inheriting: [core, net, other, hiding, exports])
        #expect(output.contains("func a(_ row: Net.Row) {"), "\(output)")
    }

    @Test("types of modules with types of the modules' own names", arguments: [[], ["App"]])
    func modulesNamedAsTypes(testable: [String]) {
        let core = SourceFile(path: core.path, text: core.text + "\npublic enum Core {}")
        let sources = [
            app("A", "import Core\n/// @mockable\nprotocol A { func a(_ row: Row) }"),
            app("B", "import Other\n/// @mockable\nprotocol B { func b(_ row: @escaping Row) }"),
        ]
        let lines = signatures(sources, inheriting: [core, other], testable: testable)
        #expect(
            lines.filter { !$0.contains("class ") && !$0.contains("@testable") } == [
                "import Core", "import struct Core.Row", "import Other",
                "func a(_ row: Row) {", "func b(_ row: @escaping Other.Row) {",
            ])
    }

    @Test(
        "types of modules with the names of associated types and generic parameters",
        arguments: ["{ associatedtype Core; func a(_ row: Row) }", "{ func a(_ row: Row); func b<Core>(_ b: Core) }"])
    func modulesNamedAsParameters(members: String) {
        let sources = [
            app("A", "import Core\n/// @mockable\nprotocol A \(members)"),
            app("B", "import Other\n/// @mockable\nprotocol B { func b(_ row: @escaping Row) }"),
        ]
        let lines = signatures(sources, inheriting: [core, other])
        #expect(lines.contains("import struct Core.Row"))
        #expect(lines.contains("func a(_ row: Row) {"))
        #expect(lines.last == "func b(_ row: @escaping Other.Row) {")
    }

    @Test("types of a mocked module with a type of its own name, beside those of another mocked one")
    func mockedModuleNamedAsType() {
        let sources = [
            app("A", "import Core\nstruct App {}\nstruct Row {}\n/// @mockable\nprotocol A { func a() -> Row }"),
            SourceFile(path: core.path, text: "struct Row {}\n/// @mockable\nprotocol B { func b() -> Row }"),
        ]
        #expect(
            signatures(sources, inheriting: [], testable: ["App", "Core"]).filter { !$0.contains("class ") } == [
                "@testable import App", "@testable import struct App.Row", "@testable import Core",
                "func a() -> Row {", "func b() -> Core.Row {",
            ])
    }

    @Test("such a type, beside one that a file imports by itself")
    func singleImportBesideOneOfMocks() {
        let core = SourceFile(path: core.path, text: core.text + "\npublic enum Core {}")
        let sources = [
            app("A", "import Core\n/// @mockable\nprotocol A { func a(_ row: Row) }"),
            app(
                "B", "import typealias Other.Row\n/// @mockable\nprotocol B { func b(_ row: @escaping Row) }"),
        ]
        #expect(
            signatures(sources, inheriting: [core, other]).filter { !$0.contains("class ") } == [
                "import Core", "import struct Core.Row", "import Other",
                "func a(_ row: Row) {", "func b(_ row: @escaping Other.Row) {",
            ])
    }

    @Test("such a type, beside one of the own module and beside another such")
    func namesOutOfReach() {
        let core = SourceFile(path: core.path, text: core.text + "\npublic enum Core {}")
        let own = app("A", "import Core\nstruct Row {}\n/// @mockable\nprotocol A: CoreParent { func a(_ row: Row) }")
        #expect(
            signatures([own], inheriting: [core], testable: ["App"]).filter { $0.contains("func ") } == [
                "func a(_ row: App.Row) {", "func row() -> [Row] {",
            ])
        let message =
            "the mock of 'A' cannot name 'Row' of module 'Core': there is another 'Row', and 'Core.Row' means a member of the "
            + "type 'Core'; rename one of the three"
        #expect(errors([own], inheriting: [core]) == [message])
        let other = SourceFile(path: other.path, text: other.text + "\npublic enum Other {}")
        let sources = [
            app("A", "import Other\n/// @mockable\nprotocol B { func b(_ row: @escaping Row) }"),
            app("C", "import Core\n/// @mockable\nprotocol A { func a(_ row: Row) }"),
        ]
        #expect(errors(sources, inheriting: [core, other]) == [message])
    }

    private func errors(_ sources: [SourceFile], inheriting: [SourceFile]) -> [String] {
        generate(from: sources, inheritOnly: inheriting, options: Options()).diagnostics.map(\.message)
    }

    @Test("types of imported modules that the system has, too")
    func namesOfTheSystem() {
        let net = SourceFile(path: "Sources/Net/Net.swift", text: "public struct Date {}\npublic struct Int64 {}")
        let sources = [
            app("A", "import Net\n/// @mockable\nprotocol A { func a(_ date: Date, _ count: Int64) }"),
            app("B", "import Foundation\n/// @mockable\nprotocol B { func b(_ date: Date) }"),
        ]
        #expect(
            signatures(sources, inheriting: [net]).filter { $0.contains("func ") } == [
                "func a(_ date: Net.Date, _ count: Int64) {", "func b(_ date: Foundation.Date) {",
            ])
    }

    @Test("folders that are called after modules", arguments: ["Foundation", "Other"])
    func folders(name: String) {
        let sources = [
            SourceFile(path: "App/\(name)/Row.swift", text: "struct Row {}"),
            SourceFile(
                path: "App/A.swift",
                text: "import \(name)\nimport Core\n/// @mockable\nprotocol A: CoreParent { func own() -> Row }"),
        ]
        let core = SourceFile(path: "Core/Core.swift", text: core.text)
        #expect(
            signatures(sources, inheriting: [core]).filter { $0.contains("func ") } == [
                "func own() -> Row {", "func row() -> [Core.Row] {",
            ])
    }

    @Test("names of the system's types that the own module has, and an inherited protocol means otherwise")
    func systemNames() {
        let parent = SourceFile(
            path: "Sources/Core/Parent.swift",
            text: "import Foundation\npublic protocol Parent { func f(_ result: Result<Int, any Error>) -> Data? }")
        let text =
            "import Core\nenum Result {}\nstruct Data {}\n/// @mockable\nprotocol A: Parent { func own() -> [Data] }"
        #expect(
            signatures([app("A", text)], inheriting: [parent]).filter { $0.contains("func ") } == [
                "func own() -> [Data] {", "func f(_ result: Swift.Result<Int, any Error>) -> Foundation.Data? {",
            ])
        let plain = app("B", "/// @mockable\nprotocol B { func b() -> Task<Int, Never> }")
        let core = SourceFile(path: "Sources/Core/Task.swift", text: "public struct Task {}")
        let user = app("C", "import Core\n/// @mockable\nprotocol C { func c() -> Task }")
        #expect(
            signatures([plain, user], inheriting: [core]).filter { $0.contains("func ") } == [
                "func b() -> Swift.Task<Int, Never> {", "func c() -> Task {",
            ])
        let numbers = SourceFile(path: "Sources/Core/Int64.swift", text: "public struct Int64 {}")
        let number = app("B", "/// @mockable\nprotocol B { func b() -> Int64 }")
        #expect(output([number, user], inheriting: [core, numbers]).contains("func b() -> Swift.Int64 {"))
    }

    @Test("a superclass")
    func superclass() {
        let sources = [
            app("A", "import Core\n/// @mockable\nprotocol A: Base, CoreParent {}"),
            app("B", "import Other\n/// @mockable\nprotocol B: OtherParent {}"),
        ]
        let other = SourceFile(path: other.path, text: other.text + "\npublic class Base {}")
        #expect(signatures(sources, inheriting: [core, other]).contains("class AMock: Core.Base, A {"))
        let base = SourceFile(
            path: core.path,
            text: "public struct Row {}\npublic protocol CoreParent {}\nopen class Base { public init(row: Row) {} }")
        #expect(output(sources, inheriting: [base, other]).contains("override init(row: Core.Row) {"))
    }

    @Test("global actors and property wrappers")
    func attributes() {
        let actor = "@globalActor public actor Ground { public static let shared = Ground() }\n"
        let actors = "\(actor)public enum Below { \(actor) }\n"
        let wrapper = "@propertyWrapper public struct Clamped { public var wrappedValue: Int }\n"
        let core = SourceFile(
            path: core.path, text: actors + wrapper + "@Ground public protocol CoreParent: AnyObject { func parent() }")
        let other = SourceFile(path: other.path, text: actors + wrapper)
        let text = """
            import Core
            /// @mockable
            @Ground protocol A { func a(_ a: @escaping @Ground () -> Void); nonisolated func free() }
            /// @mockable
            protocol B { @Ground func b(); func free() }
            /// @mockable
            protocol C: CoreParent { @Below.Ground func c() }
            /// @mockable
            class D { func d(@Clamped _ d: Int) {} }
            """
        let sources = [app("A", text), app("E", "import Other\n/// @mockable\n@Ground protocol E {}")]
        let output = output(sources, inheriting: [core, other], mocksClasses: true)
        let lines = output.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            lines.filter { $0.contains("Ground") || $0.contains("Clamped") } == [
                "@Core.Ground", "var aHandler: ((@escaping @Core.Ground () -> Void) -> ())?",
                "func a(_ a: @escaping @Core.Ground () -> Void) {", "@Core.Ground",
                "// On Core.Ground by inheritance.",
                "private let _c: MockgenMethod<@Core.Below.Ground @Sendable () -> (), Never> = MockgenMethod()",
                "var cHandler: (@Core.Below.Ground @Sendable () -> ())? {", "@Core.Below.Ground",
                "override func d(@Core.Clamped _ d: Int) {", "@Other.Ground",
            ])
    }

    @Test("a name of the system's is its where its module is imported", arguments: ["Core", "SwiftUI"])
    func namesOfTheSystem(imported: String) {
        let source = SourceFile(path: "A.swift", text: "import \(imported)\n/// @mockable\nprotocol P: Form {}")
        let form = SourceFile(path: "Lib/Form.swift", text: "open class Form { public init() {} }")
        let output = generate(from: [source], inheritOnly: [form], options: Options()).output
        #expect(output.contains("class PMock: Form, P {") == (imported == "Core"))
    }

    @Test("global actors of one name are two")
    func twoActors() {
        let actor = "@globalActor public actor Ground { public static let shared = Ground() }\n"
        let core = SourceFile(path: core.path, text: "\(actor)@Ground public protocol OnCore { func core() }")
        let other = SourceFile(path: other.path, text: "\(actor)@Ground public protocol OnOther { func other() }")
        let text = "import Core\nimport Other\n/// @mockable\nprotocol A: OnCore, OnOther { func own() }"
        let output = output([app("A", text)], inheriting: [core, other])
        // It takes over neither.
        #expect(output.contains("\nnonisolated class AMock: A {"))
        #expect(!output.contains("by inheritance"))
        #expect(output.contains("\n    @Core.Ground\n    func core() {"))
        #expect(output.contains("\n    @Other.Ground\n    func other() {"))
    }

    @Test("generic parameters and where clauses of classes")
    func classes() {
        let text = """
            import Core
            /// @mockable
            class A<T: CoreParent> where T.Element == Row {}
            /// @mockable
            class B<Row> { func b(_ row: Row) {} }
            """
        let other = SourceFile(path: other.path, text: other.text + "\npublic protocol CoreParent {}")
        let sources = [app("A", text), app("C", "import Other\n/// @mockable\nprotocol C {}")]
        let output = output(sources, inheriting: [core, other], mocksClasses: true)
        #expect(output.contains("class AMock<T: Core.CoreParent>: A<T> where T.Element == Core.Row {"))
        #expect(output.contains("override func b(_ row: Row) {"))
    }

    @Test("types that annotations name")
    func annotations() {
        let text = """
            import Core
            /// @mockable(typealias: Item = [Row]; override: row = Row)
            protocol A { associatedtype Item; func item() -> Item; func row() -> Row }
            """
        let sources = [app("A", text), app("B", "import Other\n/// @mockable\nprotocol B {}")]
        let output = output(sources, inheriting: [core, other])
        #expect(output.contains("typealias Item = [Core.Row]"))
        #expect(output.contains("return Core.Row()"))
    }

    @Test("types around mocks")
    func scopes() {
        let outer = "\npublic struct Outer<T> {}"
        let text = """
            import Core
            extension Outer where T == Row {
                /// @mockable
                protocol A { func a() }
            }
            /// @mockable
            protocol B { var a: any Outer.A { get } }
            """
        let sources = [app("A", text), app("C", "import Other\n/// @mockable\nprotocol C {}")]
        let output = output(
            sources,
            inheriting: [core, other].map { SourceFile(path: $0.path, text: $0.text + outer) })
        #expect(output.contains("extension Core.Outer where T == Core.Row {"))
        #expect(output.contains("class AMock: A {"))
        #expect(output.contains("a: any Core.Outer.A = Core.Outer.AMock()"))
    }

    @Test("what mocks conform to")
    func conformances() {
        let text = """
            import Core
            /// @mockable
            typealias A = CoreParent & Own
            protocol Own {}
            /// @mockable
            @MainActor protocol B: Free {}
            """
        let free = "\npublic protocol CoreParent {}\nnonisolated public protocol Free { @MainActor func free() }"
        let core = SourceFile(path: core.path, text: "public struct Row {}" + free)
        let other = SourceFile(path: other.path, text: other.text + free)
        let sources = [app("A", text), app("C", "import Other\n/// @mockable\nprotocol C {}")]
        let output = output(sources, inheriting: [core, other])
        #expect(output.contains("class AMock: Core.CoreParent, Own {"))
        #expect(output.contains("nonisolated Core.Free"))
    }

    @Test("mocks of protocols that another module has as well")
    func defaultValues() {
        let core = SourceFile(path: core.path, text: "public protocol Service {}")
        let text = """
            import Core
            /// @mockable
            protocol Service {}
            /// @mockable
            protocol A { func core() -> any Core.Service; func own() -> any Service }
            """
        let output = output([app("A", text)], inheriting: [core])
        #expect(output.contains("fatalError(\"AMock.core() was called, but coreHandler is not set\")"))
        #expect(output.contains("return ServiceMock()"))
    }
}

extension SourceFile {
    fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
