// Requirements in one line, as listings show them.

import SwiftDeclarations

extension FunctionDeclaration {
    /// For example: `func load<T>(id: T) async throws -> String where T: Hashable`
    var signatureText: String {
        let whereText = requirements.isEmpty ? "" : " where \(requirements.map(\.description).joined(separator: ", "))"
        let resultText = result.map { " -> \($0)" } ?? ""
        return
            "func \(name)\(isOperator ? " " : "")\(genericParameters.clause)\(parameterText(parameters))\(effects.clause)\(resultText)\(whereText)"
    }
}

extension SubscriptDeclaration {
    /// For example: `subscript(key: String) -> Int { get set }`
    var signatureText: String {
        let accessorText = accessors.map { $0.kind + $0.effects.clause }.joined(separator: " ")
        let whereText = requirements.isEmpty ? "" : " where \(requirements.map(\.description).joined(separator: ", "))"
        return
            "\(head.isStatic ? "static " : "")subscript\(genericParameters.clause)\(parameterText(parameters)) -> \(result)\(whereText) { \(accessorText) }"
    }
}

extension [GenericParameter] {
    /// The parameters in angle brackets; nothing for none.
    var clause: String { isEmpty ? "" : "<\(map(\.description).joined(separator: ", "))>" }
}

private func parameterText(_ parameters: [Parameter]) -> String {
    let texts = parameters.map { parameter in
        let names = parameter.label.map { "\($0) \(parameter.name)" } ?? parameter.name
        return "\(names): \(parameter.type)\(parameter.isVariadic ? "..." : "")"
    }
    return "(\(texts.joined(separator: ", ")))"
}

extension Effects {
    /// The effects with a space before them; empty for none. For example: ` async throws`
    var clause: String {
        let text = description
        return text.isEmpty ? "" : " \(text)"
    }
}
