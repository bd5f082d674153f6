// String and regular expression literals: where they end, and which slashes begin one.

import SwiftDeclarations
import Testing

@Suite("tokenizer: strings and regexes")
struct TokenizerStringTests {
    /// Texts that are one string literal.
    static let strings: [String] = [
        #""""#, #""a""#, #""\"""#, #""\\""#, #""\n\u{1F600}'""#,
        ##"#"a"#"##, ##"#"""#"##, ##"#"\"#"##, ##"#"\#"#"#"##, ##"#"a\(b"#"##, ####"##"a"#b"##"####,
        ####"##"""#"##"####,
        "\"\"\"\na\n\"\"\"", "\"\"\"\n\"\" \\\"\"\" \\\n\"\"\"", "#\"\"\"\n\"\"\"\n\\\"\"\"#", "\"\"\"\r\na\r\n\"\"\"",
        "##\"\"\"\n\"\"\"#\n\"\"\"##",
        #""\(a)""#, #""\(f(a, (b)))x\(c)""#, #""\("\("\(1)")")""#, #""\(a ? "(" : ")")""#, #""\(a /* ) " */)""#,
        ##""\(#"\("# + "")""##, ##"#"\#(a) \(b"#"##, ##"#"\#("\(a)")"#"##,
        "\"\\(\"\"\"\n)\n\"\"\")\"",
        "\"\"\"\n\\(\na // )\n+ /* ) */ b)\n\"\"\"",
    ]

    @Test("a string literal is one token", arguments: strings)
    func checkString(_ source: String) {
        Snippet(source, [(.stringLiteral, source)]).check()
        Snippet(
            "f(\(source), 1)",
            [
                (.identifier, "f"), (.leftParen, "("), (.stringLiteral, source), (.comma, ","), (.integerLiteral, "1"),
                (.rightParen, ")"),
            ]
        ).check()
    }

    /// Texts that are one regular expression literal.
    static let regexes: [String] = [
        "/a/", "/a b/", #"/\//"#, #"/[)(]/"#, #"/(a)[\]]/"#, #"/a\ /"#, "/,/", "/./", "/ä/", "/^a/",
        "#/a/#", "#/a/b /#", "##/a/#b/##", "#//#", "#/ a /#", "#/)/#", #"#/\/#/#"#, "#/\na / b\n/#", "#/ \r\n a\r\n/#",
    ]

    @Test("a regex literal is one token", arguments: regexes)
    func checkRegex(_ source: String) {
        Snippet(source, [(.regexLiteral, source)]).check()
        Snippet("x = \(source)", [(.identifier, "x"), (.equal, "="), (.regexLiteral, source)]).check()
        Snippet(
            "f(\(source))",
            [
                (.identifier, "f"), (.leftParen, "("), (.regexLiteral, source), (.rightParen, ")"),
            ]
        ).check()
    }

    static let regexPositions: [Snippet] = [
        Snippet("return /,/", [(.identifier, "return"), (.regexLiteral, "/,/")]),
        Snippet("try? /;/", [(.identifier, "try"), (.postfixQuestion, "?"), (.regexLiteral, "/;/")]),
        Snippet("_ = /)/", [(.identifier, "_"), (.equal, "="), (.regexLiteral, "/)/")]),
        Snippet("!/a/.b", [(.operator, "!"), (.regexLiteral, "/a/"), (.period, "."), (.identifier, "b")]),
        Snippet(
            "{\n/a/\n/b/\n}",
            [
                (.leftBrace, "{"), (.regexLiteral, "/a/"), (.regexLiteral, "/b/"), (.rightBrace, "}"),
            ]),
        Snippet("x\n/a b/.c", [(.identifier, "x"), (.regexLiteral, "/a b/"), (.period, "."), (.identifier, "c")]),
        Snippet(
            "[/a/: /b/]",
            [
                (.leftBracket, "["), (.regexLiteral, "/a/"), (.colon, ":"), (.regexLiteral, "/b/"),
                (.rightBracket, "]"),
            ]),
    ]

    @Test("a slash where an expression is due begins a regex", arguments: regexPositions)
    func checkRegexPosition(_ snippet: Snippet) { snippet.check() }

    /// Texts without a regex, although they have two slashes.
    static let divisions: [String] = [
        "a / b / c", "a/b/c", "f(a)/b/c", "x[0] / y / z", "x! / y! / z", "x?.y/z/1", "{ 1 } / 2 / 3", "} / 2 / 3",
        "1 / 2 / 3", "\"a\" / b / c", "$0/$1/2", "a /= b / c", "a.b / c.d / e", "self / 2 / 3", "a\n/ b\n/ c",
        "x\n  / 1 / y",
        "(/) + (/)", "reduce(1, /) + reduce(1, /)", "f(/, g: /)", "[/]\n[/]", "f(by: /) / f(by: /)",
        "func / (a: A, b: B) / {", "func /(a: A) { 5/ }", "static func /^/ (a: A)", "prefix operator /\nfoo/",
        "infix operator /^/ : P", "infix operator ./ : P\na ./ b ./ c",
        "x = / a/", "(/A.b, y: /C.d)", "x = /a /* b */ c", "f(x, in: y) / 2 / 3", "x.in / 2 / 3", "x = /\\/\ny",
        "x^ /^ x/", "^await /^ x/", "f(a, /)/",
    ]

    @Test("a slash where an operand ends or an operator is meant begins no regex", arguments: divisions)
    func checkDivision(_ source: String) {
        let result = tokenize(SourceFile(path: "snippet.swift", text: source))
        #expect(!result.tokens.contains { $0.kind == .regexLiteral })
        #expect(!result.tokens.contains { $0.kind == .unknown })
        #expect(result.diagnostics.isEmpty)
    }
}
