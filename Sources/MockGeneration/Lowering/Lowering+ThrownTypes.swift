// The type that a member throws -> whether it throws at all: the compiler warns of `try` before what throws `Never` (SE-0413).

import SwiftDeclarations

extension Lowering {
    /// Whether calls need `try`: not where the thrown type is `Never`, or an associated type, a member of one or a typealias that
    /// stands for it. The sources may have an error of that name.
    func canThrow(_ effects: Effects, _ declaration: Declaration, in mock: Context) -> Bool {
        guard let thrown = effects.thrownType else { return effects.canThrow }
        let type = mock.resolved.type
        let meant =
            thrown.qualifiedName.flatMap { mock.associatedTypes.finalBindings[$0.joined(separator: ".")] } ?? thrown
        let error = resolver.withoutTypealiases(meant, in: type.path, file: type.file)
        let isNever = error.isNever || isNever(thrown, of: declaration, in: mock)
        return !isNever
            || error.qualifiedName.map { catalog.type(named: $0, in: type.path, file: type.file) != nil } ?? false
    }

    /// Whether a copied member throws what is `Never` in the mock that copies it.
    func throwsNothing(_ declaration: Declaration, in mock: Context) -> Bool {
        guard let thrown = declaration.effectsOfUse?.thrownType else { return false }
        if case .named(let error, arguments: []) = thrown {
            return mock.associatedTypes.typealiases.contains { $0.name == error && $0.type.isNever }
        }
        return isNever(thrown, of: declaration, in: mock)
    }

    /// Whether a member throws what is `Never` by its own generic parameters. Its handler throws nothing then: what is thrown of such
    /// parameters is erased in handlers, and the compiler crashes where that is cast to `Never`.
    func throwsNeverOfParameter(_ effects: Effects, _ declaration: Declaration, in mock: Context) -> Bool {
        guard let thrown = effects.thrownType,
            declaration.genericParameters.contains(where: { $0.name == thrown.root })
        else { return false }
        return isNever(thrown, of: declaration, in: mock)
    }

    /// A generic function with `Never` in its closures where it says that what these throw is that.
    func withNever(_ function: FunctionDeclaration, in mock: Context) -> FunctionDeclaration {
        let parameters = Set(function.genericParameters.map(\.name))
        let declaration = Declaration.function(function)
        func isNever(_ type: TypeSyntax) -> Bool {
            type.isMember && type.root.map(parameters.contains) ?? false
                && self.isNever(type, of: declaration, in: mock)
        }
        guard !parameters.isEmpty, function.parameters.contains(where: { $0.type.contains(where: isNever) }),
            case .function(let bound) = declaration.mappingValues({ type in
                type.replacing { isNever($0) ? .named("Never") : nil }
            })
        else { return function }
        return bound
    }

    /// Whether a member of an associated type or of a generic parameter is said to be `Never`. For example: `R.Failure`
    private func isNever(_ type: TypeSyntax, of declaration: Declaration, in mock: Context) -> Bool {
        guard case .member(let owner, let name, arguments: []) = AssociatedTypes.withoutSelf(type) else { return false }
        let ofParameters = declaration.genericParameters.compactMap { parameter in
            parameter.constraint.map {
                GenericRequirement(left: .named(parameter.name), relation: .conforms, right: $0)
            }
        }
        let clauses = mock.resolved.associatedTypeClauses + ofParameters + declaration.genericRequirements
        return clauses.contains { $0.saysNever(of: .member(owner, name)) }
            || clauses.filter { $0.relation == .conforms && $0.left == owner }.flatMap(\.right.composed).contains {
                saysNever($0, of: name, in: mock)
            }
    }

    /// Whether a protocol, or its arguments, says that an associated type of it is `Never`.
    private func saysNever(_ constraint: TypeSyntax, of name: String, in mock: Context) -> Bool {
        guard let path = constraint.qualifiedName, let found = resolver.lookUp(path, from: mock.resolved.type),
            found.declaration.kind == .protocol
        else { return false }
        return zip(found.declaration.primaryAssociatedTypes, constraint.arguments).contains { $0 == name && $1.isNever }
            || resolver.lineage(of: found).flatMap(\.declaration.associatedTypeClauses)
                .contains { $0.saysNever(of: .named(name)) }
    }
}

extension GenericRequirement {
    /// Whether it says that a type is `Never`.
    fileprivate func saysNever(of type: TypeSyntax) -> Bool {
        relation == .sameType && (left == type && right.isNever || right == type && left.isNever)
    }
}
