// The requirements of a protocol and its superclasses -> what is left for the mock to bring or to override. Members in
// extensions of a class satisfy requirements, too, but no subclass can override them.

import SwiftDeclarations

extension Resolver {
    /// What a superclass has for a requirement.
    private struct Provision {
        /// When it is there; nil for always.
        let condition: String?
        /// The member to override; nil where it is the superclass's that satisfies the requirement.
        var override: RequirementNode?
        /// That member, if there is something to say about it.
        var kept: ClassMembers.Kept?
    }

    /// The requirements of a protocol with a superclass. What the superclass has is overridden; where that cannot be,
    /// the superclass's member is the one that satisfies the requirement, and is among those that are kept.
    func satisfied(
        _ nodes: [RequirementNode], by links: [SuperclassLink]
    ) -> (nodes: [RequirementNode], kept: [ClassMembers.Kept]) {
        // Types are compared, without their typealiases, only where labels are the same.
        let labels = nodes.reduce(into: Set<String>()) { labels, node in
            if case .requirement(let requirement) = node { labels.insert(requirement.declaration.labels) }
        }
        var provisions: [String: [Provision]] = [:]
        for link in links {
            let actor = globalActor(of: link.type)
            collect(
                link.type.declaration.members, of: link, actor: actor, labels: labels, conditions: [], into: &provisions
            )
            for part in catalog.extensions(of: link.type) {
                // What depends on generic arguments may not be there.
                guard !part.declaration.head.isUnavailable, part.declaration.requirements.isEmpty else { continue }
                collect(
                    part.declaration.members, of: link, in: part, actor: actor, labels: labels,
                    conditions: part.conditions, into: &provisions)
            }
        }
        var kept: [ClassMembers.Kept] = []
        let left = nodes.compactMap { node -> RequirementNode? in
            guard case .requirement(let requirement) = node else { return node }
            let origin = requirement.origin
            let key = requirement.declaration.overrideKey {
                withoutTypealiases($0, in: origin.path, file: origin.file)
            }
            guard let provided = provisions[key] else { return node }
            if case .initializer = requirement.declaration { return node }
            kept += provided.compactMap(\.kept)
            return self.node(for: node, with: provided)
        }
        return (left, kept)
    }

    /// What the mock has for a requirement that the superclass has something for; nil if that is nothing.
    private func node(for requirement: RequirementNode, with provided: [Provision]) -> RequirementNode? {
        let conditions = provided.compactMap(\.condition)
        if conditions.isEmpty { return provided.first?.override }
        let isLacking = conditions.count == provided.count
        if isLacking, provided.allSatisfy({ $0.override == nil }) {
            return .conditional([.init(condition: noneOf(conditions), nodes: [requirement])])
        }
        let clauses = provided.map {
            RequirementNode.Clause(condition: $0.condition, nodes: [$0.override].compactMap(\.self))
        }
        return .conditional(clauses + (isLacking ? [.init(condition: nil, nodes: [requirement])] : []))
    }

    /// Notes what members provide, unless something nearer provides it always.
    ///
    /// - Parameters:
    ///   - part: the extension that the members stand in, if they do.
    ///   - labels: those of the requirements; other members are passed over.
    private func collect(
        _ members: [Declaration], of link: SuperclassLink, in part: CatalogType? = nil, actor: String?,
        labels: Set<String>, conditions: [String], into provisions: inout [String: [Provision]]
    ) {
        for member in members {
            if case .conditional(let block) = member {
                let branches = BranchConditions(block.clauses.map(\.condition))
                for (branch, clause) in block.clauses.enumerated() where !clause.declarations.isEmpty {
                    collect(
                        clause.declarations, of: link, in: part, actor: actor, labels: labels,
                        conditions: conditions + [branches[branch]], into: &provisions)
                }
                continue
            }
            guard labels.contains(member.labels), isVisible(member, in: part) else { continue }
            let key = overrideKey(of: member, in: link)
            guard provisions[key]?.last.map({ $0.condition != nil }) ?? true else { continue }
            var provision = Provision(
                condition: conditions.isEmpty ? nil : allOf(conditions))
            if let part {
                let reason = "it is declared in an extension of '\(link.type.declaration.name)'"
                provision.kept = .init(declaration: member, origin: part, reason: reason)
            } else {
                switch overriding(member, of: link.type) {
                case .possible(let declaration, let overridden):
                    provision.override = .requirement(
                        Requirement(
                            declaration: declaration.replacing(link.names), origin: link.type, originActor: actor,
                            overridden: overridden))
                case .impossible(let reason):
                    provision.kept = .init(declaration: member, origin: link.type, reason: reason)
                case .outOfSight: break
                }
            }
            provisions[key, default: []].append(provision)
        }
    }

    /// Whether other files see the member.
    private func isVisible(_ member: Declaration, in part: CatalogType?) -> Bool {
        if case .initializer = member { return false }
        guard let head = member.memberHead, !head.isHidden else { return false }
        guard let part else { return true }
        return !head.isUnavailable
            && (AccessLevel(modifiers: head.modifiers) != nil || !part.declaration.head.isHidden)
    }
}
