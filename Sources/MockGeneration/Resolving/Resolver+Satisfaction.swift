// The requirements of a protocol and its superclasses -> what is left for the mock to bring or to override. Members in
// extensions of a class satisfy requirements, too, but no subclass can override them.

import SwiftDeclarations

/// A requirement that no subclass of a protocol's superclass can have.
struct UnsatisfiedRequirement: Sendable {
    let requirement: Requirement
    /// For example: `that of the superclass 'Base' does not satisfy it and cannot be overridden: it is final`
    let reason: String
}

/// A requirement that a member of a superclass is for, which no subclass can override: it has to be seen wherever the mock
/// and the protocol are.
struct FixedRequirement: Sendable {
    let requirement: Requirement
    /// That of the member.
    let access: AccessLevel
    /// For example: `that of the superclass 'Base' is internal and cannot be overridden: it is final`
    let reason: String
}

extension Resolver {
    /// What is left of the requirements of a protocol with a superclass.
    struct SatisfiedRequirements {
        /// What is left of each of the protocol's nodes.
        var nodes: [RequirementNode?] = []
        var kept: [ClassMembers.Kept] = []
        var unsatisfied: [UnsatisfiedRequirement] = []
        /// Those that a member which cannot be overridden is for, and is not public.
        var fixed: [FixedRequirement] = []
        /// Those that the superclass's member is for on an actor, and on none in Swift 5 mode.
        var boundInSwift6: [Requirement] = []
        /// The actor that the superclass's member for a requirement on none is on, so that the mock conforms there (SE-0470).
        var actorOfConformance: String?
        /// The conditions of members that keep the mock from having a requirement.
        var decidingConditions: [String] = []
        /// The associated types that a member of the superclass could stand for as well as a generic parameter of the mock.
        var ambiguous: Set<String> = []
        /// Those of the requirements that are left to their default implementations, so that a member of the superclass can be
        /// overridden for others.
        fileprivate var yielding: [YieldingRequirement] = []

        /// Leaves a requirement to what satisfies it already.
        fileprivate mutating func keep(_ requirement: Requirement, since reason: String) {
            kept.append(.init(declaration: requirement.declaration, origin: requirement.origin, reason: reason))
        }

        /// Remembers a requirement that no subclass can have.
        fileprivate mutating func reject(_ requirement: Requirement, since reason: String) {
            unsatisfied.append(UnsatisfiedRequirement(requirement: requirement, reason: reason))
        }
    }

    /// A requirement that the mock does not override a member of its superclass for.
    fileprivate struct YieldingRequirement {
        let requirement: Requirement
        let reason: String
    }

    /// The requirements of a protocol with a superclass. What the superclass has is overridden; where that cannot be,
    /// the superclass's member is the one that satisfies the requirement, and is among those that are kept.
    ///
    /// - Parameters:
    ///   - links: the superclass and those above it.
    ///   - associated: what the mock makes of the associated types.
    func satisfied(
        _ resolved: ResolvedProtocol, by links: [SuperclassLink], _ associated: AssociatedTypes
    ) -> SatisfiedRequirements {
        var yielding: [YieldingRequirement] = []
        while true {
            let result = satisfied(resolved, by: links, associated, yielding)
            // Each that yields may make room for one that does then.
            guard result.yielding.count > yielding.count else { return result }
            yielding = result.yielding
        }
    }

    /// One pass over all requirements, where some of them yield.
    private func satisfied(
        _ resolved: ResolvedProtocol, by links: [SuperclassLink], _ associated: AssociatedTypes,
        _ yielding: [YieldingRequirement]
    ) -> SatisfiedRequirements {
        func isOfSuperclass(_ name: String) -> Bool { resolved.superclass?.mentions([name]) ?? false }
        let stated = resolved.boundTypes
        let bound = stated.merging(associated.finalBindings.filter { !isOfSuperclass($0.key) }) { stated, _ in stated }
        var pass = Pass(
            resolved: resolved, links: links, yielding: yielding, stated: stated, bound: bound,
            meanings: meanings(of: bound, in: resolved),
            closures: Set(bound.filter { isClosure($0.value, in: resolved.type) }.keys),
            genericNames: associated.genericNames, open: associated.genericNames.filter { !isOfSuperclass($0) },
            provisions: provisions(for: resolved.nodes, by: links),
            result: SatisfiedRequirements(yielding: yielding))
        pass.result.nodes = resolved.nodes.map { left(of: $0, &pass) }
        return pass.result
    }

    /// What one pass over the requirements goes by, and what it finds.
    fileprivate struct Pass {
        let resolved: ResolvedProtocol
        let links: [SuperclassLink]
        let yielding: [YieldingRequirement]
        /// What where clauses say that associated types are.
        let stated: [String: TypeSyntax]
        /// The same with what else they are bound to that the superclass does not have.
        let bound: [String: TypeSyntax]
        /// The same without typealiases.
        let meanings: [String: TypeSyntax]
        /// Those of them that are closures.
        let closures: Set<String>
        /// The generic parameters of the mock.
        let genericNames: Set<String>
        /// Those of them that are other types than all of the superclass.
        let open: Set<String>
        /// The members of the superclass by their labels.
        let provisions: [String: LabelledProvisions]
        var result: SatisfiedRequirements
        /// The requirements that each member is overridden for.
        var overriding: [Provision.ID: [Requirement]] = [:]
    }

    /// What is left of a node of a protocol; nil where the superclass has all of it.
    private func left(of node: RequirementNode, _ pass: inout Pass) -> RequirementNode? {
        switch node {
        case .requirement(let requirement): return left(of: requirement, &pass)
        case .conditional(let clauses):
            // Each branch may override what another one does.
            let before = pass.overriding
            let left = clauses.map { clause in
                pass.overriding = before
                return RequirementNode.Clause(
                    condition: clause.condition, nodes: clause.nodes.compactMap { self.left(of: $0, &pass) })
            }
            pass.overriding = before
            return left.contains { !$0.nodes.isEmpty } ? .conditional(left) : nil
        }
    }

    private func left(of requirement: Requirement, _ pass: inout Pass) -> RequirementNode? {
        if let yielding = pass.yielding.first(where: { $0.requirement.isSame(as: requirement) }) {
            pass.result.keep(requirement, since: yielding.reason)
            return nil
        }
        var comparable = requirement
        if case .initializer = requirement.declaration {
            comparable.declaration = requirement.declaration.replacing(NameReplacement(pass.stated))
            let obstacle = obstacle(
                toInitializer: comparable, by: pass.links, in: pass.resolved.type, where: pass.meanings)
            if let obstacle { pass.result.reject(requirement, since: obstacle) }
            return .requirement(comparable)
        }
        guard let labelled = pass.provisions[requirement.declaration.labels] else { return .requirement(requirement) }
        comparable.declaration = requirement.declaration.lettingClosuresEscape(pass.closures).replacing(
            NameReplacement { [bound = pass.bound, links = pass.links] in
                bound[$0] ?? inheritedName($0, in: requirement.origin, from: links)
            })
        if !requirement.isProperty, comparable.result.mentions(pass.open) {
            let mentioned = comparable.declaration.types.flatMap(\.spelledNames)
            pass.result.ambiguous.formUnion(pass.genericNames.intersection(mentioned))
            return .requirement(requirement)
        }
        comparable = withoutWaiting(comparable, among: labelled) ?? comparable
        let all = candidates(among: labelled, for: comparable, where: pass.meanings).map {
            typed($0, as: comparable, of: pass.links, in: pass.resolved)
        }
        if let first = all.first, first.isSpecialized, all.count > 1, all.allSatisfy({ $0.condition == nil }) {
            pass.result.reject(
                requirement,
                since:
                    "that in an extension of the superclass '\(first.origin.declaration.name)' satisfies it as well as that "
                    + "of '\(all[1].origin.declaration.name)', and the compiler takes neither")
            return nil
        }
        let provided = nearest(all)
        if let first = provided.first ?? all.first, first.condition == nil,
            let reason = obstacle(to: comparable, of: first, among: all),
            !isMet(requirement, by: first, byConformingOnActor: &pass)
        {
            leaveToDefault(requirement, beside: labelled, since: reason, &pass)
            return nil
        }
        pass.result.decidingConditions += (provided.isEmpty ? all : provided).filter {
            $0.condition != nil && obstacle(to: comparable, of: $0, among: all) != nil
        }.compactMap(\.condition)
        guard let nearest = provided.first else { return .requirement(requirement) }
        if hasRival(nearest, for: comparable, among: labelled, in: pass.resolved) {
            pass.result.reject(
                requirement,
                since: "the 'async' one of the superclass '\(nearest.origin.declaration.name)' satisfies it as well as "
                    + "one that is not 'async', and the compiler takes neither")
            return nil
        }
        guard claim(nearest, for: requirement, &pass) else { return nil }
        rejectRepeats(of: requirement, beside: labelled, &pass)
        pass.result.kept += provided.compactMap(\.kept)
        if nearest.overridden == nil, actor(of: nearest) != nil, isBoundByInheritance(requirement) {
            pass.result.boundInSwift6.append(requirement)
        }
        // A default implementation would not be preferred to it.
        if nearest.overridden == nil, nearest.condition == nil, nearest.access < .public {
            let reason =
                "that of the superclass '\(nearest.origin.declaration.name)' is \(nearest.access) and cannot be overridden: "
                + nearest.obstacle
            pass.result.fixed.append(
                FixedRequirement(requirement: requirement, access: nearest.access, reason: reason))
        }
        return self.node(for: comparable, with: provided, in: pass.resolved.type)
    }

    /// Has the mock conform on the actor of a member that cannot be overridden, where a requirement is on none.
    ///
    /// - Returns: whether it can, and that member is for the requirement then.
    private func isMet(_ requirement: Requirement, by member: Provision, byConformingOnActor pass: inout Pass) -> Bool {
        guard member.overridden == nil, member.satisfies(requirement.declaration), let actor = actor(of: member),
            ([requirement] + requirement.repeats).allSatisfy(isFree),
            [nil, actor].contains(pass.resolved.globalActor), [nil, actor].contains(pass.result.actorOfConformance),
            pass.resolved.traits.isDisjoint(with: [.sendable, .actor])
        else { return false }
        pass.result.actorOfConformance = actor
        return true
    }

    /// Leaves a requirement that no member of the superclass can be for to a default implementation, which satisfies it beside
    /// that; without one there is no mock.
    private func leaveToDefault(
        _ requirement: Requirement, beside labelled: LabelledProvisions, since reason: String, _ pass: inout Pass
    ) {
        let others = requirement.repeats.filter { other in
            let all = candidates(among: labelled, for: other, where: pass.meanings)
            return all.first.flatMap { obstacle(to: other, of: $0, among: all) } != nil
        }
        let lacking = ([requirement] + others).first { !mayHaveDefault($0, in: pass.resolved) }
        if let lacking {
            pass.result.reject(lacking, since: reason)
        } else {
            pass.result.keep(requirement, since: reason)
        }
    }

    /// Has a member of the superclass overridden for a requirement. Where it already is for one with another result, one of
    /// them is left to its default implementation.
    ///
    /// - Returns: whether it can be.
    private func claim(_ provision: Provision, for requirement: Requirement, _ pass: inout Pass) -> Bool {
        guard provision.condition == nil, provision.narrowing != .unknown else { return true }
        let others = pass.overriding[provision.id, default: []]
        let rivals = others.filter { differs(requirement, from: $0) }
        guard let rival = rivals.first else {
            pass.overriding[provision.id] = others + [requirement]
            return true
        }
        func reason(_ one: Requirement, _ other: Requirement) -> String {
            "it would override that of the superclass '\(provision.origin.declaration.name)' with "
                + "'\(one.result)', and another one with '\(other.result)'"
        }
        if mayHaveDefault(requirement, in: pass.resolved) {
            pass.result.keep(requirement, since: reason(requirement, rival))
        } else if rivals.allSatisfy({ mayHaveDefault($0, in: pass.resolved) }) {
            pass.result.yielding += rivals.map { .init(requirement: $0, reason: reason($0, requirement)) }
        } else {
            pass.result.reject(requirement, since: reason(requirement, rival))
        }
        return false
    }

    /// Finds what a requirement stands for, but the superclass's member cannot be: that has to be of its type, too.
    private func rejectRepeats(
        of requirement: Requirement, beside labelled: LabelledProvisions, _ pass: inout Pass
    ) {
        for other in requirement.repeats where kinds(of: requirement, other, in: pass.resolved) != nil {
            let all = candidates(among: labelled, for: other, where: pass.meanings)
            guard let first = all.first, first.condition == nil,
                let reason = obstacle(to: other, of: first, among: all), !mayHaveDefault(other, in: pass.resolved)
            else { continue }
            pass.result.reject(other, since: reason)
        }
    }

    /// What associated types are without typealiases, among them those that the superclass has a type for.
    private func meanings(of bound: [String: TypeSyntax], in resolved: ResolvedProtocol) -> [String: TypeSyntax] {
        let type = resolved.type
        let members = resolved.associatedTypes.map(\.name).filter {
            catalog.path(of: $0, in: type.path, file: type.file) == type.path + [$0]
        }
        return Dictionary(members.map { ($0, .named($0)) }) { first, _ in first }.merging(bound) { _, stated in stated }
            .mapValues { withoutTypealiases($0, in: type.path, file: type.file) }
    }

    /// The path of a type that a protocol sees as a member of its superclass.
    private func inheritedName(_ name: String, in origin: CatalogType, from links: [SuperclassLink]) -> TypeSyntax? {
        guard catalog.path(of: name, in: origin.path, file: origin.file) == nil else { return nil }
        let owner = links.first { link in
            catalog.path(of: name, in: link.type.path, file: link.type.file) == link.type.path + [name]
        }
        return owner.flatMap { owner in
            let path = owner.type.path
            let plain = path.dropFirst().reduce(TypeSyntax.named(path[0])) { .member($0, $1) }
            return .member(owner.writtenNames.types[path] ?? plain, name)
        }
    }

    /// Why neither the member of a superclass satisfies a requirement nor another one can be there, if so.
    ///
    /// - Parameter all: the members that the one for the requirement overrides.
    func obstacle(
        to requirement: Requirement, of provision: Provision, among all: [Provision]
    ) -> String? {
        let title = "that of the superclass '\(provision.origin.declaration.name)'"
        let isFixed = provision.overridden == nil
        switch (provision.member, provision.narrowing) {
        case (.variable(let variable), let narrowing)
        where narrowing == .other || narrowing == .narrower && (variable.isSettable || isFixed):
            let type = variable.type.map { ", '\($0)'," } ?? ""
            return "\(title) has another type\(type) that no subclass can change"
        case (.subscript(let member), let narrowing)
        where member.isSettable && (provision.isWidened || narrowing == .narrower):
            return "\(title) is settable and has other types, which no subclass can change"
        case (_, .other): return nil
        default: break
        }
        let parameters = provision.member.parameters.lazy
        if let wrapper = parameters.compactMap({ visibleWrapper(of: $0, in: provision.origin) }).first {
            return "\(title) has a parameter with '@\(wrapper)', which is of another type to callers, and no subclass "
                + "can override it without that"
        }
        if provision.isWidened, all.count > 1, all.allSatisfy({ $0.condition == nil }) {
            return "it would override several members of the superclass '\(provision.origin.declaration.name)' at once"
        }
        if isFixed, let actor = actor(of: provision), isElsewhere(requirement, than: actor),
            !conforms(provision.origin, to: requirement.origin)
        {
            return "\(title) is on '\(actor)' and cannot be overridden: \(provision.obstacle)"
        }
        return !isFixed || provision.satisfies(requirement.declaration)
            ? nil : "\(title) does not satisfy it and cannot be overridden: \(provision.obstacle)"
    }

    /// The property wrapper of a parameter that callers have to do with (SE-0293); nil where only the body has.
    private func visibleWrapper(of parameter: Parameter, in origin: CatalogType) -> String? {
        parameter.attributes.first { labelsOfInitializers(of: $0, in: origin).contains(["projectedValue"]) }?.name
    }

    /// Whether callers pass the projected value of a parameter, since its property wrapper is made of nothing else.
    func isPassedProjected(_ parameter: Parameter, in origin: CatalogType) -> Bool {
        parameter.attributes.contains { attribute in
            let labels = labelsOfInitializers(of: attribute, in: origin)
            return labels.contains(["projectedValue"]) && !labels.contains { $0.first == "wrappedValue" }
        }
    }

    /// The labels of the initializers of a property wrapper that is written without arguments.
    private func labelsOfInitializers(of wrapper: Attribute, in origin: CatalogType) -> [[String]] {
        guard wrapper.arguments == nil,
            let type = self.type(of: wrapper, in: origin.path, file: origin.file),
            type.declaration.head.attributes.has("propertyWrapper")
        else { return [] }
        let members = ([type] + catalog.extensions(of: type)).flatMap(\.declaration.members)
        return members.flatMap(\.flattened).compactMap {
            if case .initializer(let initializer) = $0 { initializer.parameters.map(\.callLabel) } else { nil }
        }
    }

    /// Whether two requirements that one member of a superclass is for have different results: no class can override it
    /// with both, nor have the one and leave the other to its superclass.
    private func differs(_ requirement: Requirement, from other: Requirement) -> Bool {
        let others = ScopedType(type: other.result, scope: other.origin)
        let narrowing = narrowing(ScopedType(type: requirement.result, scope: requirement.origin), of: others)
        return [.narrower, .other].contains(narrowing)
    }

    /// Whether a function of a superclass stands for an `async` one that throws, without throwing itself, beside one that is
    /// not `async`: with fewer effects both, neither comes before the other.
    private func hasRival(
        _ provision: Provision, for requirement: Requirement, among labelled: LabelledProvisions,
        in resolved: ResolvedProtocol
    ) -> Bool {
        guard case .function(var function) = requirement.declaration, function.effects.isAsync,
            provision.condition == nil, provision.member.effects != function.effects
        else { return false }
        function.effects.isAsync = false
        func key(_ declaration: Declaration, in scope: CatalogType) -> String {
            declaration.overrideKey(
                signatureNames(in: scope) { withoutTypealiases($0, in: scope.path, file: scope.file) })
        }
        let rival = key(.function(function), in: requirement.origin)
        return labelled.standingByKey[rival, default: []].contains {
            narrowing(requirement, of: $0, where: [:]) == .same
        }
            || resolved.nodes.requirements.contains {
                $0.declaration.labels == requirement.declaration.labels && key($0.declaration, in: $0.origin) == rival
                    && $0.declaration.resultType == function.result
            }
    }

    /// A function that `async` requirements ask for, one that throws among them, without `async`, where the superclass has
    /// only that: a second one would satisfy the one that throws as well, and the compiler would take neither.
    private func withoutWaiting(_ requirement: Requirement, among labelled: LabelledProvisions) -> Requirement? {
        guard case .function(var function) = requirement.declaration, function.effects.isAsync,
            requirement.repeats.contains(where: {
                $0.declaration.isAsync && $0.declaration.effects?.throwing != function.effects.throwing
            })
        else { return nil }
        function.effects.isAsync = false
        var synchronous = requirement
        synchronous.declaration = .function(function)
        let hasAsync = !candidates(among: labelled, for: requirement).isEmpty
        return hasAsync || candidates(among: labelled, for: synchronous).isEmpty ? nil : synchronous
    }

    private func actor(of provision: Provision) -> String? {
        globalActor(
            of: Requirement(
                declaration: provision.member, origin: provision.origin, originActor: provision.originActor))
    }

    /// Whether a requirement, or one that is the same, is on another actor or on none.
    private func isElsewhere(_ requirement: Requirement, than actor: String, orInSwift5: Bool = false) -> Bool {
        ([requirement] + requirement.repeats).contains {
            globalActor(of: $0) != actor || orInSwift5 && isBoundByInheritance($0)
        }
    }

    /// Whether a class says that it conforms to a protocol.
    func conforms(_ type: CatalogType, to parent: CatalogType) -> Bool {
        ([type] + catalog.extensions(of: type)).contains { part in
            inheritedTypes(of: part).types.contains { $0.id == parent.id }
        }
    }

    /// What the mock overrides for a requirement; nil where the superclass's member is left alone.
    private func override(
        for requirement: Requirement, of provision: Provision, in type: CatalogType
    ) -> RequirementNode? {
        guard var overridden = provision.overridden else { return nil }
        var declaration = provision.member
        declaration.loosen(toAlsoSatisfy: requirement.declaration)
        declaration.unwrap(like: requirement.declaration)
        if let type = requirement.declaration.resultType {
            switch (provision.narrowing, declaration) {
            case (.unknown, .variable) where overridden.value != .computed: break
            case (.narrower, _), (.unknown, _):
                declaration.resultType = type
                overridden.value = .computed
            case (.same, _), (.other, _): break
            }
        }
        if let actor = actor(of: provision) {
            // In Swift 5 mode it is on no actor that its protocol inherits, of which the compiler tells beside what names one,
            // or none.
            let isToldInSwift5 =
                actor != provision.originActor || type.declaration.head.isNonisolated
                || ([requirement] + requirement.repeats).contains { !isBoundByInheritance($0) }
            if isElsewhere(requirement, than: actor, orInSwift5: isToldInSwift5) {
                overridden.isShared = true
                overridden.isSharedByActors = ([requirement] + requirement.repeats).contains {
                    ![nil, actor].contains(globalActor(of: $0))
                }
                // It cannot reach the value of its superclass.
                overridden.value = .computed
            }
        } else {
            overridden.isCalledOnActor = ([requirement] + requirement.repeats).contains { globalActor(of: $0) != nil }
        }
        return .requirement(
            Requirement(
                declaration: declaration, origin: provision.origin, originActor: provision.originActor,
                overridden: overridden))
    }

    /// What the mock has for a requirement that the superclass has something for; nil if that is nothing.
    private func node(
        for requirement: Requirement, with provided: [Provision], in type: CatalogType
    ) -> RequirementNode? {
        let conditions = provided.compactMap(\.condition)
        let overrides = provided.map { override(for: requirement, of: $0, in: type) }
        if conditions.isEmpty { return overrides.first ?? nil }
        let isLacking = conditions.count == provided.count
        if isLacking, overrides.allSatisfy({ $0 == nil }) {
            return .conditional([.init(condition: noneOf(conditions), nodes: [.requirement(requirement)])])
        }
        let clauses = zip(provided, overrides).map {
            RequirementNode.Clause(condition: $0.condition, nodes: [$1].compactMap(\.self))
        }
        return .conditional(clauses + (isLacking ? [.init(condition: nil, nodes: [.requirement(requirement)])] : []))
    }
}

extension Resolver.Provision {
    /// Whether the member satisfies a requirement of its signature as it is.
    func satisfies(_ requirement: Declaration) -> Bool {
        guard !isWidened, narrowing != .narrower, !member.isUnavailable || requirement.isUnavailable else {
            return false
        }
        var satisfying = member
        satisfying.loosen(toAlsoSatisfy: requirement)
        return satisfying.hasEffectsAndAccessors(of: member) && member.unwraps(like: requirement)
    }
}

extension Requirement {
    fileprivate var result: TypeSyntax { declaration.resultType ?? .void }
}

extension ResolvedProtocol {
    /// What where clauses say that associated types are.
    var boundTypes: [String: TypeSyntax] {
        let names = Set(associatedTypes.map(\.name))
        let clauses = requirements.lazy.map(AssociatedTypes.withoutSelf).filter { $0.relation == .sameType }
        return clauses.reduce(into: [:]) { types, clause in
            guard let name = clause.left.qualifiedName, name.count == 1, names.contains(name[0]) else { return }
            types[name[0]] = clause.right.mentions(names) ? nil : clause.right
        }
    }
}

extension Declaration {
    /// Whether nothing may use it, on any platform.
    fileprivate var isUnavailable: Bool { memberHead?.isUnavailableEverywhere ?? false }

    /// Whether its types unwrap implicitly what those of another do: a witness that differs in that is none.
    fileprivate func unwraps(like other: Declaration) -> Bool {
        (resultType?.isImplicitlyUnwrapped ?? false) == (other.resultType?.isImplicitlyUnwrapped ?? false)
            && zip(parameters, other.parameters).allSatisfy {
                $0.type.isImplicitlyUnwrapped == $1.type.isImplicitlyUnwrapped
            }
    }

    /// Unwraps implicitly what another member of the same types does, as what overrides a member may.
    fileprivate mutating func unwrap(like other: Declaration) {
        for (index, parameter) in other.parameters.enumerated() where parameters.indices.contains(index) {
            parameters[index].type = parameters[index].type.unwrapped(like: parameter.type)
        }
        if let type = other.resultType { resultType = resultType?.unwrapped(like: type) }
    }

    /// Whether it has the effects and the accessors of another.
    fileprivate func hasEffectsAndAccessors(of other: Declaration) -> Bool {
        effects == other.effects && Set(accessors) == Set(other.accessors)
    }

    private var accessors: [Accessor] {
        switch self {
        case .variable(let variable): variable.accessors ?? []
        case .subscript(let declaration): declaration.accessors
        default: []
        }
    }
}

extension SubscriptDeclaration {
    fileprivate var isSettable: Bool { accessors.contains { $0.kind == "set" } }
}

extension TypeSyntax {
    /// Whether it is one like `Int!`.
    var isImplicitlyUnwrapped: Bool { if case .implicitlyUnwrapped = bare { true } else { false } }

    /// The same type, implicitly unwrapped if and only if another one is.
    fileprivate func unwrapped(like other: TypeSyntax) -> TypeSyntax {
        guard isImplicitlyUnwrapped != other.isImplicitlyUnwrapped, let wrapped = wrapped ?? other.wrapped else {
            return self
        }
        return (isImplicitlyUnwrapped ? TypeSyntax.optional(wrapped) : .implicitlyUnwrapped(wrapped))
            .with(specifiers: specifiers, attributes: attributes)
    }
}
