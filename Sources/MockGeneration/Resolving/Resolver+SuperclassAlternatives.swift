// Superclasses that depend on an `#if` -> what a protocol with each of them is for its mock, and from that one mock for all:
// what they have in common as it is, and the rest under their conditions.

import SwiftDeclarations

/// A class that the superclass of a mock is under some conditions.
struct SuperclassAlternative: Sendable {
    /// Nil for one that no file declares.
    let type: CatalogType?
    /// As the mock would write it. For example: `UIViewController`
    let written: TypeSyntax?
    /// Those of the `#if` branches around what declares it.
    let conditions: [String]
}

/// A protocol with one of the classes that its superclass may be.
struct TakenSuperclass {
    let conditions: [String]
    let resolved: ResolvedProtocol
    /// What is left of each of the protocol's nodes.
    let nodes: [RequirementNode?]
}

extension Resolver {
    /// Combinations of conditions grow with each class that depends on some: more are not put into one mock.
    private static let maximumAlternatives = 16

    /// Adds what a protocol's superclass and those above it mean for the mock.
    ///
    /// - Parameters:
    ///   - alternatives: what the superclass may be; one class, as a rule.
    ///   - annotation: what says what associated types are, before all else.
    func takeOver(
        _ alternatives: [SuperclassAlternative], by annotation: Annotation, into result: inout ResolvedProtocol
    ) {
        var taken: [TakenSuperclass] = []
        var pending = Array(alternatives.reversed())
        var isCutShort = false
        while let alternative = pending.popLast() {
            var own = result
            own.superclass = alternative.written
            let isLast = taken.count + pending.count >= Self.maximumAlternatives
            let (nodes, unclear) = takeOver(alternative, by: annotation, into: &own)
            guard let unclear, !isLast else {
                if unclear != nil { isCutShort = true }
                taken.append(TakenSuperclass(conditions: alternative.conditions, resolved: own, nodes: nodes))
                continue
            }
            pending += catalog.alternatives(to: unclear).reversed().map { met in
                let conditions = met.conditions.filter { !alternative.conditions.contains($0) }
                return SuperclassAlternative(
                    type: alternative.type === unclear ? met : alternative.type, written: alternative.written,
                    conditions: alternative.conditions + conditions)
            }
        }
        let (written, nodes) = (result.superclass, result.nodes)
        guard let first = taken.first else { return }
        result = first.resolved
        guard taken.count > 1 else { return }
        if isCutShort || differInNature(taken) { result.decidingConditions += taken.flatMap(\.conditions) }
        result.decidingConditions += conditionsOfTypes(in: nodes.requirements, likeMembersOf: taken)
        if differ(taken, aboutTypesIn: nodes.requirements) {
            result.decidingConditions += taken.flatMap(\.conditions)
        }
        result.superclass = written
        result.nodes = nodes.indices.compactMap { node(at: $0, in: taken) }
        result.merge(taken)
    }

    /// What a mock has for a node of its protocol: the same for each superclass, or something else under each condition.
    private func node(at index: Int, in taken: [TakenSuperclass]) -> RequirementNode? {
        var branches: [(node: RequirementNode?, text: String?, conditions: [String])] = []
        for taken in taken {
            let node = taken.nodes[index]
            let (text, condition) = (node?.comparedText, allOf(taken.conditions))
            if let same = branches.firstIndex(where: { $0.text == text }) {
                branches[same].conditions.append(condition)
            } else {
                branches.append((node, text, [condition]))
            }
        }
        if branches.count == 1 { return branches[0].node }
        return .conditional(
            onOneOf: branches.map { .init(condition: anyOf($0.conditions), nodes: [$0.node].compactMap(\.self)) })
    }
}

extension Resolver {
    /// Adds what a class and those above it mean for a mock that has it as its superclass.
    ///
    /// - Parameter annotation: what says what associated types are, before all else.
    /// - Returns: what is left of each node, and the class that may be any of several, where what follows is not known.
    private func takeOver(
        _ alternative: SuperclassAlternative, by annotation: Annotation, into result: inout ResolvedProtocol
    ) -> (nodes: [RequirementNode?], unclear: CatalogType?) {
        guard let declared = alternative.type else {
            result.takeOverKnownClass()
            if catalog.hasDefaultIsolation || catalog.options.isolatesMockModule && result.globalActor != nil {
                result.superclassInitializers = initializersOfKnownClass(above: result)
            }
            let left = result.superclass?.qualifiedName?.last.map { leaving(result.nodes, toClass: $0) }
            (result.nodes, result.keptMembers) = (left?.nodes.compactMap(\.self) ?? result.nodes, left?.kept ?? [])
            return (left?.nodes ?? result.nodes, nil)
        }
        guard let superclass = self.alternative(to: declared, under: result.type.conditions + alternative.conditions)
        else {
            (result.superclassType, result.unclearSuperclass) = (nil, declared.qualifiedName)
            return (result.nodes, declared)
        }
        if superclass.isKnown, superclass.path == ["NSObject"] {
            // The protocol might as well ask for what `NSObject` conforms to.
            (result.superclass, result.superclassType) = (nil, nil)
            result.traits.insert(.objectiveC)
            return (result.nodes, nil)
        }
        result.superclassType = superclass
        // Requirements are compared with what associated types are, and so are members.
        let written = result.superclass?.replacing(NameReplacement(result.boundTypes))
        let chain = superclasses(
            from: superclass, written: written, in: result.type, under: alternative.conditions)
        let links = chain.links
        result.unclearSuperclass = chain.unclear?.qualifiedName
        result.superclassInitializers = initializers(of: links, in: result, isComplete: chain.isComplete)
        result.superclasses = links
        var inherited = links.reduce(into: Set<KnownTrait>()) { $0.formUnion(conformances(of: $1.type).traits) }
        if chain.isObject { inherited.formUnion([.objectiveC, .equatable, .hashable]) }
        result.superclassTraits = chain.isComplete ? inherited : nil
        result.restatesSendable = links.contains(where: isUncheckedSendable)
        result.hasSuperclassOutsideActors = isInferredOutsideActors(superclass)
        // A subclass has to say again that it is Sendable.
        result.traits.formUnion(inherited.intersection([.sendable]))
        if !chain.isComplete { result.lacksParent = true }
        if chain.isMistaken { result.mistakesParent = true }
        // Subclasses run where their superclass does, whatever the protocol says.
        let isolated = links.lazy.compactMap { link in globalActor(of: link.type).map { (link.type, $0) } }.first
        if let (superclass, actor) = isolated {
            result.inheritsDefaultActor = isMainActorByDefault(superclass) && statedActor(of: superclass) == nil
            if actor != result.globalActor {
                // That of another module, the own one may not infer.
                let isStated = result.inheritsDefaultActor && superclass.file >= catalog.sourceCount
                (result.globalActor, result.hasOwnGlobalActor) = (actor, isStated)
            }
        } else if mayBeOnDefaultActor(result) {
            (result.globalActor, result.inheritsDefaultActor) = ("MainActor", true)
        }
        var satisfied = satisfied(result, by: links, AssociatedTypes(of: result, annotation: annotation))
        if !chain.isComplete, let name = links.last.flatMap({ nameOutOfSight(above: $0.type) }) {
            let left = leaving(satisfied.nodes, toClass: name)
            (satisfied.nodes, satisfied.kept) = (left.nodes, satisfied.kept + left.kept)
        }
        result.ambiguousAssociatedTypes.formUnion(satisfied.ambiguous)
        (result.nodes, result.keptMembers) = (satisfied.nodes.compactMap(\.self), satisfied.kept)
        result.unsatisfied = satisfied.unsatisfied
        result.fixedRequirements = satisfied.fixed
        result.boundInSwift6 = satisfied.boundInSwift6
        result.actorOfConformance = satisfied.actorOfConformance
        result.decidingConditions += satisfied.decidingConditions
        for link in links where !link.type.isKnown && !result.files.contains(link.type.file) {
            result.files.append(link.type.file)
        }
        return (satisfied.nodes, chain.unclear)
    }
}

extension Resolver {
    /// Whether a mock with a superclass on no actor is on the default one of its module (SE-0466), though its protocol says that
    /// it is on none: with a superclass, nothing is inferred of that.
    private func mayBeOnDefaultActor(_ resolved: ResolvedProtocol) -> Bool {
        let type = resolved.type
        guard resolved.globalActor == nil, type.declaration.head.isNonisolated, !resolved.hasSuperclassOutsideActors,
            !resolved.hasSuperclassOffActors, !resolved.traits.contains(.sendable), !catalog.options.areMocksElsewhere,
            catalog.isMainActorByDefault(type.file)
        else { return false }
        // From a protocol that names another actor, that one is.
        let lineage = lineage(of: type)
        return lineage.contains { $0.declaration.kind == .protocol && isMainActorByDefault($0) }
            && lineage.allSatisfy { [nil, "MainActor"].contains(statedActor(of: $0)) }
    }
}

extension Resolver {
    /// What is left of requirements with a superclass that no file declares: what that is known to have is not overridden.
    private func leaving(
        _ nodes: [RequirementNode?], toClass name: String
    ) -> (nodes: [RequirementNode?], kept: [ClassMembers.Kept]) {
        let members = KnownClassMembers.members(of: name)
        guard !members.isEmpty else { return (nodes, []) }
        var kept: [ClassMembers.Kept] = []
        func left(of node: RequirementNode) -> RequirementNode? {
            switch node {
            case .conditional(let clauses):
                let left = clauses.map {
                    RequirementNode.Clause(condition: $0.condition, nodes: $0.nodes.compactMap(left))
                }
                return left.contains { !$0.nodes.isEmpty } ? .conditional(left) : nil
            case .requirement(let requirement):
                guard members.contains(where: { $0.isNamed(as: requirement.declaration) }) else { return node }
                kept.append(
                    ClassMembers.Kept(
                        declaration: requirement.declaration, origin: requirement.origin, reason: "'\(name)' has it"))
                return nil
            }
        }
        return (nodes.map { $0.flatMap(left) }, kept)
    }

    /// The designated initializers of a superclass that no file declares, which is on no actor: where a module isolates by
    /// default, no class inherits them.
    private func initializersOfKnownClass(above resolved: ResolvedProtocol) -> SuperclassInitializers? {
        guard let name = resolved.superclass?.qualifiedName?.last, KnownClasses.isOffActors(name) else { return nil }
        return KnownClasses.initializers(of: name).map { declarations in
            SuperclassInitializers(
                designated: declarations.map { .init(declaration: $0, access: .public, origin: resolved.type) })
        }
    }
}

extension ResolvedProtocol {
    /// Adds what there is to know of a superclass that no file declares.
    fileprivate mutating func takeOverKnownClass() {
        guard let name = superclass?.qualifiedName?.last else { return }
        restatesSendable = KnownClasses.isUncheckedSendable(name)
        if KnownClasses.isOnMainActor(name), globalActor != "MainActor" {
            (globalActor, hasOwnGlobalActor) = ("MainActor", false)
        }
    }
}

extension ResolvedProtocol {
    /// Settles what the mock is with any of several superclasses, after it was taken over from the first.
    fileprivate mutating func merge(_ taken: [TakenSuperclass]) {
        for other in taken.dropFirst().map(\.resolved) {
            superclasses += other.superclasses
            keptMembers += other.keptMembers
            fixedRequirements += other.fixedRequirements
            boundInSwift6 += other.boundInSwift6
            actorOfConformance = actorOfConformance ?? other.actorOfConformance
            decidingConditions += other.decidingConditions
            traits.formUnion(other.traits)
            files += other.files.filter { !files.contains($0) }
            lacksParent = lacksParent || other.lacksParent
            mistakesParent = mistakesParent || other.mistakesParent
            restatesSendable = restatesSendable || other.restatesSendable
            superclassTraits = superclassTraits.flatMap { own in other.superclassTraits.map(own.intersection) }
            unclearSuperclass = unclearSuperclass ?? other.unclearSuperclass
        }
        unsatisfied = taken.flatMap(\.resolved.unsatisfied)
        if Set(taken.map(\.resolved.superclassInitializers?.comparedText)).count > 1 { superclassInitializers = nil }
    }
}

extension SuperclassInitializers {
    /// Equal for initializers that a subclass calls in the same way.
    var comparedText: String {
        let designated = designated.map {
            "\($0.access) \($0.declaration.head.modifiers) \($0.declaration.failability) \($0.declaration.effects) "
                + Declaration.initializer($0.declaration).comparedText
        }
        return "\(designated) \(isImplicit) \(isKnown) \(conditional.count) \(ambiguous.count) \(obstacle ?? "")"
    }
}

extension RequirementNode {
    /// Equal for nodes that a mock has the same for, of those that are left of one node.
    fileprivate var comparedText: String {
        let requirement: Requirement
        switch self {
        case .requirement(let only): requirement = only
        case .conditional(let clauses):
            return clauses.map { "#if \($0.condition ?? "") \($0.nodes.map(\.comparedText))" }.joined()
        }
        guard let overridden = requirement.overridden else { return "" }
        return "\(overridden) \(requirement.originActor ?? "") \(requirement.declaration.comparedText)"
    }
}

extension Declaration {
    /// Equal for members of two classes that are overridden in the same way.
    fileprivate var comparedText: String {
        let parameters = parameters.map { "\($0.name) \($0.type) \($0.defaultValue ?? "")" }
        let accessors =
            switch self {
            case .variable(let variable): variable.accessors ?? []
            case .subscript(let declaration): declaration.accessors
            default: []
            }
        let head = memberHead
        // Each of them is overridden, whether it is an override itself or not.
        let modifiers = (head?.modifiers ?? []).filter { $0 != "override" }
        return "\(signatureKey()) \(parameters) \(resultType?.description ?? "") \(accessors) "
            + "\(modifiers) \(head?.attributes.map { "\($0.name)\($0.arguments ?? "")" } ?? [])"
    }
}

extension Declaration {
    /// Whether a member of a known class is the one that a requirement asks for: a property by its name alone, for a class has one
    /// of a name, and a function by its types, nested ones by their last names.
    func isNamed(as requirement: Declaration) -> Bool {
        if isSettable != requirement.isSettable, requirement.isSettable { return false }
        let names = SignatureNames(following: { type in
            type.replacing { part in
                guard case .member(_, let name, let arguments) = part else { return nil }
                return .named(name, arguments: arguments)
            }
        })
        return signatureKey(names) == requirement.signatureKey(names)
    }
}
