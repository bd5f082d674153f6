// Sets and dictionaries with keys whose conformance to `Hashable` is isolated to the main actor (SE-0470) -> the members that
// use them, and which of these can run there though their mock does not.

import SwiftDeclarations

extension Lowering {
    /// The members that are not on the main actor and use sets and dictionaries with keys that are.
    func keysOffActor(of mock: Context) -> [(requirement: Requirement, key: CatalogType)] {
        membersWithIsolatedKeys(of: mock).filter { usesKeysOffActor($0.requirement, in: mock) }
    }

    /// The members that use sets and dictionaries with keys that are on the main actor.
    private func membersWithIsolatedKeys(of mock: Context) -> [(requirement: Requirement, key: CatalogType)] {
        mock.resolved.nodes.requirements.compactMap { requirement in
            let (scope, file) = (requirement.origin.path, requirement.origin.file)
            let keys = requirement.declaration.types.lazy.compactMap { type in
                isolatedKey(in: resolver.withoutTypealiases(type, in: scope, file: file), of: mock)
            }
            return keys.first.map { (requirement, $0) }
        }
    }

    /// The names of the parameters with keys that are on the main actor, of an initializer that is not.
    func parametersWithKeysOffActor(
        of initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> Set<String> {
        guard catalog.hasDefaultIsolation, usesKeysOffActor(requirement, in: mock) else { return [] }
        let (scope, file) = (requirement.origin.path, requirement.origin.file)
        let unusable = initializer.parameters.filter { parameter in
            isolatedKey(in: resolver.withoutTypealiases(parameter.type, in: scope, file: file), of: mock) != nil
        }
        return Set(unusable.map(\.name))
    }

    private func isolatedKey(in type: TypeSyntax, of mock: Context) -> CatalogType? {
        type.keys.lazy.compactMap { isolatedPart(of: $0, in: mock) }.first
    }

    /// Says what members are given or give that cannot be sent to the main actor, where their keys keep them.
    mutating func reportValuesForMainActor(of mock: Context) {
        guard mock.resolved.nodes.requirements.contains(where: \.isSentToMainActor) else { return }
        for (requirement, key) in membersWithIsolatedKeys(of: mock) where requirement.isSentToMainActor {
            let values = requirement.declaration.types.lazy.filter { !$0.specifiers.contains("sending") }
            guard let value = values.first(where: { cannotBeSent($0, of: requirement) }) else { continue }
            let (name, key) = (requirement.declaration.plainName ?? "subscript", key.qualifiedName)
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "the mock of '\(mock.resolved.type.declaration.name)' compiles in Swift 5 mode only: '\(name)' is "
                        + "waited for on the main actor, to which its module isolates '\(key)', and '\(value.bare)' "
                        + "cannot be sent there; write 'nonisolated' before '\(key)'"))
        }
    }

    /// Whether a value that a requirement takes or gives certainly has to stay where it is: one that is not Sendable itself, or
    /// that holds such a value.
    private func cannotBeSent(_ written: TypeSyntax, of requirement: Requirement) -> Bool {
        let origin = requirement.origin
        let type = resolver.withoutTypealiases(written, in: origin.path, file: origin.file)
        if case .named(let name, _) = type.bare,
            requirement.declaration.genericParameters.contains(where: { $0.name == name })
        {
            return requirement.declaration.constraints(of: name).isEmpty
        }
        if cannotBeSent(type, in: origin) { return true }
        switch type.bare.unparenthesized {
        case .array(let element): return cannotBeSent(element, of: requirement)
        case .dictionary(_, let value): return cannotBeSent(value, of: requirement)
        case .tuple(let elements): return elements.contains { cannotBeSent($0.type, of: requirement) }
        case let other:
            if let wrapped = other.wrapped { return cannotBeSent(wrapped, of: requirement) }
            return other.qualifiedName.flatMap { catalog.type(named: $0, in: origin.path, file: origin.file) }
                .map(isUnsendableClass) ?? false
        }
    }

    /// Whether a class says that it is on no actor, and nothing says that it is Sendable.
    private func isUnsendableClass(_ type: CatalogType) -> Bool {
        resolver.isClassOffActors(type) && !resolver.refinesSendable(type)
            && catalog.extensions(of: type).allSatisfy(\.declaration.inheritance.isEmpty)
    }

    /// Whether members on the main actor need the mock there: it is on another global actor, or on none.
    func mustBeOnMainActor(_ mock: Context) -> Bool {
        !mock.isActor && mock.resolved.superclass == nil
            && (mock.isOutsideActors || ![nil, "MainActor"].contains(mock.globalActor))
    }

    /// The members with keys that can be used on the main actor only and that can run there: their requirements do, or are
    /// waited for.
    func keysThatMove(in mock: Context) -> [Requirement] {
        membersWithIsolatedKeys(of: mock).filter { requirement, key in
            guard !requirement.declaration.runsElsewhere, !requirement.isInitializer,
                !isInTableOffActor(requirement, in: mock)
            else { return false }
            return resolver.globalActor(of: requirement) == "MainActor"
                || requirement.declaration.mayWait
                    && (resolver.isolatesConformances(of: key) || canBeSent(requirement, in: mock))
        }.map(\.requirement)
    }

    /// Whether all that a member takes and gives can be handed over to the main actor.
    private func canBeSent(_ requirement: Requirement, in mock: Context) -> Bool {
        let origin = requirement.origin
        return requirement.declaration.types.allSatisfy {
            let type = resolver.withoutTypealiases($0, in: origin.path, file: origin.file)
            return isKnownSendable(type, in: mock, orBound: true)
        }
    }
}

extension TypeSyntax {
    /// The keys of the sets and dictionaries in a type.
    var keys: [TypeSyntax] {
        var keys: [TypeSyntax] = []
        forEachPart { if let key = $0.key { keys.append(key) } }
        return keys
    }

    /// The type of the keys of a dictionary, or of the elements of a set; nil for other types.
    var key: TypeSyntax? {
        switch self {
        case .dictionary(let key, _): key
        case .named("Set", let arguments), .named("Dictionary", let arguments): arguments.first
        default: nil
        }
    }
}
