// Initializers and the actors of mocks, of requirements, of superclasses and of modules -> where each initializer runs, and
// what it can set there.

import SwiftDeclarations

extension Lowering {
    /// The global actor that an initializer is bound to for all that ask for it, and its mock is not.
    func ownActor(of requirement: Requirement, in mock: Context) -> String? {
        if mock.isActor, !resolver.isStated(requirement), !isLeftBehind(by: requirement, in: mock) { return nil }
        guard let actor = resolver.globalActor(of: requirement), actor != mock.globalActor,
            !isBoundInSwift6(requirement, in: mock), !isKeptOnActor(requirement, of: mock),
            requirement.repeats.allSatisfy({ resolver.globalActor(of: $0) == actor })
        else { return nil }
        return actor
    }

    /// Whether what an actor's initializer is given has to stay on the actor that a module isolates its requirement to by
    /// default, and the actor's protocol with it (SE-0466).
    private func isLeftBehind(by requirement: Requirement, in mock: Context) -> Bool {
        !mock.resolved.type.declaration.head.isNonisolated
            && !requirement.declaration.parameters.allSatisfy { isKnownSendable($0.type, in: mock, orBound: true) }
    }

    /// The actor that an initializer runs on where its mock is on another, as the compiler infers it from the requirement.
    /// In actors it does so only where nobody waits for the initializer.
    func otherActor(
        of initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> String? {
        let isInferred = !initializer.effects.isAsync || !mock.isActor
        guard isInferred, mock.isActor || mock.globalActor != nil else { return nil }
        return ownActor(of: requirement, in: mock)
    }

    /// Whether an initializer of a mock that conforms on the actor of its superclass is there in Swift 6 mode alone, unless it
    /// says so: in Swift 5 mode the compiler infers the default actor of the module, as its protocol is on that.
    func isInferredInSwift6(_ requirement: Requirement, of mock: Context) -> Bool {
        guard mock.resolved.hasIsolatedConformance, resolver.isOnActorOfSuperclass(requirement.origin) else {
            return false
        }
        // One that overrides what nobody declares is where that is, which may be on none there.
        let overridesImplicit =
            requirement.declaration.parameters.isEmpty && mock.resolved.superclassInitializers?.isImplicit ?? false
        return !overridesImplicit
    }

    /// Whether an initializer inherits another actor than that of its mock, which it does in Swift 6 mode.
    private func isOnOtherActorInSwift6(_ requirement: Requirement, than mock: Context) -> Bool {
        mock.globalActor != nil && isBoundInSwift6(requirement, in: mock)
            && ![nil, mock.globalActor].contains(resolver.globalActor(of: requirement))
    }

    /// The attribute for the actor that an initializer runs on, where it has to say so: nothing is inferred in a class that is
    /// on none, and what is not Sendable cannot leave the actor for an `async` initializer (SE-0414).
    func statedActor(of declared: DeclaredInitializer, in mock: Context) -> [String] {
        // One that is passed is the only one (SE-0313).
        if declared.initializer.hasIsolatedParameter { return [] }
        if let actor = declared.superclassActor { return ["@\(actor)"] }
        // From a protocol that says so, the compiler infers that it is on none (SE-0449), beside a superclass, too.
        let mayBeOffActor =
            mock.resolved.type.declaration.head.isNonisolated && mock.resolved.superclass != nil
            && !declared.initializer.head.isNonisolated && !declared.overridesFree
        if declared.isKeptOnActor || mayBeOffActor {
            // What waits can be where its requirement is.
            let mayBeOnOther = declared.initializer.effects.isAsync || !declared.isKeptOnActor
            let actor = mayBeOnOther ? declared.actor ?? mock.globalActor : mock.globalActor
            return (declared.checksCallers ? ["@preconcurrency"] : []) + (actor.map { ["@\($0)"] } ?? [])
        }
        // Its caller's actor, which its requirement may run on (SE-0461), comes before what is inherited in Swift 5 mode, and
        // before the actor of the mock where a superclass is on none.
        if mock.infersActor || mock.resolved.superclass != nil, declared.initializer.effects.isAsync,
            declared.actor == nil, !declared.isDelegating, !declared.overridesFree,
            !declared.initializer.head.isNonisolated
        {
            return mock.globalActor.map { ["@\($0)"] } ?? []
        }
        guard let actor = declared.actor, !mock.isActor, declared.initializer.effects.isAsync,
            !declared.initializer.parameters.allSatisfy({ isKnownSendable($0.type, in: mock) })
        else { return [] }
        return ["@\(actor)"]
    }

    /// Whether an actor's initializer is given what may not be Sendable by those on another actor, or in a module that isolates
    /// by default by a requirement that says `nonisolated`, or in a protocol beside one that is isolated. In Swift 6 mode none
    /// in the actor itself takes that, wherever it runs, and one in an extension does on no actor (SE-0327).
    func mustDelegate(
        _ initializer: InitializerDeclaration, on actor: String?, _ requirement: Requirement, in mock: Context
    ) -> Bool {
        guard mock.isActor else { return false }
        if isTakenForNonisolated(requirement, in: mock) { return true }
        let leavesDefaultActor =
            catalog.isMainActorByDefault(requirement.origin.file)
            && (resolver.isFreeAnywhere(requirement)
                || resolver.isFree(requirement) && inheritsDefaultActor(mock.resolved.type)
                || mock.resolved.type.declaration.head.isNonisolated)
            && !requirement.origin.isKnown && !initializer.effects.isAsync
        guard actor != nil || leavesDefaultActor else { return false }
        return !initializer.parameters.allSatisfy { isKnownSendable($0.type, in: mock, orBound: actor == nil) }
    }

    /// The initializer of a superclass that a required one overrides, where that is on no actor, which keeps it from the
    /// mock's.
    func freeInitializer(
        overriddenBy initializer: InitializerDeclaration, in mock: Context
    ) -> InitializerDeclaration? {
        guard mock.globalActor != nil, let superclass = mock.resolved.superclassInitializers else { return nil }
        if initializer.parameters.isEmpty, inheritsFreeInitializer(mock) {
            return InitializerDeclaration(head: DeclarationHead(modifiers: ["nonisolated"]))
        }
        // One that nobody declares is where its class is, and so are those of the classes below.
        if initializer.parameters.isEmpty, superclass.isImplicit, superclass.isKnown, !catalog.hasDefaultIsolation,
            !mock.resolved.isObject, let first = mock.resolved.superclasses.last?.type,
            resolver.globalActor(of: first) == nil
        {
            return InitializerDeclaration(head: DeclarationHead())
        }
        switch overridden(by: initializer, in: mock) {
        case .designated(let designated)?:
            let isFree = resolver.isFree(designated) && !isInheritedOnActor(designated, in: mock)
            return isFree ? designated.declaration : nil
        case .convenient(let convenient)?: return convenient.isFree ? convenient.declaration : nil
        case nil: return nil
        }
    }

    /// Whether an initializer of a superclass is `async` and on no actor, but what calls it on one: what it is given could not be
    /// sent there (SE-0338), where it is not Sendable or the class is generic.
    func isWaitedForOffActor(
        _ initializer: SuperclassInitializers.Designated, from actor: String?, in mock: Context
    ) -> Bool {
        actor != nil && initializer.declaration.effects.isAsync && resolver.isFree(initializer)
            && !isInheritedOnActor(initializer, in: mock)
    }

    /// The global actor of a mock, or of an initializer that a protocol on one asks for below a superclass on none.
    func actorOfInitializer(_ requirement: Requirement, in mock: Context) -> String? {
        if let actor = mock.globalActor { return actor }
        guard mock.resolved.hasSuperclassOffActors, let head = requirement.declaration.memberHead, !head.isNonisolated
        else {
            return nil
        }
        return resolver.globalActor(of: requirement)
            ?? (resolver.isMainActorByDefault(requirement.origin) ? "MainActor" : nil)
    }

    /// Whether an initializer that is `async` and on no actor is on that of a class below, which inherits it.
    func isInheritedOnActor(_ initializer: SuperclassInitializers.Designated, in mock: Context) -> Bool {
        initializer.declaration.effects.isAsync
            && mock.resolved.superclasses.map(\.type).prefix { $0 !== initializer.origin }
                .contains { resolver.globalActor(of: $0) != nil }
    }

    /// Whether a required initializer is `async` and given what may not be Sendable by those on an actor, and overrides one on
    /// another.
    private func isSentBetweenActors(_ requirement: Requirement, in mock: Context) -> Bool {
        guard mock.globalActor != nil, case .initializer(let initializer) = requirement.declaration,
            initializer.effects.isAsync, !canBeSent(initializer, in: mock),
            let overridden = designated(overriddenBy: initializer, in: mock), overridden.declaration.effects.isAsync,
            let actor = resolver.globalActor(of: overridden)
        else { return false }
        return ([requirement] + requirement.repeats).contains { ![nil, actor].contains(resolver.globalActor(of: $0)) }
    }

    /// The same mock as the compiler, as of Swift 6.3, can check its initializers that run where their callers do and call one
    /// elsewhere: where actors send each other what they are given, in a class that is final, as one is that inherits what a
    /// protocol asks for; where the superclass is on no actor, in one that does not say its own, which the compiler infers.
    func checkingInitializers(_ mock: Context) -> Context {
        let requirements = mock.resolved.nodes.requirements
        var resolved = mock.resolved
        if requirements.contains(where: {
            isSentBetweenActors($0, in: mock) || inheritsInitializer(for: $0, in: mock)
        }) {
            resolved.traits.insert(.final)
        } else if mock.statedActor != nil,
            requirements.contains(where: { staysOffActorWithCaller($0, in: mock) })
                || isMadeOffStatedActor(mock) && leavesActorInSwift6(mock)
        {
            resolved.hasInheritedIsolation = true
        } else {
            return mock
        }
        return Context(resolved: resolved, annotation: mock.annotation, options: options)
    }

    /// Whether a required initializer runs where its caller does and overrides one on no actor.
    private func staysOffActorWithCaller(_ requirement: Requirement, in mock: Context) -> Bool {
        guard case .initializer(let initializer) = requirement.declaration else { return false }
        return specifierOffActor(of: initializer, requirement, in: mock) == "nonisolated(nonsending)"
    }

    /// Whether an initializer that overrides none calls one of the superclass that is `async` and on no actor, but the mock on one:
    /// from there the mock could not be sent, which is not Sendable before it is made (SE-0414).
    func waitsForFreeSuperclass(
        _ initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> Bool {
        guard let actor = actorOfInitializer(requirement, in: mock), initializer.effects.isAsync,
            !initializer.hasIsolatedParameter, designated(overriddenBy: initializer, in: mock) == nil,
            let called = superclassInitializer(calledBy: initializer, in: mock)
        else { return false }
        return isWaitedForOffActor(called, from: actor, in: mock) && !called.declaration.head.staysWithCaller
            && !(mock.resolved.superclassTraits?.contains(.sendable) ?? false)
    }

    /// Where a required initializer runs that overrides such a one, or one on no actor, and is given what may not be Sendable:
    /// where its caller does (SE-0461), if that may be on an actor. Nil for others.
    func specifierOffActor(
        of initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> String? {
        if isSentBetweenActors(requirement, in: mock) { return "nonisolated(nonsending)" }
        if waitsForFreeSuperclass(initializer, requirement, in: mock) {
            let isKept = initializer.parameters.contains {
                !$0.type.specifiers.contains("sending") && cannotBeSent($0.type, of: requirement, in: mock)
            }
            return isKept ? nil : "nonisolated"
        }
        guard let overridden = designated(overriddenBy: initializer, in: mock), initializer.effects.isAsync,
            isWaitedForOffActor(overridden, from: actorOfInitializer(requirement, in: mock), in: mock)
        else { return nil }
        if canBeSent(initializer, in: mock) {
            return mock.resolved.superclassTraits?.contains(.sendable) ?? false ? nil : "nonisolated"
        }
        let isFree = ([requirement] + requirement.repeats).allSatisfy(resolver.isFree)
        return isFree ? "nonisolated" : "nonisolated(nonsending)"
    }

    /// Whether an initializer that runs on no actor can give a property of the mock its value: what is locked, and what
    /// is Sendable as long as nobody else has the mock (SE-0327).
    ///
    /// - Parameter actor: another actor that the initializer runs on, if any: what is locked is all that it reaches.
    func canBeSetOffActor(
        _ variable: VariableDeclaration, _ requirement: Requirement, from actor: String? = nil, in mock: Context
    ) -> Bool {
        if isolation(of: requirement, head: variable.head, in: mock).storage != .plain { return true }
        guard actor == nil else { return false }
        let isComputed = variable.accessors?.contains { $0.effects != Effects() } ?? false
        return !isComputed && variable.type.map { isKnownSendable($0, in: mock) } ?? false
    }
}

extension Lowering {
    /// Whether a required initializer has to run on no actor, but the mock does. For example: `init(from:)` of `Decodable`
    func mustLeaveActor(_ requirement: Requirement, of mock: Context) -> Bool {
        if mock.globalActor != nil {
            return isBoundInSwift6(requirement, in: mock) || resolver.isFree(requirement)
                || requirement.repeats.contains(where: resolver.isFree)
        }
        if mock.isOutsideActors {
            // Where only some say that it is on no actor, the compiler would infer the default one.
            let free = ([requirement] + requirement.repeats).map(resolver.isFreeAnywhere)
            let isSaidOnce = catalog.hasDefaultIsolation && Set(free).count > 1
            return !mock.isActor && (requirement.repeatsStandard || isSaidOnce)
        }
        return !mock.isActor
            && ([requirement] + requirement.repeats).contains {
                resolver.isFreeAnywhere($0)
                    || mock.resolved.superclass != nil && resolver.isFree($0) && isOffActor($0.origin)
            }
    }

    /// Whether a required initializer of the mock runs on no actor.
    func leavesActor(_ requirement: Requirement, of mock: Context) -> Bool {
        (mustLeaveActor(requirement, of: mock) || isOnOtherActor(requirement, than: mock))
            && !superclassKeepsActor(of: mock)
            || mock.isActor && isKeptFromActor(requirement, of: mock)
    }

    /// Whether an initializer runs where its caller does (SE-0461): it is bound to an actor in Swift 6 mode, which the mock is
    /// not, and given what cannot be sent elsewhere.
    ///
    /// - Parameter isFree: whether it leaves the actor of its mock.
    func staysWithCaller(
        _ initializer: InitializerDeclaration, _ requirement: Requirement, isFree: Bool, in mock: Context
    ) -> Bool {
        guard isBoundInSwift6(requirement, in: mock), initializer.effects.isAsync, !mock.isActor else { return false }
        return (mock.isOutsideActors || isFree || mock.globalActor == nil) && !canBeSent(initializer, in: mock)
    }

    /// Whether what an `async` initializer of an actor is given cannot be sent there: it is said to be on none, or its
    /// protocol knows of none.
    private func isKeptFromActor(_ requirement: Requirement, of mock: Context) -> Bool {
        guard case .initializer(let initializer) = requirement.declaration, initializer.effects.isAsync else {
            return false
        }
        let origin = requirement.origin
        let isOffActors =
            initializer.head.isNonisolated || !resolver.refinesActor(origin) && !resolver.isStated(requirement)
        return !origin.isKnown && isOffActors && !canBeSent(initializer, in: mock)
    }

    /// Whether a required initializer is bound to another global actor than the mock, whose properties it could not set.
    /// On no actor it satisfies the requirement as well, and sets what is Sendable (SE-0327).
    private func isOnOtherActor(_ requirement: Requirement, than mock: Context) -> Bool {
        guard mock.globalActor != nil, case .initializer(let initializer) = requirement.declaration else {
            return false
        }
        let actor = isolation(of: requirement, head: initializer.head, in: mock).memberActor
        let repeated = ([requirement] + requirement.repeats).map(resolver.globalActor)
        if superclassKeepsActor(of: mock), isOnOtherActorInSwift6(requirement, than: mock) { return true }
        return ([actor] + repeated).contains { ![nil, mock.globalActor].contains($0) }
            && (!initializer.effects.isAsync
                || initializer.parameters.allSatisfy { isKnownSendable($0.type, in: mock) })
    }

    /// Whether an initializer is given what cannot leave another actor than that of its mock, which is its own, and the
    /// superclass, which is on none, lets it stay there.
    private func staysOnOtherActor(_ requirement: Requirement, of mock: Context) -> Bool {
        guard case .initializer(let initializer) = requirement.declaration, !catalog.hasDefaultIsolation,
            !isBoundInSwift6(requirement, in: mock), !mock.resolved.traits.contains(.sendable),
            let superclass = mock.resolved.superclassInitializers, superclass.isKnown,
            mock.resolved.superclasses.allSatisfy({ resolver.globalActor(of: $0.type) == nil }),
            superclass.designated.allSatisfy(resolver.isFree), let actor = resolver.globalActor(of: requirement),
            requirement.repeats.allSatisfy({ resolver.globalActor(of: $0) == actor })
        else { return false }
        return unsendableParameter(of: initializer, requirement, in: mock) != nil
    }

    /// Whether an initializer is on the actor of the superclass, but that is not inferred: its requirement says that it is on
    /// none or on another, as in Swift 5 mode the default actor of its module is.
    func isKeptOnActor(_ requirement: Requirement, of mock: Context) -> Bool {
        let isOnDefaultActor =
            catalog.isMainActorByDefault(requirement.origin.file) && ![nil, "MainActor"].contains(mock.globalActor)
            && mock.resolved.hasIsolatedConformance && !resolver.isStated(requirement)
            && !requirement.declaration.parameters.isEmpty
        return !requirement.origin.isKnown && superclassKeepsActor(of: mock)
            && !staysOnOtherActor(requirement, of: mock)
            && (([requirement] + requirement.repeats).contains(where: resolver.isFreeAnywhere)
                || isOnOtherActor(requirement, than: mock) || isOnDefaultActor)
    }

    /// Whether a required initializer on no actor takes the place of a convenience one of the superclass that is on one, which
    /// the compiler would infer.
    func leavesConvenient(
        _ initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> Bool {
        guard mock.globalActor == nil, case .convenient(let convenient)? = overridden(by: initializer, in: mock) else {
            return false
        }
        return !convenient.isFree && ([requirement] + requirement.repeats).contains(where: resolver.isFree)
    }

    /// The requirements for initializers on no actor or on another than the superclass's, which those of a mock on none call.
    func initializersKeptOnSuperclassActor(of mock: Context) -> [Requirement] {
        mock.resolved.nodes.requirements.filter { requirement in
            guard case .initializer(let initializer) = requirement.declaration, !initializer.effects.isAsync,
                let actor = actorOfSuperclassCall(by: initializer, in: mock)
            else { return false }
            return ([requirement] + requirement.repeats).contains { resolver.globalActor(of: $0) != actor }
        }
    }

    /// The actor that a mock on none conforms on (SE-0470) since its superclass has a member there, or since an initializer
    /// calls one of its superclass there, and the requirement says that it is on none, which no check changes.
    func actorOfConformance(of mock: Context) -> String? {
        guard mock.globalActor == nil, !mock.resolved.traits.contains(.sendable) else { return nil }
        if let actor = mock.resolved.actorOfConformance { return actor }
        return initializersKeptOnSuperclassActor(of: mock).lazy.compactMap { requirement in
            guard case .initializer(let initializer) = requirement.declaration,
                ([requirement] + requirement.repeats).contains(where: resolver.isFreeAnywhere)
            else { return nil }
            return actorOfSuperclassCall(by: initializer, in: mock)
        }.first
    }

    /// The requirements for initializers that should run on no actor or on another, but cannot: those of the superclass do.
    func initializersKeptOnActor(of mock: Context) -> [Requirement] {
        guard superclassKeepsActor(of: mock) else { return [] }
        return mock.resolved.nodes.requirements.filter { requirement in
            guard case .initializer(let initializer) = requirement.declaration,
                freeInitializer(overriddenBy: initializer, in: mock) == nil,
                !(initializer.parameters.isEmpty && isMadeOffStatedActor(mock) && leavesActorInSwift6(mock))
            else { return false }
            if staysOnOtherActor(requirement, of: mock) { return false }
            return mustLeaveActor(requirement, of: mock)
                || !initializer.effects.isAsync && isOnOtherActor(requirement, than: mock)
        }
    }

    /// The initializers of an actor that protocols of none ask for, and give what cannot be sent there. Where they say
    /// `nonisolated`, the actor's may be the same, and where a protocol says so, all are.
    func initializersSentToActor(_ mock: Context) -> [Requirement] {
        let isolatesMocks = options.isolatesMockModule
        let isolates = options.areMocksElsewhere ? isolatesMocks : catalog.hasDefaultIsolation
        guard !inheritsNonisolated(mock) || isolates else { return [] }
        return mock.resolved.nodes.requirements.filter { requirement in
            guard case .initializer(let initializer) = requirement.declaration, !initializer.effects.isAsync,
                resolver.isFree(requirement), isolatesMocks || !resolver.refinesActor(requirement.origin),
                requirement.origin.isKnown || !resolver.isFreeAnywhere(requirement),
                !isTakenForNonisolated(requirement, in: mock), !initializer.hasIsolatedParameter
            else { return false }
            // Callers give a literal of any type that the conforming one names.
            return requirement.origin.literalType != nil || !canBeSent(initializer, in: mock)
        }
    }

    /// Whether a protocol, or one that it inherits, says that it is on no actor, which the compiler infers for what conforms
    /// to it (SE-0449).
    func inheritsNonisolated(_ mock: Context) -> Bool {
        resolver.lineage(of: mock.resolved.type).contains {
            $0.declaration.kind == .protocol && $0.declaration.head.isNonisolated
        }
    }

    /// Whether the compiler takes an initializer for one that says `nonisolated`, which those of actors cannot, as of
    /// Swift 6.3: it does so with those that it can make up itself.
    private func isTakenForNonisolated(_ requirement: Requirement, in mock: Context) -> Bool {
        ([requirement] + requirement.repeats).contains {
            let isMadeUp = ["CodingKey", "Decodable", "OptionSet", "RawRepresentable"].contains(
                $0.origin.declaration.name)
            return $0.origin.isKnown && isMadeUp && $0.declaration.parameters.count == 1
        } && inheritsNonisolated(mock)
    }

    /// Whether all that an initializer is given can leave the actor of its caller.
    func canBeSent(_ initializer: InitializerDeclaration, in mock: Context) -> Bool {
        initializer.parameters.allSatisfy { isSent($0, in: mock) }
    }

    /// Whether what a parameter is given can leave the actor of its caller.
    func isSent(_ parameter: Parameter, in mock: Context) -> Bool {
        parameter.type.specifiers.contains("sending") || isKnownSendable(parameter.type, in: mock)
    }

    /// Whether all initializers that the superclass declares are on no actor.
    func callsFreeSuperclass(_ mock: Context) -> Bool {
        guard let initializers = mock.resolved.superclassInitializers, initializers.isKnown else { return false }
        return !initializers.isImplicit && initializers.designated.allSatisfy(resolver.isFree)
    }

    /// Whether an initializer on another actor than the superclass waits for the one that it calls there.
    func waitsForSuperclassOnActor(_ initializer: InitializerDeclaration, in mock: Context) -> Bool {
        initializer.effects.isAsync && superclassKeepsActor(of: mock) && !callsFreeSuperclass(mock)
            && !superclassLeavesActorInSwift6(mock)
    }

    /// Whether an initializer of the superclass can be called on its actor only, or one on none had better be called where the
    /// mock is: what is Sendable cannot conform there alone (SE-0470).
    func superclassKeepsActor(of mock: Context) -> Bool {
        guard mock.resolved.superclass != nil else { return false }
        guard let initializers = mock.resolved.superclassInitializers, initializers.isKnown else { return true }
        if initializers.isImplicit {
            return catalog.hasDefaultIsolation || !mock.resolved.traits.contains(.sendable)
                || mock.resolved.superclasses.contains { resolver.globalActor(of: $0.type) != nil }
        }
        return mock.resolved.traits.contains(.sendable)
            ? !initializers.designated.allSatisfy(resolver.isFree)
            : !initializers.designated.allSatisfy(\.declaration.head.isNonisolated)
    }
}

extension ResolvedProtocol {
    /// Whether a superclass says that it is on no actor.
    var hasSuperclassOffActors: Bool { superclasses.contains { $0.type.declaration.head.isNonisolated } }
}
