// The generic requirements of a protocol -> the associated types that they make the same as constrained ones of others.
// `Any` would not have what is asked of those; a generic parameter of the mock has it wherever the requirement is used.

import SwiftDeclarations

extension Resolver {
    /// The associated types that requirements make the same as a constrained one of another protocol. For example: `Model`
    /// for `func load<E: Endpoint>(_ endpoint: E) -> Model where E.Response == Model`
    func namesEquatedToConstrained(in resolved: ResolvedProtocol) -> Set<String> {
        let names = Set(resolved.associatedTypes.map(\.name))
        guard !names.isEmpty else { return [] }
        let equated: Set<String> = resolved.nodes.requirements.reduce(into: []) { equated, requirement in
            let declaration = requirement.declaration
            for clause in declaration.genericRequirements where clause.relation == .sameType {
                for (side, other) in [(clause.left, clause.right), (clause.right, clause.left)] {
                    guard let name = side.associatedTypeName, names.contains(name), case .member = other,
                        isConstrained(other, in: requirement)
                    else { continue }
                    equated.insert(name)
                }
            }
            // `E: Endpoint<Model>` and `some Endpoint<Model>` say it of primary associated types (SE-0346).
            for constraint in declaration.writtenConstraints {
                equated.formUnion(namesEquatedToPrimary(in: constraint, names, from: requirement.origin))
            }
        }
        return equated.reduce(into: []) { $0.formUnion(resolved.namesOfSame($1)) }
    }

    /// What the generic parameters of a declaration and their members are, where it says that they are another type. For example:
    /// `Order` for `S.Element` by `S: Sequence<Order>`
    func equatedTypes(
        by declaration: Declaration, of origin: CatalogType, where isMeant: (TypeSyntax) -> Bool
    ) -> [TypeSyntax: TypeSyntax] {
        let meaning = signatureNames(in: origin)
        var types: [TypeSyntax: TypeSyntax] = [:]
        for clause in declaration.genericParameters.compactMap(\.conformance) + declaration.genericRequirements {
            let (left, right) = (clause.left, AssociatedTypes.withoutSelf(clause.right))
            let equated =
                clause.relation == .sameType
                ? [(left, right), (right, left)]
                : zip(meaning.primaryAssociatedTypes(right), right.arguments).map { (.member(left, $0), $1) }
            for (other, type) in equated where isMeant(type) { types[other] = type }
        }
        return types
    }

    private func namesEquatedToPrimary(
        in constraint: TypeSyntax, _ names: Set<String>, from origin: CatalogType
    ) -> [String] {
        if case .composition(let members) = constraint.bare.unparenthesized {
            return members.flatMap { namesEquatedToPrimary(in: $0, names, from: origin) }
        }
        let arguments = constraint.bare.unparenthesized.arguments
        guard arguments.contains(where: { $0.associatedTypeName.map(names.contains) ?? false }),
            let name = constraint.bare.unparenthesized.qualifiedName, let parent = lookUp(name, from: origin)
        else { return [] }
        return zip(parent.declaration.primaryAssociatedTypes, arguments).compactMap { primary, argument in
            guard let name = argument.associatedTypeName, names.contains(name) else { return nil }
            return constraints(on: primary, in: parent).isEmpty ? nil : name
        }
    }

    private func isConstrained(_ type: TypeSyntax, in requirement: Requirement) -> Bool {
        !constraints(on: type, in: requirement).isEmpty
    }

    /// What protocols a generic parameter, or a member of one, conforms to, each with the one whose scope it is named in.
    private func constraints(on type: TypeSyntax, in requirement: Requirement) -> [(TypeSyntax, scope: CatalogType)] {
        if case .member(let base, let name, _) = type {
            return constraints(on: base, in: requirement).flatMap { constraint, scope in
                constraint.inheritedNames.compactMap { lookUp($0, from: scope) }
                    .flatMap { constraints(on: name, in: $0) }
            }
        }
        let declaration = requirement.declaration
        let written =
            declaration.genericParameters.filter { type == .named($0.name) }.compactMap(\.constraint)
            + declaration.genericRequirements.constraints(of: type)
        return written.map { ($0, scope: requirement.origin) }
    }

    /// What an associated type of a protocol conforms to by what that and its parents say.
    private func constraints(on name: String, in type: CatalogType) -> [(TypeSyntax, scope: CatalogType)] {
        var seen: Set<String> = []
        var pending = [type]
        var result: [(TypeSyntax, scope: CatalogType)] = []
        while let type = pending.popLast() {
            guard seen.insert(type.qualifiedName).inserted else { continue }
            result += type.declaration.associatedTypeClauses
                .filter { $0.relation == .conforms && $0.isAbout(name) }.map { ($0.right, scope: type) }
            pending += type.declaration.inheritedNames.compactMap { lookUp($0, from: type) }
        }
        return result.filter { constraint, _ in
            if case .suppressed = constraint.bare.unparenthesized { false } else { true }
        }
    }
}

extension Declaration {
    /// What its generic and opaque parameters conform to.
    fileprivate var writtenConstraints: [TypeSyntax] {
        var constraints = genericParameters.compactMap(\.constraint)
        constraints += genericRequirements.filter { $0.relation == .conforms }.map(\.right)
        for parameter in parameters {
            parameter.type.forEachPart { if case .some(let constraint) = $0 { constraints.append(constraint) } }
        }
        return constraints
    }
}

extension GenericParameter {
    /// What it is asked to conform to, as a where clause says it.
    fileprivate var conformance: GenericRequirement? {
        constraint.map { GenericRequirement(left: .named(name), relation: .conforms, right: $0) }
    }
}

extension TypeSyntax {
    /// The name that it is without `Self`. For example: `Model` for `Self.Model`
    fileprivate var associatedTypeName: String? {
        guard case .named(let name, arguments: []) = AssociatedTypes.withoutSelf(self) else { return nil }
        return name
    }
}
