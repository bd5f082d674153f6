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
            && type.scope.indices.allSatisfy { isPlain(Array(type.scope[...$0]), in: type.file) }
    }

    /// Whether a class conforms to a protocol that is Sendable and on no actor, such as `Error`: its module isolates it to none
    /// by default (SE-0466).
    func conformsOutsideActors(_ type: CatalogType) -> Bool {
        type.declaration.kind == .class
            && type.declaration.inheritance.flatMap(\.type.inheritedNames).contains { name in
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

    /// Whether conformances of a type may be isolated to the main actor (SE-0470), as far as its declaration tells: it says so,
    /// or its module does that with the type.
    func mayIsolateConformances(of type: CatalogType) -> Bool {
        statesIsolatedConformance(of: type) || isolatesConformancesByDefault(of: type)
    }

    /// The same of the conformance to a protocol that it has.
    func mayIsolateConformance(of type: CatalogType, to parent: CatalogType) -> Bool {
        globalActor(of: parent) == nil && isolatesConformancesByDefault(of: type)
            || statesIsolatedConformance(of: type) { name in
                lookUp(name, from: type).map(lineage)?.contains { $0.id == parent.id } ?? false
            }
    }

    /// Whether a type says that it conforms to a protocol on the main actor. For example: `struct Key: @MainActor Hashable`
    func statesIsolatedConformance(of type: CatalogType, to isMeant: ([String]) -> Bool = { _ in true }) -> Bool {
        catalog.mentionsIsolatedConformance
            && ([type] + catalog.extensions(of: type)).contains { part in
                part.declaration.inheritance.contains {
                    $0.type.attributes.has("MainActor") && $0.type.inheritedNames.contains(where: isMeant)
                }
            }
    }

    /// Whether a module isolates the conformances of a type to the main actor with the type. It does not with those that are
    /// known to be `Sendable` or to come from a raw value.
    private func isolatesConformancesByDefault(of type: CatalogType) -> Bool {
        let declaration = type.declaration
        guard [.class, .enum, .struct].contains(declaration.kind), isMainActorByDefault(type) else { return false }
        let actor = globalActor(in: declaration.head.attributes, scope: type.path, file: type.file)
        return actor ?? "MainActor" == "MainActor"
            && !declaration.inheritedNames.contains { name in
                let name = name.last ?? ""
                return name != "Sendable" && KnownProtocols.traits(of: name).contains(.sendable) || name == "CodingKey"
                    || declaration.kind == .enum && Self.rawTypes.contains(name)
            }
    }

    /// Whether it certainly does: nothing could be there without the actor.
    func isolatesConformances(of type: CatalogType) -> Bool {
        if statesIsolatedConformance(of: type) { return true }
        return isolatesConformancesByDefault(of: type)
            && type.declaration.inheritance.allSatisfy { parent in
                guard let name = parent.type.qualifiedName?.joined(separator: ".") else { return false }
                return Self.plainProtocols.contains(name) || Self.sequences[name].map { has($0, type) } ?? false
            } && isBound(type)
    }

    /// Whether no member of a type says that it is on no actor.
    func isBound(_ type: CatalogType) -> Bool {
        ([type] + catalog.extensions(of: type)).allSatisfy { part in
            !part.declaration.head.isNonisolated && part.declaration.members.allSatisfy(isBound)
        }
    }

    /// Whether a type declares a member itself.
    private func has(_ member: String, _ type: CatalogType) -> Bool {
        type.declaration.members.contains { $0.plainName == member }
    }

    /// Whether no member that a declaration in a type stands for says that it is on no actor: a case of an enum has no actor.
    private func isBound(_ declaration: Declaration) -> Bool {
        switch declaration {
        case .type, .typealias, .enumCase: true
        default: declaration.memberHead.map { !$0.isNonisolated } ?? false
        }
    }

    /// The types of literals, which the raw values of an enum are made of.
    private static let rawTypes: Set<String> = [
        "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String", "UInt", "UInt16", "UInt32",
        "UInt64", "UInt8", "Unicode.Scalar",
    ]

    /// What makes the iterators of sequences: one that is a sequence itself has it of the library.
    private static let sequences = ["AsyncSequence": "makeAsyncIterator", "Sequence": "makeIterator"]

    /// Protocols that a type conforms to with members of its own alone.
    private static let plainProtocols: Set<String> = [
        "AdditiveArithmetic", "AsyncIteratorProtocol", "CaseIterable", "Codable", "Comparable",
        "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable", "Encodable",
        "Equatable", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
        "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
        "ExpressibleByStringLiteral", "Hashable", "Identifiable", "IteratorProtocol", "LosslessStringConvertible",
        "OptionSet", "RandomNumberGenerator", "RawRepresentable", "Sendable", "TextOutputStream",
    ]

    /// Whether nothing at a type around others says how they are isolated, as an actor does.
    private func isPlain(_ path: [String], in file: Int) -> Bool {
        guard let type = catalog.type(named: path, in: [], file: file) else { return true }
        return type.declaration.kind != .actor && !type.declaration.head.isNonisolated && !saysActor(type)
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
    /// mocks write.
    func globalActor(in attributes: [Attribute], scope: [String], file: Int) -> String? {
        let name = attributes.first { attribute in
            guard attribute.arguments == nil || attribute.arguments == "(unsafe)" else { return false }
            if attribute.name.hasSuffix("Actor") { return attribute.name != "globalActor" }
            let type = actor(named: attribute.name, in: scope, file: file)
            return type?.declaration.head.attributes.contains { $0.name == "globalActor" } ?? false
        }?.name
        guard let name, hasNamesWithModules else { return name }
        return actor(named: name, in: scope, file: file).flatMap(nameWithModule) ?? name
    }

    /// The type that the name of an attribute means.
    func actor(named name: String, in scope: [String], file: Int) -> CatalogType? {
        catalog.type(named: name.split(separator: ".").map(String.init), in: scope, file: file)
    }
}
