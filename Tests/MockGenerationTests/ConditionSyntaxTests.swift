// Which texts can stand behind `#if`.

import Testing

@testable import MockGeneration

struct ConditionSyntaxTests {
    @Test(arguments: [
        "DEBUG", "!DEBUG", "A && !B || C", "(A || B) && C", "!(A && !(B || C))", "os(iOS)", "compiler(>=6)",
        "canImport(UIKit, _version: 1.2)", "true", "0", "((A))",
    ])
    func conditions(text: String) {
        #expect(isCompilationCondition(text))
    }

    @Test(arguments: ["", "A B", "A &&", "&& A", "(A", "A)", "A && (B", "()", "!", "os(iOS", "A == B", "A) && (B"])
    func others(text: String) {
        #expect(!isCompilationCondition(text))
    }

    @Test func parenthesesMayBeNestedDeeply() {
        let (open, close) = (String(repeating: "(", count: 200_000), String(repeating: ")", count: 200_000))
        #expect(isCompilationCondition("\(open)A\(close)"))
        #expect(!isCompilationCondition(open))
    }

    @Test(arguments: [
        ("App", true), ("App.Part", true), ("struct App.User", true), ("`class`", true), ("Größe", true), ("", false),
        (" ", false), ("not a module", false), ("App;", false), ("App\nimport B", false), ("App // remark", false),
        ("App-Tests", false), ("1", false), ("@testable App", false), ("struct", false),
    ])
    func imports(text: String, isImportable: Bool) {
        #expect(MockGeneration.isImportable(text) == isImportable)
    }
}
