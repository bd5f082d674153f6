// Declarations as compact text, which the parser's tests compare; and the tests of the text itself.
// One line per declaration, members indented, annotation comments at the end of their line.

import SwiftDeclarations
import Testing

/// The declarations of a source text as one line each. For example: `public func f(x: Int) async -> Int`
func dump(_ text: String) -> String {
    let file = parse(SourceFile(path: "Test.swift", text: text))
    return file.declarations.flatMap { lines($0, in: file.source) }.joined(separator: "\n")
}

/// The messages about a source text. For example: `1:5: error: expected a type`
func messages(_ text: String) -> [String] {
    let file = parse(SourceFile(path: "Test.swift", text: text))
    let table = LineTable(file.source)
    return file.diagnostics.map { diagnostic in
        let location = table.location(at: diagnostic.place?.offset ?? 0)
        return "\(location.line):\(location.column): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }
}

private func lines(_ declaration: Declaration, in source: SourceFile) -> [String] {
    switch declaration {
    case .import(let item):
        return [line(item.head, "import \(item.kind.map { $0 + " " } ?? "")\(item.path)", source)]
    case .type(let type):
        let members = type.members.flatMap { lines($0, in: source) }.map { "  " + $0 }
        return [line(type.head, header(type), source)] + members
    case .typealias(let item):
        let text = "typealias \(item.name)\(generics(item.genericParameters)) = \(item.type)"
        return [line(item.head, text + clause(item.requirements), source)]
    case .associatedtype(let item):
        let text = "associatedtype \(item.name)\(inheritance(item.inheritance))"
        let value = item.defaultType.map { " = \($0)" } ?? ""
        return [line(item.head, text + value + clause(item.requirements), source)]
    case .function(let item):
        let name = item.isOperator ? "operator \(item.name)" : item.name
        let text = "func \(name)\(generics(item.genericParameters))\(signature(item.parameters, item.effects))"
        return [line(item.head, text + (item.result.map { " -> \($0)" } ?? "") + clause(item.requirements), source)]
    case .variable(let item):
        let text = "\(item.isLet ? "let" : "var") \(item.name)\(item.type.map { ": \($0)" } ?? "")"
        let value = item.hasInitialValue ? " = …" : ""
        return [line(item.head, text + value + accessors(item.accessors), source)]
    case .subscript(let item):
        let text = "subscript\(generics(item.genericParameters))\(signature(item.parameters, Effects()))"
        return [
            line(item.head, "\(text) -> \(item.result)\(clause(item.requirements))\(accessors(item.accessors))", source)
        ]
    case .initializer(let item):
        let text = "init\(item.failability.rawValue)\(generics(item.genericParameters))"
        return [line(item.head, text + signature(item.parameters, item.effects) + clause(item.requirements), source)]
    case .enumCase(let item):
        let values = item.associatedValues.map(\.description).joined(separator: ", ")
        return [line(item.head, "case \(item.names.joined(separator: ", "))(\(values))", source)]
    case .conditional(let item):
        return item.clauses.enumerated().flatMap { position, clause in
            let keyword = position == 0 ? "#if" : clause.condition == nil ? "#else" : "#elseif"
            return ["\(keyword)\(clause.condition.map { " " + $0 } ?? "")"]
                + clause.declarations.flatMap { lines($0, in: source) }.map { "  " + $0 }
        } + ["#endif"]
    case .other(let head):
        return [line(head, "other", source)]
    }
}

private func line(_ head: DeclarationHead, _ text: String, _ source: SourceFile) -> String {
    var result = (head.attributes.map(\.description) + head.modifiers + [text]).joined(separator: " ")
    if let annotation = head.annotation {
        result += " // annotated" + annotation.arguments.map { "(\(source.text($0)))" }.joined()
    }
    return result
}

private func header(_ type: TypeDeclaration) -> String {
    let primary = type.primaryAssociatedTypes.isEmpty ? "" : "<\(type.primaryAssociatedTypes.joined(separator: ", "))>"
    return "\(type.kind.rawValue) \(type.name)\(primary)\(generics(type.genericParameters))"
        + inheritance(type.inheritance) + clause(type.requirements)
}

private func generics(_ parameters: [GenericParameter]) -> String {
    parameters.isEmpty ? "" : "<\(parameters.map(\.description).joined(separator: ", "))>"
}

private func inheritance(_ types: [InheritedType]) -> String {
    types.isEmpty ? "" : ": " + types.map(\.type.description).joined(separator: ", ")
}

private func clause(_ requirements: [GenericRequirement]) -> String {
    requirements.isEmpty ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
}

private func signature(_ parameters: [Parameter], _ effects: Effects) -> String {
    let list = "(\(parameters.map(\.description).joined(separator: ", ")))"
    return effects == Effects() ? list : "\(list) \(effects)"
}

private func accessors(_ accessors: [Accessor]?) -> String {
    accessors.map { " { \($0.map(\.description).joined(separator: "; ")) }" } ?? ""
}

@Suite struct ParserDumpTests {
    @Test func dumpsOneLinePerDeclaration() {
        let text = """
            import Foundation
            /// @mockable(history: f = true)
            public protocol P: AnyObject {
                func f(x: Int) async throws -> String
            }
            """
        #expect(
            dump(text) == """
                import Foundation
                public protocol P: AnyObject // annotated(history: f = true)
                  func f(x: Int) async throws -> String
                """)
    }
}
