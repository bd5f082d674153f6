// The requirements of a protocol and its superclasses -> what is left for the mock to bring or to override. Members in
// extensions of a class satisfy requirements, too, but no subclass can override them.

import SwiftDeclarations

/// A requirement that no subclass of a protocol's superclass can have.
struct UnsatisfiedRequirement: Sendable {
    let requirement: Requirement
    /// For example: `that of the superclass 'Base' does not satisfy it and cannot be overridden: it is final`
    let reason: String
}

extension Resolver {
    /// What a superclass has for a requirement.
    private struct Provision {
        /// When it is there; nil for always.
        let condition: String?
        /// The class that declares it.
        let origin: CatalogType
        /// The superclass's member, as it is written in the mock.
        var member: Declaration
        /// Equal for members that override each other with the same parameters.
        let key: String
        /// Whether it overrides that of another superclass.
        let isOverride: Bool
        /// What there is to know of it if it can be overridden; otherwise it is the one that satisfies the requirement.
        var overridden: OverriddenMember?
        /// Why it cannot be.
        var obstacle = ""
        /// The member, if there is something to say about it.
        var kept: ClassMembers.Kept?
        /// How the result that a requirement asks for stands to the member's.
        var narrowing = Narrowing.unknown
        /// Whether the member takes less than a requirement asks for; its parameters are those of the requirement here.
        var isWidened = false

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

    /// Members with the same labels, nearest first.
    private struct LabelledProvisions {
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

    /// What is left of the requirements of a protocol with a superclass.
    struct SatisfiedRequirements {
        var nodes: [RequirementNode] = []
        var kept: [ClassMembers.Kept] = []
        var unsatisfied: [UnsatisfiedRequirement] = []
        /// Those that the superclass's member is for on an actor, and on none in Swift 5 mode.
        var boundInSwift6: [Requirement] = []
    }

    /// The requirements of a protocol with a superclass. What the superclass has is overridden; where that cannot be,
    /// the superclass's member is the one that satisfies the requirement, and is among those that are kept.
    ///
    /// - Parameters:
    ///   - links: the superclass and those above it.
    ///   - unbound: the associated types that are something else in the mock than any type of the superclass.
    func satisfied(
        _ resolved: ResolvedProtocol, by links: [SuperclassLink], unbound: Set<String>
    ) -> SatisfiedRequirements {
        let bound = resolved.boundTypes
        let closures = Set(bound.filter { isClosure($0.value, in: resolved.type) }.keys)
        let provisions = provisions(for: resolved.nodes, by: links)
        var result = SatisfiedRequirements()
        result.nodes = resolved.nodes.compactMap { node -> RequirementNode? in
            guard case .requirement(let requirement) = node else { return node }
            if case .function(let function) = requirement.declaration, function.result?.mentions(unbound) ?? false {
                return node
            }
            let origin = requirement.origin
            var comparable = requirement
            if case .initializer = requirement.declaration {
                comparable.declaration = requirement.declaration.replacing(NameReplacement(bound))
                return .requirement(comparable)
            }
            comparable.declaration = requirement.declaration.lettingClosuresEscape(closures).replacing(
                NameReplacement { bound[$0] ?? self.inheritedName($0, in: origin, from: links) })
            guard let labelled = provisions[requirement.declaration.labels] else { return node }
            let all = candidates(among: labelled, for: comparable)
            let provided = nearest(all)
            if let first = provided.first ?? all.first, first.condition == nil,
                let reason = obstacle(to: comparable, of: first, among: all)
            {
                // A default implementation satisfies it beside the superclass's member.
                if mayHaveDefault(requirement, in: resolved) {
                    result.kept.append(.init(declaration: requirement.declaration, origin: origin, reason: reason))
                    return nil
                }
                result.unsatisfied.append(UnsatisfiedRequirement(requirement: requirement, reason: reason))
                return nil
            }
            guard let nearest = provided.first else { return node }
            if hasRival(nearest, for: comparable, among: labelled, in: resolved) {
                let reason =
                    "the 'async' one of the superclass '\(nearest.origin.declaration.name)' satisfies it as well as one that "
                    + "is not 'async', and the compiler takes neither"
                result.unsatisfied.append(UnsatisfiedRequirement(requirement: requirement, reason: reason))
                return nil
            }
            // What it stands for has to be of the superclass's type, too.
            for other in requirement.repeats where kinds(of: requirement, other, in: resolved) != nil {
                let all = candidates(among: labelled, for: other)
                guard let first = all.first, first.condition == nil,
                    let reason = obstacle(to: other, of: first, among: all), !mayHaveDefault(other, in: resolved)
                else { continue }
                result.unsatisfied.append(UnsatisfiedRequirement(requirement: other, reason: reason))
            }
            result.kept += provided.compactMap(\.kept)
            if nearest.overridden == nil, actor(of: nearest) != nil, isBoundByInheritance(requirement) {
                result.boundInSwift6.append(requirement)
            }
            return self.node(for: comparable, with: provided, in: resolved.type)
        }
        return result
    }

    /// The path of a type that a protocol sees as a member of its superclass.
    private func inheritedName(_ name: String, in origin: CatalogType, from links: [SuperclassLink]) -> TypeSyntax? {
        guard catalog.path(of: name, in: origin.path, file: origin.file) == nil else { return nil }
        let path = links.lazy.map(\.type).filter { [catalog] in
            catalog.path(of: name, in: $0.path, file: $0.file) == $0.path + [name]
        }
        .first.map { $0.path + [name] }
        return path.flatMap { path in
            path.dropFirst().reduce(TypeSyntax.named(path[0])) { .member($0, $1) }
        }
    }

    /// What the superclasses have that might satisfy requirements, nearest first, by the labels.
    private func provisions(
        for nodes: [RequirementNode], by links: [SuperclassLink]
    ) -> [String: LabelledProvisions] {
        // Types are compared, without their typealiases, only where labels are the same.
        let labels = nodes.reduce(into: Set<String>()) { labels, node in
            if case .requirement(let requirement) = node { labels.insert(requirement.declaration.labels) }
        }
        var provisions: [String: [Provision]] = [:]
        for link in links {
            collect(link.type.declaration.members, of: link, labels: labels, conditions: [], into: &provisions)
            if labels.contains(Self.encoding.labels), provisions[Self.encoding.labels] == nil,
                conformances(of: link.type).parents.contains("Encodable")
            {
                collect([Self.encoding], of: link, labels: labels, conditions: [], into: &provisions)
            }
            for part in catalog.extensions(of: link.type) {
                // What depends on generic arguments may not be there.
                guard !part.declaration.head.isUnavailable, part.declaration.requirements.isEmpty else { continue }
                collect(
                    part.declaration.members, of: link, in: part, labels: labels, conditions: part.conditions,
                    into: &provisions)
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

    /// Those of the members with the labels of a requirement that have its parameters, else those that only a member which
    /// takes more can override; none that a nearer superclass overrides.
    private func candidates(among labelled: LabelledProvisions, for requirement: Requirement) -> [Provision] {
        let scope = requirement.origin
        let key = requirement.declaration.overrideKey { withoutTypealiases($0, in: scope.path, file: scope.file) }
        guard let same = labelled.standingByKey[key] else {
            return labelled.standing.compactMap { widened($0, for: requirement) }
        }
        // A closure that does not escape makes another member.
        let standing = same.filter { !$0.member.letsClosuresEscape(besides: requirement.declaration) }
        let hasSame = labelled.allByKey[key, default: []].contains { narrowing(requirement, of: $0) == .same }
        return standing.map { provision in
            var provision = provision
            provision.narrowing = narrowing(requirement, of: provision)
            // What overrides a member that has the very type has a narrower one.
            if provision.narrowing == .unknown, hasSame { provision.narrowing = .other }
            return provision
        }
    }

    /// A member with the parameters of a requirement, where they take more than its own.
    private func widened(_ provision: Provision, for requirement: Requirement) -> Provision? {
        guard widening(requirement.declaration, in: requirement.origin, provision.member, in: provision.origin) else {
            return nil
        }
        var widened = provision
        for (index, parameter) in requirement.declaration.parameters.enumerated() {
            widened.member.parameters[index].type = parameter.type
        }
        widened.isWidened = true
        widened.narrowing = narrowing(requirement, of: provision)
        return widened
    }

    /// Those of the members that have the result that is required, else those whose overrides may have it; up to the one
    /// that is always there.
    private func nearest(_ provided: [Provision]) -> [Provision] {
        let same = provided.filter { $0.narrowing == .same }
        let fitting = same.isEmpty ? provided.filter { $0.narrowing != .other } : same
        let last = fitting.firstIndex { $0.condition == nil } ?? fitting.count - 1
        return Array(fitting.prefix(last + 1))
    }

    /// Whether a nearer superclass overrides a member, perhaps with wider parameters or a narrower result.
    private func isOverridden(_ provision: Provision, by nearer: [Provision]) -> Bool {
        func result(_ provision: Provision) -> ScopedType {
            ScopedType(type: provision.member.resultType ?? .void, scope: provision.origin)
        }
        return nearer.contains {
            $0.origin !== provision.origin
                && ($0.key == provision.key
                    || widening($0.member, in: $0.origin, provision.member, in: provision.origin))
                && narrowing(result($0), of: result(provision)) != .other
        }
    }

    private func narrowing(_ requirement: Requirement, of provision: Provision) -> Narrowing {
        if case .variable(let variable) = provision.member, variable.type == nil { return .unknown }
        let mine = requirement.declaration.resultType ?? .void
        let theirs = provision.member.resultType ?? .void
        // Generic parameters go by other names. Most types are not written in two ways.
        if mine == theirs || mine.mentions(Set(requirement.declaration.genericParameters.map(\.name))) { return .same }
        // Of an associated type the member may be what says which type it is.
        if mine.mentions(associatedTypeNames(of: requirement.origin)) { return .same }
        return narrowing(
            ScopedType(type: mine, scope: requirement.origin), of: ScopedType(type: theirs, scope: provision.origin))
    }

    /// Why neither the member of a superclass satisfies a requirement nor another one can be there, if so.
    ///
    /// - Parameter all: the members that the one for the requirement overrides.
    private func obstacle(
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
            declaration.overrideKey { withoutTypealiases($0, in: scope.path, file: scope.file) }
        }
        let rival = key(.function(function), in: requirement.origin)
        return labelled.standingByKey[rival, default: []].contains { narrowing(requirement, of: $0) == .same }
            || resolved.nodes.requirements.contains {
                $0.declaration.labels == requirement.declaration.labels && key($0.declaration, in: $0.origin) == rival
                    && $0.declaration.resultType == function.result
            }
    }

    private func actor(of provision: Provision) -> String? {
        globalActor(
            of: Requirement(
                declaration: provision.member, origin: provision.origin, originActor: globalActor(of: provision.origin))
        )
    }

    /// Whether a requirement, or one that is the same, is on another actor or on none.
    private func isElsewhere(_ requirement: Requirement, than actor: String, orInSwift5: Bool = false) -> Bool {
        ([requirement] + requirement.repeats).contains {
            globalActor(of: $0) != actor || orInSwift5 && isBoundByInheritance($0)
        }
    }

    /// Whether a class says that it conforms to a protocol.
    private func conforms(_ type: CatalogType, to parent: CatalogType) -> Bool {
        ([type] + catalog.extensions(of: type)).contains { part in
            inheritedTypes(of: part).types.contains { $0 === parent }
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
                actor != globalActor(of: provision.origin) || type.declaration.head.isNonisolated
                || ([requirement] + requirement.repeats).contains { !isBoundByInheritance($0) }
            if isElsewhere(requirement, than: actor, orInSwift5: isToldInSwift5) {
                overridden.isShared = true
                // It cannot reach the value of its superclass.
                overridden.value = .computed
            }
        }
        return .requirement(
            Requirement(
                declaration: declaration, origin: provision.origin, originActor: globalActor(of: provision.origin),
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

    /// Notes what members provide.
    ///
    /// - Parameters:
    ///   - part: the extension that the members stand in, if they do.
    ///   - labels: those of the requirements; other members are passed over.
    private func collect(
        _ members: [Declaration], of link: SuperclassLink, in part: CatalogType? = nil, labels: Set<String>,
        conditions: [String], into provisions: inout [String: [Provision]]
    ) {
        for member in members {
            if case .conditional(let block) = member {
                let branches = BranchConditions(block.clauses.map(\.condition))
                for (branch, clause) in block.clauses.enumerated() where !clause.declarations.isEmpty {
                    collect(
                        clause.declarations, of: link, in: part, labels: labels,
                        conditions: conditions + [branches[branch]], into: &provisions)
                }
                continue
            }
            guard labels.contains(member.labels), isVisible(member, of: link, in: part) else { continue }
            provisions[member.labels, default: []].append(
                provision(member, of: link, in: part, under: conditions.isEmpty ? nil : allOf(conditions)))
        }
    }

    private func provision(
        _ member: Declaration, of link: SuperclassLink, in part: CatalogType?, under condition: String?
    ) -> Provision {
        var provision = Provision(
            condition: condition, origin: link.type, member: link.written(withPlainAccessors(member)),
            key: overrideKey(of: member, in: link),
            isOverride: member.isOverride)
        if let part {
            provision.obstacle = "it is declared in an extension of '\(link.type.declaration.name)'"
            provision.kept = .init(declaration: member, origin: part, reason: provision.obstacle)
            return provision
        }
        switch overriding(member, of: link) {
        case .possible(let declaration, let overridden):
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

    /// Whether other files see the member.
    private func isVisible(_ member: Declaration, of link: SuperclassLink, in part: CatalogType?) -> Bool {
        if case .initializer = member { return false }
        guard let head = member.memberHead, !head.isHidden else { return false }
        guard let part else { return !link.hides(head) }
        return !head.isUnavailable
            && (AccessLevel(modifiers: head.modifiers) != nil || !part.declaration.head.isHidden)
    }
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

    /// The associated types that nothing in the sources binds to a type or constrains, so that the mock says what they are;
    /// none where known protocols may do that.
    var unboundNames: Set<String> {
        guard knownParents.isEmpty else { return [] }
        return Set(
            associatedTypes.lazy.filter { $0.defaultType == nil && $0.inheritance.isEmpty }.map(\.name).filter { name in
                !requirements.contains { $0.left.mentions([name]) || $0.right.mentions([name]) }
                    && !typealiases.contains { $0.declaration.name == name }
            })
    }
}

extension Declaration {
    fileprivate var isLet: Bool {
        if case .variable(let variable) = self { return variable.isLet }
        return false
    }

    /// Whether nothing may use it, on any platform.
    fileprivate var isUnavailable: Bool { memberHead?.isUnavailableEverywhere ?? false }

    /// Whether a closure escapes from it that does not from another of the same types.
    fileprivate func letsClosuresEscape(besides other: Declaration) -> Bool {
        zip(parameters, other.parameters).contains {
            $0.type.attributes.has("escaping") && !$1.type.attributes.has("escaping")
        }
    }

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
    fileprivate var isImplicitlyUnwrapped: Bool { if case .implicitlyUnwrapped = bare { true } else { false } }

    /// The same type, implicitly unwrapped if and only if another one is.
    fileprivate func unwrapped(like other: TypeSyntax) -> TypeSyntax {
        guard isImplicitlyUnwrapped != other.isImplicitlyUnwrapped, let wrapped = wrapped ?? other.wrapped else {
            return self
        }
        return (isImplicitlyUnwrapped ? TypeSyntax.optional(wrapped) : .implicitlyUnwrapped(wrapped))
            .with(specifiers: specifiers, attributes: attributes)
    }
}
