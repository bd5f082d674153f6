// Inputs that are too deep, too long or too many: the tool answers in bounded time and never crashes.
// They are made here rather than kept as files. The limit of ten seconds is for a debug build on a busy machine.

import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct LargeInputTests {
    /// An input and what the tool says about it.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let text: String
        /// A part of the first line of standard error; empty where all is well. Places are left out where they depend
        /// on limits that may change.
        let errors: String

        init(_ description: String, _ errors: String, _ text: () -> String) {
            testDescription = description
            self.errors = errors
            self.text = text()
        }
    }

    private static let count = 60_000
    private static let store = "/// @mockable\nprotocol Store {\n    func load(id: Int) -> String\n}\n"

    private static func times(_ text: String, _ closing: String = "") -> String {
        String(repeating: text, count: count) + String(repeating: closing, count: count)
    }

    /// A requirement with a type.
    private static func requirement(_ type: String) -> String {
        "/// @mockable\nprotocol Store { func f(_: \(type)) }\n"
    }

    private static let declaration = "struct V { var a = 1; func f(_ x: [Int]) -> Int { x.count }; let s = \"\" }\n"

    private static let depth = ": error: nested too deeply: more than "

    static let cases = [
        Case("braces", "") { store + "struct A " + times("{", "}") },
        Case("open braces", "5:60009: error: expected '}' to match this '{'") { store + "struct A " + times("{") },
        Case("closing braces", "5:1: error: this '}' closes nothing: there is no matching '{'") { store + times("}") },
        Case("parentheses", "") { store + "let a = " + times("(", ")") },
        Case("square brackets", "") { store + "let a = " + times("[", "]") },
        Case("open parentheses in a body", "") { store + "func f() { " + times("(") + " }" },
        Case("parentheses in a type", depth) { requirement(times("(", ")")) },
        Case("square brackets in a type", depth) { requirement(times("[", "]")) },
        Case("generic arguments", depth) { requirement(times("A<", ">")) },
        Case("function types", depth) { requirement(times("() -> ") + "Int") },
        Case("optionals", ": error: this type is too long to be understood") { requirement("Int" + times("?")) },
        Case("interpolations", "5:9: error: string interpolations are nested too deeply") {
            store + "let a = " + times("\"\\(", ")\"")
        },
        Case("comments", "") { store + times("/*", "*/") },
        Case("#if", depth) { store + times("#if A\n", "#endif\n") },
        Case("open #if", "5:1: error: expected '#endif' to end this '#if'") { store + times("#if A\n") },
        Case("#if in a protocol", depth) {
            "/// @mockable\nprotocol P {\n" + times("#if A\n", "#endif\n") + "}\n"
        },
        Case("nested protocols", depth) { times("protocol A {\n", "}") + "\n" + store },
        Case("attributes", "") { "/// @mockable\n" + times("@A ") + "protocol Store {}\n" },
        Case("annotations", "") { times("/// @mockable\n") + "protocol Store {}\n" },
        Case("parents", ": error: inheritance is nested too deeply: more than ") {
            "/// @mockable\n" + (0..<1000).map { "protocol P\($0): P\($0 + 1) {}\n" }.joined() + "protocol P1000 {}\n"
        },
        Case("typealiases that double", "") {
            "/// @mockable\nprotocol P: A0 {}\nprotocol A40 {}\n"
                + (0..<40).map { "typealias A\($0) = A\($0 + 1) & A\($0 + 1)\n" }.joined()
        },
        Case("associated types of pairs in a circle", "") {
            "/// @mockable\nprotocol P {\n"
                + (0..<40).map { "associatedtype A\($0) = (A\(($0 + 1) % 40), A\(($0 + 1) % 40))\n" }.joined() + "}\n"
        },
        Case("associated types that are all the same", "") {
            "/// @mockable\nprotocol P {\nassociatedtype A0: Hashable\n"
                + (1..<400).map { "associatedtype A\($0): Hashable where A\($0) == A\($0 - 1)\n" }.joined()
                + (0..<400).map { "func f\($0)(_ a: A\($0)) -> A\($0)\n" }.joined() + "}\n"
        },
        Case("a limited typealias of itself", "") {
            "typealias A = (A, A, A, A, A, A, A, A)\n/// @mockable\nprotocol P {\n"
                + "@available(macOS 13, *) var a: A { get set }\n}\n"
        },
        Case("superclasses whose arguments double", "") {
            "/// @mockable\nprotocol P: B0<Int> {}\nopen class B40<T> {}\n"
                + (0..<40).map { "open class B\($0)<T>: B\($0 + 1)<(T, T)> {}\n" }.joined()
        },
        Case("overloads", "") {
            "/// @mockable\nprotocol P {\n" + (0..<5000).map { "func f(_ a: A\($0))\n" }.joined() + "}\n"
        },
        Case("keys of an annotation", "") {
            "/// @mockable(history: " + (0..<5000).map { "f\($0) = true; " }.joined() + ")\nprotocol P {\n"
                + (0..<5000).map { "func f\($0)(_ a: Int)\n" }.joined() + "}\n"
        },
        Case("diamonds", "") {
            "/// @mockable\nprotocol P0: P1, Q1 {}\nprotocol P40 {}\nprotocol Q40 {}\n"
                + (1..<40).map {
                    "protocol P\($0): P\($0 + 1), Q\($0 + 1) {}\nprotocol Q\($0): P\($0 + 1), Q\($0 + 1) {}\n"
                }.joined()
        },
        Case("a typealias and its extension many times", "") {
            "enum Outer {\n/// @mockable\nprotocol Store {}\n}\n"
                + String(repeating: "typealias A = Outer\nextension A {}\n", count: 8000)
        },
        Case("members of optionals, and optionals in a circle", "") {
            "typealias A = B?\ntypealias B = A?\n@MainActor protocol Parent {}\n/// @mockable\n"
                + "protocol Store: Parent { func save(_ item: Item?.Key.Value, _ other: A) async -> (B, Item?.Key) }\n"
        },
        Case("a superclass with a member of its subclass for an argument", "") {
            "class Base<T> { typealias Items = [T] }\nclass Sub: Base<Sub.Items> {}\n"
                + "/// @mockable\nprotocol Store: Sub { func load() -> Items }\n"
        },
        Case("typealiases that are members of themselves", "") {
            "typealias A = A.A\ntypealias B = A.B\nextension Store { typealias A = B.A }\n/// @mockable\n"
                + "protocol Store { func save(_ a: A, _ b: B) -> A.A; func save(_ b: B, _ a: A) -> B }\n"
        },
        Case("a typealias of a closure that takes itself, where something cannot be copied", "") {
            "struct Key: ~Copyable {}\ntypealias A = (A) -> A\n/// @mockable\nprotocol Store { func save(_ a: A) }\n"
        },
        Case("an extension of a type inside one of its typealias, and the type twice", "") {
            "enum Outer {}\nenum Outer {}\ntypealias Alias = Outer\nextension Alias {\nextension Outer {}\n"
                + "struct Item {\n/// @mockable\nprotocol Store { func save(_ item: Item) }\n}\n}\n"
        },
        Case("a type in extensions inside each other", "") {
            "struct Outer {\n" + String(repeating: "extension A {\n", count: 40) + "struct Item: ~Copyable {}\n"
                + (0..<40).map {
                    """
                    /// @mockable(history: swap = true)
                    protocol Depot\($0): Actor {
                        func take(_ item: consuming Item) async
                        func swap(_ item: borrowing Item, count: Int) async -> Item
                        func file(_ item: consuming Item?) async
                    }

                    """
                }.joined() + String(repeating: "}\n", count: 41)
        },
        Case("4 MB of declarations", "") {
            store + String(repeating: declaration, count: 56_000)
        },
        Case("a string of 4 MB", "") { store + "let a = \"" + String(repeating: "a", count: 4 << 20) + "\"\n" },
        Case("a closure that gives itself, by its typealias", "") {
            "/// @mockable\nprotocol P {\n    func f(_ body: (inout Work, () -> Work) throws -> Void) rethrows\n"
                + "    typealias Work = (Work) async throws -> Work\n}\n"
        },
        Case("an identifier of 1 MB", "") {
            "/// @mockable\nprotocol Store { func " + String(repeating: "a", count: 1 << 20) + "() }\n"
        },
        Case(
            "an identifier of 1 MB in the wrong place",
            "2:10: error: expected a name after 'protocol', found something else"
        ) {
            "/// @mockable\nprotocol 1" + String(repeating: "a", count: 1 << 20) + " {}\n"
        },
    ]

    @Test(arguments: cases)
    func endsInTime(_ input: Case) throws {
        let folder = try TemporaryFolder()
        try folder.write("In.swift", input.text)
        try folder.write("Mocks.swift", "old\n")
        let start = ContinuousClock.now
        let result = try mockgen("In.swift", "-o", "Mocks.swift", in: folder)
        #expect(start.duration(to: .now) < .seconds(10))
        // Later lines may say what follows from the first; most say nothing.
        let first = result.errors.split(separator: "\n").first ?? ""
        #expect(first.hasPrefix("In.swift:") != input.errors.isEmpty)
        #expect(input.errors.isEmpty ? first.isEmpty : first.contains(input.errors), "\(first.prefix(200))")
        #expect(result.status == (input.errors.isEmpty ? 0 : 1))
        #expect((folder.text("Mocks.swift") == "old\n") != input.errors.isEmpty)
        #expect(try folder.names() == ["In.swift", "Mocks.swift"])
    }

    @Test("many files with flags of their own take as long as they are many")
    func manyFlags() throws {
        let folder = try TemporaryFolder()
        let parents = (0..<2000).map { "protocol Parent\($0) { func load(_ item: Item\($0)) }\nstruct Item\($0) {}\n" }
        try folder.write("In/Parents.swift", parents.joined())
        for number in 0..<400 {
            try folder.write(
                "In/Store\(number).swift",
                """
                struct Key\(number) {}
                #if FLAG\(number)
                extension Key\(number): Hashable {}
                #endif
                /// @mockable
                protocol Store\(number): Parent\(number) { associatedtype Key: Hashable = Key\(number) }
                """)
        }
        let start = ContinuousClock.now
        let result = try mockgen("In", "-o", "Mocks.swift", in: folder)
        #expect(start.duration(to: .now) < .seconds(10))
        #expect(result.status == 0)
        #expect(folder.text("Mocks.swift")?.contains("#if !FLAG399") ?? false)
    }
}
