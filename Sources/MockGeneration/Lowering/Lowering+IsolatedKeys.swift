// Sets and dictionaries with keys whose conformance to `Hashable` is isolated to the main actor (SE-0470) -> the members that
// use them, which of these can run there though their mock does not, and what cannot.

import SwiftDeclarations

extension Lowering {
    /// The members that are not on the main actor and use sets and dictionaries with keys that are.
    func keysOffActor(of mock: Context) -> [(requirement: Requirement, key: CatalogType)] {
        membersWithIsolatedKeys(of: mock).filter { usesKeysOffActor($0.requirement, in: mock) }
    }

    /// The members that use sets and dictionaries with keys that are on the main actor.
    func membersWithIsolatedKeys(of mock: Context) -> [(requirement: Requirement, key: CatalogType)] {
        mock.resolved.nodes.requirements.compactMap { requirement in
            let (origin, declaration) = (requirement.origin, requirement.declaration)
            let generic = Set(declaration.genericParameters.map(\.name))
            let equated = resolver.equatedTypes(by: declaration, of: origin) { !$0.mentions(generic) }
            let keys = declaration.types.lazy.compactMap { type in
                let type = equated.isEmpty ? type : type.replacing { equated[$0] }
                return isolatedKey(in: resolver.withoutTypealiases(type, in: origin.path, file: origin.file), of: mock)
            }
            return keys.first.map { (requirement, $0) }
        }
    }

    /// The names of the parameters with keys that are on the main actor, of an initializer that is not.
    func parametersWithKeysOffActor(
        of initializer: InitializerDeclaration, _ requirement: Requirement, in mock: Context
    ) -> Set<String> {
        guard mayNeedIsolatedConformances, usesKeysOffActor(requirement, in: mock) else { return [] }
        let (scope, file) = (requirement.origin.path, requirement.origin.file)
        let unusable = initializer.parameters.filter { parameter in
            isolatedKey(in: resolver.withoutTypealiases(parameter.type, in: scope, file: file), of: mock) != nil
        }
        return Set(unusable.map(\.name))
    }

    func isolatedKey(in type: TypeSyntax, of mock: Context) -> CatalogType? {
        keys(in: type, of: mock).lazy.compactMap { key in
            isolatedPart(of: key.type, in: mock).flatMap { part in
                key.protocols.contains { conforms(part, onMainActorTo: $0, in: mock) } ? part : nil
            }
        }.first
    }

    /// The generic arguments in a type that have to conform to protocols on no actor, as keys do to `Hashable`, and those.
    func keys(in type: TypeSyntax, of mock: Context) -> [(type: TypeSyntax, protocols: [String])] {
        let origin = mock.resolved.type
        var keys: [(type: TypeSyntax, protocols: [String])] = []
        type.forEachPart { part in
            if let key = part.key {
                keys.append((key, ["Hashable"]))
                return
            }
            guard !part.arguments.isEmpty, let name = part.qualifiedName,
                let constraints = resolver.constraintsOfArguments(of: name, in: origin)?.constraints
            else { return }
            for (argument, constraints) in zip(part.arguments, constraints) {
                // What is Sendable conforms on none.
                let names = constraints.flatMap(\.inheritedNames).filter { !refinesSendable([$0], in: origin) }
                let protocols = freeParents(names, byDefault: catalog.hasDefaultIsolation, in: mock)
                if !protocols.isEmpty { keys.append((argument, protocols)) }
            }
        }
        return keys
    }

    /// Says what members are given or give that cannot be sent to the main actor, where their keys keep them.
    mutating func reportValuesForMainActor(of mock: Context) {
        guard mock.resolved.nodes.requirements.contains(where: \.isSentToMainActor) else { return }
        for (requirement, key) in membersWithIsolatedKeys(of: mock) where requirement.isSentToMainActor {
            let givesRegion = requirement.isSentFromActor && mock.resolved.hasIsolatedConformance
            let name = mock.resolved.type.declaration.name
            let (kept, subject): (TypeSyntax, String)
            if let value = valueKeptFromMainActor(requirement, givesRegion: givesRegion, in: mock)
                ?? mockKeptFromMainActor(requirement, of: mock)
            {
                (kept, subject) = (value, "the mock of '\(name)' compiles in Swift 5 mode only")
            } else if let metatype = unsentMetatype(of: requirement, in: mock) {
                (kept, subject) = (metatype, "the compiler warns of the mock of '\(name)'")
            } else {
                continue
            }
            let isAwaited = requirement.declaration.mayWait || requirement.declaration.isAsync
            let (member, cause) = (requirement.declaration.plainName ?? "subscript", IsolationCause(key, resolver))
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "\(subject): '\(member)' is \(isAwaited ? "waited for" : "called") on the main actor, \(cause.clause), "
                        + "and '\(kept.bare)' cannot be sent there; \(cause.advice)"))
        }
    }

    private func unsentMetatype(of requirement: Requirement, in mock: Context) -> TypeSyntax? {
        requirement.declaration.types.lazy.compactMap { unsentMetatype(in: $0, of: requirement, in: mock) }.first
    }

    /// The mock itself where it is on no actor and not Sendable, or the superclass for which it is: another global actor cannot
    /// send it. As of Swift 6.3 the compiler says that it does not understand the pattern.
    private func mockKeptFromMainActor(_ requirement: Requirement, of mock: Context) -> TypeSyntax? {
        let isOnNone = mock.resolved.hasSuperclassOffActors || mock.globalActor == nil && !mock.isActor
        let isKept =
            isOnNone && requirement.isSentFromActor && requirement.declaration.memberHead?.isStatic == false
            && !mock.resolved.traits.contains(.sendable)
        return isKept ? mock.resolved.superclass ?? .named(mock.name) : nil
    }

    /// What a requirement takes or gives that certainly cannot be sent to the main actor, or from there, `Self` among it where
    /// that need not be Sendable.
    ///
    /// - Parameter givesRegion: whether its result is in a region of its own (SE-0414), as the compiler takes it to be where
    ///   another global actor gets it by way of an isolated conformance, but for those whose layout it does not know.
    func valueKeptFromMainActor(_ requirement: Requirement, givesRegion: Bool, in mock: Context) -> TypeSyntax? {
        let declaration = requirement.declaration
        let result = declaration.resultType.map {
            givesRegion && !declaration.isSettable ? withUnknownLayout(in: $0, of: requirement, in: mock) : [$0]
        }
        func isKept(_ type: TypeSyntax) -> Bool {
            !type.specifiers.contains("sending") && cannotBeSent(type, of: requirement, in: mock)
        }
        // To whoever asks by way of the protocol, `Self` is any type that conforms.
        let keepsSelf = !mock.resolved.hasIsolatedConformance && !resolver.refinesSendable(mock.resolved.type)
        let parameters = declaration.parameters.map(\.type)
        let ofSelf = parameters.first {
            keepsSelf && !$0.specifiers.contains("sending") && AssociatedTypes.withoutSelf($0).mentions(["Self"])
        }
        return parameters.first(where: isKept) ?? ofSelf ?? result?.first(where: isKept)
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
            guard !requirement.isInitializer else { return false }
            return isAskedOnMainActor(requirement)
                || requirement.declaration.mayWait
                    && (resolver.isolatesConformances(of: key) || canBeSent(requirement, in: mock))
        }.map(\.requirement)
    }

    /// The members with keys that are on the main actor with their mock.
    func keysOnActor(of mock: Context) -> [Requirement] {
        keysThatMove(in: mock).filter(isAskedOnMainActor)
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

// MARK: - Values that cannot be sent

extension Lowering {
    /// Whether a value that a requirement takes or gives certainly has to stay where it is: one that is not Sendable itself, or
    /// that holds such a value.
    func cannotBeSent(_ written: TypeSyntax, of requirement: Requirement, in mock: Context) -> Bool {
        let origin = requirement.origin
        let type = AssociatedTypes.withoutSelf(
            resolver.withoutTypealiases(written, in: origin.path, file: origin.file))
        let generic = Set(requirement.declaration.genericParameters.map(\.name))
        let meant = bound(type.bare.unparenthesized, hiddenBy: generic, in: mock)
        if meant != type.bare.unparenthesized { return cannotBeSent(meant, of: requirement, in: mock) }
        if cannotBeSent(type, in: origin) || isKnownUnsendable(type, in: mock) { return true }
        func isKept(_ part: TypeSyntax) -> Bool { cannotBeSent(part, of: requirement, in: mock) }
        switch type.bare.unparenthesized {
        case .array(let element), .inlineArray(_, let element): return isKept(element)
        case .dictionary(let key, let value): return isKept(key) || isKept(value)
        case .tuple(let elements): return elements.contains { isKept($0.type) }
        case .packExpansion(let element), .packElement(let element): return isKept(element)
        case .any(let constraint), .some(let constraint): return admitUnsendable([constraint], in: origin)
        case .named(let name, _) where requirement.declaration.genericParameters.contains { $0.name == name }:
            return admitUnsendable(requirement.declaration.constraints(of: name), in: origin)
        case .named(let name, _) where mock.genericNames.contains(name):
            return admitUnsendable(mock.resolved.constraints(of: name), in: origin)
        case .member(.named(let root, arguments: []), _, arguments: []) where mock.genericNames.contains(root):
            return isOpenMember(type.bare.unparenthesized, of: root, in: mock)
        case let other:
            if let wrapped = other.wrapped { return isKept(wrapped) }
            guard let name = other.qualifiedName else { return false }
            if let found = catalog.type(named: name, in: origin.path, file: origin.file), !found.isKnown {
                return resolver.isUnsendable(other, in: origin)
            }
            return Self.keyPaths.contains(name[0])
                || Self.sendableContainers.union(Self.streams).union(["ArraySlice", "ContiguousArray"]).contains(
                    name[0])
                    && other.arguments.contains(where: isKept)
        }
    }

    /// Whether what conforms to all of some protocols need not be Sendable.
    private func admitUnsendable(_ constraints: [TypeSyntax], in origin: CatalogType) -> Bool {
        constraints.allSatisfy { constraint in
            let names = constraint.inheritedNames
            return !names.isEmpty
                && names.allSatisfy { name in
                    if ["Any", "AnyObject"].contains(name.joined(separator: ".")) { return true }
                    guard let found = resolver.lookUp(name, from: origin) else { return false }
                    return found.declaration.kind == .protocol && !resolver.refinesSendable(found)
                        && resolver.inheritedTypes(of: found).missing.isEmpty
                }
        }
    }

    private static let keyPaths: Set<String> = [
        "AnyKeyPath", "KeyPath", "PartialKeyPath", "ReferenceWritableKeyPath", "WritableKeyPath",
    ]

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

// MARK: - Diagnostics

/// How diagnostics say what isolates the conformances of a type to the main actor, and what to do about it.
struct IsolationCause {
    /// For example: `its module isolates 'Key' to the main actor`
    let sentence: String
    /// The same about the main actor. For example: `to which its module isolates 'Key'`
    let clause: String
    let advice: String

    init(_ type: CatalogType, _ resolver: Resolver) {
        let name = type.qualifiedName
        if resolver.statesIsolatedConformance(of: type) {
            sentence = "'\(name)' conforms on the main actor only"
            clause = "where alone '\(name)' conforms"
            advice = "let '\(name)' conform without '@MainActor'"
        } else {
            sentence = "its module isolates '\(name)' to the main actor"
            clause = "to which its module isolates '\(name)'"
            advice = "write 'nonisolated' before '\(name)'"
        }
    }
}

extension Lowering {
    /// Warns of keys that another module isolates where members of several origins are on actors and on none, or the mock may be
    /// on one and its values are made on none.
    mutating func reportKeysOfOtherModules(of mock: Context) {
        let type = mock.resolved.type
        let parents = resolver.lineage(of: type).filter {
            $0 !== type && !$0.isKnown && $0.declaration.kind == .protocol
        }
        let mayBeMadeOffActors =
            type.declaration.head.isNonisolated
            || options.isolatesMockModule && mock.resolved.traits.contains(.sendable)
        let isMixed =
            !catalog.isMainActorByDefault(type.file) && mayBeMadeOffActors
            || mock.resolved.nodes.requirements.contains(where: isOnOtherActor)
            || parents.contains { resolver.statedActor(of: $0).map { $0 != "MainActor" } ?? false }
        guard !parents.isEmpty, isMixed else { return }
        for (requirement, key) in membersWithIsolatedKeys(of: mock)
        where key.file >= catalog.sourceCount && resolver.isolatesConformances(of: key) {
            let (name, key) = (requirement.declaration.plainName ?? "subscript", key.qualifiedName)
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "the mock of '\(type.declaration.name)' may not compile: '\(name)' uses conformances of '\(key)', which its "
                        + "module isolates to the main actor; write 'nonisolated' before '\(key)'"))
            return
        }
    }

    /// Says which members of a class use keys that are on the main actor and run elsewhere, as what overrides them has to.
    mutating func reportKeysOfClass(_ mock: Context) {
        for (requirement, key) in membersWithIsolatedKeys(of: mock)
        where resolver.isolatesConformances(of: key) && !isAskedOnMainActor(requirement) && !requirement.isInitializer {
            let (name, cause) = (requirement.declaration.plainName ?? "subscript", IsolationCause(key, resolver))
            diagnostics.append(
                Diagnostic(
                    .warning, at: place(of: requirement, in: mock),
                    "the mock of '\(mock.resolved.type.declaration.name)' compiles in Swift 5 mode only: '\(name)' is not "
                        + "on the main actor, \(cause.clause), and nothing else can use its conformances; \(cause.advice)"
                ))
        }
    }
}
