// The extensions of a superclass -> whether a subclass has what they add, and the initializers in them that keep a subclass
// from having its own. What is there for generic arguments only is looked at as far as the compiler prefers it to what a
// subclass declares.

import SwiftDeclarations

extension Resolver {
    /// Whether all of an extension is there for the mock's generic arguments alone; nil where it may not be there, or comes
    /// after what the mock declares, since its where clause leaves something generic.
    ///
    /// For example: `extension Store where Value == Int`, or `extension Store<Int>`, for `Store<Int>`
    func isSpecialized(_ part: CatalogType, of link: SuperclassLink) -> Bool? {
        let clauses = catalog.clauses(of: part, extending: link.type)
        guard !clauses.isEmpty else { return false }
        let names = link.writtenNames.arguments.keys
        let isFixed = names.allSatisfy { name in
            clauses.contains { clause in
                guard clause.relation == .sameType, clause.left == .named(name), link.concrete.contains(name) else {
                    return false
                }
                return meaning(of: clause.right, in: part, of: link)
                    == meaning(of: link.writtenNames.applied(to: clause.left), in: link.type, of: link)
            }
        }
        return isFixed ? true : nil
    }

    /// What a type that an extension of a class or the class itself names is without typealiases.
    private func meaning(of type: TypeSyntax, in scope: CatalogType, of link: SuperclassLink) -> TypeSyntax {
        let generic = Set(link.writtenNames.arguments.keys)
        return withoutTypealiases(type, in: scope.path, file: scope.file, hiddenBy: generic).canonical()
    }

    /// Why no subclass can have an initializer that a protocol asks for: an extension of a superclass for the generic arguments
    /// of the mock has just that.
    ///
    /// - Parameters:
    ///   - requirement: the initializer with what where clauses say that associated types are.
    ///   - bound: what associated types are that typealiases are written with.
    func obstacle(
        toInitializer requirement: Requirement, by links: [SuperclassLink], in type: CatalogType,
        where bound: [String: TypeSyntax]
    ) -> String? {
        guard case .initializer(let initializer) = requirement.declaration else { return nil }
        let scope = requirement.origin
        let key = Declaration.initializer(initializer.withoutEffects).overrideKey(
            signatureNames(in: scope) { meaning(of: $0, in: scope, where: bound) })
        for link in links {
            for part in catalog.extensions(of: link.type) where Set(part.conditions).isSubset(of: type.conditions) {
                guard !part.declaration.head.isUnavailableEverywhere, isSpecialized(part, of: link) == true else {
                    continue
                }
                let isThere = part.declaration.members.contains { member in
                    guard case .initializer(let own) = member, isVisible(member, of: link, in: part),
                        own.effects == initializer.effects
                    else { return false }
                    return overrideKey(of: .initializer(own.withoutEffects), in: link) == key
                }
                guard isThere else { continue }
                let name = link.type.declaration.name
                return
                    "an extension of the superclass '\(name)' declares it, and no subclass can have its own beside that; "
                    + "declare it in '\(name)' itself"
            }
        }
        return nil
    }
}
