// A default of an associated type that is a member of another one, or a generic type of the run that is made of others ->
// whether nothing says that it conforms to what is asked of it. The members of types outside are not looked at here.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Whether a member of an associated type that may be any is an associated type of protocols that do not ask it to
    /// conform to a protocol. What is not read may ask that, and so may what the member is the same as.
    ///
    /// For example: `Model.Value` to `Encodable` with `associatedtype Model: HasValue`
    func isOpenMember(_ type: TypeSyntax, lacking constraint: [String], _ resolver: Resolver) -> Bool {
        guard let path = type.qualifiedName, path.count > 1, associatedTypes.contains(where: { $0.name == path[0] })
        else { return false }
        let same = namesOfSame(path[0])
        guard isFree(same) else { return false }
        let clauses = associatedTypeClauses + primaryClauses(resolver)
        var asked = constraints(ofAny: same).flatMap(\.inheritedNames).map { ($0, self.type) }
        var origins: [CatalogType] = []
        for (index, member) in path.enumerated().dropFirst() {
            for found in asked.flatMap({ resolver.expanded($0, from: $1) }) {
                guard let inherited = found.map(resolver.inheritedTypes), inherited.isComplete else { return false }
                origins += inherited.types
            }
            let own = clauses.filter { clause in
                clause.sides.contains { side in
                    guard let name = side.qualifiedName else { return false }
                    return same.contains(name[0]) && name.dropFirst() == path[1...index]
                }
            }
            guard !own.contains(where: { $0.relation == .sameType }),
                let inherited = constraints(onOpen: member, in: origins, resolver)
            else { return false }
            asked = inherited + own.flatMap(\.right.inheritedNames).map { ($0, self.type) }
        }
        return !resolver.isImplied(constraint, from: self.type, by: asked)
    }

    /// What protocols ask a member of what conforms to them to conform to; nil where it is no associated type of theirs, or one
    /// of which they say what it is. What is said of a member by that name is taken to be about it, whatever it is a member of.
    private func constraints(
        onOpen member: String, in origins: [CatalogType], _ resolver: Resolver
    ) -> [([String], CatalogType)]? {
        let said = origins.flatMap { origin in origin.declaration.associatedTypeClauses.map { ($0, origin) } }
            .filter { clause, _ in clause.sides.contains { $0.qualifiedName?.last == member } }
        guard origins.contains(where: { $0.declaration.associatedTypes.contains { $0.name == member } }),
            !origins.contains(where: { !$0.isKnown && resolver.catalog.declares(member, in: $0) }),
            // The standard library says such things of sequences only: `Iterator.Element == Element`.
            !said.contains(where: { $0.relation == .sameType && !$1.isKnown })
        else { return nil }
        return said.filter { $0.0.relation == .conforms }
            .flatMap { clause, origin in clause.right.inheritedNames.map { ($0, origin) } }
    }

    /// Whether nothing says which type some associated types are that are the same.
    private func isFree(_ same: Set<String>) -> Bool {
        !plainTypealiases.contains { same.contains($0.name) } && same.allSatisfy { defaultType(of: $0) == nil }
            && same.flatMap(otherSides).allSatisfy { same.contains($0.root ?? "") }
    }

    /// Whether a generic type of the run conforms to a protocol under conditions only, which what it is made of does not
    /// meet. For example: `Page<Item>` to `Equatable` with `extension Page: Equatable where Row: Equatable`
    ///
    /// - Parameter lacks: whether a part lacks a protocol.
    func isGeneric(
        _ type: TypeSyntax, lacking constraint: [String], _ resolver: Resolver,
        where lacks: (TypeSyntax, [String]) -> Bool
    ) -> Bool {
        guard !type.arguments.isEmpty, let parts = resolver.parts(of: type, in: self.type),
            let parameters = parts.first?.declaration.genericParameters, parameters.count == type.arguments.count,
            let asked = resolver.lookUp(constraint, from: self.type)
        else { return false }
        let conforming = parts.filter { part in
            let inherited = resolver.inheritedTypes(of: part)
            return !inherited.isComplete || inherited.types.contains { $0.id == asked.id }
        }
        return !conforming.isEmpty
            && conforming.allSatisfy { part in
                part.declaration.kind == .extension
                    && part.declaration.requirements.contains { clause in
                        guard clause.relation == .conforms,
                            let index = parameters.firstIndex(where: { clause.isAbout($0.name) })
                        else { return false }
                        return clause.right.inheritedNames.contains { lacks(type.arguments[index], $0) }
                    }
            }
    }
}

extension Resolver {
    /// Whether what conforms to all of some protocols conforms to another one by that, or by something that was not read.
    func isImplied(_ constraint: [String], from scope: CatalogType, by asked: [([String], CatalogType)]) -> Bool {
        if ["Any", "Copyable", "Escapable"].contains(constraint.last ?? "") { return true }
        return expanded(constraint, from: scope).allSatisfy { constraint in
            guard let constraint else { return true }
            return asked.flatMap { expanded($0, from: $1) }.contains { parent in
                guard let inherited = parent.map(inheritedTypes), inherited.isComplete else { return true }
                return inherited.types.contains { $0.id == constraint.id || $0.declaration.kind == .class }
            }
        }
    }
}

extension GenericRequirement {
    /// The types that it is about.
    fileprivate var sides: [TypeSyntax] { relation == .sameType ? [left, right] : [left] }
}
