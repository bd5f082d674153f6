// The modules that a file of mocks sees -> types whose names several of these have, with their module before them. No source
// file sees all that the mocks of several do. Where a type of the protocols' own module is meant, and nothing tells that by
// its folder, ModuleImports imports it by itself.

import SwiftDeclarations

/// Names that mean several types where mocks stand.
struct SharedNames: Sendable {
    private let catalog: Catalog
    /// The modules that the mocks import.
    private let modules: Set<String>
    /// Those of which they see what is internal.
    private let testable: Set<String>
    private let areMocksElsewhere: Bool

    init(of mocks: [ResolvedProtocol], in catalog: Catalog, options: Options) {
        self.catalog = catalog
        areMocksElsewhere = options.areMocksElsewhere
        testable = Set(options.testableImports)
        let files = Set(mocks.flatMap(\.files))
        modules = files.reduce(into: Set(options.testableImports + options.customImports)) { modules, file in
            modules.formUnion(catalog.imports(of: file).all)
        }.subtracting(options.excludedImports)
    }

    /// Writes modules before such names in what a mock takes over from protocols.
    func qualify(_ mock: inout ResolvedProtocol) {
        let mocked = mock.type
        let members = mock.memberTypeNames.union(mock.genericNamesAround)
        func names(in types: [TypeSyntax], from origin: CatalogType) -> NameReplacement? {
            guard !origin.isKnown else { return nil }
            let spelled = Set(types.flatMap(\.spelledNames)).subtracting(members)
            let modules = spelled.reduce(into: [String: TypeSyntax]()) { modules, name in
                guard let module = module(toWriteBefore: name, in: origin, forMockOf: mocked) else { return }
                modules[name] = .member(.named(module), name)
            }
            return modules.isEmpty ? nil : NameReplacement(modules)
        }
        mock.nodes = mock.nodes.map { node in
            node.mapRequirements { requirement in
                guard let names = names(in: requirement.declaration.types, from: requirement.origin) else { return }
                requirement.declaration = requirement.declaration.replacing(names)
            }
        }
        for (index, alias) in mock.typealiases.enumerated() {
            guard let names = names(in: [alias.declaration.type], from: alias.origin) else { continue }
            mock.typealiases[index].declaration = alias.declaration.replacing(names)
        }
        if let superclass = mock.superclass, let names = names(in: [superclass], from: mocked) {
            mock.superclass = superclass.replacing(names)
        }
    }

    /// The module of what a name means in the scope of a declaration, if the mock of another one may take it for something else
    /// without.
    private func module(
        toWriteBefore name: String, in origin: CatalogType, forMockOf mocked: CatalogType
    ) -> String? {
        guard isInSeveralFolders(name), catalog.path(of: name, in: origin.path, file: origin.file)?.count == 1,
            let file = file(of: name, seenFrom: origin), let module = module(of: file),
            catalog.path(of: module, in: mocked.path, file: mocked.file) == nil
        else { return nil }
        let others = catalog.topLevelEntries(name).filter { self.module(of: $0.file) != module && !$0.isHidden }
        if !catalog.mayBeInOneModule(file, mocked.file) {
            let isShared = others.contains { catalog.mayBeInOneModule($0.file, mocked.file) || isVisible($0) }
            return isShared ? module : nil
        }
        // What is the mocks' own comes first, and elsewhere a type is imported by itself. Two cannot be.
        let isShared = areMocksElsewhere && others.contains { $0.file < catalog.sourceCount && isVisible($0) }
        return isShared ? module : nil
    }

    /// Whether files of several modules may declare a type or typealias of a name; nothing is parsed for the answer.
    private func isInSeveralFolders(_ name: String) -> Bool {
        var first: Int?
        return [DeclaredNames.Kind.type, .typealias].contains { kind in
            catalog.anyFile(declaring: name, as: kind) { file in
                let other = first ?? file
                first = other
                return module(of: file) != module(of: other) || !catalog.mayBeInOneModule(file, other)
            }
        }
    }

    /// The file of what a name means.
    private func file(of name: String, seenFrom origin: CatalogType) -> Int? {
        catalog.typeUnlessAlias(named: [name], in: origin.path, file: origin.file)?.file
            ?? catalog.alias(named: [name], in: origin.path, file: origin.file)?.file
    }

    /// Whether the mocks see a declaration of a module that they import.
    private func isVisible(_ entry: Catalog.TopLevelEntry) -> Bool {
        module(of: entry.file).map { entry.access >= .package || testable.contains($0) } ?? false
    }

    /// The module that a file is in, which the mocks import and a folder is called after.
    private func module(of file: Int) -> String? {
        moduleNames(around: catalog.path(of: file)).last(where: modules.contains)
    }
}
