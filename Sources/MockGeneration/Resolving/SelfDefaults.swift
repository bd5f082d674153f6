// Defaults of associated types that `Self` is part of, or that do not conform to what is asked -> those that a mock can
// take. The compiler takes a default that meets what is asked of the associated type, and else looks on: a conforming type
// has to say what it is.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Takes back the defaults that the mock does not meet. One that lacks nothing but Sendable is kept: the mock can be
    /// that, and in Swift 5 mode the default is taken in any case.
    ///
    /// For example: `associatedtype Value: Hashable = Self`
    ///
    /// - Parameter bound: the associated types that the annotation binds.
    mutating func settleDefaultsOfSelf(bound: Set<String>, _ resolver: Resolver) {
        guard superclass == nil, !lacksParent, type.declaration.kind == .protocol else { return }
        let names = associatedTypes.compactMap { $0.defaultType == nil ? nil : $0.name }
        let taken = bound.union(typealiases.map(\.declaration.name))
        for name in names where !taken.contains(name) && !isEquated(name) {
            let lacking = constraints(of: name).flatMap(\.inheritedNames).filter { isUnmet($0, by: name, resolver) }
            if lacking.isEmpty { continue }
            if lacking.allSatisfy({ $0 == ["Sendable"] }) {
                traits.insert(.sendable)
            } else {
                for index in associatedTypes.indices where associatedTypes[index].name == name {
                    associatedTypes[index].defaultType = nil
                }
            }
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
    private func isUnmet(_ constraint: [String], by name: String, _ resolver: Resolver) -> Bool {
        switch kinship(of: .named(name), through: []) {
        case .none:
            return isStructural(name) && !Self.conformancesOfAll.contains(constraint.last ?? "")
                || isStandard(name, lacking: constraint, resolver)
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
