// Keys of sets and dictionaries that the default isolation of their module keeps on the main actor: what can use them there,
// and why nothing else can.

import SwiftDeclarations
import Testing

@testable import MockGeneration

extension DefaultIsolationTests {
    /// An `init()` that nobody declares is on no actor in Swift 6 mode, and gives keys that are on one no place there.
    @Test func undeclaredInitializersKeepNoKeysOfNonisolatedProtocols() {
        let text = """
            struct Key: Hashable {}
            class Base {}
            /// @mockable
            nonisolated protocol P: Base { func f(_ keys: Set<Key>) }
            """
        #expect(
            messages(text) == [
                "A.swift:4:22: warning: 'PMock' does not compile in Swift 6 mode: the 'init()' that 'Base' does not declare is on "
                    + "no actor there, and members use conformances that are on the main actor; declare it"
            ])
        #expect(messages(text.replacing("Base {}", with: "Base { init() {} }")) == [])
        #expect(messages(text.replacing("nonisolated ", with: "")) == [])
    }

    /// What a type conforms to with members of its own is on its actor.
    @Test func isolatedSequencesAreNoTypesOfSendableMocks() {
        let text = """
            struct Ids: Sequence { func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } } }
            struct Free: Sequence, IteratorProtocol { mutating func next() -> Int? { nil } }
            protocol Repo: Sendable { associatedtype Items: Sequence; func all() -> Items }
            /// @mockable
            protocol P: Repo where Items == Ids {}
            """
        #expect(
            messages(text) == [
                "A.swift:5:10: error: 'P' cannot be mocked: its module isolates 'Ids', which is 'Items', to the main actor, and "
                    + "what is Sendable needs a conformance to 'Sequence' that is not isolated; write 'nonisolated' before 'Ids'"
            ])
        #expect(messages(text.replacing("== Ids", with: "== Free")) == [])
    }

    @Test func isolatedIteratorsAreNoneOfSendableMocks() {
        let text = """
            struct Numbers: AsyncIteratorProtocol { mutating func next() async -> Int? { nil } }
            /// @mockable
            protocol P: AsyncSequence, Sendable where AsyncIterator == Numbers {}
            """
        #expect(
            messages(text) == [
                "A.swift:3:10: error: 'P' cannot be mocked: its module isolates 'Numbers', which is 'AsyncIterator', to the "
                    + "main actor, and what is Sendable needs a conformance to 'AsyncIteratorProtocol' that is not isolated; "
                    + "write 'nonisolated' before 'Numbers'"
            ])
    }

    /// Members that have to be Sendable need conformances on no actor, as what they are members of does.
    @Test(arguments: [
        ("", "associatedtype P: Paging = Page<User> where P.Item: Hashable & Sendable"),
        ("protocol Base { associatedtype P: Paging where P.Item: Hashable & Sendable }", ""),
    ])
    func membersThatAreSendable(base: String, member: String) {
        let text = """
            struct User: Hashable {}
            protocol Paging { associatedtype Item; var items: [Item] { get } }
            struct Page<Item>: Paging { var items: [Item] }
            /// @mockable
            protocol Pages\(base.isEmpty ? "" : ": Base where P.Item == User") { \(member) }
            \(base)
            """
        #expect(
            messages(text) == [
                "A.swift:5:10: error: 'Pages' cannot be mocked: its module isolates 'User', which is 'P.Item', to the main "
                    + "actor, and what is Sendable needs a conformance to 'Hashable' that is not isolated; write 'nonisolated' "
                    + "before 'User'"
            ])
        #expect(messages(text.replacing("Hashable & Sendable", with: "Hashable")) == [])
    }

    /// To protocols on the default actor of its module a type conforms on none there, but not for others that infer isolated
    /// conformances, as those that isolate do.
    @Test(arguments: [("Sendable", "Decoding"), ("AnyObject", "Decoding & Sendable")])
    func conformancesIsolatedElsewhere(parent: String, constraint: String) {
        let text = """
            protocol Decoding { func decode() }
            struct Decoder: Decoding { func decode() {} }
            protocol Endpoint: \(parent) { associatedtype D: \(constraint); var decoder: D { get } }
            /// @mockable
            protocol P: Endpoint where D == Decoder {}
            """
        func message(_ consequence: String) -> String {
            "A.swift:5:10: \(consequence): its module isolates 'Decoder', which is 'D', to the main actor, and what is Sendable "
                + "needs a conformance to 'Decoding' that is not isolated; write 'nonisolated' before 'Decoder'"
        }
        var options = options
        #expect(MockGenerationTests.messages(["A.swift": text], options: options) == [])
        options.testableImports = ["Main"]
        #expect(
            MockGenerationTests.messages(["A.swift": text], options: options) == [
                message("warning: the mock of 'P' may not compile")
            ])
        options.mockDefaultIsolation = .mainActor
        #expect(
            MockGenerationTests.messages(["A.swift": text], options: options) == [
                message("error: 'P' cannot be mocked")
            ])
        // A conformance that brings nothing is isolated nowhere.
        let empty = text.replacing(" func decode() ", with: "").replacing(" func decode() {} ", with: "")
        #expect(MockGenerationTests.messages(["A.swift": empty], options: options) == [])
    }

    /// Where it is not certain that nothing of a conformance is off the actor, the compiler may take it.
    @Test func conformancesThatMayBeOnTheMainActor() {
        let text = """
            nonisolated protocol Item { var name: String { get } }
            struct User: Item { var name: String }
            protocol Store: Sendable { associatedtype Element: Item; func all() -> [Element] }
            /// @mockable
            protocol P: Store where Element == User {}
            """
        let reason =
            "its module isolates 'User', which is 'Element', to the main actor, and what is Sendable needs a conformance to 'Item' "
            + "that is not isolated; write 'nonisolated' before 'User'"
        #expect(messages(text) == ["A.swift:5:10: error: 'P' cannot be mocked: \(reason)"])
        let extended = text + "\nextension Item { nonisolated var name: String { \"\" } }"
        #expect(messages(extended) == ["A.swift:5:10: warning: the mock of 'P' may not compile: \(reason)"])
        #expect(messages(text.replacing("{ var name: String }", with: "{ nonisolated let name = \"\" }")) == [])
    }

    /// Conformances of extensions are isolated with these, types in extensions by the default, and of those of a type with raw
    /// values only what is not made up from them.
    @Test(arguments: [
        ("nonisolated struct User {}; extension User: Hashable {}", true),
        ("nonisolated struct User {}; nonisolated extension User: Hashable {}", false),
        ("struct User {}; nonisolated extension User: Hashable {}", false),
        ("nonisolated enum Model {}; extension Model { struct User: Hashable {} }; typealias User = Model.User", true),
        ("actor Model {}; extension Model { struct User: Hashable {} }; typealias User = Model.User", false),
        ("protocol Base {}; struct User: Base, Hashable {}", true),
        ("protocol Base: Sendable {}; struct User: Base, Hashable {}", true),
        ("nonisolated protocol Base: Sendable {}; struct User: Base, Hashable {}", false),
        ("nonisolated protocol Base: Hashable {}; struct User: Base {}", true),
        ("typealias Base = Codable & Hashable; struct User: Base {}", true),
        ("enum User: Int { case first }", false), ("enum User: Int { case first; var id: Int { 1 } }", false),
        ("enum User: Int { case first; static func == (a: User, b: User) -> Bool { true } }", true),
        ("struct User: RawRepresentable, Hashable { var rawValue: Int }", false),
        (
            "nonisolated struct Page<Item> {}; nonisolated extension Page: Equatable, Hashable where Item: Hashable {}\n"
                + "struct Key: Hashable {}; typealias User = Page<Key>", true
        ),
        ("nonisolated struct ID<Item>: Hashable {}; struct Key: Hashable {}; typealias User = ID<Key>", false),
    ])
    func conformancesIsolatedByDefault(type: String, isIsolated: Bool) {
        let mocks = mocks(
            """
            \(type)
            protocol Store { associatedtype Element: Hashable; func all() -> [Element] }
            /// @mockable
            protocol P: Store where Element == User {}
            """)
        #expect(mocks.contains(isIsolated ? "\nclass PMock: @MainActor P {" : "\nclass PMock: P {"))
    }

    /// Classes that inherit from each other are the compiler's to refuse.
    @Test func conformancesOfClassesInACircle() {
        let text = """
            class User: Root, Hashable {}
            class Root: User {}
            /// @mockable
            protocol P: Sendable { nonisolated var ids: Set<User> { get } }
            """
        #expect(
            messages(text) == [
                "A.swift:4:40: error: 'ids' cannot be mocked: its module isolates 'User' to the main actor, and nothing else can use "
                    + "its conformances; write 'nonisolated' before 'User'"
            ])
    }

    @Test func otherConformancesOfTypesWithRawValues() {
        let text = """
            enum Level: Int, Comparable { case first; static func < (a: Level, b: Level) -> Bool { true } }
            /// @mockable
            protocol P: Sendable { nonisolated var levels: Range<Level>? { get }; nonisolated var ids: Set<Level> { get } }
            """
        #expect(
            messages(text) == [
                "A.swift:3:40: error: 'levels' cannot be mocked: its module isolates 'Level' to the main actor, and nothing else can "
                    + "use its conformances; write 'nonisolated' before 'Level'"
            ])
    }

    /// Generic arguments that have to conform to protocols are as keys are, but those that have to be Sendable by that.
    @Test func anActorCannotUseArgumentsWithConformancesOnTheMainActor() {
        let text = """
            struct User: Codable {}
            struct Page<Item: Codable> {}
            enum Failure: Error { case first }
            struct Outcome<Item> {}
            /// @mockable
            protocol P: Actor { func f(_ page: [Page<User>]); func g() -> Result<Int, Failure>; func h() -> Outcome<User> }
            """
        #expect(
            messages(text) == [
                "A.swift:6:26: error: 'f' cannot be mocked: its module isolates 'User' to the main actor, and nothing else "
                    + "can use its conformances; write 'nonisolated' before 'User'"
            ])
    }

    @Test func anActorCannotUseKeysOfTheMainActor() {
        let text = """
            struct Key: Hashable {}
            /// @mockable
            protocol P: Actor { func f(_ keys: Set<Key>); func g() -> [Int: Key] }
            /// @mockable
            nonisolated protocol Q: Sendable { var keys: [Key: Int] { get } }
            /// @mockable
            @DatabaseActor protocol R: Sendable { func f(_ keys: Set<Key>) }
            """
        #expect(
            messages(text) == [
                "A.swift:3:26: error: 'f' cannot be mocked: its module isolates 'Key' to the main actor, and nothing else "
                    + "can use its conformances; write 'nonisolated' before 'Key'",
                "A.swift:5:40: error: 'keys' cannot be mocked: its module isolates 'Key' to the main actor, and nothing else "
                    + "can use its conformances; write 'nonisolated' before 'Key'",
                "A.swift:7:44: error: 'f' cannot be mocked: its module isolates 'Key' to the main actor, and nothing else "
                    + "can use its conformances; write 'nonisolated' before 'Key'",
            ])
        let cases = "enum Key: Hashable { case first, second(Int); typealias Other = Key }"
        #expect(messages(text.replacing("struct Key: Hashable {}", with: cases)).count == 3)
        let shared = "protocol S: Actor { associatedtype Item: Equatable; static func f(_ keys: Set<Key>) async }"
        #expect(messages("struct Key: Hashable {}\n/// @mockable\n\(shared)") == [])
        let free = "extension Key { nonisolated static func == (a: Key, b: Key) -> Bool { true } }"
        #expect(messages("\(text)\n\(free)") == [])
    }

    @Test func aPassedActorCannotUseKeysOfTheMainActor() {
        let text = """
            struct Key: Hashable {}
            /// @mockable
            protocol P: Sendable { func f(_ keys: Set<Key>, on actor: isolated any Actor) }
            /// @mockable
            protocol Q { func f(_ keys: Set<Key>, on actor: isolated any Actor) }
            /// @mockable
            class C { func f(_ keys: Set<Key>, on actor: isolated any Actor) {} }
            """
        var options = options
        options.mocksClasses = true
        #expect(
            MockGenerationTests.messages(["A.swift": text], options: options) == [
                "A.swift:3:29: error: 'f' cannot be mocked: its module isolates 'Key' to the main actor, and nothing else "
                    + "can use its conformances; write 'nonisolated' before 'Key'",
                "A.swift:7:16: warning: the mock of 'C' compiles in Swift 5 mode only: 'f' is not on the main actor, to "
                    + "which its module isolates 'Key', and nothing else can use its conformances; write 'nonisolated' before "
                    + "'Key'",
            ])
        // Where it conforms there, it is called from there alone.
        #expect(mocks(text).contains("\nclass QMock: @MainActor Q {"))
        #expect(mocks(text).contains("    func f(_ keys: Set<Key>, on actor: any Actor) {"))
    }

    @Test func anotherActorCallsTheMainActorByWayOfAConformance() {
        let text = """
            struct Key: Hashable {}
            nonisolated class Box {}
            /// @mockable
            @DatabaseActor protocol P { func f(_ keys: Set<Key>) -> Box; func g(_ count: Int) }
            /// @mockable
            nonisolated protocol Q: P { func h(_ box: Box) async }
            """
        #expect(messages(text) == [])
        let mocks = mocks(text)
        #expect(mocks.contains("@MainActor\nclass PMock: @MainActor P {"))
        #expect(mocks.contains("@MainActor\nclass QMock: @MainActor Q, @MainActor P {"))
        #expect(mocks.contains("    @MainActor\n    func f(_ keys: Set<Key>) -> Box {"))
        #expect(mocks.contains("    @DatabaseActor\n    func g(_ count: Int) {"))
        // What it is given cannot leave the other actor.
        let given = text.replacing("_ keys: Set<Key>) -> Box", with: "_ keys: Set<Key>, box: Box)")
        #expect(
            messages(given) == [
                "A.swift:4:34: error: 'f' cannot be mocked: its module isolates 'Key' to the main actor, and nothing else "
                    + "can use its conformances; write 'nonisolated' before 'Key'",
                "A.swift:6:22: warning: the mock of 'Q' compiles in Swift 5 mode only: 'f' is called on the main actor, to "
                    + "which its module isolates 'Key', and 'Box' cannot be sent there; write 'nonisolated' before 'Key'",
            ])
        // Nor is it known how to return this, or to take what an associated type stands for.
        let shared = text.replacing("-> Box", with: "-> Any")
        #expect(messages(shared).count == 2)
        let bound = text.replacing(
            "func f(_ keys: Set<Key>)", with: "associatedtype Item; func f(_ items: [Self.Item], _ keys: Set<Key>)")
        #expect(messages(bound).count == 2)
    }

    @Test("the compiler warns of metatypes that go where keys are")
    func metatypesBesideKeys() {
        let text = """
            struct Key: Hashable {}
            /// @mockable
            nonisolated protocol P: Sendable { func f<Item: Hashable>(_ type: Item.Type) async -> Set<Key> }
            """
        #expect(
            messages(text) == [
                "A.swift:3:41: warning: the compiler warns of the mock of 'P': 'f' is waited for on the main actor, to which its "
                    + "module isolates 'Key', and 'Item.Type' cannot be sent there; write 'nonisolated' before 'Key'"
            ])
    }

    @Test func aClassOffTheMainActorCannotUseItsKeys() {
        let text = """
            struct Key: Hashable {}
            /// @mockable
            nonisolated class C {
                func f(_ keys: Set<Key>) {}
                @MainActor func g(_ keys: Set<Key>) {}
            }
            """
        var options = options
        options.mocksClasses = true
        #expect(
            MockGenerationTests.messages(["A.swift": text], options: options) == [
                "A.swift:4:10: warning: the mock of 'C' compiles in Swift 5 mode only: 'f' is not on the main actor, to which "
                    + "its module isolates 'Key', and nothing else can use its conformances; write 'nonisolated' before 'Key'"
            ])
        let isolated = text.replacing("nonisolated class", with: "class")
        #expect(MockGenerationTests.messages(["A.swift": isolated], options: options) == [])
    }

    @Test func whatIsOnTheMainActorOrWaitedForCanUseItsKeys() {
        let text = """
            struct Key: Hashable {}
            /// @mockable
            nonisolated protocol P: AnyObject, Sendable {
                @MainActor var keys: Set<Key> { get set }
                nonisolated(nonsending) func f(_ key: Key) async -> Set<Key>
            }
            /// @mockable
            protocol Q: Actor { func f(_ keys: Set<Key>) async }
            /// @mockable
            protocol R: Sendable { nonisolated(nonsending) func wait(_ key: Key) async -> Set<Key> }
            """
        #expect(messages(text) == [])
        #expect(mocks(text).contains("\n    func wait(_ key: Key) async -> Set<Key> {"))
    }

    @Test(arguments: [
        ("done: @escaping (Int) -> Void", "(Int) -> Void"), ("q: (any Q)?", "(any Q)?"),
        ("q: [String: Any]", "[String: Any]"), ("box: (Box, Int)", "(Box, Int)"),
        ("path: KeyPath<Box, Int>", "KeyPath<Box, Int>"), ("boxes: AsyncStream<Box>", "AsyncStream<Box>"),
        ("value: some Q", "some Q"), ("pair: Pair", "Pair"),
    ])
    func keysKeepWhatIsWaitedForOnTheMainActor(parameter: String, type: String) {
        let text = """
            struct Key: Hashable {}
            nonisolated class Box {}
            nonisolated struct Pair { var box: Box; var count = 1 }
            protocol Q {}
            /// @mockable
            protocol P: Actor { func f(_ keys: Set<Key>, \(parameter)) async }
            """
        #expect(mocks(text).contains("    @MainActor\n    func f(_ keys: Set<Key>, "))
        #expect(
            messages(text) == [
                "A.swift:6:26: warning: the mock of 'P' compiles in Swift 5 mode only: 'f' is waited for on the main "
                    + "actor, to which its module isolates 'Key', and '\(type)' cannot be sent there; write 'nonisolated' "
                    + "before 'Key'"
            ])
        #expect(messages(text.replacing("struct Key", with: "nonisolated struct Key")) == [])
    }

    @Test(arguments: [
        "done: @escaping @Sendable (Int) -> Void", "done: (@MainActor () -> Void)?",
        "done: sending @escaping () -> Void", "q: [any Error]", "q: Other", "box: Box",
    ])
    func whatMayBeSentToKeysOfTheMainActorIsNoMistake(parameter: String) {
        let text = """
            struct Key: Hashable {}
            class Box {}
            /// @mockable
            nonisolated protocol P: Sendable { func f(_ keys: Set<Key>, \(parameter)) async }
            """
        #expect(messages(text) == [])
        #expect(mocks(text).contains("    @MainActor\n    func f(_ keys: Set<Key>, "))
    }

    /// What the main actor gives another global actor is in a region of its own, unless the compiler does not know its layout.
    @Test(arguments: [
        ("Wide", "Wide"), ("Wider?", "Wider"), ("(Int, Choice)", "Choice"), ("Result<Any, Never>", "Any"),
        ("Tag<Any>", "Tag<Any>"), ("Item?", "Any"), ("Tag<Item>", "Tag<Item>"), ("Element", "Element"),
        ("Rows.Element", "Rows.Element"), ("Tag<Tag<Item>>", "Tag<Tag<Item>>"), ("Conditional", "Conditional"),
        ("Weak", "Weak"), ("AnyHashable", "AnyHashable"), ("Converted", "Converted"),
    ])
    func whatIsReturnedByWayOfMemoryStaysOnTheMainActor(result: String, kept: String) {
        let text = Self.returning(result)
        #expect(
            messages(text) == [
                "A.swift:17:17: warning: the mock of 'P' compiles in Swift 5 mode only: 'f' is called on the main actor, to "
                    + "which its module isolates 'Key', and '\(kept)' cannot be sent there; write 'nonisolated' before 'Key'"
            ])
        #expect(messages(text.replacing("struct Key", with: "nonisolated struct Key")) == [])
        // What runs on an actor that is passed to it is on no other.
        let passed = text.replacing(
            "_ keys: Set<Key>", with: "_ keys: Set<Key>, on actor: isolated (any Actor)?"
        ).replacing("@Other func", with: "func")
        #expect(messages(passed) == [])
    }

    @Test(arguments: [
        "any Watcher", "(any Watcher)?", "Failed", "Indirect", "Any.Type", "[Wide]", "Tag<Int>", "Node", "Box",
        "[Choice]", "Object", "Plain", "(Int, [Item])",
    ])
    func whatIsReturnedByReferenceOrValueLeavesTheMainActor(result: String) {
        #expect(messages(Self.returning(result)) == [])
    }

    private static func returning(_ result: String) -> String {
        """
        struct Key: Hashable {}
        nonisolated class Box {}
        nonisolated struct Wide { var value: Any = 1 }; nonisolated struct Wider { var wide = 1, other: Wide }
        nonisolated struct Tag<Value> { var value: Value? }; nonisolated struct Node { var nodes: [Node]; var box: Box }
        nonisolated enum Choice { case none, some(count: Int = 1, Any) }; enum Plain { case some(Any) }
        nonisolated indirect enum Indirect { case some(Any) }; nonisolated struct Failed { var error: (any Error)?; var box: Box }
        nonisolated struct Conditional {
            #if DEBUG
            var value: Any = 1
            #endif
        }
        nonisolated struct Weak { weak var box: Box? }; nonisolated struct Converted { var a = 1 as Any }; protocol Watcher: AnyObject {}
        @globalActor actor Other { static let shared = Other() }
        /// @mockable
        protocol P {
            associatedtype Item; associatedtype Element: Hashable; associatedtype Object: AnyObject; associatedtype Rows: Sequence
            @Other func f(_ keys: Set<Key>) -> \(result)
        }
        """
    }

    @Test(arguments: ["Wide", "Choice", "Tag<Int>", "Self", "Made"])
    func whatStoresWhatCannotBeSentCannotEither(type: String) {
        let text = """
            struct Key: Hashable {}
            nonisolated struct Wide { var value: [Any] = [] }
            nonisolated enum Choice { case none; indirect case some(Wide) }
            nonisolated struct Tag<Value> { let value: Value }
            nonisolated class Box {}; nonisolated struct Made { var box = Box() }
            @globalActor actor Other { static let shared = Other() }
            /// @mockable
            @Other protocol P { func f(_ keys: Set<Key>, _ value: \(type)) async }
            """
        #expect(
            messages(text) == [
                "A.swift:8:26: warning: the mock of 'P' compiles in Swift 5 mode only: 'f' is waited for on the main actor, to "
                    + "which its module isolates 'Key', and '\(type)' cannot be sent there; write 'nonisolated' before 'Key'"
            ])
    }

    @Test(arguments: [
        ("P: R, Plain, CaseIterable", true), ("P: R, Plain", false), ("P: Q, CaseIterable, Sendable", false),
    ])
    func mocksOnNoActorStayOffTheMainActor(parents: String, isReported: Bool) {
        let text = """
            struct Key: Hashable {}
            @globalActor actor Other { static let shared = Other() }
            @Other protocol Q { func f(_ keys: Set<Key>) async; static func g(_ keys: Set<Key>) async }
            protocol R: Q, Comparable {}; protocol Plain {}
            /// @mockable
            protocol \(parents) {}
            """
        let warning =
            "A.swift:6:10: warning: the mock of 'P' compiles in Swift 5 mode only: 'f' is waited for on the main actor, to "
            + "which its module isolates 'Key', and 'PMock' cannot be sent there; write 'nonisolated' before 'Key'"
        #expect(messages(text) == (isReported ? [warning] : []))
    }

    /// Each type is looked at once, however many hold it.
    @Test func typesThatHoldEachOtherAreToldAtOnce() {
        let names = (0..<24).map { "A\($0)" }
        let types = names.map { name in
            "nonisolated indirect enum \(name) { \(names.map { "case of\($0)(\($0)?)" }.joined(separator: "; ")) }"
        }
        let text = """
            struct Key: Hashable {}
            @globalActor actor Other { static let shared = Other() }
            /// @mockable
            protocol P { @Other func f(_ keys: Set<Key>, _ value: A1) -> A0; @Other init(value: A2) }
            """
        #expect(messages(text + "\n" + types.joined(separator: "\n")) == [])
        let structs = types.joined(separator: "\n").replacing("indirect enum", with: "struct").replacing(
            "case of", with: "var of"
        )
        .replacing("(A", with: ": (A")
        #expect(messages(text + "\n" + structs) == [])
    }
}
