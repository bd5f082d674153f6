// The initializers of parent mocks, and those of a superclass that only the heir has -> what the copies override, and where
// they run.

import SwiftDeclarations

extension Lowering {
    /// Whether a copied initializer overrides one of a superclass that its parent mock has not.
    func overridesInitializer(_ member: ParentMock.Member, in mock: Context) -> Bool {
        guard case .initializer(let initializer) = member.declaration,
            !initializer.head.modifiers.contains("override"), mock.resolved.superclass != nil
        else { return false }
        if let overridden = designated(overriddenBy: initializer, in: mock) {
            return !overridden.declaration.isRequired
        }
        return initializer.parameters.isEmpty && inheritsPlainInitializer(mock)
    }

    /// The copied initializers that would override one of the superclass, and can end as that does not.
    func unfitInitializers(of mock: Context) -> [(initializer: InitializerDeclaration, parent: ParentMock)] {
        mock.resolved.parentMocks.flatMap { parent in
            parent.initializers.filter(\.isRequired).filter { initializer in
                let isPlain = initializer.parameters.isEmpty && inheritsPlainInitializer(mock)
                let overridden =
                    designated(overriddenBy: initializer, in: mock)?.declaration
                    ?? (isPlain ? InitializerDeclaration(head: DeclarationHead()) : nil)
                guard let overridden else { return false }
                return initializer.effects.isAsync != overridden.effects.isAsync
                    || initializer.effects.canThrow && !overridden.effects.canThrow
                    || initializer.failability != .never && overridden.failability == .never
            }.map { ($0, parent) }
        }
    }

    /// Whether a copied initializer is on the actor of the superclass.
    func isKeptOnActor(_ member: ParentMock.Member, of parent: ParentMock, in mock: Context) -> Bool {
        mock.globalActor != nil && member.isRequiredInitializer && !member.leavesActor && superclassKeepsActor(of: mock)
            && !waitsOffActor(member, of: parent, in: mock)
    }

    /// Whether a copied initializer is on no actor and waits for that of the superclass: a parent says that it is on none, and
    /// what is Sendable cannot conform on one (SE-0470).
    func waitsOffActor(_ member: ParentMock.Member, of parent: ParentMock, in mock: Context) -> Bool {
        parent.declaration.head.isNonisolated && parent.isSafeAnywhere && member.isRequiredInitializer
            && member.declaration.isAsync && mock.globalActor != nil && mock.resolved.traits.contains(.sendable)
    }

    /// Whether a mock that is on an actor, as its superclass is, copies initializers of a parent that says that it is on none.
    /// Of a protocol that says so, the compiler infers that they are (SE-0449), and which one it is cannot be seen: it may be
    /// a parent's parent, the conformance to which is never checked when it is called.
    func keepsInitializersOnActor(_ parent: ParentMock, in mock: Context) -> Bool {
        mock.resolved.superclass != nil && parent.declaration.kind == .class && parent.declaration.head.isNonisolated
            && hasInitializersOnActor(parent, besides: [], in: mock)
    }

    /// Whether an actor copies initializers that give it what cannot be sent there.
    func sendsToActor(_ parent: ParentMock, in mock: Context) -> Bool {
        mock.isActor && parent.globalActor == nil
            && parent.initializers.contains { initializer in
                initializer.isRequired && !initializer.effects.isAsync && !canBeSent(initializer, in: mock)
            }
    }

    /// Whether initializers that a protocol on no actor asks for are on the actor of a mock that copies them. What overrides
    /// one on none is there, too.
    ///
    /// - Parameter others: the keys of members that are not asked about.
    func hasInitializersOnActor(_ parent: ParentMock, besides others: Set<String>, in mock: Context) -> Bool {
        parent.members.contains { member in
            guard case .initializer(let initializer) = member.declaration, initializer.isRequired,
                !member.leavesActor, !initializer.head.isNonisolated, member.ownActor == nil,
                !waitsOffActor(member, of: parent, in: mock),
                others.isEmpty || !others.contains(parent.copyKey(of: member))
            else { return false }
            return designated(overriddenBy: initializer, in: mock).map { !resolver.isFree($0) }
                ?? (superclassKeepsActor(of: mock) || !parent.isSafeAnywhere)
        }
    }
}
