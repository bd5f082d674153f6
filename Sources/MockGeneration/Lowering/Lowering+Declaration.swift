// What all members of a mock share -> its declaration: attributes, keyword, generic parameters and what it inherits from.
// What conforms on an actor, or off it, is decided in Lowering+IsolatedConformances.swift.

import SwiftDeclarations

extension Lowering {
    /// The clause with the generic parameters. For example: `<Item: Hashable>`
    func genericParameters(of mock: Context) -> String {
        if mock.isClass { return mock.resolved.classParameters.clause }
        let parameters = mock.associatedTypes.genericParameters
        return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    }

    /// What stands before the name. For example: `nonisolated final class`
    func keyword(of mock: Context) -> String {
        if mock.isActor { return "actor" }
        let isNonisolated = mock.isOutsideActors || leavesOwnModule(mock)
        return "\(isNonisolated ? "nonisolated " : "")\(mock.isFinal ? "final class" : "class")"
    }

    /// Whether a mock on no actor stands in a module that would isolate it by default (SE-0449, SE-0466).
    private func leavesOwnModule(_ mock: Context) -> Bool {
        options.isolatesMockModule && mock.globalActor == nil
    }

    /// The attributes in front of it, availability first. For example: `@MainActor`
    func typeAttributes(of mock: Context) -> [String] {
        let head = mock.resolved.type.declaration.head
        var attributes = head.repeatedAttributes(mock.access) { $0 == "available" }
        if let actor = mock.statedActor, !restatesDefaultActor(mock) {
            attributes.append("@\(actor)")
        } else if mock.statedActor != nil || mock.resolved.isMainActorByDefault, mock.globalActor == "MainActor",
            mustStateActor(mock)
        {
            attributes.append("@MainActor")
        }
        return attributes
    }

    /// Whether the mock of a class, or of a protocol with a superclass, states what holds by default in its module. In Swift 5
    /// mode, default arguments are on the default actor only where the class does not say that it is; a subclass is where its
    /// superclass is.
    private func restatesDefaultActor(_ mock: Context) -> Bool {
        mock.resolved.isModuleIsolated && mock.statedActor == "MainActor" && !options.areMocksElsewhere
            && (mock.isClass
                || hasDefaultArguments(mock) { resolver.isMainActorByDefault($1) && isMadeOnActor($0, in: $1) })
    }

    /// Whether the compiler, as of Swift 6.3 in Swift 5 mode, does not see that members of a generic class which are given what
    /// is not Sendable, or static ones metatypes, are on the default actor of its module, unless the class says so.
    private func mustStateActor(_ mock: Context) -> Bool {
        mock.isGeneric
            && mock.resolved.nodes.requirements.contains { requirement in
                let declaration = requirement.declaration
                let isStatic = declaration.memberHead?.isStatic ?? false
                return declaration.mayWait
                    && declaration.types.contains {
                        isKnownUnsendable($0, in: mock, onSomeSystem: true)
                            || isStatic && unsentMetatype(in: $0, of: requirement, in: mock) != nil
                    }
            }
    }

    /// What a file that copies the members has to know of actors.
    func actorComment(of mock: Context) -> ActorComment {
        guard !mock.resolved.isMainActorByDefault, !mock.isActor else { return ActorComment() }
        // What says where it conforms says enough.
        let isStated = mock.resolved.hasIsolatedConformance && mock.statedActor != nil
        let saysProtocol = !mock.isClass && !isStated && mock.resolved.protocolActor != mock.globalActor
        return ActorComment(
            inheritedActor: mock.statedActor == nil ? mock.globalActor : nil,
            protocolActor: saysProtocol ? mock.resolved.protocolActor : nil)
    }

    /// What it inherits from, besides its protocol: the superclass first, then conformances that have to be stated.
    func inheritance(of mock: Context) -> [String] {
        var parents: [String] = []
        if let superclass = mock.resolved.superclass {
            parents.append(mock.associatedTypes.withParameterNames(superclass).description)
        } else if mock.resolved.traits.contains(.objectiveC) {
            parents.append(names["NSObject"])
        }
        let conformances = conformances(of: mock)
        let checkedByItself = checkedConformances(of: mock)
        let checked = checkedByItself + checkedParents(of: mock).filter { !checkedByItself.contains($0) }
        let free = conformancesOffActor(of: mock)
        parents += conformances.map { parent in
            if checked.contains(parent) { return "@preconcurrency \(parent)" }
            return (free.contains(parent) ? "nonisolated " : conformanceAttribute(of: mock)) + parent
        }
        parents += mock.resolved.unstatedParents.map {
            let isolated = mock.resolved.hasIsolatedConformance ? conformanceAttribute(of: mock) : ""
            return (conformsOffDefaultActor(to: $0, mock) ? "nonisolated " : isolated) + $0.description
        }
        // Where the module isolates by default, or no actor is inferred, a check would have no effect in Swift 5 mode.
        let isIsolated =
            mock.resolved.hasIsolatedConformance && (catalog.hasDefaultIsolation || infersNoActorInSwift5(mock))
        let checkedInOneMode = conformancesCheckedInSwift6(of: mock) + conformancesCheckedInSwift5(of: mock)
        parents += checked.filter { !(conformances + checkedInOneMode).contains($0) }.map {
            (isIsolated ? conformanceAttribute(of: mock) : "@preconcurrency ") + $0
        }
        let left = conformancesLeftByInitializers(of: mock)
        parents += free.filter { !(conformances + checked).contains($0) }.map {
            (left.contains($0) ? "@preconcurrency " : "") + "nonisolated \($0)"
        }
        if options.areMocksElsewhere {
            let stated = Set(conformances + checked + free)
            parents += Set(left).subtracting(stated).sorted().map { "@preconcurrency \($0)" }
        }
        // What is Sendable conforms on none, which other modules may not infer.
        let isFree = catalog.hasDefaultIsolation && mock.resolved.traits.contains(.sendable)
        let attribute = conformanceAttribute(of: mock)
        parents += conformancesOnActor(of: mock).filter { !free.contains($0) }.map {
            (attribute.isEmpty && isFree ? "nonisolated " : attribute) + $0
        }
        if mock.resolved.hasIsolatedConformance, options.areMocksElsewhere {
            parents += conformancesBesideSuperclass(of: mock)
                .map { conformanceAttribute(of: mock) + resolver.writtenName(of: $0) }
                .filter { !parents.contains($0) }
        }
        // By default a mock is Sendable since it is on an actor, which files that copy its members do not see.
        let isUnstated =
            mock.mayBeOnOtherActor || mock.resolved.isMainActorByDefault || infersNoActorInSwift5(mock)
            || mock.infersActor && options.areMocksElsewhere && catalog.hasDefaultIsolation
        let isSendable =
            mock.isSendable || mock.resolved.restatesSendable
            || isUnstated && mock.resolved.traits.contains(.sendable)
        if isSendable, !mock.isActor {
            parents.append("@unchecked \(names["Sendable"])")
        } else if saysSendable(mock) {
            parents.append(names["Sendable"])
        }
        return parents
    }

    /// Whether a mock that is Sendable by the actor that it is on says so, though nobody but files that copy its members has to
    /// know: a conformance of theirs cannot be isolated then (SE-0470).
    private func saysSendable(_ mock: Context) -> Bool {
        (options.areMocksElsewhere || !mock.access.isEmpty) && !mock.isClass && !mock.isActor && mock.statedActor != nil
            && mock.resolved.traits.contains(.sendable) && mock.resolved.superclass == nil
    }

    /// Whether a mock that inherits its actor may be on none in Swift 5 mode: a protocol does not take over that of a parent
    /// there, and one that is `nonisolated` (SE-0449) may be the first that tells.
    private func infersNoActorInSwift5(_ mock: Context) -> Bool {
        mock.infersActor && mock.resolved.superclasses.allSatisfy { resolver.globalActor(of: $0.type) == nil }
            && resolver.lineage(of: mock.resolved.type).contains(where: \.declaration.head.isNonisolated)
    }

    /// The protocols whose initializers stay on the actor of the superclass: that they are called there is checked when they
    /// are (SE-0423), but where the mock conforms there only. The standard library calls some anywhere. The same is done where
    /// one gives an actor what cannot be sent there.
    private func checkedConformances(of mock: Context) -> [String] {
        let isChecked: (Requirement) -> Bool = {
            if resolver.isOnActorOfSuperclass($0.origin) { return false }
            // What a superclass conforms to, the mock does by that.
            return $0.origin.isKnown
                ? !superclassConforms(to: $0.origin, in: mock)
                : !mock.resolved.hasIsolatedConformance && !isKeptOnActor($0, of: mock)
        }
        // One may have several initializers.
        var seen: Set<String> = []
        let kept =
            if mock.isActor {
                initializersSentToActor(mock)
            } else if mock.globalActor != nil {
                initializersKeptOnActor(of: mock)
            } else if actorOfConformance(of: mock) == nil {
                initializersKeptOnSuperclassActor(of: mock)
            } else {
                [Requirement]()
            }
        return kept.filter(isChecked).flatMap { requirement in
            // What repeats one of its own parents overrides that.
            let overridden = requirement.repeats.isEmpty ? [] : resolver.lineage(of: requirement.origin)
            let origins = requirement.repeats.filter(resolver.isFree).map(\.origin).filter { origin in
                !overridden.contains { $0 === origin }
            }
            return ([requirement.origin] + origins).map { conformanceName($0, in: mock) }
        }.filter { seen.insert($0).inserted }
    }

    /// The protocols of the standard library whose initializers stay on the actor of the superclass, where a module isolates by
    /// default, or on that of a parent that says `@preconcurrency`, or that Swift 5 mode may not infer: there the compiler asks
    /// for no check then, and warns of one, where the mock does not say its actor.
    private func conformancesCheckedInSwift6(of mock: Context) -> [String] {
        guard mock.globalActor != nil, mock.statedActor == nil, !mock.resolved.hasIsolatedConformance,
            catalog.hasDefaultIsolation && !options.areMocksElsewhere || infersActorBeforeConcurrency(mock)
                || infersNoActorInSwift5(mock)
        else { return [] }
        // With a protocol that says that it is on no actor, or below one on another, Swift 5 mode asks for the check as well.
        let type = mock.resolved.type
        let isElsewhere =
            resolver.statedActor(of: type) == nil
            && resolver.lineage(of: type).contains { ![nil, mock.globalActor].contains(resolver.statedActor(of: $0)) }
        guard !type.declaration.head.isNonisolated, !isElsewhere else { return [] }
        let own = conformances(of: mock)
        let known = initializersKeptOnActor(of: mock).flatMap { [$0] + $0.repeats }.map(\.origin).filter {
            $0.isKnown || !$0.declaration.head.isNonisolated && isOffActor($0) && !resolver.refinesSendable($0)
        }.map(resolver.writtenName)
        return checkedConformances(of: mock).filter { known.contains($0) && !own.contains($0) }
    }

    /// Whether a mock is on the actor of a parent that says `@preconcurrency`, without saying so itself.
    private func infersActorBeforeConcurrency(_ mock: Context) -> Bool {
        mock.infersActor
            && resolver.lineage(of: mock.resolved.type).contains {
                $0.declaration.head.attributes.has("preconcurrency") && resolver.statedActor(of: $0) != nil
            }
    }

    /// The protocols whose initializers a superclass binds to its actor, which Swift 5 mode does not infer.
    private func conformancesCheckedInSwift5(of mock: Context) -> [String] {
        guard mock.globalActor != nil, !mock.resolved.hasIsolatedConformance, !mock.resolved.isMainActorByDefault else {
            return []
        }
        let own = conformances(of: mock)
        return conformancesInferredInSwift6(of: mock).filter { !own.contains($0) }
    }

    /// The protocols whose initializers are checked to be on the actor of the superclass, though Swift 6 mode infers that.
    private func conformancesInferredInSwift6(of mock: Context) -> [String] {
        let kept = Dictionary(grouping: initializersKeptOnActor(of: mock), by: { resolver.writtenName(of: $0.origin) })
        return checkedConformances(of: mock).filter { name in
            guard let kept = kept[name] else { return false }
            return kept.allSatisfy { requirement in
                ([requirement] + requirement.repeats).allSatisfy { resolver.globalActor(of: $0) == mock.globalActor }
            }
        }
    }

    /// The protocol of a mock that conforms with a check in Swift 5 mode, of which the compiler warns in Swift 6 mode.
    func conformanceCheckedInVain(by mock: Context) -> String? {
        guard mock.globalActor != nil, mock.statedActor == nil, !mock.resolved.hasIsolatedConformance,
            !mock.resolved.isMainActorByDefault
        else { return nil }
        let own = conformances(of: mock)
        return conformancesInferredInSwift6(of: mock).first(where: own.contains)
    }

    /// The conformances that one language mode asks to be written in another way than the other does.
    func conformancesByMode(of mock: Context) -> (swift6: [String], swift5: [String]) {
        let inSwift6 = conformancesCheckedInSwift6(of: mock)
        let inSwift5 = conformancesCheckedInSwift5(of: mock)
        let free = catalog.hasDefaultIsolation ? "nonisolated " : ""
        return (
            swift6: inSwift6.map { "@preconcurrency \($0)" } + inSwift5,
            swift5: inSwift6.map { "\(free)\($0)" } + inSwift5.map { "@preconcurrency \($0)" }
        )
    }
}
