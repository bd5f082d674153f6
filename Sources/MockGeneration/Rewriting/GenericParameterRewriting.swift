// Functions, initializers and subscripts -> the same with other generic parameters: with other names, without those that are
// the same as a type around them, or with what a where clause says of them among their constraints.

import SwiftDeclarations

/// What has generic parameters and a where clause.
protocol GenericDeclaration {
    var genericParameters: [GenericParameter] { get set }
    var parameters: [Parameter] { get set }
    var requirements: [GenericRequirement] { get set }

    /// The same as a declaration of any kind.
    var declaration: Declaration { get }

    /// The same with other types in place of plain names, those of its generic parameters among them.
    func replacing(_ names: NameReplacement) -> Self
}

extension FunctionDeclaration: GenericDeclaration {
    var declaration: Declaration { .function(self) }

    func replacing(_ names: NameReplacement) -> FunctionDeclaration {
        var function = self
        function.genericParameters = genericParameters.map { $0.replacing(names) }
        function.parameters = parameters.map { $0.replacing(names) }
        function.effects = effects.replacing(names)
        function.result = result?.replacing(names)
        function.requirements = requirements.map { $0.replacing(names) }
        return function
    }
}

extension InitializerDeclaration: GenericDeclaration {
    var declaration: Declaration { .initializer(self) }

    func replacing(_ names: NameReplacement) -> InitializerDeclaration {
        var initializer = self
        initializer.genericParameters = genericParameters.map { $0.replacing(names) }
        initializer.parameters = parameters.map { $0.replacing(names) }
        initializer.effects = effects.replacing(names)
        initializer.requirements = requirements.map { $0.replacing(names) }
        return initializer
    }
}

extension SubscriptDeclaration: GenericDeclaration {
    var declaration: Declaration { .subscript(self) }

    func replacing(_ names: NameReplacement) -> SubscriptDeclaration {
        var declaration = self
        declaration.genericParameters = genericParameters.map { $0.replacing(names) }
        declaration.parameters = parameters.map { $0.replacing(names) }
        declaration.accessors = accessors.map { $0.replacing(names) }
        declaration.result = result.replacing(names)
        declaration.requirements = requirements.map { $0.replacing(names) }
        return declaration
    }
}

extension GenericDeclaration {
    /// The same with other types in place of plain names. Its own generic parameters hide such names, and have other names
    /// where these types mention their own.
    func replacingOutside(_ names: NameReplacement) -> Self {
        guard !genericParameters.isEmpty else { return replacing(names) }
        let outside = names.sparing(genericParameters)
        let given = declaration.types.flatMap(\.spelledNames).compactMap(outside.type).flatMap(\.spelledNames)
        let renamed = renamingGenericParameters(among: Set(given))
        return renamed.replacing(names.sparing(genericParameters + renamed.genericParameters))
    }

    /// The same with other names for generic parameters that are named as those of the type around it are, which Swift 6 does
    /// not allow, as associated types of `Self` that it mentions, or as what bodies use.
    func renamingGenericParameters(
        named outer: Set<String>, or others: @autoclosure () -> [String] = []
    ) -> Self {
        guard !genericParameters.isEmpty else { return self }
        return renamingGenericParameters(
            among: outer.union(membersOfSelf).union(StandardNames.inBodies).union(others()))
    }

    /// The same with other names for generic parameters that have one of these.
    func renamingGenericParameters(among taken: Set<String>) -> Self {
        guard genericParameters.contains(where: { taken.contains($0.name) }) else { return self }
        var used = taken.union(genericParameters.map(\.name)).union(declaration.types.flatMap(\.spelledNames))
        var names: [String: String] = [:]
        for parameter in genericParameters where taken.contains(parameter.name) {
            let name = identifierName(parameter.name)
            names[parameter.name] = uniqueName(name, avoiding: used.union([name]))
            used.insert(names[parameter.name] ?? parameter.name)
        }
        let renamed = NameReplacement(names.mapValues { .named($0) })
        var result = replacing(renamed)
        for (index, parameter) in genericParameters.enumerated() {
            result.genericParameters[index].name = names[parameter.name] ?? parameter.name
        }
        for (index, parameter) in parameters.enumerated() {
            result.parameters[index].defaultValue = parameter.defaultValue.map(renamed.applied)
        }
        return result
    }

    /// The associated types that it mentions as members of `Self`.
    private var membersOfSelf: Set<String> {
        var names: Set<String> = []
        for type in declaration.types {
            type.forEachPart { if case .member(.named("Self", _), let name, _) = $0 { names.insert(name) } }
        }
        return names
    }
}

extension Declaration {
    /// The requirement without generic parameters that its where clause equates to a type around it: no generic parameter
    /// of the mock may be one that is not generic. What is left of the clause is about the others: what it says of the types around
    /// it, these say themselves.
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
    /// Takes the generic parameters that are the same as a type that none is part of, and what is said about them and about no other.
    ///
    /// - Returns: what stands for each of them; nil where nothing is taken.
    fileprivate mutating func removeEquatedParameters() -> NameReplacement? {
        guard !requirements.isEmpty else { return nil }
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
        genericParameters.removeAll { equated[$0.name] != nil }
        let kept = Set(genericParameters.map(\.name))
        let isAboutKept = { (clause: GenericRequirement) in clause.left.mentions(kept) || clause.right.mentions(kept) }
        guard !requirements.allSatisfy(isAboutKept) else { return nil }
        requirements.removeAll { !isAboutKept($0) }
        return NameReplacement(equated)
    }
}

extension GenericDeclaration {
    /// The declaration with what its where clause takes away from generic parameters among their constraints.
    /// For example: `func keep<T>(_ value: T) where T: ~Copyable` -> `func keep<T: ~Copyable>(_ value: T)`
    var withSuppressionsInline: Self {
        var (declaration, parameters) = (self, genericParameters)
        declaration.requirements.removeAll { requirement in
            guard requirement.relation == .conforms, case .suppressed = requirement.right,
                let index = parameters.firstIndex(where: { requirement.left == .named($0.name) })
            else { return false }
            let constraint = parameters[index].constraint
            parameters[index].constraint =
                constraint.map { .composition([$0, requirement.right]) } ?? requirement.right
            return true
        }
        declaration.genericParameters = parameters
        return declaration
    }
}
