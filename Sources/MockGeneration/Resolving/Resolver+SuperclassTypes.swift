// A protocol with a superclass -> what that says about the associated types, as where clauses: its members are those of the
// mock, and of each name it has one property. What a mock makes of a member that fits none stands in
// Resolver+Satisfaction.swift.

import SwiftDeclarations

extension Resolver {
    /// What a superclass makes of the associated types of the protocols that it conforms to: its subclasses conform to them
    /// as it does. Of those of others, its members say what they are.
    ///
    /// - Parameters:
    ///   - protocols: those that are resolved.
    ///   - bound: the associated types that the annotation binds.
    /// - Returns: that, and the conditions under which members say more.
    func clausesOfSuperclass(
        of resolved: ResolvedProtocol, for protocols: [CatalogType], bound: Set<String>
    ) -> (clauses: [GenericRequirement], conditions: [String]) {
        guard let superclass = resolved.superclassType, !superclass.isKnown else { return ([], []) }
        let generic = protocols.filter { !associatedTypeNames(of: $0).isEmpty }
        let adopted = Set(resolved.parentMocks.flatMap(\.genericAssociatedTypes))
        guard !generic.isEmpty || !adopted.isEmpty else { return ([], []) }
        let links = superclasses(from: superclass, written: resolved.superclass, in: resolved.type).links
        var found: [TypeSyntax: TypeSyntax] = [:]
        for (name, type, link) in memberTypes(of: links, for: generic) {
            found[.named(name)] = type.replacing(link.names)
        }
        let settled = bound.union(resolved.boundTypes.keys)
        let conditions = learn(
            from: links, of: resolved,
            names: { associatedTypeNames(of: $0.origin).union(adopted).subtracting(settled) }, &found)
        let clauses = found.map { GenericRequirement(left: $0, relation: .sameType, right: $1) }
        return (clauses.sorted { $0.left.description < $1.left.description }, conditions)
    }

    /// What no typealias of a mock can make something else: what its superclasses have for associated types, by their full names.
    func typesOfSuperclass(of resolved: ResolvedProtocol) -> [String: String] {
        let protocols = lineage(of: resolved.type).filter { $0.declaration.kind == .protocol }
        return memberTypes(of: resolved.superclasses, for: protocols).reduce(into: [:]) { types, member in
            let (name, type, link) = member
            let nested = catalog.type(named: link.type.path + [name], in: [], file: link.type.file)
            types[name] = nested?.qualifiedName ?? identity(of: type.replacing(link.names), in: link.type, of: resolved)
        }
    }

    /// What superclasses declare or infer for the associated types of protocols, each once, in the names that they see.
    private func memberTypes(
        of links: [SuperclassLink], for protocols: [CatalogType]
    ) -> [(name: String, type: TypeSyntax, link: SuperclassLink)] {
        var found: [(name: String, type: TypeSyntax, link: SuperclassLink)] = []
        for link in links {
            for parent in protocols {
                let conforms = conforms(link.type, to: parent)
                // By its name the compiler finds what a superclass has for an associated type.
                for name in associatedTypeNames(of: parent)
                where (conforms || isMember(name, of: links[0].type)) && !found.contains(where: { $0.name == name }) {
                    guard let type = memberType(name, of: link.type), !type.mentionsSelf,
                        !isArgument(type, of: link, named: name)
                    else { continue }
                    found.append((name, type, link))
                }
            }
        }
        return found
    }

    /// Compares requirements with what the superclass has for them. The mock has the property that it inherits, whatever is
    /// asked of its type; a function it may have beside that of its superclass, but overrides that one rather than leave two
    /// to its tests.
    ///
    /// - Parameters:
    ///   - names: the associated types in a requirement that members may say something about.
    ///   - types: what associated types are, and members of them.
    /// - Returns: the conditions of members that say so under these alone.
    private func learn(
        from links: [SuperclassLink], of resolved: ResolvedProtocol, names: (Requirement) -> Set<String>,
        _ types: inout [TypeSyntax: TypeSyntax]
    ) -> [String] {
        let open = resolved.nodes.requirements.filter { requirement in
            requirement.declaration.genericParameters.isEmpty
                && requirement.declaration.resultType?.mentions(names(requirement).union(["Self"])) ?? false
        }
        guard !open.isEmpty else { return [] }
        let provisions = provisions(for: resolved.nodes, by: links)
        let defaulted = Set(resolved.associatedTypes.filter { $0.defaultType != nil }.map(\.name))
        var conditions: [String] = []
        for isProperty in [true, false] {
            for requirement in open where requirement.isProperty == isProperty {
                let names = names(requirement).subtracting(isProperty ? [] : defaulted)
                let members = provisions[requirement.declaration.labels]?.standing ?? []
                for member in members {
                    guard let found = self.types(of: names, in: requirement, by: member, types),
                        isProperty || fits(found, resolved)
                    else { continue }
                    if let condition = member.condition {
                        if !found.isEmpty { conditions.append(condition) }
                        continue
                    }
                    types.merge(found) { known, _ in known }
                    break
                }
            }
        }
        return conditions
    }

    /// What associated types are where a member is the one for a requirement; nil where it cannot be.
    ///
    /// - Parameter known: what some of them are by now.
    private func types(
        of names: Set<String>, in requirement: Requirement, by provision: Provision, _ known: [TypeSyntax: TypeSyntax]
    ) -> [TypeSyntax: TypeSyntax]? {
        let (required, member) = (requirement.declaration, provision.member)
        guard member.genericParameters.isEmpty, member.resultType != nil || !requirement.isProperty,
            required.memberHead?.isStatic == member.memberHead?.isStatic, required.isAsync || !member.isAsync,
            // A function that does not satisfy the requirement leaves room for another one.
            requirement.isProperty || provision.overridden != nil || provision.satisfies(required)
        else { return nil }
        func types(_ declaration: Declaration, in scope: CatalogType?) -> [TypeSyntax] {
            (declaration.parameters.map(\.type) + [declaration.resultType ?? .void]).map { type in
                let type = AssociatedTypes.withoutSelf(type.bare)
                let followed =
                    scope.map { withoutTypealiases(type, in: $0.path, file: $0.file, hiddenBy: names) } ?? type
                return followed.canonical()
            }
        }
        // As they are written, or else what typealiases in them stand for.
        for isFollowed in [false, true] {
            var found = known
            let mine = types(required, in: isFollowed ? requirement.origin : nil)
            let theirs = types(member, in: isFollowed ? provision.origin : nil)
            let areSame = zip(mine, theirs).allSatisfy {
                $0.isSame(as: $1, if: names, orMembers: requirement.isProperty, &found)
            }
            if areSame { return found.filter { known[$0.key] == nil && $0.key != $0.value } }
        }
        return nil
    }

    /// Whether types are what a mock had better make of associated types by a function, for the one of its superclass: something
    /// is asked of one of them, and none certainly lacks what is. What may be any type is `Any` otherwise.
    private func fits(_ types: [TypeSyntax: TypeSyntax], _ resolved: ResolvedProtocol) -> Bool {
        let names = types.compactMap { $0.key.qualifiedName?.first }
        let isAsked = names.contains { name in
            resolved.associatedTypeClauses.contains { $0.left.root == name || $0.right.root == name }
        }
        guard isAsked || types.values.allSatisfy({ $0 == .named("Any") }) else { return false }
        let clauses = statedClauses(of: resolved)
        return types.allSatisfy { side, type in
            guard let name = side.qualifiedName?.first else { return false }
            if resolved.isAskedToBeSendable(name, self), isUnsendable(type, in: resolved.type) { return false }
            return !constraints(onAny: [name], by: clauses).contains {
                isSeen(type, toLack: $0, in: resolved.type, orIsStandard: true)
            }
        }
    }

    /// Whether a type in a class is a generic parameter that stands for an associated type of this name.
    private func isArgument(_ type: TypeSyntax, of link: SuperclassLink, named name: String) -> Bool {
        link.type.declaration.genericParameters.contains { type == .named($0.name) }
            && type.replacing(link.names) == .named(name)
    }

    /// What a class declares or infers for an associated type, in the names that it sees.
    private func memberType(_ name: String, of type: CatalogType) -> TypeSyntax? {
        if let alias = catalog.memberTypealiases(named: name, of: type).first { return alias.declaration.type }
        if catalog.type(named: type.path + [name], in: [], file: type.file) != nil { return .named(name) }
        return inferredMember(name, of: type)?.type
    }
}

extension TypeSyntax {
    /// Whether it is another type once associated types are what stands for them there, which `found` is told.
    /// For example: `[Key: Item?]` and `[String: Int?]`
    ///
    /// - Parameter orMembers: whether members of associated types may be told as well.
    func isSame(
        as other: TypeSyntax, if names: Set<String>, orMembers: Bool, _ found: inout [TypeSyntax: TypeSyntax]
    ) -> Bool {
        guard mentions(names) else { return self == other }
        let isName: Bool
        switch self {
        case .named(_, arguments: []): isName = true
        case .member(.named, _, arguments: []): isName = orMembers
        default: isName = false
        }
        if isName {
            if let known = found[self] { return known == other }
            guard other == self || !other.mentions(names), !other.mentionsSelf else { return false }
            found[self] = other
            return true
        }
        if case .member = self { return self == other }
        let (parts, others) = (children, other.children)
        guard withoutChildren == other.withoutChildren, parts.count == others.count else { return false }
        for (part, other) in zip(parts, others) where !part.isSame(as: other, if: names, orMembers: orMembers, &found) {
            return false
        }
        return true
    }
}
