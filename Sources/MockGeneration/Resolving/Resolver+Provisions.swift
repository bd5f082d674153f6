// Superclasses -> what they have that might satisfy the requirements of a protocol, and can be overridden for them or not.

import SwiftDeclarations

extension Resolver {
    /// What a superclass has for a requirement.
    struct Provision {
        /// What tells a member of a class from all others.
        struct ID: Hashable {
            let origin: CatalogType.ID
            let key: String
            let resultType: TypeSyntax
        }

        /// When it is there; nil for always.
        let condition: String?
        /// The class that declares it.
        let origin: CatalogType
        /// The global actor of the member where it does not name one.
        let originActor: String?
        /// The access level of the member where it stands.
        let access: AccessLevel
        /// The superclass's member, as it is written in the mock.
        var member: Declaration
        /// What the superclass's member answers, in names that mean the same in the mock.
        var resultType: TypeSyntax
        /// Equal for members that override each other with the same parameters.
        let key: String
        /// Whether it overrides that of another superclass.
        let isOverride: Bool
        /// What there is to know of it if it can be overridden; otherwise it is the one that satisfies the requirement.
        var overridden: OverriddenMember?
        /// Why it cannot be.
        var obstacle = ""
        /// Whether it is there for the generic arguments of the mock alone: what a subclass declares stands beside it.
        var isSpecialized = false
        /// The member, if there is something to say about it.
        var kept: ClassMembers.Kept?
        /// How the result that a requirement asks for stands to the member's.
        var narrowing = Narrowing.unknown
        /// Whether the member takes less than a requirement asks for; its parameters are those of the requirement here.
        var isWidened = false

        var id: ID { ID(origin: origin.id, key: key, resultType: resultType) }
    }

    /// Members with the same labels, nearest first.
    struct LabelledProvisions {
        /// Those that no nearer superclass overrides.
        private(set) var standing: [Provision] = []
        /// The same by their keys.
        private(set) var standingByKey: [String: [Provision]] = [:]
        /// All by their keys.
        private(set) var allByKey: [String: [Provision]] = [:]

        /// - Parameter isOverridden: whether one of the nearer members, which are overrides all, overrides a member.
        init(_ all: [Provision], isOverridden: (Provision, _ nearer: [Provision]) -> Bool) {
            var overrides: [Provision] = []
            for provision in all {
                allByKey[provision.key, default: []].append(provision)
                if !isOverridden(provision, overrides) {
                    standing.append(provision)
                    standingByKey[provision.key, default: []].append(provision)
                }
                if provision.isOverride { overrides.append(provision) }
            }
        }
    }

    /// What the superclasses have that might satisfy requirements, nearest first, by the labels.
    func provisions(
        for nodes: [RequirementNode], by links: [SuperclassLink]
    ) -> [String: LabelledProvisions] {
        // Types are compared, without their typealiases, only where labels are the same.
        let labels = Set(nodes.requirements.lazy.map(\.declaration.labels))
        var provisions: [String: [Provision]] = [:]
        for (index, link) in links.enumerated() {
            let above = links[(index + 1)...]
            let members = link.type.declaration.members
            collect(members, of: link, above: above, labels: labels, conditions: [], into: &provisions)
            if labels.contains(Self.encoding.labels), provisions[Self.encoding.labels] == nil,
                conformances(of: link.type).parents.contains("Encodable")
            {
                collect([Self.encoding], of: link, above: above, labels: labels, conditions: [], into: &provisions)
            }
            for part in catalog.extensions(of: link.type) {
                guard !part.declaration.head.isUnavailableEverywhere,
                    let isSpecialized = isSpecialized(part, of: link)
                else { continue }
                collect(
                    part.declaration.members, of: link, above: above, in: part, isSpecialized: isSpecialized,
                    labels: labels, conditions: part.conditions, into: &provisions)
            }
        }
        return provisions.mapValues { LabelledProvisions($0, isOverridden: isOverridden) }
    }

    /// What a class that is Encodable has without declaring it.
    private static let encoding = Declaration.function(
        FunctionDeclaration(
            head: DeclarationHead(), name: "encode",
            parameters: [Parameter(label: "to", name: "encoder", type: .any(.named("Encoder")))],
            effects: Effects(throwing: .throws(nil))))

    /// Whether a nearer superclass overrides a member, perhaps with wider parameters or a narrower result.
    private func isOverridden(_ provision: Provision, by nearer: [Provision]) -> Bool {
        func result(_ provision: Provision) -> ScopedType {
            ScopedType(type: provision.resultType, scope: provision.origin)
        }
        return !provision.isSpecialized
            && nearer.contains {
                $0.origin !== provision.origin
                    && ($0.key == provision.key
                        || widening($0.member, in: $0.origin, provision.member, in: provision.origin))
                    && narrowing(result($0), of: result(provision)) != .other
            }
    }

    /// How the result of a requirement stands to that of a superclass's member.
    ///
    /// - Parameter bound: what associated types are that typealiases are written with.
    func narrowing(
        _ requirement: Requirement, of provision: Provision, where bound: [String: TypeSyntax]
    ) -> Narrowing {
        if case .variable(let variable) = provision.member, variable.type == nil { return .unknown }
        let mine = requirement.declaration.resultType ?? .void
        let theirs = provision.member.resultType ?? .void
        // Generic parameters go by other names. Most types are not written in two ways.
        if mine == theirs || mine.mentions(Set(requirement.declaration.genericParameters.map(\.name))) { return .same }
        // Of an associated type the member may be what says which type it is.
        let names = associatedTypeNames(of: requirement.origin)
        if mine.mentions(names) {
            return !requirement.isProperty || mayBe(mine, provision, if: names) ? .same : .other
        }
        return narrowing(
            ScopedType(type: meaning(of: mine, in: requirement.origin, where: bound), scope: requirement.origin),
            of: ScopedType(type: provision.resultType, scope: provision.origin))
    }

    /// Whether the type of a property may be that of a superclass's, for what associated types are.
    private func mayBe(_ type: TypeSyntax, _ provision: Provision, if names: Set<String>) -> Bool {
        var found: [TypeSyntax: TypeSyntax] = [:]
        let theirs = [provision.member.resultType ?? .void, provision.resultType].map { $0.canonical() }
        let mine = AssociatedTypes.withoutSelf(type).canonical()
        if theirs.contains(where: { mine.isSame(as: $0, if: names, orMembers: true, &found) }) { return true }
        // What is not in sight may be a typealias for anything.
        let origin = provision.origin
        return !provision.resultType.spelledNames.allSatisfy { name in
            catalog.path(of: name, in: origin.path, file: origin.file) != nil || Lowering.plainSendables.contains(name)
        }
    }

    /// A type of a requirement without typealiases, and with what associated types are that these are written with.
    func meaning(of type: TypeSyntax, in scope: CatalogType, where bound: [String: TypeSyntax]) -> TypeSyntax {
        let followed = withoutTypealiases(type, in: scope.path, file: scope.file)
        guard !bound.isEmpty, followed.mentions(Set(bound.keys)) else { return followed }
        return withoutTypealiases(followed.replacing(NameReplacement(bound)), in: scope.path, file: scope.file)
    }

    /// Notes what members provide.
    ///
    /// - Parameters:
    ///   - above: the superclasses of the class.
    ///   - part: the extension that the members stand in, if they do.
    ///   - isSpecialized: whether that is for the generic arguments of the mock alone.
    ///   - labels: those of the requirements; other members are passed over.
    private func collect(
        _ members: [Declaration], of link: SuperclassLink, above: ArraySlice<SuperclassLink>,
        in part: CatalogType? = nil, isSpecialized: Bool = false, labels: Set<String>, conditions: [String],
        into provisions: inout [String: [Provision]]
    ) {
        for member in members {
            if case .conditional(let block) = member {
                let branches = BranchConditions(block.clauses.map(\.condition))
                for (branch, clause) in block.clauses.enumerated() where !clause.declarations.isEmpty {
                    collect(
                        clause.declarations, of: link, above: above, in: part, isSpecialized: isSpecialized,
                        labels: labels, conditions: conditions + [branches[branch]], into: &provisions)
                }
                continue
            }
            if case .initializer = member { continue }
            guard labels.contains(member.labels), isVisible(member, of: link, in: part) else { continue }
            var provision = provision(
                member, of: link, above: above, in: part, under: conditions.isEmpty ? nil : allOf(conditions))
            provision.isSpecialized = isSpecialized
            provisions[member.labels, default: []].append(provision)
        }
    }

    private func provision(
        _ member: Declaration, of link: SuperclassLink, above: ArraySlice<SuperclassLink>, in part: CatalogType?,
        under condition: String?
    ) -> Provision {
        let member = withType(member, of: link.type)
        var provision = Provision(
            condition: condition, origin: link.type, originActor: actor(of: member, in: link, part, above: above),
            access: access(of: member, in: part),
            member: link.written(withPlainAccessors(member, of: link)), resultType: resultType(of: member, in: link),
            key: overrideKey(of: member, in: link),
            isOverride: member.isOverride)
        if let part {
            provision.obstacle = "it is declared in an extension of '\(link.type.declaration.name)'"
            provision.kept = .init(declaration: member, origin: part, reason: provision.obstacle)
            return provision
        }
        switch overriding(member, of: link) {
        case .possible(let declaration, var overridden):
            overridden.isLeftInSwift5 = isLeftInSwift5(member, in: link, above: above)
            provision.member = link.written(declaration)
            provision.overridden = overridden
        case .impossible(let reason):
            provision.obstacle = reason
            provision.kept = .init(declaration: member, origin: link.type, reason: reason)
        case .outOfSight:
            provision.obstacle = member.isLet ? "it is a constant" : "it is unavailable"
        }
        return provision
    }

    /// The access level of a member of a class, or of an extension of it, that says its own or that of its members.
    private func access(of member: Declaration, in part: CatalogType?) -> AccessLevel {
        member.memberHead.flatMap { AccessLevel(modifiers: $0.modifiers) }
            ?? part.flatMap { AccessLevel(modifiers: $0.declaration.head.modifiers) } ?? .internal
    }

    /// Whether other files see the member.
    func isVisible(_ member: Declaration, of link: SuperclassLink, in part: CatalogType?) -> Bool {
        guard let head = member.memberHead, !head.isHidden else { return false }
        guard let part else { return !link.hides(head) }
        return !head.isUnavailable
            && (AccessLevel(modifiers: head.modifiers) != nil || !part.declaration.head.isHidden)
    }
}

extension Declaration {
    fileprivate var isLet: Bool {
        if case .variable(let variable) = self { return variable.isLet }
        return false
    }
}
