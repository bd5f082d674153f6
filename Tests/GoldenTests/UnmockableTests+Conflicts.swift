// Members of one name that no type can have at once.

import MockGeneration
import SwiftDeclarations
import Testing

extension UnmockableTests {
    @Test(
        "properties of the standard library's protocols with another type",
        arguments: [
            ("CustomStringConvertible", "description: Int", "'Int'", "'String'", "CustomStringConvertible"),
            ("Identifiable where ID == Val", "id: String", "'String'", "'Val'", "Identifiable"),
            ("OptionSet where RawValue == UInt8", "rawValue: Int", "'Int'", "'UInt8'", "RawRepresentable"),
        ])
    func standardProperties(parent: String, property: String, type: String, other: String, origin: String) {
        let name = property.prefix { $0 != ":" }
        let text = "struct Val: Hashable {}\n/// @mockable\nprotocol P: \(parent) { var \(property) { get } }"
        #expect(
            diagnostics(text) == [
                "3:10: error: 'P' cannot be mocked: '\(name)' is \(type) in 'P' and \(other) in '\(origin)', and no type "
                    + "can have both"
            ])
        // An implementation by default is another one.
        #expect(
            diagnostics("\(text)\nextension P { var \(name): \(other.dropFirst().dropLast()) { fatalError() } }") == [])
    }

    @Test(
        "functions beside properties that the compiler or the standard library has",
        arguments: [
            ("Hashable", "hashValue() -> Int", "'hashValue' is a property in 'Hashable'"),
            ("Hashable", "hashValue(_ seed: Int) -> Int", nil), ("AnyObject", "hashValue() -> Int", nil),
            ("Actor", "unownedExecutor()", "'unownedExecutor' is a property in 'Actor'"),
            ("Identifiable", "id() -> Int", nil),
            ("Identifiable where ID == Int", "id() -> Int", "'id' is a property in 'Identifiable'"),
            ("CustomStringConvertible", "description()", "'description' is a property in 'CustomStringConvertible'"),
            ("CodingKey", "description()", nil), ("CodingKey", "debugDescription()", nil),
            ("RandomAccessCollection where Indices == Range<Int>", "indices()", nil),
            ("Collection where Indices == Range<Int>", "indices()", "'indices' is a property in 'Collection'"),
        ])
    func functionsBesideProperties(parent: String, function: String, conflict: String?) {
        let reason = conflict.map {
            "2:10: error: 'P' cannot be mocked: \($0) and a function in 'P', and no type can have both"
        }
        #expect(diagnostics("/// @mockable\nprotocol P: \(parent) { func \(function) }") == [reason].compactMap(\.self))
    }

    @Test(
        "properties of types that generic typealiases stand for",
        arguments: [
            ("Pair<Int>", "Double", "'Double' in 'P' and a tuple in 'Q'"), ("Pair<Int>", "(Int, Int)", nil),
            ("Pair<Int>", "Pair<Double>", "'(Double, Double)' in 'P' and '(Int, Int)' in 'Q'"),
            ("Rows<Int>", "Set<Int>", "'Set' in 'P' and an array in 'Q'"), ("Same<Int>", "Int", nil),
            ("Same<Int>", "String", "'String' in 'P' and 'Int' in 'Q'"), ("Rows<Item>", "[Item]", nil),
        ] as [(String, String, String?)])
    func genericTypealiases(type: String, other: String, conflict: String?) {
        let reason = conflict.map {
            "6:10: error: 'P' cannot be mocked: 'x' is \($0), and no type can have both"
        }
        #expect(
            diagnostics(
                """
                typealias Pair<Item> = (Item, Item)
                typealias Rows<Item> = [Item]
                typealias Same<Item> = Item
                protocol Q { associatedtype Item; var x: \(type) { get } }
                /// @mockable
                protocol P: Q { var x: \(other) { get } }
                """) == [reason].compactMap(\.self))
    }

    @Test(
        "properties that are parts of themselves, or the conforming type",
        arguments: [
            ("Item", "Box<Item>", "made of 'Item'", "'Item'"), ("Item", "(Item, Int)", "made of 'Item'", "'Item'"),
            ("Item", "[Item]?", "made of 'Item'", "'Item'"), ("Item", "Item.Element", nil, nil),
            ("Item", "Box<Int>", nil, nil), ("Set<Item>", "[Item]", "an array", "'Set'"),
            ("Box<Item>", "Box<[Int]>", nil, nil), ("Self", "Box<Int>", "'Box'", "'Self'"), ("Item", "Self", nil, nil),
            ("any Shape", "Int", "'Int'", "an existential"), ("Shape", "[Int]", "an array", "an existential"),
            ("Shape", "any Shape", nil, nil), ("Item", "Box<Other>", "made of 'Item'", "'Item'"),
            ("[Void]", "[Int]", "'[Int]'", "'[()]'"), ("Item", "Other", nil, nil),
            ("any Shape", "any Error", "'any Error'", "'any Shape'"),
            ("Any", "any Shape", "'any Shape'", "'Any'"),
            ("Shape & Sendable", "Shape", "'Shape'", "'Shape & Sendable'"), ("Error & Sendable", "any Error", nil, nil),
            ("Shape & Known", "Shape", nil, nil),
            ("(Int) -> Void", "(Bool) -> Void", "'(Bool) -> ()'", "'(Int) -> ()'"),
            ("(Int) -> Void", "@Sendable (Int) -> Void", nil, nil),
            ("() -> Void", "(Int) async -> Void", "'(Int) async -> ()'", "'() -> ()'"),
            ("Int.Type", "Named", "a closure", "a metatype"),
            ("() throws -> Void", "() -> Void", "'() -> ()'", "'() throws -> ()'"),
            ("any Shape", "any Shape.Type", "a metatype", "an existential"), ("Shape.Type", "any Shape.Type", nil, nil),
            ("Int.Type", "any Shape.Type", "'any Shape.Type'", "'Int.Type'"),
            ("(Int, Self)", "(Bool, Item)", "'(Bool, Item)'", "'(Int, Self)'"),
            ("Named", "() -> Void", nil, nil), ("Named", "[() -> Void]", "an array", "a closure"),
            ("(Int, a: Int)", "(Int, Int)", "'(Int, Int)'", "'(Int, a: Int)'"),
        ])
    func containedProperties(type: String, other: String, kind: String?, otherKind: String?) {
        let found = diagnostics(
            """
            struct Box<T>: Sequence {}; protocol Shape {}; protocol Others { associatedtype Other }; typealias Named = () -> Void
            protocol Parent: Others where Other == Item { associatedtype Item: Sequence; var item: \(type) { get } }
            /// @mockable
            protocol P: Parent { var item: \(other) { get } }
            """)
        let message = otherKind.map {
            "4:10: error: 'P' cannot be mocked: 'item' is \(kind ?? "") in 'P' and \($0) in 'Parent', and no type can have "
                + "both"
        }
        #expect(found == [message].compactMap(\.self))
    }

    @Test("properties that the superclass has with another type than one of several protocols asks for")
    func propertiesOfSuperclasses() {
        func found(_ text: String) -> [String] {
            diagnostics(
                """
                class Base { init() {}; var title: String { "" } }
                protocol Named: Base { var title: String { get } }
                protocol Numbered { var title: Int { get } }
                /// @mockable
                protocol P: Named, Numbered {}
                \(text)
                """)
        }
        #expect(
            found("") == [
                "5:10: error: 'P' cannot be mocked because of 'title' of 'Numbered': that of the superclass 'Base' has "
                    + "another type, 'String', that no subclass can change"
            ])
        #expect(found("extension P { var title: Int { 1 } }") == [])
    }

    @Test("copied members beside others of their name")
    func copiedConflicts() {
        let first = "class AMock: A { var x: Int = 0 }\n"
        func found(_ text: String, parentMocks: String = "") -> [String] {
            diagnostics("/// @mockable\n\(text)", parentMocks: first + parentMocks)
        }
        let isBoth = "2:10: error: 'P' cannot be mocked: 'x' is"
        #expect(
            found("protocol P: A, C {}\nprotocol C { var x: String { get } }") == [
                "\(isBoth) 'Int' in 'AMock' and 'String' in 'C', and no type can have both"
            ])
        #expect(
            found("protocol P: A { func x() }") == [
                "\(isBoth) a property in 'AMock' and a function in 'P', and no type can have both"
            ])
        #expect(
            found("protocol P: A, B {}", parentMocks: "class BMock: B { func x() {} }") == [
                "\(isBoth) a property in 'AMock' and a function in 'BMock', and no type can have both"
            ])
        #expect(
            found("protocol P: A, B {}", parentMocks: "class BMock: B { var x: String = \"\" }") == [
                "2:10: warning: 'x' is 'Int' in 'AMock' and 'String' in 'BMock', of which 'PMock' has the first"
            ])
        #expect(found("protocol P: A, C {}\nprotocol C { func x() }\nextension P { func x() {} }") == [])
    }

    @Test(
        "copied properties without a written type",
        arguments: [
            ("var x = 0", "Int", nil), ("var x = 0", "String", "'Int'"), ("var x = [Int]()", "[Int]", nil),
            ("var x = [Int]()", "Int", "an array"), ("var x = Subject<Int>.create(size: 1)", "Int", nil),
            ("var x = make()", "Int", nil),
        ])
    func untypedCopies(member: String, type: String, kind: String?) {
        let mocks = "class AMock: A { \(member) }\nclass BMock: B { var x: \(type) { fatalError() } }"
        #expect(
            diagnostics("/// @mockable\nprotocol P: A { var x: \(type) { get } }", parentMocks: mocks)
                == (kind.map { kind in
                    let other = type == "Int" && kind == "an array" ? "'Int'" : "'\(type)'"
                    return [
                        "2:10: error: 'P' cannot be mocked: 'x' is \(kind) in 'AMock' and \(other) in 'P', and no type can "
                            + "have both"
                    ]
                } ?? []))
        #expect(
            !diagnostics("/// @mockable\nprotocol P: A, B {}", parentMocks: mocks).joined().contains("a function"))
    }

    @Test(
        "copied members that do less than what is asked for",
        arguments: [
            ("var x: Int { get set }", "var x: Int { 1 }", "cannot be set"),
            ("var x: Int { get set }", "let x: Int = 1", "cannot be set"),
            ("var x: Int { get }", "var x: Int { get throws { 1 } }", "throws"),
            ("var x: Int { get }", "var x: Int { get async { 1 } }", "is 'async'"),
            ("init()", "required init?() {}", "may fail"),
            ("var x: Int { get }", "var x: Int { 1 }", nil), ("func x() throws", "func x() {}", nil),
            ("init?() async", "required init() {}", nil),
        ])
    func lackingCopies(requirement: String, member: String, lack: String?) {
        let found = diagnostics(
            "/// @mockable\nprotocol P: A { \(requirement) }", parentMocks: "class AMock: A { \(member) }")
        let name = requirement.hasPrefix("init") ? "init" : "x"
        let message = lack.map {
            "2:10: error: 'P' cannot be mocked: '\(name)' of 'P' is copied from 'AMock', where it \($0); pass the sources that "
                + "declare its protocol with --inherit-from"
        }
        #expect(found == [message].compactMap(\.self))
    }

    @Test("copied members that run on the actor of the mock, or are the mock")
    func boundCopies() {
        let text = "/// @mockable\n@MainActor protocol P: A { nonisolated func x() }"
        let plain = "func x() { count += 1 }"
        let isCopied =
            "2:21: error: 'P' cannot be mocked: 'x' of 'P' is copied from 'AMock', where it is not 'nonisolated'; pass"
        #expect(
            diagnostics(text, parentMocks: "class AMock: A { var count = 0; \(plain) }") == [
                "\(isCopied) the sources that declare its protocol with --inherit-from"
            ])
        #expect(diagnostics(text, parentMocks: "class AMock: A { func x() {} }") == [])
        #expect(
            diagnostics(
                "/// @mockable\nprotocol P: A { var x: (Int, Int) { get } }",
                parentMocks: "class AMock: A { var x: AMock { self } }") == [
                    "2:10: error: 'P' cannot be mocked: 'x' is 'Self' in 'AMock' and a tuple in 'P', and no type can have both"
                ])
    }

    @Test(
        "copied initializers that the superclass has otherwise",
        arguments: [("init() throws", true), ("init()", false), ("init(x: Int) throws", false)])
    func overridingCopies(initializer: String, isUnfit: Bool) {
        let found = diagnostics(
            """
            class Base { init() {} }
            /// @mockable
            protocol P: Base, A {}
            """, parentMocks: "class AMock: A { required \(initializer) {} }")
        let message =
            "3:10: error: 'P' cannot be mocked: 'init()' is copied from 'AMock', and would override that of the superclass, "
            + "which differs in how it ends"
        #expect(found == (isUnfit ? [message] : []))
    }

    @Test(
        "a property beside a function that is there by default only with another result",
        arguments: [("Int", nil), ("Self", "P"), ("(Int) async -> Void", "P")])
    func functionsWithOtherResults(result: String, owner: String?) {
        let found = diagnostics(
            """
            protocol Named { var load: Bool { get } }
            /// @mockable
            protocol P: Named { func load() -> \(result); func load() -> (Int) -> Void }
            extension P { func load() -> Int { 1 }; func load() -> (Int) -> Void { { _ in } } }
            """)
        let message = owner.map {
            "3:10: error: 'P' cannot be mocked: 'load' is a property in 'Named' and a function in '\($0)', and no type can "
                + "have both"
        }
        #expect(found == [message].compactMap(\.self))
    }

    @Test(
        "properties that NSObject has with a type of its own",
        arguments: [
            ("var hash: Any { get }", "hash", "Int"), ("var description: [Int] { get }", "description", "String"),
            ("var hash: Int { get }", nil, ""), ("static var hash: Bool { get }", nil, ""),
        ] as [(String, String?, String)])
    func propertiesOfObject(property: String, name: String?, type: String) {
        let message = name.map {
            "2:36: error: '\($0)' cannot be mocked: that of 'NSObject' has another "
                + "type, '\(type)', that no subclass can change"
        }
        let found = diagnostics("/// @mockable\nprotocol P: NSObjectProtocol { \(property) }")
        #expect(found == [message].compactMap(\.self))
    }

    @Test(
        "properties that NSObject has with a type that an associated type is not",
        arguments: [("", "P: Base where D == Int"), ("(typealias: D = Int)", "P: Base")])
    func associatedTypesOfObject(annotation: String, declaration: String) {
        let found = diagnostics(
            """
            class Base: NSObject {}
            /// @mockable\(annotation)
            protocol \(declaration) {
                associatedtype D
                var description: D { get }
            }
            """)
        #expect(
            found == [
                "5:9: error: 'description' cannot be mocked: that of 'NSObject' has another type, 'String', that no "
                    + "subclass can change"
            ])
    }

    /// An extension of an Objective-C protocol implements none of its members.
    @Test("properties that NSObject has with another type than an Objective-C protocol")
    func propertiesOfObjectiveC() {
        let text = """
            /// @mockable
            @objc protocol P: NSObjectProtocol { var hash: UInt { get } }
            /// @mockable
            @objc protocol Q: NSObjectProtocol { @objc optional var hash: UInt { get } }
            """
        #expect(
            diagnostics(text) == [
                "2:42: error: 'hash' cannot be mocked: that of 'NSObject' has another type, 'Int', that no subclass can change"
            ])
    }

    @Test("properties of Foundation's types")
    func foundationTypes() {
        let text = """
            protocol Named { var id: Foundation.UUID { get } }
            /// @mockable
            protocol P: Named { var id: Date { get } }
            """
        #expect(
            diagnostics(text) == [
                "3:10: error: 'P' cannot be mocked: 'id' is 'Date' in 'P' and 'UUID' in 'Named', and no type can have both"
            ])
        #expect(diagnostics(text.replacing("Date", with: "UUID")) == [])
        #expect(diagnostics("\(text)\ntypealias Date = UUID") == [])
    }

    @Test("functions of a superclass on an actor, beside a property of their name")
    func functionsOnActorBesideProperties() {
        let text = """
            @MainActor class Base { init() {}; func load() {} }
            protocol Loading { func load() }
            /// @mockable
            protocol P: Base, Loading { var load: Int { get async } }
            """
        #expect(
            diagnostics(text) == [
                "4:10: error: 'P' cannot be mocked because of 'load' of 'Base': it is on an actor there, and nothing overrides "
                    + "it beside the property of 'P'"
            ])
        #expect(diagnostics(text.replacing("@MainActor ", with: "")) == [])
    }

    @Test(
        "members of Objective-C protocols with one selector",
        arguments: [
            ("func name() -> String", "func name() -> String?", "'String' in place of 'String?'"),
            ("func set(_ name: String?)", "func set(_ name: String)", "'String?' in place of 'String'"),
            ("var name: String { get }", "var name: String? { get }", "'String' in place of 'String?'"),
            ("func name() -> String", "func name() -> String!", nil),
            ("func name() -> Name", "func name() -> String", nil),
            ("func add(_ name: String)", "func add(_ number: Int)", nil),
            ("func name() -> String", "static func name() -> Int", nil),
        ])
    func sharedSelectors(own: String, inherited: String, types: String?) {
        let text = """
            typealias Name = String
            @objc protocol Base { \(inherited) }
            /// @mockable
            @objc protocol P: Base { \(own) }
            """
        let name = own.contains(" set") ? "set" : "name"
        let message = types.map {
            "4:16: error: 'P' cannot be mocked because of '\(name)' of 'Base': that of 'P' has the same selector, and \($0); "
                + "declare them alike"
        }
        #expect(diagnostics(text) == [message].compactMap(\.self))
    }
}
