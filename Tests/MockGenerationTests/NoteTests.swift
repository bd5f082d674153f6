// What mocks leave out or know less about than their protocols, and where the notes on it point.
// How notes are printed and listed is asked in the tests of the command line.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct NoteTests {
    /// The notes on a protocol with this body. Its first line is line 3.
    private func notes(
        _ body: String, _ annotation: String = "", inheriting: String = "", options: Options = Options()
    ) -> [String] {
        MockGenerationTests.notes(
            "/// @mockable(\(annotation))\nprotocol P\(inheriting) {\n\(body)\n}\n", options: options)
    }

    @Test func thereIsNothingToSayAboutWhatIsMockedAsItIs() {
        let body = """
            var title: String { get set }
            var later: Int { get async throws }
            func load(id: Int, some: some Hashable, any: Any) -> Any
            func save(_ item: inout String, _ numbers: Int...) throws
            subscript(i: Int) -> String { get set }
            init(name: String)
            """
        #expect(notes(body, "history: load = true; save = true") == [])
    }

    @Test func valuesThatCannotBeCopiedAreLeftOutByAnyName() {
        let types = "struct Token: ~Copyable {}\ntypealias Pass = Token\nstruct Failure: Error {}\n"
        let protocols =
            "/// @mockable(history: f = true)\nprotocol P { func f(_ p: inout Pass, n: Int) }\n"
            + "/// @mockable(history: g = true)\nprotocol Q { func g(_ r: borrowing Result<Token, Failure>, n: Int) }"
        #expect(
            MockGenerationTests.notes(types + protocols) == [
                "5:19: 'p' is not in 'fArgValues': it cannot be copied",
                "7:19: 'r' does not reach 'gHandler': its type 'borrowing Result<Token, Failure>' has generic values that "
                    + "cannot be copied or escape, and the compiler crashes on properties with closures over such",
                "7:19: 'r' is not in 'gArgValues': it cannot be copied",
            ])
    }

    @Test func callsThatHistoriesLeaveOutAreNoted() {
        #expect(
            MockGenerationTests.notes(
                "/// @mockable(history: f = true; g = true)\nprotocol P {\n    func f(_ p: Int!, n: Int)\n"
                    + "    func g(_ p: Int?)\n}"
            ) == ["3:10: 'fArgValues' leaves out calls with 'nil' for 'p', whose values it has unwrapped"])
    }

    @Test func valuesThatDoNotReachAnActorAreNoted() {
        #expect(
            MockGenerationTests.notes(
                "final class Box {}\n/// @mockable\n@MainActor protocol P {\n"
                    + "    nonisolated init(box: Box, size: Int)\n    var box: Box { get }\n    var size: Int { get }\n}"
            ) == [
                "4:17: 'init' of 'PMock' runs on no actor and does not set 'box', whose type 'Box' may not be Sendable"
            ])
    }

    @Test func checkedInitializersAreNoted() {
        func notes(_ parent: String) -> [String] {
            MockGenerationTests.notes(
                "@MainActor class Base { init() {} }\n/// @mockable\nprotocol Q: P, Base {}\nprotocol \(parent)")
        }
        #expect(
            notes("P: Sendable { init(n: Int) }") == [
                "4:24: 'QMock' conforms to '@preconcurrency P': where a module isolates 'P' to the main actor by default, that "
                    + "has no effect, of which the compiler warns: bind 'P' to the actor or make it 'nonisolated', or "
                    + "give '--default-isolation MainActor'"
            ])
        // The mock conforms on the actor.
        #expect(notes("P { init(n: Int) }") == [])
    }

    @Test func valuesThatDoNotReachAnActorFromAnOverrideAreNoted() {
        #expect(
            MockGenerationTests.notes(
                "final class Box {}\nclass Base { init(box: Box) {} }\n/// @mockable\n@MainActor protocol P: Base {\n"
                    + "    init(box: Box)\n    var box: Box { get }\n}"
            ) == [
                "5:5: 'init' of 'PMock' runs on no actor and does not set 'box', whose type 'Box' may not be Sendable"
            ])
    }

    @Test(arguments: [
        (
            "func f<T>(_ t: [T], u: Int) -> T?",
            [
                "3:6: the type '[T]' of 't' is erased to 'Any' in 'fHandler'",
                "3:6: the result 'T?' is erased to 'Any?' in 'fHandler'",
            ]
        ),
        (
            "func f(_ values: inout some Equatable)",
            ["3:6: the type 'inout some Equatable' of 'values' is erased to 'inout Any' in 'fHandler'"]
        ),
        ("func f<E: Error>() throws(E)", ["3:6: the error 'E' is erased to 'any Error' in 'fHandler'"]),
        (
            "func f<T>(_ body: (T) -> Int)",
            ["3:6: the type '(T) -> Int' of 'body' is erased to '(Any) -> Int' in 'fHandler'"]
        ),
        (
            "func f<T>(_ body: (T...) -> Int)",
            [
                "3:6: 'body' does not reach 'fHandler': its type '(T...) -> Int' is generic, and nothing can be passed on "
                    + "as variadic arguments"
            ]
        ),
        (
            "func f(_ body: (Int...) throws -> Int) rethrows",
            ["3:6: 'fHandler' cannot throw: nothing tells what the arguments throw from what it does"]
        ),
        (
            "subscript<T>(t: T) -> Int { get }",
            ["3:1: the type 'T' of 't' is erased to 'Any' in 'subscriptHandler'"]
        ),
        (
            "associatedtype Item\nassociatedtype Default = Any",
            ["3:16: associated type 'Item' is 'Any' in 'PMock'; 'typealias: Item = …' in the annotation binds it"]
        ),
        (
            "associatedtype Item\nfunc f() -> Task<Item, Never>",
            [
                "3:16: associated type 'Item' is 'any Sendable' in 'PMock'; "
                    + "'typealias: Item = …' in the annotation binds it"
            ]
        ),
    ])
    func erasedTypes(body: String, expected: [String]) {
        #expect(notes(body) == expected)
    }

    @Test func boundAssociatedTypesAreNotErased() {
        #expect(notes("associatedtype Item\nfunc f(_ item: Item)", "typealias: Item = Any") == [])
    }

    @Test func optionalsOfTypealiasesAreTheSameWhereverTheseAreDeclared() {
        let text = """
            /// @mockable(history: f = true; g = true)
            protocol P {
                var done: Done? { get set }
                var other: (() -> Void)? { get }
                func f(_ a: Int, b: Done?)
                func g(_ a: Done?)
            }
            """
        let output = generation(text).output
        let known = generation(text, inheritOnly: ["typealias Done = () -> Void"])
        #expect(known.output == output)
        #expect(known.notes == [])
        for line in [
            "init(done: Done? = nil) {", "var fArgValues: [(a: Int, b: Done?)] = []", "var gArgValues: [Done?] = []",
        ] {
            #expect(output.contains(line))
        }
    }

    @Test func histories() {
        let body = """
            func f(_ a: Int, b: @escaping () -> Void, c: (() -> Void)?, d: Done?, e: Done)
            func g(_ a: () -> Void)
            func h()
            var p: Int { get }
            """
        let annotation = "history: f = true; g = true; h = true; p = true"
        #expect(
            MockGenerationTests.notes(
                "/// @mockable(\(annotation))\nprotocol P {\n\(body)\n}\ntypealias Done = () -> Void\n") == [
                    "3:6: 'b' is not in 'fArgValues': closures are left out of histories",
                    "3:6: 'c' is not in 'fArgValues': closures are left out of histories",
                    "3:6: 'e' is not in 'fArgValues': closures are left out of histories",
                    "4:6: 'a' is not recorded: closures are left out of histories",
                    "5:6: 'h' has no history, since it has no parameters",
                    "6:5: 'history: p = true' has no effect on a property",
                ])
        var options = Options()
        options.recordsHistory = true
        #expect(notes("func h()\nvar p: Int { get }\nfunc i(_ x: Int)", options: options) == [])
        #expect(generation("/// @mockable\nprotocol P { func h() }", options: options).notes == [])
    }

    @Test func settingsWithoutEffect() {
        let body = """
            var strong: Int { get }
            var later: Int { get async }
            func f()
            func g() -> Int
            """
        #expect(
            notes(
                body,
                "modifiers: later = dynamic; f = dynamic; rx: strong = ReplaySubject; override: f = A; g = A; later = A"
            ) == [
                "3:5: 'rx: strong = ReplaySubject' has no effect on a property",
                "4:5: 'modifiers: later = dynamic' has no effect on a property with effects",
                "5:6: 'modifiers: f = dynamic' has no effect on a function",
                "5:6: 'override: f = A' has no effect on a function without a result",
            ])
    }

    @Test func weakReferencesBehindALock() {
        let result = notes("var d: D? { get set }", "modifiers: d = weak", inheriting: ": Sendable")
        #expect(result == ["3:5: 'd' is not weak: only what is optional and not behind a lock can be"])
    }

    @Test func streams() {
        let body = """
            var a: AnyPublisher<Theme, Never> { get }
            var b: AnyPublisher<Int, Never> { get }
            var c: AnyPublisher<Int, Never> { get }
            var d: Observable<Theme> { get }
            var e: Observable<Int> { get }
            """
        let annotation =
            "combine: a = CurrentValueSubject; b = CurrentValueSubject; c = @Published gone; "
            + "rx: all = BehaviorSubject; history: e = true"
        #expect(
            notes(body, annotation) == [
                "3:5: 'aSubject' is a PassthroughSubject, not a CurrentValueSubject: its element has no default value",
                "5:5: 'cSubject' is a PassthroughSubject: 'gone' is no property with values to publish",
                "7:5: 'history: e = true' has no effect on a stream of this kind",
            ])
        var options = Options()
        options.usesCombineSubjects = false
        #expect(
            notes("var b: AnyPublisher<Int, Never> { get }", "combine: b = CurrentValueSubject", options: options) == [
                "3:5: 'combine: b = CurrentValueSubject' has no effect on a property"
            ])
    }

    @Test func requirementsThatAreThereTwice() {
        let text = """
            /// @mockable
            protocol P: Q {
            func f(_ a: Int)
            #if A
            func g()
            func g()
            #endif
            init(a: Int)
            }
            protocol Q {
            func f(_ b: Int)
            #if A
            func f(_ c: Int)
            #endif
            init(a: Int)
            }
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "6:6: 'g' of 'P' is the same as that of 'P', so that 'PMock' has it once",
                "11:6: 'f' of 'Q' is the same as that of 'P', so that 'PMock' has it once",
                "13:6: 'f' of 'Q' is the same as that of 'P', so that 'PMock' has it once",
                "15:1: an initializer of 'Q' is the same as that of 'P', so that 'PMock' has it once",
            ])
        #expect(generation(text).mocks[0].members[0].notes.count == 2)
    }

    @Test func requirementsThatNobodyMocks() {
        #expect(
            notes("static func == (l: Self, r: Self) -> Bool\nvar hashValue: Int { get }", inheriting: ": Hashable")
                == [
                    "2:10: 'hashValue' of 'PMock' is left to the compiler",
                    "2:10: 'hash' goes by identity in 'PMock' and is not recorded",
                    "3:13: '==' goes by identity in 'PMock' and is not recorded",
                ])
        #expect(
            notes("", inheriting: ": LocalizedError, Sendable")
                == ["2:10: what 'LocalizedError' implements by default is not mocked in 'PMock'"])
    }

    @Test func initializersOnOtherActors() {
        let text = """
            /// @mockable
            @StorageActor protocol P {
            var work: any Work { get }
            @MainActor init(work: any Work) async
            }
            """
        #expect(
            MockGenerationTests.notes(text)
                == ["4:12: 'init' of 'PMock' runs on 'MainActor' and does not set 'work', which another actor guards"])
    }

    @Test(arguments: [
        (
            "func f<T: ~Copyable>(_ t: consuming T) -> T",
            "3:6: 'f' has no handler in 'PMock', and a call ends in a trap: its result cannot be copied, and no handler "
                + "can make a value of a generic type"
        ),
        (
            "@_lifetime(borrow self)\nfunc f() throws -> View",
            "4:6: 'f' has no handler in 'PMock', and a call throws: its result cannot escape, so that no handler can "
                + "return it"
        ),
        (
            "func f<each T>(_ t: repeat each T) -> ((repeat each T) -> Int)?",
            "3:6: 'f' has no handler in 'PMock', and a call gives 'nil': its result is a closure over a parameter pack, "
                + "and no handler can make one"
        ),
        (
            "var f: Span<Int> { get }",
            "3:5: 'f' has no handler in 'PMock', and reading it ends in a trap: its value cannot escape, so that "
                + "nothing can keep it"
        ),
        (
            "static var f: ExecutorJob { get set }",
            "3:12: 'f' has no handler in 'PMock', and reading it ends in a trap: its type cannot be copied, and what "
                + "guards it for all threads holds copies"
        ),
        (
            "#if DEBUG\nvar f: ExecutorJob { get }\n#endif",
            "4:5: 'f' has no handler in 'PMock', and reading it ends in a trap: its type cannot be copied, and no "
                + "initializer gives a value to what is under '#if'"
        ),
    ])
    func membersWithoutHandler(body: String, expected: String) {
        #expect(notes(body) == [expected])
    }

    @Test func newValuesThatNoHandlerCanTake() {
        #expect(
            notes("subscript<T: ~Copyable>(n: Int) -> T { get set }") == [
                "3:1: 'subscript' has no handler in 'PMock', and a call ends in a trap: its result cannot be copied, and "
                    + "no handler can make a value of a generic type",
                "3:1: 'newValue' does not reach 'subscriptSetHandler': its type 'T' is generic",
            ])
    }

    @Test func propertiesThatAreLeftToADefaultImplementation() {
        let text = """
            protocol P { var a: Int { get } }
            extension P { var a: Int { 1 } }
            protocol Q { var a: String { get } }
            extension Q { var a: String { "" } }
            /// @mockable
            protocol R: P, Q {}
            """
        #expect(
            MockGenerationTests.notes(text) == [
                "3:18: 'a' of 'Q' is left to its default implementation in 'RMock', where it is 'Int', as 'P' asks"
            ])
    }

    @Test func copiedMembersThatOrderAndResetDoNotReach() {
        var options = Options()
        options.recordsOrder = true
        options.writesReset = true
        let mocks = """
            class BaseMock: Base {
            private let loadState = Mutex(State())
            var loadCallCount: Int { loadState.withLock(\\.callCount) }
            var saveCallCount = 0
            func load() {}
            }
            """
        let result = generate(
            from: [SourceFile(path: "A.swift", text: "/// @mockable\nprotocol P: Base { func f() }")],
            parentMocks: [SourceFile(path: "M.swift", text: mocks)], options: options)
        #expect(
            result.notes.map(\.message) == [
                "the calls of members that 'PMock' copies from 'BaseMock' are not in its order: generate that mock with "
                    + "'--order', too",
                "'PMock' does not reset 'loadCallCount', which it copies from 'BaseMock'",
            ])
    }

    @Test func settingsOfMembersThatAreCopied() {
        let mocks = """
            class BaseMock: Base {
            var events: Observable<Int> { subject }
            var saveArgValues: [Int] = []
            func save(_ item: Int) { saveArgValues.append(item) }
            func load(_ id: Int) {}
            func load(_ id: Int, named name: String) {}
            func reload() {}
            }
            """
        func notes(_ arguments: String, recordsHistory: Bool = false) -> [String] {
            var options = Options()
            options.recordsHistory = recordsHistory
            let text = "/// @mockable\(arguments)\nprotocol P: Base { func f() }"
            let result = generate(
                from: [SourceFile(path: "A.swift", text: text)],
                parentMocks: [SourceFile(path: "M.swift", text: mocks)], options: options)
            #expect(result.diagnostics.isEmpty)
            return result.notes.map(\.message)
        }
        #expect(notes("") == [])
        let lost = ["'PMock' keeps no history of 'load', which it copies from 'BaseMock'"]
        #expect(notes("", recordsHistory: true) == lost)
        #expect(notes("(history: load = true; save = true)") == lost)
        #expect(
            notes("(rx: events = ReplaySubject)")
                == ["'rx: events = ReplaySubject' has no effect on what 'PMock' copies from 'BaseMock'"])
    }

    @Test func settingsOfMembersThatAParentOutOfSightMayHave() {
        let text = "/// @mockable(history: load = true)\nprotocol P: Base { func f() }"
        let diagnostics = generate(from: [SourceFile(path: "A.swift", text: text)], options: Options()).diagnostics
        #expect(diagnostics.allSatisfy { $0.severity != .error })
        #expect(diagnostics.contains { $0.message == "'P' has no member 'load'" && $0.severity == .warning })
    }

    @Test func publishedPropertiesThatAreNone() {
        let body = "var count: Int { get }; var values: AnyPublisher<Int, Never> { get }"
        let text = "/// @mockable(combine: values = @Published countt)\nprotocol P { \(body) }"
        let diagnostics = generate(from: [SourceFile(path: "A.swift", text: text)], options: Options()).diagnostics
        #expect(diagnostics.map(\.message) == ["'P' has no member 'countt'; did you mean 'count'?"])
        #expect(diagnostics.map(\.severity) == [.warning])
    }

    /// Making the value of an annotation can make the mock again.
    @Test func valuesThatWouldNeverBeMade() {
        let protocols =
            "/// @mockable(override: child = QMock)\nprotocol P { var child: any Q { get } }\n"
            + "/// @mockable\nprotocol Q: P { var name: String { get } }"
        #expect(
            MockGenerationTests.notes(protocols) == [
                "2:18: 'child' has no value at first: making 'QMock' would make 'QMock', and so on"
            ])
    }

    @Test func mocksInAnotherTestTargetAreNoted() {
        var options = Options()
        options.outputPath = "Tests/AppTests/Mocks.swift"
        let result = generate(
            from: [
                SourceFile(path: "A.swift", text: "/// @mockable\nprotocol P { var q: Q { get }; var r: R { get } }")
            ],
            parentMocks: [
                SourceFile(path: "Tests/CoreTests/Q.swift", text: "class QMock: Q { init() {} }"),
                SourceFile(path: "Tests/CoreTests/Other.swift", text: "class OtherMock: Other { init() {} }"),
                SourceFile(path: "Tests/AppTests/R.swift", text: "class RMock: R { init() {} }"),
            ], options: options)
        #expect(result.output.contains("var r: R = RMock()"))
        #expect(result.diagnostics.isEmpty)
        #expect(
            result.notes.map { "\($0.place?.path ?? ""): \($0.message)" } == [
                "Tests/CoreTests/Q.swift: its mocks are no default values: nothing imports 'CoreTests', another test target"
            ])
    }
}
