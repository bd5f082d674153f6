// Attributes and inheritance -> the global actor of a protocol or a requirement. What a mock does about it is decided in
// Lowering+MemberIsolation.swift.

import SwiftDeclarations

/// The types that neither they nor anything that they inherit binds to a global actor: each is asked about for every
/// protocol that inherits it, and the answer does not change.
final class UnboundTypes: @unchecked Sendable {
    private let lock = Lock()
    private var types: Set<CatalogType.ID> = []

    func contains(_ id: CatalogType.ID) -> Bool { lock.withLock { types.contains(id) } }

    func insert(_ new: Set<CatalogType.ID>) { lock.withLock { types.formUnion(new) } }
}

extension Resolver {
    /// The global actor of a protocol: its own attribute, else what its parents are bound to. A refining protocol
    /// takes over its parents' isolation, as the compiler infers it: none where they are bound to several.
    func globalActor(of type: CatalogType) -> String? {
        var seen: Set<CatalogType.ID> = []
        var inherited: String?
        // The nearest first; no recursion, since parents can be as many as there are declarations.
        var pending = [type]
        while let type = pending.popLast() {
            let id = type.id
            guard !type.isKnown, !type.declaration.head.isNonisolated,
                !unboundTypes.contains(id), seen.insert(id).inserted
            else { continue }
            if let own = globalActor(in: type.declaration.head.attributes, scope: type.path, file: type.file) {
                // What a class is bound to, its subclasses are.
                if type.declaration.kind == .class { return own }
                if let inherited, inherited != own { return nil }
                inherited = own
                continue
            }
            pending += type.declaration.inheritedNames.reversed().compactMap {
                catalog.type(named: $0, in: type.path, file: type.file)
            }
        }
        if inherited == nil { unboundTypes.insert(seen) }
        return inherited
    }

    /// Whether the instance members of a protocol run on the actor that conforms to it: it refines `Actor` itself.
    func refinesActor(_ type: CatalogType) -> Bool { inherits(.actor, type) }

    /// Whether what conforms to a protocol is Sendable.
    func refinesSendable(_ type: CatalogType) -> Bool { inherits(.sendable, type) }

    /// Whether a type inherits a protocol of the standard library that has a trait.
    private func inherits(_ trait: KnownTrait, _ type: CatalogType) -> Bool {
        let inherited = inheritedTypes(of: type)
        let names = inherited.types.filter(\.isKnown).map(\.declaration.name) + inherited.missing.compactMap(\.last)
        return names.contains { KnownProtocols.traits(of: $0).contains(trait) }
    }

    /// The global actor that a requirement, or else its protocol, is bound to.
    func globalActor(of requirement: Requirement) -> String? {
        guard let head = requirement.declaration.memberHead, !head.isNonisolated else { return nil }
        return globalActor(in: head.attributes, scope: requirement.origin.path, file: requirement.origin.file)
            ?? requirement.originActor
    }

    /// Whether neither a requirement nor its protocol is bound to a global actor.
    func isFree(_ requirement: Requirement) -> Bool {
        requirement.declaration.memberHead != nil && globalActor(of: requirement) == nil
    }

    /// Whether no module binds a requirement to an actor, by default or otherwise (SE-0466).
    func isFreeAnywhere(_ requirement: Requirement) -> Bool {
        guard isFree(requirement), let head = requirement.declaration.memberHead else { return false }
        return requirement.origin.isKnown
            || [head, requirement.origin.declaration.head].contains(where: \.isNonisolated)
    }

    /// The global actor among attributes: `@MainActor`, a type of the run that is marked `@globalActor`, or, since
    /// its declaration may be out of sight, an attribute without arguments whose name ends in `Actor`.
    func globalActor(in attributes: [Attribute], scope: [String], file: Int) -> String? {
        attributes.first { attribute in
            guard attribute.arguments == nil || attribute.arguments == "(unsafe)" else { return false }
            if attribute.name.hasSuffix("Actor") { return attribute.name != "globalActor" }
            let name = attribute.name.split(separator: ".").map(String.init)
            let type = catalog.type(named: name, in: scope, file: file)
            return type?.declaration.head.attributes.contains { $0.name == "globalActor" } ?? false
        }?.name
    }
}
