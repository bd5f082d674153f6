// A mock as text -> whether what other files see of it may name a type of another module: an import that is less public
// than a declaration needs is an error, one that is more so only a warning (SE-0409). So only what is certainly declared
// in the module of the protocol, or in the standard library, is not foreign.

import SwiftDeclarations

/// Looks for names of other modules in a mock.
struct ForeignNames {
    private let catalog: Catalog
    private let mocked: CatalogType
    /// Where names are looked up: in the mocked declaration, since the mock has them from there, or in a typealias.
    private var scope: [String]
    private var file: Int
    /// How many typealiases have led there.
    private var typealiases = 0

    /// Looks in the mock of a declaration.
    init(catalog: Catalog, mocked: CatalogType) {
        self.catalog = catalog
        self.mocked = mocked
        (scope, file) = (mocked.path, mocked.file)
    }

    /// Whether a mock may name a type of another module where other files see it.
    func mayOccur(in mock: String, of resolved: ResolvedProtocol) -> Bool {
        // What associated types are bound to has conformances, which may be another module's.
        let constraints = resolved.associatedTypes.flatMap(\.types) + resolved.requirements.types
        let declarations = parse(SourceFile(path: "", text: mock)).declarations
        let names = Set(resolved.associatedTypes.map(\.name) + [resolved.mockName])
        // What is inherited from another module may hide names of this one.
        return resolved.lacksParent || !resolved.files.allSatisfy(isInModule) || isForeign(constraints, besides: names)
            || declarations.contains { isForeign($0, besides: names) }
    }

    /// The names that no public type of a module can hide without being in the way of all its clients.
    static let standard: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Character", "Codable", "Comparable", "Copyable",
        "CustomStringConvertible", "Decodable", "Dictionary", "Double", "Encodable", "Equatable", "Error", "Escapable",
        "Float", "Hashable", "Identifiable", "Never", "Optional", "RawSpan", "Self", "Sendable", "Set", "String",
        "Swift", "Void", "_",
    ]

    /// The attributes that are not types, such as global actors and property wrappers are.
    private static let attributes: Set<String> = [
        "Sendable", "MainActor", "autoclosure", "available", "discardableResult", "escaping", "unchecked", "_spi",
    ]

    /// Typealiases may go in circles.
    private static let maximumTypealiases = 8

    /// The default values that use no member of a type.
    private static let literals: Set<String> = ["nil", "[]", "[:]", "0", "0.0", "false", "\"\"", "()"]
}

extension ForeignNames {
    private func isForeign(_ declaration: Declaration, besides known: Set<String>) -> Bool {
        switch declaration {
        case .type(let type): return isForeign(type, besides: known)
        case .typealias(let alias):
            return !alias.head.isHidden && isForeign([alias.type] + alias.requirements.types, besides: known)
        case .conditional(let block):
            return block.clauses.contains { $0.declarations.contains { isForeign($0, besides: known) } }
        case .variable(let variable) where variable.type == nil && !variable.head.isHidden: return true
        case .function, .subscript, .initializer, .variable: return isForeign(member: declaration, besides: known)
        // The cases of an enumeration, none of which has values.
        case .enumCase, .other: return false
        case .import, .associatedtype: return true
        }
    }

    private func isForeign(_ type: TypeDeclaration, besides known: Set<String>) -> Bool {
        guard !type.head.isHidden else { return false }
        let members = type.members.compactMap { member in
            switch member {
            case .type(let type): type.name
            case .typealias(let alias): alias.name
            default: nil
            }
        }
        let known = known.union(type.genericParameters.map(\.name)).union(members)
        return type.kind == .extension && isForeign(extended(by: type), besides: [])
            || isForeign(type.head.attributes, besides: known)
            || isForeign(type.inheritance.map(\.type) + type.genericParameters.compactMap(\.constraint), besides: known)
            || isForeign(type.requirements.types, besides: known)
            || type.members.contains { isForeign($0, besides: known) }
    }

    /// The types around a mock. For example: `Outer`, `Outer.Inner`
    private func extended(by type: TypeDeclaration) -> [TypeSyntax] {
        let names = type.name.split(separator: ".").map(String.init)
        return names.dropFirst().reduce(into: [TypeSyntax.named(names.first ?? "")]) { types, name in
            types.append(.member(types[types.count - 1], name))
        }
    }

    private func isForeign(member: Declaration, besides others: Set<String>) -> Bool {
        guard let head = member.memberHead, !head.isHidden else { return false }
        let (parameters, known) = (member.parameters, others.union(member.genericParameters.map(\.name)))
        return isForeign(member.types, besides: known)
            || isForeign(head.attributes + parameters.flatMap(\.attributes), besides: known)
            || parameters.compactMap(\.defaultValue).contains { !Self.literals.contains($0) }
    }

    private func isForeign(_ attributes: [Attribute], besides known: Set<String>) -> Bool {
        attributes.contains { !Self.attributes.contains($0.name) && isForeign([.named($0.name)], besides: known) }
    }
}

extension ForeignNames {
    private func isForeign(_ types: [TypeSyntax], besides known: Set<String>) -> Bool {
        types.contains { type in
            type.contains { part in
                switch part {
                case .attributed(_, let attributes, _): return isForeign(attributes, besides: known)
                case .named(let name, _) where known.contains(name): return false
                case .named, .member: return isForeignName(part)
                default: return false
                }
            }
        }
    }

    /// Whether a name may mean something in another module, itself or by way of typealiases; its arguments may not.
    private func isForeignName(_ type: TypeSyntax) -> Bool {
        guard let name = type.qualifiedName else { return true }
        if let alias = catalog.alias(named: name, in: scope, file: file) {
            guard typealiases < Self.maximumTypealiases, alias.declaration.genericParameters.isEmpty,
                isInModule(alias.file), !alias.isConditional
            else { return true }
            var aliased = self
            (aliased.scope, aliased.file, aliased.typealiases) = (alias.scope, alias.file, typealiases + 1)
            return aliased.isForeign([alias.declaration.type], besides: [])
        }
        guard let found = catalog.type(named: name, in: scope, file: file) else {
            return !KnownProtocols.isInteger(type) && !(name.count == 1 && Self.standard.contains(name[0]))
        }
        // Under other conditions it may be another module's.
        guard isInModule(found.file), found.conditions.isEmpty else { return true }
        // An argument may conform to what a parameter asks for in a third module.
        return !type.arguments.isEmpty && !found.declaration.takesAnyArguments
    }
}

extension ForeignNames {
    private func isInModule(_ file: Int) -> Bool { catalog.isInModule(file, of: mocked.file) }
}

extension AssociatedTypeDeclaration {
    /// The types that it is constrained to, and its default.
    fileprivate var types: [TypeSyntax] { inheritance.map(\.type) + [defaultType].compactMap(\.self) }
}

extension TypeDeclaration {
    /// Whether it is generic over types that nothing is asked of.
    fileprivate var takesAnyArguments: Bool {
        kind != .protocol && requirements.isEmpty && genericParameters.allSatisfy { $0.constraint == nil }
    }
}

extension [GenericRequirement] {
    /// The types on both sides.
    fileprivate var types: [TypeSyntax] { flatMap { [$0.left, $0.right] } }
}
