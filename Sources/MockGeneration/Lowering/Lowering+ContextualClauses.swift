// The where clause of a member of a generic class, which may be about the class's parameters (SE-0267) -> those of them that
// the handler and the history of its mock cannot name, since nothing that is stored has such a clause.
// For example: `Value` for `func load(_ keys: Set<Value>) where Value: Hashable` in a `class Loader<Value>`

import SwiftDeclarations

extension Lowering {
    /// The parameters of the class that are erased in the state of a member, as the member's own generic parameters are: those
    /// that its where clause is about, where its signature names a type that is none without that. By the clause they can be
    /// copied, whatever the class says.
    func contextualParameters(of declaration: Declaration, in mock: Context) -> [GenericParameter] {
        guard mock.isClass, !declaration.genericRequirements.isEmpty else { return [] }
        let sides = declaration.genericRequirements.flatMap { [$0.left.root, $0.right.root] }.compactMap(\.self)
        let names = mock.genericNames.subtracting(declaration.genericParameters.map(\.name)).intersection(sides)
        let thrown = declaration.effects?.thrownType?.mentions(names) ?? false
        guard !names.isEmpty, thrown || declaration.signatureTypes.contains(where: { needsClause($0, names, in: mock) })
        else { return [] }
        return names.sorted().map { GenericParameter(name: $0) }
    }

    /// Whether a type is none without a clause about one of the parameters of the class, as far as names tell.
    private func needsClause(_ type: TypeSyntax, _ names: Set<String>, in mock: Context) -> Bool {
        type.contains { part in
            switch part.canonical() {
            case .dictionary(let key, _):
                return key.mentions(names) && !isMet(.named("Hashable"), by: key, in: mock.resolved.type, of: mock)
            case .member(.named(let root, arguments: []), let name, arguments: []):
                return names.contains(root) && !mayHaveMember(name, .named(root), in: mock)
            case .named(let name, arguments: []):
                return names.contains(name) && isNoncopyable(part, in: mock)
            case let generic where generic.arguments.contains { $0.mentions(names) }:
                guard let name = generic.qualifiedName,
                    let asked = resolver.constraintsOfArguments(of: name, in: mock.resolved.type)
                else { return true }
                return zip(asked.constraints, generic.arguments).contains { constraints, argument in
                    argument.mentions(names)
                        && constraints.contains { !isMet($0, by: argument, in: asked.scope, of: mock) }
                }
            default: return false
            }
        }
    }

    /// Whether a type is a parameter of the class that this asks to conform to a protocol.
    private func isMet(
        _ constraint: TypeSyntax, by type: TypeSyntax, in scope: CatalogType, of mock: Context
    ) -> Bool {
        let found = conformances(of: type, in: mock)
        return constraint.inheritedNames.flatMap { resolver.expanded($0, from: scope) }.allSatisfy { asked in
            found.contains { parent in
                guard let asked, let parent else { return false }
                return resolver.inheritedTypes(of: parent).types.contains { $0.id == asked.id }
            }
        }
    }

    /// Whether what the class asks its parameter to conform to has a member of a name, or was not read.
    private func mayHaveMember(_ name: String, _ parameter: TypeSyntax, in mock: Context) -> Bool {
        conformances(of: parameter, in: mock).contains { found in
            guard let inherited = found.map(resolver.inheritedTypes), inherited.isComplete else { return true }
            return inherited.types.contains { type in
                type.declaration.members.contains { member in
                    switch member {
                    case .associatedtype(let declaration): declaration.name == name
                    case .typealias(let declaration): declaration.name == name
                    case .type(let declaration): declaration.name == name
                    default: false
                    }
                }
            }
        }
    }

    /// What the class, or one around it, asks one of its parameters to conform to; nil for what was not found.
    private func conformances(of type: TypeSyntax, in mock: Context) -> [CatalogType?] {
        guard case .named(let name, arguments: []) = type else { return [] }
        return resolver.constraints(ofParameter: name, in: mock.resolved.type)
            .compactMap(\.withoutSuppression).flatMap(\.inheritedNames)
            .flatMap { resolver.expanded($0, from: mock.resolved.type) }
    }
}

extension Declaration {
    /// The types of its parameters and of its result.
    fileprivate var signatureTypes: [TypeSyntax] {
        let result: TypeSyntax? =
            switch self {
            case .function(let function): function.result
            case .subscript(let declaration): declaration.result
            default: nil
            }
        return parameters.map(\.type) + [result].compactMap(\.self)
    }
}
