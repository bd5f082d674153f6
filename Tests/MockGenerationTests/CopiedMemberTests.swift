// What the files of parents' mocks bring besides the members that are copied.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct CopiedMemberTests {
    func output(
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

    /// What runs on an actor that is passed to it says no other.
    @Test(arguments: ["@MainActor protocol P: Base", "protocol P: Base, Actor"])
    func passedActors(head: String) {
        let parent = "/// @mockable\nprotocol Base { func f(_ actor: isolated any Actor) async -> Int }"
        let mocks = generate(from: [SourceFile(path: "Base.swift", text: parent)], options: Options()).output
        let output = output("/// @mockable\n\(head) { func g() }", mocks: mocks)
        #expect(output.contains("\n    func f(_ actor: isolated any Actor) async -> Int {"))
        #expect(!output.contains("nonisolated func f"))
    }

    /// What is inferred of a parent on an actor comes before the default of the module, but not before a superclass.
    @Test func parentsOnActorsWhereTheModuleIsolates() {
        let mocks = "@Ground class BaseMock: Base { var n = 0; func f() { n += 1 } }"
        let between = output(
            "/// @mockable\nprotocol P: Base { associatedtype T; func g(_ t: T) async; func h() -> Int }", mocks: mocks
        ) { $0.defaultIsolation = .mainActor }
        #expect(between.contains("\n    nonisolated(nonsending) func g(_ t: T) async {"))
        #expect(between.contains("\n    nonisolated func h() -> Int {"))
        let error =
            "'P' cannot be mocked: its mock is on 'MainActor', and 'n' of 'BaseMock' is not safe to use from outside of "
            + "'Ground'; pass the sources that declare the protocol with --inherit-from"
        let superclass = "class Own { init() {} }\n/// @mockable\nprotocol P: Own, Base {}"
        _ = output(superclass, mocks: mocks, diagnostics: [error]) { $0.defaultIsolation = .mainActor }
    }

    /// Between the actor of a parent and the default one of the module the default wins, and in Swift 5 mode always.
    @Test func parentsOnActorsBesideTheDefaultOne() {
        let mocks = "@Ground class BaseMock: Base { var n = 0; func f() async { n += 1 } }"
        let error =
            "cannot be mocked: its mock is on 'MainActor', and 'n' of 'BaseMock' is not safe to use from outside of "
            + "'Ground'; pass the sources that declare the protocol with --inherit-from"
        let warning =
            "in Swift 5 mode the compiler warns of 'PMock': 'f' of 'BaseMock' is on 'Ground', and what it uses on "
            + "'MainActor'; pass the sources that declare the protocol with --inherit-from"
        let actor = "@globalActor actor Ground { static let shared = Ground() }\n"
        for (other, diagnostic) in [("", "'P' \(error)"), ("nonisolated ", warning)] {
            let text = actor + "\(other)protocol Other { func g() }\n/// @mockable\n"
            for declaration in ["typealias P = Base & Other", "protocol P: Base, Other {}"] {
                _ = output(text + declaration, mocks: mocks, diagnostics: [diagnostic]) {
                    $0.defaultIsolation = .mainActor
                }
            }
        }
    }

    /// A generic parameter of a function is named otherwise than those of the mock.
    @Test func shadowedGenericParameters() {
        let mocks = "class BaseMock: Base { func f<Item: Hashable>(_ item: Item) -> [Item] { [item] } }"
        let output = output(
            "/// @mockable\nprotocol P: Base { associatedtype Item: Equatable; func g() -> Item }", mocks: mocks)
        #expect(output.contains("class PMock<Item: Equatable>: P {"))
        #expect(output.contains("    func f<Item_: Hashable>(_ item: Item_) -> [Item_] { [item] }\n"))
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

    /// What is internal in another module may have the name of something in this one.
    @Test(arguments: [
        ("import A", "@testable import A", ["import A"]),
        ("import A", "@testable import struct A.B", ["import A", "import struct A.B"]),
        ("#if X\nimport A\n#endif", "@testable import A", ["import A"]),
        ("@testable import A", "@testable import A", ["@testable import A"]),
        ("import A\n#if X\n@testable import A\n#endif", "@testable import A", ["@testable import A"]),
        ("import B", "@testable import A", ["@testable import A", "import B"]),
    ])
    func importsShowNoMoreThanThoseOfTheSources(text: String, mocks: String, expected: [String]) {
        #expect(imports(text, mocks: mocks) == expected)
    }

    @Test func levelsOfImportsElsewhereAreThoseOfTheSources() {
        let lines = imports("import A", level: "public", mocks: "public import A") { $0.testableImports = ["App"] }
        #expect(lines == ["import A", "@testable import App"])
    }

    /// Flags of another module are not known in this one: what `--macro` writes around mocks says nothing about their heirs.
    @Test(arguments: [
        ("#if DEBUG\nimport B\nclass BaseMock: Base {}\n#endif", "import B"),
        ("#if DEBUG\n#if canImport(B)\nimport B\n#endif\nclass BaseMock: Base {}\n#endif", "#if canImport(B)"),
        ("#if canImport(B)\nimport B\nclass BaseMock: Base {}\n#endif", "#if canImport(B)"),
        ("#if DEBUG\nimport B\n#endif\nclass BaseMock: Base {}", "#if DEBUG"),
        ("#if OWN\nimport B\nclass BaseMock: Base {}\n#endif", "#if OWN"),
    ])
    func flagsAroundMocksAreNotCopied(mocks: String, expected: String) {
        let text = "#if OWN\n/// @mockable\nprotocol P: Base {}\n#endif"
        #expect(output(text, mocks: mocks).split(separator: "\n")[3] == expected)
    }

    /// What runs on no actor says so in one, but for initializers that nobody waits for: the compiler accepts it of none.
    @Test func initializersOfActorsSayNothing() {
        let mocks = """
            nonisolated class BaseMock: Base {
                required init(a: Int) {}
                required init(b: Int) async {}
                func f() {}
            }
            """
        let text = output("/// @mockable\nprotocol P: Actor, Base {}", mocks: mocks)
        #expect(text.contains("\n    init(a: Int) {}"))
        #expect(text.contains("\n    nonisolated init(b: Int) async {}"))
        #expect(text.contains("\n    nonisolated func f() {}"))
        #expect(text.contains("\nactor PMock: P {"))
    }

    /// What cannot be sent to an actor is checked when one is made (SE-0423).
    @Test func initializersThatGiveAnActorWhatCannotBeSentAreChecked() {
        let text = output(
            "/// @mockable\nprotocol P: Actor, Base {}",
            mocks: "class BaseMock: Base { required init(_ value: AnyObject) {} }")
        #expect(text.contains("\nactor PMock: P, @preconcurrency Base {"))
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

    /// Those that are not private have the level of the mock, unless the parent's mock has no lower one.
    @Test(arguments: [
        ("class", "var a = 0", "public var a = 0"),
        ("class", "internal static let a = 0", "public static let a = 0"),
        ("class", "fileprivate var a = 0", "fileprivate var a = 0"),
        ("class", "private(set) var a = 0, b = 1", "private(set) public var a = 0, b = 1"),
        ("package class", "@inlinable func open() {}", "@inlinable public func open() {}"),
        ("public class", "var a = 0", "var a = 0"),
        ("open class", "open func a() {}", "public func a() {}"),
    ])
    func levelsAreThoseOfTheMock(kind: String, member: String, expected: String) {
        let text = output(
            "/// @mockable\npublic protocol P: Base {}", mocks: "\(kind) BaseMock: Base {\n    \(member)\n}")
        #expect(text.contains("\n    \(expected)\n"))
    }

    @Test func membersOfFinalMocksAreNotOpen() {
        let text = output(
            "/// @mockable\nprotocol P: Base {}", mocks: "open class BaseMock: Base { open func open() {} }"
        ) { $0.isFinal = true }
        #expect(text.contains("\n    public func open() {}\n"))
    }

    /// What the copies are called from is on the actor of the parent, and what they keep would be on the mock's.
    @Test(arguments: [
        ("func a() { n += 1 }\n    var n = 0", "n"),
        ("required init(a: Int) async { _a = a }\n    private var _a: Int?", "_a"),
        ("init(a: Int) { self.a = a }\n    var a: Int", "a"),
        ("static func a() { n += 1 }\n    static var n = 0", "n"),
    ])
    func stateOnAnotherActorIsAnError(members: String, name: String) {
        _ = output(
            "/// @mockable\n@DatabaseActor protocol P: Base {}",
            mocks: "@MainActor class BaseMock: Base {\n    \(members)\n}",
            diagnostics: [
                "'P' cannot be mocked: its mock is on 'DatabaseActor', and '\(name)' of 'BaseMock' is not safe to use from "
                    + "outside of 'MainActor'; pass the sources that declare the protocol with --inherit-from"
            ])
    }

    /// Of two actors, one of which is out of sight, none is inferred.
    @Test func actorsOutOfSightAreOthers() {
        let text = output(
            "/// @mockable\n@Archive protocol P: Base, Other {}",
            mocks: "@MainActor class BaseMock: Base { var a = 0 }\nclass OtherMock: Other { var b = 0 }")
        #expect(text.contains("\nnonisolated class PMock: P {"))
        #expect(!text.contains("MainActor"))
    }

    /// Mocks of one name in one file are under conditions.
    @Test(arguments: [
        ("#if A\nclass BaseMock: Base { var a = 0 }\n#else\nclass BaseMock: Base { var b = 0 }\n#endif", true),
        ("#if A\nclass BaseMock: Base { var a = 0 }\n#else\nclass BaseMock: Base { var a = 0 }\n#endif", false),
        ("#if A\nclass BaseMock: Base { var a = 0 }\n#else\nclass OtherMock: Other { var b = 0 }\n#endif", false),
    ])
    func severalMocksOfAParentAreAnError(mocks: String, isRejected: Bool) {
        let reason =
            "'P' cannot be mocked: 'BaseMock' is declared several times, under other conditions each, and only one of them "
            + "could be copied; pass the sources that declare its protocol with --inherit-from"
        _ = output(
            "/// @mockable\nprotocol P: Base {}", mocks: mocks, diagnostics: isRejected ? [reason] : [])
    }

    /// The compiler warns of `try` where nothing throws.
    @Test(arguments: [("Never", "return await (retry, entry)"), ("any Error", "return try await (retry, entry)")])
    func whatThrowsNeverIsNotTried(error: String, expected: String) {
        let text = output(
            "/// @mockable(typealias: E = \(error))\nprotocol P: Base {}",
            mocks: """
                class BaseMock<E: Error>: Base {
                    func f(retry: Int, entry: Int) async throws(E) -> (Int, Int) {
                        return try await (retry, entry)
                    }
                    func g() throws -> Int {
                        return try 1
                    }
                }
                """)
        #expect(text.contains("\n        \(expected)\n"))
        #expect(text.contains("\n        return try 1\n"))
    }

    @Test func stateThatIsLockedMayBeOnAnotherActor() {
        let text = output(
            "/// @mockable\n@DatabaseActor protocol P: Base {}",
            mocks: """
                @MainActor class BaseMock: Base {
                    private static let _a: MockgenMethod<() -> (), Never> = MockgenMethod()
                    static func a() { _a.record()?() }
                    nonisolated func b() { c() }
                }
                """)
        #expect(text.contains("static func a()"))
    }

    @Test func initializersOfActorsAreNotRequired() {
        let text = output(
            "/// @mockable\nprotocol P: Base, Actor {}", mocks: "class BaseMock: Base { required init(a: Int) {} }")
        #expect(text.contains("\n    init(a: Int) {}\n"))
    }

    /// What a mock conforms to on no actor, it does so in its heirs.
    @Test func conformancesThatAreNotIsolatedAreThoseOfTheParent() {
        let text = output(
            "/// @mockable\n@MainActor protocol P: Base {}",
            mocks: """
                @MainActor class BaseMock: Base {}
                #if compiler(>=6.2) && hasFeature(InferIsolatedConformances)
                extension BaseMock: nonisolated Root {}
                #endif
                """)
        #expect(text.contains("\nextension PMock: nonisolated Root {}\n"))
    }

    /// Where a module isolates, a parent on the main actor may be there by the default of its module: it is conformed to on none.
    @Test func parentsThatMayBeOnTheDefaultActorAreNotIsolated() {
        let text = "import Core\n/// @mockable\n@MainActor protocol P: Base {}"
        let mocks = "@MainActor class BaseMock: Base { func f() {} }"
        let isolating = output(text, mocks: mocks) { $0.isolatedModules = ["Core"] }
        #expect(isolating.contains("\nextension PMock: nonisolated Base {}\n"))
        #expect(!output(text, mocks: mocks).contains("extension"))
    }

    @Test func whatIsSendableCannotConformAsAParentDoes() {
        let mocks = "@MainActor class BaseMock: @MainActor Base { func f() {} }"
        let message =
            "'P' cannot be mocked: it is Sendable, and 'BaseMock' conforms on 'MainActor' only; pass the sources that declare the "
            + "protocol with --inherit-from"
        _ = output("/// @mockable\n@MainActor protocol P: Base, Sendable {}", mocks: mocks, diagnostics: [message])
        _ = output("/// @mockable\n@MainActor protocol P: Base {}", mocks: mocks)
    }

    /// A mock is on the actor of its superclass: that its protocol is on another is said for those that copy its members.
    @Test func theActorOfAProtocolIsSaid() {
        let text = """
            @MainActor class Screen {}
            /// @mockable
            @DatabaseActor protocol P: Screen { nonisolated func a() }
            """
        let mock = output(text, mocks: "")
        #expect(
            mock.contains("// On MainActor by inheritance, for a protocol on DatabaseActor.\nclass PMock: Screen, P {"))
        let heir = output(
            "@MainActor class Screen {}\n/// @mockable\nprotocol Q: P { static func b() }", mocks: mock)
        #expect(
            heir.contains("// On MainActor by inheritance, for a protocol on DatabaseActor.\nclass QMock: Screen, Q {"))
        #expect(heir.contains("nonisolated static func b()"))
    }

    /// What is waited for and says nothing stays where its caller is in a mock on no actor (SE-0461).
    @Test func membersThatAreWaitedForLeaveTheActorOfTheirMock() {
        let text = output(
            "/// @mockable\nnonisolated protocol P: Base {}",
            mocks: """
                // On MainActor by inheritance.
                class BaseMock: Base {
                    func a(_ view: View) async {}
                    @MainActor
                    func b(_ view: View) async {}
                }
                """)
        #expect(text.contains("\n    nonisolated(nonsending) func a(_ view: View) async {}"))
        #expect(text.contains("\n    @MainActor\n    func b(_ view: View) async {}"))
    }

    /// A parent's parent may be on no actor: what is Sendable does not conform on that of its superclass (SE-0470), which only
    /// `async` initializers can wait for.
    @Test func initializersThatCannotWaitForTheSuperclassAreReported() {
        func sources(_ parents: String) -> String {
            "@MainActor class Screen {}\n/// @mockable\n@MainActor protocol P: Screen, \(parents) {}"
        }
        func mocks(_ effect: String) -> String {
            "nonisolated class BaseMock: Base { required init(a: Int)\(effect) {} }"
        }
        #expect(output(sources("Base"), mocks: mocks("")).contains("\n    @MainActor required init(a: Int) {"))
        #expect(
            output(sources("Base, Sendable"), mocks: mocks(" async")).contains(
                "\n    required nonisolated init(a: Int) async {\n        await super.init()\n"))
        _ = output(
            sources("Base, Sendable"), mocks: mocks(""),
            diagnostics: [
                "the mock of 'P' may compile in Swift 5 mode only: the initializers of 'BaseMock' are on no actor and "
                    + "cannot call one of 'Screen', which is bound to 'MainActor'; make that one 'nonisolated', or pass "
                    + "the sources that declare the protocol with --inherit-from"
            ])
    }

    /// A property of the heir says what the type of a copied one is.
    @Test(arguments: [
        ("typealias Item = Any", "class BaseMock: Base", "typealias Item = [Int]"),
        ("", "class BaseMock<Item: Hashable>: Base", "typealias Item = [Int]"),
    ])
    func propertiesSayWhatAssociatedTypesAre(alias: String, head: String, expected: String) {
        let text = output(
            "/// @mockable\nprotocol P: Base { var items: [Int] { get } }",
            mocks: "\(head) {\n    \(alias)\n    var items: Item { fatalError() }\n}")
        #expect(text.contains("class PMock: P {\n    \(expected)\n"))
        #expect(text.contains("\n    var items: Item { fatalError() }\n"))
    }

    @Test func propertiesOfTheParentSayWhatAssociatedTypesAre() {
        let text = output(
            "/// @mockable\nprotocol P: Base { associatedtype Item; var item: Item { get throws } }",
            mocks: "class BaseMock: Base {\n    var item: Int = 0\n}")
        #expect(text.contains("class PMock: P {\n    typealias Item = Int\n"))
    }

    @Test(arguments: [
        (
            "protocol P: Base { var item: [Int] { get } }",
            "class BaseMock: Base { typealias Item = Int; var item: Item = 0 }",
            "'P' cannot be mocked: 'item' is 'Int' in 'BaseMock' and an array in 'P', and no type can have both"
        ),
        (
            "protocol P: Base, Other {}",
            "class BaseMock: Base { func a() throws {} }\nclass OtherMock: Other { func a() {} }",
            "'P' cannot be mocked: 'a' of 'OtherMock' is copied from 'BaseMock', where it throws; pass the sources that declare "
                + "its protocol with --inherit-from"
        ),
        (
            "protocol P: Screen, Base {}\nclass Screen { func a() {} }", "class BaseMock: Base { func a() {} }",
            "'P' cannot be mocked: 'a' is copied from 'BaseMock', and 'Screen' has one, too; pass the sources that declare "
                + "its protocol with --inherit-from"
        ),
    ])
    func copiesThatCannotBeAreErrors(text: String, mocks: String, message: String) {
        _ = output("/// @mockable\n\(text)", mocks: mocks, diagnostics: [message])
    }

    /// What a class overrides itself, its copy does.
    @Test func overridesAreCopied() {
        let text = output(
            "/// @mockable\nprotocol P: Base {}\nclass Screen { func a() {} }",
            mocks: "class BaseMock: Screen, Base { override func a() {} }")
        #expect(text.contains("class PMock: Screen, P {"))
        #expect(text.contains("\n    override func a() {}\n"))
    }

    /// What overrides a member on no actor cannot use what is on one.
    @Test func overridesStayOffTheActor() {
        let text = output(
            "/// @mockable\n@MainActor protocol P: Base {}\nclass Screen { func a() {} }",
            mocks: """
                class BaseMock: Screen, Base {
                    var aCallCount: Int = 0
                    override func a() { aCallCount += 1 }
                }
                """)
        #expect(text.contains("\n    nonisolated var aCallCount: Int {\n        get { _aCallCount.value }"))
        #expect(text.contains("\n    override nonisolated func a() { aCallCount += 1 }\n"))
    }

    /// The operands of one are of the parent's mock.
    @Test func operatorsAreCopiedOnce() {
        let text = output(
            "/// @mockable\nprotocol P: Comparable, Base {}",
            mocks: """
                class BaseMock: Base {
                    static func < (lhs: BaseMock, rhs: BaseMock) -> Bool { false }
                    static func == (lhs: BaseMock, rhs: BaseMock) -> Bool { lhs === rhs }
                }
                """)
        #expect(text.split(separator: "static func < ").count == 2)
        #expect(text.contains("static func < (lhs: PMock, rhs: PMock) -> Bool { false }"))
    }
}
