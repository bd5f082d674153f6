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

    /// An expression with what stands for its names. Members and argument labels are no such names.
    func applied(to expression: String) -> String {
        let file = SourceFile(path: "", text: expression)
        let tokens = tokenize(file).tokens
        var result = ""
        var end: UInt32 = 0
        for (index, token) in tokens.enumerated() {
            let isMember = index > 0 && tokens[index - 1].kind == .period
            let isLabel = index + 1 < tokens.count && tokens[index + 1].kind == .colon
            let word = file.text(token.range)
            let replacement = token.kind == .identifier && !isMember && !isLabel ? type(word) : nil
            result += file.text(end..<token.start) + (replacement?.description ?? word)
            end = token.end
        }
        return result
    }

    /// Without the names that a member's own generic parameters hide.
    fileprivate func sparing(_ parameters: [GenericParameter]) -> NameReplacement {
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
        case .function(let function):
            return .function(function.replacing(names.sparing(function.genericParameters)))
        case .subscript(var declaration):
            let names = names.sparing(declaration.genericParameters)
            declaration.genericParameters = declaration.genericParameters.map { $0.replacing(names) }
            declaration.parameters = declaration.parameters.map { $0.replacing(names) }
            declaration.accessors = declaration.accessors.map { $0.replacing(names) }
            declaration.result = declaration.result.replacing(names)
            declaration.requirements = declaration.requirements.map { $0.replacing(names) }
            return .subscript(declaration)
        case .initializer(var initializer):
            let names = names.sparing(initializer.genericParameters)
            initializer.genericParameters = initializer.genericParameters.map { $0.replacing(names) }
            initializer.parameters = initializer.parameters.map { $0.replacing(names) }
            initializer.effects = initializer.effects.replacing(names)
            initializer.requirements = initializer.requirements.map { $0.replacing(names) }
            return .initializer(initializer)
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
        case .import, .type, .other:
            return self
        }
    }
}

extension Declaration {
    /// The declaration without what its where clause says of types with these names alone.
    func withoutClauses(about names: Set<String>) -> Declaration {
        let own = Set(genericParameters.map(\.name))
        func removeClauses(from requirements: inout [GenericRequirement]) {
            requirements.removeAll { ($0.left.root.map(names.contains) ?? false) && !$0.right.mentions(own) }
        }
        switch self {
        case .function(var function):
            removeClauses(from: &function.requirements)
            return .function(function)
        case .subscript(var declaration):
            removeClauses(from: &declaration.requirements)
            return .subscript(declaration)
        case .initializer(var initializer):
            removeClauses(from: &initializer.requirements)
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

extension Declaration {
    /// The requirement without generic parameters that its where clause equates to a type around it: no generic parameter
    /// of the mock may be one that is not generic.
    ///
    /// For example: `func save<Value>(_ value: Value) where Value == Item` -> `func save(_ value: Item)`
    var withoutEquatedParameters: Declaration {
        switch self {
        case .function(var function):
            guard let names = function.removeEquatedParameters() else { return self }
            return Declaration.function(function).replacing(names)
        case .initializer(var initializer):
            guard let names = initializer.removeEquatedParameters() else { return self }
            return Declaration.initializer(initializer).replacing(names)
        case .subscript(var declaration):
            guard let names = declaration.removeEquatedParameters() else { return self }
            return Declaration.subscript(declaration).replacing(names)
        default: return self
        }
    }
}

extension GenericDeclaration {
    /// Takes the generic parameters that are the same as a type that none is part of, and what is said about them.
    ///
    /// - Returns: what stands for each of them; nil where there are none.
    fileprivate mutating func removeEquatedParameters() -> NameReplacement? {
        guard !genericParameters.isEmpty, !requirements.isEmpty else { return nil }
        let names = Set(genericParameters.map(\.name))
        var equated: [String: TypeSyntax] = [:]
        for clause in requirements where clause.relation == .sameType {
            for (side, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
                guard case .named(let name, arguments: []) = side, names.contains(name), !other.mentions(names) else {
                    continue
                }
                equated[name] = other
            }
        }
        guard !equated.isEmpty else { return nil }
        genericParameters.removeAll { equated[$0.name] != nil }
        let kept = Set(genericParameters.map(\.name))
        requirements.removeAll { !$0.left.mentions(kept) && !$0.right.mentions(kept) }
        return NameReplacement(equated)
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

extension FunctionDeclaration {
    /// The function with other names for generic parameters that are named as those of the type around it are, which
    /// Swift 6 does not allow, as associated types of `Self` that it mentions, or as what bodies use.
    func renamingGenericParameters(
        named outer: Set<String>, or others: @autoclosure () -> [String]
    ) -> FunctionDeclaration {
        guard !genericParameters.isEmpty else { return self }
        let taken = outer.union(membersOfSelf).union(StandardNames.inBodies).union(others())
        var used = taken.union(genericParameters.map(\.name))
        var names: [String: String] = [:]
        for parameter in genericParameters where taken.contains(parameter.name) {
            names[parameter.name] = uniqueName(parameter.name, avoiding: used)
            used.insert(names[parameter.name] ?? parameter.name)
        }
        guard !names.isEmpty else { return self }
        let renamed = names
        var function = replacing(NameReplacement { renamed[$0].map { .named($0) } })
        for (index, parameter) in genericParameters.enumerated() {
            function.genericParameters[index].name = renamed[parameter.name] ?? parameter.name
        }
        return function
    }

    /// The associated types that it mentions as members of `Self`.
    private var membersOfSelf: Set<String> {
        var names: Set<String> = []
        for type in Declaration.function(self).types {
            type.forEachPart { if case .member(.named("Self", _), let name, _) = $0 { names.insert(name) } }
        }
        return names
    }

    /// The function with other types in place of plain names, those of its generic parameters among them.
    fileprivate func replacing(_ names: NameReplacement) -> FunctionDeclaration {
        var function = self
        function.genericParameters = genericParameters.map { $0.replacing(names) }
        function.parameters = parameters.map { $0.replacing(names) }
        function.effects = effects.replacing(names)
        function.result = result?.replacing(names)
        function.requirements = requirements.map { $0.replacing(names) }
        return function
    }
}

extension TypeSyntax {
    /// The type with other types in place of plain names.
    func replacing(_ names: NameReplacement) -> TypeSyntax { replacing { names($0) } }
}

extension Effects {
    fileprivate func replacing(_ names: NameReplacement) -> Effects { replacing { names($0) } }
}

extension GenericParameter {
    /// The parameter with other types in place of plain names.
    func replacing(_ names: NameReplacement) -> GenericParameter {
        GenericParameter(kind: kind, name: name, constraint: constraint?.replacing(names))
    }
}

extension Parameter {
    fileprivate func replacing(_ names: NameReplacement) -> Parameter {
        var parameter = self
        parameter.attributes = attributes.map { $0.replacing(names) }
        parameter.type = type.replacing(names)
        return parameter
    }
}

extension Attribute {
    /// Whether it is a type that its name is looked up for: a global actor, a property wrapper or a result builder.
    var isType: Bool { name.first?.isUppercase ?? false && !["MainActor", "Sendable"].contains(name) }

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
    fileprivate func replacing(_ names: NameReplacement) -> Accessor {
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
}
