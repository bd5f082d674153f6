// Texts of configuration files in; the settings they come to, or what is said about them.
// What wins over a configuration is asked in the tests of the command line.

import Foundation
import SwiftDeclarations
import Testing

@testable import MockGeneration

struct ConfigurationTests {
    private func read(_ text: String, path: String = ".mockgen.json") -> ReadConfiguration {
        readConfiguration(SourceFile(path: path, text: text))
    }

    /// The errors and notes as the tool prints them.
    private func errors(_ text: String) -> [String] {
        let file = SourceFile(path: "c.json", text: text)
        var places = PlaceTable([file])
        return diagnosticText(readConfiguration(file).diagnostics, places: &places).split(separator: "\n")
            .map(String.init)
    }

    @Test func everyKeySetsItsSetting() {
        let result = read(
            """
            {
                "$schema": "x.json", "annotation": "@mock", "header": "// H\\n", "macro": "DEBUG",
                "customImports": ["A"], "excludeImports": ["B"], "testableImports": ["C", "D"],
                "excludeSuffixes": ["Mocks"], "exclude": ["Gen*"], "inheritFrom": ["Core", "/abs"],
                "moduleFolders": {"Core": "Lib"}, "mockFiles": ["M.swift"], "objcFrontend": "tokenizer", "clangArguments": ["-IA"], "useTemplateFunc": true, "mockAll": true, "mockFinal": true,
                "enableArgsHistory": true, "allowSetCallCount": true, "reset": true, "order": true,
                "disableCombineDefaultValues": true, "strict": true, "allowEmpty": true, "concurrencyLimit": 3,
                "access": "package", "defaultIsolation": "MainActor", "mockDefaultIsolation": "MainActor", "modules": ["M"], "inPlace": {"condition": "TESTING"},
            }
            """)
        var expected = Configuration()
        expected.annotation = "@mock"
        expected.header = "// H\n"
        expected.macro = "DEBUG"
        expected.customImports = ["A"]
        expected.excludedImports = ["B"]
        expected.testableImports = ["C", "D"]
        expected.excludedSuffixes = ["Mocks"]
        expected.excludedPatterns = ["Gen*"]
        expected.inheritedPaths = ["Core", "/abs"]
        expected.moduleFolders = ["Core": "Lib"]
        expected.mockPaths = ["M.swift"]
        expected.headerFrontend = "tokenizer"
        expected.clangArguments = ["-IA"]
        expected.usesTemplateFunction = true
        expected.mocksClasses = true
        expected.isFinal = true
        expected.recordsHistory = true
        expected.allowsSettingCallCount = true
        expected.writesReset = true
        expected.recordsOrder = true
        expected.disablesCombineDefaultValues = true
        expected.isStrict = true
        expected.allowsEmpty = true
        expected.concurrency = 3
        expected.access = .package
        expected.defaultIsolation = .every(.mainActor)
        expected.mockDefaultIsolation = "MainActor"
        expected.modules = ["M"]
        expected.inPlace = .enabled(condition: "TESTING")
        #expect(result.diagnostics == [])
        #expect(result.configuration == expected)
        #expect(result.entries.count == ConfigurationKey.all.count { $0.isSetting })
        #expect(result.entries.first == .init(key: "annotation", value: "\"@mock\""))
        #expect(result.entries.last == .init(key: "inPlace", value: "{\"condition\": \"TESTING\"}"))

        let options = Options(expected)
        #expect(options.annotation == "@mock")
        #expect(options.header == "// H\n")
        #expect(options.macro == "DEBUG")
        #expect(options.customImports == ["A"])
        #expect(options.excludedImports == ["B"])
        #expect(options.testableImports == ["C", "D"])
        #expect(options.mocksClasses && options.usesTemplateFunction)
        #expect(options.isFinal && options.recordsHistory && options.allowsSettingCallCount)
        #expect(!options.usesCombineSubjects)
        #expect(options.isStrict && options.allowsEmpty)
        #expect(options.access == .package)
        #expect(options.defaultIsolation == .mainActor)
        #expect(options.isolatedModules == [] && !options.isolatesSourcesByModule)
        #expect(options.concurrency == 3)
    }

    @Test func whatIsNotSetStaysAtItsDefault() {
        let result = read("{}")
        #expect(result.diagnostics == [])
        #expect(result.entries == [])
        #expect(result.configuration == Configuration())
        #expect("\(Options(result.configuration))" == "\(Options())")
    }

    @Test(arguments: [("true", Configuration.InPlace.enabled(condition: "DEBUG")), ("false", .disabled)])
    func inPlaceHasAShortForm(value: String, expected: Configuration.InPlace) {
        #expect(read("{\"inPlace\": \(value)}").configuration.inPlace == expected)
    }

    @Test(arguments: [
        (".mockgen.json", "Core"), ("App/.mockgen.json", "App/Core"), ("/x/c.json", "/x/Core"), ("../c", "../Core"),
    ])
    func inheritedPathsStartAtTheFile(path: String, expected: String) {
        let text = "{\"inheritFrom\": [\"Core\"], \"moduleFolders\": {\"M\": \"Core\"}}"
        let configuration = read(text, path: path).configuration
        #expect(configuration.inheritedPaths == [expected])
        #expect(configuration.moduleFolders == ["M": expected])
    }

    @Test(
        "default isolation by modules",
        arguments: [
            (["Core"], [], .nonisolated), (["Feature"], [], .mainActor), (["Core"], ["Feature"], .mainActor),
            ([], [], .nonisolated),
            (["Plain"], ["Feature"], .nonisolated),
        ] as [([String], [String], Options.DefaultIsolation)])
    func defaultIsolationByModules(testable: [String], custom: [String], expected: Options.DefaultIsolation) {
        var configuration = read(
            "{\"defaultIsolation\": {\"Feature\": \"MainActor\", \"Plain\": \"nonisolated\"}}"
        ).configuration
        (configuration.testableImports, configuration.customImports) = (testable, custom)
        let options = Options(configuration)
        #expect(options.defaultIsolation == expected)
        #expect(options.isolatedModules == ["Feature"])
        #expect(options.isolatesSourcesByModule)
    }

    @Test(arguments: [
        ("{\n  \"acess\": 1}", "c.json:2:3: error: unknown key 'acess'; did you mean 'access'?"),
        ("{\"custom-imports\": []}", "c.json:1:2: error: unknown key 'custom-imports'; did you mean 'customImports'?"),
        ("{\"STRICT\": true}", "c.json:1:2: error: unknown key 'STRICT'; did you mean 'strict'?"),
        ("{\"strict\": \"true\"}", "c.json:1:12: error: 'strict' must be true or false"),
        ("{\"strict\": null}", "c.json:1:12: error: 'strict' must be true or false"),
        ("{\"annotation\": true}", "c.json:1:16: error: 'annotation' must be a string in double quotes"),
        ("{\"annotation\": \"\"}", "c.json:1:16: error: 'annotation' must not be empty"),
        (
            "{\"header\": \"Copyright 2025 Example\"}",
            "c.json:1:12: error: 'header' must be comments; begin its lines with '//'"
        ),
        (
            "{\"header\": \"/* Copyright\"}",
            "c.json:1:12: error: 'header' must be comments; begin its lines with '//'"
        ),
        ("{\"macro\": \"\"}", "c.json:1:11: error: 'macro' must not be empty"),
        ("{\"macro\": \"A B\"}", "c.json:1:11: error: 'macro' must be a condition for '#if', such as \"DEBUG\""),
        (
            "{\"inPlace\": {\"condition\": \"A &&\"}}",
            "c.json:1:27: error: 'condition' must be a condition for '#if', such as \"DEBUG\""
        ),
        ("{\"exclude\": \"A\"}", "c.json:1:13: error: 'exclude' must be an array of strings; write [\"A\"]"),
        ("{\"exclude\": {}}", "c.json:1:13: error: 'exclude' must be an array of strings"),
        ("{\"exclude\": [\"A\", 1]}", "c.json:1:19: error: 'exclude' must contain only strings"),
        ("{\"customImports\": [\"\"]}", "c.json:1:20: error: 'customImports' must not contain an empty string"),
        (
            "{\"testableImports\": [\"A\", \"not a module\"]}",
            "c.json:1:27: error: 'testableImports' must contain only names of modules, which 'not a module' is not"
        ),
        ("{\"modules\": [\"\"]}", "c.json:1:14: error: 'modules' must not contain an empty string"),
        ("{\"concurrencyLimit\": 0}", "c.json:1:22: error: 'concurrencyLimit' must be a whole number, 1 or more"),
        ("{\"concurrencyLimit\": 1.5}", "c.json:1:22: error: 'concurrencyLimit' must be a whole number, 1 or more"),
        (
            "{\"concurrencyLimit\": 99999999999999999999}",
            "c.json:1:22: error: 'concurrencyLimit' must be a whole number, 1 or more"
        ),
        ("{\"concurrencyLimit\": \"4\"}", "c.json:1:22: error: 'concurrencyLimit' must be a whole number, 1 or more"),
        ("{\"access\": 1}", "c.json:1:12: error: 'access' must be one of \"public\", \"package\", \"internal\""),
        (
            "{\"access\": \"Public\"}",
            "c.json:1:12: error: 'access' must be one of \"public\", \"package\", \"internal\"; did you mean \"public\"?"
        ),
        (
            "{\"defaultIsolation\": \"mainActor\"}",
            "c.json:1:22: error: 'defaultIsolation' must be one of \"nonisolated\", \"MainActor\"; did you mean "
                + "\"MainActor\"?"
        ),
        (
            "{\"defaultIsolation\": {\"Core\": true}}",
            "c.json:1:31: error: 'defaultIsolation' must be one of \"nonisolated\", \"MainActor\""
        ),
        (
            "{\"defaultIsolation\": {\"My-Core\": \"MainActor\"}}",
            "c.json:1:23: error: 'defaultIsolation' must name modules, which 'My-Core' is not"
        ),
        (
            "{\"moduleFolders\": []}",
            "c.json:1:19: error: 'moduleFolders' must be an object such as {\"Core\": \"Lib\"}"
        ),
        ("{\"moduleFolders\": {\"Core\": \"\"}}", "c.json:1:28: error: 'moduleFolders' must not be empty"),
        (
            "{\"moduleFolders\": {\"My-Core\": \"Lib\"}}",
            "c.json:1:20: error: 'moduleFolders' must name modules, which 'My-Core' is not"
        ),
        (
            "{\"inPlace\": \"DEBUG\"}",
            "c.json:1:13: error: 'inPlace' must be true, false or an object such as {\"condition\": \"DEBUG\"}"
        ),
        ("{\"inPlace\": {}}", "c.json:1:13: error: 'inPlace' lacks its 'condition'"),
        ("{\"inPlace\": {\"condition\": \"\"}}", "c.json:1:27: error: 'condition' must not be empty"),
        ("{\"inPlace\": {\"conditon\": 1}}", "c.json:1:14: error: unknown key 'conditon'; did you mean 'condition'?"),
        ("[]", "c.json:1:1: error: the settings must be in braces: { \"key\": value }"),
        ("{\n\"strict\": tru\n}", "c.json:2:11: error: unknown word 'tru'; did you mean 'true'?"),
        ("{\"strict\"\r\n: true", "c.json:1:1: error: this bracket is never closed; add '}'"),
    ])
    func mistakesAreReportedAtTheirPlace(text: String, expected: String) {
        #expect(errors(text) == [expected])
    }

    @Test func keysThatAreSetTwice() {
        #expect(
            errors("{\"strict\": true,\n \"strict\": false}") == [
                "c.json:2:2: error: 'strict' is set twice", "c.json:1:2: note: it is set here first",
            ])
        #expect(
            errors("{\"inPlace\": {\"condition\": \"A\", \"condition\": \"B\"}}") == [
                "c.json:1:32: error: 'condition' is set twice", "c.json:1:14: note: it is set here first",
            ])
        // The same key, written with an escape.
        #expect(errors("{\"strict\": true, \"stric\\u0074\": true}").count == 2)
    }

    @Test(arguments: ["mocks", "zzz", "", String(repeating: "strict", count: 100_000)])
    func keysThatAreLikeNoOtherListTheKnownOnes(key: String) {
        let messages = errors("{\"\(key)\": true}")
        #expect(messages.count == 2)
        #expect(messages.first?.contains("unknown key '") == true)
        #expect(messages.last?.contains("note: the keys are '$schema', 'annotation', ") == true)
        #expect(messages.allSatisfy { $0.utf8.count < 500 })
    }

    @Test func everyMistakeIsReportedAndTheRestIsRead() {
        let result = read("{\"strict\": 1, \"mockFinal\": true, \"zzz\": {}, \"header\": []}")
        #expect(result.diagnostics.count == 3)
        #expect(result.configuration.isFinal == true)
        #expect(result.configuration.isStrict == nil)
    }

    // MARK: What goes with the keys

    @Test func theTemplateShowsEveryKey() throws {
        #expect(read(Configuration.template).entries == [])
        #expect(read(Configuration.template).diagnostics == [])
        #expect(Configuration.template.split(separator: "\n").allSatisfy { $0.count <= 120 })
        let lines = Configuration.template.components(separatedBy: "\n").map { line in
            line.hasPrefix("    // \"") ? line.replacing("// ", with: "", maxReplacements: 1) : line
        }
        let result = read(lines.joined(separator: "\n"))
        #expect(result.diagnostics == [])
        #expect(result.entries.map(\.key) == ConfigurationKey.all.filter(\.isSetting).map(\.name))
    }

    @Test func theTemplateShowsDefaults() {
        let defaults = Options()
        for key in ConfigurationKey.all {
            switch key.kind {
            case .boolean: #expect(key.sample == "false")
            case .modules, .strings: #expect(key.sample == "[]")
            case .word(_, let words): #expect(key.sample == "\"\(words[0])\"")
            case .defaultIsolation: #expect(key.sample == "\"\(defaults.defaultIsolation.rawValue)\"")
            case .moduleFolders: #expect(key.sample == "{}")
            case .ignored, .header, .string, .condition, .count, .access, .inPlace: break
            }
        }
        #expect(ConfigurationKey.all.first { $0.name == "annotation" }?.sample == "\"\(defaults.annotation)\"")
        #expect(!defaults.isFinal && !defaults.recordsHistory && !defaults.allowsSettingCallCount)
        #expect(!defaults.isStrict && !defaults.allowsEmpty && defaults.usesCombineSubjects)
    }

    private func documentation(_ name: String) throws -> Data {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: root.appendingPathComponent("Documentation/\(name)"))
    }

    @Test func theSchemaKnowsTheSameKeys() throws {
        let data = try documentation("mockgen.schema.json")
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
        #expect(schema["additionalProperties"] as? Bool == false)
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        #expect(properties.keys.sorted() == ConfigurationKey.all.map(\.name).sorted())
        for key in ConfigurationKey.all {
            let property = try #require(properties[key.name])
            #expect(property["description"] is String, "\(key.name)")
            let type = property["type"] as? String
            switch key.kind {
            case .ignored: #expect(type == "string")
            case .header: #expect(type == "string")
            case .string(_, let mayBeEmpty):
                #expect(type == "string")
                #expect((property["minLength"] as? Int == 1) == !mayBeEmpty)
            case .condition:
                #expect(type == "string")
                #expect(property["minLength"] as? Int == 1)
            case .modules, .strings: #expect(property["$ref"] as? String == "#/$defs/strings")
            case .boolean: #expect(type == "boolean")
            case .count: #expect(type == "integer")
            case .word(_, let words): #expect(property["enum"] as? [String] == words)
            case .access: #expect(property["enum"] as? [String] == Options.Access.allCases.map(\.rawValue))
            case .defaultIsolation:
                #expect((property["oneOf"] as? [Any])?.count == 2)
                let isolation = (schema["$defs"] as? [String: [String: Any]])?["isolation"]
                #expect(isolation?["enum"] as? [String] == Options.DefaultIsolation.allCases.map(\.rawValue))
            case .moduleFolders: #expect(type == "object")
            case .inPlace: #expect((property["oneOf"] as? [Any])?.count == 2)
            }
        }
    }

    @Test func thePageDescribesEveryKeyAndItsExamplesAreRight() throws {
        let page = String(decoding: try documentation("Configuration.md"), as: UTF8.self)
        for key in ConfigurationKey.all {
            #expect(page.contains("\n| [`\(key.name)`](#"), "\(key.name)")
            #expect(page.contains("\n### \(key.name)\n"), "\(key.name)")
        }
        let examples = page.components(separatedBy: "```json").dropFirst().compactMap { part in
            part.drop { $0 != "\n" }.components(separatedBy: "```").first
        }
        #expect(examples.count == ConfigurationKey.all.count + 1)
        for example in examples { #expect(errors(example) == [], "\(example)") }
    }
}
