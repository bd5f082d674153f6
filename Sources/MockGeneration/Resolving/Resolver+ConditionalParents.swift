// A parent that is declared in several ways, under different conditions -> what is inherited under each of them.

import SwiftDeclarations

extension Resolver {
    /// A typealias in an inheritance clause that stands for something else under each of several conditions.
    struct ConditionalParent {
        /// What it stands for.
        let alternatives: [TypealiasTarget]
        /// What it is written as.
        let written: TypeSyntax
        /// Where it is written.
        let offset: UInt32
        /// The protocol that inherits it.
        let heir: CatalogType
    }

    /// Inherits from a protocol that may be declared several times, under different conditions: the members of each stand
    /// under its condition, unless `type` stands under one of them itself.
    func inherit(fromAlternativesTo found: CatalogType, of type: CatalogType, into visit: inout Visit) {
        let alternatives = catalog.alternatives(to: found).filter { $0.declaration.kind == .protocol }
        let conditions = Set(type.conditions + visit.result.type.conditions)
        if alternatives.count < 2 { return inherit(from: found, into: &visit) }
        if let met = alternatives.first(where: { conditions.isSuperset(of: $0.conditions) }) {
            return inherit(from: met, into: &visit)
        }
        if Set(alternatives.map { nature(of: [$0]) }).count > 1 {
            visit.result.decidingConditions += alternatives.flatMap(\.conditions)
        }
        for alternative in alternatives {
            let known = visit.result.nodes.count
            inherit(from: alternative, into: &visit)
            let added = Array(visit.result.nodes[known...])
            let isOwn = { (node: RequirementNode) in [node].requirements.contains { $0.origin === alternative } }
            let own = added.filter(isOwn)
            guard !own.isEmpty else { continue }
            visit.result.nodes[known...] = [
                .conditional([.init(condition: allOf(alternative.conditions), nodes: own)])
            ]
            // What those inherit may be inherited once only, and by the first.
            visit.result.nodes += added.filter { !isOwn($0) }
        }
    }

    /// Inherits what typealiases stand for under conditions, each under its own. What is inherited anyway comes before them.
    func inheritConditionalParents(into visit: inout Visit) {
        while let parent = visit.conditionalParents.popLast() { inherit(parent, into: &visit) }
    }

    private func inherit(_ parent: ConditionalParent, into visit: inout Visit) {
        let before = visit
        var followed = (protocols: before.seen, typealiases: before.seenTypealiases)
        var superclasses: [SuperclassAlternative] = []
        var clauses: [RequirementNode.Clause] = []
        var natures: Set<Nature> = []
        for alternative in parent.alternatives {
            let known = visit.result.nodes.count
            let missing = visit.missingParents.count
            let met = visit.protocols.count
            (visit.result.superclass, visit.result.superclassType) = (nil, nil)
            // What one alternative inherits, another one may inherit, too.
            (visit.seen, visit.seenTypealiases) = (before.seen, before.seenTypealiases)
            inherit(alternative, written: parent.written, at: parent.offset, from: parent.heir, into: &visit)
            followed.protocols.formUnion(visit.seen)
            natures.insert(nature(of: Array(visit.protocols[met...])))
            followed.typealiases.formUnion(visit.seenTypealiases)
            clauses.append(
                .init(condition: allOf(alternative.conditions), nodes: Array(visit.result.nodes[known...])))
            visit.result.nodes.removeSubrange(known...)
            let outOfSight = visit.missingParents[missing...].firstIndex(where: \.isClass)
            let written = outOfSight.map { visit.missingParents.remove(at: $0).type } ?? visit.result.superclass
            if let written {
                superclasses.append(
                    .init(type: visit.result.superclassType, written: written, conditions: alternative.conditions))
            }
        }
        (visit.seen, visit.seenTypealiases) = followed
        var seen: Set<CatalogType.ID> = []
        visit.protocols = visit.protocols.filter { seen.insert($0.id).inserted }
        if clauses.contains(where: { !$0.nodes.isEmpty }) { visit.result.nodes.append(.conditional(onOneOf: clauses)) }
        visit.result.superclass = before.result.superclass
        visit.result.superclassType = before.result.superclassType
        let isEveryOneClass = superclasses.count == parent.alternatives.count
        if natures.count > 1 || !superclasses.isEmpty && !isEveryOneClass {
            visit.result.decidingConditions += parent.alternatives.flatMap(\.conditions)
        }
        guard !superclasses.isEmpty else { return }
        if superclasses.count < parent.alternatives.count {
            let heir = visit.result.type
            visit.diagnostics.append(
                Diagnostic(
                    .error, at: .init(path: path(of: heir), offset: heir.declaration.head.offset),
                    "'\(heir.declaration.name)' cannot be mocked: '\(parent.written)' is a class under "
                        + "'#if \(anyOf(superclasses.map { allOf($0.conditions) }))' only"))
        }
        let written = self.written(parent.written, from: parent.heir, in: visit)
        visit.result.superclass = AssociatedTypes.withoutSelf(written)
        visit.result.superclassType = superclasses.lazy.compactMap(\.type).first
        visit.superclassAlternatives = superclasses
    }
}
