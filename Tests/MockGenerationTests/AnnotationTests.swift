// Annotation arguments: what they set, and where the message points when they are wrong.
// Whether a key names a member is not asked here.

import Foundation
import SwiftDeclarations
import Testing

@testable import MockGeneration

struct AnnotationTests {
    /// The entries of an annotation comment as `section.key = value`, and the messages about it.
    private func read(_ comment: String) -> (entries: [String], mockName: String?, messages: [String]) {
        let file = SourceFile(path: "A.swift", text: comment + "\nprotocol P {}\n")
        guard case .type(let type)? = parse(file).declarations.first, let found = type.head.annotation else {
            return ([], nil, ["no annotation"])
        }
        var diagnostics: [Diagnostic] = []
        let annotation = Annotation(found, in: file, diagnostics: &diagnostics)
        let entries = Annotation.Section.allCases.flatMap { section in
            (annotation.entries[section] ?? []).map { "\(section.rawValue).\($0.key) = \($0.value)" }
        }
        let lines = LineTable(file)
        let messages = diagnostics.map { diagnostic in
            let location = lines.location(at: diagnostic.place?.offset ?? 0)
            return "\(location.line):\(location.column): \(diagnostic.message)"
        }
        return (entries, annotation.mockName, messages)
    }

    @Test(arguments: [
        ("/// @mockable", []),
        ("/// @mockable()", []),
        ("/// @mockable(history: a = true)", ["history.a = true"]),
        ("/// @mockable(history:a=true;b=false)", ["history.a = true", "history.b = false"]),
        ("/// @mockable(history: a = true; rx: all = ReplaySubject)", ["rx.all = ReplaySubject", "history.a = true"]),
        ("/** @mockable(history: a = true) */", ["history.a = true"]),
        ("/// @mockable(history: a = true;\n///           b = true)", ["history.a = true", "history.b = true"]),
        ("/**\n * @mockable(history: a = true;\n *   b = true)\n */", ["history.a = true", "history.b = true"]),
        ("/// @mockable(history: a = true;\r\n/// b = true)", ["history.a = true", "history.b = true"]),
        (
            "/// @mockable(typealias: T = (Int, [String: A]) -> Void; U = Set<(Int) -> B>)",
            ["typealias.T = (Int, [String: A]) -> Void", "typealias.U = Set<(Int) -> B>"]
        ),
        ("/// @mockable(typealias: T = any A & B)", ["typealias.T = any A & B"]),
        ("/// @mockable(module: prefix = Core)", ["module.prefix = Core"]),
        ("/// @mockable(reset: all = true; order: all = false)", ["reset.all = true", "order.all = false"]),
        ("/// @mockable(combine: a = @Published b)", ["combine.a = @Published b"]),
        (
            "/// @mockable(history: größe = true; `default` = true)",
            ["history.größe = true", "history.`default` = true"]
        ),
        ("/// @mockable(override: a = Outer.AMock)", ["override.a = Outer.AMock"]),
        (
            "/// @mockable(history: a = true)\n/// @mockable(history: b = true)",
            ["history.a = true", "history.b = true"]
        ),
        ("/// @mockable(history: a = true)(rx: b = ReplaySubject)", ["rx.b = ReplaySubject", "history.a = true"]),
    ])
    func reads(comment: String, expected: [String]) {
        let result = read(comment)
        #expect(result.entries == expected)
        #expect(result.messages == [])
    }

    @Test(arguments: [
        ("/// @mockable(history)", "1:15: expected ':' after section 'history'"),
        ("/// @mockable(a = true)", "1:15: expected a section such as 'history:' before 'a'"),
        ("/// @mockable(history: a)", "1:24: expected 'a = value' in section 'history'"),
        ("/// @mockable(history: a =)", "1:24: 'a' has no value"),
        (
            "/// @mockable(history: a = maybe)",
            "1:24: 'maybe' is no value for 'a' in section 'history'; use one of 'true', 'false'"
        ),
        ("/// @mockable(histroy: a = true)", "1:15: unknown annotation section 'histroy'; did you mean 'history'?"),
        (
            "/// @mockable(history: a = true;\n///    hstory: b = true)",
            "2:8: unknown annotation section 'hstory'; did you mean 'history'?"
        ),
        (
            "/**\n  * @mockable(history: a = true; +)\n  */",
            "2:34: expected 'section: key = value; key = value' in the annotation"
        ),
        (
            "/// @mockable(typealias: T = Int, U = Int)",
            "1:26: 'Int, U = Int' is no type; a ';' separates one 'key = value' from the next"
        ),
        (
            "/// @mockable(typealias: T = 1)",
            "1:26: '1' is no type; a ';' separates one 'key = value' from the next"
        ),
        ("/// @mockable(reset: load = true)", "1:22: unknown key 'load' in section 'reset'; it knows 'all'"),
        (
            "/// @mockable(order: all = yes)",
            "1:22: 'yes' is no value for 'all' in section 'order'; use one of 'true', 'false'"
        ),
        ("/// @mockable(module: prefix = a b)", "1:23: 'a b' is no module name"),
        ("/// @mockable(module: name = A)", "1:23: unknown key 'name' in section 'module'; it knows 'prefix'"),
    ])
    func reports(comment: String, message: String) {
        #expect(read(comment).messages == [message])
    }

    @Test(arguments: [
        ("override: name = FooMock", "FooMock"), ("override: foo = Bar; name = `Other`", "`Other`"),
        ("override: foo = FooMock", nil), ("module: prefix = name", nil),
    ])
    func namesTheMock(arguments: String, expected: String?) {
        let result = read("/// @mockable(\(arguments))")
        #expect(result.mockName == expected)
        #expect(result.messages == [])
        #expect(!result.entries.contains { $0.hasPrefix("override.name") })
    }

    @Test func refusesASecondName() {
        let result = read("/// @mockable(override: name = A; name = B)")
        #expect(result.mockName == "A")
        #expect(result.messages == ["1:35: the mock is named 'A' already; remove one of the names"])
    }

    @Test(arguments: ["Outer.FooMock", "Foo<Int>", "1", "class", "A {} class B"])
    func refusesNamesThatNoTypeCanHave(name: String) {
        #expect(
            read("/// @mockable(override: name = \(name))").messages.first == "1:25: '\(name)' is no name for a mock")
    }

    @Test(arguments: [
        ("laod", "load"), ("lod", "load"), ("loads", "load"), ("LOAD", "load"), ("sbscript", "subscript"),
        ("save", nil), ("x", nil), ("", nil),
    ])
    func suggestions(word: String, expected: String?) {
        #expect(closest(to: word, among: ["load", "subscript"]) == expected)
    }

    /// What a parent says of its members; types that it makes may be unknown to another module.
    @Test func settingsOfParents() {
        let parent = """
            /// @mockable(override: logger = SilentLogger; history: run = true; combine: all = CurrentValueSubject)
            protocol Base { var logger: Logger { get }; func run(_ a: Int); var s: AnyPublisher<Int, Never> { get } }
            """
        let child = """
            /// @mockable(history: stop = true)
            protocol Child: Base { func stop(_ a: Int); var t: AnyPublisher<Int, Never> { get } }
            """
        let both = generate(
            from: [SourceFile(path: "A.swift", text: child), SourceFile(path: "B.swift", text: parent)],
            options: Options())
        let alone = generate(
            from: [SourceFile(path: "A.swift", text: child)],
            inheritOnly: [SourceFile(path: "B.swift", text: parent)], options: Options())
        for generation in [both, alone] {
            #expect(generation.diagnostics.map(\.message) == [])
            let mock = generation.output.components(separatedBy: "class BaseMock")[0]
            for member in ["stopArgValues", "runArgValues", "sSubject: CurrentValueSubject", "tSubject: Passthrough"] {
                #expect(mock.contains(member))
            }
            #expect(mock.contains("SilentLogger()") == (generation.output == both.output))
        }
    }
}
