// Types that a mock cannot reach by their names, since a type around it or a member of it hides them -> typealiases at file
// level that stand for them. The module's name would reach them, too, but no source tells it.

import SwiftDeclarations

extension Resolver {
    /// What stands at file level for a name that is hidden in the mock of a type. The mock's members have it in their
    /// types, so that it is as visible as they are, and named as no other is.
    ///
    /// For example: `ScreenStoreMockItem` for `Item`
    func substitute(for name: String, inMockOf type: CatalogType) -> String {
        let title = substitutePrefix(of: type) + unescaped(name)
        return name.hasPrefix("`") ? "`\(title)`" : title
    }

    /// The substitutes among the names that a mock is written with.
    func substitutes(in resolved: ResolvedProtocol) -> [(name: String, type: String)] {
        let type = resolved.type
        guard
            !type.scope.isEmpty || type.declaration.kind == .class || !resolved.memberTypeNames.isEmpty
                || !resolved.superclasses.isEmpty
        else { return [] }
        let prefix = substitutePrefix(of: type)
        var seen: Set<String> = []
        var result: [(name: String, type: String)] = []
        let written = resolved.writtenTypes.flatMap(\.spelledNames)
        for name in written + resolved.writtenDefaults.flatMap(words) {
            guard unescaped(name).hasPrefix(prefix), seen.insert(name).inserted,
                catalog.path(of: name, in: type.path, file: type.file) == nil
            else { continue }
            let hidden = String(unescaped(name).dropFirst(prefix.count))
            if !hidden.isEmpty { result.append((name, name.hasPrefix("`") ? "`\(hidden)`" : hidden)) }
        }
        return result
    }

    /// What stands in the mock of a type for a name in `origin` that is hidden there.
    fileprivate func type(
        named name: String, in origin: CatalogType, asWrittenInMockOf type: CatalogType
    ) -> TypeSyntax {
        let path = catalog.path(of: name, in: origin.path, file: origin.file)
        guard let path, path.count > 1, let written = written(path, inMockOf: type) else {
            return .named(substitute(for: name, inMockOf: type))
        }
        return written
    }

    private func substitutePrefix(of type: CatalogType) -> String {
        type.scope.map(identifierName).joined() + mockName(of: type)
    }
}

extension ResolvedProtocol {
    /// Writes substitutes in inherited requirements and typealiases for names that are types of the mock, though not of
    /// the protocols that declare them.
    mutating func replaceHiddenTypes(_ resolver: Resolver) {
        let names = memberTypeNames
        guard type.declaration.kind == .protocol, !names.isEmpty else { return }
        replaceTypes(hiddenBy: names.contains, resolver)
    }

    /// The same for names that are types of its superclass, if the protocols that have them in their members do not inherit
    /// from that.
    mutating func replaceTypesHiddenBySuperclass(_ resolver: Resolver) {
        guard let superclass = superclassType, !superclass.isKnown else { return }
        replaceTypes(hiddenBy: { resolver.isMember($0, of: superclass) }, resolver)
    }

    private mutating func replaceTypes(
        hiddenBy isHiding: @escaping @Sendable (String) -> Bool, _ resolver: Resolver
    ) {
        var hidden: [ObjectIdentifier: [String: Bool]] = [:]
        func isHidden(_ name: String, from origin: CatalogType) -> Bool {
            if let known = hidden[ObjectIdentifier(origin)]?[name] { return known }
            let inherited = resolver.inheritedTypes(of: origin)
            let isHidden = isHiding(name) && inherited.isComplete && !resolver.isMember(name, ofAny: inherited)
            hidden[ObjectIdentifier(origin), default: [:]][name] = isHidden
            return isHidden
        }
        let mocked = type
        func substitutes(in types: [TypeSyntax], from origin: CatalogType) -> NameReplacement? {
            if origin.isKnown { return resolver.standardNames(of: origin, hiddenBy: isHiding) }
            let names = Set(types.flatMap(\.spelledNames)).filter { isHidden($0, from: origin) }
            guard !names.isEmpty else { return nil }
            let substitutes = names.map { ($0, resolver.type(named: $0, in: origin, asWrittenInMockOf: mocked)) }
            return NameReplacement(Dictionary(uniqueKeysWithValues: substitutes))
        }
        nodes = nodes.map { node in
            node.mapRequirements { requirement in
                let types = requirement.declaration.types
                guard let names = substitutes(in: types, from: requirement.origin) else { return }
                requirement.declaration = requirement.declaration.replacing(names)
            }
        }
        for (index, alias) in typealiases.enumerated() {
            guard let names = substitutes(in: [alias.declaration.type], from: alias.origin) else { continue }
            typealiases[index].declaration = alias.declaration.replacing(names)
        }
    }

    /// Gives other names to generic parameters of members that hide typealiases: lowering asks what a name stands for wherever
    /// it is in the mock.
    mutating func renameParametersHidingTypealiases(_ resolver: Resolver) {
        let members = Set(typealiases.map(\.declaration.name))
        func hiding(_ parameters: [GenericParameter], in origin: CatalogType) -> Set<String> {
            Set(parameters.map(\.name)).filter { name in
                members.contains(name)
                    || resolver.catalog.mayDeclare(typealiasNamed: name)
                        && resolver.catalog.alias(named: [name], in: origin.path, file: origin.file) != nil
            }
        }
        nodes = nodes.mapRequirements { requirement in
            let names = hiding(requirement.declaration.genericParameters, in: requirement.origin)
            guard !names.isEmpty else { return }
            requirement.declaration = requirement.declaration.renamingGenericParameters(among: names)
        }
        for (index, designated) in (superclassInitializers?.designated ?? []).enumerated() {
            let names = hiding(designated.declaration.genericParameters, in: designated.origin)
            guard !names.isEmpty else { continue }
            superclassInitializers?.designated[index].declaration =
                designated.declaration.renamingGenericParameters(among: names)
        }
    }

    /// The types that the mock is written with.
    fileprivate var writtenTypes: [TypeSyntax] {
        let initializers =
            (superclassInitializers?.designated ?? []) + (superclassInitializers?.requiredConvenient ?? [])
        return nodes.requirements.flatMap(\.declaration.types) + typesBesideRequirements
            + initializers.flatMap { Declaration.initializer($0.declaration).types }
    }

    /// The default arguments of superclasses that the mock may repeat.
    fileprivate var writtenDefaults: [String] {
        let members = nodes.requirements.filter { $0.overridden != nil }.map { ($0.declaration.parameters, $0.origin) }
        let initializers = (superclassInitializers?.designated ?? []).map { ($0.declaration.parameters, $0.origin) }
        return (members + initializers).flatMap { parameters, origin in
            parameters.compactMap(\.defaultValue).map { defaultArgument($0, declaredIn: origin) }
        }
    }

    /// A default argument of a superclass in the names of the mock.
    func defaultArgument(_ written: String, declaredIn origin: CatalogType) -> String {
        superclasses.first { $0.type.path == origin.path }?.names.applied(to: written) ?? written
    }

    /// Those of them that do not stand in functions, variables, subscripts and initializers.
    var typesBesideRequirements: [TypeSyntax] {
        var types = typealiases.map(\.declaration.type) + typesInAnnotation
        for requirement in requirements { types += [requirement.left, requirement.right] }
        for declaration in associatedTypes {
            types += declaration.inheritance.map(\.type)
            if let type = declaration.defaultType { types.append(type) }
        }
        if let superclass { types.append(superclass) }
        return types
    }
}
