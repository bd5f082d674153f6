// What a mock takes over from protocols and classes -> the same with modules before names that the mocks see in several.

import SwiftDeclarations

extension SharedNames {
    /// Writes modules before such names in what a mock takes over from protocols.
    mutating func qualify(_ mock: inout ResolvedProtocol, _ resolver: Resolver) {
        guard areModulesSeveral else { return }
        let mocked = mock.type
        let members = mock.memberTypeNames.union(mock.genericNamesAround).union(mock.classParameters.map(\.name))
        parametersOfMock = mock.nodes.requirements.reduce(into: members) { names, requirement in
            names.formUnion(requirement.declaration.genericParameters.map(\.name))
        }
        func names(spelled: [String], from origin: CatalogType) -> NameReplacement? {
            guard !origin.isKnown else { return nil }
            let modules = Set(spelled).subtracting(members).reduce(into: [String: TypeSyntax]()) { modules, name in
                guard let module = module(toWriteBefore: name, in: origin, forMockOf: mocked) else { return }
                modules[name] = .member(.named(module), name)
            }
            return modules.isEmpty ? nil : NameReplacement(modules)
        }
        func names(in types: [TypeSyntax], from origin: CatalogType) -> NameReplacement? {
            names(spelled: types.flatMap { $0.spelledNames + $0.attributeNames }, from: origin)
        }
        func qualified(_ declaration: Declaration, from origin: CatalogType) -> Declaration {
            guard let names = names(spelled: declaration.spelledNames, from: origin) else { return declaration }
            var qualified = declaration.replacing(names)
            for (index, parameter) in declaration.parameters.enumerated() {
                qualified.parameters[index].defaultValue = parameter.defaultValue.map(names.applied)
            }
            return qualified
        }
        mock.module = module(toWriteBefore: mocked.path[0], in: mocked, forMockOf: mocked)
        for type in resolver.lineage(of: mocked) where !type.isKnown {
            let module = module(toWriteBefore: type.path[0], in: type, forMockOf: mocked, isWritten: false)
            guard let module else { continue }
            resolver.namesWithModules.write("\(module).\(type.qualifiedName)", for: type)
        }
        qualifyActors(of: &mock, resolver)
        mock.nodes = mock.nodes.map { node in
            node.mapRequirements { $0.declaration = qualified($0.declaration, from: $0.origin) }
        }
        for (index, alias) in mock.typealiases.enumerated() {
            guard let names = names(in: [alias.declaration.type], from: alias.origin) else { continue }
            mock.typealiases[index].declaration = alias.declaration.replacing(names)
        }
        qualifyAssociatedTypes(of: &mock, resolver) { names(in: $0, from: $1) }
        qualifyDeclaration(of: &mock) { names(in: $0, from: mocked) }
        if let superclass = mock.superclass {
            let origin = resolver.lineage(of: mocked).first { $0.declaration.asksFor(superclass) }
            mock.superclass = names(in: [superclass], from: origin ?? mocked).map(superclass.replacing) ?? superclass
        }
        mock.superclassInitializers?.mapDeclarations { qualified($0, from: $1) }
        for (name, hidden) in resolver.substitutes(in: mock) {
            let mention = mock.nodes.requirements.first { $0.declaration.types.contains { $0.mentions([name]) } }
            guard let origin = mention?.origin, !origin.isKnown else { continue }
            mock.modulesOfHiddenTypes[hidden] = module(toWriteBefore: hidden, in: origin, forMockOf: mocked)
        }
    }

    /// The same in what its first lines repeat, and in its annotation.
    private func qualifyDeclaration(
        of mock: inout ResolvedProtocol, names: (_ types: [TypeSyntax]) -> NameReplacement?
    ) {
        let parameters = mock.classParameters
        if let names = names(parameters.compactMap(\.constraint)) {
            mock.classParameters = parameters.map { $0.replacing(names) }
        }
        for clauses in [\ResolvedProtocol.classClauses, \.clausesOfSignatures, \.enclosingClauses] {
            guard let names = names(mock[keyPath: clauses].flatMap { [$0.left, $0.right] }) else { continue }
            mock[keyPath: clauses] = mock[keyPath: clauses].map { $0.replacing(names) }
        }
        mock.namesInAnnotation = names(mock.typesInAnnotation)
    }

    /// The same for the global actors that it and its members are on, which go by their names.
    private mutating func qualifyActors(of mock: inout ResolvedProtocol, _ resolver: Resolver) {
        let mocked = mock.type
        let types = resolver.lineage(of: mocked) + mock.superclasses.flatMap { resolver.lineage(of: $0.type) }
        var heads = types.map { ($0.declaration.head, $0) }
        for requirement in mock.nodes.requirements.flatMap({ [$0] + $0.repeats }) {
            if let head = requirement.declaration.memberHead { heads.append((head, requirement.origin)) }
        }
        for (head, origin) in heads where !head.attributes.isEmpty && !origin.isKnown {
            guard let actor = resolver.globalActor(in: head.attributes, scope: origin.path, file: origin.file),
                let module = module(
                    toWriteBefore: Attribute(name: actor).root, in: origin, forMockOf: mocked),
                let type = resolver.type(of: Attribute(name: actor), in: origin.path, file: origin.file)
            else { continue }
            resolver.namesWithModules.write("\(module).\(actor)", for: type)
            qualifiesActors = true
        }
        guard resolver.hasNamesWithModules else { return }
        mock.mapActors { actor, origin in
            (origin.map(resolver.lineage) ?? types).lazy.compactMap { type in
                let attributes = type.declaration.head.attributes.filter { $0.name == actor }
                return resolver.globalActor(in: attributes, scope: type.path, file: type.file)
            }.first ?? actor
        }
    }

    /// The same in its associated types and where clauses.
    private func qualifyAssociatedTypes(
        of mock: inout ResolvedProtocol, _ resolver: Resolver,
        names: (_ types: [TypeSyntax], _ origin: CatalogType) -> NameReplacement?
    ) {
        guard !mock.associatedTypes.isEmpty else { return }
        let lineage = resolver.lineage(of: mock.type)
        for (index, declaration) in mock.associatedTypes.enumerated() {
            let origin = lineage.first { type in
                type.declaration.associatedTypes.contains {
                    $0.name == declaration.name && $0.head.offset == declaration.head.offset
                }
            }
            let types = declaration.inheritance.map(\.type) + [declaration.defaultType].compactMap(\.self)
            guard let names = names(types, origin ?? mock.type) else { continue }
            mock.associatedTypes[index].inheritance = declaration.inheritance.map { inherited in
                var inherited = inherited
                inherited.type = inherited.type.replacing(names)
                return inherited
            }
            mock.associatedTypes[index].defaultType = declaration.defaultType?.replacing(names)
        }
        let clauses = mock.requirements
        let qualified = clauses.map { clause in
            let origin = lineage.first { $0.declaration.says(clause) } ?? mock.type
            return names([clause.left, clause.right], origin).map(clause.replacing) ?? clause
        }
        if qualified != clauses { mock.replaceRequirements(by: qualified) }
    }
}

/// How mocks write protocols, classes and global actors whose names they see in several modules. For example: `Core.Parent`
final class NamesWithModules: @unchecked Sendable {
    private let lock = Lock()
    private var names: [CatalogType.ID: String] = [:]

    fileprivate var isEmpty: Bool { lock.withLock { names.isEmpty } }

    fileprivate func name(of type: CatalogType) -> String? { lock.withLock { names[type.id] } }

    fileprivate func write(_ name: String, for type: CatalogType) { lock.withLock { names[type.id] = name } }
}

extension Resolver {
    /// Whether mocks write a module before the name of any type that they are on, conform to or inherit from.
    var hasNamesWithModules: Bool { !namesWithModules.isEmpty }

    /// The name of such a type with its module; nil where the module is not written.
    func nameWithModule(of type: CatalogType) -> String? { type.isKnown ? nil : namesWithModules.name(of: type) }

    /// The name of a type as mocks write it. For example: `Parent`, `Outer.Parent`, `Core.Parent`
    func writtenName(of type: CatalogType) -> String { nameWithModule(of: type) ?? type.qualifiedName }
}

extension Declaration {
    /// The first components of the names of types and attributes that it is written with, and the names in default arguments.
    fileprivate var spelledNames: [String] {
        types.flatMap { $0.spelledNames + $0.attributeNames }
            + parameters.flatMap(\.attributes).filter(\.isType).map(\.root)
            + parameters.compactMap(\.defaultValue).flatMap { value in
                let file = SourceFile(path: "", text: value)
                return tokenize(file).tokens.filter { $0.kind == .identifier }.map { file.text($0.range) }
            }
    }
}

extension TypeDeclaration {
    /// Whether a protocol says itself that what conforms inherits from a class.
    fileprivate func asksFor(_ superclass: TypeSyntax) -> Bool {
        kind == .protocol && superclass.qualifiedName.map(inheritedNames.contains) ?? false
    }

    /// Whether a protocol says a where clause itself, or makes it of the arguments of what it inherits.
    fileprivate func says(_ clause: GenericRequirement) -> Bool {
        associatedTypeClauses.contains(AssociatedTypes.withoutSelf(clause))
            || clause.relation == .sameType && inheritance.contains { $0.type.arguments.contains(clause.right) }
    }
}

extension ResolvedProtocol {
    /// Puts other names in place of those of global actors that it and its members are on.
    ///
    /// - Parameter transform: from one, and the type by which a member is on it; nil for that of the mock.
    fileprivate mutating func mapActors(_ transform: (String, CatalogType?) -> String) {
        func rename(_ requirement: inout Requirement) {
            requirement.originActor = requirement.originActor.map { transform($0, requirement.origin) }
            for index in requirement.repeats.indices { rename(&requirement.repeats[index]) }
        }
        nodes = nodes.mapRequirements(rename)
        for index in boundInSwift6.indices { rename(&boundInSwift6[index]) }
        globalActor = globalActor.map { transform($0, nil) }
        protocolActor = protocolActor.map { transform($0, nil) }
        actorOfConformance = actorOfConformance.map { transform($0, nil) }
    }
}

extension SuperclassInitializers {
    /// Puts other declarations in place of all initializers.
    ///
    /// - Parameter transform: from one, and the class that declares it, to another of the same kind.
    fileprivate mutating func mapDeclarations(_ transform: (Declaration, CatalogType) -> Declaration) {
        func apply(to initializer: inout InitializerDeclaration, of origin: CatalogType) {
            if case .initializer(let new) = transform(.initializer(initializer), origin) { initializer = new }
        }
        for index in designated.indices { apply(to: &designated[index].declaration, of: designated[index].origin) }
        for index in convenient.indices { apply(to: &convenient[index].declaration, of: convenient[index].origin) }
        for index in ambiguous.indices { apply(to: &ambiguous[index].declaration, of: ambiguous[index].origin) }
    }
}
