// A type comes in, its structure goes out as nested parentheses that leave nothing to precedence.

import SwiftDeclarations

extension TypeSyntax {
    /// Appends the structure. For example: `(any (optional P))`
    func writeShape(to text: inout String) {
        switch self {
        case .named(let name, let arguments): text.addNode("named", name, arguments)
        case .member(let base, let name, let arguments): text.addNode("member", name, [base] + arguments)
        case .optional(let type): text.addNode("optional", "", [type])
        case .implicitlyUnwrapped(let type): text.addNode("unwrapped", "", [type])
        case .array(let type): text.addNode("array", "", [type])
        case .dictionary(let key, let value): text.addNode("dictionary", "", [key, value])
        case .inlineArray(let count, let element): text.addNode("inline", "", [count, element])
        case .tuple(let elements):
            text.addNode("tuple", elements.map { $0.label ?? "-" }.joined(separator: ","), elements.map(\.type))
        case .function(let function):
            let labels = function.parameters.map { ($0.label ?? "-") + ($0.isVariadic ? "..." : "") }
            text.addNode(
                "function", "\(labels) \(function.effects)", function.parameters.map(\.type) + [function.result])
        case .composition(let types): text.addNode("composition", "", types)
        case .some(let type): text.addNode("some", "", [type])
        case .any(let type): text.addNode("any", "", [type])
        case .suppressed(let type): text.addNode("suppressed", "", [type])
        case .metatype(let type): text.addNode("metatype", "", [type])
        case .protocolMetatype(let type): text.addNode("protocolMetatype", "", [type])
        case .packElement(let type): text.addNode("each", "", [type])
        case .packExpansion(let type): text.addNode("repeat", "", [type])
        case .attributed(let specifiers, let attributes, let type):
            text.addNode("attributed", "\(specifiers) \(attributes.map(\.description))", [type])
        case .integer(let literal): text.addNode("integer", literal, [])
        }
    }
}

extension String {
    fileprivate mutating func addNode(_ kind: String, _ label: String, _ children: [TypeSyntax]) {
        self += "(\(kind) \(label)"
        for child in children { child.writeShape(to: &self) }
        self += ")"
    }
}
