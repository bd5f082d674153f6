// Parents on actors and on none -> what a mock says of its conformances, where the compiler would isolate them otherwise than
// they have to be (SE-0449, SE-0470).

import SwiftDeclarations

extension Lowering {
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
    func parentsOffActor(of mock: Context) -> [CatalogType] {
        let mayBeOnActor =
            mock.globalActor != nil && !mock.isOutsideActors
            || catalog.hasDefaultIsolation && (mock.isActor || mock.resolved.superclass != nil && !mock.isOutsideActors)
        guard mayBeOnActor else { return [] }
        let requirements = mock.resolved.nodes.requirements.flatMap { [$0] + $0.repeats }
        return requirements.reduce(into: []) { parents, requirement in
            let origin = requirement.origin
            // What is waited for is on an actor that is one itself, and an initializer may be on the default one.
            let isOnActor =
                resolver.globalActor(of: requirement) != nil || requirement.declaration.isPassedActor
                || requirement.isInitializer && isActorBesideDefaultActor(mock)
                || mock.isActor && (requirement.declaration.isAsync || requirement.declaration.mayWait)
                    && !resolver.refinesActor(origin)
                    && (!catalog.isMainActorByDefault(origin.file) || isActorBesideDefaultActor(mock))
            if mock.isActor, origin === mock.resolved.type { return }
            guard isOnActor, isOffActor(origin) || isOffInheritedActor(requirement),
                !parents.contains(where: { $0 === origin })
            else { return }
            parents.append(origin)
        }
    }

    /// Whether a requirement of another module names an actor, or is handed one, and its protocol inherits one, which is on none
    /// in Swift 5 mode.
    func isOffInheritedActor(_ requirement: Requirement) -> Bool {
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
        type.isKnown && !KnownProtocols.markers.contains(type.declaration.name) && !resolver.refinesActor(type)
    }

    /// What the library asks of iterators is handed the actor of its caller, and runs anywhere (SE-0421): where a module
    /// isolates conformances, the default implementation would be on the actor of the mock.
    private func iteratorsOffActor(of mock: Context) -> [String] {
        guard catalog.hasDefaultIsolation, mock.globalActor != nil,
            mock.resolved.knownParents.contains(Self.asyncIterator)
        else { return [] }
        return [names[Self.asyncIterator]]
    }

    static let asyncIterator = "AsyncIteratorProtocol"

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
        let areSomeIsolated =
            catalog.hasDefaultIsolation || options.isolatesMockModule || !options.isolatedModules.isEmpty
        for parent in mock.resolved.parentMocks {
            // It may be on the actor by the default of its module.
            let mayBeByDefault = areSomeIsolated && parent.protocolActor == "MainActor"
            if mayBeByDefault || parent.globalActor == nil && parent.hasMembersOnActors {
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

    /// Whether others make the mock where no actor is, in another module than its protocol's: one that infers isolated conformances
    /// (SE-0470) would infer that it conforms on the main actor only.
    private func isMadeElsewhereOffActors(_ mock: Context) -> Bool {
        options.areMocksElsewhere && mock.resolved.isMainActorByDefault
            && !mock.isOutsideActors && !mock.isClass && defaultValues.isMadeOffActors(mock.resolved.type)
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
    func parentsOffDefaultActor(of mock: Context, besides inheritance: [String]) -> [String] {
        let type = mock.resolved.type
        guard catalog.isMainActorByDefault(type.file) else { return [] }
        let stated = parentsOffActor(of: mock)
        var seen = Set(inheritance.compactMap { $0.split(separator: " ").last.map(String.init) })
        return resolver.lineage(of: type).filter { parent in
            guard parent !== type, !stated.contains(where: { $0 === parent }) else { return false }
            return parent.isKnown ? isStandardOffActors(parent) : isOffActor(parent) && !resolver.refinesActor(parent)
        }.map(resolver.writtenName).filter { seen.insert($0).inserted }.map { "nonisolated \($0)" }
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
        if mayInferIsolatedParents(of: mock) || hasSendableDefaultsElsewhere(mock) || isMadeElsewhereOffActors(mock) {
            return "nonisolated "
        }
        // Of what a mock says itself where it conforms to it, it says this, too.
        let left = Set(conformancesLeftByInitializers(of: mock))
        let isImplied =
            options.areMocksElsewhere
            ? left.contains(conformanceName(mock.resolved.type, in: mock))
            : !left.isSubset(of: conformancesOffActor(of: mock))
        return isImplied ? "@preconcurrency " : ""
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
    func parentsOnActors(of mock: Context, byDefault: Bool) -> [CatalogType] {
        let type = mock.resolved.type
        return resolver.inheritedTypes(of: type).types.filter {
            (options.areMocksElsewhere || byDefault && $0.file >= catalog.sourceCount) && $0 !== type
                && $0.declaration.kind == .protocol && !$0.isKnown && !isInherited($0, in: mock)
                && (byDefault ? resolver.isMainActorByDefault($0) : resolver.globalActor(of: $0) != nil)
        }
    }

    /// Whether the superclass of a mock conforms to a protocol.
    private func isInherited(_ parent: CatalogType, in mock: Context) -> Bool {
        mock.resolved.superclasses.contains { resolver.conforms($0.type, to: parent) }
    }
}
