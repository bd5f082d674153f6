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
    /// The global actor of a protocol: its own attribute, else what its parents are bound to, else what its module isolates
    /// it to by default.
    func globalActor(of type: CatalogType) -> String? {
        let stated = statedActor(of: type)
        guard isMainActorByDefault(type) else { return stated }
        return isOnActorOfSuperclass(type) ? nil : stated ?? "MainActor"
    }

    /// Whether a protocol is on the actor of its superclass in Swift 6 mode, and on the default one of its module in Swift 5
    /// mode: it does not say which.
    func isOnActorOfSuperclass(_ type: CatalogType) -> Bool {
        guard type.declaration.kind == .protocol, isMainActorByDefault(type), !saysActor(type),
            let stated = statedActor(of: type), stated != "MainActor"
        else { return false }
        return lineage(of: type).contains { $0.declaration.kind == .class && statedActor(of: $0) == stated }
    }

    /// The actor that sources bind a protocol to. A refining protocol takes over its parents' isolation, as the compiler
    /// infers it: none where they are bound to several. Of those, the default actor of the own module is one.
    func statedActor(of root: CatalogType) -> String? {
        var seen: Set<CatalogType.ID> = []
        var inherited: String?
        var isolation = ParentIsolation()
        // The nearest first; no recursion, since parents can be as many as there are declarations.
        var pending = [root]
        while let type = pending.popLast() {
            let id = type.id
            if type !== root, root.declaration.kind != .class, isMainActorByDefault(type),
                type.file < catalog.sourceCount, !catalog.places.areInTwoModules(type.file, root.file)
            {
                isolation.byDefault.insert(id)
            }
            guard !type.isKnown, !type.declaration.head.isNonisolated, !unboundTypes.contains(id),
                seen.insert(id).inserted
            else { continue }
            // What a class is bound to, its subclasses are, whatever they conform to.
            let isSuperclass = type.declaration.kind == .class && root.declaration.kind != .class
            let actor =
                isSuperclass
                ? statedActor(of: type)
                : globalActor(in: type.declaration.head.attributes, scope: type.path, file: type.file)
            if let own = actor {
                if root.declaration.kind == .class, type.declaration.kind == .class { return own }
                if let inherited, inherited != own { return nil }
                inherited = own
                isolation.bound.append(id)
                continue
            }
            for name in type.declaration.inheritedNames.reversed() {
                if let found = catalog.type(named: name, in: type.path, file: type.file) {
                    pending.append(found)
                    isolation.heirs[found.id, default: []].append(id)
                    continue
                }
                let found = expanded(name, from: type)
                for parent in found.compactMap(\.self) {
                    pending.append(parent)
                    isolation.heirs[parent.id, default: []].append(id)
                }
                let isUnknown = found.contains { $0 == nil }
                guard isUnknown, name.last.map(KnownClasses.isOnMainActor) == true else { continue }
                if let inherited, inherited != "MainActor" { return nil }
                inherited = "MainActor"
                isolation.bound.append(id)
            }
        }
        if inherited == nil { unboundTypes.insert(seen) }
        return inherited != "MainActor" && isolation.areSomeByDefaultAlone ? nil : inherited
    }

    /// What the parents of a protocol are bound to.
    private struct ParentIsolation {
        /// Those that say an actor.
        var bound: [CatalogType.ID] = []
        /// Those that are on the default actor of the own module, unless they inherit another one.
        var byDefault: Set<CatalogType.ID> = []
        /// Those that inherit each of them.
        var heirs: [CatalogType.ID: [CatalogType.ID]] = [:]

        /// Whether one of those on the default actor inherits none that says an actor.
        var areSomeByDefaultAlone: Bool {
            guard !byDefault.isEmpty else { return false }
            var reached: Set<CatalogType.ID> = []
            var pending = bound
            while let id = pending.popLast() {
                if reached.insert(id).inserted { pending += heirs[id] ?? [] }
            }
            return !byDefault.isSubset(of: reached)
        }
    }

    /// Whether a protocol or class is on the main actor since its module isolates declarations to that by default
    /// (SE-0466). It does so to protocols that refine `Sendable`, too, but not to the members of actors.
    func isMainActorByDefault(_ type: CatalogType) -> Bool {
        catalog.isMainActorByDefault(type.file) && !type.declaration.head.isNonisolated && !refinesActor(type)
            && !isClassOffActors(type) && !conformsOutsideActors(type)
            && type.scope.indices.allSatisfy { isPlain(around: Array(type.path[...($0 + 1)]), in: type.file) }
    }

    /// Whether a type conforms to a protocol that is Sendable and on no actor, such as `Error`: its module isolates it to none by
    /// default (SE-0466). What an extension conforms to does not count.
    func conformsOutsideActors(_ type: CatalogType) -> Bool {
        [.class, .enum, .struct].contains(type.declaration.kind)
            && type.declaration.inheritedNames.contains { name in
                guard let parent = lookUp(name, from: type) else { return false }
                return !["Sendable", "SendableMetatype"].contains(parent.declaration.name)
                    && (parent.isKnown || parent.declaration.head.isNonisolated) && parent.declaration.kind == .protocol
                    && refinesSendable(parent)
            }
    }

    /// Whether a class or one above it says that it is on no actor: that is so for its subclasses.
    func isClassOffActors(_ type: CatalogType) -> Bool {
        type.declaration.kind == .class
            && lineage(of: type).contains { $0.declaration.kind == .class && $0.declaration.head.isNonisolated }
    }

    /// Whether nothing at a type around others says how they are isolated, as an actor does.
    private func isPlain(around path: [String], in file: Int) -> Bool {
        let scope = Array(path.dropLast())
        guard let type = catalog.type(named: scope, in: [], file: file) else { return true }
        guard type.declaration.kind != .actor else { return false }
        let isPlain = !type.declaration.head.isNonisolated && !saysActor(type)
        guard !isPlain, let nested = catalog.type(named: path, in: [], file: file) else { return isPlain }
        // What stands in an extension is by its default, unless both say that they are on none.
        return catalog.extensions(of: type).contains { part in
            part.file == nested.file && part.declaration.members.contains { $0.typeOffset == nested.id.offset }
                && !(part.declaration.head.isNonisolated && type.declaration.head.isNonisolated)
        }
    }

    /// Whether the instance members of a protocol run on the actor that conforms to it: it refines `Actor` itself.
    func refinesActor(_ type: CatalogType) -> Bool {
        inherits(.actor, type)
            || inheritedTypes(of: type).missing.contains { name in
                name.last.flatMap(parentMocks.mock(ofProtocol:))?.declaration.kind == .actor
            }
    }

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

    /// Decides what is inferred for a mock of the actors of its protocol and of those that it inherits: where they are on
    /// several, nothing is.
    func settleIsolation(of resolved: inout ResolvedProtocol, conformingTo protocols: [CatalogType]) {
        guard let actor = resolved.globalActor else { return }
        let isInferred =
            protocols.allSatisfy { [nil, actor].contains(globalActor(of: $0)) }
            && resolved.parentMocks.allSatisfy { [nil, actor].contains($0.protocolActor) }
        if resolved.hasOwnGlobalActor {
            let isInherited =
                resolved.nodes.requirements.contains(where: isBoundByInheritance)
                || resolved.parentMocks.contains { $0.actorComment.inheritedActor != nil }
            resolved.hasInheritedIsolation = isInferred && isInherited
        } else if !isInferred {
            if !resolved.isMainActorByDefault {
                // Nothing keeps its module from isolating it.
                resolved.isMainActorByDefault = isMainActorByDefault(resolved.type) && actor == "MainActor"
                resolved.globalActor = resolved.isMainActorByDefault ? actor : nil
            } else if resolved.traits.contains(.sendable) {
                // Of a class that is Sendable, its module infers none.
                resolved.hasOwnGlobalActor = true
            }
        }
    }

    /// Whether neither a requirement nor its protocol says that it is bound to a global actor, but a parent of the protocol
    /// does. In Swift 5 mode the requirement is on none.
    func isBoundByInheritance(_ requirement: Requirement) -> Bool {
        guard let actor = requirement.originActor, requirement.overridden == nil,
            let head = requirement.declaration.memberHead, !head.isNonisolated
        else { return false }
        let origin = requirement.origin
        return !origin.declaration.head.isNonisolated && !(actor == "MainActor" && isMainActorByDefault(origin))
            && ![head, origin.declaration.head].contains {
                globalActor(in: $0.attributes, scope: origin.path, file: origin.file) != nil
            }
    }

    /// Whether a declaration names a global actor.
    func saysActor(_ type: CatalogType) -> Bool {
        globalActor(in: type.declaration.head.attributes, scope: type.path, file: type.file) != nil
    }

    /// Whether a protocol inherits the actor that its module isolates it to as well: what it asks for is there in all modes,
    /// which another module that isolates by default does not infer of its mock.
    func restatesActor(_ type: CatalogType) -> Bool {
        catalog.options.areMocksElsewhere && isMainActorByDefault(type) && statedActor(of: type) == "MainActor"
    }

    /// Whether sources bind a requirement to a global actor, or its protocol, rather than the default of its module.
    func isStated(_ requirement: Requirement) -> Bool {
        guard globalActor(of: requirement) != nil, let head = requirement.declaration.memberHead else { return false }
        let origin = requirement.origin
        return globalActor(in: head.attributes, scope: origin.path, file: origin.file) != nil
            || statedActor(of: origin) != nil
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
    /// its declaration may be out of sight, an attribute without arguments whose name ends in `Actor`. It goes by the name that
    /// mocks write, and a typealias by that of the actor.
    func globalActor(in attributes: [Attribute], scope: [String], file: Int) -> String? {
        attributes.lazy.compactMap { globalActor(of: $0, scope: scope, file: file) }.first
    }

    private func globalActor(of attribute: Attribute, scope: [String], file: Int) -> String? {
        guard attribute.arguments == nil || attribute.arguments == "(unsafe)", attribute.name != "globalActor" else {
            return nil
        }
        if attribute.name == "MainActor" { return attribute.name }
        let path = attribute.path
        if let alias = catalog.alias(named: path, in: scope, file: file) {
            guard let meant = alias.declaration.type.qualifiedName else { return nil }
            let type = catalog.type(named: meant, in: alias.scope, file: alias.file)
            let actor = Attribute(name: type?.qualifiedName ?? meant.joined(separator: "."))
            return globalActor(of: actor, scope: alias.scope, file: alias.file)
        }
        let type = catalog.type(named: path, in: scope, file: file)
        guard attribute.name.hasSuffix("Actor") || type?.declaration.head.attributes.has("globalActor") == true else {
            return nil
        }
        return (hasNamesWithModules ? type.flatMap(nameWithModule) : nil) ?? attribute.name
    }

    /// Whether the run declares the type that an attribute names, by way of typealiases or not.
    func declares(_ attribute: Attribute, in scope: [String], file: Int) -> Bool {
        guard let alias = catalog.alias(named: attribute.path, in: scope, file: file) else {
            return type(of: attribute, in: scope, file: file) != nil
        }
        let meant = Attribute(name: alias.declaration.type.description)
        return declares(meant, in: alias.scope, file: alias.file)
    }

    /// The type that an attribute names.
    func type(of attribute: Attribute, in scope: [String], file: Int) -> CatalogType? {
        catalog.type(named: attribute.path, in: scope, file: file)
    }
}

extension Declaration {
    /// Where a type begins that a member is, under a condition or not.
    fileprivate var typeOffset: UInt32? {
        guard case .type(let type) = self else { return nil }
        return type.head.offset
    }
}
