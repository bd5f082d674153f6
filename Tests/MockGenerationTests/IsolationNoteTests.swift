// What is said about mocks that depend on the isolation of their module, or of another one.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct IsolationNoteTests {
    @Test func whatDependsOnTheIsolationOfTheModule() {
        let text = """
            @globalActor actor G {}
            @G class Q { init() {} }
            protocol R { @MainActor func g(); func h(_ c: C) async; func i(_ n: Int) async }
            /// @mockable
            protocol P: Q { }
            /// @mockable
            @MainActor protocol S: R { func k() }
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "3:30: 'g' of 'SMock' is bound to an actor, but 'R' is not: where the compiler infers isolated "
                    + "conformances, bind 'R' to 'MainActor'",
                "3:40: 'h' of 'SMock' is bound to no actor: where a module isolates 'R' to one by default, bind 'R' to "
                    + "'MainActor' or make it 'nonisolated', or give '--default-isolation MainActor'",
                "5:10: 'PMock' is bound to 'G' by 'Q': where a module isolates 'P' to another actor by default, write "
                    + "'@G' before 'P', or give '--default-isolation MainActor'",
            ])
    }

    @Test func whatActorsAreGiven() {
        func notes(_ parent: String) -> [String] {
            MockGenerationTests.notes("class C {}\n/// @mockable\nprotocol Q: P, Actor {}\n\(parent)")
        }
        #expect(
            notes("protocol P { init(c: C) }") == [
                "4:14: 'QMock' conforms to '@preconcurrency P': where a module isolates 'P' to the main actor by default, "
                    + "that has no effect, of which the compiler warns: make it 'nonisolated', or give "
                    + "'--default-isolation MainActor'"
            ])
        #expect(notes("nonisolated protocol P { init(c: C) }") == [])
        #expect(notes("protocol P { init(c: sending C); init(n: Int) }") == [])
    }

    @Test func whatConformsOnTheActorOfTheModuleOnly() {
        let text = """
            struct Key: Hashable, Codable {}
            nonisolated struct FreeKey: Hashable, Codable {}
            /// @mockable
            protocol P: Sendable { func f() -> [Key: Int]; func g(_ keys: Set<FreeKey>); func h() -> [Int: Key] }
            /// @mockable
            protocol Q { func f() -> [Key: Int]; var k: [Key: Int] { get }; nonisolated func g(_ keys: [Set<Key>]) }
            /// @mockable
            protocol R { associatedtype T: Codable = Key; associatedtype U: Sendable = Key }
            protocol S { associatedtype T; associatedtype U: Codable = FreeKey }
            /// @mockable(typealias: T = [Key])
            protocol V: S where T: Hashable {}
            enum Space { struct Key: Hashable {} }
            /// @mockable
            protocol W { nonisolated func f() -> [Space.Key: Int] }
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "4:29: 'f' of 'PMock' uses conformances of 'Key' off their actor where a module isolates 'Key' to "
                    + "one by default: make it 'nonisolated', or give '--default-isolation MainActor'",
                "6:82: 'g' of 'QMock' uses conformances of 'Key' off their actor where a module isolates 'Key' to "
                    + "one by default: make it 'nonisolated', or give '--default-isolation MainActor'",
                "8:10: 'RMock' has 'Key' for 'T', which conforms to 'Codable': where a module isolates 'Key' to an actor by "
                    + "default, make it 'nonisolated', or give '--default-isolation MainActor'",
                "11:10: 'VMock' has 'Key' for 'T', which conforms to 'Hashable': where a module isolates 'Key' to an actor by "
                    + "default, make it 'nonisolated', or give '--default-isolation MainActor'",
                "14:31: 'f' of 'WMock' uses conformances of 'Space.Key' off their actor where a module isolates 'Space.Key' to "
                    + "one by default: make it 'nonisolated', or give '--default-isolation MainActor'",
            ])
    }

    @Test func whatCannotBeSentToTheActorOfTheModule() {
        let text = """
            /// @mockable
            protocol P: Actor { init(a: @escaping () -> Void); init(b: @escaping @Sendable () -> Void, c: Int) }
            /// @mockable
            protocol Q { func f(_ t: any R.Type) async; func g(_ t: any R.Type); @MainActor func h(_ t: any R.Type) async }
            protocol R { }
            /// @mockable
            protocol S { func f<T: R>(_ t: T.Type) async; func g<T>(_ t: T.Type) async; func h<T: P>(_ t: T.Type) async }
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "2:21: 'a' of 'init' of 'PMock' is not Sendable: where a module isolates 'P' to an actor by default, make "
                    + "it '@Sendable' or 'sending', or give '--default-isolation MainActor'",
                "4:19: 'f' of 'QMock' is given 'any R.Type': where a module isolates 'Q' to an actor by default, Swift 5 "
                    + "mode warns; bind 'Q' to the actor or make it 'nonisolated', or give '--default-isolation MainActor'",
                "7:19: 'f' of 'SMock' is given 'T.Type': where a module isolates 'S' to an actor by default, Swift 5 mode "
                    + "warns; bind 'S' to the actor or make it 'nonisolated', or give '--default-isolation MainActor'",
                "7:19: the type 'T.Type' of 't' is erased to 'Any' in 'fHandler'",
                "7:52: the type 'T.Type' of 't' is erased to 'Any' in 'gHandler'",
                "7:82: the type 'T.Type' of 't' is erased to 'Any' in 'hHandler'",
            ])
    }

    @Test(arguments: ["Any", "any R", "T", "NSObject", "any R.Type"])
    func valuesThatMayNotBeSentToAnActor(type: String) {
        let text = """
            protocol R {}
            /// @mockable
            protocol P: Actor { init<T: R>(a: \(type)) }
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "3:21: 'a' of 'init' of 'PMock' may not be Sendable: where a module isolates 'P' to an actor by default, make "
                    + "it 'Sendable' or 'sending', or give '--default-isolation MainActor'"
            ])
    }

    @Test(arguments: ["any S", "T", "sending Any", "[Own?]", "any Error", "any P", "@escaping @MainActor () -> Void"])
    func valuesThatCanBeSentToAnActor(type: String) {
        let text = """
            protocol S: Sendable {}
            class Own {}
            /// @mockable
            protocol P: Actor { init<T: S>(a: \(type)) }
            """
        #expect(MockGenerationTests.notes(text) == [])
    }

    @Test(arguments: [
        ("func f() async -> (l: any R, r: Int).Type", "(l: any R, r: Int).Type", 6),
        ("var f: [any R.Type] { get async }", "any R.Type", 5),
        ("func f() async -> (any R).Type?", "(any R).Type", 6),
    ])
    func metatypesThatLeaveTheActorOfTheModule(member: String, type: String, column: Int) {
        #expect(
            MockGenerationTests.notes("protocol R {}\n/// @mockable\nprotocol P {\n\(member)\n}") == [
                "4:\(column): 'f' of 'PMock' gives '\(type)': where a module isolates 'P' to an actor by default, Swift 5 mode "
                    + "warns; bind 'P' to the actor or make it 'nonisolated', or give '--default-isolation MainActor'"
            ])
    }

    @Test func actorsThatInheritAnActorInAnotherModule() {
        var options = Options()
        options.testableImports = ["App"]
        let text = "protocol R { func f() }\n/// @mockable\nprotocol P: R, Actor {}"
        let message =
            "'PMock' is an actor, and 'P' takes over the actor of 'R' where a module in Swift 6 mode isolates 'R' to "
            + "one by default and the mock is in another module: write 'nonisolated' before 'P'"
        let sources = [SourceFile(path: "A.swift", text: text)]
        #expect(generate(from: sources, options: options).notes.map(\.message) == [message])
        options.defaultIsolation = .mainActor
        #expect(generate(from: sources, options: options).diagnostics.map(\.message) == [message])
        let free = [SourceFile(path: "A.swift", text: text.replacing("protocol P", with: "nonisolated protocol P"))]
        #expect(generate(from: free, options: options).diagnostics == [])
    }

    @Test func asynchronousMembersOfActorsForProtocolsOnNone() {
        let text = """
            protocol F { func f(_ a: Any) async; func g(_ n: Int) async; func h(_ a: Any) }
            /// @mockable
            protocol P: F, Actor { func k(_ a: Any) async }
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "1:19: 'f' of 'PMock' is bound to no actor: where a module isolates 'F' to one by default, make 'F' "
                    + "'nonisolated', or give '--default-isolation MainActor'"
            ])
    }

    @Test(arguments: [
        ("Int = f()", true), ("String = String()", false), ("[Int] = [Int]()", false), ("C = .a", true),
        ("Double = .pi", false),
    ])
    func initialValuesOfSuperclasses(value: String, isUnknown: Bool) {
        let text = "class B { var a: \(value) }\n/// @mockable\nprotocol P: B {}"
        let note =
            "3:10: 'init' of 'PMock' overrides one that 'B' does not declare: where a module isolates 'B' to an "
            + "actor by default, declare it, or give '--default-isolation MainActor'"
        #expect(MockGenerationTests.notes(text) == [note])
        var options = Options()
        options.defaultIsolation = .mainActor
        let warning =
            "'PMock' may not compile in Swift 6 mode: the 'init()' that 'B' does not declare is on the main actor there or "
            + "not: that depends on the values of its properties; declare it"
        let sources = [SourceFile(path: "A.swift", text: text)]
        #expect(generate(from: sources, options: options).diagnostics.map(\.message) == (isUnknown ? [warning] : []))
    }

    @Test func defaultArgumentsThatAreMadeOnAnActor() {
        let text = """
            @MainActor struct Key {}; @MainActor enum Kind { case first }; struct Free {}
            /// @mockable
            @MainActor class C {
                init(key: Key = Key(), kind: Kind = .first) {}
                func f(key: Key? = .some(Key()), free: Free = Free(), n: Int = 1) {}
            }
            """
        var options = Options()
        options.mocksClasses = true
        #expect(!MockGenerationTests.notes(text, options: options).contains { $0.contains("Swift 5 mode") })
        options.testableImports = ["App"]
        let notes = MockGenerationTests.notes(text, options: options).filter { $0.contains("Swift 5 mode") }
        let note =
            "in Swift 5 mode the compiler warns of 'CMock': the default argument of 'key' is made on the main actor, and"
        #expect(notes == ["4:5: \(note) evaluated on none there", "5:10: \(note) evaluated on none there"])
        // Where the module is known to isolate by default, a helper makes them.
        options.defaultIsolation = .mainActor
        #expect(!MockGenerationTests.notes(text, options: options).contains { $0.contains("Swift 5 mode") })
    }

    @Test func checksThatMayHaveNoEffect() {
        let result = generate(
            from: [SourceFile(path: "A.swift", text: "/// @mockable\n@MainActor protocol P: Core.Base {}")],
            parentMocks: [SourceFile(path: "M.swift", text: "class BaseMock: Base { var f = 0 }")], options: Options())
        #expect(result.output.contains("\nclass PMock: P, @preconcurrency Core.Base {\n"))
        #expect(
            result.notes.map(\.message) == [
                "'PMock' conforms to '@preconcurrency Core.Base': where the module of 'Core.Base' isolates it to the actor by "
                    + "default, that has no effect, of which the compiler warns: pass its sources with "
                    + "'--inherit-from', or give '--default-isolation MainActor'"
            ])
    }
}
