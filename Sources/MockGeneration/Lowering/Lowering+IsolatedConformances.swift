// What only the main actor can use -> conformances that hold there. With the default of the modules known (SE-0466), so is
// which of their types conform to protocols on the main actor only (SE-0470): a mock that uses such a conformance where no
// actor is does not compile, and one whose own conformance is isolated does.

import SwiftDeclarations

extension Lowering {
    /// An associated type, the type that it stands for, and the protocol that this conforms to on the main actor only.
    private typealias IsolatedBinding = (name: String, type: CatalogType, parent: String)

    /// The same mock with a conformance that is isolated to the main actor, where no other is possible.
    func isolatingConformance(of mock: Context) -> Context {
        if conformsWithInitializers(of: mock) || conformsWithMembers(of: mock) {
            var resolved = mock.resolved
            let members = mayNeedIsolatedConformances ? keysOffActor(of: mock).map(\.requirement) : []
            if ![nil, "MainActor"].contains(mock.globalActor) {
                let moving = keysThatMove(in: mock).filter { usesKeysOffActor($0, in: mock) }
                resolved.isolate(moving, isSent: isOnOtherActor, fromActor: isOnOtherActor)
            } else if !members.isEmpty {
                resolved.isolateConformance(including: members, catalog)
            }
            resolved.hasIsolatedConformance = true
            return Context(resolved: resolved, annotation: mock.annotation, options: options)
        }
        guard mayNeedIsolatedConformance(mock) else { return mock }
        if isFreeWithSuperclass(mock), !membersWithIsolatedKeys(of: mock).isEmpty {
            var resolved = mock.resolved
            (resolved.globalActor, resolved.inheritsDefaultActor) = (nil, false)
            return runningWithSuperclass(Context(resolved: resolved, annotation: mock.annotation, options: options))
        }
        if mock.isClass {
            return mock.globalActor == "MainActor" ? mock : isolatingMembers(keysOnActor(of: mock), of: mock)
        }
        let bound = leavesOtherActor(mock) || isFreeWithKeys(mock) ? boundToMainActor(mock) : mock
        var mock = bound.infersNoActor ? isolatingMembers(keysOnActor(of: bound), of: bound) : bound
        if mock.resolved.hasSuperclassOffActors {
            if mock.globalActor == nil || mock.resolved.isMainActorByDefault { return runningWithSuperclass(mock) }
            // Nothing is inferred of what a parent says.
            if mock.globalActor == "MainActor", mock.infersActor { mock = boundToMainActor(mock) }
        }
        // What the library asks of iterators is handed the actor of its caller, and runs anywhere (SE-0421).
        if mock.resolved.isMainActorByDefault, mock.resolved.superclass == nil,
            mock.resolved.knownParents.contains(Self.asyncIterator), !needsIsolatedConformance(mock)
        {
            return releasedButForKeys(mock)
        }
        // Whether those parents are on the main actor, too, is not known: either way nothing has to be checked.
        let copiesGuarded = !checkedParents(of: mock).isEmpty
        guard mayIsolateConformance(of: mock) else {
            let isBoundByParents = mock.resolved.superclass == nil && conformsWithParents(of: mock)
            if mock.resolved.isMainActorByDefault, copiesGuarded || isBoundByParents {
                return releasedButForKeys(mock)
            }
            let members = keysThatMove(in: mock)
            let bound = !members.isEmpty && mustBeOnMainActor(mock) ? boundToMainActor(mock) : mock
            return isolatingMembers(members.filter { usesKeysOffActor($0, in: bound) }, of: bound)
        }
        if mock.resolved.isMainActorByDefault, mock.resolved.superclass == nil, isolatedBinding(of: mock) == nil,
            mock.associatedTypes.typealiases.contains(where: { $1.mentions([mock.name, "Self"]) }),
            keysOffActor(of: releasedFromDefaultActor(mock)).count <= keysThatMove(in: mock).count
        {
            return releasedButForKeys(mock)
        }
        let members = membersForMainActor(of: mock)
        guard
            copiesGuarded || !members.isEmpty || isolatedBinding(of: mock) != nil || conformsWithParents(of: mock)
                || !conformancesBesideSuperclass(of: mock).isEmpty
        else { return mock }
        var resolved = mock.resolved
        // Of what says another actor, that one is inferred.
        resolved.isolate(members.filter(isOnOtherActor), isSent: isOnOtherActor, fromActor: isOnOtherActor)
        // On another actor they do nothing with their keys.
        resolved.isolateConformance(
            including: members.filter { !$0.isInitializer || !isOnOtherActor($0) }, catalog)
        // From a parent the compiler would infer another actor.
        let mayBeOnOtherActor =
            mock.resolved.nodes.requirements.contains(where: isOfOtherActor)
            || resolver.lineage(of: mock.resolved.type).contains { parent in
                parent.declaration.kind == .protocol && ![nil, "MainActor"].contains(resolver.statedActor(of: parent))
            }
        if mock.globalActor == nil, mayBeOnOtherActor {
            resolved.hasOwnGlobalActor = true
        }
        return Context(resolved: resolved, annotation: mock.annotation, options: options)
    }

    /// Whether a module isolates types by default, or types may say that they conform on the main actor only.
    var mayNeedIsolatedConformances: Bool {
        catalog.hasDefaultIsolation || catalog.mentionsIsolatedConformance
    }

    /// The same, as far as that concerns a mock: such types are keys, superclasses or what an associated type stands for.
    private func mayNeedIsolatedConformance(_ mock: Context) -> Bool {
        guard !catalog.hasDefaultIsolation, catalog.mentionsIsolatedConformance else {
            return catalog.hasDefaultIsolation
        }
        return isolatedBinding(of: mock) != nil || !membersWithIsolatedKeys(of: mock).isEmpty
            || !conformancesBesideSuperclass(of: mock).isEmpty
    }

    /// Whether neither the protocol of a mock nor its superclass, of another module, is on an actor.
    private func isFreeWithSuperclass(_ mock: Context) -> Bool {
        mock.resolved.type.declaration.head.isNonisolated && !mock.isOutsideActors && !mock.isClass
            && !mock.resolved.superclasses.isEmpty
            && mock.resolved.superclasses.allSatisfy { resolver.globalActor(of: $0.type) == nil }
    }

    /// Notes which mocks that can be default values conform on the main actor only, which say that they are on it, and which
    /// are made by others that have left it.
    mutating func noteIsolatedMocks(_ mocks: [Context]) {
        defaultValues.noteMocks(madeOffActorsBy: mocks.map(\.resolved).filter(\.isMockOutsideActors))
        for mock in mocks where defaultValues.isConstructible(mock.resolved.type) {
            let id = mock.resolved.type.id
            if mock.resolved.hasIsolatedConformance || isMadeOnDefaultActorAsAsked(mock) {
                defaultValues.isolatedMocks.insert(id)
            }
            if mock.isBoundElsewhere { defaultValues.boundMocks.insert(id) }
        }
    }

    /// Whether a protocol on the default actor of its module asks for the `init()` of its mock, which is there, too.
    private func isMadeOnDefaultActorAsAsked(_ mock: Context) -> Bool {
        (mock.resolved.isMainActorByDefault || options.isolatesMockModule)
            && mock.resolved.nodes.requirements.contains { requirement in
                guard case .initializer(let initializer) = requirement.declaration else { return false }
                return initializer.parameters.isEmpty && !initializer.head.isNonisolated
                    && resolver.isMainActorByDefault(requirement.origin)
            }
    }

    /// Whether what a member does is on the main actor, as its mock is.
    func isOnMainActor(_ isolation: Isolation, of mock: Context) -> Bool {
        mock.globalActor == "MainActor" && isolation.isIsolated && isolation.specifier.isEmpty
            && isolation.memberActor == nil
    }

    /// The same mock on no actor, as its superclass is, with members on the main actor, as their keys are. Where others need
    /// it, the conformance is there, too.
    private func runningWithSuperclass(_ mock: Context) -> Context {
        let free = mock.resolved.isMainActorByDefault ? releasedFromDefaultActor(mock) : mock
        let moved = keysThatMove(in: mock)
        let keys = keysOffActor(of: free).map(\.requirement)
        let conforms =
            mayIsolateConformance(of: free) && (keys.count > moved.count || isolatedBinding(of: mock) != nil)
        guard conforms else { return isolatingMembers(moved, of: free) }
        var resolved = free.resolved
        resolved.hasIsolatedConformance = true
        resolved.isolate(keys + moved, isSent: isOnOtherActor, fromActor: isOnOtherActor)
        return Context(resolved: resolved, annotation: mock.annotation, options: options)
    }

    /// The same mock as without a default, with members on the main actor, as their keys are.
    private func releasedButForKeys(_ mock: Context) -> Context {
        isolatingMembers(keysThatMove(in: mock), of: releasedFromDefaultActor(mock))
    }

    /// The same mock as without a default.
    private func releasedFromDefaultActor(_ mock: Context) -> Context {
        var resolved = mock.resolved
        resolved.releaseFromDefaultActor { requirement in
            if let stated = resolver.statedActor(of: requirement.origin) { return stated }
            // Another module than that of the protocol would send what it is given.
            let isMade = requirement.isInitializer && requirement.declaration.isAsync
            let isSent = isMade ? isKnownSendable(requirement, in: mock) : mayBeSent(requirement, in: mock)
            return isSent ? nil : requirement.originActor
        }
        // In one that isolates by default, too, it is on no actor.
        if options.areMocksElsewhere { resolved.inheritsFromElsewhere = true }
        // What is an associated type itself was Sendable by its actor.
        let isAskedToBeSendable = mock.associatedTypes.typealiases.contains { name, type in
            type.mentions([mock.name, "Self"]) && resolved.isAskedToBeSendable(name, resolver)
        }
        if isAskedToBeSendable { resolved.traits.insert(.sendable) }
        return Context(resolved: resolved, annotation: mock.annotation, options: options)
    }

    /// The same mock on the main actor, and those of its members that say so.
    private func boundToMainActor(_ mock: Context) -> Context {
        var resolved = mock.resolved
        (resolved.globalActor, resolved.hasOwnGlobalActor) = ("MainActor", true)
        resolved.hasInheritedIsolation = false
        return Context(resolved: resolved, annotation: mock.annotation, options: options)
    }

    /// Whether the mock of a protocol on no actor uses keys of another module, which isolates them by default.
    private func isFreeWithKeys(_ mock: Context) -> Bool {
        mock.globalActor == nil && mock.resolved.superclass == nil && !mock.isOutsideActors
            && mock.resolved.traits.isDisjoint(with: [.sendable, .actor])
            && !catalog.isMainActorByDefault(mock.resolved.type.file) && !membersWithIsolatedKeys(of: mock).isEmpty
    }

    /// Whether the mock of a protocol on another global actor can only conform on the main actor: what uses the keys that are
    /// there is not waited for, or an associated type conforms there.
    private func leavesOtherActor(_ mock: Context) -> Bool {
        guard mock.resolved.superclass == nil, mock.resolved.traits.isDisjoint(with: [.sendable, .actor]),
            ![nil, "MainActor"].contains(mock.globalActor)
        else { return false }
        let keys = keysOffActor(of: mock).filter { requirement, key in
            resolver.isolatesConformances(of: key) && staysOffActor(requirement, in: mock)
        }
        let isNeeded =
            !keys.isEmpty || isolatedBinding(of: mock).map { resolver.isolatesConformances(of: $0.type) } ?? false
        return isNeeded
            && keys.allSatisfy { requirement, _ in
                !isOnOtherActor(requirement)
                    || valueKeptFromMainActor(requirement, givesRegion: true, in: mock) == nil
            }
    }

    /// Says what keeps a mock from a conformance that is not isolated, where an isolated one is impossible: that of a type
    /// that is used from any thread, or that is an actor itself.
    mutating func reportIsolatedConformances(of mock: Context) {
        guard mayNeedIsolatedConformance(mock) else { return }
        guard !mock.isClass else { return reportKeysOfClass(mock) }
        reportKeysOfOtherModules(of: mock)
        // What is asked to be Sendable itself has no use for an isolated conformance (SE-0470).
        let isIsolated = mayIsolateConformance(of: mock)
        let binding = isolatedBinding(of: mock) { !isIsolated || mock.resolved.isAskedToBeSendable($0, resolver) }
        if let binding, case let isCertain = resolver.isolatesConformances(of: binding.type),
            isCertain || mayIsolateConformance(of: binding.type, toOwn: binding.parent, in: mock)
        {
            reportIsolated(binding, isCertain: isCertain, of: mock)
        } else if let binding = isolatedMemberThatIsSendable(of: mock) {
            reportIsolated(binding, isCertain: true, of: mock)
        } else if let binding = bindingIsolatedElsewhere(of: mock) {
            reportIsolated(binding, isCertain: options.isolatesMockModule, of: mock)
        }
        guard !isIsolated else { return }
        for (requirement, key) in keysOffActor(of: mock)
        where resolver.isolatesConformances(of: key) && staysOffActor(requirement, in: mock) {
            let cause = IsolationCause(key, resolver)
            report(
                "\(cause.sentence), and nothing else can use its conformances; \(cause.advice)", of: requirement,
                in: mock)
        }
    }

    /// Whether a type conforms to a protocol of the sources with members of which none says that it is on no actor.
    private func mayIsolateConformance(of type: CatalogType, toOwn parent: String, in mock: Context) -> Bool {
        resolver.isBound(type) && found(parent, from: mock).map { !$0.isKnown } ?? false
    }

    /// The protocol of a dotted name in that of a mock.
    private func found(_ parent: String, from mock: Context) -> CatalogType? {
        resolver.lookUp(parent.split(separator: ".").map(String.init), from: mock.resolved.type)
    }

    private mutating func reportIsolated(_ binding: IsolatedBinding, isCertain: Bool, of mock: Context) {
        let type = mock.resolved.type
        let name = type.declaration.name
        let bound = "'\(binding.type.qualifiedName)', which is '\(binding.name)',"
        let cause =
            resolver.statesIsolatedConformance(of: binding.type)
            ? "\(bound) conforms on the main actor only" : "its module isolates \(bound) to the main actor"
        diagnostics.append(
            Diagnostic(
                isCertain ? .error : .warning, at: place(of: type.declaration.head, in: type),
                "\(isCertain ? "'\(name)' cannot be mocked" : "the mock of '\(name)' may not compile"): \(cause), and what is "
                    + "Sendable needs a conformance to '\(binding.parent)' that is not isolated; "
                    + IsolationCause(binding.type, resolver).advice))
    }

    /// An associated type that is Sendable, by itself or with its mock, and stands for a type which conforms to a protocol on the
    /// default actor of its module: it does so on none there, but not for other modules that infer isolated conformances, as all do
    /// that isolate by default.
    private func bindingIsolatedElsewhere(of mock: Context) -> IsolatedBinding? {
        guard options.areMocksElsewhere else { return nil }
        for (name, type) in mock.associatedTypes.typealiases {
            let isSendable =
                mock.resolved.traits.contains(.sendable) || mock.resolved.isAskedToBeSendable(name, resolver)
            guard isSendable, let found = isolatedPart(of: type, in: mock), resolver.isMainActorByDefault(found),
                found.declaration.name == type.qualifiedName?.last
            else { continue }
            let parent = freeParents(of: name, byDefault: false, in: mock).first {
                self.found($0, from: mock).map { resolver.isMainActorByDefault($0) && hasRequirements($0) } ?? false
            }
            if let parent { return (name, found, parent) }
        }
        return nil
    }

    /// Whether a protocol has requirements, or one that it inherits: conformances to others are isolated nowhere.
    private func hasRequirements(_ type: CatalogType) -> Bool {
        resolver.lineage(of: type).flatMap(\.declaration.members).flatMap(\.flattened).contains { $0.memberHead != nil }
    }

    /// Whether a requirement is bound to the main actor: what runs on an actor that is passed to it is on no other (SE-0313).
    func isAskedOnMainActor(_ requirement: Requirement) -> Bool {
        !requirement.declaration.hasIsolatedParameter && resolver.globalActor(of: requirement) == "MainActor"
    }

    /// Whether a requirement is bound to another global actor than the main actor, and runs there.
    func isOnOtherActor(_ requirement: Requirement) -> Bool {
        !requirement.declaration.hasIsolatedParameter
            && ![nil, "MainActor"].contains(resolver.globalActor(of: requirement))
    }

    /// Whether the protocol of a requirement is bound to another global actor than the main actor.
    private func isOfOtherActor(_ requirement: Requirement) -> Bool {
        ![nil, "MainActor"].contains(resolver.globalActor(of: requirement.origin))
    }

    /// The same mock with members on the main actor, as their keys are.
    private func isolatingMembers(_ members: [Requirement], of mock: Context) -> Context {
        guard !members.isEmpty else { return mock }
        var resolved = mock.resolved
        resolved.isolate(members, isSent: { !isAskedOnMainActor($0) }, fromActor: isOnOtherActor)
        return Context(resolved: resolved, annotation: mock.annotation, options: options)
    }

    /// Whether no witness of a requirement can be on the main actor: it is not bound to that, and nobody waits for it. An
    /// initializer does nothing with keys.
    private func staysOffActor(_ requirement: Requirement, in mock: Context) -> Bool {
        !requirement.isInitializer && !isAskedOnMainActor(requirement)
            && !requirement.declaration.mayWait && !requirement.declaration.isAsync
    }

    /// Whether a mock has to conform where its superclass's initializers are, since parents ask for some that are on no
    /// actor: in modules that isolate by default, too, where a check of their callers would have no effect.
    private func conformsWithInitializers(of mock: Context) -> Bool {
        mock.globalActor != nil && !mock.resolved.isMainActorByDefault && !mock.isClass
            && mock.resolved.traits.isDisjoint(with: [.sendable, .actor])
            && (initializersKeptOnActor(of: mock).contains { !$0.origin.isKnown }
                || mock.resolved.parentMocks.contains { keepsInitializersOnActor($0, in: mock) })
    }

    /// Whether a mock has to conform where members of its superclass are, which satisfy requirements that are on no actor, or on
    /// none in Swift 5 mode.
    private func conformsWithMembers(of mock: Context) -> Bool {
        guard let actor = mock.globalActor, !mock.isClass else { return false }
        return mock.resolved.actorOfConformance == actor
            || hasMembersBoundInSwift6(mock) && mock.resolved.traits.isDisjoint(with: [.sendable, .actor])
    }

    /// Whether a mock has to conform where the parents of its protocol are by the default of their module: the conformances to
    /// those are isolated, and that to the protocol is not, in another module that isolates by default, where they are of other
    /// modules, or where a parent of theirs says that it is on no actor and has members on one.
    private func conformsWithParents(of mock: Context) -> Bool {
        let type = mock.resolved.type
        guard !mock.isOutsideActors, mock.globalActor == "MainActor", catalog.isMainActorByDefault(type.file) else {
            return false
        }
        if parentsOffActor(of: mock).contains(where: inheritsDefaultActor) { return true }
        // Conformances of what is Sendable are not isolated where the protocols are Sendable as well.
        let isSendable = mock.resolved.traits.contains(.sendable)
        // Parents of other modules are known by their mocks.
        let isCopied = mock.resolved.parentMocks.contains { $0.protocolActor == "MainActor" && !$0.isSendable }
        if isCopied, !isSendable { return true }
        if !isSendable, mock.resolved.nodes.requirements.contains(where: isOffInheritedActor) { return true }
        return parentsOnActors(of: mock, byDefault: true).contains { !isSendable || !resolver.refinesSendable($0) }
    }

    /// The protocols that inherit one which a superclass conforms to on the main actor only: so does the mock to
    /// these (SE-0470).
    func conformancesBesideSuperclass(of mock: Context) -> [CatalogType] {
        let isolated = mock.resolved.superclasses.map(\.type).filter(resolver.mayIsolateConformances)
        guard !isolated.isEmpty, !mock.isClass else { return [] }
        return resolver.lineage(of: mock.resolved.type).filter { parent in
            parent.declaration.kind == .protocol && !superclassConforms(to: parent, in: mock)
                && resolver.lineage(of: parent).contains { inherited in
                    isolated.contains {
                        resolver.conforms($0, to: inherited) && resolver.mayIsolateConformance(of: $0, to: inherited)
                    }
                }
        }
    }

    /// The conformances of an actor that have it checked that its initializers are called on the main actor (SE-0423), which
    /// the module takes for granted: what they are given leaves it. Another one that isolates nothing takes that for granted of
    /// none.
    func conformancesLeftByInitializers(of mock: Context) -> [String] {
        guard mock.isActor, !options.areMocksElsewhere || options.isolatesMockModule else { return [] }
        return mock.resolved.nodes.requirements.filter { isLeftByInitializer($0, in: mock) }.map {
            conformanceName($0.origin, in: mock)
        }
    }

    private func isLeftByInitializer(_ requirement: Requirement, in mock: Context) -> Bool {
        guard case .initializer(let initializer) = requirement.declaration, !initializer.effects.isAsync,
            !initializer.hasIsolatedParameter
        else { return false }
        return catalog.isMainActorByDefault(requirement.origin.file) && resolver.isFree(requirement)
            && !resolver.isFreeAnywhere(requirement) && !inheritsDefaultActor(mock.resolved.type)
            && !initializer.parameters.allSatisfy { isKnownSendable($0.type, in: mock, orBound: true) }
    }

    /// Whether only an isolated conformance has what a mock is made of.
    private func needsIsolatedConformance(_ mock: Context) -> Bool {
        mayIsolateConformance(of: mock) && (!membersForMainActor(of: mock).isEmpty || isolatedBinding(of: mock) != nil)
    }

    /// Whether a conformance may be isolated to the main actor: not where it must be there for every thread (SE-0470), and
    /// not where the mock is on an actor already.
    private func mayIsolateConformance(of mock: Context) -> Bool {
        mock.resolved.traits.isDisjoint(with: [.sendable, .actor]) && (mock.globalActor ?? "MainActor") == "MainActor"
    }

    /// The members that only an isolated conformance can have: those that use keys that are isolated, and initializers that
    /// call isolated ones of a superclass.
    private func membersForMainActor(of mock: Context) -> [Requirement] {
        keysOffActor(of: mock).map(\.requirement)
            + (mock.resolved.isMainActorByDefault ? initializersKeptOnActor(of: mock) : [])
    }

    /// An associated type that stands for a type that conforms to a protocol on the main actor only.
    private func isolatedBinding(
        of mock: Context, where isMeant: (_ associatedType: String) -> Bool = { _ in true }
    ) -> IsolatedBinding? {
        for (name, type) in mock.associatedTypes.typealiases + mock.associatedTypes.ownNames where isMeant(name) {
            let written = mock.annotation.value(of: name, in: .typealias).flatMap(typeSyntax) ?? type
            let type = resolver.withoutTypealiases(
                written, in: mock.resolved.type.path, file: mock.resolved.type.file)
            if let member = isolatedMember(of: name, as: type, in: mock) { return member }
            guard let isolated = isolatedPart(of: type, in: mock),
                let parent = freeParents(of: name, byDefault: catalog.hasDefaultIsolation, in: mock)
                    .first(where: { conforms(isolated, onMainActorTo: $0, in: mock) }),
                isolated.declaration.name == type.qualifiedName?.last
                    || KnownProtocols.conditionalConformances.contains(parent) || isDeclared(type, in: mock)
                    // What has keys conforms to nothing without them.
                    || isolatedKey(in: type, of: mock) != nil
            else { continue }
            return (name, isolated, parent)
        }
        return isolatedMember(of: mock) { $0.root.map(isMeant) ?? false }
    }

    /// A member of an associated type that is the same as a type that conforms on the main actor only to what is asked of it. For
    /// example: `Key` in `where Rows.Element == Key`
    private func isolatedMember(of mock: Context, where isMeant: (_ member: TypeSyntax) -> Bool) -> IsolatedBinding? {
        let clauses = mock.resolved.associatedTypeClauses.filter(\.left.isMember)
        for clause in clauses where clause.relation == .sameType && isMeant(clause.left) {
            let names = clauses.filter { $0.relation == .conforms && $0.left == clause.left }.flatMap(
                \.right.inheritedNames)
            guard let isolated = isolatedPart(of: clause.right, in: mock),
                let parent = parent(among: names, onMainActorFor: isolated, in: mock)
            else { continue }
            return (clause.left.description, isolated, parent)
        }
        return nil
    }

    private func isDeclared(_ type: TypeSyntax, in mock: Context) -> Bool {
        let origin = mock.resolved.type
        return type.qualifiedName.map { catalog.type(named: $0, in: origin.path, file: origin.file) != nil } ?? false
    }

    /// Whether a type, as far as it is seen, may conform to a protocol on the main actor only.
    func conforms(_ type: CatalogType, onMainActorTo parent: String, in mock: Context) -> Bool {
        resolver.expanded(parent.split(separator: ".").map(String.init), from: mock.resolved.type).contains {
            $0.map { resolver.mayIsolateConformance(of: type, to: $0) } ?? true
        }
    }

    /// The same of a member of an associated type, and what is asked of that. For example: `Comparable` of `Rows.Element`
    private func isolatedMember(
        of name: String, as type: TypeSyntax, in mock: Context,
        where isMeant: (_ member: TypeSyntax) -> Bool = { _ in true }
    ) -> IsolatedBinding? {
        for clause in mock.resolved.associatedTypeClauses
        where clause.relation == .conforms && clause.left.isMember && isMeant(clause.left) {
            guard let member = mock.resolved.member(clause.left, of: name, as: type, resolver),
                let isolated = isolatedPart(of: member, in: mock),
                let parent = parent(among: clause.right.inheritedNames, onMainActorFor: isolated, in: mock)
            else { continue }
            return (clause.left.description, isolated, parent)
        }
        return nil
    }

    /// The same of one that is asked to be Sendable, and has no use for an isolated conformance then (SE-0470).
    private func isolatedMemberThatIsSendable(of mock: Context) -> IsolatedBinding? {
        let origin = mock.resolved.type
        let asked = mock.resolved.associatedTypeClauses.filter { $0.relation == .conforms && $0.left.isMember }
        let sendable = asked.filter { refinesSendable($0.right.inheritedNames, in: origin) }.map(\.left)
        guard !sendable.isEmpty else { return nil }
        for (name, type) in mock.associatedTypes.typealiases + mock.associatedTypes.ownNames {
            if let binding = isolatedMember(of: name, as: type, in: mock, where: sendable.contains) { return binding }
        }
        return isolatedMember(of: mock, where: sendable.contains)
    }

    /// The first of some protocols that a type may conform to on the main actor only.
    private func parent(
        among names: [[String]], onMainActorFor type: CatalogType, in mock: Context
    ) -> String? {
        freeParents(names, byDefault: catalog.hasDefaultIsolation, in: mock).first {
            conforms(type, onMainActorTo: $0, in: mock)
        }
    }

    /// A type, or else one of its generic arguments, whose conformances may be isolated.
    func isolatedPart(of type: TypeSyntax, in mock: Context) -> CatalogType? {
        let origin = mock.resolved.type
        let bound = self.bound(type.bare.unparenthesized, in: mock)
        let type = resolver.withoutTypealiases(bound, in: origin.path, file: origin.file)
        if let name = type.qualifiedName, !mock.genericNames.contains(name[0]),
            let found = catalog.type(named: name, in: origin.path, file: origin.file)
        {
            if resolver.mayIsolateConformances(of: found) { return found }
            let parts = resolver.argumentsOfConformances(of: found, type.arguments)
            return parts.lazy.compactMap { isolatedPart(of: $0, in: mock) }.first
        }
        let parts: [TypeSyntax] =
            switch type {
            case .array(let element): [element]
            case .dictionary(let key, let value): [key, value]
            default: type.wrapped.map { [$0] } ?? type.arguments
            }
        return parts.lazy.compactMap { isolatedPart(of: $0, in: mock) }.first
    }
}
