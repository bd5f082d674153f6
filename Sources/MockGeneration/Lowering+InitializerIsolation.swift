// Initializers and the actors of mocks, of requirements, of superclasses and of modules -> where each initializer runs, and
// what it can set there.

import SwiftDeclarations

extension Lowering {
    /// The global actor that an initializer is bound to for all that ask for it, and its mock is not.
    func ownActor(of requirement: Requirement, in mock: Context) -> String? {
        guard let actor = resolver.globalActor(of: requirement), actor != mock.globalActor,
            requirement.repeats.allSatisfy({ resolver.globalActor(of: $0) == actor })
        else { return nil }
        return actor
    }

    /// The actor that an initializer runs on where its mock is on another, as the compiler infers it from the requirement.
    /// In actors it does so only where nobody waits for the initializer, and otherwise where the mock's says no actor.
    func otherActor(
        of initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> String? {
        let isInferred = !initializer.effects.isAsync || !mock.isActor && isolationAttributes(of: mock).isEmpty
        guard isInferred, mock.isActor || mock.globalActor != nil else { return nil }
        return ownActor(of: requirement, in: mock)
    }

    /// The attribute for the actor that an initializer runs on, where it has to say so: nothing is inferred in a class that is
    /// on none, and what is not Sendable cannot leave the actor for an `async` initializer (SE-0414).
    func statedActor(of declared: DeclaredInitializer, in mock: Context) -> [String] {
        guard let actor = declared.actor, mock.isOutsideActors, !mock.isActor, declared.initializer.effects.isAsync,
            !declared.initializer.parameters.allSatisfy({ isKnownSendable($0.type, in: mock) })
        else { return [] }
        return ["@\(actor)"]
    }

    /// Whether an actor's initializer is given what may not be Sendable by those on another actor. In Swift 6 mode none in
    /// the actor itself takes that, wherever it runs, and one in an extension does on no actor (SE-0327).
    func mustDelegate(_ declared: DeclaredInitializer, in mock: Context) -> Bool {
        declared.actor != nil && !declared.initializer.parameters.allSatisfy { isKnownSendable($0.type, in: mock) }
    }

    /// Whether a required initializer overrides one that the default of the mock's module does not bind.
    func overridesFreeInitializer(_ initializer: InitializerDeclaration, in mock: Context) -> Bool {
        guard catalog.hasDefaultIsolation, mock.globalActor != nil,
            let superclass = mock.resolved.superclassInitializers
        else { return false }
        return superclass.designated.contains {
            $0.declaration.head.isNonisolated && initializerKey($0.declaration) == initializerKey(initializer)
        }
    }

    /// Whether `init()` overrides one that nobody declares, of a class that the default of the mock's module does not bind.
    func inheritsFreeInitializer(_ mock: Context) -> Bool {
        catalog.hasDefaultIsolation && mock.globalActor != nil
            && mock.resolved.superclassInitializers?.isImplicit ?? false
            && mock.resolved.superclasses.allSatisfy { resolver.globalActor(of: $0.type) == nil }
    }

    /// Whether `init()` overrides one that nobody declares and that is on the default actor of its module in Swift 5 mode
    /// only (SE-0411): the class inherits none, and no property of it has a value that could need the actor.
    /// Nor has one of the mock.
    func leavesActorInSwift6(_ mock: Context) -> Bool {
        guard let initializers = mock.resolved.superclassInitializers, initializers.isImplicit, initializers.isKnown,
            !mock.resolved.isObject, mock.resolved.superclasses.count == 1,
            let type = mock.resolved.superclasses.first?.type
        else { return false }
        return resolver.isMainActorByDefault(type) && resolver.statedActor(of: type) == nil
            && !type.declaration.members.contains { mayHaveIsolatedValue($0, of: type) }
            && !mock.resolved.nodes.requirements.contains { mayHaveIsolatedValue($0, in: mock) }
    }

    /// Whether a member may be a stored property whose initial value needs the default actor of its module: one that cannot
    /// be sent has to stay there.
    private func mayHaveIsolatedValue(_ member: Declaration, of type: CatalogType) -> Bool {
        switch member {
        case .variable(let variable):
            guard !variable.head.isStatic, !variable.head.modifiers.contains("lazy"), variable.hasStorage else {
                return false
            }
            if variable.head.attributes.contains(where: \.mayBeWrapper) || variable.initialValue == .expression {
                return true
            }
            // Without a type it is the one of the literal.
            guard let written = variable.type else { return !variable.hasInitialValue }
            let valueType = resolver.withoutTypealiases(written, in: type.path, file: type.file)
            // What takes a literal may do so on the actor; an array does not.
            let takesLiteral = variable.hasInitialValue && !valueType.isArray
            return !isKnownSendable(valueType, in: type, orBound: !takesLiteral)
        case .conditional(let block):
            return block.clauses.contains { $0.declarations.contains { mayHaveIsolatedValue($0, of: type) } }
        default: return false
        }
    }

    /// Whether values of the type of a stored property are certainly Sendable.
    ///
    /// - Parameter orBound: whether those that the module isolates are meant, too.
    private func isKnownSendable(_ type: TypeSyntax, in origin: CatalogType, orBound: Bool) -> Bool {
        type.isMade { part in
            if part.attributes.contains(where: { ["MainActor", "Sendable"].contains($0.name) }) { return true }
            guard let path = part.bare.qualifiedName else { return false }
            if let found = catalog.type(named: path, in: origin.path, file: origin.file) {
                return orBound && [.class, .enum, .struct].contains(found.declaration.kind)
                    && resolver.isMainActorByDefault(found)
            }
            guard case .named(let name, _) = part.bare else { return false }
            return (Self.plainSendables.contains(name) || Self.sendableContainers.contains(name))
                && !origin.declaration.genericParameters.contains { $0.name == name }
        }
    }

    /// Whether the value that a property of the mock has by default may need the default actor of its module.
    private func mayHaveIsolatedValue(_ requirement: Requirement, in mock: Context) -> Bool {
        guard case .variable(let variable) = requirement.declaration, let type = variable.type else { return false }
        return mock.annotation.value(of: unescaped(variable.name), in: .override) != nil
            || defaultValues.madeMock(for: type, in: requirement.origin) != nil || boundKey(in: type, of: mock) != nil
    }

    /// The attribute of an initializer that sets isolated properties, where the mock itself has none.
    func isolationAttributes(of mock: Context) -> [String] {
        guard let actor = mock.globalActor, !mock.resolved.hasOwnGlobalActor, !mock.resolved.isMainActorByDefault
        else { return [] }
        return ["@\(actor)"]
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
            return resolver.isFree(requirement) || requirement.repeats.contains(where: resolver.isFree)
        }
        if mock.isOutsideActors { return !mock.isActor && requirement.repeatsStandard }
        return !mock.isActor
            && (resolver.isFreeAnywhere(requirement) || requirement.repeats.contains(where: resolver.isFreeAnywhere))
    }

    /// Whether a required initializer of the mock runs on no actor.
    func leavesActor(_ requirement: Requirement, of mock: Context) -> Bool {
        (mustLeaveActor(requirement, of: mock) || isOnOtherActor(requirement, than: mock))
            && !superclassKeepsActor(of: mock)
    }

    /// Whether a required initializer is bound to another global actor than the mock, whose properties it could not set.
    /// On no actor it satisfies the requirement as well, and sets what is Sendable (SE-0327).
    private func isOnOtherActor(_ requirement: Requirement, than mock: Context) -> Bool {
        guard mock.globalActor != nil, case .initializer(let initializer) = requirement.declaration else {
            return false
        }
        return isolation(of: requirement, head: initializer.head, in: mock).memberActor != nil
            && (!initializer.effects.isAsync
                || initializer.parameters.allSatisfy { isKnownSendable($0.type, in: mock) })
    }

    /// The requirements for initializers that should run on no actor, but cannot: those of the superclass do.
    func initializersKeptOnActor(of mock: Context) -> [Requirement] {
        guard superclassKeepsActor(of: mock) else { return [] }
        return mock.resolved.nodes.requirements.filter { requirement in
            guard case .initializer = requirement.declaration else { return false }
            return mustLeaveActor(requirement, of: mock)
        }
    }

    /// Whether an initializer of the superclass can be called on its actor only.
    private func superclassKeepsActor(of mock: Context) -> Bool {
        guard mock.resolved.superclass != nil else { return false }
        guard let initializers = mock.resolved.superclassInitializers else { return true }
        return initializers.isImplicit || !initializers.isKnown
            || !initializers.designated.allSatisfy(\.declaration.head.isNonisolated)
    }
}

extension Attribute {
    /// Whether the attribute may be a property wrapper.
    fileprivate var mayBeWrapper: Bool { name.first?.isUppercase ?? false && name != "MainActor" }
}

extension TypeSyntax {
    fileprivate var isArray: Bool {
        if case .array = bare.unparenthesized { return true }
        return false
    }
}
