// A member of a type, such as `[Int].Index` or `Entry.ID` -> the type that it is, where a table of the standard library
// says so, or where the compiler infers it for a type of the sources: from a witness, for one.

import SwiftDeclarations

/// What a member type is, in the names that are seen where it is declared.
struct MemberType: Sendable {
    /// The type. `Self` stands for the type that it is a member of.
    let type: TypeSyntax
    /// In whose scope the names in it are looked up.
    let scope: [String]
    let file: Int
}

/// A member of a type of the sources that is inferred.
struct InferredMember: Hashable {
    let owner: CatalogType.ID
    let name: String
}

extension Resolver {
    /// The type of the sources that a type names, and what its generic parameters and `Self` are.
    func owner(_ base: TypeSyntax, in scope: [String], file: Int) -> (type: CatalogType, names: [String: TypeSyntax])? {
        guard let path = base.qualifiedName, let type = catalog.type(named: path, in: scope, file: file) else {
            return nil
        }
        let parameters = type.declaration.genericParameters.map(\.name)
        let arguments = parameters.count == base.arguments.count ? base.arguments : []
        let names = [("Self", base)] + zip(parameters, arguments)
        return (type, Dictionary(names) { _, last in last })
    }

    /// What a typealias of the standard library stands for, or a member of one of its types; nil for other types.
    ///
    /// - Parameter type: as it is written, except that a type that it is a member of is followed.
    func standardTypealias(_ type: TypeSyntax) -> TypeSyntax? {
        guard case .member(let base, let member, arguments: []) = type, let (path, arguments) = base.nominal else {
            guard case .named(let name, arguments: []) = type else { return nil }
            return standardTypes.alias(named: [name], in: [], file: 0)?.declaration.type
        }
        if Catalog.isSystemModule(path.joined(separator: ".")) {
            return standardTypealias(.named(member))
        }
        guard let alias = standardTypes.alias(named: Catalog.withoutSystemModule(path) + [member], in: [], file: 0),
            let outermost = standardTypes.type(named: Array(alias.scope.prefix(1)), in: [], file: 0)
        else { return nil }
        let parameters = outermost.declaration.genericParameters.map(\.name)
        guard parameters.count == arguments.count else { return nil }
        return alias.declaration.type.replacing(
            NameReplacement(Dictionary(zip(parameters, arguments)) { first, _ in first }))
    }

    /// The full name of a type that one of the standard library declares inside it; nil for other types. For example:
    /// `Set.Index` for `Set<Int>.Index`
    func standardMemberType(_ type: TypeSyntax) -> String? {
        guard case .member(let base, let member, arguments: []) = type, let path = base.nominalName else { return nil }
        let name = Catalog.withoutSystemModule(path) + [member]
        return standardTypes.type(named: name, in: [], file: 0) == nil ? nil : name.joined(separator: ".")
    }

    /// What the compiler infers for a member of a type of the sources.
    func inferredMember(_ name: String, of owner: CatalogType) -> MemberType? {
        findings.type(of: InferredMember(owner: owner.id, name: name)) { infer(name, of: owner) }
    }

    private func infer(_ name: String, of owner: CatalogType) -> MemberType? {
        if owner.declaration.kind == .enum, name == "RawValue", let raw = owner.declaration.inheritance.first {
            return MemberType(type: raw.type, scope: owner.path, file: owner.file)
        }
        if let parameter = owner.declaration.genericParameters.first(where: { unescaped($0.name) == name }) {
            return MemberType(type: .named(parameter.name), scope: owner.path, file: owner.file)
        }
        guard owner.declaration.kind != .protocol else { return nil }
        let lineage = lineage(of: owner)
        if let found = infer(name, by: lineage) { return found }
        let extensions = catalog.extensions(of: owner)
        guard !extensions.isEmpty else { return nil }
        return infer(name, by: lineage + extensions.flatMap(self.lineage))
    }

    /// - Parameter lineage: the type, its extensions, its superclasses, and the protocols that it conforms to.
    private func infer(_ name: String, by lineage: [CatalogType]) -> MemberType? {
        let protocols = lineage.filter { $0.declaration.kind == .protocol }
        let parts = lineage.filter { $0.declaration.kind != .protocol }
        for type in protocols {
            if let alias = catalog.alias(named: [name], in: type.path, file: type.file), alias.scope == type.path {
                return MemberType(type: ofSelf(alias.declaration.type, in: type), scope: type.path, file: type.file)
            }
        }
        return protocols.lazy.compactMap { self.witnessed(name, requiredBy: $0, in: parts) }.first
            ?? protocols.lazy.compactMap { self.stated(name, by: $0) }.first
    }

    /// What a witness makes of an associated type, if all that may be one make the same of it. For example: `Int` for
    /// `Element`, where `next()` returns `Int?`
    private func witnessed(_ name: String, requiredBy type: CatalogType, in parts: [CatalogType]) -> MemberType? {
        for requirement in type.declaration.members where requirement.types.contains(where: { $0.mentions([name]) }) {
            var witnessed: MemberType?
            for part in parts {
                for member in part.declaration.members where member.mayWitness(requirement) {
                    let member = withType(member, of: part, trustingNames: true)
                    let found = zip(requirement.comparedTypes, member.comparedTypes).lazy
                        .compactMap { $0.canonical().counterpart(of: name, in: $1.canonical()) }.first
                    guard let found, found != .named(name) else { continue }
                    if let witnessed, witnessed.type != found { return nil }
                    witnessed = MemberType(type: found, scope: part.path, file: part.file)
                }
            }
            if let witnessed { return witnessed }
        }
        return nil
    }

    /// What a where clause or a default makes of an associated type of a protocol.
    private func stated(_ name: String, by type: CatalogType) -> MemberType? {
        let sides = type.declaration.associatedTypeClauses.lazy.filter { $0.relation == .sameType }
            .flatMap { [($0.left, $0.right), ($0.right, $0.left)] }
        let stated = sides.first { $0 == .named(name) && !$1.mentions([name]) }?.1
        let byDefault = type.declaration.associatedTypes.last { $0.name == name }?.defaultType
        return (stated ?? byDefault).map { MemberType(type: ofSelf($0, in: type), scope: type.path, file: type.file) }
    }

    /// A type in a protocol with its associated types as members of `Self`.
    private func ofSelf(_ type: TypeSyntax, in origin: CatalogType) -> TypeSyntax {
        let names = associatedTypeNames(of: origin)
        return AssociatedTypes.withoutSelf(type).replacing(
            NameReplacement { names.contains($0) ? .member(.named("Self"), $0) : nil })
    }
}

extension Declaration {
    /// Whether it may satisfy a requirement, as far as names tell.
    fileprivate func mayWitness(_ requirement: Declaration) -> Bool {
        plainName != nil && plainName == requirement.plainName && witnessLabels == requirement.witnessLabels
    }
}

extension TypeSyntax {
    /// What stands in another type where a name stands in this one. For example: `Int` for `Item` in `[Item]` and `[Int]`
    fileprivate func counterpart(of name: String, in other: TypeSyntax) -> TypeSyntax? {
        if self == .named(name) { return other }
        let (parts, others) = (children, other.children)
        guard withoutChildren == other.withoutChildren, parts.count == others.count else { return nil }
        return zip(parts, others).lazy.compactMap { $0.counterpart(of: name, in: $1) }.first
    }

    /// The name that declarations have of a type or of a member of one, and the arguments of the outermost type. For example:
    /// `Dictionary.Values` and `Int`, `Bool` for `[Int: Bool].Values`
    fileprivate var nominal: (path: [String], arguments: [TypeSyntax])? {
        if case .member(let base, let name, arguments: []) = self {
            return base.nominal.map { ($0.path + [name], $0.arguments) }
        }
        return nominalName.map { ($0, nominalArguments) }
    }

    /// The name that declarations of the type have. For example: `Array` for `[Int]`
    var nominalName: [String]? {
        switch self {
        case .array: ["Array"]
        case .dictionary: ["Dictionary"]
        case .optional: ["Optional"]
        default: qualifiedName
        }
    }

    /// The arguments for the generic parameters of those declarations.
    var nominalArguments: [TypeSyntax] {
        switch self {
        case .array(let element), .optional(let element): [element]
        case .dictionary(let key, let value): [key, value]
        default: arguments
        }
    }
}
