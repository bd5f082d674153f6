// A name in an inheritance clause -> the protocol, class or typealias that it means: one of the run, else a known one.
// And whether classes alone can conform to it, which follows from such names.

import SwiftDeclarations

extension Resolver {
    /// The protocol or class that a name means where `type` is declared: one of the run, else a known one.
    func lookUp(_ name: [String], from type: CatalogType) -> CatalogType? {
        if !type.isKnown, let found = catalog.type(named: name, in: type.path, file: type.file) { return found }
        guard let found = known.type(named: Catalog.withoutSystemModule(name), in: [], file: 0) else { return nil }
        return CatalogType(
            declaration: found.declaration, path: found.path, file: -1 - found.file,
            enclosingAccess: found.enclosingAccess,
            conditions: [])
    }

    /// The protocol or class that a name in an inheritance clause means. One of another module may have the name of what inherits
    /// it. For example: `protocol Store: Core.Store`
    func parent(named name: [String], of type: CatalogType) -> CatalogType? {
        guard let found = lookUp(name, from: type.outside) else { return nil }
        let isOfOtherModule =
            name.count == 2 && found.id == type.id && catalog.imports(of: type.file).all.contains(name[0])
        return isOfOtherModule ? nil : found
    }

    /// Whether a name is one of the table of known protocols.
    func isKnownProtocol(_ type: TypeSyntax) -> Bool {
        guard let name = type.qualifiedName else { return true }
        return known.type(named: name, in: [], file: 0) != nil || known.alias(named: name, in: [], file: 0) != nil
    }

    /// What a typealias in an inheritance clause stands for.
    struct TypealiasTarget {
        let type: TypeSyntax
        /// The generic parameters of the typealias.
        var parameters: [String] = []
        /// A type in whose scope the names in `type` are looked up.
        let scope: CatalogType
        /// Where the typealias is declared in the file of `scope`; nil for one of the standard library.
        let offset: UInt32?
        /// The conditions of the `#if` branches around it.
        var conditions: [String] = []
    }

    /// What a typealias in an inheritance clause stands for under each of the conditions that it is declared under; what it
    /// stands for where one of those is met, or there is none; nothing for what is no typealias.
    func typealiasAlternatives(_ name: [String], of type: CatalogType, under conditions: [String]) -> [TypealiasTarget]
    {
        guard let target = typealiasTarget(name, of: type) else { return [] }
        guard !type.isKnown, let alias = catalog.declaredAlias(named: name, in: type.path, file: type.file) else {
            return [target]
        }
        let alternatives = catalog.alternatives(to: alias)
        let met = alternatives.first { Set($0.conditions).isSubset(of: conditions) }
        let possible = met.map { [$0] } ?? alternatives
        return possible.isEmpty ? [target] : possible.map { self.target(of: $0, for: type) }
    }

    private func target(of alias: CatalogTypealias, for type: CatalogType) -> TypealiasTarget {
        let scope = CatalogType(
            declaration: type.declaration, path: alias.scope + [""], file: alias.file,
            enclosingAccess: type.enclosingAccess, conditions: [])
        return TypealiasTarget(
            type: alias.declaration.type, parameters: alias.declaration.genericParameters.map(\.name),
            scope: scope, offset: alias.declaration.head.offset, conditions: alias.conditions)
    }

    /// What a typealias in an inheritance clause stands for; where several conditions decide, under the first.
    func typealiasTarget(_ name: [String], of type: CatalogType) -> TypealiasTarget? {
        if !type.isKnown, catalog.type(named: name, in: type.path, file: type.file) != nil { return nil }
        if !type.isKnown, let alias = catalog.declaredAlias(named: name, in: type.path, file: type.file) {
            return target(of: alias, for: type)
        }
        guard let alias = known.alias(named: Catalog.withoutSystemModule(name), in: [], file: 0) else { return nil }
        let scope = CatalogType(
            declaration: type.declaration, path: alias.scope + [""], file: -1, enclosingAccess: type.enclosingAccess,
            conditions: [])
        return TypealiasTarget(type: alias.declaration.type, scope: scope, offset: nil)
    }

    /// Whether it is certain that values conform to a protocol, too: neither it nor what it inherits is for classes.
    func isForValues(_ type: CatalogType) -> Bool {
        var seen: Set<String> = []
        var pending = [type]
        while let type = pending.popLast() {
            guard seen.insert(type.qualifiedName).inserted else { continue }
            let declaration = type.declaration
            if type.isKnown {
                guard Self.valueProtocols.contains(declaration.name) else { return false }
                continue
            }
            guard declaration.kind == .protocol, !declaration.head.attributes.has("objc")
            else { return false }
            for name in declaration.inheritedNames {
                guard let parent = lookUp(name, from: type) else { return false }
                pending.append(parent)
            }
        }
        return true
    }

    /// The protocols of the standard library that say nothing about whether classes conform.
    private static let valueProtocols: Set<String> = [
        "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Encodable", "Equatable",
        "Error", "Hashable", "Identifiable", "Sendable",
    ]
}

extension GenericRequirement {
    /// Whether it says what a protocol inherits from. For example: `where Self: Sendable`
    var isConformanceOfSelf: Bool { relation == .conforms && left == .named("Self") }
}

extension TypeDeclaration {
    /// The names of what it inherits from, also where a where clause says so.
    var inheritedNames: [[String]] {
        let conditions = requirements.filter(\.isConformanceOfSelf).map(\.right)
        return (inheritance.map(\.type) + conditions).flatMap(\.inheritedNames)
    }
}

extension TypeSyntax {
    /// The names of an inheritance-clause entry, compositions taken apart.
    var inheritedNames: [[String]] {
        switch bare.unparenthesized {
        case .composition(let members): return members.flatMap(\.inheritedNames)
        // It is the composition of nothing.
        case .named("Any", arguments: []): return []
        case let named: return named.qualifiedName.map { [$0] } ?? []
        }
    }
}
