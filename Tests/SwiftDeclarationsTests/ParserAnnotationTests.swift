// Where annotation comments count, where they do not, and what is said about those that cannot be placed.

import SwiftDeclarations
import Testing

@Suite struct ParserAnnotationTests {
    @Test(arguments: [
        ("/// @mockable\nprotocol P {}", "protocol P // annotated"),
        ("/// @mockable()\nprotocol P {}", "protocol P // annotated()"),
        ("///@mockable(a: b = true; c)\nprotocol P {}", "protocol P // annotated(a: b = true; c)"),
        ("/// Text.\n///\n/// @mockable\n/// More.\nprotocol P {}", "protocol P // annotated"),
        ("/** @mockable */ protocol P {}", "protocol P // annotated"),
        ("/**\n * @mockable(x)\n */\nprotocol P {}", "protocol P // annotated(x)"),
        ("/**@mockable*/protocol P {}", "protocol P // annotated"),
        ("/// @mockable\n\nprotocol P {}", "protocol P // annotated"),
        ("/// @mockable\n// other\nprotocol P {}", "protocol P // annotated"),
        ("/// @mockable\n@objc public protocol P {}", "@objc public protocol P // annotated"),
        ("@objc\n/// @mockable\npublic protocol P {}", "@objc public protocol P // annotated"),
        ("@objc public /** @mockable */ protocol P {}", "@objc public protocol P // annotated"),
        ("/// @mockable(x: (Int) -> Void, y)\nprotocol P {}", "protocol P // annotated(x: (Int) -> Void, y)"),
        ("/// @mockable(a,\n///   b)\nprotocol P {}", "protocol P // annotated(a,\n///   b)"),
        ("/// @mockable (x)\nprotocol P {}", "protocol P // annotated"),
        ("/// @mockable  (see: the guide)\nprotocol P {}", "protocol P // annotated(see: the guide)"),
        ("/// @mockable ( history : f = true )\nprotocol P {}", "protocol P // annotated( history : f = true )"),
        ("/// uses @mockable here\nprotocol P {}", "protocol P // annotated"),
        ("/// uses @mockable\n/// @mockable(x)\nprotocol P {}", "protocol P // annotated(x)"),
        ("/// @mockable(a: b)\n/// @mockable(c)\nprotocol P {}", "protocol P // annotated(a: b)(c)"),
        ("/// @mockable(x)\n@objc /** @mockable(y) */ protocol P {}", "@objc protocol P // annotated(x)(y)"),
        ("/// @mockable(x) @mockable(y)\nprotocol P {}", "protocol P // annotated(x)(y)"),
        ("/// @mockable(x)\n/// unlike @mockable(y)\nprotocol P {}", "protocol P // annotated(x)"),
        ("/// @mockable(a: b)(c) (d)\nprotocol P {}", "protocol P // annotated(a: b)(c)"),
        ("/// @mockable(a: b) (c: d)\nprotocol P {}", "protocol P // annotated(a: b)(c: d)"),
        ("/// @mockable(a,\n/// b)(c)\nprotocol P {}", "protocol P // annotated(a,\n/// b)(c)"),
        ("struct S {\n/// @mockable\nprotocol P {} }", "struct S\n  protocol P // annotated"),
        ("#if A\n/// @mockable\nprotocol P {}\n#endif", "#if A\n  protocol P // annotated\n#endif"),
        ("/// @mockable\n#if A\n@objc\n#endif\nprotocol P {}", "protocol P // annotated"),
        ("/// @mockable\nclass C {}", "class C // annotated"), ("/// @mockable\nstruct S {}", "struct S // annotated"),
        ("/// @mockable\nfunc f() {}", "func f() // annotated"),
        ("/// @mockable\nlet a = 1, b = 2", "let a = … // annotated\nlet b = …"),
        ("/// @mockable\ntypealias A = B", "typealias A = B // annotated"),
        ("enum E {\n/// @mockable\ncase a }", "enum E\n  case a() // annotated"),
        ("/// @mockable\nprefix operator +", "prefix other // annotated"),
        ("/// @mockable\nimport A", "import A // annotated"),
        ("/// @mockable\n#Preview {}", "other // annotated"),
        ("let a = 1 /// @mockable\nprotocol P {}", "let a = …\nprotocol P // annotated"),
        ("/// @mockable\r\nprotocol P {}\r\n", "protocol P // annotated"),
        // No annotations.
        ("// no @mockable\nprotocol P {}", "protocol P"), ("// /// @mockable\nprotocol P {}", "protocol P"),
        ("// @mockable\nstruct S {}", "struct S"), ("// @mockable\n/// @mockable\nclass C {}", "class C // annotated"),
        ("/// `@mockable`\nprotocol P {}", "protocol P"), ("/// @mockables\nprotocol P {}", "protocol P"),
        ("/// x@mockable\nprotocol P {}", "protocol P"), ("/// \"@mockable\"\nprotocol P {}", "protocol P"),
        ("/// Text.\nprotocol P {} /* /// @mockable */", "protocol P"),
        ("let a = \" /// @mockable\"\nprotocol P {}", "let a = …\nprotocol P"),
        ("@Foo(\" /// @mockable \") protocol P {}", "@Foo(\" /// @mockable \") protocol P"),
    ])
    func placement(_ text: String, _ expected: String) {
        #expect(dump(text) == expected)
        #expect(messages(text) == [])
    }

    @Test(
        "has no effect in a plain comment before a protocol",
        arguments: [
            ("// @mockable\nprotocol P {}", "1:4"), ("//@mockable(a: b)\n@objc public protocol P {}", "1:3"),
            ("/* @mockable */ protocol P {}", "1:4"), ("/**/ // @mockable\nprotocol P {}", "1:9"),
        ])
    func plainComment(_ text: String, _ place: String) {
        #expect(
            messages(text) == [
                "\(place): warning: '@mockable' has no effect in a plain comment; write '/// @mockable'"
            ])
    }

    @Test(arguments: [
        (
            "func f() {\n    /// @mockable\n    protocol P {}\n}",
            "2:9: error: '@mockable' inside a body has no effect: move the protocol to file or type level"
        ),
        (
            "let x = {\n    if a { /** @mockable */ } }",
            "2:16: error: '@mockable' inside a body has no effect: move the protocol to file or type level"
        ),
        (
            "protocol P {}\n/// @mockable",
            "2:5: error: '@mockable' must stand directly before the declaration of a protocol or class"
        ),
        (
            "protocol P {\n    /// @mockable\n}",
            "2:9: error: '@mockable' must stand directly before the declaration of a protocol or class"
        ),
        (
            "/// @mockable\n#if A\nprotocol P {}\n#endif",
            "1:5: error: '@mockable' must stand directly before the declaration of a protocol or class"
        ),
        (
            "/// @mockable\nprint()\nprotocol P {}",
            "1:5: error: '@mockable' must stand directly before the declaration of a protocol or class"
        ),
        (
            "public protocol /// @mockable\nP {}",
            "1:21: error: '@mockable' must stand directly before the declaration of a protocol or class"
        ),
        ("/// @mockable(a\nprotocol P {}", "1:5: error: expected ')' at the end of the '@mockable' arguments"),
        (
            "/// @mockable(a\n\n/// b)\nprotocol P {}",
            "1:5: error: expected ')' at the end of the '@mockable' arguments"
        ),
        (
            "/** @mockable(a */ /// b)\nprotocol P {}",
            "1:5: error: expected ')' at the end of the '@mockable' arguments"
        ),
    ])
    func misplaced(_ text: String, _ message: String) {
        #expect(messages(text) == [message])
    }

    @Test(arguments: [
        " history(f = true)", ": history: f = true", "[history: f = true]", " {history: f = true}",
        " history: f = true",
    ])
    func argumentsWithoutParentheses(_ arguments: String) {
        let message =
            "1:5: warning: what stands behind '@mockable' has no effect: write its arguments as in "
            + "'@mockable(history: load = true)'"
        #expect(messages("/// @mockable\(arguments)\nprotocol P {}") == [message])
    }

    @Test(arguments: [
        ": mocks of it", " note: it has a mock", " (a = b)", " because a = b", " [1]", " see(it)",
        "(a: b = c) where a = b",
    ])
    func remarksBehindAnnotations(_ remark: String) {
        #expect(messages("/// @mockable\(remark)\nprotocol P {}") == [])
    }

    /// A mention in a sentence is no annotation that got lost.
    @Test func mentionsAreFine() {
        #expect(messages("func f() {\n    /// see @mockable\n    g()\n}") == [])
    }

    @Test func otherWords() {
        let source = SourceFile(path: "Test.swift", text: "/// @mockable\n/// @CreateMock(x)\nprotocol P {}")
        guard case .type(let type)? = parse(source, annotation: "@CreateMock").declarations.first else {
            Issue.record("no protocol")
            return
        }
        #expect(type.head.annotation?.offset == 18)
        #expect(type.head.annotation?.arguments.map { source.text($0) } == ["x"])
        #expect(parse(source, annotation: "").declarations.count == 1)
    }

    /// A word is found behind an `@`, too, but not behind that of an address.
    @Test func wordsWithoutMarks() {
        func isAnnotated(_ comment: String) -> Bool {
            let file = parse(SourceFile(path: "", text: "\(comment)\nprotocol P {}"), annotation: "CreateMock")
            guard case .type(let type)? = file.declarations.first else { return false }
            return type.head.annotation?.isMention == false
        }
        #expect(isAnnotated("/// CreateMock") && isAnnotated("/// @CreateMock") && isAnnotated("/**@CreateMock*/"))
        #expect(!isAnnotated("/// ask team@CreateMock") && !isAnnotated("/// @@CreateMock"))
    }
}
