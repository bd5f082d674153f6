// Inheritance over the files of a run: what is found, what each message points at.

import SwiftDeclarations
import TestSupport
import Testing

@testable import MockGeneration

struct ResolverTests {
    /// The requirements of the only mock.
    private func requirements(_ text: String, inheritOnly: [String] = []) -> [String] {
        let generation = generation(text, inheritOnly: inheritOnly)
        #expect(generation.diagnostics == [])
        #expect(generation.mocks.count == 1)
        return generation.mocks.first?.members.map(\.requirement) ?? []
    }

    /// Modules of one run may declare the same name.
    @Test func declarationsOfTheSameModuleCount() {
        let generation = generate(
            from: [
                SourceFile(path: "A/Sources/Box.swift", text: "struct Box {}\nprotocol Lid { func close() }"),
                SourceFile(path: "B/Sources/Box.swift", text: "protocol Box { func open() }"),
                SourceFile(path: "B/Sources/P.swift", text: "/// @mockable\nprotocol P: Box, Lid {}"),
                SourceFile(path: "C/Box.swift", text: "enum Box {}"),
            ], options: Options())
        #expect(generation.diagnostics == [])
        #expect(generation.mocks.first?.members.map(\.requirement) == ["func open()", "func close()"])
    }

    /// The compiler takes none of these; all that counts is that they end.
    @Test(arguments: [
        "protocol P where A == A? { associatedtype A; func f(_ a: A) }",
        "protocol P where A == [B], B == [A], A: Hashable { associatedtype A; associatedtype B }",
        "protocol P where A == [A1], A: Sendable { associatedtype A1 = [A]; typealias A = [A1] }",
        "protocol P where A.Element.Element == B.Element, A == [B], B == [A] { associatedtype A; associatedtype B }",
        "protocol P { associatedtype A: Hashable = (B, B); associatedtype B: Hashable = (A, A) }",
    ])
    func typesMadeOfThemselves(text: String) {
        #expect(generation("/// @mockable\n\(text)").mocks.count == 1)
    }

    /// The compiler takes it that `Self` is Equatable, with a warning at the protocol.
    @Test func elementsConformWhereArraysHaveTo() {
        let generation = generation(
            "/// @mockable\nprotocol P: CaseIterable where AllCases == [Self], AllCases: Equatable {}")
        #expect(generation.output.contains("class PMock: P, Equatable {"))
    }

    /// A module's name, and a superclass in another module, tell which of two declarations is meant.
    @Test func superclassesOfModules() {
        let base = "open class Base {\n    public init() {}\n    open func show() {}\n    public func hide() {}\n}\n"
        let generation = generate(
            from: [
                SourceFile(path: "Kit/Base.swift", text: base + "extension Base { public func fold() {} }"),
                SourceFile(
                    path: "App/Base.swift",
                    text: "class Base {\n    init() {}\n    func hide() {}\n}\nextension Base { func close() {} }"),
                SourceFile(
                    path: "App/P.swift",
                    text: "import Kit\nprotocol Q { func show(); func hide(); func fold(); func close() }\n"
                        + "/// @mockable\nprotocol P: Q, Base {}\n/// @mockable\nprotocol R: Q, Kit.Base {}"),
            ], options: Options())
        #expect(generation.diagnostics.filter { $0.severity != .note } == [])
        #expect(
            generation.mocks.map { $0.members.map(\.requirement) } == [
                ["func show()", "func hide()", "func fold()"], ["func show()", "func close()"],
            ])
    }

    /// What a class is in another module for one below it, it is for the mock, too; and a class inherits the initializers that
    /// it sees.
    @Test(arguments: [
        (["App"], ["var isOpen: Bool { get }", "var isSet: Bool { get }"]),
        (
            ["App", "Kit"],
            ["func close()", "func hide()", "var isOpen: Bool { get }", "var isSet: Bool { get set }"]
        ),
    ])
    func superclassesOfModulesInBetween(testable: [String], expected: [String]) {
        let base = """
            open class Root { public init() {}; func hide() {} }
            open class Base: Root {
                public init(a: Int) { super.init() }
                init(b: Int) { super.init() }
                open var isOpen: Bool { true }
                open internal(set) var isSet = true
                public func close() {}
            }
            """
        var options = Options()
        (options.testableImports, options.mocksClasses) = (testable, true)
        let generation = generate(
            from: [
                SourceFile(path: "Sources/App/C.swift", text: "import Middle\n/// @mockable\nclass C: Middle {}"),
                SourceFile(path: "Sources/Middle/Middle.swift", text: "import Kit\nopen class Middle: Base {}"),
                SourceFile(path: "Sources/Kit/Base.swift", text: base),
            ], options: options)
        #expect(generation.diagnostics.map(\.message) == [])
        #expect(generation.mocks.map { $0.members.map(\.requirement).sorted() } == [expected])
        #expect(generation.output.contains("init(a: Int)"))
        #expect(!generation.output.contains("init(b: Int)"))
    }

    /// What another module declares is bound to no actor by this one, and what says so is not either.
    @Test func valuesOfOtherModulesAreBoxed() {
        let generation = generate(
            from: [
                SourceFile(path: "Sources/Core/Core.swift", text: "struct A {}\nstruct B {}"),
                SourceFile(path: "Sources/App/Own.swift", text: "struct B {}\nnonisolated struct C {}\nprotocol D {}"),
                SourceFile(path: "Sources/App/Models/Model.swift", text: "struct E {}"),
                SourceFile(
                    path: "Sources/App/P.swift",
                    text: "import Core\n/// @mockable\nprotocol P { func f(a: A, b: B, c: C, d: D, e: E, x: X) async }"),
            ], inheritOnly: [SourceFile(path: "Sources/App/X.swift", text: "struct X {}")], options: Options())
        let boxed = ["a", "b", "c", "d", "e", "x"].filter { generation.output.contains("MockgenBox(\($0))") }
        #expect(boxed == ["a", "c", "d", "x"])
    }

    /// What says who owns it may be what has no copies, which no box can hold, nor storage that nobody asks for.
    @Test func valuesThatMayLackCopiesAreNotBoxed() {
        let text = """
            import Core
            nonisolated class Own {}
            /// @mockable
            protocol P {
                init(made: consuming X)
                func f(lent: borrowing X, given: consuming X?, own: borrowing Own, plain: X) async
            }
            """
        let output = generate(from: [SourceFile(path: "P.swift", text: text)], options: Options()).output
        #expect(output.contains("required init(made: consuming X) {}"))
        #expect(output.contains("fHandler?(lent, given, MockgenBox(copy own).value, MockgenBox(plain).value)"))
    }

    @Test(arguments: [
        // Own first, then each parent's in order, each once.
        ("/// @mockable\nprotocol P: A, B { func p() }\nprotocol A { func a() }\nprotocol B { func b() }", "p a b"),
        (
            "/// @mockable\nprotocol P: A, B {}\nprotocol A: C { func a() }\nprotocol B: C { func b() }\n"
                + "protocol C { func c() }",
            "a c b"
        ),
        ("/// @mockable\nprotocol P: A { func a() }\nprotocol A { func a() }", "a"),
        ("/// @mockable\nprotocol P where Self: A {}\nprotocol A { func a() }", "a"),
        // Compositions and typealiases of them.
        ("/// @mockable\nprotocol P: A & B {}\nprotocol A { func a() }\nprotocol B { func b() }", "a b"),
        (
            "/// @mockable\nprotocol P: C {}\ntypealias C = A & B\n"
                + "protocol A { func a() }\nprotocol B { func b() }", "a b"
        ),
        ("/// @mockable\nprotocol P: D {}\ntypealias D = C\ntypealias C = A\nprotocol A { func a() }", "a"),
        ("/// @mockable\nprotocol P: C, A {}\ntypealias C = A & A\nprotocol A { func a() }", "a"),
        // Scopes: the innermost declaration of a name counts; a first component that is no type is a module.
        (
            "enum O {\n/// @mockable\nprotocol P: A {}\nprotocol A { func inner() } }\n"
                + "protocol A { func outer() }", "inner"
        ),
        ("enum O {\n/// @mockable\nprotocol P: A {} }\nprotocol A { func outer() }", "outer"),
        (
            "/// @mockable\nprotocol P: O.A {}\nenum O { protocol A { func inner() } }\n"
                + "protocol A { func outer() }", "inner"
        ),
        ("/// @mockable\nprotocol P: M.A {}\nprotocol A { func a() }", "a"),
        ("/// @mockable\nprotocol P: M.O.A {}\nextension O { protocol A { func a() } }", "a"),
        ("extension O {\n/// @mockable\nprotocol P: A {} }\nenum O { protocol A { func a() } }", "a"),
        ("/// @mockable\nprotocol P: `default` {}\nprotocol `default` { func a() }", "a"),
        // Known ones ask for nothing, or for what they have.
        ("/// @mockable\nprotocol P: AnyObject, Sendable, Swift.Error, ~Copyable { func p() }", "p"),
    ])
    func finds(text: String, names: String) {
        let functions = requirements(text).map { $0.replacing("func ", with: "").replacing("()", with: "") }
        #expect(functions.joined(separator: " ") == names)
    }

    /// What a mock asks of a generic parameter is more than a protocol does that takes a default conformance away.
    @Test(arguments: ["~Copyable, Tagged", "~Copyable & Tagged", "Tagged & ~Copyable & ~Escapable"])
    func suppressedConformancesAreNoConstraints(constraints: String) {
        let text = """
            protocol Tagged: ~Copyable {}
            /// @mockable
            protocol P { associatedtype N: \(constraints); func f(_ n: borrowing N) }
            """
        let output = generate(from: [SourceFile(path: "A.swift", text: text)], options: Options()).output
        #expect(output.contains("class PMock<N: Tagged>: P {"))
    }

    @Test func conditionalTypealiasesOfAnotherModuleAreNotRepeated() {
        func file(_ module: String, _ alias: String, _ rest: String = "") -> SourceFile {
            let aliases = "extension P {\n#if DEBUG\ntypealias T = \(alias)\n#endif\n}\n"
            let text = "protocol P { func f() -> T }\n\(aliases)\(rest)"
            return SourceFile(path: "Sources/\(module)/P.swift", text: text)
        }
        let files = [file("App", "Int", "/// @mockable\nprotocol Q: P {}"), file("Core", "Double")]
        for generation in [
            generate(from: files, options: Options()),
            generate(from: [files[0]], inheritOnly: [files[1]], options: Options()),
        ] {
            #expect(generation.output.contains("typealias T = Int\n"))
            #expect(!generation.output.contains("Double"))
        }
    }

    @Test func inheritOnlyFilesAreReadForParentsAlone() {
        let text = "/// @mockable\nprotocol P: A { func p() }"
        let other = "/// @mockable\nprotocol A: B { func a() }\n/// @mockable\nstruct S {}\n"
        let names = requirements(text, inheritOnly: [other, "protocol B { func b() }"])
        #expect(names == ["func p()", "func a()", "func b()"])
    }

    @Test func mocksOfProtocolsThatInheritFromAnotherModuleAreOnNoActor() {
        let generation = generate(
            from: [
                SourceFile(
                    path: "A.swift",
                    text: """
                        /// @mockable
                        protocol A: B {}
                        /// @mockable
                        protocol C: D {}
                        protocol D { func d() }
                        /// @mockable
                        @MainActor protocol E: B {}
                        """)
            ],
            inheritOnly: [SourceFile(path: "B.swift", text: "public protocol B { func b() }")], options: Options())
        let heads = generation.output.split(separator: "\n").filter { $0.contains("class ") && $0.contains("Mock: ") }
        #expect(heads == ["nonisolated class AMock: A {", "class CMock: C {", "class EMock: E {"])
    }

    @Test func aSourceWinsOverAnInheritOnlyFile() {
        let text = "/// @mockable\nprotocol P: A {}\nprotocol A { func own() }"
        #expect(requirements(text, inheritOnly: ["protocol A { func other() }"]) == ["func own()"])
    }

    /// Unless the name says that it is of the module that the file is for.
    @Test(arguments: ["Kit", "Other"])
    func aModuleBeforeANameWinsOverASource(folder: String) {
        let own = """
            import Kit
            class Base {}
            protocol A { func own() }
            class Middle: Kit.Base {}
            /// @mockable
            protocol P: Kit.A, Middle { func load() }
            """
        let kit = "public protocol A { func a() }\nopen class Base { public init() {}; open func load() throws {} }"
        let generation = generate(
            from: [SourceFile(path: "Sources/App/P.swift", text: own)],
            inheritOnly: [SourceFile(path: "\(folder)/Kit.swift", text: kit)], options: Options())
        #expect(generation.diagnostics.map(\.message) == [])
        #expect(generation.mocks.map { $0.members.map(\.requirement) } == [["func load()", "func a()"]])
        #expect(generation.output.contains("override func load() {"))
    }

    /// Of several modules with a name, a file means one that it imports, whatever else is there.
    @Test(arguments: ["A", "B"])
    func importsTellModulesApart(imported: String) {
        func kit(_ name: String) -> SourceFile {
            SourceFile(
                path: "Sources/\(name)/Kit.swift",
                text:
                    "public protocol Parent { func in\(name)() }\npublic \(name == "A" ? "typealias Row = Int" : "struct Row {}")"
            )
        }
        let own = """
            import \(imported)
            /// @mockable
            protocol P: Parent { func row() -> Row }
            """
        let kits = [kit("A"), kit("B")]
        let sources = [SourceFile(path: "Sources/App/P.swift", text: own)]
        for generation in [
            generate(from: sources, inheritOnly: kits, options: Options()),
            generate(from: sources, inheritOnly: kits.reversed(), options: Options()),
            generate(from: kits + sources, options: Options()),
        ] {
            #expect(
                generation.mocks.map { $0.members.map(\.requirement) } == [
                    ["func row() -> Row", "func in\(imported)()"]
                ])
            #expect(generation.output.contains("return 0") == (imported == "A"))
        }
    }

    /// What the own module declares comes before what it imports.
    @Test func theOwnModuleComesBeforeImports() {
        let parents = ["Models/Parent.swift", "Lib/A/Parent.swift"].map {
            SourceFile(path: $0, text: "public protocol Parent { func in\($0.prefix(3))() }")
        }
        let own = SourceFile(path: "P.swift", text: "import A\n/// @mockable\nprotocol P: Parent {}")
        let generation = generate(from: [own, parents[0]], inheritOnly: [parents[1]], options: Options())
        #expect(generation.mocks.map { $0.members.map(\.requirement) } == [["func inMod()"]])
    }

    /// `Any` is the composition of nothing.
    @Test func anyIsNoParent() {
        #expect(messages(["A.swift": "typealias All = Any\n/// @mockable\nprotocol P: Any, Sendable & All {}\n"]) == [])
    }

    /// Delegates of Apple's frameworks are protocols of Objective-C, which objects conform to; most require nothing.
    @Test func delegatesOfFrameworks() {
        let text = """
            /// @mockable
            protocol Rows: UITableViewDelegate, UIKit.UITableViewDataSource { func reload() async }
            /// @mockable
            protocol Feed: UserDelegate {}
            """
        let generation = generation(text)
        #expect(generation.output.contains("class RowsMock: NSObject, Rows {"))
        #expect(generation.output.contains("    @MainActor\n    func reload() async {"))
        #expect(generation.output.contains("class FeedMock: Feed {"))
        let notes = generation.diagnostics.flatMap(\.notes).map(\.message)
        #expect(
            Array(notes.prefix(2))
                == ["UITableViewDelegate", "UIKit.UITableViewDataSource"].map {
                    "where it requires more than what is optional, pass a file that declares '\($0)' with --inherit-from"
                })
    }

    @Test func missingParents() {
        let files: KeyValuePairs = [
            "A.swift": "/// @mockable\nprotocol P:\n    Sendable, Gone, M.Lost {}\n",
            "B.swift": "\n/// @mockable\nprotocol Q: Both {}\n", "C.swift": "  typealias Both = Away & Sendable\n",
        ]
        let expected = [
            "A.swift:3:15: warning: inherited protocol 'Gone' was not found, so 'PMock' lacks its requirements",
            "A.swift:3:15: note: pass the sources that declare 'Gone' with --inherit-from"
                + "; if it is a class, name it in the annotation: 'superclass: type = Gone'",
            "A.swift:3:21: warning: inherited protocol 'M.Lost' was not found, so 'PMock' lacks its requirements",
            "A.swift:3:21: note: pass the sources that declare 'M.Lost' with --inherit-from"
                + "; if it is a class, name it in the annotation: 'superclass: type = M.Lost'",
            "C.swift:1:13: warning: inherited protocol 'Away' was not found, so 'QMock' lacks its requirements",
            "C.swift:1:13: note: pass the sources that declare 'Away' with --inherit-from"
                + "; if it is a class, name it in the annotation: 'superclass: type = Away'",
        ]
        #expect(messages(files) == expected)
        var strict = Options()
        strict.isStrict = true
        #expect(messages(files, options: strict) == expected.map { $0.replacing(": warning:", with: ": error:") })
    }

    @Test(arguments: [
        ("protocol P: P {}", "A.swift:2:13: error: protocol 'P' inherits from itself"),
        ("protocol P: A {}\nprotocol A: P {}", "A.swift:3:13: error: protocol 'A' inherits from itself through 'P'"),
        (
            "protocol P: A {}\nprotocol A: B {}\nprotocol B: A {}",
            "A.swift:4:13: error: protocol 'B' inherits from itself through 'A'"
        ),
        ("protocol P: A {}\ntypealias A = A & Sendable", "A.swift:3:11: error: typealias 'A' stands for itself"),
        ("protocol P: A {}\ntypealias A = B\ntypealias B = A", "A.swift:3:11: error: typealias 'A' stands for itself"),
        ("protocol P: A {}\nstruct A {}", "A.swift:2:13: error: protocol 'P' cannot inherit from struct 'A'"),
        (
            "protocol P: A {}\ntypealias A = (Int) -> Void",
            "A.swift:3:11: error: protocol 'P' cannot inherit from '(Int) -> Void', which is no protocol"
        ),
    ])
    func errors(text: String, message: String) {
        #expect(messages(["A.swift": "/// @mockable\n" + text]) == [message])
    }

    /// An inherited protocol that cannot be read whole makes a mock that lacks something.
    @Test func errorsInParentsCountAndOthersDoNot() {
        let files: KeyValuePairs = [
            "A.swift": "/// @mockable\nprotocol P: B {}\n", "B.swift": "protocol B { func f(: Int) }\n",
            "C.swift": "protocol C { func f(: Int) }\n",
        ]
        #expect(messages(files) == ["B.swift:1:21: error: expected a parameter name, found ':'"])
    }

    /// Only the annotation knows of associated types of a parent that was not found.
    @Test func associatedTypesOfUnseenParents() {
        let annotation = "/// @mockable(typealias: T = Int; Value = [T])\n"
        let unseen = generation(annotation + "protocol P: Unknown { func f() -> T; var v: Value { get } }")
        #expect(unseen.diagnostics.map(\.message).filter { !$0.contains("'Unknown'") } == [])
        for line in ["    typealias T = Int\n", "    typealias Value = [T]\n", "return 0\n"] {
            #expect(unseen.output.contains(line), "\(unseen.output)")
        }
        let seen = generation(annotation + "protocol P { func f() -> Int }")
        #expect(seen.diagnostics.map(\.message).count == 2)
    }

    @Test func circularSuperclassesEnd() {
        var options = Options()
        options.mocksClasses = true
        let text = """
            class A: B & P {}
            class B: A {}
            protocol P: A { func p() }
            /// @mockable
            protocol Q: A { func q() }
            /// @mockable
            class C: C, P { func c() {} }
            """
        #expect(generation(text, options: options).mocks.map(\.members.count) == [1, 1])
    }

    /// The compiler infers an actor that a protocol inherits, but none where its parents are on others.
    @Test(arguments: [("MainActor", false), ("Background", true)])
    func onlyMocksOfSeveralActorsSayWhichTheyAreOn(inherited: String, isStated: Bool) {
        let text = """
            @\(inherited) protocol A { func a() }
            protocol B: A { func b() }
            /// @mockable
            @MainActor protocol P: B, Sendable { func p() }
            @globalActor actor Background { static let shared = Background() }
            """
        #expect(generation(text).output.contains("@MainActor\nclass PMock") == isStated)
    }

    /// A typealias in an extension is a same-type requirement for an associated type of a parent, not for one of its own.
    @Test(arguments: [
        ("extension B { typealias Item = Int }", "Int"), ("extension B { typealias Item = Self.Item }", "Any"),
        ("extension B where Self: AnyObject { typealias Item = Int }", "Any"),
        ("extension A { typealias Item = Int }", "Any"),
    ])
    func typealiasesOfExtensionsBindInheritedAssociatedTypes(declaration: String, type: String) {
        let text = """
            protocol A { associatedtype Item; func item() -> Item }
            protocol B: A { associatedtype Other }
            \(declaration)
            /// @mockable
            protocol C: B {}
            """
        #expect(generation(text).output.contains("typealias Item = \(type)\n"))
    }

    @Test(
        "what is asked of an associated type that is the conforming type, over any number of names",
        arguments: [
            ("Strideable where Stride == Key, Key == Self", "SignedNumeric"),
            ("Identifiable where ID == Key, Key == Self", "Hashable"),
            ("CaseIterable where AllCases == [Key], Key == Self, AllCases: Equatable", "Equatable"),
        ])
    func parentsOfTheConformingType(parents: String, inherited: String) {
        let output = generation("/// @mockable\nprotocol P: \(parents) { associatedtype Key }").output
        #expect(output.contains("class PMock: P, \(inherited)"))
    }

    @Test(arguments: [("Int", true), ("Void", false), ("()", false), ("Never", false)])
    func whatHasNoResultHasNoneToBeDiscarded(result: String, isRepeated: Bool) {
        let output = generation("/// @mockable\nprotocol P { @discardableResult func f() -> \(result) }").output
        #expect(output.contains("@discardableResult") == isRepeated)
    }

    /// What is looked up in a type with its own name inside might be looked up there again and again.
    @Test func typesInTypesOfTheirName() {
        let text = """
            class Vase {
                class Vase {}
                struct Sticker: Hashable {}
                protocol Album<Sticker> {
                    associatedtype Sticker: Hashable
                    associatedtype Pages: Collection where Pages.Element == Sticker
                }
                /// @mockable
                protocol Office: Album<Sticker> {}
            }
            """
        #expect(generation(text).output.contains("class OfficeMock"))
    }

    /// What extensions in other files keep to themselves hides nothing here.
    @Test(arguments: ["private extension", "fileprivate extension", "extension"])
    func membersOfExtensions(keyword: String) {
        let hidden = """
            protocol Base {}
            \(keyword) Base { typealias Action = () -> Void }
            enum Scope {}
            \(keyword) Scope { typealias Items = [Int] }
            """
        let text = """
            enum Action { case wave }
            struct Items {}
            /// @mockable
            protocol P: Base { func f(_ action: Action) }
            extension Scope {
                /// @mockable
                protocol Q { func items() -> Items }
            }
            """
        let output = generate(
            from: [SourceFile(path: "Hidden.swift", text: hidden), SourceFile(path: "P.swift", text: text)],
            options: Options()
        ).output
        let isSeen = keyword == "extension"
        #expect(output.contains("typealias Action = () -> Void") == isSeen)
        #expect(output.contains("return []") == isSeen)
    }

    /// Of another module, a protocol has the typealiases that it declares itself, and those of extensions that are public.
    @Test(arguments: [("extension", false), ("public extension", true)])
    func typealiasesOfOtherModules(keyword: String, isSeen: Bool) {
        let base = "public protocol Base { typealias Size = Int }\n\(keyword) Base { typealias Action = () -> Void }"
        let text = """
            import Core
            enum Action { case wave }
            /// @mockable
            protocol P: Base { func f(_ action: Action, _ size: Size) }
            """
        let output = generate(
            from: [SourceFile(path: "Sources/App/P.swift", text: text)],
            inheritOnly: [SourceFile(path: "Sources/Core/Base.swift", text: base)], options: Options()
        ).output
        #expect(output.contains("typealias Action = () -> Void") == isSeen)
        #expect(output.contains("typealias Size = Int"))
    }

    /// A type in one of its own name, which is a typealias besides, is not written before itself again and again.
    @Test func typesInTypesOfTheirNameEnd() {
        let members = (0..<60).map { "func post\($0)(_ list: Errands) {}" }.joined(separator: "\n")
        let text = """
            typealias Wharf = String
            enum Wharf {
                enum Wharf {}
                struct Errands {}
                class Board {
                    \(members)
                    /// @mockable
                    class Wall: Board {}
                }
            }
            """
        var options = Options()
        options.mocksClasses = true
        let duration = ContinuousClock().measure {
            let output = generate(from: [SourceFile(path: "A.swift", text: text)], options: options).output
            #expect(output.contains("override func post59("))
        }
        #expect(duration < .seconds(20))
    }

    /// A generic argument that a type of the superclass hides, and that no name reaches, is not followed until the stack ends.
    @Test func hiddenArgumentsEnd() throws {
        let text = """
            enum Wharf {
                enum Wharf {}
                struct Plank {}
                class Pile<Row> {
                    struct Plank {}
                    func show(_ row: Row, at plank: Plank) {}
                }
                /// @mockable
                class Stack: Pile<Plank> {
                    func show(_ plank: Plank) {}
                }
            }
            """
        var options = Options()
        options.mocksClasses = true
        options.concurrency = 1
        let output = onSmallStack { [options] in
            generate(from: [SourceFile(path: "A.swift", text: text)], options: options).output
        }
        #expect(output.contains("class StackMock: Stack"))
    }
}
