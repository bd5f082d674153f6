// What a parent mock says about the associated types of its protocol -> associated types of the protocol that inherits it,
// which may bind them or ask more of them than the parent does.

import SwiftDeclarations

extension ParentMock {
    /// The associated types that it is generic over, in order.
    var genericAssociatedTypes: [String] { typeParameters.map { associatedTypeNames[$0.name] ?? $0.name } }

    /// The associated types that arguments of the protocol bind (SE-0346), if all that there are do; a mock does not tell
    /// which are primary.
    func primaryAssociatedTypes(for arguments: [TypeSyntax]) -> [String]? {
        let generic = genericAssociatedTypes
        let bound = typealiases.map(\.name).filter { !generic.contains($0) }
        guard arguments.count == generic.count + bound.count, generic.isEmpty || bound.isEmpty, bound.count < 2 else {
            return nil
        }
        return generic + bound
    }

    /// Whether one of the types is what an associated type is in the mock.
    func binds(anyOf types: [TypeSyntax]) -> Bool { typealiases.contains { types.contains($0.type) } }

    /// What its typealiases stand for, as far as they do not use each other.
    var boundTypes: [String: TypeSyntax] {
        let aliases = typealiases
        let names = Set(aliases.map(\.name))
        return aliases.reduce(into: [:]) { types, alias in
            if !alias.type.mentions(names) { types[alias.name] = alias.type }
        }
    }

    /// Its protocol, as far as it says what that asks of associated types.
    func protocolType(inheritedBy heir: CatalogType) -> CatalogType {
        CatalogType(
            declaration: TypeDeclaration(
                head: DeclarationHead(), kind: .protocol, name: inheritedName.last ?? name, requirements: requirements,
                members: associatedTypes(stated: []).map { .associatedtype($0) }),
            path: heir.path, file: heir.file, enclosingAccess: heir.enclosingAccess, conditions: [])
    }

    private var typeParameters: [GenericParameter] {
        declaration.genericParameters.filter { $0.kind == .type }
    }

    /// The typealiases without parameters among its members.
    private var typealiases: [TypealiasDeclaration] {
        members.compactMap { member in
            guard case .typealias(let alias) = member.declaration, alias.genericParameters.isEmpty else { return nil }
            return alias
        }
    }

    /// The associated types whose generic parameters have other names: see `AssociatedTypes.renamedParameters`.
    /// For example: `Key` by `Key_`
    fileprivate var associatedTypeNames: [String: String] {
        let parameters = Set(typeParameters.map(\.name))
        return typealiases.reduce(into: [:]) { names, alias in
            guard case .named(let name, arguments: []) = alias.type, parameters.contains(name),
                name.hasPrefix("\(alias.name)_")
            else { return }
            names[name] = alias.name
        }
    }

    /// The mock without typealiases that its heir declares itself.
    fileprivate func without(typealiases names: Set<String>) -> ParentMock {
        var mock = self
        let parameters = Set(typeParameters.map(\.name))
        mock.replacedTypes = boundTypes.filter { names.contains($0.key) && !$0.value.mentions(parameters) }
        mock.members.removeAll { member in
            guard case .typealias(let alias) = member.declaration else { return false }
            return names.contains(alias.name)
        }
        return mock
    }

    /// What is known of the associated types: those that the mock is generic over, and of those that it binds the ones
    /// named in `stated`.
    fileprivate func associatedTypes(stated: Set<String>) -> [AssociatedTypeDeclaration] {
        let names = NameReplacement(associatedTypeNames.mapValues { .named($0) })
        let generic = typeParameters.map { parameter in
            AssociatedTypeDeclaration(
                head: DeclarationHead(), name: associatedTypeNames[parameter.name] ?? parameter.name,
                inheritance: parameter.constraint.map { [InheritedType(type: $0.replacing(names), offset: 0)] } ?? [])
        }
        let parameters = Set(generic.map(\.name))
        let others = Set(typealiases.map(\.name))
        let bound = typealiases.filter { stated.contains($0.name) && !parameters.contains($0.name) }.map { alias in
            let type = alias.type.replacing(names)
            // It is `Any` where nothing was known of it.
            if type == .named("Any") { return AssociatedTypeDeclaration(head: DeclarationHead(), name: alias.name) }
            guard type.mentions(parameters.union(others)) else {
                return AssociatedTypeDeclaration(head: DeclarationHead(), name: alias.name, defaultType: type)
            }
            return AssociatedTypeDeclaration(
                head: DeclarationHead(), name: alias.name,
                requirements: [GenericRequirement(left: type, relation: .sameType, right: .named(alias.name))])
        }
        return generic + bound
    }

    /// Adds the associated types that some of `names` are said to be made of. For example: `Out` to `In`, for `typealias In = [Out]`
    fileprivate func addEquated(to names: inout Set<String>) {
        var rest = typealiases
        let declared = Set(rest.map(\.name))
        while let index = rest.firstIndex(where: { names.contains($0.name) && $0.type.mentions(declared) }) {
            names.formUnion(rest.remove(at: index).type.spelledNames.filter(declared.contains))
        }
    }

    /// The names of which nothing is known, and that are the types of properties which others declare with other types.
    fileprivate func typesOfProperties(besides requirements: some Sequence<Requirement>) -> Set<String> {
        let others = Dictionary(
            requirements.compactMap { other in other.propertyType.map { (other.declaration.signatureKey(), $0) } }
        ) { first, _ in first }
        let bound = boundTypes
        return members.reduce(into: []) { names, member in
            guard case .variable(let variable) = member.declaration,
                case .named(let name, arguments: [])? = variable.type,
                let other = others[member.declaration.signatureKey()], other != .named(name),
                bound[name] == .named("Any")
            else { return }
            names.insert(name)
        }
    }

    /// The where clauses of the mock, about the associated types.
    fileprivate var requirements: [GenericRequirement] {
        let names = NameReplacement(associatedTypeNames.mapValues { .named($0) })
        return declaration.requirements.map { $0.replacing(names) }
    }
}

extension ResolvedProtocol {
    /// Takes over the associated types of the parent mocks.
    ///
    /// - Parameter bound: the names that the annotation binds.
    mutating func adoptAssociatedTypes(bound: Set<String>) {
        for index in parentMocks.indices {
            parentMocks[index] = adoptAssociatedTypes(of: parentMocks[index], bound: bound)
        }
    }

    /// The same of one of them. Answers the mock without what stands for them in it.
    private mutating func adoptAssociatedTypes(of mock: ParentMock, bound: Set<String>) -> ParentMock {
        let own = associatedTypes.filter { !$0.inheritance.isEmpty || $0.defaultType != nil }
        var stated = bound.union(own.map(\.name)).union(parentMocks.flatMap(\.genericAssociatedTypes))
        stated.formUnion(mock.typesOfProperties(besides: nodes.requirements))
        for clause in requirements.map(AssociatedTypes.withoutSelf) {
            stated.formUnion(clause.left.spelledNames)
            if clause.relation == .sameType { stated.formUnion(clause.right.spelledNames) }
        }
        mock.addEquated(to: &stated)
        let adopted = mock.associatedTypes(stated: stated)
        let names = Set(adopted.map(\.name))
        associatedTypes.removeAll { mock.memberNames.contains(unescaped($0.name)) && !names.contains($0.name) }
        associatedTypes += adopted
        // Those without constraints stay generic, too.
        equatedToConstrained.formUnion(mock.genericAssociatedTypes)
        ambiguousAssociatedTypes.formUnion(mock.associatedTypeNames.values)
        add(adopted.flatMap(\.requirements) + mock.requirements)
        // What the protocol says by a typealias of its own is so in its mock.
        return mock.without(typealiases: names.union(plainTypealiases.map(\.name)))
    }
}
