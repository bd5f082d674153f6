// JSON texts, well-formed and not: values, and where mistakes are found.

import SwiftDeclarations
import Testing

@testable import MockGeneration

struct ConfigurationSyntaxTests {
    private func parse(_ text: String) throws(JSONFailure) -> JSONValue {
        try jsonValue(of: SourceFile(path: "c.json", text: text))
    }

    /// The failure as `offset: message`.
    private func failure(of bytes: [UInt8]) -> String? {
        do throws(JSONFailure) {
            _ = try jsonValue(of: SourceFile(path: "c.json", bytes: bytes))
            return nil
        } catch {
            return "\(error.offset): \(error.message)"
        }
    }

    @Test(arguments: [
        ("{}", "{}"), ("[]", "[]"), (" true ", "true"), ("false", "false"), ("null", "null"),
        ("{\"a\":1,\"b\":[true,null],\"c\":{}}", "{\"a\": 1, \"b\": [true, null], \"c\": {}}"),
        ("{\"a\": 1,}", "{\"a\": 1}"), ("[1,]", "[1]"), ("[1, 2 ,\n]", "[1, 2]"),
        ("// a\n{ // b\r\"a\" /* c */ : /***/ 1 // d\r\n, /* * / \n */ } // e", "{\"a\": 1}"),
        ("\u{FEFF}{}", "{}"), ("\t\r\n{}\n", "{}"), ("{}//", "{}"), ("{}/**/", "{}"),
        ("[0, -0, 12, -1.5e3, 1E+2, 0.25, 1e-9]", "[0, -0, 12, -1.5e3, 1E+2, 0.25, 1e-9]"),
        (#""""#, #""""#), (#""a // b /* c""#, #""a // b /* c""#),
        (#""\"\\\/\n\r\t""#, #""\"\\/\n\r\t""#), (#""\u0041\u00e9\ud83d\uDE00""#, #""Aé😀""#),
        (#""\b\f\u0000""#, #""\u0008\u000c\u0000""#), ("\"é日本😀\"", "\"é日本😀\""),
    ])
    func values(text: String, expected: String) throws {
        let value = try parse(text)
        #expect(value.text == expected)
        #expect(try parse(value.text).text == expected)
    }

    @Test(arguments: [
        ("", "0: the file is empty; an empty configuration is '{}'"),
        (" // nothing\n", "0: the file is empty; an empty configuration is '{}'"),
        ("{} x", "3: unexpected 'x' behind the end of the configuration"),
        ("{", "0: this bracket is never closed; add '}'"),
        ("{\"a\": [1, 2", "6: this bracket is never closed; add ']'"),
        ("{\"a\": 1", "0: this bracket is never closed; add '}'"),
        ("{\"a\": 1,", "0: this bracket is never closed; add '}'"),
        ("{\"a\":", "5: expected a value, but the file ends here"),
        ("{\"a\"", "4: expected ':' after the key 'a'"),
        ("{\"a\" 1}", "5: expected ':' after the key 'a'"),
        ("{\"a\": }", "6: expected a value instead of '}'"),
        ("{,}", "1: expected a key in double quotes instead of ','"),
        ("{\"a\": 1,,}", "8: expected a key in double quotes instead of ','"),
        ("[,]", "1: expected a value instead of ','"),
        ("{\"a\": 1\n \"b\": 2}", "7: expected ',' or '}' here, before '\"'"),
        ("[1 2]", "2: expected ',' or ']' here, before '2'"), ("[1}", "2: expected ',' or ']' here, before '}'"),
        ("{strict: true}", "1: keys are in double quotes: \"strict\""),
        ("{'a': 1}", "1: expected a key in double quotes instead of '''"),
        ("['a']", "1: expected a value instead of '''; strings are in double quotes"),
        ("[True]", "1: unknown word 'True'; did you mean 'true'?"),
        ("[yes]", "1: unknown word 'yes'; strings are in double quotes"),
        ("[\"a]", "1: the string is never closed; add '\"'"),
        ("[\"a\nb\"]", "1: the string is never closed; add '\"'"),
        ("[\"a\tb\"]", "3: write this control character as '\\t'"),
        ("[\"a\u{1}\"]", "3: write this control character as an escape such as '\\u0001'"),
        ("[\"\\", "1: the string is never closed; add '\"'"),
        ("[\"\\q\"]", "2: unknown escape; a backslash itself is written '\\\\'"),
        ("[\"\\u12\"]", "2: '\\u' needs four hexadecimal digits"), ("\"\\u", "1: '\\u' needs four hexadecimal digits"),
        ("\"\\u-001\"", "1: '\\u' needs four hexadecimal digits"),
        ("\"\\ud83d\"", "1: this escape is half of a character"),
        ("\"\\ud83d\\u0041\"", "1: this escape is half of a character"),
        ("\"\\ude00\"", "1: this escape is half of a character"),
        ("{} /* x", "3: the comment is never closed; end it with '*/'"),
        ("/*/", "0: the comment is never closed; end it with '*/'"),
        ("{} / x", "3: a comment begins with '//' or '/*'"), ("{} /", "3: a comment begins with '//' or '/*'"),
        ("[01]", "1: this is not a number"), ("[-]", "1: this is not a number"), ("[1.]", "1: this is not a number"),
        ("[1e]", "1: this is not a number"), ("[0x1F]", "1: this is not a number"), ("[1a]", "1: this is not a number"),
        ("[+1]", "1: expected a value instead of '+'"), ("[.5]", "1: expected a value instead of '.'"),
        ("[\u{2028}]", "1: unknown word '\u{2028}'; strings are in double quotes"),
    ])
    func mistakes(text: String, expected: String) {
        #expect(failure(of: Array(text.utf8)) == expected)
    }

    @Test func invalidText() {
        #expect(failure(of: Array("{\"".utf8) + [0xFF]) == "2: the file is not valid UTF-8")
    }

    @Test func nestingHasALimit() throws {
        let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
        #expect(throws: Never.self) { try parse(deep(64)) }
        #expect(failure(of: Array(deep(65).utf8)) == "64: the brackets are nested too deeply")
        #expect(failure(of: Array(repeating: UInt8(ascii: "["), count: 1_000_000))?.hasPrefix("64: ") == true)
        // The limit is on nesting, not on the number of brackets.
        #expect(throws: Never.self) { try parse("[" + String(repeating: "[],", count: 1000) + "]") }
    }

    @Test func everyPrefixAndEveryChangedByteEnds() {
        let text = #"{ "a": ["x\n\u00e9\ud83d\ude00", 1.5e-3, true], // c"# + "\n \"b\": {\"é\": null,}, /* d */ }"
        let bytes = Array(text.utf8)
        #expect(failure(of: bytes) == nil)
        for end in bytes.indices { #expect(failure(of: Array(bytes[..<end])) != nil) }
        for index in bytes.indices {
            for byte in [0, 9, 10, 0x22, 0x2C, 0x2F, 0x30, 0x5B, 0x5C, 0x5D, 0x75, 0x7B, 0x7D, 0xC3, 0xFF] as [UInt8] {
                var changed = bytes
                changed[index] = byte
                _ = failure(of: changed)
                changed.remove(at: index)
                _ = failure(of: changed)
            }
        }
    }

    @Test func messagesStayOnOneShortLine() {
        #expect(printable("a\nb\u{7F}") == "a\\nb\\u{7F}")
        #expect(printable(String(repeating: "x", count: 100)) == String(repeating: "x", count: 60) + "…")
    }
}
