// Members and types that only some versions of a platform have -> how their state is stored: a stored property cannot be
// limited to versions, so that what it holds is `Any`, and a computed one, which can, says the type.

import SwiftDeclarations

extension Lowering {
    /// Whether types may be limited to versions of a platform, as the member that mentions them is: those of the run
    /// that say so and, on request, those whose declaration is out of sight.
    func mayBeLimited(
        _ types: [TypeSyntax], head: DeclarationHead, in mock: Context, outOfSight: Bool
    ) -> Bool {
        guard head.isLimited else { return false }
        var followed: Set<[String]> = []
        return types.contains { mentionsLimited($0, in: mock, outOfSight: outOfSight, followed: &followed) }
    }

    /// What limits the types around a declaration: an extension of theirs is no more available than they are.
    func limits(around type: CatalogType) -> [String] {
        type.scope.indices.flatMap { index in
            catalog.type(named: Array(type.scope[...index]), in: [], file: type.file)?.declaration.head.limits ?? []
        }
    }

    /// - Parameter followed: the typealiases that were looked into, each of which is once, whatever they mention.
    private func mentionsLimited(
        _ type: TypeSyntax, in mock: Context, outOfSight: Bool, followed: inout Set<[String]>
    ) -> Bool {
        type.contains { part in
            guard let name = part.qualifiedName else { return false }
            return isLimited(name, in: mock, outOfSight: outOfSight, followed: &followed)
        }
    }

    private func isLimited(
        _ name: [String], in mock: Context, outOfSight: Bool, followed: inout Set<[String]>
    ) -> Bool {
        let origin = mock.resolved.type
        if let alias = catalog.alias(named: name, in: origin.path, file: origin.file) {
            guard followed.insert(name).inserted else { return false }
            return alias.declaration.head.isLimited
                || mentionsLimited(alias.declaration.type, in: mock, outOfSight: outOfSight, followed: &followed)
        }
        guard let type = catalog.type(named: name, in: origin.path, file: origin.file) else {
            return outOfSight && !Self.unlimitedNames.contains(name[name.count - 1])
        }
        // What stands around a type limits it, too.
        return type.path.indices.contains { index in
            catalog.type(named: Array(type.path[...index]), in: [], file: type.file)?.declaration.head.isLimited
                ?? false
        }
    }

    /// Names that every version has, or that are no types of their own.
    private static let unlimitedNames: Set<String> = [
        "Any", "AnyObject", "Array", "Bool", "Character", "Data", "Date", "Dictionary", "Double", "Error", "Float",
        "Int", "Never", "Optional", "Result", "Self", "Set", "String", "Swift", "TimeInterval", "UInt", "URL", "UUID",
        "Void",
    ]
}

extension DeclarationHead {
    /// Whether an `@available` limits it to versions, of a platform or else.
    /// For example: `@available(macOS 13, *)`, but not `@available(*, deprecated)`
    var isLimited: Bool {
        attributes.contains { attribute in
            guard attribute.name == "available", let arguments = attribute.arguments?.dropFirst() else { return false }
            return arguments.drop { $0 == " " }.first != "*"
        }
    }

    /// The attributes that say so; none where none does.
    var limits: [String] { isLimited ? attributes.filter { $0.name == "available" }.map(\.description) : [] }
}
