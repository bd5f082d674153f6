// Initializers that run on an actor that is passed to them (SE-0313) -> how they call one of a superclass that is on another.

import SwiftDeclarations

extension Lowering {
    /// How an initializer reaches one of the superclass that is on another actor than the one that it is given.
    enum SuperclassOnOtherActor {
        case isWaitedFor
        /// In Swift 6 mode the superclass's is on no actor (SE-0411).
        case isWaitedForInSwift5
    }

    /// How an initializer that is given its actor reaches the superclass's, where that is on another and does not wait itself.
    func otherActorOfSuperclass(
        calledBy initializer: InitializerDeclaration, in mock: Context
    ) -> SuperclassOnOtherActor? {
        guard initializer.hasIsolatedParameter, let superclass = mock.resolved.superclassInitializers,
            superclass.areSeen
        else { return nil }
        if let called = superclassInitializer(calledBy: initializer, in: mock) {
            let (declaration, isFree) = (called.declaration, resolver.isFree(called))
            return isFree || declaration.effects.isAsync || declaration.hasIsolatedParameter ? nil : .isWaitedFor
        }
        // One that nobody declares is where the first class is.
        guard superclass.isImplicit, let first = mock.resolved.superclasses.last?.type,
            resolver.globalActor(of: first) != nil
        else { return nil }
        if case .leavesActorInSwift6? = implicitInitializerOnActor(of: mock) { return .isWaitedForInSwift5 }
        return .isWaitedFor
    }

    /// What does not wait cannot call what is on another actor, and what waits cannot hand it a mock that is not Sendable.
    mutating func reportInitializersOnPassedActors(of mock: Context) {
        guard let superclass = mock.resolved.superclass else { return }
        let isSendable = mock.globalActor != nil || mock.resolved.traits.contains(.sendable)
        for requirement in mock.resolved.nodes.requirements {
            guard case .initializer(let initializer) = requirement.declaration else { continue }
            if !isSendable, waitsOffPassedActor(initializer, in: mock) {
                warn(
                    of: requirement, in: mock, mode: 5,
                    "runs on an actor that is passed to it and waits for an initializer of '\(superclass)' on none, since "
                        + "'\(superclass)' is not Sendable; make that initializer 'nonisolated(nonsending)'")
            }
            if let actor = otherActor(of: initializer, requirement, in: mock), !initializer.head.isNonisolated,
                inheritsUnsendable(mock), waitsForSuperclassOnActor(initializer, in: mock)
            {
                warn(
                    of: requirement, in: mock, mode: 5,
                    "runs on '\(actor)' and waits for an initializer of '\(superclass)' on another actor, since "
                        + "'\(superclass)' is not Sendable; make that initializer 'nonisolated'")
            }
            guard let other = otherActorOfSuperclass(calledBy: initializer, in: mock) else { continue }
            let obstacle =
                "runs on an actor that is passed to it and cannot call an initializer of '\(superclass)', which is on another"
            switch (other, isWaiting: initializer.effects.isAsync) {
            case (.isWaitedForInSwift5, true): continue
            case (.isWaitedFor, true):
                if isSendable { continue }
                warn(
                    of: requirement, in: mock, mode: 5,
                    "\(obstacle), since '\(superclass)' is not Sendable; make that initializer 'nonisolated'")
            case (.isWaitedForInSwift5, false):
                warn(of: requirement, in: mock, mode: 6, "\(obstacle); declare a 'nonisolated' one in '\(superclass)'")
            case (.isWaitedFor, false):
                report("it \(obstacle); make that one 'nonisolated', or this one 'async'", of: requirement, in: mock)
            }
        }
    }

    /// Whether a class that a mock inherits from is on no actor and not Sendable: no class below it is, on whichever actor.
    func inheritsUnsendable(_ mock: Context) -> Bool {
        mock.resolved.superclasses.map(\.type).contains {
            !$0.isKnown && resolver.globalActor(of: $0) == nil && !resolver.refinesSendable($0)
        }
    }

    /// Whether an initializer that is given its actor waits for one of the superclass that is on none, and not where its caller is.
    private func waitsOffPassedActor(_ initializer: InitializerDeclaration, in mock: Context) -> Bool {
        guard initializer.hasIsolatedParameter, let called = superclassInitializer(calledBy: initializer, in: mock)
        else { return false }
        let declaration = called.declaration
        return declaration.effects.isAsync && resolver.isFree(called) && !declaration.head.staysWithCaller
            && !declaration.hasIsolatedParameter
    }

    private mutating func warn(of requirement: Requirement, in mock: Context, mode: Int, _ reason: String) {
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: requirement, in: mock),
                "the mock of '\(mock.resolved.type.declaration.name)' compiles in Swift \(mode) mode only: its initializer "
                    + reason))
    }
}
