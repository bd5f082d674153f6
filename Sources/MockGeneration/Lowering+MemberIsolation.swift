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

    /// Decides where a member's state is kept: behind a lock wherever no actor and no thread rule guards it.
    func isolation(of requirement: Requirement, head: DeclarationHead, in mock: Context) -> Isolation {
        let type = requirement.origin
        let ownActor = resolver.globalActor(in: head.attributes, scope: type.path, file: type.file)
        // What some parents bind to an actor and others do not, or to another, must be there without one, which serves all.
        let isShared = requirement.repeats.contains {
            resolver.globalActor(of: $0) != resolver.globalActor(of: requirement)
        }
        // What the standard library asks for has to be there without the default actor of a superclass (SE-0466).
        let isStandard = mock.resolved.superclass != nil && mock.globalActor == nil && requirement.isStandard
        let mayBeSent = !requirement.declaration.mayWait || isKnownSendable(requirement, in: mock)
        let declaredSpecifier =
            head.modifiers.first { $0.hasPrefix("nonisolated") }.map { "\($0) " }
            ?? (isShared && !mayBeSent ? "nonisolated(nonsending) " : nil)
            ?? (isShared || isStandard || isOffActor(requirement, of: mock) ? "nonisolated " : nil)
        let isNonisolated = declaredSpecifier != nil
        let declaredActor = isNonisolated ? nil : ownActor ?? requirement.originActor

        var isolation = Isolation(
            specifier: "", memberActor: nil, storage: .plain, isIsolated: false, handlerAttributes: "")
        if mock.isActor {
            isolation.specifier = declaredSpecifier ?? ""
            isolation.isIsolated = !isNonisolated && !head.isStatic
            isolation.memberActor = isNonisolated ? nil : ownActor
        } else if let mockActor = mock.globalActor {
            isolation.specifier = declaredActor == nil ? declaredSpecifier ?? "nonisolated " : ""
            isolation.memberActor = declaredActor == mockActor ? nil : declaredActor
            isolation.isIsolated = declaredActor != nil
        } else {
            isolation.memberActor = declaredActor
            isolation.isIsolated = declaredActor != nil
            isolation.specifier = declaredSpecifier ?? ""
        }
        if requirement.declaration.runsElsewhere { isolation.isIsolated = false }
        isolation.mayBeIsolated =
            !isolation.isIsolated && !mock.isActor && isolation.specifier.isEmpty
            && !requirement.declaration.runsElsewhere && !type.isKnown && !type.declaration.head.isNonisolated
        if isolation.specifier.isEmpty, !isolation.isIsolated, requirement.repeatsStandard, mock.isOutsideActors {
            (isolation.specifier, isolation.mayBeIsolated) = ("nonisolated ", false)
        }
        // Static state that is made when it is first used waits for the actor of the mock, which may be the one that a
        // module isolates it to by default.
        let isOnOtherActor = isolation.memberActor.map { $0 != "MainActor" || mock.globalActor != nil } ?? false
        isolation.leavesActor =
            requirement.declaration.runsElsewhere && (mock.globalActor != nil || head.isStatic)
            || mock.mayBeOnOtherActor || head.isStatic && isOnOtherActor
        // It runs where its caller does (SE-0461), and a handler may not.
        isolation.isPassed = requirement.declaration.hasIsolatedParameter
        if isolation.specifier == "nonisolated(nonsending) " || isolation.isPassed {
            isolation.isIsolated = true
        } else if isolation.isIsolated, isolation.specifier.isEmpty {
            isolation.handlerActor = isolation.memberActor ?? mock.globalActor
        }
        let isGuardedByActor =
            mock.globalActor != nil && isolation.specifier.isEmpty && isolation.memberActor == nil
            && !requirement.declaration.runsElsewhere
        // A generic type has no static stored properties, guarded or not.
        let needsTable = head.isStatic && mock.isGeneric
        // What says `nonisolated` stays so where the mock's module isolates it by default.
        let leavesMock =
            isNonisolated || head.isStatic || (declaredActor.map { $0 != "MainActor" } ?? false)
            || requirement.declaration.runsElsewhere
        let needsLock = mock.isSendable || mock.isActor || mock.globalActor != nil || leavesMock
        if needsTable || mock.mayBeOnOtherActor || !isGuardedByActor && needsLock {
            isolation.storage = needsTable ? .lockedInTable : .locked
            // A static member is locked since it is shared; nobody says that its handler may run on any thread.
            let isSendable = !isGuardedByActor && (mock.isSendable || mock.isActor || mock.globalActor != nil)
            let attributes = isolation.memberActor.map { "@\($0) @Sendable " } ?? "@Sendable "
            isolation.handlerAttributes = isSendable ? attributes : ""
        }
        return isolation
    }

    /// Whether a member of an actor is not for the actor: its protocol knows of none, and nobody waits for the member, or
    /// hands it what cannot be sent to the actor.
    private func isOffActor(_ requirement: Requirement, of mock: Context) -> Bool {
        guard mock.isActor, let head = requirement.declaration.memberHead else { return false }
        if head.isStatic { return requirement.isStandard }
        guard !requirement.origin.isKnown, !requirement.declaration.runsElsewhere,
            resolver.globalActor(of: requirement) == nil, !resolver.refinesActor(requirement.origin)
        else { return false }
        return !requirement.declaration.mayWait || !isKnownSendable(requirement, in: mock)
    }
}
