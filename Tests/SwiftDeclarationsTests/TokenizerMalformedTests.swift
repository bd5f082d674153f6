// Malformed texts: how many messages, where, and where the tokens go on; and that no text takes long.

import SwiftDeclarations
import Testing

/// A malformed text, its messages, and its tokens.
struct MalformedText: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let diagnostics: [(UInt32, String)]
    let tokens: [(Token.Kind, String)]

    init(_ source: String, _ diagnostics: [(UInt32, String)], _ tokens: [(Token.Kind, String)]) {
        self.init(bytes: Array(source.utf8), diagnostics, tokens)
    }

    init(bytes: [UInt8], _ diagnostics: [(UInt32, String)], _ tokens: [(Token.Kind, String)]) {
        self.bytes = bytes
        self.diagnostics = diagnostics
        self.tokens = tokens
    }

    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }
}

@Suite("tokenizer: malformed texts")
struct TokenizerMalformedTests {
    static let string = "unterminated string literal"
    static let multiline = "unterminated multi-line string literal"
    static let regex = "unterminated regex literal"
    static let character = "invalid character in source file"
    static let utf8 = "invalid UTF-8 found in source file"

    static let texts: [MalformedText] = [
        // Comments.
        MalformedText("a /* b", [(2, "unterminated '/*' comment")], [(.identifier, "a")]),
        MalformedText("a /* /* */", [(2, "unterminated '/*' comment")], [(.identifier, "a")]),
        MalformedText(
            "a */ b", [(2, "unexpected end of block comment")],
            [
                (.identifier, "a"), (.unknown, "*/"), (.identifier, "b"),
            ]),
        // Strings.
        MalformedText("\"a\nb", [(0, string)], [(.stringLiteral, "\"a"), (.identifier, "b")]),
        MalformedText("\"a\r\nb", [(0, string)], [(.stringLiteral, "\"a"), (.identifier, "b")]),
        MalformedText("\"a\\", [(0, string)], [(.stringLiteral, "\"a\\")]),
        MalformedText(
            "x \"\\(1\n) y", [(2, string)],
            [
                (.identifier, "x"), (.stringLiteral, "\"\\(1"), (.rightParen, ")"), (.identifier, "y"),
            ]),
        MalformedText(
            "\"\\(1 /*\n*/)\"", [(0, string), (8, "unexpected end of block comment"), (11, string)],
            [
                (.stringLiteral, "\"\\(1 /*"), (.unknown, "*/"), (.rightParen, ")"), (.stringLiteral, "\""),
            ]),
        MalformedText("\"\\(\"a\nb", [(0, string)], [(.stringLiteral, "\"\\(\"a"), (.identifier, "b")]),
        MalformedText("\"\"\"\na\\(b", [(0, multiline)], [(.stringLiteral, "\"\"\"\na\\(b")]),
        MalformedText(
            "\"\"\"\n\\(\"a)\nb\n\"\"\" c", [(6, string)],
            [
                (.stringLiteral, "\"\"\"\n\\(\"a)\nb\n\"\"\""), (.identifier, "c"),
            ]),
        MalformedText("#\"a\"\nb", [(0, string)], [(.stringLiteral, "#\"a\""), (.identifier, "b")]),
        MalformedText("#\"\"\"\n\"\"\"", [(0, multiline)], [(.stringLiteral, "#\"\"\"\n\"\"\"")]),
        MalformedText(
            "#\"a\"##", [(5, "'#' is not followed by a name")], [(.stringLiteral, "#\"a\"#"), (.unknown, "#")]),
        MalformedText(
            "'a' b", [(0, "single-quoted string literal found, use '\"'")],
            [
                (.stringLiteral, "'a'"), (.identifier, "b"),
            ]),
        MalformedText("'a\nb", [(0, string)], [(.stringLiteral, "'a"), (.identifier, "b")]),
        // Regexes.
        MalformedText("#/a/ b\nc", [(0, regex)], [(.regexLiteral, "#/a/ b"), (.identifier, "c")]),
        MalformedText(
            "#/ \na\n#/\nb", [(0, regex), (6, regex)],
            [
                (.regexLiteral, "#/ "), (.identifier, "a"), (.regexLiteral, "#/"), (.identifier, "b"),
            ]),
        // Words.
        MalformedText(
            "`a\nb", [(0, "unterminated raw identifier")],
            [
                (.unknown, "`"), (.identifier, "a"), (.identifier, "b"),
            ]),
        MalformedText("``", [(0, "raw identifier cannot be empty")], [(.unknown, "``")]),
        MalformedText(
            "$ a", [(0, "'$' is not an identifier; use backticks to escape it")],
            [
                (.unknown, "$"), (.identifier, "a"),
            ]),
        MalformedText("### a", [(0, "'#' is not followed by a name")], [(.unknown, "###"), (.identifier, "a")]),
        MalformedText(
            "x <#T##Int#>?", [(2, "editor placeholder in source file")],
            [
                (.identifier, "x"), (.unknown, "<#T##Int#>"), (.postfixQuestion, "?"),
            ]),
        // Merge conflicts, of which neither side counts.
        MalformedText(
            "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other\nd",
            [(2, "source control conflict marker in source file; resolve the conflict")],
            [
                (.identifier, "a"), (.unknown, "<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> other"), (.identifier, "d"),
            ]),
        MalformedText(
            "<<<<<<< HEAD\n>>>>>>> other",
            [(0, "source control conflict marker in source file; resolve the conflict")],
            [(.unknown, "<<<<<<< HEAD\n>>>>>>> other")]),
        MalformedText("<<<<<<< a\n x", [], [(.operator, "<<<<<<<"), (.identifier, "a"), (.identifier, "x")]),
        MalformedText(
            "a <<<<<<< b\n>>>>>>> c", [],
            [
                (.identifier, "a"), (.operator, "<<<<<<<"), (.identifier, "b"), (.operator, ">>>>>>>"),
                (.identifier, "c"),
            ]),
        // Stray bytes.
        MalformedText(
            "a \u{1}\u{2}b", [(2, character)],
            [
                (.identifier, "a"), (.unknown, "\u{1}\u{2}"), (.identifier, "b"),
            ]),
        MalformedText(
            "“a”", [(0, character), (4, character)],
            [
                (.unknown, "“"), (.identifier, "a"), (.unknown, "”"),
            ]),
        MalformedText(" \u{301}a", [(1, character)], [(.unknown, "\u{301}"), (.identifier, "a")]),
        MalformedText(
            bytes: [0x61, 0xFF, 0xC0, 0x80, 0x62], [(1, utf8)],
            [
                (.identifier, "a"), (.unknown, "\u{FFFD}\u{FFFD}\u{FFFD}"), (.identifier, "b"),
            ]),
        // A surrogate, and a scalar cut off by the end of the file.
        MalformedText(bytes: [0xED, 0xA0, 0x80], [(0, utf8)], [(.unknown, "\u{FFFD}\u{FFFD}\u{FFFD}")]),
        MalformedText(bytes: [0x61, 0xF0, 0x9F], [(1, utf8)], [(.identifier, "a"), (.unknown, "\u{FFFD}")]),
        // Bytes that are not UTF-8 are no business of the tokenizer in strings and comments.
        MalformedText(bytes: [0x22, 0xFF, 0x22, 0x2F, 0x2F, 0xFF], [], [(.stringLiteral, "\"\u{FFFD}\"")]),
    ]

    @Test("one message per construct, and the tokens go on", arguments: texts)
    func malformed(_ text: MalformedText) {
        let file = SourceFile(path: "snippet.swift", bytes: text.bytes)
        let result = tokenize(file)
        let diagnostics = result.diagnostics.map { "\($0.place.map { "\($0.path):\($0.offset)" } ?? "") \($0.message)" }
        #expect(diagnostics == text.diagnostics.map { "snippet.swift:\($0) \($1)" })
        let tokens = result.tokens.dropLast().map { "\($0.kind) \(file.text($0.range))" }
        #expect(tokens == text.tokens.map { "\($0) \($1)" })
    }

    @Test("deep interpolation is read to a limit, and reported once beyond it")
    func deepInterpolation() {
        func nest(_ depth: Int) -> String {
            String(repeating: "\"\\(", count: depth) + "1" + String(repeating: ")\"", count: depth)
        }
        let shallow = SourceFile(path: "snippet.swift", text: nest(200) + " x")
        #expect(tokenize(shallow).tokens.map(\.kind) == [.stringLiteral, .identifier, .endOfFile])
        #expect(tokenize(shallow).diagnostics.isEmpty)
        let deep = SourceFile(path: "snippet.swift", text: nest(201) + "\nx")
        #expect(tokenize(deep).tokens.map(\.kind) == [.stringLiteral, .identifier, .endOfFile])
        #expect(tokenize(deep).diagnostics.map(\.message) == ["string interpolations are nested too deeply"])
    }

    /// Units that would cost quadratic time if each looked ahead through all that follow it.
    static let units: [String] = [
        "\"\\(", "\"\"\"\n\\(", "#\"\"\"\\#(", "#\"\"\"\\#(\"", "/*", "/*\"", "*/", "#/\n", "##/ \n#/", "(/ ", "=/a ",
        " /\\/", "(/[(", ",/a\\", "#", "# ", "`", "<#", "<<#", "'", "((", "1.", "0x1.", "..", "\u{301}", "\\", "\\#",
        "\"", "#\"", "#\"\"\"", "-/", "?", "$", "/)",
    ]

    @Test("repetition takes linear time", .timeLimit(.minutes(1)), arguments: units)
    func repetition(_ unit: String) {
        let file = SourceFile(path: "snippet.swift", text: String(repeating: unit, count: 60_000))
        #expect(tokenize(file).tokens.last?.kind == .endOfFile)
    }
}
