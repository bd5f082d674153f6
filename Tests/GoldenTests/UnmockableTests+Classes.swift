// Classes that nothing can inherit from, and superclasses that a mock cannot have.

import MockGeneration
import SwiftDeclarations
import Testing

extension UnmockableTests {
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
        // That of `NSObject` is open, and the one that the compiler synthesizes is public.
        #expect(diagnostics("import Foundation\nopen class Base: NSObject { open func show() {} }").isEmpty)
        #expect(diagnostics("open class Base: Decodable { open var count: Int = 0 }").isEmpty)
        #expect(diagnostics("open class Base: Decodable { open var count: Int; init() { count = 0 } }").isEmpty)
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

    /// Of a module that the class's file imports it is not itself.
    @Test(
        "an open class that may be of the module that its mock imports",
        arguments: [
            ("Lib/Base.swift", ["Core"], true), ("Sources/Core/Base.swift", ["Core"], false),
            ("Lib/Base.swift", ["Streams"], false), ("Lib/Base.swift", [], false),
        ])
    func classOfUnknownModule(path: String, imports: [String], isDoubted: Bool) {
        let text = """
            import Streams
            /// @mockable
            open class Base { public init() {}; open func load() {}; func reload() {} }
            """
        var options = Options()
        (options.mocksClasses, options.customImports) = (true, imports)
        let generation = generate(from: [SourceFile(path: path, text: text)], options: options)
        #expect(
            generation.diagnostics.map(\.message)
                == (isDoubted
                    ? [
                        "the mock of 'Base' may not compile: it overrides 'reload', which is not open; if 'Base' is of the module "
                            + "'Core', say so with '--module-folder Core=FOLDER'"
                    ] : []))
    }
}
