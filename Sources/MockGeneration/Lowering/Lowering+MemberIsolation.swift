// A requirement and its mock -> the actor that the member runs on, and what guards its state.

import SwiftDeclarations

extension Lowering {
    /// How a member stands to the isolation of its mock.
    struct Isolation {
        /// `nonisolated `, `nonisolated(nonsending) `, or nothing.
        var specifier: String
        /// What the member's stored state has in its place.
        var stateSpecifier: String { specifier.isEmpty && !leavesActor ? "" : "nonisolated " }
        /// Whether the member runs outside of the actor that the mock is bound to (SE-0461).
        var leavesActor = false
        /// The global actor that the member alone is bound to. For example: `MainActor`
        var memberActor: String?
        /// The actor of the mock where the member has to repeat it.
        var repeatedActor: String?
        /// The attribute of the member's stored state where that is on the main actor and its mock is not: `@MainActor `, or
        /// nothing.
        var stateActor = ""
        var storage: Mock.Storage
        /// Whether the mock or the member runs on an actor.
        var isIsolated: Bool
        /// Whether it is only the module that may bind the member to an actor, by default (SE-0466).
        var mayBeIsolated = false
        /// Whether the member runs on an actor that is passed to it, which no closure in its body does by itself (SE-0420).
        var isPassed = false
        /// Whether handlers that are `async` may leave the actor that the member runs on, if any.
        var mayBeLeft: Bool { mayBeIsolated || isPassed }
        /// The global actor that the handler is called on where it gets what cannot leave that.
        var handlerActor: String?
        /// For example: `@Sendable `, `@MainActor @Sendable `, or nothing.
        var handlerAttributes: String
    }

    /// Decides where a member runs and where its state is kept: behind a lock wherever no actor and no thread rule guards it.
    func isolation(of requirement: Requirement, head: DeclarationHead, in mock: Context) -> Isolation {
        if requirement.runsOnMainActor {
            let isOnMainActor = mock.globalActor == "MainActor" && !mock.resolved.hasSuperclassOffActors
            // A generic type has no static stored properties.
            let isInTable = head.isStatic && mock.isGeneric
            return Isolation(
                specifier: "", memberActor: "MainActor", stateActor: isOnMainActor ? "" : "@MainActor ",
                storage: isInTable ? .lockedInTable : .plain, isIsolated: true, handlerActor: "MainActor",
                handlerAttributes: "")
        }
        let declared = declaredIsolation(of: requirement, head: head, in: mock)
        let runsElsewhere = requirement.declaration.runsElsewhere
        var isolation = isolation(of: declared, isStatic: head.isStatic, in: mock)
        if runsElsewhere { isolation.isIsolated = false }
        isolation.mayBeIsolated =
            !isolation.isIsolated && !mock.isActor && isolation.specifier.isEmpty && !runsElsewhere
            && !requirement.origin.isKnown && !requirement.origin.declaration.head.isNonisolated
        // As of Swift 6.3 the compiler infers the actor of operators from one of several protocols, also in a class on none.
        let isInferred =
            requirement.repeatsStandard || requirement.declaration.isOperator && !requirement.repeats.isEmpty
        if isolation.specifier.isEmpty, !isolation.isIsolated, isInferred, mock.isOutsideActors {
            (isolation.specifier, isolation.mayBeIsolated) = ("nonisolated ", false)
        }
        if isolation.specifier.isEmpty,
            mayLeaveConformance(requirement, of: mock) || keepsFromDefaultActor(requirement, of: mock)
                || head.isStatic && isWithCallerInTable(requirement, of: mock)
                    && waitsForUnsendable(requirement, in: mock)
        {
            isolation.repeatedActor = mock.globalActor
        }
        // Static state that is made when it is first used waits for the actor of the mock, which may be the one that a
        // module isolates it to by default.
        let isOnOtherActor = isolation.memberActor.map { $0 != mock.globalActor ?? "MainActor" } ?? false
        isolation.leavesActor =
            runsElsewhere && (mock.globalActor != nil || head.isStatic) || mock.mayBeOnOtherActor
            || mock.isOnSeveralActors
            || head.isStatic
                && (isOnOtherActor || isWithCallerInTable(requirement, of: mock) || mayBeInferredElsewhere(mock))
        // It runs where its caller does (SE-0461), and a handler may not.
        isolation.isPassed = requirement.declaration.hasIsolatedParameter
        if isolation.specifier == "nonisolated(nonsending) " || isolation.isPassed {
            isolation.isIsolated = true
        } else if isolation.isIsolated, isolation.specifier.isEmpty {
            isolation.handlerActor = isolation.memberActor ?? mock.globalActor
        }
        // What says `nonisolated` stays so where the mock's module isolates it by default.
        let leavesMock =
            declared.isNonisolated || head.isStatic || (declared.actor.map { $0 != "MainActor" } ?? false)
            || runsElsewhere || mayBeInferredElsewhere(mock)
        guardState(isStatic: head.isStatic, runsElsewhere: runsElsewhere, leavesMock: leavesMock, in: mock, &isolation)
        return isolation
    }

    /// What a requirement says of actors, or its protocol for it.
    private struct DeclaredIsolation {
        /// `nonisolated `, `nonisolated(nonsending) `, or nil.
        var specifier: String?
        /// The global actor that its own attributes name.
        var ownActor: String?
        /// The global actor that it is bound to, by itself or by its protocol.
        var actor: String?

        var isNonisolated: Bool { specifier != nil }
    }

    private func declaredIsolation(
        of requirement: Requirement, head: DeclarationHead, in mock: Context
    ) -> DeclaredIsolation {
        // What is on no actor in any case, and not where its caller is, says nothing else (SE-0461).
        let concurrency = ([requirement] + requirement.repeats).map(\.declaration.isConcurrent)
        if !concurrency.contains(false) {
            return DeclaredIsolation(specifier: head.modifiers.first { $0 == "nonisolated" }.map { "\($0) " })
        }
        // What runs on an actor that is passed to it cannot name another one (SE-0313).
        if requirement.declaration.hasIsolatedParameter { return DeclaredIsolation() }
        let type = requirement.origin
        let ownActor = resolver.globalActor(in: head.attributes, scope: type.path, file: type.file)
        // What some parents bind to an actor and others do not, or to another, must be there without one, which serves all.
        let isShared =
            isBoundInSwift6(requirement, in: mock) || requirement.overridden?.isShared ?? false
            || isShared(requirement, withDefaultIn: mock.resolved.knownParents)
            || isBoundToNoneInSwift5(requirement) || concurrency.contains(true)
            || requirement.repeats.contains { resolver.globalActor(of: $0) != resolver.globalActor(of: requirement) }
        // What the standard library asks for, or a protocol that is on no actor, has to be there without the default actor of
        // a superclass (SE-0466).
        let isFree =
            mock.resolved.superclass != nil && mock.globalActor == nil && ownActor == nil
            && (requirement.isStandard || mock.resolved.type.declaration.head.isNonisolated || isOffActor(type))
        let isOffActor = isOffActor(requirement, of: mock)
        let staysHere = !mayBeSent(requirement, in: mock)
        // What waits for such a member may be on the default actor of its module.
        let mayBeOnDefaultActor = !requirement.isStandard && !type.declaration.head.isNonisolated
        // What a copied parent may bind to another actor than the default one is on either.
        let isBetweenActors = requirement.originActor == nil && resolver.isMainActorByDefault(type)
        let staysWithCaller =
            isShared || isBetweenActors || isOffActor && catalog.isMainActorByDefault(type.file)
            || isFree && mayBeOnDefaultActor
            || resolver.isOnActorOfSuperclass(type)
        let isLeftInSwift5 = ownActor == nil && requirement.overridden?.isLeftInSwift5 ?? false
        let isCalledOnActor = requirement.overridden?.isCalledOnActor ?? false
        let stated = isCalledOnActor && staysHere ? nil : head.modifiers.first { $0.hasPrefix("nonisolated") }
        let specifier =
            stated.map { "\($0) " }
            ?? ((staysWithCaller || isCalledOnActor) && staysHere ? "nonisolated(nonsending) " : nil)
            ?? (isShared || isFree || isOffActor || isLeftInSwift5 ? "nonisolated " : nil)
        return DeclaredIsolation(
            specifier: specifier, ownActor: ownActor,
            actor: specifier == nil ? ownActor ?? requirement.originActor : nil)
    }

    /// Whether a requirement that is bound to an actor repeats one, or the other way round, that is bound by what its protocol
    /// inherits: in Swift 5 mode that is on none.
    private func isBoundToNoneInSwift5(_ requirement: Requirement) -> Bool {
        guard !requirement.repeats.isEmpty, !requirement.isInitializer else { return false }
        let isInherited = resolver.isBoundByInheritance(requirement)
        return requirement.repeats.contains { resolver.isBoundByInheritance($0) != isInherited }
    }

    /// Whether a requirement on a global actor is also one of a known protocol, which implements it by default. For example:
    /// `errorDescription` of a protocol that refines `LocalizedError`
    private func isShared(_ requirement: Requirement, withDefaultIn parents: [String]) -> Bool {
        guard !parents.isEmpty, !requirement.isBoundAnyway, let actor = resolver.globalActor(of: requirement),
            actor != "MainActor" || !resolver.isMainActorByDefault(requirement.origin)
        else { return false }
        let labels = requirement.declaration.labels
        return parents.contains { KnownProtocols.hasDefault(labels, in: $0) }
    }

    /// What the member says in the mock, and whether it is isolated then.
    private func isolation(of declared: DeclaredIsolation, isStatic: Bool, in mock: Context) -> Isolation {
        var isolation = Isolation(
            specifier: declared.specifier ?? "", memberActor: declared.actor, storage: .plain,
            isIsolated: declared.actor != nil, handlerAttributes: "")
        if mock.isActor {
            isolation.isIsolated = !declared.isNonisolated && !isStatic
            isolation.memberActor = declared.isNonisolated ? nil : declared.ownActor
        } else if let mockActor = mock.globalActor {
            isolation.specifier = declared.actor == nil ? declared.specifier ?? "nonisolated " : ""
            isolation.memberActor = declared.actor == mockActor && !mock.mayInferNoActor ? nil : declared.actor
        }
        return isolation
    }

    /// Decides what guards the state of a member.
    ///
    /// - Parameter leavesMock: whether the member is elsewhere than the instances of its mock.
    private func guardState(
        isStatic: Bool, runsElsewhere: Bool, leavesMock: Bool, in mock: Context, _ isolation: inout Isolation
    ) {
        let isGuardedByActor =
            mock.globalActor != nil && isolation.specifier.isEmpty && isolation.memberActor == nil && !runsElsewhere
            && !(mock.resolved.hasSuperclassOffActors && (isStatic || mock.isSendable))
        // A generic type has no static stored properties, guarded or not.
        let needsTable = isStatic && mock.isGeneric
        let needsLock = mock.isSendable || mock.isActor || mock.globalActor != nil || leavesMock
        guard needsTable || mock.mayBeOnOtherActor || mock.isOnSeveralActors || !isGuardedByActor && needsLock else {
            return
        }
        isolation.storage = needsTable ? .lockedInTable : .locked
        // A static member is locked since it is shared; nobody says that its handler may run on any thread.
        let isSendable = !isGuardedByActor && (mock.isSendable || mock.isActor || mock.globalActor != nil)
        let attributes = isolation.memberActor.map { "@\($0) @Sendable " } ?? "@Sendable "
        isolation.handlerAttributes = isSendable ? attributes : ""
    }

    /// Whether a member of an actor is not for the actor: its protocol knows of none, and nobody waits for the member, or
    /// hands it what cannot be sent to the actor. A static member is for none, but where a protocol beside `Actor` is on the
    /// default actor of its module, that takes hold of the others.
    private func isOffActor(_ requirement: Requirement, of mock: Context) -> Bool {
        guard mock.isActor, let head = requirement.declaration.memberHead else { return false }
        if requirement.isStandard, head.isStatic { return true }
        let origin = requirement.origin
        if origin.isKnown {
            return !resolver.refinesActor(origin)
                && (!requirement.declaration.mayWait || !isKnownSendable(requirement, in: mock))
        }
        guard !requirement.declaration.runsElsewhere, !resolver.isStated(requirement) else { return false }
        if head.isStatic {
            if catalog.hasDefaultIsolation, isOffActor(origin) || isOffActor(mock.resolved.type) { return true }
            // As of Swift 6.3 the compiler, where it looks for operators before all else, infers `nonisolated` of the actor itself.
            if requirement.declaration.isOperator, inheritsNonisolated(mock) { return true }
            return mock.resolved.inheritsBesideActor
                && (mayBeSent(requirement, in: mock)
                    ? resolver.refinesActor(origin) : catalog.isMainActorByDefault(origin.file))
        }
        return ([requirement] + requirement.repeats).contains { !resolver.refinesActor($0.origin) }
            && (!requirement.declaration.mayWait || !isKnownSendable(requirement, in: mock))
    }

    /// Whether a static member keeps its state in a table, and the compiler may infer that it runs where its caller does
    /// (SE-0461): in Swift 5 mode the actor that a protocol inherits is not that of what it asks for. Keys that the module
    /// isolates have the member stay there (SE-0470).
    private func isWithCallerInTable(_ requirement: Requirement, of mock: Context) -> Bool {
        guard mock.infersActor, !mock.resolved.isMainActorByDefault, mock.isGeneric, requirement.declaration.mayWait
        else {
            return false
        }
        return !catalog.hasDefaultIsolation
            || requirement.declaration.types.allSatisfy { boundKey(in: $0, of: mock) == nil }
    }

    /// Whether a module may infer that a member is on no actor, as what asks for it is (SE-0449), though its mock conforms on one:
    /// those that isolate nothing do, and some others infer no isolated conformances (SE-0470). Of what is waited for, each may
    /// infer that it is where its caller is (SE-0461).
    func mayLeaveConformance(_ requirement: Requirement, of mock: Context) -> Bool {
        guard mock.resolved.hasIsolatedConformance else { return false }
        if requirement.isBoundAnyway, requirement.declaration.mayWait { return true }
        let isAskedOffActors = ([requirement] + requirement.repeats).contains {
            $0.origin.declaration.head.isNonisolated
        }
        if options.areMocksElsewhere { return isAskedOffActors || requirement.isBoundAnyway }
        return isAskedOffActors && !catalog.isMainActorByDefault(mock.resolved.type.file)
    }

    /// Whether another module may infer that a mock is on another actor than the default of the protocol's module, which some
    /// of its requirements are on; its own module, where a superclass keeps the mock from saying that it is on none.
    func mayBeInferredElsewhere(_ mock: Context) -> Bool {
        guard catalog.hasDefaultIsolation, mock.globalActor == nil else { return false }
        let type = mock.resolved.type
        if options.areMocksElsewhere, mock.resolved.nodes.requirements.contains(where: isOnOtherActor) { return true }
        return mock.resolved.superclass != nil && !mock.isOutsideActors && type.declaration.head.isNonisolated
            && resolver.lineage(of: type).contains { parent in
                parent.declaration.kind == .protocol
                    && resolver.statedActor(of: parent).map { $0 != "MainActor" } ?? false
            }
    }

    /// Whether a requirement is bound to an actor in Swift 6 mode and to none in Swift 5 mode, both of which its witness in
    /// the mock has to serve.
    func isBoundInSwift6(_ requirement: Requirement, in mock: Context) -> Bool {
        if requirement.isBoundAnyway { return false }
        // An initializer runs where that of the superclass does.
        let isInferred =
            mock.infersActor && (requirement.isInitializer || requirement.originActor == mock.globalActor)
        return (!isInferred || waitsForUnsendable(requirement, in: mock)) && resolver.isBoundByInheritance(requirement)
    }

    /// Whether a member is waited for and takes or gives what is known not to be Sendable: Swift 5 mode warns of that even
    /// where it does not check everything.
    func waitsForUnsendable(_ requirement: Requirement, in mock: Context) -> Bool {
        (requirement.declaration.mayWait || requirement.declaration.isAsync)
            && requirement.declaration.types.contains {
                isKnownUnsendable($0, in: mock, onSomeSystem: true)
                    || unsentMetatype(in: $0, of: requirement, in: mock) != nil
            }
    }

    /// Whether a member is kept on another actor than the default one of its module, from which Swift 5 mode would send: a mock
    /// that is Sendable inherits the actor of its protocol's parents there, and not that of theirs.
    private func keepsFromDefaultActor(_ requirement: Requirement, of mock: Context) -> Bool {
        let type = mock.resolved.type
        return catalog.isMainActorByDefault(type.file) && mock.mayBeOnOtherActor
            && mock.resolved.traits.contains(.sendable) && requirement.originActor == mock.globalActor
            && waitsForUnsendable(requirement, in: mock)
            && !type.declaration.inheritance.flatMap(\.type.inheritedNames).contains { name in
                resolver.lookUp(name, from: type).map(resolver.saysActor) ?? false
            }
    }

    /// Whether a member may leave the actor of its caller: nobody waits for it, or all that it takes and gives can be sent.
    func mayBeSent(_ requirement: Requirement, in mock: Context) -> Bool {
        !requirement.declaration.mayWait || isKnownSendable(requirement, in: mock)
    }
}
