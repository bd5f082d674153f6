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
        // Pairs of pairs double at every step, and typealiases may go in circles: more names are not looked at.
        var lookups = 256
        return withoutTypealiases(type, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
    }

    /// Whether a requirement is written with a name that a typealias may have; nothing is parsed for the answer.
    func mayNameTypealias(_ requirement: Declaration) -> Bool {
        requirement.types.contains { type in
            type.contains { part in
                guard let name = part.qualifiedName?.last else { return false }
                return name == Self.foundationTypealias || Self.inferredMembers.contains(name)
                    || catalog.mayDeclare(typealiasNamed: name)
            }
        }
    }

    /// The typealias of Foundation that signatures have.
    private static let foundationTypealias = "TimeInterval"

    private func withoutTypealiases(
        _ type: TypeSyntax, in scope: [String], file: Int, hiddenBy hidden: Set<String>, lookups: inout Int
    ) -> TypeSyntax {
        type.replacing { part in
            guard lookups > 0, let name = part.qualifiedName, let first = name.first, !hidden.contains(first) else {
                return nil
            }
            lookups -= 1
            let alias = catalog.alias(named: name, in: scope, file: file)
            let isInterval = alias == nil && Catalog.withoutSystemModule(name) == [Self.foundationTypealias]
            guard catalog.type(named: name, in: scope, file: file) == nil else { return nil }
            if isInterval { return .named("Double") }
            guard let alias else {
                return inferredMember(named: name, in: scope, file: file).map { type, owner in
                    withoutTypealiases(type, in: owner.path, file: owner.file, hiddenBy: [], lookups: &lookups)
                }
            }
            // The arguments mean what they mean here, the rest what it means there.
            let written = part.replacing {
                $0 == part
                    ? nil : withoutTypealiases($0, in: scope, file: file, hiddenBy: hidden, lookups: &lookups)
            }
            // Without its arguments it would be the same as others.
            guard !written.hasMoreParts(than: Self.maximumArgumentParts) else { return written }
            return withoutTypealiases(
                alias.declaration.type(withArgumentsOf: written), in: alias.scope, file: alias.file,
                hiddenBy: hidden, lookups: &lookups)
        }
    }
}

extension Resolver {
    /// The associated types that a type of the sources seldom writes, since the compiler infers them.
    private static let inferredMembers: Set<String> = ["ID", "RawValue"]

    /// What the compiler infers for `ID` from the property `id`, and for `RawValue` from the raw type of an enumeration;
    /// and the type that it is a member of.
    private func inferredMember(
        named name: [String], in scope: [String], file: Int
    ) -> (type: TypeSyntax, owner: CatalogType)? {
        guard let member = name.last, name.count > 1, Self.inferredMembers.contains(member),
            let owner = catalog.type(named: name.dropLast(), in: scope, file: file)
        else { return nil }
        if member == "RawValue" {
            guard owner.declaration.kind == .enum else { return nil }
            return owner.declaration.inheritance.first.map { ($0.type, owner) }
        }
        for case .variable(let variable) in owner.declaration.members where unescaped(variable.name) == "id" {
            return variable.type.map { ($0, owner) }
        }
        return nil
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
