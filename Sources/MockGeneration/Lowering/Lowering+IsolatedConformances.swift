// What only the main actor can use -> conformances that hold there. With the default of the modules known (SE-0466), so is
// which of their types conform to protocols on the main actor only (SE-0470): a mock that uses such a conformance where no
// actor is does not compile, and one whose own conformance is isolated does.

import SwiftDeclarations

extension Lowering {
    /// The same mock with a conformance that is isolated to the main actor, where no other is possible.
    func isolatingConformance(of mock: Context) -> Context {
        if conformsWithInitializers(of: mock) || conformsWithMembers(of: mock) {
            var resolved = mock.resolved
            let members = catalog.hasDefaultIsolation ? keysOffActor(of: mock).map(\.requirement) : []
            if !members.isEmpty { resolved.isolateConformance(including: members, catalog) }
            resolved.hasIsolatedConformance = true
            return Context(resolved: resolved, annotation: mock.annotation, options: options)
        }
        guard catalog.hasDefaultIsolation else { return mock }
        if isFreeWithSuperclass(mock), !membersWithIsolatedKeys(of: mock).isEmpty {
            var resolved = mock.resolved
            (resolved.globalActor, resolved.inheritsDefaultActor) = (nil, false)
            return runningWithSuperclass(Context(resolved: resolved, annotation: mock.annotation, options: options))
        }
        if mock.isClass { return mock.globalActor == nil ? isolatingMembers(keysOnActor(of: mock), of: mock) : mock }
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
            mock.associatedTypes.typealiases.contains(where: { $1.mentions([mock.name, "Self"]) })
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

    /// Whether neither the protocol of a mock nor its superclass, of another module, is on an actor.
    private func isFreeWithSuperclass(_ mock: Context) -> Bool {
        mock.resolved.type.declaration.head.isNonisolated && !mock.isOutsideActors && !mock.isClass
            && !mock.resolved.superclasses.isEmpty
            && mock.resolved.superclasses.allSatisfy { resolver.globalActor(of: $0.type) == nil }
    }

    /// Notes which mocks that can be default values conform on the main actor only, and which say that they are on it.
    mutating func noteIsolatedMocks(_ mocks: [Context]) {
        for mock in mocks where defaultValues.isConstructible(mock.resolved.type) {
            let id = mock.resolved.type.id
            if mock.resolved.hasIsolatedConformance { defaultValues.isolatedMocks.insert(id) }
            if mock.isBoundElsewhere { defaultValues.boundMocks.insert(id) }
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
        resolved.isolate(keys, isSent: isOnOtherActor, fromActor: isOnOtherActor)
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
        guard catalog.hasDefaultIsolation else { return }
        guard !mock.isClass else { return reportKeysOfClass(mock) }
        reportKeysOfOtherModules(of: mock)
        guard !mayIsolateConformance(of: mock) else { return }
        let type = mock.resolved.type
        let name = type.declaration.name
        if let binding = isolatedBinding(of: mock), resolver.isolatesConformances(of: binding.type) {
            let bound = binding.type.qualifiedName
            diagnostics.append(
                Diagnostic(
                    .error, at: place(of: type.declaration.head, in: type),
                    "'\(name)' cannot be mocked: its module isolates '\(bound)', which is '\(binding.name)', to the main "
                        + "actor, and what is Sendable needs a conformance to '\(binding.parent)' that is not isolated; "
                        + "write 'nonisolated' before '\(bound)'"))
        }
        for (requirement, key) in keysOffActor(of: mock)
        where resolver.isolatesConformances(of: key) && staysOffActor(requirement, in: mock) {
            report(
                "its module isolates '\(key.qualifiedName)' to the main actor, and nothing else can use it as a key; write "
                    + "'nonisolated' before '\(key.qualifiedName)'",
                of: requirement, in: mock)
        }
    }

    /// Whether a requirement is bound to the main actor: what runs on an actor that is passed to it is on no other (SE-0313).
    func isAskedOnMainActor(_ requirement: Requirement) -> Bool {
        !requirement.declaration.hasIsolatedParameter && resolver.globalActor(of: requirement) == "MainActor"
    }

    /// Whether a requirement is bound to another global actor than the main actor.
    func isOnOtherActor(_ requirement: Requirement) -> Bool {
        resolver.globalActor(of: requirement).map { $0 != "MainActor" } ?? false
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

    /// Whether no witness of a requirement can be on the main actor: it is not bound to that, and nobody waits for it, or its
    /// state cannot be there. An initializer does nothing with keys.
    private func staysOffActor(_ requirement: Requirement, in mock: Context) -> Bool {
        !requirement.isInitializer && !isAskedOnMainActor(requirement)
            && (isInTableOffActor(requirement, in: mock)
                || !requirement.declaration.mayWait && !requirement.declaration.isAsync)
    }

    /// Whether a member of an actor keeps its state in a table that is on no actor: a generic type has no static stored
    /// properties.
    func isInTableOffActor(_ requirement: Requirement, in mock: Context) -> Bool {
        mock.isActor && mock.isGeneric && requirement.declaration.memberHead?.isStatic ?? false
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

    /// The protocols of the standard library that inherit one which a superclass conforms to on the main actor only: so does
    /// the mock to these (SE-0470).
    func conformancesBesideSuperclass(of mock: Context) -> [CatalogType] {
        let isolated = mock.resolved.superclasses.map(\.type).filter(resolver.mayIsolateConformances)
        guard !isolated.isEmpty, !mock.isClass else { return [] }
        let inherited = Set(isolated.flatMap { resolver.conformances(of: $0).parents })
        return resolver.lineage(of: mock.resolved.type).filter { parent in
            parent.isKnown && !superclassConforms(to: parent, in: mock)
                && resolver.lineage(of: parent).contains { inherited.contains($0.declaration.name) }
        }
    }

    /// Whether a protocol inherits one that is on the main actor by the default of its module.
    func inheritsDefaultActor(_ type: CatalogType) -> Bool {
        resolver.inheritedTypes(of: type).types.contains { !$0.isKnown && resolver.isMainActorByDefault($0) }
    }

    /// Whether a protocol inherits one that is on an actor, by default or as it says.
    private func inheritsActor(_ type: CatalogType) -> Bool {
        inheritsDefaultActor(type)
            || resolver.inheritedTypes(of: type).types.contains { resolver.statedActor(of: $0) != nil }
    }

    /// The protocols that are on no actor and have members on one, or are passed one, of a mock that is on an actor or is one.
    private func parentsOffActor(of mock: Context) -> [CatalogType] {
        let mayBeOnActor =
            mock.globalActor != nil && !mock.isOutsideActors
            || catalog.hasDefaultIsolation && (mock.isActor || mock.resolved.superclass != nil && !mock.isOutsideActors)
        guard mayBeOnActor else { return [] }
        return mock.resolved.nodes.requirements.reduce(into: []) { parents, requirement in
            let origin = requirement.origin
            // What is waited for is on an actor that is one itself, and an initializer may be on the default one.
            let isOnActor =
                resolver.globalActor(of: requirement) != nil || requirement.declaration.isPassedActor
                || requirement.isInitializer && isActorBesideDefaultActor(mock)
                || mock.isActor && requirement.declaration.isAsync && !resolver.refinesActor(origin)
                    && !catalog.isMainActorByDefault(origin.file)
            if mock.isActor, origin === mock.resolved.type { return }
            guard isOnActor, isOffActor(origin) || isOffInheritedActor(requirement),
                !parents.contains(where: { $0 === origin })
            else { return }
            parents.append(origin)
        }
    }

    /// Whether a requirement of another module names an actor, or is handed one, and its protocol inherits one, which is on none
    /// in Swift 5 mode.
    private func isOffInheritedActor(_ requirement: Requirement) -> Bool {
        let origin = requirement.origin
        guard catalog.hasDefaultIsolation, !origin.isKnown, !resolver.isMainActorByDefault(origin),
            !resolver.saysActor(origin), inheritsActor(origin), let head = requirement.declaration.memberHead
        else { return false }
        return requirement.declaration.hasIsolatedParameter
            || resolver.globalActor(in: head.attributes, scope: origin.path, file: origin.file) != nil
    }

    /// Whether a protocol is on no actor, by what it says or since another module declares it.
    func isOffActor(_ type: CatalogType) -> Bool {
        type.declaration.head.isNonisolated
            || catalog.hasDefaultIsolation && !type.isKnown && resolver.globalActor(of: type) == nil
    }

    /// The protocols that a mock on an actor has to say that it conforms to on none: where modules isolate conformances,
    /// members on an actor isolate that to the protocol, and none that inherits it can be conformed to (SE-0470). From what
    /// inherits an actor itself, the compiler would infer that members are on none.
    func conformancesOffActor(of mock: Context) -> [String] {
        guard !mock.resolved.hasIsolatedConformance, !mock.isClass else { return [] }
        // What is Sendable could not conform on the actor either.
        let isSendable = catalog.hasDefaultIsolation && mock.resolved.traits.contains(.sendable)
        let own = parentsOffActor(of: mock).filter { parent in
            isSendable || !inheritsActor(parent)
        }.map { conformanceName($0, in: mock) }
        var seen: Set<String> = []
        return (own + copiedConformancesOffActor(of: mock)).filter { seen.insert($0).inserted }
            + iteratorsOffActor(of: mock) + standardConformancesOfActor(mock)
    }

    /// The protocols of the standard library that an actor conforms to beside one that its module isolates, from which the
    /// compiler would infer that they are on the default actor, too.
    private func standardConformancesOfActor(_ mock: Context) -> [String] {
        guard isActorBesideDefaultActor(mock) else { return [] }
        return resolver.lineage(of: mock.resolved.type).filter(isStandardOffActors).map { names[$0.declaration.name] }
    }

    /// Whether the same is so of a protocol that the mock conforms to since clauses ask for that.
    func conformsOffDefaultActor(to parent: TypeSyntax, _ mock: Context) -> Bool {
        guard isActorBesideDefaultActor(mock), let name = parent.bare.qualifiedName else { return false }
        return resolver.lookUp(name, from: mock.resolved.type).map(isStandardOffActors) ?? false
    }

    /// Whether a mock is an actor and conforms to what its module isolates to the main actor by default.
    func isActorBesideDefaultActor(_ mock: Context) -> Bool {
        catalog.hasDefaultIsolation && mock.isActor && inheritsDefaultActor(mock.resolved.type)
    }

    private func isStandardOffActors(_ type: CatalogType) -> Bool {
        type.isKnown && !isMarker(type.declaration.name) && !resolver.refinesActor(type)
    }

    /// What the library asks of iterators is handed the actor of its caller, and runs anywhere (SE-0421): where a module
    /// isolates conformances, the default implementation would be on the actor of the mock.
    private func iteratorsOffActor(of mock: Context) -> [String] {
        guard catalog.hasDefaultIsolation, mock.globalActor != nil,
            mock.resolved.knownParents.contains(Self.asyncIterator)
        else { return [] }
        return [names[Self.asyncIterator]]
    }

    private static let asyncIterator = "AsyncIteratorProtocol"

    /// What a mock on an actor says of its conformances where its module infers isolated ones (SE-0470). Those to parents on no
    /// actor with members on one would be isolated, and that to a protocol that inherits them is not. In Swift 5 mode, neither
    /// is that of what is `Sendable` to parents that inherit their actor.
    func conformancesNotToIsolate(of mock: Context, besides inheritance: [String]) -> [String] {
        guard !mock.isOutsideActors, !mock.isClass, !mock.resolved.hasIsolatedConformance else { return [] }
        let isUnclear = mayBeInferredElsewhere(mock)
        let parents = parentsWithSendableDefaults(of: mock)
        let isOnDefault = mock.resolved.isMainActorByDefault && mock.globalActor == "MainActor"
        guard mock.globalActor != nil || isUnclear, !isOnDefault else {
            return parents.map { "nonisolated \(resolver.writtenName(of: $0))" }
        }
        var names = (parentsWithMembersOnActors(of: mock) + parents).filter {
            !inheritance.contains(conformanceName($0, in: mock))
        }.map(resolver.writtenName)
        names += parentsOnActors(of: mock, byDefault: !isUnclear).map(resolver.writtenName)
        if mock.resolved.knownParents.contains(Self.asyncIterator) { names.append(self.names[Self.asyncIterator]) }
        for parent in mock.resolved.parentMocks {
            if parent.globalActor == nil, parent.hasMembersOnActors {
                names.append(parent.inheritedName.joined(separator: "."))
            }
            names += parent.conformancesNotToIsolate
        }
        var isInferredSendable = false
        if mock.resolved.traits.contains(.sendable) {
            let parents = parentsInheritingActor(of: mock)
            names += parents
            isInferredSendable = !parents.isEmpty && mock.statedActor == nil
        }
        var seen = Set(inheritance.compactMap { $0.split(separator: " ").last.map(String.init) })
        let conformances = names.filter { seen.insert($0).inserted }.map { "nonisolated \($0)" }
        let sendable = self.names["Sendable"]
        return conformances + (isInferredSendable && !seen.contains(sendable) ? ["@unchecked \(sendable)"] : [])
    }

    /// The parents on no actor with members on one, or on one that is passed to them. In Swift 5 mode those that inherit their
    /// actor are on none.
    func parentsWithMembersOnActors(of mock: Context) -> [CatalogType] {
        let type = mock.resolved.type
        return resolver.lineage(of: type).filter { parent in
            guard parent !== type, parent.declaration.kind == .protocol, !parent.isKnown else { return false }
            let isOnNone = resolver.globalActor(of: parent) == nil
            guard isOnNone || !resolver.saysActor(parent) && !resolver.isMainActorByDefault(parent) else {
                return false
            }
            return parent.declaration.members.flatMap(\.flattened).contains { member in
                guard let head = member.memberHead else { return false }
                return member.isPassedActor
                    || resolver.globalActor(in: head.attributes, scope: parent.path, file: parent.file) != nil
                    || isOnNone && !resolver.isFree(Requirement(declaration: member, origin: parent))
            }
        }
    }

    /// The parents on no actor that ask for what an extension has where `Self` is Sendable. As of Swift 6.3, the compiler ends
    /// in a circle: whether a mock conforms on its actor depends on what satisfies the requirements, and whether that extension
    /// does on all conformances of the mock.
    private func parentsWithSendableDefaults(of mock: Context) -> [CatalogType] {
        // What inherits from a class may be on the default actor of its module (SE-0466).
        guard mock.globalActor != nil || mock.resolved.superclass != nil else { return [] }
        return protocolsWithSendableDefaults(of: mock).filter { parent in
            parent !== mock.resolved.type && resolver.globalActor(of: parent) == nil
                && (mock.globalActor != nil || parent.declaration.head.isNonisolated)
        }
    }

    /// Whether the same is so of the protocol itself, in another module: of those that are on the default actor of theirs, some
    /// modules infer where a mock conforms to them.
    private func hasSendableDefaultsElsewhere(_ mock: Context) -> Bool {
        options.areMocksElsewhere && mock.resolved.isMainActorByDefault && !mock.isOutsideActors && !mock.isClass
            && protocolsWithSendableDefaults(of: mock).contains { $0 === mock.resolved.type }
    }

    /// The protocols that ask for what an extension has where `Self` is Sendable.
    private func protocolsWithSendableDefaults(of mock: Context) -> [CatalogType] {
        let lineage = resolver.lineage(of: mock.resolved.type).filter {
            !$0.isKnown && $0.declaration.kind == .protocol
        }
        let extensions = lineage.flatMap(catalog.extensions).filter { part in
            let asked = part.declaration.requirements.filter(\.isConformanceOfSelf).flatMap(\.right.inheritedNames)
            return refinesSendable(asked, in: part)
        }
        let labels = Set(extensions.flatMap(\.declaration.members).flatMap(\.flattened).map(\.labels))
        guard !labels.isEmpty else { return [] }
        return lineage.filter { $0.declaration.members.flatMap(\.flattened).contains { labels.contains($0.labels) } }
    }

    /// The names of the parents that are on an actor since they inherit a protocol that is.
    private func parentsInheritingActor(of mock: Context) -> [String] {
        let type = mock.resolved.type
        let inherited = resolver.lineage(of: type).filter { parent in
            parent !== type && parent.declaration.kind == .protocol && !parent.isKnown
                && !parent.declaration.head.isNonisolated && resolver.statedActor(of: parent) != nil
                && !resolver.saysActor(parent)
        }
        let copied = mock.resolved.parentMocks.filter { $0.actorComment.inheritedActor != nil }
        return inherited.map(resolver.writtenName) + copied.map { $0.inheritedName.joined(separator: ".") }
    }

    /// Whether the initializers of an actor may be on the default actor of its module, as what it conforms to is.
    func isMadeOnDefaultActor(_ mock: Context) -> Bool {
        inheritsDefaultActor(mock.resolved.type)
            || catalog.isMainActorByDefault(mock.resolved.type.file)
                && mock.resolved.nodes.requirements.contains { $0.isInitializer && ownActor(of: $0, in: mock) != nil }
    }

    /// The protocols that an actor has to say besides others that it conforms to on none where it conforms in an extension,
    /// which its module isolates by default (SE-0466).
    func parentsOffDefaultActor(of mock: Context) -> [String] {
        let type = mock.resolved.type
        guard catalog.isMainActorByDefault(type.file) else { return [] }
        let stated = parentsOffActor(of: mock)
        return resolver.lineage(of: type).filter { parent in
            parent !== type && !parent.isKnown && isOffActor(parent) && !resolver.refinesActor(parent)
                && !stated.contains { $0 === parent }
        }.map { "nonisolated \(resolver.writtenName(of: $0))" }
    }

    /// The protocols that a mock on an actor has to say that it conforms to besides its own one, which is `nonisolated`, or
    /// which inherits such a protocol: of what it conforms to only by way of one, the compiler infers that it is on no actor (SE-0449).
    func conformancesOnActor(of mock: Context) -> [String] {
        guard mock.globalActor != nil || mock.resolved.hasIsolatedConformance, !mock.infersNoActor, !mock.isClass,
            !mock.isOutsideActors,
            mock.resolved.type.declaration.head.isNonisolated
                || mock.resolved.hasIsolatedConformance && catalog.hasDefaultIsolation
                    && !catalog.isMainActorByDefault(mock.resolved.type.file)
                || mock.resolved.traits.contains(.sendable)
                    && parentsOffActor(of: mock).contains(where: inheritsActor)
        else { return [] }
        return mock.resolved.nodes.requirements.reduce(into: []) { names, requirement in
            for part in [requirement] + requirement.repeats
            where !part.origin.isKnown && part.origin.declaration.kind == .protocol && !resolver.isFree(part) {
                let name = conformanceName(part.origin, in: mock)
                if part.origin !== mock.resolved.type, !names.contains(name) { names.append(name) }
            }
        }
    }

    /// What stands before the protocol that a mock conforms to.
    func conformanceAttribute(of mock: Context) -> String {
        if mock.resolved.hasIsolatedConformance { return "@\(mock.globalActor ?? "MainActor") " }
        if let actor = actorOfConformance(of: mock) { return "@\(actor) " }
        if mayInferIsolatedParents(of: mock) || hasSendableDefaultsElsewhere(mock) { return "nonisolated " }
        return checksInitializers(of: mock) ? "@preconcurrency " : ""
    }

    /// Whether another module may infer of a mock that it conforms to parents of its protocol on the main actor only, though
    /// what is `Sendable` does not.
    private func mayInferIsolatedParents(of mock: Context) -> Bool {
        guard mock.resolved.isMainActorByDefault, mock.resolved.traits.contains(.sendable),
            mock.resolved.superclass != nil, !mock.isClass, !mock.isOutsideActors
        else { return false }
        return !parentsOnActors(of: mock, byDefault: true).isEmpty
    }

    /// The parents of a protocol in other modules than its mock that are on global actors, or only those that are so by the
    /// default of their module.
    private func parentsOnActors(of mock: Context, byDefault: Bool) -> [CatalogType] {
        let type = mock.resolved.type
        return resolver.inheritedTypes(of: type).types.filter {
            (options.areMocksElsewhere || byDefault && $0.file >= catalog.sourceCount) && $0 !== type
                && $0.declaration.kind == .protocol && !$0.isKnown
                && (byDefault ? resolver.isMainActorByDefault($0) : resolver.globalActor(of: $0) != nil)
        }
    }

    /// Whether it is checked that the initializers of an actor are called on the main actor (SE-0423), which the module takes
    /// for granted: what they are given leaves it.
    func checksInitializers(of mock: Context) -> Bool {
        mock.isActor && mock.resolved.nodes.requirements.contains { isLeftByInitializer($0, in: mock) }
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
    private func isolatedBinding(of mock: Context) -> (name: String, type: CatalogType, parent: String)? {
        for (name, type) in mock.associatedTypes.typealiases {
            let type = mock.annotation.value(of: name, in: .typealias).flatMap(typeSyntax) ?? type
            guard let isolated = isolatedPart(of: type, in: mock), let parent = freeParent(of: name, in: mock),
                isolated.declaration.name == type.qualifiedName?.last
                    || KnownProtocols.conditionalConformances.contains(parent)
                    // What has keys conforms to nothing without them.
                    || isolatedKey(in: type, of: mock) != nil
            else { continue }
            return (name, isolated, parent)
        }
        return nil
    }

    /// A type, or else one of its generic arguments, whose conformances may be isolated.
    func isolatedPart(of type: TypeSyntax, in mock: Context) -> CatalogType? {
        let origin = mock.resolved.type
        let type = type.bare.unparenthesized
        if let name = type.qualifiedName, !mock.genericNames.contains(name[0]),
            let found = catalog.type(named: name, in: origin.path, file: origin.file)
        {
            return resolver.mayIsolateConformances(of: found) ? found : nil
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
