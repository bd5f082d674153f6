// Declarations come in, one line of text per declaration goes out: what is compared and what is printed.
// The lines of our parser and of swift-syntax are made by the same code, so they differ only where the values do.

import SwiftDeclarations

/// One line per declaration, in source order, members indented.
struct Outline {
    /// One declaration, or one directive of a conditional block.
    struct Line: Hashable {
        /// The byte offset of the declared name; for a directive the one of the line before.
        var offset: UInt32
        /// The declaration as people read it.
        var text: String
        /// The structure of the types in it, which one text can have two of. For example: `any (P?)` and `(any P)?`
        var shape: String
    }

    /// The lines.
    private(set) var lines: [Line] = []
    private var indentation = 0
    private var shape = ""

    /// Writes declarations.
    init(_ declarations: [Declaration]) {
        add(declarations)
    }

    private mutating func add(_ declarations: [Declaration]) {
        for declaration in declarations { add(declaration) }
    }

    private mutating func nest(_ declarations: [Declaration]) {
        indentation += 1
        add(declarations)
        indentation -= 1
    }

    private mutating func add(_ declaration: Declaration) {
        switch declaration {
        case .import(let item): end(item.head, "import \(item.kind.map { $0 + " " } ?? "")\(item.path)")
        case .type(let item): add(item)
        case .typealias(let item):
            let text = "typealias \(item.name)\(generics(item.genericParameters)) = \(type(item.type))"
            end(item.head, text + clause(item.requirements))
        case .associatedtype(let item):
            let value = item.defaultType.map { " = \(type($0))" } ?? ""
            let text = "associatedtype \(item.name)\(inheritance(item.inheritance))\(value)"
            end(item.head, text + clause(item.requirements))
        case .function(let item):
            let name = item.isOperator ? "operator \(item.name)" : item.name
            let text = "func \(name)\(generics(item.genericParameters))\(signature(item.parameters, item.effects))"
            end(item.head, text + (item.result.map { " -> \(type($0))" } ?? "") + clause(item.requirements))
        case .variable(let item):
            let text = "\(item.isLet ? "let" : "var") \(item.name)\(item.type.map { ": \(type($0))" } ?? "")"
            end(item.head, text + (item.hasInitialValue ? " = …" : "") + accessors(item.accessors))
        case .subscript(let item):
            let text = "subscript\(generics(item.genericParameters))\(signature(item.parameters, Effects()))"
            end(item.head, "\(text) -> \(type(item.result))\(clause(item.requirements))\(accessors(item.accessors))")
        case .initializer(let item):
            let text = "init\(item.failability.rawValue)\(generics(item.genericParameters))"
            end(item.head, text + signature(item.parameters, item.effects) + clause(item.requirements))
        case .enumCase(let item):
            let values = item.associatedValues.map { type($0) }.joined(separator: ", ")
            end(item.head, "case \(item.names.joined(separator: ", ")) (\(values))")
        case .conditional(let item): add(item)
        case .other(let head): end(head, "other")
        }
    }

    private mutating func add(_ item: TypeDeclaration) {
        let primary =
            item.primaryAssociatedTypes.isEmpty ? "" : "<\(item.primaryAssociatedTypes.joined(separator: ", "))>"
        let text = "\(item.kind.rawValue) \(item.name)\(primary)\(generics(item.genericParameters))"
        end(item.head, text + inheritance(item.inheritance) + clause(item.requirements))
        nest(item.members)
    }

    private mutating func add(_ item: ConditionalDeclarations) {
        for (position, clause) in item.clauses.enumerated() {
            let keyword = position == 0 ? "#if" : clause.condition == nil ? "#else" : "#elseif"
            directive(keyword + (clause.condition.map { " " + $0 } ?? ""))
            nest(clause.declarations)
        }
        directive("#endif")
    }

    private mutating func directive(_ text: String) {
        let text = String(repeating: "  ", count: indentation) + text
        lines.append(Line(offset: lines.last?.offset ?? 0, text: text, shape: ""))
    }

    private mutating func end(_ head: DeclarationHead, _ text: String) {
        let words = head.attributes.map(\.description) + head.modifiers + [text]
        let text = String(repeating: "  ", count: indentation) + words.joined(separator: " ")
        lines.append(Line(offset: head.offset, text: text, shape: shape))
        shape = ""
    }

    // MARK: - Parts

    private mutating func type(_ type: TypeSyntax) -> String {
        type.writeShape(to: &shape)
        return type.description
    }

    private mutating func generics(_ parameters: [GenericParameter]) -> String {
        for parameter in parameters { parameter.constraint?.writeShape(to: &shape) }
        return parameters.isEmpty ? "" : "<\(parameters.map(\.description).joined(separator: ", "))>"
    }

    private mutating func inheritance(_ types: [InheritedType]) -> String {
        for entry in types { shape += "@\(entry.offset)" }
        return types.isEmpty ? "" : ": " + types.map { type($0.type) }.joined(separator: ", ")
    }

    private mutating func clause(_ requirements: [GenericRequirement]) -> String {
        for requirement in requirements {
            requirement.left.writeShape(to: &shape)
            requirement.right.writeShape(to: &shape)
        }
        return requirements.isEmpty ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
    }

    private mutating func signature(_ parameters: [Parameter], _ effects: Effects) -> String {
        for parameter in parameters { parameter.type.writeShape(to: &shape) }
        if case .throws(let thrown?) = effects.throwing { thrown.writeShape(to: &shape) }
        let list = "(\(parameters.map(\.description).joined(separator: ", ")))"
        return effects == Effects() ? list : "\(list) \(effects)"
    }

    private func accessors(_ accessors: [Accessor]?) -> String {
        accessors.map { " { \($0.map(\.description).joined(separator: "; ")) }" } ?? ""
    }
}
