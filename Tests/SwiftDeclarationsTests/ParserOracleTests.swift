// What the comparison with swift-syntax brought to light: the smallest text of each, in; one-line dumps, out.

import SwiftDeclarations
import Testing

@Suite struct ParserOracleTests {
    @Test(arguments: [
        ("func f(isolated _ a: A)", "func f(_ a: isolated A)"),
        ("func f(@N isolated _const _ a: A)", "func f(@N _ a: isolated _const A)"),
        ("func f(isolated a: A)", "func f(isolated a: A)"),
        ("static func *<let X: Int>(l: A<X>, r: X) -> Int", "static func operator *<let X: Int>(l: A<X>, r: X) -> Int"),
        ("@B<Float>.Inner<Int> var x: Int { get }", "@B<Float>.Inner<Int> var x: Int { get }"),
        ("func f(x: Pack<>, y: A.Pack< >) -> [Pack<>]", "func f(x: Pack<>, y: A.Pack<>) -> [Pack<>]"),
        ("func f() -> Result<Int, any\n    Error>", "func f() -> Result<Int, any Error>"),
        ("func f(x: sending\n    Int)", "func f(x: sending Int)"),
        ("#if A\n#if B\n@Foo @Bar(1)\n#endif\n#else\n@Baz\n#endif\nfunc f()", "func f()"),
    ])
    func requirements(_ text: String, _ expected: String) {
        #expect(dump("protocol P {\n  \(text)\n}") == "protocol P\n  \(expected)")
        #expect(messages("protocol P {\n  \(text)\n}") == [])
    }

    @Test(arguments: [
        ("class C { var x: Int { read { $0.x } } }", "class C\n  var x: Int { get }"),
        ("class C { var x: Int { borrow { y } } }", "class C\n  var x: Int { borrow }"),
        ("struct S { var x: Int {\n get\n @inlinable set {} } }", "struct S\n  var x: Int { get; @inlinable set }"),
        ("macro m() =\n  #externalMacro(a)\nvar x: Int", "other\nvar x: Int"),
        ("async let x = f()", "async let x = …"),
        ("let x = Generic<-1, Int>.self, y = 2", "let x = …\nlet y = …"),
        ("a.b()\n#if A\n#if B\n.c()\n#endif\n#else\n.d()\n#endif\nlet x = 1", "let x = …"),
        ("#a ? #b : #c\nlet x = 1", "other\nlet x = …"),
        ("@frozen\n#if A\n#if B\n@Foo\n#endif\n#endif\npublic struct S {}", "@frozen public struct S"),
    ])
    func others(_ text: String, _ expected: String) {
        #expect(dump(text) == expected)
        #expect(messages(text) == [])
    }
}
