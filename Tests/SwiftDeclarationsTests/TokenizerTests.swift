// The tokens of small texts: words, numbers, operators, punctuation, trivia.
// Strings and regexes have files of their own, and so have malformed texts and the tiling property.

import SwiftDeclarations
import Testing

/// A text and the tokens it is made of, `endOfFile` left out.
struct Snippet: CustomTestStringConvertible, Sendable {
    let source: String
    let tokens: [(Token.Kind, String)]

    init(_ source: String, _ tokens: [(Token.Kind, String)]) {
        self.source = source
        self.tokens = tokens
    }

    var testDescription: String { source.debugDescription }

    /// Compares with what the tokenizer makes of the text, which must be well-formed.
    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let file = SourceFile(path: "snippet.swift", text: source)
        let result = tokenize(file)
        let actual = result.tokens.dropLast().map { "\($0.kind) \(file.text($0.range))" }
        #expect(actual == tokens.map { "\($0) \($1)" }, sourceLocation: sourceLocation)
        #expect(result.diagnostics.isEmpty, sourceLocation: sourceLocation)
    }

    typealias SourceLocation = Testing.SourceLocation
}

@Suite("tokenizer")
struct TokenizerTests {
    static let words: [Snippet] = [
        Snippet("", []),
        Snippet(
            "foo _bar x1 a$b", [(.identifier, "foo"), (.identifier, "_bar"), (.identifier, "x1"), (.identifier, "a$b")]),
        Snippet(
            "größe 変数 😀 e\u{301}x",
            [
                (.identifier, "größe"), (.identifier, "変数"), (.identifier, "😀"), (.identifier, "e\u{301}x"),
            ]),
        Snippet("$0 $projected", [(.dollarIdentifier, "$0"), (.dollarIdentifier, "$projected")]),
        Snippet(
            "`class` `a name, (odd)!` `$`",
            [
                (.escapedIdentifier, "`class`"), (.escapedIdentifier, "`a name, (odd)!`"), (.escapedIdentifier, "`$`"),
            ]),
        Snippet(
            "#if #elseif #else #endif #selector #iffy #ify(x)",
            [
                (.poundIf, "#if"), (.poundElseif, "#elseif"), (.poundElse, "#else"), (.poundEndif, "#endif"),
                (.poundWord, "#selector"), (.poundWord, "#iffy"), (.poundWord, "#ify"), (.leftParen, "("),
                (.identifier, "x"), (.rightParen, ")"),
            ]),
    ]

    @Test("words", arguments: words)
    func checkWords(_ snippet: Snippet) { snippet.check() }

    static let numbers: [Snippet] = [
        Snippet(
            "0 1_000 0xFF_a 0o17 0b10_1",
            [
                (.integerLiteral, "0"), (.integerLiteral, "1_000"), (.integerLiteral, "0xFF_a"),
                (.integerLiteral, "0o17"),
                (.integerLiteral, "0b10_1"),
            ]),
        Snippet(
            "1.5 1e9 1_0.0_1E-1_0 0x1p4 0x1.8P-3",
            [
                (.floatLiteral, "1.5"), (.floatLiteral, "1e9"), (.floatLiteral, "1_0.0_1E-1_0"),
                (.floatLiteral, "0x1p4"),
                (.floatLiteral, "0x1.8P-3"),
            ]),
        Snippet("1.foo", [(.integerLiteral, "1"), (.period, "."), (.identifier, "foo")]),
        Snippet("1.5.foo", [(.floatLiteral, "1.5"), (.period, "."), (.identifier, "foo")]),
        Snippet("0..<5", [(.integerLiteral, "0"), (.operator, "..<"), (.integerLiteral, "5")]),
        Snippet("0xff.description", [(.integerLiteral, "0xff"), (.period, "."), (.identifier, "description")]),
        Snippet("0xff.fp", [(.integerLiteral, "0xff"), (.period, "."), (.identifier, "fp")]),
        Snippet(
            "x.0.1",
            [
                (.identifier, "x"), (.period, "."), (.integerLiteral, "0"), (.period, "."), (.integerLiteral, "1"),
            ]),
        Snippet("-1", [(.operator, "-"), (.integerLiteral, "1")]),
        // What sticks to a number belongs to it; the compiler complains, and this tool need not.
        Snippet(
            "12ab 0b12 1e 0x 1e5x 0x1.8",
            [
                (.integerLiteral, "12ab"), (.integerLiteral, "0b12"), (.floatLiteral, "1e"), (.integerLiteral, "0x"),
                (.floatLiteral, "1e5x"), (.floatLiteral, "0x1.8"),
            ]),
    ]

    @Test("numbers", arguments: numbers)
    func checkNumbers(_ snippet: Snippet) { snippet.check() }

    static let operators: [Snippet] = [
        Snippet("a >>= b", [(.identifier, "a"), (.operator, ">>="), (.identifier, "b")]),
        Snippet(
            "A<B<C>>",
            [
                (.identifier, "A"), (.operator, "<"), (.identifier, "B"), (.operator, "<"), (.identifier, "C"),
                (.operator, ">>"),
            ]),
        Snippet("A<B>?", [(.identifier, "A"), (.operator, "<"), (.identifier, "B"), (.operator, ">?")]),
        Snippet(
            "a ≤ b ⊕= c",
            [
                (.identifier, "a"), (.operator, "≤"), (.identifier, "b"), (.operator, "⊕="), (.identifier, "c"),
            ]),
        Snippet("() -> Int", [(.leftParen, "("), (.rightParen, ")"), (.arrow, "->"), (.identifier, "Int")]),
        Snippet("a ->> b", [(.identifier, "a"), (.operator, "->>"), (.identifier, "b")]),
        Snippet(
            "a=b==c",
            [
                (.identifier, "a"), (.equal, "="), (.identifier, "b"), (.operator, "=="), (.identifier, "c"),
            ]),
        Snippet("Int??", [(.identifier, "Int"), (.postfixQuestion, "?"), (.postfixQuestion, "?")]),
        Snippet(
            "[T]?()!",
            [
                (.leftBracket, "["), (.identifier, "T"), (.rightBracket, "]"), (.postfixQuestion, "?"),
                (.leftParen, "("),
                (.rightParen, ")"), (.postfixExclaim, "!"),
            ]),
        Snippet(
            "try? x! ?? y",
            [
                (.identifier, "try"), (.postfixQuestion, "?"), (.identifier, "x"), (.postfixExclaim, "!"),
                (.operator, "??"), (.identifier, "y"),
            ]),
        Snippet(
            "a ? b : !c",
            [
                (.identifier, "a"), (.operator, "?"), (.identifier, "b"), (.colon, ":"), (.operator, "!"),
                (.identifier, "c"),
            ]),
        Snippet(
            "f(!x)",
            [
                (.identifier, "f"), (.leftParen, "("), (.operator, "!"), (.identifier, "x"), (.rightParen, ")"),
            ]),
        Snippet(
            ".a ... .+ a.b",
            [
                (.period, "."), (.identifier, "a"), (.operator, "..."), (.operator, ".+"), (.identifier, "a"),
                (.period, "."), (.identifier, "b"),
            ]),
        // "If an operator doesn't begin with a dot, it can't contain a dot elsewhere."
        Snippet("a +.b", [(.identifier, "a"), (.operator, "+"), (.period, "."), (.identifier, "b")]),
        Snippet("+/*x*/-", [(.operator, "+"), (.operator, "-")]),
        Snippet("+//x", [(.operator, "+")]),
        Snippet(
            "A & B && c",
            [
                (.identifier, "A"), (.operator, "&"), (.identifier, "B"), (.operator, "&&"), (.identifier, "c"),
            ]),
        Snippet(
            "func <<T>(a: T)",
            [
                (.identifier, "func"), (.operator, "<<"), (.identifier, "T"), (.operator, ">"), (.leftParen, "("),
                (.identifier, "a"), (.colon, ":"), (.identifier, "T"), (.rightParen, ")"),
            ]),
        Snippet("~Copyable", [(.operator, "~"), (.identifier, "Copyable")]),
    ]

    @Test("operators", arguments: operators)
    func checkOperators(_ snippet: Snippet) { snippet.check() }

    static let punctuation: [Snippet] = [
        Snippet(
            "@a{};,:()[]\\.b",
            [
                (.at, "@"), (.identifier, "a"), (.leftBrace, "{"), (.rightBrace, "}"), (.semicolon, ";"), (.comma, ","),
                (.colon, ":"), (.leftParen, "("), (.rightParen, ")"), (.leftBracket, "["), (.rightBracket, "]"),
                (.backslash, "\\"), (.period, "."), (.identifier, "b"),
            ])
    ]

    @Test("punctuation", arguments: punctuation)
    func checkPunctuation(_ snippet: Snippet) { snippet.check() }

    static let trivia: [Snippet] = [
        Snippet("a// b\nc", [(.identifier, "a"), (.identifier, "c")]),
        Snippet("a/* /* b */ \" */c", [(.identifier, "a"), (.identifier, "c")]),
        Snippet("/*/ a */b/**/", [(.identifier, "b")]),
        Snippet("\u{FEFF}#!/usr/bin/swift\na", [(.identifier, "a")]),
        Snippet("a\u{0B}\u{0C}\0\u{A0}b", [(.identifier, "a"), (.identifier, "b")]),
        // A byte order mark elsewhere is a character of an identifier, for the compiler too.
        Snippet("a \u{FEFF}b", [(.identifier, "a"), (.identifier, "\u{FEFF}b")]),
    ]

    @Test("trivia", arguments: trivia)
    func checkTrivia(_ snippet: Snippet) { snippet.check() }

    @Test(
        "line starts",
        arguments: [
            ("", [true]), ("a b", [true, false, false]), ("a\nb\r\nc\rd\n", [true, true, true, true, true]),
            ("a /*\n*/ b // c\n", [true, true, true]), ("a /**/ b", [true, false, false]),
            ("x \"\"\"\n\\(/*\n*/1)\n\"\"\" y", [true, false, false, false]),
        ]
    )
    func lineStarts(_ source: String, _ expected: [Bool]) {
        let file = SourceFile(path: "snippet.swift", text: source)
        #expect(tokenize(file).tokens.map(\.startsLine) == expected)
    }

    @Test("every keyword is found by its spelling, and only as a plain identifier")
    func keywords() {
        var rawValue: UInt8 = 1
        while let keyword = Keyword(rawValue: rawValue) {
            let text = "\(keyword) \(keyword)s `\(keyword)` x\(keyword) #\(keyword)"
            let found = tokenize(SourceFile(path: "snippet.swift", text: text)).tokens.map(\.keyword)
            #expect(found.first == keyword)
            #expect(!found.dropFirst().contains(keyword))
            rawValue += 1
        }
        #expect(rawValue > 100)
        #expect(tokenize(SourceFile(path: "snippet.swift", text: "unsafeMutableAddress")).tokens[0].keyword != .none)
    }
}
