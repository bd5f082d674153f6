// A protocol or class that is nested in other types, and a mock elsewhere -> how the mock writes the types that the names
// in the declaration mean. Where a name means the same in both places, it stays as it is.

import SwiftDeclarations

extension Resolver {
    /// What the mock of `type` writes for the names in the members of `origin`; nil where that is what `origin` writes.
    ///
    /// - Parameters:
    ///   - subclasses: the classes that the mock inherits from before `origin`: their members are seen first.
    ///   - isInheritance: whether the names are of what `origin` inherits, which does not see its members.
    ///   - written: what `origin`, as a superclass, and the types around it are written as.
    func names(
        of origin: CatalogType, in type: CatalogType, below subclasses: [SuperclassLink] = [],
        _ written: WrittenNames = WrittenNames(), isInheritance: Bool = false
    ) -> NameReplacement? {
        let isClass = origin.declaration.kind == .class
        let isSameScope = (isClass ? origin.path == type.path : origin.scope == type.scope) && origin.scope.count < 2
        guard !isSameScope, isClass || !origin.scope.isEmpty else { return nil }
        let own =
            isClass
            ? Set(origin.declaration.genericParameters.map(\.name))
            : isInheritance ? [] : associatedTypeNames(of: origin)
        return NameReplacement { name in
            guard !own.contains(name), name != "Self",
                let found = catalog.path(of: name, in: origin.path, file: origin.file), found.count > 1
            else { return nil }
            let parent = Array(found.dropLast())
            // What a protocol has as a typealias, the mock has too.
            if !isClass, parent == origin.path { return nil }
            let inherited = (subclasses.map(\.type) + (isClass ? [origin] : [])).first {
                catalog.path(of: name, in: $0.path, file: $0.file) == $0.path + [name]
            }
            let seen = inherited.map { $0.path + [name] } ?? path(of: name, seenBesideMockOf: type)
            guard seen != found, let first = parent.first else { return nil }
            // A type inside a generic one cannot be written without knowing its arguments.
            if isGeneric(parent, file: origin.file) { return written.types[parent].map { .member($0, name) } }
            // What has the name of a type around it hides that.
            let isHidden = self.path(of: first, seenBesideMockOf: type) != [first]
            let path = isHidden && found.starts(with: type.scope) ? Array(found.dropFirst(type.scope.count)) : found
            return path.dropFirst().reduce(TypeSyntax.named(path.first ?? name)) { .member($0, $1) }
        }
    }

    /// The path of what a name means where a mock stands. The extension around the mock of a nested type sees the members
    /// of the type that it extends, but not those of the types around that.
    private func path(of name: String, seenBesideMockOf type: CatalogType) -> [String]? {
        let sibling = type.scope + [name]
        let found = catalog.path(of: name, in: type.scope, file: type.file)
        return found == sibling ? found : catalog.path(of: name, in: [], file: type.file)
    }

    /// Whether one of the types along a path has generic parameters.
    private func isGeneric(_ path: [String], file: Int) -> Bool {
        path.indices.contains { index in
            let type = catalog.type(named: Array(path[...index]), in: [], file: file)
            return !(type?.declaration.genericParameters.isEmpty ?? true)
        }
    }

    /// The names of the associated types of a protocol, inherited ones among them: they hide types around it.
    func associatedTypeNames(of type: CatalogType) -> Set<String> {
        var names: Set<String> = []
        for type in lineage(of: type) {
            for case .associatedtype(let declaration) in type.declaration.members { names.insert(declaration.name) }
        }
        return names
    }

    /// A protocol and those that it inherits from, as far as they are found.
    func lineage(of type: CatalogType) -> [CatalogType] {
        var found: [CatalogType] = []
        var seen: Set<String> = []
        var pending = [type]
        while let type = pending.popLast() {
            guard seen.insert(type.qualifiedName).inserted else { continue }
            found.append(type)
            pending += type.declaration.inheritedNames.compactMap { lookUp($0, from: type) }
        }
        return found
    }

    /// What the constraints in signatures mean that are written in `origin`; typealiases are not followed.
    func signatureNames(in origin: CatalogType) -> SignatureNames {
        SignatureNames(
            primaryAssociatedTypes: { constraint in
                constraint.arguments.isEmpty
                    ? [] : protocolNamed(constraint, in: origin)?.declaration.primaryAssociatedTypes ?? []
            },
            implies: { constraint, other in
                guard let type = protocolNamed(constraint, in: origin), let other = protocolNamed(other, in: origin)
                else { return false }
                return lineage(of: type).contains { $0.qualifiedName == other.qualifiedName }
            })
    }

    private func protocolNamed(_ constraint: TypeSyntax, in origin: CatalogType) -> CatalogType? {
        guard let name = constraint.qualifiedName, let found = lookUp(name, from: origin) else { return nil }
        return found.declaration.kind == .protocol ? found : nil
    }
}
