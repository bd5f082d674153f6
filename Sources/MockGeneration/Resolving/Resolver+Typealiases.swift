// A type -> the same without typealiases, as far as the sources of the run declare them: for telling whether two types
// are one. What is written into mocks keeps its typealiases.

import SwiftDeclarations

extension Resolver {
    /// A type with what its typealiases stand for, looked up from `scope` in `file`.
    ///
    /// - Parameter hidden: the names that mean something nearer, such as associated types.
    func withoutTypealiases(
        _ type: TypeSyntax, in scope: [String], file: Int, hiddenBy hidden: Set<String> = []
    ) -> TypeSyntax {
        var lookups = Lookups()
        return withoutTypealiases(type, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
    }

    /// Whether a requirement may be written otherwise: with a name that a typealias may have, or with generic or opaque
    /// parameters. Nothing is parsed for the answer.
    func mayVary(_ requirement: Declaration) -> Bool {
        if !requirement.genericParameters.isEmpty { return true }
        return requirement.types.contains { type in
            type.contains { part in
                if case .some = part { return true }
                switch part {
                case .member: return true
                case .named(let name, _):
                    return catalog.mayDeclare(typealiasNamed: name) || standardTypealias(part) != nil
                default: return false
                }
            }
        }
    }

    private func withoutTypealiases(
        _ type: TypeSyntax, in scope: [String], file: Int, hiddenBy hidden: Set<String>, lookups: inout Lookups
    ) -> TypeSyntax {
        type.replacing { meaning(of: $0, in: scope, file: file, hiddenBy: hidden, lookups: &lookups) }
    }

    /// What a part of a type stands for; nil where it stays, and its own parts may stand for something.
    private func meaning(
        of part: TypeSyntax, in scope: [String], file: Int, hiddenBy hidden: Set<String>, lookups: inout Lookups
    ) -> TypeSyntax? {
        guard lookups.goFurther() else { return nil }
        defer { lookups.comeBack() }
        guard let name = part.qualifiedName else {
            return memberType(part, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
        }
        guard let first = name.first, !hidden.contains(first) else { return nil }
        lookups.left -= 1
        let alias = catalog.alias(named: name, in: scope, file: file)
        if let type = catalog.typeUnlessAlias(named: name, in: scope, file: file) {
            // The module may stand in front of it, and the types around it need not. Backticks may tell it from sugar.
            guard catalog.pathAmongModules(of: type) != name.map(unescaped),
                let written = self.written(part, as: type, in: scope, file: file)
            else { return nil }
            // Only its arguments, and the types around it, may be named by typealiases.
            guard
                type.path.contains(where: catalog.mayDeclare(typealiasNamed:))
                    || written.contains(where: { !$0.arguments.isEmpty })
            else { return written }
            // What is nearer by the name of the outermost type would be written before it again and again.
            let isOutermostSeen = catalog.path(of: type.path[0], in: scope, file: file).map { $0.count == 1 } ?? true
            return withoutTypealiasesInside(
                written, besides: isOutermostSeen ? [] : written.bases, in: scope, file: file, hiddenBy: hidden,
                lookups: &lookups)
        }
        guard let alias else {
            if let standard = standardTypealias(part) { return standard }
            let member = inheritedMember(part, in: scope, file: file) ?? part
            return memberType(member, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
        }
        if !scope.starts(with: alias.scope), let member = inheritedMember(part, in: scope, file: file),
            let meant = memberType(member, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
        {
            return meant
        }
        return target(of: alias, as: part, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
    }

    /// What a typealias stands for where `part` names it, followed further.
    private func target(
        of alias: CatalogTypealias, as part: TypeSyntax, in scope: [String], file: Int, hiddenBy hidden: Set<String>,
        lookups: inout Lookups
    ) -> TypeSyntax {
        let isGeneric = isGeneric(alias.scope, file: alias.file)
        if isGeneric, let names = inheritedNames(of: alias.scope, as: part, in: scope, file: file) {
            let target = withoutTypealiases(
                alias.declaration.type(withArgumentsOf: part), in: alias.scope, file: alias.file,
                hiddenBy: hidden.union(names.arguments.keys), lookups: &lookups)
            return withoutTypealiases(
                names.applied(to: target), in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
        }
        // The arguments mean what they mean here, the rest what it means there.
        let written = withoutTypealiasesInside(part, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
        // Without its arguments it would be the same as others.
        guard !written.hasMoreParts(than: Self.maximumArgumentParts) else { return written }
        var target = alias.declaration.type(withArgumentsOf: written)
        if case .member(let base, _, _) = written, let owner = owner(base, in: scope, file: file) {
            // What a protocol adds is written with what is a member of the type.
            if owner.type.path != alias.scope,
                let member = memberType(part, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
            {
                return member
            }
            target = target.replacing(
                NameReplacement { name in
                    if let type = owner.names[name] { return type }
                    // What stands beside it has the same arguments.
                    guard isGeneric, !owner.names.isEmpty,
                        catalog.path(of: name, in: alias.scope, file: alias.file) == alias.scope + [name]
                    else { return nil }
                    return .member(base, name)
                })
        }
        return withoutTypealiases(target, in: alias.scope, file: alias.file, hiddenBy: hidden, lookups: &lookups)
    }

    /// A type with its parts without typealiases, but not itself.
    ///
    /// - Parameter kept: parts that stay as well, but for what they are made of.
    private func withoutTypealiasesInside(
        _ type: TypeSyntax, besides kept: [TypeSyntax] = [], in scope: [String], file: Int,
        hiddenBy hidden: Set<String>, lookups: inout Lookups
    ) -> TypeSyntax {
        type.replacing {
            $0 == type || kept.contains($0)
                ? nil : withoutTypealiases($0, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
        }
    }

    /// What a member of a type is that no typealias of the sources declares; nil where that is not known.
    private func memberType(
        _ type: TypeSyntax, in scope: [String], file: Int, hiddenBy hidden: Set<String>, lookups: inout Lookups
    ) -> TypeSyntax? {
        guard case .member(let written, let name, arguments: []) = type else { return nil }
        lookups.left -= 1
        let base = withoutTypealiases(written, in: scope, file: file, hiddenBy: hidden, lookups: &lookups).canonical()
        let owner = owner(base, in: scope, file: file)
        guard let owner else { return standardTypealias(.member(base, name)) }
        guard !hidden.contains(owner.type.path[0]), let member = inferredMember(name, of: owner.type) else {
            return nil
        }
        let generic = Set(owner.type.declaration.genericParameters.map(\.name))
        let found = withoutTypealiases(
            member.type, in: member.scope, file: member.file, hiddenBy: generic, lookups: &lookups)
        // What it is made of may be members of what the owner is made of.
        return withoutTypealiases(
            found.replacing(NameReplacement(owner.names)), in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
    }
}

extension Resolver {
    /// Whether the run may declare a typealias that the type names; nothing is parsed for the answer.
    func mayBeTypealias(_ type: TypeSyntax) -> Bool {
        switch type {
        case .named(let name, _), .member(_, let name, _): return catalog.mayDeclare(typealiasNamed: name)
        default: return false
        }
    }

    /// The typealias that a type names inside `scope`, inherited ones among them.
    func alias(of type: TypeSyntax, in scope: [String], file: Int) -> CatalogTypealias? {
        guard mayBeTypealias(type) else { return nil }
        if let name = type.qualifiedName, let alias = catalog.alias(named: name, in: scope, file: file) { return alias }
        guard case .member(let base, let name, _) = type else { return nil }
        let owner = withoutTypealiases(base, in: scope, file: file).bare.unparenthesized.canonical()
        return owner.nominalName.flatMap { catalog.alias(named: $0 + [name], in: scope, file: file) }
    }
}

extension Resolver {
    /// The generic parameters of the type that another one is written as a member of, and what they are there; also the types in
    /// it. For example: `Item` and `Int` for `Store<Int>.First`
    func argumentsAround(_ written: TypeSyntax, in scope: CatalogType) -> [(String, TypeSyntax)] {
        guard case .member(let base, _, _) = written, !base.arguments.isEmpty,
            let (type, names) = owner(base, in: scope.path, file: scope.file)
        else { return [] }
        let nested = type.declaration.members.compactMap { member in
            if case .type(let nested) = member { nested.name } else { nil }
        }
        return type.declaration.genericParameters.compactMap { parameter in
            names[parameter.name].map { (parameter.name, $0) }
        } + nested.map { ($0, .member(base, $0)) }
    }
}

extension TypealiasDeclaration {
    /// What the typealias stands for in a type that names it. For example: `(Int) -> Void` for `Completion<Int>`
    func type(withArgumentsOf type: TypeSyntax) -> TypeSyntax {
        let arguments = type.arguments
        guard !arguments.isEmpty, arguments.count == genericParameters.count else { return self.type }
        // A chain of typealiases that repeat their parameters grows with each of them.
        guard !type.hasMoreParts(than: Resolver.maximumArgumentParts) else { return self.type }
        let bound = Dictionary(zip(genericParameters.map(\.name), arguments)) { first, _ in first }
        return self.type.replacing { part in
            guard case .named(let name, _) = part else { return nil }
            return bound[name]
        }
    }
}

extension TypeSyntax {
    /// The types that it is written as a member of, the nearest first. For example: `Outer.Middle` and `Outer` for
    /// `Outer.Middle.Inner`
    fileprivate var bases: [TypeSyntax] {
        var bases: [TypeSyntax] = []
        while case .member(let base, _, _) = bases.last ?? self { bases.append(base) }
        return bases
    }
}

/// How far names are followed: pairs of pairs double at every step, and what is hidden or a typealias may go in circles.
private struct Lookups {
    /// How many more names are looked at.
    var left = 256
    /// How many names are being followed, each of them in what the one before it stands for.
    private var depth = 0
    /// What fits into the stack of a secondary thread.
    private static let maximumDepth = 32

    /// Whether one more name may be followed; if so, it has to come back.
    mutating func goFurther() -> Bool {
        guard left > 0, depth < Self.maximumDepth else { return false }
        depth += 1
        return true
    }

    mutating func comeBack() {
        depth -= 1
    }
}
