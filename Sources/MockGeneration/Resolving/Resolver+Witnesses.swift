// A member of a class and the protocols that its class conforms to -> the actor that the compiler infers from the
// requirements which the member satisfies. What members inherit from those that they override comes before that.

import SwiftDeclarations

/// Where the requirements that a member satisfies are.
enum InferredIsolation: Hashable {
    case globalActor(String)
    /// They say that they are on no actor, or their protocol does.
    case nonisolated

    var globalActor: String? {
        if case .globalActor(let actor) = self { actor } else { nil }
    }
}

extension Resolver {
    /// Where a member that does not say so is by the requirements that it satisfies (SE-0316): those of the protocols that the
    /// declaration around it conforms to. Nil where they say nothing, or contradict each other, or the declaration says that
    /// it is on no actor itself (SE-0449).
    ///
    /// - Parameter part: the extension that the member stands in, if it does.
    func inferredIsolation(
        of member: Declaration, in link: SuperclassLink, _ part: CatalogType? = nil
    ) -> InferredIsolation? {
        let scope = part ?? link.type
        guard !scope.declaration.inheritance.isEmpty, !scope.declaration.head.isNonisolated else { return nil }
        var found: Set<InferredIsolation> = []
        for parent in protocols(of: scope, besidesThoseAbove: link.type) {
            for requirement in parent.declaration.members.flatMap(\.flattened)
            where requirement.labels == member.labels {
                guard let isolation = isolation(of: requirement, of: parent),
                    isWitness(member, in: link, for: requirement, of: parent)
                else { continue }
                found.insert(isolation)
            }
        }
        return found.count == 1 ? found.first : nil
    }

    /// The protocols that a class conforms to by a declaration of it, and its superclasses do not.
    private func protocols(of scope: CatalogType, besidesThoseAbove type: CatalogType) -> [CatalogType] {
        let parents = scope.declaration.inheritedNames.flatMap { expanded($0, from: scope) }.compactMap(\.self)
        let above = parents.filter { $0.declaration.kind == .class }.flatMap(lineage).flatMap { superclass in
            [superclass] + catalog.extensions(of: superclass).flatMap(lineage)
        }
        return parents.filter { $0.declaration.kind == .protocol }.flatMap(lineage).filter { parent in
            parent.declaration.kind == .protocol && !above.contains { $0.id == parent.id }
        }
    }

    /// Where a requirement is; nil where neither it nor its protocol says so.
    private func isolation(of requirement: Declaration, of type: CatalogType) -> InferredIsolation? {
        guard let head = requirement.memberHead else { return nil }
        if head.isNonisolated { return .nonisolated }
        let own = globalActor(in: head.attributes, scope: type.path, file: type.file) ?? globalActor(of: type)
        return own.map(InferredIsolation.globalActor) ?? (type.declaration.head.isNonisolated ? .nonisolated : nil)
    }

    /// Whether a member of a class satisfies a requirement with its labels, which may name what its class says.
    private func isWitness(
        _ member: Declaration, in link: SuperclassLink, for requirement: Declaration, of type: CatalogType
    ) -> Bool {
        guard requirement.memberHead?.isStatic == member.memberHead?.isStatic else { return false }
        if requirement.types.contains(where: { $0.mentionsSelf || $0.mentions(associatedTypeNames(of: type)) }) {
            return true
        }
        let names = signatureNames(in: type) { withoutTypealiases($0, in: type.path, file: type.file) }
        return requirement.withoutEffects.overrideKey(names) == overrideKey(of: member.withoutEffects, in: link)
    }
}

extension Declaration {
    /// The same without effects, of which a member may have less than what it satisfies.
    fileprivate var withoutEffects: Declaration {
        switch self {
        case .function(var function):
            function.effects = Effects()
            return .function(function)
        case .initializer(let initializer): return .initializer(initializer.withoutEffects)
        default: return self
        }
    }
}
