// A default of an associated type that is a type of the sources -> whether nothing that was read says that it conforms to
// what another protocol asks of it. A file of the module that the run does not read may say so.

import SwiftDeclarations

/// A default that is not seen to conform to a protocol.
struct UnseenConformance: Sendable {
    let name: String
    let defaultType: TypeSyntax
    let constraint: String
    /// Whether the protocol that has the default asks for it, or one of the standard library: whoever wrote the default
    /// knows that it conforms, so it is taken.
    var isMeant = false
}

extension ResolvedProtocol {
    /// What a protocol asks of a default, which that is not seen to conform to: first what another one asks than the one
    /// that has the default.
    ///
    /// For example: `associatedtype Item = Draft` with a child `where Item: Hashable`
    func unseenConformance(of name: String, _ resolver: Resolver) -> UnseenConformance? {
        guard let defaultType = defaultType(of: name) else { return nil }
        let lineage = resolver.lineage(of: type)
        func hasDefault(_ origin: CatalogType) -> Bool {
            origin.declaration.associatedTypes.contains { $0.name == name && $0.defaultType == defaultType }
        }
        guard lineage.contains(where: hasDefault) else { return nil }
        let followed = followed(defaultType, through: [name])
        for isMeant in [false, true] {
            for origin in lineage where (origin.isKnown || hasDefault(origin)) == isMeant {
                let constraints = origin.declaration.associatedTypeClauses
                    .filter { $0.relation == .conforms && $0.isAbout(name) }.flatMap(\.right.inheritedNames)
                    .flatMap { resolver.expanded($0, from: origin) }.compactMap(\.self)
                guard let lacking = constraints.first(where: { resolver.isSeen(followed, toLack: $0, in: type) }) else {
                    continue
                }
                return UnseenConformance(
                    name: name, defaultType: defaultType, constraint: lacking.declaration.name, isMeant: isMeant)
            }
        }
        return nil
    }

    /// A default that has to be Sendable and certainly is not. Swift 5 mode takes it, Swift 6 mode does not (SE-0302).
    func unsendableDefault(of name: String, _ resolver: Resolver) -> UnseenConformance? {
        let isAsked = constraints(of: name).flatMap(\.inheritedNames).contains { constraint in
            resolver.expanded(constraint, from: type).contains { $0.map(resolver.refinesSendable) ?? false }
        }
        guard isAsked, let defaultType = defaultType(of: name),
            resolver.isUnsendable(followed(defaultType, through: [name]), in: type)
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
    /// Whether nothing that is read says that a type conforms to a protocol; an array or the like also where it does as its
    /// elements do.
    func isSeen(_ type: TypeSyntax, toLack constraint: CatalogType, in scope: CatalogType) -> Bool {
        let element: TypeSyntax
        switch type.canonical().unparenthesized {
        case .array(let type), .optional(let type), .dictionary(_, let type): element = type
        default: return parts(of: type, in: scope).map { areSeen($0, toLack: constraint) } ?? false
        }
        guard constraint.isKnown else {
            return parts(of: type, in: scope).map { areSeen($0, toLack: constraint) } ?? false
        }
        return KnownProtocols.conditionalConformances.contains(constraint.declaration.name)
            && isSeen(element, toLack: constraint, in: scope)
    }

    /// A type of the sources or of the standard library that a protocol names, its superclasses, and the extensions of
    /// each; nil where it is none, may conform to something by a macro, or may be another type under another condition.
    func parts(of written: TypeSyntax, in scope: CatalogType) -> [CatalogType]? {
        let followed = withoutTypealiases(written, in: scope.path, file: scope.file)
        if let path = followed.qualifiedName, let type = catalog.type(named: path, in: scope.path, file: scope.file) {
            guard [.actor, .class, .enum, .struct].contains(type.declaration.kind),
                type.declaration.head.attributes.isEmpty, type.conditions.isEmpty
            else { return nil }
            let classes = lineage(of: type).filter { $0.declaration.kind == .class && $0.id != type.id }
            return ([type] + classes).flatMap { [$0] + catalog.extensions(of: $0) }
        }
        guard KnownProtocols.isStandard(followed) else { return nil }
        return catalog.extensions(ofStandardType: followed.extendedName)
    }

    /// Whether nothing of what is read of a type says that it conforms, and everything is that says so by a name.
    private func areSeen(_ parts: [CatalogType], toLack constraint: CatalogType) -> Bool {
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
