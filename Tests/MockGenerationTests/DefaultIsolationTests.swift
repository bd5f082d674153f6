// What is known of a mock where the default isolation of its module is: what it says of its actor, and why there is none.
// That such mocks compile is asked of the standalone fixtures.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct DefaultIsolationTests {
    var options: Options {
        var options = Options()
        options.defaultIsolation = .mainActor
        return options
    }

    func mocks(_ text: String, inheritOnly: [String] = []) -> String {
        generation(text, inheritOnly: inheritOnly, options: options).output
    }

    /// An initializer that is on no actor where default values are isolated (SE-0411).
    private static let freeInitializer =
        "    #if hasFeature(IsolatedDefaultValues)\n    nonisolated override init() {\n"

    func messages(_ text: String) -> [String] {
        MockGenerationTests.messages(["A.swift": text], options: options)
    }

    @Test func aPlainMockIsTheSame() {
        let text = """
            /// @mockable
            protocol P { var title: String { get set }; func f(_ n: Int) throws -> Int }
            """
        #expect(mocks(text) == generation(text).output)
    }

    @Test func defaultArgumentsOfModulesThatAreNotReadMayBeMadeOnTheActor() {
        var options = options
        (options.testableImports, options.mocksClasses) = (["App"], true)
        let mocks = generation(
            """
            import Core
            import Foundation
            /// @mockable
            class Service { init(theme: Theme = .standard, style: Style = Style(), size: Double = .pi, on: Date = Date()) {} }
            """, options: options
        ).output
        #expect(mocks.contains("theme: Theme = mockgenDefault(.standard)"))
        #expect(mocks.contains("style: Style = mockgenDefault(Style())"))
        #expect(mocks.contains("size: Double = .pi"))
        #expect(mocks.contains("on: Date = Date()"))
    }

    @Test func inAnotherModuleMocksSayTheirActor() {
        var options = options
        options.testableImports = ["App"]
        let mocks = generation(
            """
            /// @mockable
            protocol P { func f() }
            /// @mockable
            protocol Q: P { func g() }
            /// @mockable
            protocol R: Sendable { func f() }
            /// @mockable
            protocol S: R { func g() }
            /// @mockable
            protocol T: P, Sendable { func g() }
            /// @mockable
            protocol U: Actor { func f() }
            /// @mockable
            nonisolated protocol V { func f() }
            """, options: options
        ).output
        #expect(mocks.contains("\n@MainActor\nclass PMock: P {"))
        #expect(mocks.contains("\n@MainActor\nclass QMock: @MainActor Q {"))
        #expect(mocks.contains("\n@MainActor\nclass RMock: R, @unchecked Sendable {"))
        #expect(mocks.contains("\n@MainActor\nclass SMock: S, @unchecked Sendable {"))
        #expect(mocks.contains("\nnonisolated class TMock: T, @unchecked Sendable {"))
        #expect(mocks.contains("\nactor UMock: U {"))
        #expect(mocks.contains("\nnonisolated class VMock: V {"))
    }

    @Test("in Swift 5 mode no default argument makes a mock that says its actor")
    func defaultArgumentsInAnotherModule() {
        let text = """
            /// @mockable
            protocol Q { func a() -> Int }
            /// @mockable
            protocol R { var q: any Q { get set }; var n: Int { get } }
            /// @mockable
            protocol S { init(q: any Q) }
            """
        var options = options
        #expect(!generation(text, options: options).output.contains("hasFeature(IsolatedDefaultValues)"))
        options.testableImports = ["App"]
        let mocks = generation(text, options: options).output
        #expect(mocks.contains("#if hasFeature(IsolatedDefaultValues)\n    init(q: any Q = QMock(), n: Int = 0) {"))
        #expect(mocks.contains("#if !hasFeature(IsolatedDefaultValues)\n    init(q: any Q, n: Int = 0) {"))
        #expect(mocks.contains("required init(q: any Q = QMock()) {"))
        #expect(mocks.contains("required init(q: any Q) {"))
    }

    @Test("a nested protocol on no actor is named once, as the mock sees it")
    func nestedProtocol() {
        let mocks = mocks(
            """
            struct Key: Hashable {}
            enum Outer {
                /// @mockable
                nonisolated protocol P: Error { var keys: Set<Key> { get async throws } }
            }
            """)
        #expect(mocks.contains("class PMock: nonisolated P {"))
    }

    @Test func aMockConformsOnTheMainActorWhereItsTypesDo() {
        let mocks = mocks(
            """
            struct User: Codable {}
            /// @mockable(typealias: Value = User)
            protocol P { associatedtype Value: Codable }
            /// @mockable(typealias: Value = User)
            nonisolated protocol Q { associatedtype Value: Codable; func f() }
            /// @mockable(typealias: Value = User)
            protocol R { associatedtype Value }
            struct Key: Hashable {}
            /// @mockable
            protocol S { nonisolated func f() -> Set<Key>; nonisolated func g() }
            """)
        #expect(mocks.contains("\nclass PMock: @MainActor P {"))
        #expect(mocks.contains("\nclass QMock: @MainActor Q {"))
        #expect(mocks.contains("\nclass RMock: R {"))
        #expect(mocks.contains("\nclass SMock: @MainActor S {"))
        #expect(mocks.contains("\n    func f() -> Set<Key> {"))
        #expect(mocks.contains("\n    nonisolated func g() {"))
    }

    @Test(arguments: [
        "nonisolated struct User: Codable {}", "enum User: String, Codable { case a }",
        "enum User: Codable, Error { case a }", "@Other struct User: Codable {}\n@globalActor actor Other {}",
        "nonisolated enum Outer { struct User: Codable {} }\ntypealias User = Outer.User",
    ])
    func aTypeThatConformsAnywhereChangesNothing(type: String) {
        let mocks = mocks(
            """
            \(type)
            /// @mockable(typealias: Value = User)
            protocol P { associatedtype Value: Codable }
            """)
        #expect(mocks.contains("\nclass PMock: P {"))
    }

    @Test func whatIsSendableCannotConformOnAnActor() {
        let text = """
            struct User: Codable {}
            /// @mockable(typealias: Value = User)
            protocol P: Sendable { associatedtype Value: Codable }
            """
        #expect(
            messages(text) == [
                "A.swift:3:10: error: 'P' cannot be mocked: its module isolates 'User', which is 'Value', to the main actor, "
                    + "and what is Sendable needs a conformance to 'Codable' that is not isolated; write 'nonisolated' before "
                    + "'User'"
            ])
        #expect(messages(text.replacing("struct User", with: "nonisolated struct User")) == [])
        // Nobody knows what such a protocol brings.
        #expect(messages(text.replacing("User: Codable", with: "User: Codable, Other")) == [])
    }

    @Test("keys do not hide that two parents have one property of two types")
    func propertiesInConflict() {
        let text = """
            struct Key: Hashable {}
            protocol P { var count: [String: Int] { get } }
            protocol Q { @concurrent var count: [Set<Key>] { get async } }
            /// @mockable
            protocol R: P, Q {}
            """
        #expect(
            messages(text) == [
                "A.swift:5:10: error: 'R' cannot be mocked: 'count' is a dictionary in 'P' and an array in 'Q', and no type can "
                    + "have both"
            ])
    }

    @Test func aCheckIsForSwift6Alone() {
        let mocks = mocks(
            """
            class Base { var title = "" }
            /// @mockable
            protocol P: Base, Codable, Sendable { func f() }
            """)
        #expect(mocks.contains("\nclass PMock: Base, P, @unchecked Sendable {"))
        let extensions = """

            #if swift(>=6)
            extension PMock: @preconcurrency Decodable {}
            #else
            extension PMock: nonisolated Decodable {}
            #endif

            """
        #expect(mocks.contains(extensions))
    }

    @Test func aSuperclassOnNoActorKeepsAMockOnItsOwn() {
        let text = """
            struct Key: Hashable {}
            nonisolated class Base { init() {} }
            /// @mockable
            @DatabaseActor protocol P: Base { func f(_ keys: Set<Key>) async }
            """
        #expect(
            messages(text) == [
                "A.swift:4:40: warning: the mock of 'P' compiles in Swift 5 mode only: 'f' is waited for on the main actor, "
                    + "to which its module isolates 'Key', and 'Base' cannot be sent there; write 'nonisolated' before 'Key'"
            ])
        #expect(messages(text.replacing("P: Base", with: "P: Base, Sendable")) == [])
    }

    @Test(arguments: [("@DatabaseActor class B", true), ("class B", false), ("@MainActor class B", false)])
    func anOverrideUsesKeysWhereWhatItOverridesDoes(base: String, isReported: Bool) {
        let text = """
            struct Key: Hashable {}
            \(base) { init() {}; func f(_ keys: Set<Key>) {} }
            /// @mockable
            class C: B { override init() {}; override func f(_ keys: Set<Key>) {} }
            """
        var options = options
        options.mocksClasses = true
        let message =
            "A.swift:4:48: warning: the mock of 'C' compiles in Swift 5 mode only: 'f' is not on the main actor, to which "
            + "its module isolates 'Key', and nothing else can use its conformances; write 'nonisolated' before 'Key'"
        #expect(
            MockGenerationTests.messages(["A.swift": text], options: options) == (isReported ? [message] : []))
    }

    @Test(arguments: ["Box", "AsyncStream<Int>", "any Q"])
    func actorsBesideWhatIsIsolatedAreMadeInAnExtension(type: String) {
        let text = """
            nonisolated class Box {}
            protocol Q { func q() }
            /// @mockable
            protocol P: Actor, Q { init(_ value: \(type)) }
            """
        #expect(mocks(text).contains("\nextension PMock: P {\n    nonisolated init(_ value: \(type)) {"))
    }

    @Test func anInitializerThatNobodyDeclaresIsOnTheActorInSwift5Only() {
        let text = """
            class Base { var a = 0; var b: Int?; var c: [Int] = [] }
            /// @mockable
            protocol P: Base {}
            """
        #expect(mocks(text).contains(Self.freeInitializer))
        #expect(mocks("@MainActor " + text).contains(Self.freeInitializer))
        #expect(MockGenerationTests.notes(text, options: options) == [])
        // The values may need the actor.
        for value in ["Foo()", ".some", "1 + x", "\"\\(x)\"", "f", "Set<Foo>()"] {
            let text = text.replacing("a = 0", with: "a = \(value)")
            #expect(mocks(text).contains("\n    override init() {}\n"))
            #expect(
                messages(text) == [
                    "A.swift:3:10: warning: 'PMock' may not compile in Swift 6 mode: the 'init()' that 'Base' does not declare is on the main actor "
                        + "there or not: that depends on the values of its properties; declare it"
                ])
        }
    }

    @Test(arguments: [
        "class Base { weak var a: (any AnyObject)? }", "class Base { var a: (() -> Void)? }",
        "class Base { var a: Free? }", "class Base { lazy var a: () -> Void = {} }",
        "class Base { lazy var a = f() as Any }",
        "class Base { var a: [Any] = [] }", "class Base { @Wrapper var a = 0 }", "class Base<T> { var a: T? }",
        "class Base: NSObject { var a = 0 }", "class Other { var a: Any? }; class Base: Other {}",
        "class Base { var a: [Free: Int] = [:] }", "class Base { var a: Base = .shared; static let shared = Base() }",
        "class Base { var a = Kind.first }; enum Kind { case second }; extension Kind { static var first: Kind { .second } }",
    ])
    func anInitializerThatNobodyDeclaresStaysOnTheActorWithWhatCannotBeSent(base: String) {
        let parent = base.contains("<T>") ? "Base<Int>" : "Base"
        let text = """
            nonisolated class Free {}
            \(base)
            /// @mockable
            protocol P: \(parent) {}
            """
        #expect(mocks(text).contains("\n    override init() {}\n"))
    }

    @Test(arguments: [
        "var a: Own?", "var a: (@Sendable () -> Void)?", "var a: [Own] = []", "lazy var a = f()", "lazy var a = Own()",
        "static let a = f()", "var a: Kind = .first, b = Kind.second, c: Kind? = Kind.some",
        "var a = Double.pi, b: Date = .now",
        "var a: Plain = .first",
        "var a: Any { 0 }", "var a = 0 { didSet { f() } }", "var a = -1, b = (0, [\"\": -1.5 * 2])",
        "var a: Own? = nil", "var a = 1 as Double",
        "var a = [Int](), b = Set<Int>(), c = Date()", "var a: [Int: Own] = [:]", "var a: Task<Own, Never>?",
    ])
    func anInitializerThatNobodyDeclaresLeavesTheActorWithWhatCanBeSent(member: String) {
        let text = """
            class Own {}
            enum Kind { case first(Int), second, some }; nonisolated enum Plain { case first }
            class Base { \(member) }
            /// @mockable
            protocol P: Base {}
            """
        #expect(mocks(text).contains(Self.freeInitializer))
    }

    @Test(arguments: [
        ("class Own {}", true), ("@MainActor class Own {}", true), ("struct Own { var a: Int? }", true),
        ("class Own: Equatable { var b = Other() }; class Other {}", true),
        ("class Own { convenience init(a: Int) { self.init() } }", true), ("class Own { init() {} }", false),
        ("class Own { var a: () -> Void = {} }", false),
        ("class Own { var b = Other() }; class Other { init() {} }", false),
        ("nonisolated class Own {}", false), ("class Own { var a = Own() }", false), ("class Own: Unknown {}", false),
    ])
    func anInitializerThatNobodyDeclaresMakesOthersWhereTheirsIs(own: String, leavesActor: Bool) {
        let text = """
            \(own)
            class Base { var a = Own() }
            /// @mockable
            protocol P: Base {}
            """
        #expect(mocks(text).contains(Self.freeInitializer) == leavesActor)
        #expect(mocks(text).contains("\n    override init() {}\n"))
    }

    /// The library's `next(isolation:)` calls `next()` on the actor of whoever iterates.
    @Test(arguments: ["AsyncIteratorProtocol", "AsyncIteratorProtocol, Sendable"])
    func iteratorsLeaveTheActorOfTheModule(parents: String) {
        let mocks = mocks("/// @mockable\nprotocol P: \(parents) { var n: Int { get } }")
        #expect(mocks.contains("\nnonisolated class PMock"))
    }

    /// A module that waits for them would send what is its own.
    @Test func whatCannotBeSentStaysOnTheActorOfTheModule() {
        let text = """
            nonisolated class Base { init() {} }
            class Box {}
            /// @mockable
            protocol P: AsyncIteratorProtocol { func f(_ box: Box) async; func g(_ count: Int) async }
            /// @mockable
            protocol Q: Base { func f() async -> Box; func g() async -> Int }
            """
        let mocks = mocks(text)
        #expect(mocks.contains("\n    @MainActor\n    func f(_ box: Box) async {"))
        #expect(mocks.contains("\n    @MainActor\n    func f() async -> Box {"))
        #expect(!mocks.contains("    @MainActor\n    func g"))
    }

    /// Files that are there for inheritance only are of other modules.
    @Test func theDefaultIsThatOfTheSources() {
        let mocks = mocks(
            "/// @mockable\nprotocol P: Base, Q { init(a: Int) }",
            inheritOnly: ["open class Base { public init(a: Int) {} }", "public protocol Q { func q() }"])
        #expect(mocks.contains("\n    nonisolated required override init(a: Int = 0) {"))
        #expect(mocks.contains("\n    nonisolated func q() {"))
    }

    @Test func initializersBesideASuperclassOnAnotherActorAreReported() {
        let text = """
            @globalActor actor Ground { static let shared = Ground() }
            @Ground class Base { init() {} }
            /// @mockable
            protocol P: Base, Sendable { init(a: Int) }
            /// @mockable
            protocol Q: Base { init(a: Int) }
            protocol Plain {}
            /// @mockable
            protocol R: Base, Plain { init(a: Int) }
            """
        #expect(
            messages(text) == [
                "A.swift:4:10: warning: in Swift 5 mode the compiler warns of the mock of 'P': the initializers of 'P' are on 'MainActor' there, and those of 'Base' on 'Ground'; write '@Ground' before 'P'",
                "A.swift:9:10: warning: the mock of 'R' compiles in Swift 5 mode only: 'init(a:)' is bound to 'MainActor' and cannot call an initializer of 'Base', which is bound to 'Ground'; make that one 'nonisolated', or bind the protocol's",
            ])
    }

    @Test func aMockConformsOnTheMainActorWhereThatOfItsParentDoes() {
        let mocks = generate(
            from: [SourceFile(path: "A.swift", text: "/// @mockable\nprotocol P: Base { func f() }")],
            parentMocks: [
                SourceFile(
                    path: "M.swift", text: "class Fake: Parent, @MainActor Base { override init() {}; func g() {} }")
            ], options: options
        ).output
        #expect(mocks.contains("\nclass PMock: Parent, @MainActor P {"))
        #expect(mocks.contains("\n    func g() {}"))
    }

    /// Nothing tells which actor the protocols of other modules are on that are known by their mocks only.
    @Test(arguments: [
        ("protocol P: Base {}", "class PMock: @MainActor P {"),
        ("@MainActor protocol P: Base {}", "@MainActor\nclass PMock: @MainActor P {"),
        ("protocol P: Base, Sendable {}", "nonisolated class PMock: P, @unchecked Sendable {"),
        ("protocol P: Shared {}", "class PMock: P, @unchecked Sendable {"),
    ])
    func aMockThatCopiesMembersHasNothingToCheck(text: String, head: String) {
        let parents = """
            class BaseMock: Base { var f = 0 }
            nonisolated class SharedMock: Shared, @unchecked Sendable {
            private static let _g: MockgenMethod<() -> (), Never> = MockgenMethod()
            static func g() {}
            }
            """
        let mocks = generate(
            from: [SourceFile(path: "A.swift", text: "/// @mockable\n\(text)")],
            parentMocks: [SourceFile(path: "M.swift", text: parents)], options: options
        ).output
        #expect(mocks.contains("\n\(head)\n"))
        #expect(!mocks.contains("    static func g()"))
    }

    /// A mock on the actor says of what it copies that it is there, conforms on none to what need not be Sendable, and one on
    /// none keeps static state on the actor.
    @Test(arguments: [
        ("protocol P: Free {}", "class PMock: @MainActor P {", "    @MainActor func f() { fCallCount += 1 }"),
        (
            "protocol P: Free, Shared {}", "nonisolated class PMock: P, @unchecked Sendable {",
            "    @MainActor static var s = 0"
        ),
        (
            "protocol P: Bound, Shared {}", "class PMock: P, nonisolated Bound, @unchecked Sendable {",
            "    func b() { bCallCount += 1 }"
        ),
        (
            "nonisolated protocol P: Shared {}", "nonisolated class PMock: P, @unchecked Sendable {",
            "    @MainActor static var s = 0"
        ),
        (
            "nonisolated protocol P: Unsaid {}", "nonisolated class PMock: P {",
            "    @MainActor static var s = 0"
        ),
        ("protocol P: Unsaid {}", "class PMock: @MainActor P {", "    static func t() { s += 1 }"),
        ("@MainActor protocol P: Unsaid {}", "class PMock: @MainActor P {", "    static func t() { s += 1 }"),
        (
            "protocol P: Unsaid, Sendable {}", "nonisolated class PMock: P, @unchecked Sendable {",
            "    @MainActor static func t() { s += 1 }"
        ),
        ("protocol P: Bound {}", "class PMock: @MainActor P {", "    func b() { bCallCount += 1 }"),
        (
            "protocol P: Mixed {}", "class PMock: P, nonisolated Parent, @unchecked Sendable {",
            "    func m() { mCallCount += 1 }"
        ),
    ])
    func aMockThatCopiesMembersSaysWhereTheyRun(text: String, head: String, member: String) {
        let parents = """
            nonisolated class FreeMock: Free { var fCallCount = 0; func f() { fCallCount += 1 } }
            @MainActor class BoundMock: Bound { var bCallCount = 0; func b() { bCallCount += 1 } }
            class UnsaidMock: Unsaid { static var s = 0; static func t() { s += 1 } }
            @MainActor class SharedMock: Shared, @unchecked Sendable { static var s = 0 }
            @MainActor class MixedMock: Mixed, nonisolated Parent, @unchecked Sendable {
                var mCallCount = 0; func m() { mCallCount += 1 }
            }
            """
        let mocks = generate(
            from: [SourceFile(path: "A.swift", text: "/// @mockable\n\(text)")],
            parentMocks: [SourceFile(path: "M.swift", text: parents)], options: options
        ).output
        #expect(mocks.contains("\n\(head)\n"))
        #expect(mocks.contains("\n\(member)\n"))
    }

    /// What is stored statically on an actor is reset there.
    @Test(arguments: [
        ("nonisolated public protocol P: Unsaid {}", "    @MainActor public static func resetStaticMock() {"),
        ("public protocol P: Unsaid, Sendable {}", "    @MainActor public static func resetStaticMock() {"),
        ("public protocol P: Unsaid {}", "    public static func resetStaticMock() {"),
        (
            "public protocol P: Actor { static func f(_ keys: Set<Key>) async }",
            "    @MainActor public static func resetStaticMock() {"
        ),
    ])
    func staticStateIsResetWhereItIs(text: String, head: String) {
        let parent = "class UnsaidMock: Unsaid { static var fCallCount = 0; static func f() { fCallCount += 1 } }"
        var options = options
        options.writesReset = true
        let mocks = generate(
            from: [SourceFile(path: "A.swift", text: "public struct Key: Hashable {}\n/// @mockable\n\(text)")],
            parentMocks: [SourceFile(path: "M.swift", text: parent)], options: options
        ).output
        #expect(mocks.contains("\n\(head)\n"))
    }

    @Test func aClassMockOverridesWhatNobodyDeclares() {
        var options = options
        options.mocksClasses = true
        let mocks = generation("/// @mockable\nclass C { func f() {} }", options: options).output
        #expect(mocks.contains(Self.freeInitializer))
    }

    /// What is empty needs the conformance of no key.
    @Test func propertiesOfAMockThatIsMadeOffActorsNeedNone() {
        let mocks = mocks(
            """
            struct Key: Hashable {}
            class Base { var a = 0 }
            /// @mockable
            protocol P: Base { var keys: Set<Key> { get } }
            """)
        #expect(mocks.contains(Self.freeInitializer))
        #expect(mocks.contains("\n    var keys: Set<Key> = Set<AnyHashable>() as! Set<Key>\n"))
    }

    /// What members on no actor have as default arguments, other modules make on none in all modes.
    @Test(arguments: ["", "open "])
    func defaultArgumentsOffActors(level: String) {
        let text = """
            \(level.isEmpty ? "" : "public ")struct Key {}
            /// @mockable
            \(level)class Store {
                \(level.isEmpty ? "" : "public ")init() {}
                \(level)nonisolated func find(_ key: Key = Key()) {}
                \(level)func save(_ key: Key = Key()) {}
            }
            """
        var options = options
        (options.testableImports, options.mocksClasses) = (["Main"], true)
        let mocks = generation(text, options: options).output
        let names =
            level.isEmpty
            ? ["mockgenDefaultOffActors", "mockgenDefault"] : ["defaultOfStoreMockOffActors", "defaultOfStoreMock"]
        #expect(mocks.contains("nonisolated override func find(_ key: Key = \(names[0])(Key())) {"))
        #expect(mocks.contains("override func save(_ key: Key = \(names[1])(Key())) {"))
        for name in names { #expect(mocks.contains("func \(name)<Value>(")) }
    }
}
