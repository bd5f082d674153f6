// What the language allows and the compiler cannot compile yet.

import MockGeneration
import SwiftDeclarations
import Testing

extension UnmockableTests {
    @Test("types of existential types that are sent")
    func sentMetatypes() {
        let text = """
            protocol Row<Value> { associatedtype Value }
            /// @mockable
            protocol P {
                func type<T>(of value: T) -> sending (any Row<T>).Type
                func types<T>(of value: T) -> sending [(any Row<T>).Type]
                func type() -> sending (any Row<Int>).Type
            }
            """
        #expect(
            diagnostics(text) == [
                "4:10: warning: as of Swift 6.3 the compiler warns of everything that returns this in Swift 6 mode, also of "
                    + "the mock; return it without 'sending'"
            ])
    }

    @Test("subscripts that are set on an actor that is passed")
    func settersOnPassedActors() {
        let message =
            "as of Swift 6.3 no mock of this compiles in Swift 6 mode, since it can be set and runs on an actor that is "
            + "passed to it; make it a function"
        #expect(
            diagnostics(
                """
                actor Guide {}
                class Map {}
                /// @mockable
                protocol Atlas {
                    subscript(page: Int, guide: isolated Guide) -> Int { get set }
                    subscript(guide: isolated Guide) -> Int { get }
                    subscript(page: Int, guide: isolated (any Actor)?) -> Int { get set }
                }
                /// @mockable
                protocol SharedAtlas: Sendable {
                    subscript(page: Int, guide: isolated Guide) -> Map { get set }
                    subscript(map: Map, guide: isolated Guide) -> Int { get set }
                }
                """) == ["5:5: warning: \(message)", "12:5: warning: \(message)"])
    }

    @Test("types named like associated types that they are a part of")
    func typesNamedAsAssociatedOnes() {
        let text = """
            struct Item {}
            protocol Box<Item> { associatedtype Item; var items: [Item] { get } }
            /// @mockable
            protocol P: Box<Item?> {}
            /// @mockable
            protocol Q: Box<Int> {}
            """
        let message =
            "4:10: warning: as of Swift 6.3 the compiler may take the type 'Item' in the mock for the associated type 'Item', "
            + "which has it in it, since the module isolates by default; let one of them have another name"
        #expect(diagnostics(text) == [])
        #expect(diagnostics(text, isolation: .mainActor) == [message])
    }

    @Test("names of associated types that a type around the protocol infers")
    func inferredTypesAround() {
        let text = """
            typealias ID = Int
            struct User: Identifiable {
                let id: String
                /// @mockable
                protocol Store { func count() -> Int; func find(_ id: ID) -> User? }
            }
            struct Guest: Identifiable {
                typealias ID = String
                let id: String
                /// @mockable
                protocol Store { func find(_ id: ID) -> Guest? }
            }
            """
        let message =
            "5:48: warning: as of Swift 6.3 the compiler may or may not take 'ID' for the associated type that 'User' infers, "
            + "here and in the mock; give the module's 'ID' another name"
        #expect(diagnostics(text) == [message])
    }

    @Test("closures that throw nothing in the end")
    func closuresWithoutErrors() {
        let reason =
            "as of Swift 6.3 the compiler crashes on closures that throw 'Failure' where that is 'Never'; let the protocol "
            + "have closures that throw nothing"
        #expect(
            diagnostics(
                """
                protocol Trying {
                    associatedtype Failure: Error
                    func attempt(_ body: () throws(Failure) -> Void) throws(Failure)
                    var retry: (() throws(Failure) -> Void)? { get }
                    func all() -> [() throws(Failure) -> Void]
                }
                /// @mockable
                protocol Doing: Trying where Failure == Never {}
                """) == ["8:10: error: 'Doing' cannot be mocked because of 'attempt' of 'Trying': \(reason)"])
    }

    @Test(
        "subscripts that the compiler crashes on",
        arguments: [
            ("Body??", true), ("(Int, Body)?", true), ("Maybe?", true), ("[Body??]", false), ("Maybe", false),
            ("(Int, Maybe)", false), ("Int??", false), ("Int.Type??", true), ("(@Sendable () -> Void)??", true),
            ("(@MainActor () -> Void)?", false), ("Body??...", false), ("AnyClass?", false), ("AnyClass??", true),
        ])
    func indicesOfKeyPaths(type: String, isReported: Bool) {
        let reason =
            "as of Swift 6.3 the compiler crashes on mocks of it, on a key path with an index of type '\(type)'; let it have "
            + "another index, or no setter"
        #expect(
            diagnostics(
                """
                typealias Body = () -> Void
                typealias Maybe = Body?
                /// @mockable
                protocol Reading { subscript(index: \(type)) -> Int { get } }
                /// @mockable
                protocol Shelf { subscript(index: \(type)) -> Int { get set } }
                """) == (isReported ? ["6:18: error: 'subscript' cannot be mocked: \(reason)"] : []))
    }

    @Test(
        "classes whose initializer nobody declares, in a module that isolates by default",
        arguments: [
            (
                "convenience init() async { await self.init() }", "does not",
                "is on no actor there, and beside 'init() async' none can override it"
            ),
            (
                "var size: Int = measure()", "may not",
                "is on the main actor there or not: that depends on the values of its properties"
            ),
            ("lazy var size: Int = measure()", nil, ""), ("lazy var size = measure()", nil, ""),
            ("lazy var size = measure() as Int", nil, ""),
            ("lazy var size = 1", nil, ""), ("var size: Int = 1 + 1", nil, ""), ("var size = 1 as Double", nil, ""),
            ("init() {}; var size: Int = measure()", nil, ""),
        ] as [(String, String?, String)])
    func undeclaredInitializers(member: String, verb: String?, reason: String) {
        let text = """
            /// @mockable
            class Rule { \(member) }
            """
        let message = verb.map {
            "2:7: warning: 'RuleMock' \($0) compile in Swift 6 mode: the 'init()' that 'Rule' does not declare \(reason); "
                + "declare it"
        }
        #expect(diagnostics(text, mocksClasses: true) == [])
        #expect(diagnostics(text, mocksClasses: true, isolation: .mainActor) == [message].compactMap(\.self))
    }

    @Test(
        "closures that give spans and take what conformances represent in another way",
        arguments: [
            ("(Self) -> Span<Int>", true), ("((Item) -> Int) throws -> Span<Int>", true),
            ("(inout () -> Self) -> (Int, RawSpan)", true), ("(Key?) -> Span<Int>", true),
            ("(Item, [Self]) -> Span<Int>", false), ("(Span<Int>) -> Self", false), ("(Row) -> Span<Int>", false),
            ("(inout (Element) -> Int) -> Span<Int>", false), ("(Self) -> Int", false),
        ])
    func closuresThatGiveSpans(closure: String, isReported: Bool) {
        let result = closure.contains("RawSpan") ? "(Int, RawSpan)" : "Span<Int>"
        let found = diagnostics(
            """
            /// @mockable
            protocol Shelf {
                associatedtype Item; associatedtype Key = Int; associatedtype Row where Row == Int
                associatedtype Element: Sequence
                func use(_ elements: Element, _ body: @escaping \(closure))
            }
            """)
        let error =
            "5:10: error: 'use' cannot be mocked: as of Swift 6.3 the compiler hands no closure on that gives '\(result)' and "
            + "takes what depends on the conforming type"
        #expect(found == (isReported ? [error] : []))
    }

    @Test(
        "classes whose initializer nobody declares and no superclass has on their actor",
        arguments: [("Sent", true), ("Equatable", false)])
    func unusableUndeclaredInitializers(parent: String, isReported: Bool) {
        let text = """
            protocol Sent: Sendable {}
            class Box { init() {} }
            class Base {}
            /// @mockable
            class Rule: Base, \(parent) { private let box = Box(); static func == (a: Rule, b: Rule) -> Bool { true } }
            """
        let message =
            "5:7: warning: 'RuleMock' does not compile in Swift 6 mode: the 'init()' that 'Rule' does not declare is on the main "
            + "actor there, and that of its superclass is not; declare it"
        #expect(diagnostics(text, mocksClasses: true, isolation: .mainActor) == (isReported ? [message] : []))
    }

    @Test(
        "initializers off the actor of a module that isolates by default",
        arguments: [
            ("nonisolated init(sizes: Int...) {}", "a variadic initializer that is not on its actor"),
            (
                "nonisolated init(size: Int) {}; init(size: Int) async {}",
                "an initializer that is not on its actor with 'async' and without"
            ),
            (
                "nonisolated init() {}; convenience init() async { self.init() }",
                "an initializer that is not on its actor with 'async' and without"
            ),
            ("nonisolated init(show: (Self) -> Void) {}", "an initializer with 'Self' that is not on its actor"),
            ("init(show: (Self) -> Void) {}", nil),
            ("nonisolated init(sizes: Int...) async {}", nil), ("init(sizes: Int...) {}", nil),
            ("nonisolated init(size: Int) async {}; init(size: Int) {}", nil), ("nonisolated init(size: Int) {}", nil),
        ] as [(String, String?)])
    func initializersOffActor(members: String, title: String?) {
        let text = "/// @mockable\nclass Rule { \(members) }"
        let message = title.map {
            "2:7: error: class 'Rule' cannot be mocked: it has \($0), which no subclass can inherit or override where a module "
                + "isolates by default"
        }
        #expect(diagnostics(text, mocksClasses: true) == [])
        #expect(diagnostics(text, mocksClasses: true, isolation: .mainActor) == [message].compactMap(\.self))
    }

    @Test("initializers on several actors that a mock has to inherit in a module that isolates by default")
    func initializersOnSeveralActors() {
        let members = "init() throws {}; init() async {}; func rule() {}"
        func text(_ actor: String) -> String {
            """
            @globalActor actor Conductor { static let shared = Conductor() }
            class Base { \(actor) init(apply: @escaping () -> Void) async {}; \(members) }
            /// @mockable
            protocol Rule: Base {}
            """
        }
        let message =
            "4:10: warning: the mock of 'Rule' may not compile: it inherits initializers that cannot be overridden all, and where a "
            + "module isolates by default no class inherits one that is on another actor than itself; declare those on actors in a "
            + "subclass"
        #expect(diagnostics(text("@Conductor"), isolation: .mainActor) == [message])
        #expect(diagnostics(text("@Conductor")) == [])
        #expect(diagnostics(text("@MainActor"), isolation: .mainActor) == [])
    }

    @Test("a property that the compiler crashes on")
    func conditionalCopies() {
        let reason =
            "it has generic values that cannot be copied or escape, and as of Swift 6.3 the compiler crashes on such properties and "
            + "subscripts; make it a function"
        #expect(
            diagnostics(
                """
                struct Ticket: ~Copyable {}
                typealias Done = (consuming Result<Ticket, any Error>) -> Void
                /// @mockable
                protocol Office {
                    var done: Done? { get set }
                    var last: Result<Ticket, any Error> { get }
                    subscript(number: Int) -> Result<Ticket, any Error> { get }
                    func submit(_ done: Done?)
                }
                /// @mockable
                protocol Archive { associatedtype Key: Hashable; var done: Done? { get set } }
                """) == [
                    "5:9: error: 'done' cannot be mocked: \(reason)",
                    "7:5: error: 'subscript' cannot be mocked: \(reason)",
                ])
    }

    @Test("packs of subclasses")
    func packsOfSubclasses() {
        func reason(_ name: String) -> String {
            "as of Swift 6.3 the compiler lets no type conform where a pack is of subclasses of '\(name)'; ask for a protocol "
                + "that inherits from '\(name)'"
        }
        #expect(
            diagnostics(
                """
                import Foundation
                class Book {}
                protocol Shelved: Book {}
                /// @mockable
                protocol P {
                    func list<each T: Book>(_ books: repeat each T)
                    func sort<each T>(_ books: repeat each T) where repeat each T: Sendable & Book
                    subscript<each T: NSObject>(_ objects: repeat each T) -> Int { get }
                    func store<each T: Shelved, U: Book>(_ books: repeat each T, for book: U)
                }
                """) == [
                    "6:10: error: 'list' cannot be mocked: \(reason("Book"))",
                    "7:10: error: 'sort' cannot be mocked: \(reason("Book"))",
                    "8:5: error: 'subscript' cannot be mocked: \(reason("NSObject"))",
                ])
    }

    @Test("accessors that throw what their mock's users do not see")
    func hiddenErrors() {
        #expect(
            diagnostics(
                """
                enum Failure: Error {}
                public enum OpenFailure: Error {}
                private enum ClosedFailure: Error {}
                /// @mockable
                public protocol P {
                    var count: Int { get throws(Failure) }
                    var size: Int { get throws(OpenFailure) }
                    subscript(index: Int) -> Int { get async throws(Failure) }
                }
                /// @mockable
                protocol Q {
                    var count: Int { get throws(Failure) }
                    var size: Int { get throws(ClosedFailure) }
                }
                """) == [
                    "6:9: error: 'count' cannot be mocked: it throws 'Failure', which is internal, and its handler is public; "
                        + "make the error public, or have an internal mock with --access internal",
                    "8:5: error: 'subscript' cannot be mocked: it throws 'Failure', which is internal, and its handler is "
                        + "public; make the error public, or have an internal mock with --access internal",
                    "13:9: error: 'size' cannot be mocked: it throws 'ClosedFailure', which is private, and its handler is "
                        + "internal; make the error internal",
                ])
    }

    @Test("expressions with arguments")
    func expressionsWithArguments() {
        #expect(
            diagnostics(
                """
                /// @mockable
                protocol P {
                    func run(_ value: consuming @autoclosure @escaping (Int) -> Int)
                    func walk(_ value: @autoclosure () -> (Int) -> Int)
                }
                """) == [
                    "3:10: error: 'run' cannot be mocked: 'value' takes arguments, which no '@autoclosure' does"
                ])
    }

    @Test(
        "initializers of actors on no actor, mocked where a module isolates by default",
        arguments: [
            ("nonisolated protocol P: Actor", "init(box: Box)", true), ("protocol P: Actor, Plain", "", true),
            ("nonisolated protocol P: Actor, Plain", "", false), ("protocol P: Actor", "init(box: Box)", false),
            ("nonisolated protocol P: Actor", "init(box: sending Box)", false),
        ])
    func initializersOfActorsOnNoActor(head: String, member: String, isWarning: Bool) {
        let text = """
            final class Box {}
            nonisolated protocol Plain { init(box: Box) }
            /// @mockable
            \(head) { \(member) }
            """
        var options = Options()
        (options.testableImports, options.mockDefaultIsolation) = (["Main"], .mainActor)
        let found = generate(from: [SourceFile(path: "Input.swift", text: text)], options: options).diagnostics
        let message =
            "the mock of 'P' compiles in Swift 5 mode only: its module isolates by default, and as of Swift 6.3 'init(box:)', "
            + "which is on no actor, cannot send the mock 'Box'"
        #expect(found.map(\.message) == (isWarning ? [message] : []))
    }

    @Test(
        "isolated deinits of classes that are on the default actor of another module", arguments: ["", "@MainActor "])
    func isolatedDeinitializers(attribute: String) {
        let text = """
            \(attribute)class Base { isolated deinit {} }
            class Shown: Base {}
            /// @mockable
            protocol P: Shown {}
            """
        var options = Options()
        options.defaultIsolation = .mainActor
        let file = SourceFile(path: "Input.swift", text: text)
        #expect(generate(from: [file], options: options).diagnostics.isEmpty)
        options.testableImports = ["Main"]
        let message =
            "'P' cannot be mocked: as of Swift 6.3 no other module can inherit from 'Base', which has an isolated deinit and does "
            + "not say its actor; write '@MainActor' before 'Base'"
        #expect(
            generate(from: [file], options: options).diagnostics.map(\.message) == (attribute.isEmpty ? [message] : []))
    }

    @Test(
        "initializers of another module whose parameters have property wrappers",
        arguments: ["projectedValue", "value"])
    func wrappersOfParameters(label: String) {
        let text = """
            @propertyWrapper struct Limited {
                var wrappedValue: Int
                init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
                var projectedValue: Limited { self }
                init(\(label): Limited) { self = \(label) }
            }
            class Base { init(@Limited count: Int) {} }
            /// @mockable
            protocol P: Base {}
            """
        var options = Options()
        let file = SourceFile(path: "Input.swift", text: text)
        #expect(generate(from: [file], options: options).diagnostics.isEmpty)
        options.testableImports = ["Main"]
        let message =
            "the mock of 'P' may not compile: as of Swift 6.3 the compiler does not call 'init(count:)' from another module, where "
            + "'Limited' wraps a parameter and has an 'init(projectedValue:)'"
        #expect(
            generate(from: [file], options: options).diagnostics.map(\.message)
                == (label == "projectedValue" ? [message] : []))
    }

    @Test(
        "classes of Foundation whose initializers are not known, where a module isolates by default",
        arguments: [("Timer", true), ("Operation", false), ("NSObject", false), ("UIView", false)])
    func initializersOutOfSight(superclass: String, isWarning: Bool) {
        let text = """
            import Foundation
            /// @mockable
            protocol P: \(superclass) { func f() }
            """
        var options = Options()
        options.defaultIsolation = .mainActor
        let found = generate(from: [SourceFile(path: "Input.swift", text: text)], options: options).diagnostics
        let message =
            "the mock of 'P' may not compile: its module isolates by default, and the initializers of its superclass "
            + "'\(superclass)', which is on no actor, are not known; let a 'nonisolated' class inherit from that, and 'P' name "
            + "this class"
        #expect(found.map(\.message) == (isWarning ? [message] : []))
    }

    @Test(
        "classes below one that nobody reads, mocked where a module isolates by default",
        arguments: [
            ("Unseen", true), ("Shown", true), ("Operation", false), ("UIView", false), ("Equatable", false),
            ("UITableViewDelegate", false), ("Own", false),
        ])
    func actorsOutOfSight(superclass: String, isWarning: Bool) {
        let text = """
            class Own {}
            class Shown: Unseen {}
            /// @mockable
            class Model: \(superclass) { func load() {} }
            """
        var options = Options()
        (options.mocksClasses, options.testableImports, options.mockDefaultIsolation) = (true, ["Main"], .mainActor)
        let found = generate(from: [SourceFile(path: "Input.swift", text: text)], options: options).diagnostics
        let message =
            "the mock of 'Model' may not compile: its module isolates by default, and nothing says whether 'Unseen' is on an "
            + "actor; pass the sources that declare it with --inherit-from"
        #expect(found.map(\.message).contains(message) == isWarning)
        #expect(isWarning || !found.contains { $0.message.contains("on an actor") })
    }

    #if !canImport(Darwin)
    @Test("classes of Foundation that are closed off Apple's platforms", arguments: ["Thread", "Operation"])
    func closedClasses(superclass: String) {
        let text = "import Foundation\n/// @mockable\nprotocol P: \(superclass) {}"
        let message =
            "3:10: warning: the mock of 'P' may not compile: as of Swift 6.3 only Apple's platforms have a '\(superclass)' that can "
            + "be inherited from"
        #expect(diagnostics(text) == (superclass == "Thread" ? [message] : []))
        #expect(diagnostics(text.replacing("import Foundation", with: "class \(superclass) {}")) == [])
    }
    #endif

    @Test(
        "protocols in types on actors that inherit one", arguments: ["@MainActor enum Flow", "actor Flow", "enum Flow"])
    func inheritedActors(around: String) {
        let text = """
            @MainActor protocol Screen { func show() }
            \(around) {
                /// @mockable
                protocol Step: Screen { func next() }
                /// @mockable
                @MainActor protocol Final: Screen { func next() }
            }
            """
        let message =
            "4:14: warning: as of Swift 6.3 the compiler warns of the mock of 'Step' in Swift 5 mode: it stands in 'Flow', which is "
            + "on an actor; write '@MainActor' before 'Step'"
        #expect(diagnostics(text) == (around == "enum Flow" ? [] : [message]))
        #expect(diagnostics(text.replacing("func next() }\n    /// @mock", with: "}\n    /// @mock")) == [])
    }

    @Test(
        "functions beside others that take a pack and give it",
        arguments: [
            ("func all<each T>(_ t: repeat each T) -> (repeat each T)", true),
            ("func all<each T>(_ t: repeat each T) -> (repeat (each T)?)", false),
            ("func some<each T>(_ t: repeat each T) -> (repeat each T)", false),
            ("func all<each T: Hashable>(_ t: repeat each T) -> (repeat each T)", false),
        ])
    func packsBesideSingles(other: String, isReported: Bool) {
        let text = "/// @mockable\nprotocol P {\n    func all<T>(_ t: T) -> T\n    \(other)\n}"
        let message =
            "4:10: error: 'all' cannot be mocked: as of Swift 6.3 the compiler crashes where a type has this and one that takes a "
            + "single value and gives it; call one of them by another name"
        #expect(diagnostics(text) == (isReported ? [message] : []))
    }

    @Test(
        "overloads that differ in 'Sendable' alone, where a module isolates by default",
        arguments: [
            ("<T>(_ t: T)", "<T: Sendable>(_ t: T)", true),
            ("(_ t: any Hashable)", "(_ t: any Hashable & Sendable)", true),
            ("() -> Any", "() -> any Sendable", true),
            ("(_ t: @escaping () -> Void)", "(_ t: @escaping @Sendable () -> Void)", true),
            ("<T>(_ t: T)", "<T: Hashable>(_ t: T)", false), ("(_ t: Int)", "(_ t: String)", false),
        ])
    func overloadsBySendable(one: String, other: String, isReported: Bool) {
        let text = "/// @mockable\nprotocol P {\n    func put\(one)\n    func put\(other)\n}"
        let message =
            "4:10: warning: as of Swift 6.3 the compiler crashes in Swift 5 mode where overloads that a module isolates by default "
            + "differ in 'Sendable' alone; write '@MainActor' before 'P'"
        #expect(diagnostics(text, isolation: .mainActor) == (isReported ? [message] : []))
        #expect(diagnostics(text.replacing("protocol", with: "@MainActor protocol"), isolation: .mainActor) == [])
        #expect(diagnostics(text) == [])
    }

    @Test("initializers with 'Self' on other actors, in tests that isolate by default")
    func initializersWithSelfOnOtherActors() {
        let text = """
            @globalActor actor Conductor { static let shared = Conductor() }
            /// @mockable
            @MainActor class Rule { init() {}; @Conductor init(apply: [(Int) -> Self]) {}; func rule() {} }
            """
        let message =
            "the mock of 'Rule' may not compile: it inherits initializers that cannot be overridden all, and where a module "
            + "isolates by default no class inherits one that is on another actor than itself; declare those on actors in a "
            + "subclass"
        var options = Options()
        (options.mocksClasses, options.testableImports) = (true, ["Main"])
        func messages() -> [String] {
            generate(from: [SourceFile(path: "Input.swift", text: text)], options: options).diagnostics.map(\.message)
        }
        #expect(messages() == [])
        options.mockDefaultIsolation = .mainActor
        #expect(messages() == [message])
    }
}
