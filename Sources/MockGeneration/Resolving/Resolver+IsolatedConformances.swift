// A type and a protocol that it conforms to -> whether it does so on the main actor alone (SE-0470).

import SwiftDeclarations

extension Resolver {
    /// Whether conformances of a type may be isolated to the main actor, as far as its declarations tell: they say so, or its
    /// module does that with the type or an extension of it.
    func mayIsolateConformances(of type: CatalogType) -> Bool {
        statesIsolatedConformance(of: type) || isolatesConformancesByDefault(of: type)
            || extensions(of: type).contains { $0.isIsolating && !$0.part.declaration.inheritance.isEmpty }
    }

    /// The same of the conformance to a protocol that it has.
    func mayIsolateConformance(of type: CatalogType, to parent: CatalogType) -> Bool {
        globalActor(of: parent) == nil && isolatesConformanceByDefault(of: type, to: parent)
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

    /// The generic arguments of a type that it needs the conformances of, for itself or for its own.
    func argumentsOfConformances(of type: CatalogType, _ arguments: [TypeSyntax]) -> [TypeSyntax] {
        let declaration = type.declaration
        let clauses = catalog.extensions(of: type).filter { !$0.declaration.inheritance.isEmpty }
            .flatMap(\.declaration.requirements)
        return zip(declaration.genericParameters, arguments).filter { parameter, _ in
            ![parameter].constraints(of: parameter.name, by: declaration.requirements + clauses).isEmpty
        }.map(\.1)
    }

    /// Whether some conformance of a type certainly is: nothing could be there without the actor.
    func isolatesConformances(of type: CatalogType) -> Bool {
        if statesIsolatedConformance(of: type) { return true }
        guard isolatesConformancesByDefault(of: type) else {
            return extensions(of: type).contains { part, isIsolating in
                isIsolating && part.declaration.inheritance.contains { inherits($0, alone: type) }
                    && part.declaration.members.allSatisfy(isBound)
            }
        }
        return type.declaration.inheritance.allSatisfy { inherits($0, alone: type) } && isBound(type)
    }

    /// Whether no member of a type says that it is on no actor.
    func isBound(_ type: CatalogType) -> Bool {
        ([type] + catalog.extensions(of: type)).allSatisfy { part in
            !part.declaration.head.isNonisolated && part.declaration.members.allSatisfy(isBound)
        }
    }

    /// Whether no member that a declaration in a type stands for says that it is on no actor: a case of an enum has no actor.
    private func isBound(_ declaration: Declaration) -> Bool {
        switch declaration {
        case .type, .typealias, .enumCase: true
        default: declaration.memberHead.map { !$0.isNonisolated } ?? false
        }
    }
}

// MARK: - By default

extension Resolver {
    /// Whether a module isolates the conformances of a type to the main actor with the type. It does not with those that are
    /// known to be `Sendable`.
    private func isolatesConformancesByDefault(of type: CatalogType) -> Bool {
        [.class, .enum, .struct].contains(type.declaration.kind) && isMainActorByDefault(type)
            && isOnMainActorOrNone(type) && !type.declaration.inheritedNames.contains { $0.last == "CodingKey" }
    }

    private func isOnMainActorOrNone(_ type: CatalogType) -> Bool {
        globalActor(in: type.declaration.head.attributes, scope: type.path, file: type.file) ?? "MainActor"
            == "MainActor"
    }

    /// The same of one conformance: that of an extension is isolated with that, also where the type is not.
    private func isolatesConformanceByDefault(of type: CatalogType, to parent: CatalogType) -> Bool {
        let extending = extensions(of: type).filter {
            $0.part.declaration.inheritedNames.contains { isSame($0, from: type, as: parent) }
        }
        if extending.contains(where: \.isIsolating) { return true }
        let isOwn = type.declaration.inheritedNames.contains { isSame($0, from: type, as: parent) }
        guard extending.isEmpty || isOwn else { return false }
        return isolatesConformancesByDefault(of: type) && !isMadeUpOffActors(parent, of: type)
    }

    /// Whether a name in the inheritance of a type means a protocol, or one that refines it.
    private func isSame(_ name: [String], from type: CatalogType, as parent: CatalogType) -> Bool {
        expanded(name, from: type).contains { found in
            found.map(lineage)?.contains { $0.id == parent.id } ?? false
        }
    }

    /// The extensions of a type, each with whether its module isolates by default what it conforms to.
    private func extensions(of type: CatalogType) -> [(part: CatalogType, isIsolating: Bool)] {
        guard catalog.hasDefaultIsolation, [.class, .enum, .struct].contains(type.declaration.kind),
            isOnMainActorOrNone(type)
        else { return [] }
        return catalog.extensions(of: type).map {
            ($0, catalog.isMainActorByDefault($0.file) && !$0.declaration.head.isNonisolated)
        }
    }

    /// Whether a conformance to a protocol of the library is made up on no actor, by what types with raw values have of the library
    /// or by the compiler: where the type declares none of its members itself.
    private func isMadeUpOffActors(_ parent: CatalogType, of type: CatalogType) -> Bool {
        let isEnum = type.declaration.kind == .enum
        let hasRawType = isEnum && type.declaration.inheritedNames.contains { Self.rawTypes.contains($0.last ?? "") }
        let isRaw =
            hasRawType
            || type.declaration.inheritedNames.contains { ["OptionSet", "RawRepresentable"].contains($0.last) }
        let members: [String]
        switch parent.declaration.name {
        case _ where !parent.isKnown: return false
        case "CaseIterable" where isEnum: members = ["allCases"]
        case "RawRepresentable" where hasRawType: members = ["rawValue"]
        case "Equatable" where isRaw: members = ["=="]
        case "Hashable" where isRaw: members = ["==", "hash", "hashValue"]
        case "Decodable" where isRaw: members = ["from"]
        case "Encodable" where isRaw: members = ["encode"]
        default: return false
        }
        let declared = ([type] + catalog.extensions(of: type)).flatMap(\.declaration.members)
        return !declared.contains {
            $0.plainName.map(members.contains) ?? ($0.firstLabel.map(members.contains) ?? false)
        }
    }

    /// Whether a type conforms to what it inherits with members of its own alone: the protocols of its module have none for it that
    /// are on no actor.
    private func inherits(_ inherited: InheritedType, alone type: CatalogType) -> Bool {
        guard let path = inherited.type.qualifiedName else { return false }
        let name = path.joined(separator: ".")
        if Self.plainProtocols.contains(name) { return true }
        if let member = Self.sequences[name] { return has(member, type) }
        if type.declaration.kind == .enum, Self.rawTypes.contains(name) { return true }
        return expanded(path, from: type).allSatisfy { found in
            guard let found else { return false }
            return found.isKnown
                ? Self.plainProtocols.contains(found.declaration.name)
                : lineage(of: found).allSatisfy(givesNothingOffActors)
        }
    }

    /// Whether a protocol has no members in extensions that may be on no actor; also where a class is on the main actor by default.
    private func givesNothingOffActors(_ type: CatalogType) -> Bool {
        if type.isKnown { return Self.plainProtocols.contains(type.declaration.name) }
        if type.declaration.kind == .class { return isolatesConformancesByDefault(of: type) && isBound(type) }
        return catalog.extensions(of: type).allSatisfy { part in
            catalog.isMainActorByDefault(part.file) && !part.declaration.head.isNonisolated
                && part.declaration.members.allSatisfy(isBound)
        }
    }

    /// Whether a type declares a member itself.
    private func has(_ member: String, _ type: CatalogType) -> Bool {
        type.declaration.members.contains { $0.plainName == member }
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
}

extension Declaration {
    /// The first argument label of an initializer. For example: `from`
    fileprivate var firstLabel: String? {
        guard case .initializer(let initializer) = self else { return nil }
        return initializer.parameters.first?.callLabel
    }
}
