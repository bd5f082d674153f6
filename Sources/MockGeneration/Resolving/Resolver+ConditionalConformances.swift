// A generic type and a protocol -> what its arguments have to meet for an extension to have it conform.
// For example: `Item: Shape` for `Box<Item>` and `Shape`, with `extension Box: Shape where Content: Shape`

import SwiftDeclarations

extension Resolver {
    /// What a type has to meet for the extension of it that has it conform to a protocol; nothing where it conforms in any case or
    /// in none.
    func clauses(
        underWhich type: TypeSyntax, conformsTo constraint: [String], in scope: CatalogType
    ) -> [GenericRequirement] {
        let own = Set(scope.declaration.associatedTypes.map(\.name))
        let type = withoutTypealiases(type, in: scope.path, file: scope.file, hiddenBy: own).bare.unparenthesized
        guard type.canonical().hasArguments, let parts = parts(of: type, in: scope, incomplete: true) else { return [] }
        let clauses = expanded(constraint, from: scope).compactMap(\.self).flatMap {
            self.clauses(of: parts, conformingTo: $0)
        }
        if let pack = parts.first?.declaration.onlyPack {
            let each = clauses.filter { $0.left == .packExpansion(.packElement(.named(pack))) }
            return type.arguments.flatMap { argument in
                each.map { GenericRequirement(left: argument, relation: $0.relation, right: $0.right) }
            }
        }
        guard let given = arguments(of: type, declaredBy: parts) else { return [] }
        return clauses.map { $0.replacing(NameReplacement(given)) }
    }

    /// The where clause of the extension that has a type conform to a protocol: the one that names it, rather than others that name
    /// protocols which inherit it.
    private func clauses(of parts: [CatalogType], conformingTo found: CatalogType) -> [GenericRequirement] {
        let conforming = parts.filter { part in inheritedTypes(of: part).types.contains { $0.id == found.id } }
        guard conforming.allSatisfy({ $0.declaration.kind == .extension }) else { return [] }
        let naming = conforming.filter { part in
            part.declaration.inheritedNames.contains { name in
                expanded(name, from: part).contains { $0?.id == found.id }
            }
        }
        let clauses = Set((naming.isEmpty ? conforming : naming).map(\.declaration.requirements))
        return clauses.count == 1 ? clauses.first ?? [] : []
    }

    /// The arguments of a type, and of those around it, by the names of their generic parameters, and what its typealiases make of
    /// them; nil where it has none.
    func arguments(of type: TypeSyntax, declaredBy parts: [CatalogType]) -> [String: TypeSyntax]? {
        let type = type.canonical().bare.unparenthesized
        guard let declared = parts.first, declared.declaration.kind != .extension else {
            return type.arguments(by: type.namesOfStandardParameters)
        }
        var given: [String: TypeSyntax] = [:]
        var next = type
        let owners = catalog.types(along: declared.scope, file: declared.file).reversed()
        for owner in [declared] + owners {
            let names = owner.declaration.genericParameters.map(\.name)
            if !names.isEmpty {
                guard let arguments = next.arguments(by: names) else { return nil }
                given.merge(arguments) { inner, _ in inner }
            }
            guard case .member(let outer, _, arguments: _) = next else { break }
            next = outer
        }
        guard !given.isEmpty else { return nil }
        for case .typealias(let alias) in declared.declaration.members
        where alias.genericParameters.isEmpty && given[alias.name] == nil {
            given[alias.name] = alias.type.replacing(NameReplacement(given))
        }
        return given
    }
}

extension TypeDeclaration {
    /// The name of its generic parameter, if that is one for any number of arguments and there is none besides (SE-0398).
    var onlyPack: String? {
        genericParameters.count == 1 && genericParameters[0].kind == .pack ? genericParameters[0].name : nil
    }
}

extension TypeSyntax {
    /// Whether it is generic, or in a generic type.
    fileprivate var hasArguments: Bool {
        if !nominalArguments.isEmpty { return true }
        if case .member(let outer, _, arguments: _) = self { return outer.hasArguments }
        return false
    }

    /// The arguments by the names of generic parameters; nil where these are none or others.
    fileprivate func arguments(by names: [String]) -> [String: TypeSyntax]? {
        guard !nominalArguments.isEmpty, names.count == nominalArguments.count else { return nil }
        return Dictionary(zip(names, nominalArguments)) { first, _ in first }
    }

    /// The names of the generic parameters of a type of the standard library.
    fileprivate var namesOfStandardParameters: [String] {
        if wrapped != nil { return ["Wrapped"] }
        let name = qualifiedName?.last ?? ""
        if name == "Result" { return ["Success", "Failure"] }
        if name.hasSuffix("Range") || name.hasPrefix("PartialRange") { return ["Bound"] }
        if name.hasSuffix("BufferPointer") { return ["Element"] }
        if name.hasSuffix("Pointer") { return ["Pointee"] }
        return nominalArguments.count == 1 ? ["Element"] : ["Key", "Value"]
    }
}
