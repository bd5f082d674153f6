// Types: what is written, what is rendered. The text is parsed as the type of a property requirement or a parameter.

import SwiftDeclarations
import Testing

@Suite struct ParserTypeTests {
    /// Types whose canonical form is how they are written.
    @Test(arguments: [
        "Int", "Self", "Any", "_", "`Type`", "Array<Int>", "Foo<Bar<Int>>", "Foo<Bar<Baz<Int>>>", "Foo<Bar<Int>?>",
        "Foo<Int>?", "Foo<Int>!", "Foo<Bar<Int>>?", "Foo<Bar<Int>?>?", "Outer.Inner", "Outer<Int>.Inner<String>",
        "Swift::Int", "A::B.C", "Foo.`default`", "Int?", "Int??", "Int!", "[Int]", "[Int]?", "[[Int]]", "[Int: String]",
        "[Foo<Int>: [Bar<Int>?]]", "[4 of Int]", "[_ of Int]", "[N of [2 of Int]]", "()", "(Int)", "(Int)!",
        "(Int, String)", "(x: Int, y: Int)", "(_ x: Int) -> Void", "() -> Void", "() -> ()?", "(() -> Void)?",
        "(Int) -> (String) -> Void", "(Int) async throws -> String", "(Int) throws(E) -> Void",
        "() throws(any Error) -> [Int]", "() async throws(Outer.E<Int>) -> Void", "(inout Int, String...) -> Void",
        "(_ name: String, in: Int) -> Void", "((Int) -> Void, Int)", "A & B", "A & B & C", "any A", "any A & B",
        "some Sequence<Int>", "(any A)?", "(any A & B)?", "[any A]", "any (A & B)", "~Copyable", "any ~Copyable & P",
        "P & ~Escapable", "Int.Type", "(any P).Type", "any P.Type", "P.Protocol", "Foo<Int>.Type?", "each T",
        "repeat each T", "(repeat each T)", "(repeat Foo<each T>)", "Foo<repeat each T>", "Vector<4, Int>",
        "Vector<-1, Int>", "@escaping () -> Void", "@Sendable (Int) -> Void", "@escaping @Sendable () async -> Void",
        "@convention(c) (Int) -> Void", "@convention(block) () -> Void", "@isolated(any) () -> Void",
        "@MainActor () -> Void", "@MainActor.Foo () -> Void", "@autoclosure () -> Bool", "inout Int",
        "inout [String: Int]", "borrowing Foo", "consuming Foo", "sending Foo", "isolated Actor",
        "isolated (any Actor)?", "__owned Foo", "__shared Foo", "nonisolated(nonsending) () async -> Void",
        "sending @Sendable () -> Void", "_const Int", "(borrowing Foo, sending Bar) -> sending Baz",
        "borrowing", "sending?", "[isolated]", "any?", "each", "some.Foo", "async", "open", "actor", "get.set",
        "@Wrapper<Int>(x: 1) Foo",
    ])
    func roundTrips(_ text: String) {
        #expect(type(text) == text)
    }

    /// Types whose spacing and comments vanish.
    @Test(arguments: [
        ("Foo < Int >", "Foo<Int>"), ("Foo<Int , String>", "Foo<Int, String>"), ("[ Int ]", "[Int]"),
        ("[Int:String]", "[Int: String]"), ("[\n4 of\nInt]", "[4 of Int]"), ("( Int,String )", "(Int, String)"),
        ("(x:Int)->Void", "(x: Int) -> Void"), ("A&B", "A & B"), ("any A&~Copyable", "any A & ~Copyable"),
        ("Foo</* of */Int>", "Foo<Int>"), ("Outer\n    .Inner", "Outer.Inner"),
        ("(\n    Int, // first\n    String,\n) -> Void", "(Int, String) -> Void"),
        ("@MainActor() -> Void", "@MainActor () -> Void"),
        ("@escaping() -> Void", "@escaping () -> Void"), ("@Sendable(Int)async->Void", "@Sendable (Int) async -> Void"),
        ("Foo<(Int)->Bar<Int>>", "Foo<(Int) -> Bar<Int>>"), ("Foo<A&B>", "Foo<A & B>"), ("Vector< -1 >", "Vector<-1>"),
        ("() throws (E) -> Void", "() throws(E) -> Void"), ("() throws\n(E) -> Void", "() throws(E) -> Void"),
        ("inout\nInt", "inout Int"),
    ])
    func normalizes(_ text: String, _ expected: String) {
        #expect(type(text) == expected)
    }

    /// The shape behind the text, where two shapes could print alike.
    @Test func shapes() {
        #expect(parsed("any A & B") == .any(.composition([.named("A"), .named("B")])))
        #expect(parsed("() -> Int?") == .function(.init(parameters: [], result: .optional(.named("Int")))))
        #expect(parsed("(Int)") == .tuple([TupleElement(type: .named("Int"))]))
        #expect(parsed("P.Type") == .metatype(.named("P")))
        #expect(parsed("A::B") == .named("A::B"))
        #expect(
            parsed("inout @Sendable Int")
                == .attributed(specifiers: ["inout"], attributes: [Attribute(name: "Sendable")], .named("Int")))
        #expect(parsed("Vector<-1>") == .named("Vector", arguments: [.integer("-1")]))
    }

    /// Values built in code read back as themselves.
    @Test func parenthesizesWhereNeeded() {
        let function = TypeSyntax.function(.init(parameters: [], result: .void))
        #expect(TypeSyntax.optional(function).description == "(() -> ())?")
        #expect(TypeSyntax.optional(.any(.named("P"))).description == "(any P)?")
        #expect(TypeSyntax.metatype(.composition([.named("A"), .named("B")])).description == "(A & B).Type")
        let callback = FunctionTypeSyntax(parameters: [.init(type: .named("Void"))], result: .named("Void"))
        #expect(TypeSyntax.function(callback).description == "((Void)) -> Void")
        #expect(TypeSyntax.composition([.any(.named("A")), .named("B")]).description == "(any A) & B")
        #expect(TypeSyntax.any(function).description == "any (() -> ())")
    }

    /// `>=`, `>?` and the like end an argument list where something else follows.
    @Test func splitsOperators() {
        #expect(dump("var x: Foo<Int>=y") == "var x: Foo<Int> = …")
        #expect(dump("var x: Foo<Bar<Int>>=y") == "var x: Foo<Bar<Int>> = …")
        #expect(dump("var x: Int?=nil") == "var x: Int? = …")
        #expect(dump("func f(x: Foo<Int>=y, z: Int...) {}") == "func f(x: Foo<Int> = y, z: Int...)")
        #expect(dump("func f(x: Foo<Int>...)") == "func f(x: Foo<Int>...)")
        #expect(dump("typealias A<T>=Foo<T>") == "typealias A<T> = Foo<T>")
        #expect(dump("func f() -> Foo<Int>{}") == "func f() -> Foo<Int>")
        #expect(dump("extension A where B == Foo<Int>, C==D<E>{}") == "extension A where B == Foo<Int>, C == D<E>")
    }

    private func parsed(_ text: String) -> TypeSyntax? {
        let file = parse(SourceFile(path: "Test.swift", text: "protocol P { func f(x: \(text)) }"))
        #expect(file.diagnostics.isEmpty)
        guard case .type(let type)? = file.declarations.first, case .function(let function)? = type.members.first else {
            return nil
        }
        return function.parameters.first?.type
    }

    private func type(_ text: String) -> String? {
        parsed(text)?.description
    }
}
