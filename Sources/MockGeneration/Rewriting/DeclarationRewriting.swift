// Members, associated types and their types -> the same with other types in place of names: what generic parameters of a
// class stand for, or how a nested type is written from outside. Which names those are is not decided here.

import SwiftDeclarations

/// What is written in place of plain names.
struct NameReplacement: Sendable {
    /// The type to write for a name; nil where the name stays.
    let type: @Sendable (String) -> TypeSyntax?

    /// Replaces what `type` has an answer for.
    init(type: @escaping @Sendable (String) -> TypeSyntax?) {
        self.type = type
    }

    /// Replaces the names in a table.
    init(_ types: [String: TypeSyntax]) {
        type = { types[$0] }
    }

    /// An expression with what stands for its names, those in interpolations among them. Members and argument labels are no such
    /// names.
    func applied(to expression: String) -> String {
        let file = SourceFile(path: "", text: expression)
        let tokens = tokenize(file).tokens
        var result = ""
        var end: UInt32 = 0
        // The kinds of brackets around a token.
        var brackets: [Token.Kind] = []
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftParen, .leftBracket, .leftBrace: brackets.append(token.kind)
            case .rightParen, .rightBracket, .rightBrace: _ = brackets.popLast()
            default: break
            }
            let isMember = index > 0 && tokens[index - 1].kind == .period
            let isLabel =
                index + 1 < tokens.count && tokens[index + 1].kind == .colon && brackets.last == .leftParen
                && [.leftParen, .comma].contains(tokens[index - 1].kind)
            let word = file.text(token.range)
            result += file.text(end..<token.start)
            if token.kind == .stringLiteral {
                result += appliedToInterpolations(of: word)
            } else {
                let replacement = token.kind == .identifier && !isMember && !isLabel ? type(word) : nil
                // Generic arguments may follow: `Cache<Key, Value>.limit`.
                let next = index + 1 < tokens.count ? tokens[index + 1] : token
                let hasArguments = next.start == token.end && file.text(next.range).hasPrefix("<")
                result += (hasArguments ? replacement?.withoutArguments : replacement)?.inExpression ?? word
            }
            end = token.end
        }
        return result
    }

    /// A string literal with what stands for the names in its interpolations.
    private func appliedToInterpolations(of literal: String) -> String {
        var result = ""
        var rest = Substring(literal)
        while let start = rest.firstRange(of: "\\(") {
            var depth = 1
            let close = rest[start.upperBound...].firstIndex { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth == 0
            }
            guard let close else { break }
            result += rest[..<start.upperBound] + applied(to: String(rest[start.upperBound..<close]))
            rest = rest[close...]
        }
        return result + rest
    }

    /// Without the names that a member's own generic parameters hide.
    func sparing(_ parameters: [GenericParameter]) -> NameReplacement {
        let hidden = Set(parameters.map(\.name))
        return NameReplacement { hidden.contains($0) ? nil : type($0) }
    }

    /// What stands for a type that is a name, or has attributes that are types. Generic arguments are kept, with their own names
    /// replaced.
    fileprivate func callAsFunction(_ written: TypeSyntax) -> TypeSyntax? {
        if case .attributed(let specifiers, let attributes, let type) = written {
            guard attributes.contains(where: \.isType) else { return nil }
            return .attributed(
                specifiers: specifiers, attributes: attributes.map { $0.replacing(self) }, type.replacing(self))
        }
        guard case .named(let name, let arguments) = written, let found = type(name) else { return nil }
        guard !arguments.isEmpty else { return found }
        let replaced = arguments.map { $0.replacing(self) }
        switch found {
        case .named(let name, _): return .named(name, arguments: replaced)
        case .member(let base, let name, _): return .member(base, name, arguments: replaced)
        default: return nil
        }
    }
}

extension Declaration {
    /// The declaration with other types in place of plain names. Its own generic parameters hide such names.
    func replacing(_ names: NameReplacement) -> Declaration {
        switch self {
        case .function(let function): return .function(function.replacingOutside(names))
        case .subscript(let declaration): return .subscript(declaration.replacingOutside(names))
        case .initializer(let initializer): return .initializer(initializer.replacingOutside(names))
        case .variable(var variable):
            variable.type = variable.type?.replacing(names)
            variable.accessors = variable.accessors?.map { $0.replacing(names) }
            return .variable(variable)
        case .associatedtype(var declaration):
            declaration.inheritance = declaration.inheritance.map {
                InheritedType(type: $0.type.replacing(names), offset: $0.offset)
            }
            declaration.defaultType = declaration.defaultType?.replacing(names)
            declaration.requirements = declaration.requirements.map { $0.replacing(names) }
            return .associatedtype(declaration)
        case .typealias(let alias):
            return .typealias(alias.replacing(names))
        case .conditional(var block):
            for index in block.clauses.indices {
                block.clauses[index].declarations = block.clauses[index].declarations.map { $0.replacing(names) }
            }
            return .conditional(block)
        case .import, .type, .enumCase, .other:
            return self
        }
    }
}

extension Declaration {
    /// The declaration with other names for generic parameters that have one of these.
    func renamingGenericParameters(among names: Set<String>) -> Declaration {
        switch self {
        case .function(let function): .function(function.renamingGenericParameters(among: names))
        case .subscript(let declaration): .subscript(declaration.renamingGenericParameters(among: names))
        case .initializer(let initializer): .initializer(initializer.renamingGenericParameters(among: names))
        default: self
        }
    }

    /// The declaration with clauses about types with these names that have them on their left sides.
    func withClauses(about names: Set<String>) -> Declaration {
        let own = Set(genericParameters.map(\.name))
        return mappingClauses { $0.map { $0.turned(towards: names, from: own) } }
    }

    /// The declaration without what its where clause says of types with these names alone.
    func withoutClauses(about names: Set<String>) -> Declaration {
        let own = Set(genericParameters.map(\.name))
        return mappingClauses { clauses in
            clauses.filter { !($0.left.root.map(names.contains) ?? false) || $0.right.mentions(own) }
        }
    }

    /// The declaration with another where clause.
    private func mappingClauses(_ transform: ([GenericRequirement]) -> [GenericRequirement]) -> Declaration {
        switch self {
        case .function(var function):
            function.requirements = transform(function.requirements)
            return .function(function)
        case .subscript(var declaration):
            declaration.requirements = transform(declaration.requirements)
            return .subscript(declaration)
        case .initializer(var initializer):
            initializer.requirements = transform(initializer.requirements)
            return .initializer(initializer)
        default: return self
        }
    }

    /// The declaration with other types of its parameters, and of its result or property.
    func mappingValues(_ transform: (TypeSyntax) -> TypeSyntax) -> Declaration {
        var declaration = self
        declaration.parameters = parameters.map { parameter in
            var parameter = parameter
            parameter.type = transform(parameter.type)
            return parameter
        }
        declaration.resultType = resultType.map(transform)
        return declaration
    }
}

extension TypealiasDeclaration {
    /// The typealias with other types in place of plain names. Its own generic parameters hide such names.
    func replacing(_ names: NameReplacement) -> TypealiasDeclaration {
        let names = names.sparing(genericParameters)
        var alias = self
        alias.genericParameters = genericParameters.map { $0.replacing(names) }
        alias.type = type.replacing(names)
        alias.requirements = requirements.map { $0.replacing(names) }
        return alias
    }
}

extension TypeSyntax {
    /// The type as an expression has it, where members may follow: in parentheses if it is no name.
    fileprivate var inExpression: String {
        switch self {
        case .any, .some, .composition, .function, .attributed: "(\(self))"
        default: description
        }
    }

    /// The type with other types in place of plain names.
    func replacing(_ names: NameReplacement) -> TypeSyntax { replacing { names($0) } }
}

extension Effects {
    func replacing(_ names: NameReplacement) -> Effects { replacing { names($0) } }
}

extension GenericParameter {
    /// The parameter with other types in place of plain names.
    func replacing(_ names: NameReplacement) -> GenericParameter {
        GenericParameter(kind: kind, name: name, constraint: constraint?.replacing(names))
    }
}

extension Parameter {
    func replacing(_ names: NameReplacement) -> Parameter {
        var parameter = self
        parameter.attributes = attributes.map { $0.replacing(names) }
        parameter.type = type.replacing(names)
        return parameter
    }
}

extension Attribute {
    /// Whether it is a type that its name is looked up for: a global actor, a property wrapper or a result builder.
    var isType: Bool { name.first?.isUppercase ?? false && !["MainActor", "Sendable"].contains(name) }

    /// The names of the type that it names. For example: `Lib` and `RowBuilder` for `@Lib.RowBuilder<Row>`
    var path: [String] {
        var depth = 0
        let plain = name.filter { character in
            if character == "<" { depth += 1 }
            defer { if character == ">" { depth -= 1 } }
            return depth == 0
        }
        return plain.split(separator: ".").map(String.init)
    }

    /// The first component of its name. For example: `Wrapper` for `@Wrapper<Int>.Inner`
    var root: String { String(name.prefix { $0 != "." && $0 != "<" }) }

    /// The attribute with another type in place of the first component of its name.
    fileprivate func replacing(_ names: NameReplacement) -> Attribute {
        guard isType, let type = names.type(root) else { return self }
        switch type {
        case .named, .member: return Attribute(name: "\(type)\(name.dropFirst(root.count))", arguments: arguments)
        default: return self
        }
    }
}

extension Accessor {
    func replacing(_ names: NameReplacement) -> Accessor {
        var accessor = self
        accessor.effects = effects.replacing(names)
        return accessor
    }
}

extension GenericRequirement {
    /// The requirement with other types in place of plain names.
    func replacing(_ names: NameReplacement) -> GenericRequirement {
        GenericRequirement(
            left: left.replacing(names), relation: relation, right: right.replacing(names))
    }

    /// The same with a side on the left that has one of these names, or is a member of such.
    ///
    /// - Parameter others: the names that stay there.
    func turned(towards names: Set<String>, from others: Set<String>) -> GenericRequirement {
        guard relation == .sameType, !(left.root.map(names.union(others).contains) ?? false),
            right.root.map(names.contains) ?? false
        else { return self }
        return reversed
    }

    /// The same with its sides exchanged.
    var reversed: GenericRequirement { GenericRequirement(left: right, relation: relation, right: left) }
}
