// Defaults of associated types that `Self` is part of, or that do not conform to what is asked -> those that a mock can
// take. The compiler takes a default that meets what is asked of the associated type, and else looks on: a conforming type
// has to say what it is.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Takes back the defaults that the mock does not meet. One of `Self` that lacks nothing but Sendable is kept, since the
    /// mock can be that; of a closure it becomes that. In Swift 5 mode such a default is taken in any case.
    ///
    /// For example: `associatedtype Value: Hashable = Self`
    ///
    /// - Parameter bound: the associated types that the annotation binds.
    mutating func settleDefaults(bound: Set<String>, _ resolver: Resolver) {
        guard superclass == nil, !lacksParent, type.declaration.kind == .protocol else { return }
        let names = associatedTypes.compactMap { $0.defaultType == nil ? nil : $0.name }
        let taken = bound.union(typealiases.map(\.declaration.name))
        for name in names where !taken.contains(name) && !isEquated(name) {
            let lacking = constraints(of: name).flatMap(\.inheritedNames)
                .filter { isUnmet($0, by: name, taken, resolver) }
            if lacking.isEmpty { continue }
            guard lacking.allSatisfy({ $0 == ["Sendable"] }) else {
                replaceDefault(of: name, by: nil)
                continue
            }
            if kinship(of: .named(name), through: []) != .none {
                traits.insert(.sendable)
            } else if let type = defaultType(of: name), case .function = type.unparenthesized {
                replaceDefault(
                    of: name, by: .attributed(specifiers: [], attributes: [Attribute(name: "Sendable")], type))
            } else {
                replaceDefault(of: name, by: nil)
            }
        }
    }

    private mutating func replaceDefault(of name: String, by type: TypeSyntax?) {
        for index in associatedTypes.indices where associatedTypes[index].name == name {
            associatedTypes[index].defaultType = type
        }
    }

    /// Whether a where clause says that an associated type is the same as another type.
    private func isEquated(_ name: String) -> Bool {
        requirements.contains { clause in
            let clause = AssociatedTypes.withoutSelf(clause)
            return clause.relation == .sameType && [clause.left, clause.right].contains(.named(name))
        }
    }

    /// Whether a default does not conform to a constraint since the mock does not.
    private func isUnmet(
        _ constraint: [String], by name: String, _ taken: Set<String>, _ resolver: Resolver
    ) -> Bool {
        switch kinship(of: .named(name), through: []) {
        case .none:
            return isStructural(name) && !Self.conformancesOfAll.contains(constraint.last ?? "")
                || isStandard(name, lacking: constraint, resolver)
                || isAssociated(defaultType(of: name), lacking: constraint, taken, resolver)
        case .parts where !KnownProtocols.conditionalConformances.union(["Sendable"]).contains(constraint.last ?? ""):
            return false
        case .parts, .whole: return !conforms(to: constraint, from: type, resolver)
        }
    }

    /// Whether a default is of a kind that no protocol declares conformances for. For example: `Void`
    private func isStructural(_ name: String) -> Bool {
        switch defaultType(of: name)?.bare.unparenthesized {
        case .function, .metatype, .protocolMetatype, .tuple, .named("Void", _): true
        default: false
        }
    }

    /// Whether a default is a type of the standard library that does not conform to a protocol of it. For example: `Int` to
    /// `Collection`
    private func isStandard(_ name: String, lacking constraint: [String], _ resolver: Resolver) -> Bool {
        guard let type = defaultType(of: name), let typeName = type.qualifiedName?.last,
            KnownProtocols.isKnown(type, toLack: constraint.last ?? ""),
            resolver.lookUp(constraint, from: self.type)?.isKnown ?? true
        else { return false }
        return resolver.catalog.path(of: typeName, in: self.type.path, file: self.type.file) == nil
    }

    /// Whether a default is another associated type, or made of one, that is not asked to conform to a protocol. For
    /// example: `Index: Hashable` with `associatedtype Index = Key`
    ///
    /// - Parameter taken: the associated types that the annotation or a typealias binds, and those that led here.
    private func isAssociated(
        _ type: TypeSyntax?, lacking constraint: [String], _ taken: Set<String>, _ resolver: Resolver
    ) -> Bool {
        guard let type = type?.unparenthesized else { return false }
        let name = constraint.last ?? ""
        let parts: [TypeSyntax]
        switch type {
        case .named(let other, arguments: []) where associatedTypes.contains { $0.name == other }:
            if taken.contains(other) || isEquated(other) || isAsked(other, for: constraint, resolver) { return false }
            guard let fallback = defaultType(of: other) else { return true }
            return isAssociated(fallback, lacking: constraint, taken.union([other]), resolver)
        case .optional(let wrapped): parts = [wrapped]
        case .array(let element): parts = [element]
        case .dictionary(let key, let value): parts = [key, value]
        case .named("Result", let arguments), .named("Set", let arguments): parts = arguments
        case .tuple(let elements) where name == "Sendable": parts = elements.map(\.type)
        case .function: return name == "Sendable"
        default: return false
        }
        return KnownProtocols.conditionalConformances.union(["Sendable"]).contains(name)
            && parts.contains { isAssociated($0, lacking: constraint, taken, resolver) }
    }

    /// Whether an associated type conforms to a protocol by what is asked of it, or by something that was not read.
    private func isAsked(_ name: String, for constraint: [String], _ resolver: Resolver) -> Bool {
        if ["Any", "Copyable", "Escapable"].contains(constraint.last ?? "") { return true }
        let asked = constraints(of: name).flatMap(\.inheritedNames)
        return resolver.expanded(constraint, from: type).allSatisfy { constraint in
            guard let constraint else { return true }
            return asked.flatMap { resolver.expanded($0, from: type) }.contains { parent in
                guard let inherited = parent.map(resolver.inheritedTypes), inherited.isComplete else { return true }
                return inherited.types.contains { $0.id == constraint.id || $0.declaration.kind == .class }
            }
        }
    }

    private func defaultType(of name: String) -> TypeSyntax? {
        associatedTypes.lazy.compactMap { $0.name == name ? $0.defaultType : nil }.first
    }

    /// What types of such kinds conform to.
    private static let conformancesOfAll: Set<String> = [
        "Any", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]

    /// How a type is made of `Self`.
    private enum Kinship {
        /// It is not, or in a way that says nothing about what it conforms to.
        case none
        /// For example: `[Self]`
        case parts
        case whole
    }

    private func kinship(of type: TypeSyntax, through passed: Set<String>) -> Kinship {
        let type = AssociatedTypes.withoutSelf(type).unparenthesized
        switch type {
        case .named("Self", _): return .whole
        case .named(let name, arguments: []):
            let fallback = associatedTypes.lazy.compactMap { $0.name == name ? $0.defaultType : nil }.first
            guard let fallback, !passed.contains(name) else { return .none }
            return kinship(of: fallback, through: passed.union([name]))
        case .array(let element), .dictionary(_, let element):
            return kinship(of: element, through: passed) == .none ? .none : .parts
        default:
            guard let wrapped = type.wrapped else { return .none }
            return kinship(of: wrapped, through: passed) == .none ? .none : .parts
        }
    }

    /// Whether the mock conforms to what a name stands for.
    private func conforms(to name: [String], from scope: CatalogType, _ resolver: Resolver) -> Bool {
        if let alias = resolver.typealiasTarget(name, of: scope) {
            return alias.type.inheritedNames.allSatisfy { conforms(to: $0, from: alias.scope, resolver) }
        }
        guard let parent = resolver.lookUp(name, from: scope)?.declaration.name ?? name.last else { return false }
        switch parent {
        case "Any", "AnyObject", "Copyable", "Escapable": return true
        case "Sendable", "SendableMetatype": return traits.contains(.sendable) || globalActor != nil
        default:
            return knownParents.contains(parent)
                || resolver.lineage(of: type).contains { $0.declaration.name == parent }
        }
    }
}

extension Resolver {
    /// What a constraint means, each part of a typealias by itself; nil for what was not found. For example: `Decodable`
    /// and `Encodable` for `Codable`
    fileprivate func expanded(_ name: [String], from scope: CatalogType) -> [CatalogType?] {
        guard let alias = typealiasTarget(name, of: scope) else { return [lookUp(name, from: scope)] }
        return alias.type.inheritedNames.flatMap { expanded($0, from: alias.scope) }
    }
}
