// A default of an associated type that is a type of the sources -> whether nothing that was read says that it conforms to
// what another protocol asks of it. A file of the module that the run does not read may say so.

import SwiftDeclarations

/// A default that is not seen to conform to a protocol.
struct UnseenConformance: Sendable {
    let name: String
    let defaultType: TypeSyntax
    let constraint: String
}

extension ResolvedProtocol {
    /// What a protocol asks of the default of another one, which that is not seen to conform to.
    ///
    /// For example: `associatedtype Item = Draft` with a child `where Item: Hashable`
    func unseenConformance(of name: String, _ resolver: Resolver) -> UnseenConformance? {
        guard let defaultType = defaultType(of: name) else { return nil }
        let constraints = constraints(of: name, besides: defaultType, resolver)
        guard !constraints.isEmpty,
            let parts = resolver.parts(of: followed(defaultType, through: [name]), in: type),
            let constraint = constraints.first(where: { resolver.areSeen(parts, toLack: $0) })
        else { return nil }
        return UnseenConformance(name: name, defaultType: defaultType, constraint: constraint.declaration.name)
    }

    /// What is asked of an associated type by other protocols than the one that has the default.
    private func constraints(
        of name: String, besides defaultType: TypeSyntax, _ resolver: Resolver
    ) -> [CatalogType] {
        let lineage = resolver.lineage(of: type).filter { !$0.isKnown }
        func hasDefault(_ origin: CatalogType) -> Bool {
            origin.declaration.associatedTypes.contains { $0.name == name && $0.defaultType == defaultType }
        }
        guard lineage.contains(where: hasDefault) else { return [] }
        return lineage.filter { !hasDefault($0) }.flatMap { origin in
            origin.declaration.associatedTypeClauses.filter { $0.relation == .conforms && $0.isAbout(name) }
                .flatMap(\.right.inheritedNames)
                .flatMap { resolver.expanded($0, from: origin) }
        }.compactMap(\.self)
    }

    /// A default that has to be Sendable and is a type of the sources that certainly is not: a public one that does not say
    /// so, or a class that does not. Swift 5 mode takes it, Swift 6 mode does not (SE-0302).
    func unsendableDefault(of name: String, _ resolver: Resolver) -> UnseenConformance? {
        let isAsked = constraints(of: name).flatMap(\.inheritedNames).contains { constraint in
            resolver.expanded(constraint, from: type).contains { $0.map(resolver.refinesSendable) ?? false }
        }
        guard isAsked, let defaultType = defaultType(of: name),
            let parts = resolver.parts(of: followed(defaultType, through: [name]), in: type), let found = parts.first,
            found.declaration.head.modifiers.contains("public") || found.declaration.kind == .class,
            resolver.globalActor(of: found) == nil, !resolver.isMainActorByDefault(found),
            parts.allSatisfy({ resolver.inheritedTypes(of: $0).isComplete && !resolver.refinesSendable($0) })
        else { return nil }
        return UnseenConformance(name: name, defaultType: defaultType, constraint: "Sendable")
    }

    /// A default, or that of the associated type that it is.
    private func followed(_ type: TypeSyntax, through passed: Set<String>) -> TypeSyntax {
        guard case .named(let name, arguments: []) = type, !passed.contains(name), !isEquated(name),
            let next = defaultType(of: name)
        else { return type }
        return followed(next, through: passed.union([name]))
    }
}

extension Resolver {
    /// A type of the sources or of the standard library that a protocol names, its superclasses, and the extensions of
    /// each; nil where it is none, or may conform to something by a macro.
    fileprivate func parts(of written: TypeSyntax, in scope: CatalogType) -> [CatalogType]? {
        let followed = withoutTypealiases(written, in: scope.path, file: scope.file)
        if let path = followed.qualifiedName, let type = catalog.type(named: path, in: scope.path, file: scope.file) {
            guard [.actor, .class, .enum, .struct].contains(type.declaration.kind),
                type.declaration.head.attributes.isEmpty
            else { return nil }
            let classes = lineage(of: type).filter { $0.declaration.kind == .class && $0.id != type.id }
            return ([type] + classes).flatMap { [$0] + catalog.extensions(of: $0) }
        }
        guard KnownProtocols.isStandard(followed) else { return nil }
        return catalog.extensions(ofStandardType: followed.extendedName)
    }

    /// Whether nothing of what is read of a type says that it conforms, and everything is that says so by a name.
    fileprivate func areSeen(_ parts: [CatalogType], toLack constraint: CatalogType) -> Bool {
        guard constraint.declaration.kind == .protocol else { return false }
        if constraint.isKnown {
            // What is standard about a type of the standard library is in the table of that.
            guard let kind = parts.first?.declaration.kind, kind != .extension,
                !Self.impliedProtocols(of: kind).contains(constraint.declaration.name)
            else { return false }
        }
        return parts.allSatisfy { part in
            let inherited = inheritedTypes(of: part)
            return inherited.isComplete && !inherited.types.contains { $0.id == constraint.id }
        }
    }

    /// The protocols that types of a kind conform to without saying so.
    private static func impliedProtocols(of kind: TypeDeclaration.Kind) -> Set<String> {
        let ofAll: Set = ["BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype"]
        switch kind {
        case .actor: return ofAll.union(["Actor", "AnyActor", "AnyObject"])
        case .class: return ofAll.union(["AnyObject"])
        case .enum: return ofAll.union(["Equatable", "Hashable", "RawRepresentable"])
        default: return ofAll
        }
    }
}
