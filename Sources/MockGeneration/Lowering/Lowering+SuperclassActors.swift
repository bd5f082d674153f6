// A superclass on an actor, and what a protocol asks for elsewhere that the mock has from it or makes by it -> diagnostics.

import SwiftDeclarations

extension Lowering {
    /// Says what the actor of a superclass keeps a mock from.
    mutating func reportActorOfSuperclass(of mock: Context) {
        reportInitializersOffActor(of: mock)
        reportCopiedInitializers(of: mock)
        reportInitializersOffSuperclassActor(of: mock)
        reportFixedMembers(of: mock)
        reportInitializersInSwift5(of: mock)
        reportInitializersOnPassedActors(of: mock)
        reportInitializersThatWait(of: mock)
        reportInheritedInitializers(of: mock)
    }

    /// As of Swift 6.3 the compiler takes an initializer that a class on a global actor inherits for one on that actor, also
    /// where it was on another: what overrides it there cannot send to the former what it makes.
    private mutating func reportInheritedInitializers(of mock: Context) {
        guard inheritsUnsendable(mock) else { return }
        let chain = mock.resolved.superclasses.map(\.type)
        let inherited = (mock.resolved.superclassInitializers?.designated ?? []).compactMap { initializer in
            guard initializer.declaration.effects.isAsync, let own = resolver.globalActor(of: initializer) else {
                return CatalogType?.none
            }
            return chain.prefix { $0 !== initializer.origin }.first {
                ![nil, own].contains(resolver.globalActor(of: $0))
            }
        }
        guard let heir = inherited.first, let actor = resolver.globalActor(of: heir) else { return }
        let type = mock.resolved.type
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: type.declaration.head, in: type),
                "the mock of '\(type.declaration.name)' may compile in Swift 5 mode only: '\(heir.declaration.name)' inherits an "
                    + "initializer on another actor than '\(actor)', and is not Sendable; override it in '\(heir.declaration.name)'"
            ))
    }

    /// An initializer on an actor cannot wait for one on none, where what it makes is sent, nor leave the actor with what it is
    /// given.
    private mutating func reportInitializersThatWait(of mock: Context) {
        guard let superclass = mock.resolved.superclass else { return }
        let isIsolated = catalog.isMainActorByDefault(mock.resolved.type.file)
        for requirement in mock.resolved.nodes.requirements {
            guard case .initializer(let initializer) = requirement.declaration,
                let actor = actorOfInitializer(requirement, in: mock),
                waitsForFreeSuperclass(initializer, requirement, in: mock),
                let kept = initializer.parameters.first(where: {
                    !isSent($0, in: mock) && !isKnownSendable($0.type, in: mock, orBound: isIsolated)
                })
            else { continue }
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "the mock of '\(mock.resolved.type.declaration.name)' may compile in Swift 5 mode only: its initializer is "
                        + "given '\(kept.type.bare)' on '\(actor)' and waits for an initializer of '\(superclass)' on no actor; "
                        + "make that one 'nonisolated(nonsending)'"))
        }
    }

    /// Where a protocol is on the default actor of its module in Swift 5 mode, so are its initializers, and those of the
    /// superclass are elsewhere. Of parents in other modules they are on none, which the compiler checks in some cases. A mock
    /// that is Sendable cannot conform there.
    private mutating func reportInitializersInSwift5(of mock: Context) {
        guard !mock.resolved.hasIsolatedConformance, let superclass = mock.resolved.superclass,
            let actor = mock.globalActor
        else { return }
        let name = mock.resolved.type.declaration.name
        let kept = initializersKeptOnActor(of: mock).map(\.origin)
        var message: String?
        if let owner = kept.first(where: resolver.isOnActorOfSuperclass)?.declaration.name {
            message =
                "in Swift 5 mode the compiler warns of the mock of '\(name)': the initializers of '\(owner)' are on "
                + "'MainActor' there, and those of '\(superclass)' on '\(actor)'; write '@\(actor)' before '\(owner)'"
        } else if catalog.hasDefaultIsolation, !options.areMocksElsewhere,
            let owner = kept.first(where: { !$0.isKnown && isOffActor($0) && !$0.declaration.head.isNonisolated })
        {
            message =
                "in Swift 5 mode the compiler may warn of the mock of '\(name)': the initializers of "
                + "'\(owner.declaration.name)' are on no actor, and those of '\(superclass)' on '\(actor)'; make those "
                + "'nonisolated', or write '@\(actor)' before '\(owner.declaration.name)'"
        }
        if message == nil, let checked = conformanceCheckedInVain(by: mock) {
            message =
                "in Swift 6 mode the compiler warns of the mock of '\(name)': what its initializer is given can only be checked to be "
                + "on '\(actor)' in Swift 5 mode; write '@\(actor)' before '\(checked)'"
        }
        guard let message else { return }
        let place = place(of: mock.resolved.type.declaration.head, in: mock.resolved.type)
        diagnostics.append(Diagnostic(.warning, at: place, message))
    }

    /// An initializer that runs on no actor or on another cannot call one that runs on the superclass's. Where the mock
    /// conforms on that actor, or its callers are checked, the initializer runs there.
    private mutating func reportInitializersOffActor(of mock: Context) {
        guard let superclass = mock.resolved.superclass, let actor = mock.globalActor else { return }
        for requirement in initializersKeptOnActor(of: mock) where isKeptOnActor(requirement, of: mock) {
            guard case .initializer(let initializer) = requirement.declaration else { continue }
            let obstacle: String
            if mock.resolved.hasIsolatedConformance {
                guard let sent = unsendableParameter(of: initializer, requirement, in: mock) else { continue }
                obstacle = "cannot hand '\(sent)' to"
            } else {
                obstacle = "cannot call"
            }
            report(requirement, that: obstacle, anInitializerOf: superclass, on: actor, in: mock)
        }
    }

    /// The same of those that are copied: their own protocol is out of sight, and a parent of it may say that it is on no actor.
    private mutating func reportCopiedInitializers(of mock: Context) {
        guard let superclass = mock.resolved.superclass, let actor = mock.globalActor,
            !mock.resolved.hasIsolatedConformance
        else { return }
        let type = mock.resolved.type
        for parent in mock.resolved.parentMocks where keepsInitializersOnActor(parent, in: mock) {
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: type.declaration.head, in: type),
                    "the mock of '\(type.declaration.name)' may compile in Swift 5 mode only: the initializers of "
                        + "'\(parent.name)' are on no actor and cannot call one of '\(superclass)', which is bound to "
                        + "'\(actor)'; make that one 'nonisolated', or pass the sources that declare the protocol with "
                        + "--inherit-from"))
        }
    }

    /// The same where only the initializer of the superclass is on an actor: the conformance is there then (SE-0470), unless it
    /// has to be Sendable. What waits for the initializer cannot hand it what is not Sendable.
    private mutating func reportInitializersOffSuperclassActor(of mock: Context) {
        guard let superclass = mock.resolved.superclass, mock.globalActor == nil else { return }
        for requirement in mock.resolved.nodes.requirements {
            guard case .initializer(let initializer) = requirement.declaration,
                let actor = actorOfSuperclassCall(by: initializer, in: mock)
            else { continue }
            let others = ([requirement] + requirement.repeats).filter { resolver.globalActor(of: $0) != actor }
            if initializer.effects.isAsync {
                let unsendable = others.flatMap { other in
                    other.declaration.parameters.map(\.type).filter {
                        !$0.specifiers.contains("sending") && resolver.isUnsendable($0, in: other.origin)
                    }
                }
                guard let sent = unsendable.first else { continue }
                report(requirement, that: "cannot hand '\(sent)' to", anInitializerOf: superclass, on: actor, in: mock)
            } else if mock.resolved.traits.contains(.sendable), others.contains(where: resolver.isFreeAnywhere) {
                report(requirement, that: "cannot call", anInitializerOf: superclass, on: actor, in: mock)
            }
        }
    }

    private mutating func report(
        _ requirement: Requirement, that obstacle: String, anInitializerOf superclass: TypeSyntax, on actor: String,
        in mock: Context
    ) {
        let labels = requirement.declaration.parameters.map { "\($0.callLabel):" }.joined()
        let ownActor = resolver.globalActor(of: requirement).map { "'\($0)'" } ?? "no actor"
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: mock.resolved.type.declaration.head, in: mock.resolved.type),
                "the mock of '\(mock.resolved.type.declaration.name)' compiles in Swift 5 mode only: "
                    + "'init(\(labels))' is bound to \(ownActor) and \(obstacle) an initializer of '\(superclass)', "
                    + "which is bound to '\(actor)'; make that one 'nonisolated', or bind the protocol's"))
    }

    /// Whether a mock has members of its superclass, which are on its actor, for requirements that are on that by inheritance
    /// only, and on none in Swift 5 mode. The compiler tells beside what names an actor, or none, and where the mock has no members
    /// of its own.
    func hasMembersBoundInSwift6(_ mock: Context) -> Bool {
        !mock.resolved.boundInSwift6.isEmpty && mock.globalActor != nil
            && (mock.resolved.nodes.isEmpty
                || resolver.lineage(of: mock.resolved.type).contains(where: { namesIsolation($0) }))
    }

    /// What is Sendable cannot conform on an actor where it has such members.
    private mutating func reportFixedMembers(of mock: Context) {
        guard !mock.resolved.hasIsolatedConformance, hasMembersBoundInSwift6(mock),
            let requirement = mock.resolved.boundInSwift6.first, let actor = mock.globalActor,
            let superclass = mock.resolved.superclass
        else { return }
        let owner = requirement.origin.declaration.name
        diagnostics.append(
            Diagnostic(
                .warning, at: place(of: mock.resolved.type.declaration.head, in: mock.resolved.type),
                "in Swift 5 mode the compiler warns of the mock of '\(mock.resolved.type.declaration.name)': "
                    + "'\(requirement.declaration.plainName ?? "subscript")' of '\(owner)' is on no actor there, and that of "
                    + "'\(superclass)', which cannot be overridden, is on '\(actor)'; write '@\(actor)' before '\(owner)'"
            ))
    }

    private func namesIsolation(_ type: CatalogType) -> Bool {
        guard !type.isKnown, type.declaration.kind == .protocol else { return false }
        let heads = [type.declaration.head] + type.declaration.members.flatMap(\.flattened).compactMap(\.memberHead)
        return heads.contains {
            $0.isNonisolated || resolver.globalActor(in: $0.attributes, scope: type.path, file: type.file) != nil
        }
    }

    /// The type of a parameter that an initializer on another actor than the mock cannot hand on.
    func unsendableParameter(
        of initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> TypeSyntax? {
        guard let own = resolver.globalActor(of: requirement), own != mock.globalActor, !initializer.effects.isAsync
        else { return nil }
        let constrained = initializer.requirements
        let unbound = initializer.genericParameters.filter { parameter in
            parameter.constraint == nil && !constrained.contains { $0.left == .named(parameter.name) }
        }.map(\.name)
        let associated = mock.resolved.associatedTypes.map(\.name).filter {
            !mock.resolved.isAskedToBeSendable($0, resolver)
        }
        let generic = Set(unbound + associated)
        let staysItself =
            !mock.resolved.traits.contains(.sendable)
            && mock.resolved.superclasses.allSatisfy { resolver.globalActor(of: $0.type) == nil }
        return initializer.parameters.map(\.type).filter { !$0.specifiers.contains("sending") }.first { type in
            let (closure, _, attributes) = unwrapped(type, in: mock)
            return resolver.isUnsendable(type, in: requirement.origin) || type.mentions(generic)
                || cannotBeSent(type, of: requirement, in: mock)
                || staysItself && AssociatedTypes.withoutSelf(type).mentionsSelf
                || closure != nil && !attributes.contains { $0.name == "Sendable" || $0.mayBeGlobalActor }
        }
    }
}
