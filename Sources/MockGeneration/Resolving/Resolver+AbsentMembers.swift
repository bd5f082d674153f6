// A member of a generic class whose where clause is about the class's parameters (SE-0267) -> whether a subclass lacks it,
// since what stands for them does not meet the clause. What is not known to be so is there.

import SwiftDeclarations

extension Resolver {
    /// Whether a member of a superclass certainly is none of the mock, which could not even write its types.
    ///
    /// For example: `func find(_ box: WeakBox<Value>) where Value: AnyObject` of `Store<Int>`
    func isAbsent(_ member: Declaration, of link: SuperclassLink, in resolved: ResolvedProtocol) -> Bool {
        let own = Set(member.genericParameters.map(\.name))
        let parameters = Set(link.writtenNames.arguments.keys).subtracting(own)
        return member.genericRequirements.lazy.map { $0.turned(towards: parameters, from: own) }.contains { clause in
            guard let root = clause.left.root, !own.contains(root) else { return false }
            let written = clause.left.replacing(link.names)
            let stated = resolved.type.declaration.requirements.lazy.compactMap { $0.otherSide(of: written) }.first
            guard let said = link.concrete.contains(root) ? written : stated else { return false }
            let meant = withoutTypealiases(said, in: link.type.path, file: link.type.file)
            switch clause.relation {
            case .sameType: return areDifferent(meant, clause.right.replacing(link.names), in: resolved)
            case .conforms:
                return clause.right.inheritedNames.contains { name in
                    resolved.lacks(meant, name, [], self)
                        || expanded(name, from: link.type).compactMap(\.self).contains {
                            isSeen(meant, toLack: $0, in: resolved.type)
                        }
                }
            }
        }
    }

    /// Whether an override cannot repeat a clause about what stands for the class's parameters, or nobody sees whether it is met.
    ///
    /// For example: `func sorted() -> [Value] where Value: Comparable` of `Store<Item<Mark>>`
    ///
    /// - Parameter mocked: what is mocked, whose own constraints may contradict the clause.
    func isBeyondOverrides(_ member: Declaration, of link: SuperclassLink, in mocked: CatalogType? = nil) -> Bool {
        let own = Set(member.genericParameters.map(\.name))
        let parameters = Set(link.writtenNames.arguments.keys).subtracting(own)
        return member.genericRequirements.lazy.map { $0.turned(towards: parameters, from: own) }.contains { clause in
            guard let root = clause.left.root, parameters.contains(root) else { return false }
            let written = clause.left.replacing(link.names)
            let mentionsOwn = clause.right.mentions(own)
            guard link.concrete.contains(root) else {
                // What the subclass asks of its parameter may leave no type for both.
                let isLimited =
                    clause.relation == .sameType
                    || !written.isMember
                        && clause.right.inheritedNames.contains {
                            lookUp($0, from: link.type)?.declaration.kind == .class
                        }
                return mentionsOwn && clause.relation == .sameType || !written.isParameterOrMember
                    || isLimited
                        && mocked.map { isMoreAsked(of: written.root ?? "", in: $0, than: root, in: link) } ?? false
            }
            let followed = withoutTypealiases(written, in: link.type.path, file: link.type.file)
            return mentionsOwn || clause.left.isMember && followed.isMember
        }
    }

    /// Whether more is asked of a generic parameter, or of its members, than of one of a superclass that it stands for.
    private func isMoreAsked(
        of name: String, in type: CatalogType, than parameter: String, in link: SuperclassLink
    ) -> Bool {
        let asked = constraints(ofParameter: parameter, in: link.type)
        return constraints(ofParameter: name, in: type).contains { !asked.contains($0) }
            || type.declaration.requirements.contains { $0.left.root == name || $0.right.root == name }
    }

    /// Whether a type neither is a class nor inherits from it.
    func isSeen(_ type: TypeSyntax, toBeNone class: CatalogType, in scope: CatalogType) -> Bool {
        guard let parts = parts(of: type, in: scope) else { return false }
        guard let first = parts.first, first.declaration.kind == .class else { return true }
        let chain = superclasses(from: first, in: scope)
        return chain.isComplete && !chain.links.contains { $0.type.id == `class`.id }
    }
}

extension TypeSyntax {
    /// Whether a where clause can be about it: it is a name, or a member of such. For example: `Items.Element`, but not `[Item]`
    fileprivate var isParameterOrMember: Bool {
        switch self {
        case .named(_, arguments: []): true
        case .member(let base, _, arguments: []): base.isParameterOrMember
        default: false
        }
    }
}
