// A member of a generic class whose where clause is about the class's parameters (SE-0267) -> whether a subclass lacks it,
// since what stands for them does not meet the clause. What is not known to be so is there.

import SwiftDeclarations

extension Resolver {
    /// Whether a member of a superclass certainly is none of the mock, which could not even write its types.
    ///
    /// For example: `func find(_ box: WeakBox<Value>) where Value: AnyObject` of `Store<Int>`
    func isAbsent(_ member: Declaration, of link: SuperclassLink, in resolved: ResolvedProtocol) -> Bool {
        let names = link.concrete.subtracting(member.genericParameters.map(\.name))
        return member.genericRequirements.contains { clause in
            guard clause.left.root.map(names.contains) ?? false else { return false }
            let written = clause.replacing(link.names)
            switch clause.relation {
            case .sameType: return areDifferent(written.left, written.right, in: resolved)
            case .conforms:
                return clause.right.inheritedNames.contains { name in
                    resolved.lacks(written.left, name, [], self)
                        || expanded(name, from: link.type).compactMap(\.self).contains {
                            isSeen(written.left, toLack: $0, in: resolved.type)
                        }
                }
            }
        }
    }

    /// Whether a type neither is a class nor inherits from it.
    func isSeen(_ type: TypeSyntax, toBeNone class: CatalogType, in scope: CatalogType) -> Bool {
        guard let parts = parts(of: type, in: scope) else { return false }
        guard let first = parts.first, first.declaration.kind == .class else { return true }
        let chain = superclasses(from: first, in: scope)
        return chain.isComplete && !chain.links.contains { $0.type.id == `class`.id }
    }
}
