// What no mock can be is said at its place; nothing is written that does not compile.

import Foundation
import MockGeneration
import SwiftDeclarations
import Testing

@Suite("What cannot be mocked")
struct UnmockableTests {
    func diagnostics(
        _ text: String, parentMocks: String = "", mocksClasses: Bool = false,
        isolation: Options.DefaultIsolation = .nonisolated
    ) -> [String] {
        let file = SourceFile(path: "Input.swift", text: text)
        var options = Options()
        options.mocksClasses = mocksClasses
        options.defaultIsolation = isolation
        let mocks = [SourceFile(path: "Mocks.swift", text: parentMocks)]
        return generate(from: [file], parentMocks: mocks, options: options).diagnostics.map { diagnostic in
            let place = diagnostic.place.map { LineTable(file).location(at: $0.offset) }
            return "\(place?.line ?? 0):\(place?.column ?? 0): \(diagnostic.severity): \(diagnostic.message)"
        }
    }

    @Test("a superclass that nothing can be made of")
    func superclass() {
        #expect(
            diagnostics(
                """
                class Base { private init(name: String) {} }
                /// @mockable
                protocol Screen: Base {}
                """) == ["3:10: error: 'Screen' cannot be mocked: its superclass 'Base' has only private initializers"])
        #expect(
            diagnostics(
                """
                class Base { init(other: Base) {} }
                /// @mockable
                protocol Screen: Base { init(id: Int) }
                """) == [
                    "3:10: error: 'Screen' cannot be mocked: its superclass 'Base' has no initializer that the "
                        + "required 'init(id:)' could call"
                ])
        #expect(
            diagnostics(
                """
                final class Base {}
                /// @mockable
                protocol Screen where Self: Base {}
                """) == ["3:10: error: 'Screen' cannot be mocked: its superclass 'Base' is final"])
        #expect(
            diagnostics(
                """
                class Base {}
                class Object: NSObject {}
                class Other: Unseen {}
                /// @mockable
                protocol Screen: Base, NSObjectProtocol {}
                /// @mockable
                protocol ObjectScreen: Object, NSObjectProtocol {}
                /// @mockable
                protocol OtherScreen: Other, NSObjectProtocol {}
                """) == [
                    "5:10: error: 'Screen' cannot be mocked: its superclass 'Base' does not inherit from 'NSObject', "
                        + "which alone conforms to 'NSObjectProtocol'"
                ])
    }

    @Test(
        "initializers that are kept on the actor of a superclass",
        arguments: [("nonisolated", "no actor"), ("@StorageActor", "'StorageActor'")])
    func keptInitializers(prefix: String, actor: String) {
        #expect(
            diagnostics(
                """
                @MainActor class Base { init() {} }
                protocol Parent: Sendable { \(prefix) init(row: Int) }
                /// @mockable
                protocol Screen: Parent, Base {}
                """) == [
                    "4:10: warning: the mock of 'Screen' compiles in Swift 5 mode only: 'init(row:)' is bound to "
                        + "\(actor) and cannot call an initializer of 'Base', which is bound to 'MainActor'; make that one "
                        + "'nonisolated', or bind the protocol's"
                ])
    }

    @Test(
        "initializers that call one of a superclass on an actor",
        arguments: [
            (": Sendable", "nonisolated init(row: Int)", "cannot call"), ("", "nonisolated init(row: Int)", nil),
            ("", "init(row: Row) async", "cannot hand 'Row' to"), ("", "init(row: Row)", nil),
        ] as [(String, String, String?)])
    func initializersCallingActor(parent: String, initializer: String, obstacle: String?) {
        let message = obstacle.map {
            "5:10: warning: the mock of 'Screen' compiles in Swift 5 mode only: 'init(row:)' is bound to no actor and "
                + "\($0) an initializer of 'Base', which is bound to 'MainActor'; make that one 'nonisolated', or bind the "
                + "protocol's"
        }
        #expect(
            diagnostics(
                """
                class Row {}
                class Base { @MainActor init() {} }
                protocol Parent\(parent) {}
                /// @mockable
                protocol Screen: Base, Parent { \(initializer) }
                """) == [message].compactMap(\.self))
    }

    @Test(
        "initializers on a passed actor that call one of a superclass on another",
        arguments: [
            ("@MainActor class Base { init() {} }", "async", nil),
            (
                "@MainActor class Base { init() {} }", "",
                "3:25: error: 'init' cannot be mocked: it runs on an actor that is passed to it and cannot call an "
                    + "initializer of 'Base', which is on another; make that one 'nonisolated', or this one 'async'"
            ),
            (
                "@MainActor class Base {}", "",
                "3:25: warning: the mock of 'Screen' compiles in Swift 6 mode only: its initializer runs on an actor that "
                    + "is passed to it and cannot call an initializer of 'Base', which is on another; declare a "
                    + "'nonisolated' one in 'Base'"
            ),
            (
                "class Base { @MainActor init() {} }", "async",
                "3:25: warning: the mock of 'Screen' compiles in Swift 5 mode only: its initializer runs on an actor that "
                    + "is passed to it and cannot call an initializer of 'Base', which is on another, since 'Base' is not "
                    + "Sendable; make that initializer 'nonisolated'"
            ),
        ] as [(String, String, String?)])
    func initializersOnPassedActors(base: String, effects: String, message: String?) {
        let screen = "/// @mockable\nprotocol Screen: Base { init(_ guide: isolated (any Actor)?) \(effects) }"
        #expect(diagnostics("\(base)\n\(screen)") == [message].compactMap(\.self))
    }

    @Test(
        "initializers on a global actor that is passed to them",
        arguments: [("Box", true), ("sending Box", false), ("Int", false), ("Config", false)])
    func initializersOnPassedGlobalActors(type: String, isReported: Bool) {
        let text = """
            class Box {}
            /// @mockable
            protocol P { init(_ actor: isolated MainActor, item: \(type)) }
            /// @mockable
            protocol Q { init(_ actor: isolated PlainActor, item: \(type)) }
            actor PlainActor {}
            struct Config: Sendable {}
            """
        let message =
            "3:14: warning: as of Swift 6.3 no mock of this compiles in Swift 6 mode, since it runs on a global actor that is "
            + "passed to it and is given what is not Sendable; write the actor before 'init' instead"
        #expect(diagnostics(text) == (isReported ? [message] : []))
    }

    @Test("initializers beside a superclass on no actor that are given the mock by another actor")
    func initializersGivenTheMock() {
        let text = """
            class Base { init(title: String) {} }
            @MainActor protocol Copied {}
            protocol Duplicate: Copied { init(_ other: Self) }
            /// @mockable
            @StorageActor protocol P: Base, Duplicate {}
            @globalActor actor StorageActor { static let shared = StorageActor() }
            """
        #expect(
            diagnostics(text) == [
                "5:24: warning: the mock of 'P' compiles in Swift 5 mode only: 'init(_:)' is bound to 'MainActor' and cannot hand "
                    + "'Self' to an initializer of 'Base', which is bound to 'StorageActor'; make that one 'nonisolated', or "
                    + "bind the protocol's"
            ])
        #expect(diagnostics(text.replacing("protocol Duplicate", with: "@MainActor protocol Duplicate")) == [])
    }

    @Test("a function named like what identifies an object, where that has to be more")
    func identifyingFunctions() {
        let protocols = "protocol Key {}\n/// @mockable\nprotocol P: Identifiable where ID: Key { func id() -> Int }"
        #expect(
            diagnostics(protocols) == [
                "3:10: error: 'P' cannot be mocked: 'id' is a property in 'Identifiable' and a function in 'P', and no type can "
                    + "have both"
            ])
        #expect(diagnostics(protocols.replacing(" where ID: Key", with: "")) == [])
    }

    @Test(
        "closures that are sent one and give one, where they can be set",
        arguments: [
            ("var maker: Maker { get set }", "maker"),
            ("static subscript(index: Int) -> (Maker, Int) { get set }", "subscript"),
        ])
    func sentClosures(requirement: String, name: String) {
        #expect(
            diagnostics(
                """
                typealias Maker = (sending () -> Void) -> () -> Void
                /// @mockable
                protocol P {
                    \(requirement)
                }
                """) == [
                    "4:\(requirement.hasPrefix("static") ? 12 : 9): error: '\(name)' cannot be mocked: it is sent a closure and "
                        + "gives one, and as of Swift 6.3 the compiler crashes on such properties and subscripts that can be "
                        + "set; make it a function"
                ])
    }

    @Test("members of a superclass on an actor that nothing overrides")
    func fixedMembersOnActor() {
        let base = "@MainActor class Base { init() {}; final func load() {} }\n"
        let loading = "protocol Loading { func load() }\n"
        #expect(
            diagnostics("\(base)\(loading)/// @mockable\nprotocol Screen: Base, Loading, Sendable {}") == [
                "4:10: error: 'Screen' cannot be mocked because of 'load' of 'Loading': that of the superclass 'Base' is "
                    + "on 'MainActor' and cannot be overridden: it is final"
            ])
        #expect(
            diagnostics("\(base)/// @mockable\n@StorageActor protocol Screen: Base { func load() }") == [
                "3:44: error: 'load' cannot be mocked: that of the superclass 'Base' is on 'MainActor' and cannot be "
                    + "overridden: it is final"
            ])
        #expect(
            diagnostics("\(base)/// @mockable\nprotocol Screen: Base, Sendable { func load(); @MainActor func show() }")
                == [
                    "3:10: warning: in Swift 5 mode the compiler warns of the mock of 'Screen': 'load' of 'Screen' is on no actor "
                        + "there, and that of 'Base', which cannot be overridden, is on 'MainActor'; write '@MainActor' before "
                        + "'Screen'"
                ])
        // Where the class conforms itself, that is its own.
        #expect(
            diagnostics(
                """
                \(base)\(loading)extension Base: @preconcurrency Loading {}
                /// @mockable
                protocol Screen: Base, Loading {}
                """) == [])
        // What is not Sendable conforms on the actor.
        #expect(diagnostics("\(base)\(loading)/// @mockable\nprotocol Screen: Base, Loading {}") == [])
        #expect(diagnostics("\(base)/// @mockable\nprotocol Screen: Base { func load() }") == [])
        #expect(
            diagnostics("\(base)/// @mockable\nprotocol Screen: Base { func load(); @MainActor func show() }") == [])
    }

    @Test(
        "values that an initializer cannot hand to the actor of a superclass",
        arguments: [
            ("Any", "Any"), ("() -> Void", "() -> Void"), ("[Row]", "[Row]"), ("Item", "Item"), ("sending Any", nil),
            ("Int", nil), ("@Sendable () -> Void", nil), ("Self", nil),
        ] as [(String, String?)])
    func sentToSuperclass(type: String, sent: String?) {
        let message = sent.map {
            "4:24: warning: the mock of 'Screen' compiles in Swift 5 mode only: 'init(row:)' is bound to 'StorageActor' and "
                + "cannot hand '\($0)' to an initializer of 'Base', which is bound to 'MainActor'; make that one "
                + "'nonisolated', or bind the protocol's"
        }
        #expect(
            diagnostics(
                """
                @MainActor class Base { init() {} }
                class Row {}
                /// @mockable
                @StorageActor protocol Screen: Base { associatedtype Item; init(row: \(type)) }
                """) == [message].compactMap(\.self))
    }

    @Test("what the mock of a parent on another actor counts there")
    func copiedCounts() {
        #expect(
            diagnostics(
                """
                /// @mockable
                @MainActor protocol Screen: Store {}
                """,
                parentMocks: """
                    @StorageActor class StoreMock: Store {
                        private(set) var loadCallCount: Int = 0
                        func load() { loadCallCount += 1 }
                    }
                    """) == [
                    "2:21: error: 'Screen' cannot be mocked: its mock is on 'MainActor', and 'loadCallCount' of "
                        + "'StoreMock' is not safe to use from outside of 'StorageActor'; pass the sources that declare "
                        + "the protocol with --inherit-from"
                ])
    }

    @Test("a name that a mock is given and something else has")
    func takenNames() {
        #expect(
            diagnostics(
                """
                struct Taken {}
                /// @mockable(override: name = String)
                protocol First {}
                /// @mockable(override: name = Taken)
                protocol Second {}
                /// @mockable(override: name = Second)
                protocol Third {}
                /// @mockable(override: name = SecondMock)
                protocol Fourth {}
                """) == [
                    "2:25: error: 'String' would hide what has that name already; give the mock another one",
                    "4:25: error: the mock of 'Second' would have the name of a struct, 'Taken'; rename one, or name the "
                        + "mock in the annotation: 'override: name = …'",
                    "6:25: error: the mock of 'Third' would have the name of another protocol, 'Second'; rename one, or "
                        + "name the mock in the annotation: 'override: name = …'",
                ])
    }

    @Test("a superclass's member that no subclass can have otherwise")
    func superclassMember() {
        func superclass(_ member: String, asked requirement: String) -> [String] {
            diagnostics(
                """
                class Base { init() {}; \(member) }
                /// @mockable
                protocol Screen: Base { \(requirement) }
                """)
        }
        #expect(
            superclass("var size: Int { 1 }", asked: "var size: String { get }") == [
                "3:29: error: 'size' cannot be mocked: that of the superclass 'Base' has another type, 'Int', that no "
                    + "subclass can change"
            ])
        #expect(
            superclass("var parent: Base { self }", asked: "var parent: Base? { get set }") == [
                "3:29: error: 'parent' cannot be mocked: that of the superclass 'Base' has another type, 'Base', that no "
                    + "subclass can change"
            ])
        #expect(
            superclass("let size = 1", asked: "var size: Int { get set }") == [
                "3:29: error: 'size' cannot be mocked: that of the superclass 'Base' does not satisfy it and cannot be "
                    + "overridden: it is a constant"
            ])
        #expect(
            superclass("final func load() throws {}", asked: "func load()") == [
                "3:30: error: 'load' cannot be mocked: that of the superclass 'Base' does not satisfy it and cannot be "
                    + "overridden: it is final"
            ])
        #expect(
            superclass("@available(*, unavailable) func load() {}", asked: "func load()") == [
                "3:30: error: 'load' cannot be mocked: that of the superclass 'Base' does not satisfy it and cannot be "
                    + "overridden: it is unavailable"
            ])
        #expect(superclass("@available(macOS, unavailable) func load() {}", asked: "func load()").isEmpty)
        #expect(
            superclass("final var size: Int!", asked: "var size: Int? { get }") == [
                "3:29: error: 'size' cannot be mocked: that of the superclass 'Base' does not satisfy it and cannot be "
                    + "overridden: it is final"
            ])
    }

    @Test("a superclass's member that takes less than the one that no subclass can have")
    func superclassMemberThatTakesLess() {
        func superclass(_ members: String, asked requirement: String) -> [String] {
            diagnostics(
                """
                class View { init() {} }
                class Label: View {}
                class Button: View {}
                class Base { init() {}; \(members) }
                extension Base { func extended(_ view: Button) {} }
                /// @mockable
                protocol Screen: Base { \(requirement) }
                """)
        }
        let title = "cannot be mocked: that of the superclass 'Base'"
        #expect(
            superclass("final func show(_ view: Button) {}", asked: "func show(_ view: View)") == [
                "7:30: error: 'show' \(title) does not satisfy it and cannot be overridden: it is final"
            ])
        #expect(
            superclass("", asked: "func extended(_ view: View)") == [
                "7:30: error: 'extended' \(title) does not satisfy it and cannot be overridden: it is "
                    + "declared in an extension of 'Base'"
            ])
        #expect(
            superclass("subscript(id: Button) -> Int { get { 1 } set {} }", asked: "subscript(id: View) -> Int { get }")
                == [
                    "7:25: error: 'subscript' \(title) is settable and has other types, which no subclass can change"
                ])
        #expect(
            superclass("func show(_ view: Label) {}; func show(_ view: Button) {}", asked: "func show(_ view: View)")
                == [
                    "7:30: error: 'show' cannot be mocked: it would override several members of the superclass 'Base' "
                        + "at once"
                ])
    }

    @Test("types that are declared nowhere may be the ones that are required")
    func superclassMemberOutOfSight() {
        #expect(
            diagnostics(
                """
                class Base { init() {}; var size: Size { .zero }; final func load() -> Size { .zero } }
                /// @mockable
                protocol Screen: Base { var size: Int { get }; func load() -> Int }
                """
            ).isEmpty)
    }

    @Test("what is not open in another module")
    func superclassOfOtherModule() {
        func diagnostics(
            _ base: String, importing attribute: String = "", testable: [String] = [], in folder: String = "Kit"
        ) -> [String] {
            let files = [
                SourceFile(
                    path: "Sources/App/Screen.swift",
                    text: """
                        \(attribute)import Kit
                        /// @mockable
                        protocol Screen: Base { func show() }
                        """),
                SourceFile(path: "Sources/\(folder)/Base.swift", text: base),
            ]
            var options = Options()
            options.testableImports = testable
            return generate(from: files, options: options).diagnostics.filter { $0.severity == .error }.map(\.message)
        }
        let closed = "public class Base { public init() {} }"
        #expect(
            diagnostics(closed) == [
                "'Screen' cannot be mocked: its superclass 'Base' is not open, and another module declares it"
            ])
        #expect(diagnostics(closed, importing: "@testable ").isEmpty)
        #expect(diagnostics(closed, testable: ["Kit"]).isEmpty)
        #expect(diagnostics(closed, in: "App/Kit").isEmpty)
        #expect(
            diagnostics("open class Base { open func show() {} }") == [
                "'Screen' cannot be mocked: its superclass 'Base' has no initializer that other modules see"
            ])
        #expect(diagnostics("open class Base { public init() {}; public func show() {}; func hide() {} }").isEmpty)
    }

    @Test("a required initializer that cannot wait for the superclass's")
    func asynchronousInitializer() {
        #expect(
            diagnostics(
                """
                class Base { init() async {} }
                /// @mockable
                protocol Screen: Base { init() }
                """) == [
                    "3:10: error: 'Screen' cannot be mocked: its superclass 'Base' has no initializer that the "
                        + "required 'init()' could call"
                ])
    }

    @Test("a class with a parameter pack")
    func parameterPackOfClass() {
        #expect(
            diagnostics("/// @mockable\nclass Zip<each Part> {}", mocksClasses: true) == [
                "2:7: error: class 'Zip' cannot be mocked: it has a parameter pack, and no class can inherit from one with "
                    + "that"
            ])
    }

    @Test("superclasses with a parameter pack, of their own or around them")
    func parameterPackOfSuperclass() {
        #expect(
            diagnostics(
                """
                class Zip<each Part> { init() {} }
                struct Outer<each Part> { class Inner { init() {} } }
                class Base<Parts> { init() {} }
                /// @mockable
                protocol Child: Zip<Int, String> {}
                /// @mockable
                protocol InnerChild: Outer<Int, String>.Inner {}
                /// @mockable
                protocol PlainChild: Base<(Int, String)> {}
                """) == [
                    "5:10: error: 'Child' cannot be mocked: its superclass 'Zip' has a parameter pack, and no class can "
                        + "inherit from one with that",
                    "7:10: error: 'InnerChild' cannot be mocked: its superclass 'Inner' is in 'Outer', which has a "
                        + "parameter pack, and no class can inherit from one with that",
                ])
    }

    @Test("a class with an initializer that has a parameter pack")
    func parameterPackOfInitializer() {
        #expect(
            diagnostics(
                "/// @mockable\nclass Zip { init<each Part>(_ parts: repeat each Part) {} }", mocksClasses: true) == [
                    "2:7: error: class 'Zip' cannot be mocked: it has an initializer with a parameter "
                        + "pack, which no subclass can inherit"
                ])
    }

    @Test("copied members that have no place in the mock")
    func copiedMembers() {
        #expect(
            diagnostics(
                """
                /// @mockable
                protocol Store: Base { associatedtype Key: Hashable }
                """, parentMocks: "class BaseMock: Base { static var makeCallCount = 0; static func make() {} }") == [
                    "2:10: error: 'Store' cannot be mocked: its mock is generic and cannot store the static "
                        + "'makeCallCount' of 'BaseMock'; bind its associated types with 'typealias:' in the annotation"
                ])
        #expect(
            diagnostics(
                """
                /// @mockable
                protocol Store: Base, Actor {}
                """, parentMocks: "class BaseMock: Base { var loadCallCount = 0; func load() {} }") == [
                    "2:10: error: 'Store' cannot be mocked: its mock is an actor, and 'loadCallCount' of 'BaseMock' is "
                        + "not safe to use from outside of one; pass the sources that declare the protocol with "
                        + "--inherit-from"
                ])
    }

    @Test("arguments of a parent whose mock does not tell what they bind")
    func argumentsOfCopiedParents() {
        let mocks = "class BaseMock<Key: Hashable>: Base { typealias Value = Any }"
        #expect(
            diagnostics("/// @mockable\nprotocol Store: Base<Int> {}", parentMocks: mocks) == [
                "2:17: warning: 'BaseMock' does not tell which associated types 'Base<Int>' binds, so 'StoreMock' leaves "
                    + "them open; say so with a where clause, or pass the sources that declare the protocol with "
                    + "--inherit-from"
            ])
        #expect(diagnostics("/// @mockable\nprotocol Store: Base where Key == Int {}", parentMocks: mocks).isEmpty)
    }

    @Test("a superclass of the annotation that is none")
    func namedSuperclass() {
        let text = """
            struct Base {}
            /// @mockable(superclass: type = Base)
            protocol Screen: Unseen, Other {}
            """
        #expect(
            diagnostics(text).map { $0.prefix(while: { $0 != ";" }) } == [
                "2:27: error: 'Base' cannot be the superclass of 'ScreenMock': it is a struct",
                "3:26: warning: inherited protocol 'Other' was not found, so 'ScreenMock' lacks its requirements",
            ])
        let other = text.replacing("type = Base", with: "type = Other")
        #expect(
            diagnostics(other) == [
                "3:18: warning: inherited protocol 'Unseen' was not found, so 'ScreenMock' lacks its requirements"
            ])
        #expect(
            diagnostics("/// @mockable(superclass: name = A)\nprotocol P {}") == [
                "1:27: error: unknown key 'name' in section 'superclass'; it knows 'type'"
            ])
        #expect(
            diagnostics("/// @mockable(superclass: type = [A])\nprotocol P {}") == [
                "1:27: error: '[A]' is no class name"
            ])
    }

    @Test("classes that no class can inherit from")
    func classes() {
        let text = """
            /// @mockable
            final class Sealed {}
            /// @mockable
            class Singleton { private init() {} }
            /// @mockable
            private class Hidden {}
            /// @mockable(superclass: type = Base)
            class Based {}
            /// @mockable
            actor Runner {}
            /// @mockable
            typealias One<T> = Sequence<T>
            """
        #expect(
            diagnostics(text, mocksClasses: true) == [
                "2:13: error: class 'Sealed' is final, so no mock can inherit from it; remove 'final', or mock a "
                    + "protocol that it conforms to",
                "4:7: error: class 'Singleton' cannot be mocked: it has only private initializers",
                "6:15: error: 'Hidden' is private, so no mock in another file can inherit from it; make it internal",
                "7:27: error: the superclass of 'BasedMock' is 'Based'; only mocks of protocols can be given one",
                "10:7: error: '@mockable' is on an actor, but only protocols can be mocked",
                "12:11: error: '@mockable' is on a generic typealias, but only protocols can be mocked",
            ])
        #expect(
            diagnostics(text).dropLast(2) == [
                "2:13: warning: class 'Sealed' is skipped: classes are mocked only with '--mock-all'",
                "4:7: warning: class 'Singleton' is skipped: classes are mocked only with '--mock-all'",
                "6:15: warning: class 'Hidden' is skipped: classes are mocked only with '--mock-all'",
                "8:7: warning: class 'Based' is skipped: classes are mocked only with '--mock-all'",
            ])
    }

    @Test("generic typealiases whose parameters have the name of an associated type")
    func capturedParameters() {
        let text = """
            protocol Store<Item> { associatedtype Item; func add(_ item: Item) }
            /// @mockable
            typealias Lists<Item> = Store<[Item]> & Sendable
            /// @mockable
            typealias Items<Item> = Store<Item> & AnyObject
            """
        #expect(
            diagnostics(text) == [
                "3:11: error: 'Lists' cannot be mocked: its generic parameter 'Item' is named like an associated type that "
                    + "is something else; rename the parameter"
            ])
    }

    @Test(
        "sentences that mention the annotation, above what cannot be mocked",
        arguments: ["struct S {}", "enum E {}", "func f() {}", "final class C {}", "class C {}", "extension S {}"])
    func mentions(declaration: String) {
        let nothing = "0:0: warning: no declaration is annotated with '@mockable', so there is nothing to mock"
        #expect(diagnostics("/// Like the @mockable protocols.\n\(declaration)") == [nothing])
        #expect(diagnostics("/// @mockable protocols.\n\(declaration)") != [nothing])
        #expect(diagnostics("/// Like the @mockable(history: a = true) ones.\n\(declaration)") != [nothing])
        #expect(diagnostics("/// Like the @mockable.\nprotocol P {}\n/// Of @mockable.\n\(declaration)") == [])
    }

    @Test("superclasses are looked for among the files for inheritance")
    func inheritedSuperclass() {
        let text = """
            /// @mockable
            class Cell: BaseCell { func draw() {} }
            /// @mockable(superclass: type = BaseCell)
            protocol Row {}
            """
        var options = Options()
        options.mocksClasses = true
        let base = SourceFile(path: "Base.swift", text: "class BaseCell { init(id: Int) {} func reuse() {} }")
        let generation = generate(
            from: [SourceFile(path: "A.swift", text: text)], inheritOnly: [base], options: options)
        #expect(generation.diagnostics == [])
        #expect(generation.output.contains("override func reuse()"))
        #expect(generation.output.components(separatedBy: "override init(id: Int)").count == 3)
    }

    @Test(
        "a class that inherits from itself",
        arguments: [
            "class A: B { func a() {} }\nclass B: A { func b() {} }",
            "class A: B { override func a() {}; init(b: Int) {} }\nclass B: A { override func a() {}; init(b: Int) {} }",
            "class A: A { override func a() {}; override init(b: Int) {} }",
        ])
    func circularClass(text: String) {
        #expect(diagnostics("/// @mockable\n" + text, mocksClasses: true) == [])
    }

    @Test("atomics without a place or a value")
    func atomics() {
        func found(importing module: String) -> [String] {
            diagnostics(
                """
                import \(module)
                /// @mockable
                protocol Pool { associatedtype Item: Hashable; static var lock: Mutex<Int> { get } }
                /// @mockable
                protocol Queue {
                    #if DEBUG
                    var lock: Mutex<Settings> { get }
                    #endif
                }
                """)
        }
        #expect(
            found(importing: "Synchronization") == [
                "3:59: error: 'lock' cannot be mocked: it is stored, and generic mocks store no static properties",
                "7:9: error: 'lock' cannot be mocked: no initializer gives a value to what is under '#if'",
            ])
        #expect(found(importing: "Locks") == [])
    }

    @Test("weak properties that cannot be weak")
    func weak() {
        #expect(
            diagnostics(
                """
                /// @mockable(modifiers: owner = weak)
                protocol Cell { var owner: AnyObject { get set } }
                """) == ["1:26: error: 'owner' cannot be weak: its type 'AnyObject' is not optional"])
        #expect(
            diagnostics(
                """
                /// @mockable(modifiers: owner = weak)
                protocol Cell: Sendable { var owner: AnyObject? { get set } }
                """) == ["1:26: warning: 'owner' is strong in 'CellMock': what a lock guards cannot be weak"])
    }
}
