// The typealiases of a protocol -> those that its mock repeats. A class finds the typealiases of its protocols last: any
// type of the module, of an imported one or of the standard library comes before them.

import SwiftDeclarations

extension ResolvedProtocol {
    /// Takes over the typealiases that extensions of protocols declare, as far as requirements name them: in a protocol
    /// they come before what is declared around it. Those with the name of an associated type say what that is, as a
    /// same-type requirement does, where another protocol declares it.
    mutating func takeOverTypealiases(ofExtensionsOf protocols: [CatalogType], _ resolver: Resolver) {
        let files = resolver.catalog.files(extendingAny: protocols)
        guard !files.isEmpty else { return }
        var bound: Set<String> = []
        for name in associatedTypes.map(\.name)
        where bound.insert(name).inserted && resolver.catalog.mayDeclare(typealiasNamed: name, in: files) {
            typealiases += resolver.bindings(of: name, byExtensionsOf: protocols, in: type)
        }
        var seen = memberTypeNames
        var types: [TypeSyntax] = nodes.requirements.flatMap(\.declaration.types)
        types += associatedTypeClauses.flatMap { [$0.left, $0.right] }
        var index = 0
        while index < types.count {
            for name in AssociatedTypes.withoutSelf(types[index]).spelledNames
            where seen.insert(name).inserted && resolver.catalog.mayDeclare(typealiasNamed: name, in: files) {
                let found = resolver.memberTypealiases(name, ofAny: protocols, in: type)
                typealiases += found
                types += found.map(\.declaration.type)
            }
            index += 1
        }
    }

    /// The typealiases that the mock's members name, and those for parts of its generic parameters: in a generic class
    /// with overloads that name them, the compiler looks for these in a circle.
    ///
    /// Those under `#if` are repeated under their conditions.
    func repeatedTypealiases(_ associated: AssociatedTypes) -> [MemberTypealias] {
        guard type.declaration.kind != .class, typealiases.contains(where: { !$0.origin.isKnown }) else { return [] }
        let bound = Set(associatedTypes.map(\.name))
        var declared: [String: MemberTypealias] = [:]
        let candidates = typealiases.filter { alias in
            let name = alias.declaration.name
            guard !alias.origin.isKnown, !bound.contains(name) else { return false }
            guard let first = declared[name] else {
                declared[name] = alias
                return true
            }
            return first.isConditional && alias.isConditional && first.origin === alias.origin
        }
        let named = names(in: candidates)
        let generic = Self.closure(over: candidates, of: associated.genericNames)
        return candidates.filter { alias in
            let name = alias.declaration.name
            // The parameters of a nested type cannot hide those of the type around it.
            let hides = alias.declaration.genericParameters.contains { associated.genericNames.contains($0.name) }
            return !hides && (named.contains(unescaped(name)) || generic.contains(name))
        }
    }

    /// The names that the requirements spell, and those that the typealiases among them do, without backticks.
    private func names(in candidates: [MemberTypealias]) -> Set<String> {
        var names: Set<String> = []
        for requirement in nodes.requirements {
            for type in requirement.declaration.types {
                names.formUnion(AssociatedTypes.withoutSelf(type).spelledNames.map(unescaped))
            }
        }
        // From the last to the first, since most name those before them; again while that adds names.
        var count = -1
        while count < names.count {
            count = names.count
            for alias in candidates.reversed() where names.contains(unescaped(alias.declaration.name)) {
                names.formUnion(AssociatedTypes.withoutSelf(alias.declaration.type).spelledNames.map(unescaped))
            }
        }
        return names
    }

    /// `names`, and the names of the typealiases that mention one of them, or another such typealias.
    private static func closure(over candidates: [MemberTypealias], of names: Set<String>) -> Set<String> {
        var names = names
        var count = -1
        while count < names.count {
            count = names.count
            names.formUnion(
                candidates.filter { AssociatedTypes.withoutSelf($0.declaration.type).mentions(names) }
                    .map(\.declaration.name))
        }
        return names
    }
}

extension Resolver {
    /// The typealiases that stand for an associated type that the protocols inherit: those of extensions without a where
    /// clause.
    fileprivate func bindings(
        of name: String, byExtensionsOf protocols: [CatalogType], in type: CatalogType
    ) -> [MemberTypealias] {
        protocols.flatMap { origin -> [MemberTypealias] in
            guard !origin.declaration.associatedTypes.contains(where: { $0.name == name }) else { return [] }
            let names = names(of: origin, in: type)
            return catalog.extensions(of: origin).filter { catalog.clauses(of: $0, extending: origin).isEmpty }
                .flatMap(\.declaration.members).compactMap { member in
                    guard case .typealias(let alias) = member, alias.name == name,
                        AssociatedTypes.withoutSelf(alias.type) != .named(name)
                    else { return nil }
                    return MemberTypealias(declaration: names.map(alias.replacing) ?? alias, origin: origin)
                }
        }
    }

    /// Whether a typealias of a protocol means anything in a file: it is not private to another one, nor internal to an extension
    /// in another module.
    private func isSeen(_ alias: CatalogTypealias, of origin: CatalogType, from file: Int) -> Bool {
        if alias.file == file { return true }
        let isInBody = origin.declaration.members.flatMap(\.flattened).contains { member in
            if case .typealias(let own) = member { own.head.offset == alias.declaration.head.offset } else { false }
        }
        return isInBody && alias.file == origin.file
            || alias.access >= (catalog.isImportedPlainly(alias.file, into: file) ? .package : .internal)
    }

    /// The typealias that one of the protocols declares, or those under its conditions, as the mock of `type` writes them.
    fileprivate func memberTypealiases(
        _ name: String, ofAny protocols: [CatalogType], in type: CatalogType
    ) -> [MemberTypealias] {
        for origin in protocols {
            let found = catalog.memberTypealiases(named: name, of: origin).filter {
                isSeen($0, of: origin, from: type.file)
            }
            guard !found.isEmpty else { continue }
            let names = names(of: origin, in: type)
            return found.map { alias in
                MemberTypealias(
                    declaration: names.map(alias.declaration.replacing) ?? alias.declaration, origin: origin,
                    conditions: alias.conditions)
            }
        }
        return []
    }
}
