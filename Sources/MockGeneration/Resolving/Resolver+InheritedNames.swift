// A name that a type has from what it inherits -> what it is there: a member of a generic superclass, of which the arguments
// are known where it is inherited, or what a protocol has and a conforming type says more about.

import SwiftDeclarations

extension Resolver {
    /// A type by the path that it is declared by, with the arguments of the types around it as far as they are known.
    /// For example: `Base<Int>.State` for `Screen.State` where `class Screen: Base<Int>`
    func written(_ type: TypeSyntax, as found: CatalogType, in scope: [String], file: Int) -> TypeSyntax? {
        guard isGeneric(found.scope, file: found.file) else {
            let path = catalog.pathAmongModules(of: found)
            return TypeSyntax.named(path[0], arguments: type.arguments).written(as: path)
        }
        if let last = found.path.last,
            let base = inheritedNames(of: found.scope, as: type, in: scope, file: file)?.types[found.scope]
        {
            return .member(base, last, arguments: type.arguments)
        }
        return type.written(as: found.path)
    }

    /// A type with modules before those of its names that others have as well. For example: `[Core.Item]`
    func withModules(_ type: TypeSyntax, from origin: CatalogType) -> TypeSyntax {
        guard catalog.places.areModulesSeveral else { return type }
        return type.replacing { part in
            guard let name = part.qualifiedName,
                let found = catalog.typeUnlessAlias(named: name, in: origin.path, file: origin.file),
                case let path = catalog.pathAmongModules(of: found), path.count > found.path.count, path != name
            else { return nil }
            return written(part, as: found, in: origin.path, file: origin.file)
        }
    }

    /// What a generic class and its parameters are written as where a member of it is seen in a type that inherits from it.
    ///
    /// - Parameters:
    ///   - owner: the path of the class.
    ///   - type: the member, as it is written in `scope`.
    func inheritedNames(
        of owner: [String], as type: TypeSyntax, in scope: [String], file: Int
    ) -> WrittenNames? {
        let heir: (type: CatalogType, written: TypeSyntax?)
        if case .member(let base, _, _) = type {
            guard let owner = self.owner(base, in: scope, file: file) else { return nil }
            heir = (owner.type, base)
        } else {
            guard case .named(let name, _) = type, let path = catalog.path(of: name, in: scope, file: file),
                let around = catalog.type(named: path.dropLast(), in: [], file: file)
            else { return nil }
            heir = (around, nil)
        }
        guard heir.type.path != owner else { return nil }
        let links =
            heir.type.declaration.kind == .class
            ? writtenSuperclasses(from: heir.type, written: heir.written, in: heir.type).links
            : writtenSuperclasses(of: heir.type)
        return links.first { $0.type.path == owner }?.writtenNames
    }

    /// A plain name as a member of the nearest class, struct or enum around it that has it from a protocol: an associated
    /// type, or a typealias that may be written with some. For example: `Parser.Input` in `struct Parser: Parsing`
    func inheritedMember(_ type: TypeSyntax, in scope: [String], file: Int) -> TypeSyntax? {
        guard case .named(let name, arguments: []) = type else { return nil }
        // What a protocol's superclass has, the conforming types have.
        let owners = catalog.types(along: scope, file: file).compactMap { type in
            type.declaration.kind == .protocol ? lineage(of: type).first { $0.declaration.kind == .class } : type
        }
        let owner = owners.last { owner in
            ([owner] + catalog.extensions(of: owner)).contains { part in
                lineage(of: part).contains { $0.declaration.kind == .protocol && isAssociated(name, with: $0) }
            }
        }
        guard let owner, !owner.isKnown else { return nil }
        return TypeSyntax.named(owner.path[0]).written(as: owner.path).map { .member($0, name) }
    }

    private func isAssociated(_ name: String, with type: CatalogType) -> Bool {
        type.declaration.associatedTypes.contains { $0.name == name }
            || !type.isKnown && catalog.alias(named: [name], in: type.path, file: type.file)?.scope == type.path
    }
}

extension TypeSyntax {
    /// A name with other ones before the last; nil where types before it have arguments.
    /// For example: `Outer.Inner<Int>` for `App.Outer.Inner<Int>` or `Inner<Int>`
    fileprivate func written(as path: [String]) -> TypeSyntax? {
        var base = self
        while case .member(let outer, _, _) = base {
            guard outer.arguments.isEmpty else { return nil }
            base = outer
        }
        guard let first = path.first else { return nil }
        let outer = path.dropFirst().dropLast().reduce(TypeSyntax.named(first)) { .member($0, $1) }
        return path.count == 1
            ? .named(first, arguments: arguments) : .member(outer, path[path.count - 1], arguments: arguments)
    }
}
