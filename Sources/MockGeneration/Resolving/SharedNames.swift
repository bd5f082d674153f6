// The modules that a file of mocks sees -> types whose names several of these have, and what mocks write for them: no source
// file sees all that the mocks of several do. Before most names they write the module, in SharedNames+Writing.swift. Types of
// modules whose name a type has as well they import by themselves, as ModuleImports does with those of the protocols' own
// module where nothing tells it by its folder.

import SwiftDeclarations

/// Names that mean several types where mocks stand.
struct SharedNames {
    private let catalog: Catalog
    /// The modules that the mocks import, but for those of the system.
    private let modules: Set<String>
    /// Those of them that are imported for the mocks alone: the modules of the sources.
    private let ownModules: Set<String>
    /// Those of which they see what is internal.
    private let testable: Set<String>
    /// The system's modules that the mocks import.
    private let systemModules: Set<String>
    private let areMocksElsewhere: Bool
    /// What the mocks import by itself, since its module cannot be written before its name.
    private(set) var importedAlone: Set<ScopedImport> = []
    /// The names that mocks can write in no way.
    private(set) var problems: [Diagnostic] = []
    /// Whether global actors have their modules before their names from now on.
    var qualifiesActors = false
    /// The names of the mock's associated types and generic parameters, and of those of its members.
    var parametersOfMock: Set<String> = []
    /// What was found out: about names where they are written, about names, and about files.
    private var known: [Mention: Spelling] = [:]
    private var knownNames: [String: Bool] = [:]
    private var knownFiles: [Int: String?] = [:]

    /// A name, the declaration whose scope it is looked up in, and that which is mocked.
    private struct Mention: Hashable {
        let name: String
        let origin: ObjectIdentifier
        let mocked: ObjectIdentifier
    }

    /// How a mock writes a name.
    private enum Spelling {
        case plain
        /// For example: `Core.Row`
        case withModule(String)
        /// For example: `Row` with `import struct Core.Row`
        case importedAlone(ScopedImport)
    }

    init(of mocks: [ResolvedProtocol], in catalog: Catalog, options: Options) {
        self.catalog = catalog
        areMocksElsewhere = options.areMocksElsewhere
        let imports = Set(mocks.flatMap(\.files)).map(catalog.imports)
        ownModules = options.ownModules
        let all = imports.reduce(into: ownModules) { $0.formUnion($1.all) }.subtracting(options.excludedImports)
        modules = all.filter { !Catalog.isSystemModule($0) }
        systemModules = all.filter(Catalog.isSystemModule)
        testable = imports.reduce(into: Set(options.testableImports)) { testable, imports in
            testable.formUnion(imports.all.subtracting(imports.plain))
        }
    }

    /// The module of what a name means in the scope of a declaration, if the mock of another one may take it for something else
    /// without.
    ///
    /// - Parameter isWritten: whether the mock certainly has the name in it.
    mutating func module(
        toWriteBefore name: String, in origin: CatalogType, forMockOf mocked: CatalogType, isWritten: Bool = true
    ) -> String? {
        guard isInSeveralModules(name) else { return nil }
        let mention = Mention(name: name, origin: ObjectIdentifier(origin), mocked: ObjectIdentifier(mocked))
        let spelling = known[mention] ?? spelling(of: name, in: origin, forMockOf: mocked)
        known[mention] = spelling
        switch spelling {
        case .plain: return nil
        case .withModule(let module): return module
        case .importedAlone(let alone):
            if isWritten { importAlone(alone, forMockOf: mocked) }
            return nil
        }
    }

    private mutating func spelling(
        of name: String, in origin: CatalogType, forMockOf mocked: CatalogType
    ) -> Spelling {
        guard let path = catalog.path(of: name, in: origin.path, file: origin.file) else {
            return systemModule(toWriteBefore: name, in: origin, forMockOf: mocked).map(Spelling.withModule) ?? .plain
        }
        guard path.count == 1,
            let entry = entry(of: name, seenFrom: origin), let module = module(of: entry.file),
            // What a file does not import it cannot mean.
            module == self.module(of: origin.file) || isOwn(entry.file, mocked)
                || catalog.imports(of: origin.file).all.contains(module),
            isShared(name, of: entry, in: module, forMockOf: mocked)
        else { return .plain }
        if !isHidden(module, forMockOf: mocked) { return .withModule(module) }
        return ScopedImport(entry, of: module).map(Spelling.importedAlone) ?? .plain
    }

    /// Whether the mocks see a declaration of the same name in another module.
    private mutating func isShared(
        _ name: String, of entry: any CatalogEntry, in module: String, forMockOf mocked: CatalogType
    ) -> Bool {
        let isOwn = isOwn(entry.file, mocked)
        // What any module has hides that of the standard library.
        if !isOwn, let other = SystemNames.module(ofType: name, importing: systemModules), other != "Swift" {
            return true
        }
        return catalog.topLevelEntries(name).contains { other in
            guard self.module(of: other.file) != module else { return false }
            guard isOwn else { return self.isOwn(other.file, mocked) || isVisible(other) }
            // What is the mocks' own comes first, and elsewhere a type is imported by itself. Two cannot be.
            return areMocksElsewhere && isVisible(other)
                && (other.file < catalog.sourceCount
                    || self.module(of: other.file).map { isHidden($0, forMockOf: mocked) } ?? false)
        }
    }

    /// Whether a type that mocks see has the name of a module, which then cannot be written before others: the type is meant.
    private mutating func isHidden(_ module: String, forMockOf mocked: CatalogType) -> Bool {
        if parametersOfMock.contains(module) { return true }
        if catalog.path(of: module, in: mocked.path, file: mocked.file) != nil { return true }
        return catalog.topLevelEntries(module).contains { isOwn($0.file, mocked) || isVisible($0) }
    }

    /// Imports a declaration by itself, unless the mocks' own module has one of the name, or another one is imported so.
    private mutating func importAlone(_ alone: ScopedImport, forMockOf mocked: CatalogType) {
        let isInTheWay =
            !areMocksElsewhere && catalog.topLevelEntries(alone.name).contains { isOwn($0.file, mocked) }
            || importedAlone.contains { $0.name == alone.name && $0.module != alone.module }
        guard isInTheWay else {
            importedAlone.insert(alone)
            return
        }
        let problem = Diagnostic(
            .error, at: .init(path: catalog.path(of: mocked.file), offset: mocked.declaration.head.offset),
            "the mock of '\(mocked.declaration.name)' cannot name '\(alone.name)' of module '\(alone.module)': there is another "
                + "'\(alone.name)', and '\(alone.module).\(alone.name)' means a member of the type '\(alone.module)'; rename "
                + "one of the three")
        if !problems.contains(problem) { problems.append(problem) }
    }

    /// The module of the system whose type a name means that no module has which its file sees, if the mock sees one that does.
    private mutating func systemModule(
        toWriteBefore name: String, in origin: CatalogType, forMockOf mocked: CatalogType
    ) -> String? {
        guard
            let module = SystemNames.module(ofType: name, importing: catalog.imports(of: origin.file).all),
            !isHidden(module, forMockOf: mocked)
        else { return nil }
        for other in catalog.topLevelEntries(name) {
            if isOwn(other.file, mocked) || isVisible(other) { return module }
        }
        return nil
    }

    /// Whether the files may be those of several modules.
    var areModulesSeveral: Bool {
        catalog.files.count > catalog.sourceCount || ownModules.count > 1 || catalog.places.areModulesSeveral
    }

    /// Whether files of several modules may declare a type or typealias of a name, among them those of the system; nothing is
    /// parsed for the answer.
    private mutating func isInSeveralModules(_ name: String) -> Bool {
        if let known = knownNames[name] { return known }
        var files: Set<Int> = []
        for kind in [DeclaredNames.Kind.type, .typealias] {
            _ = catalog.anyFile(declaring: name, as: kind) { file in
                files.insert(file)
                return false
            }
        }
        // One of the sources and one for inheritance are of two where no folder tells.
        let modules = files.reduce(into: Set<String>()) { modules, file in
            modules.insert(module(of: file) ?? (file < catalog.sourceCount ? "" : "?"))
        }
        let isInSeveral = modules.count > 1 || modules.count == 1 && SystemNames.contains(name)
        knownNames[name] = isInSeveral
        return isInSeveral
    }

    /// What a name means.
    private func entry(of name: String, seenFrom origin: CatalogType) -> (any CatalogEntry)? {
        catalog.typeUnlessAlias(named: [name], in: origin.path, file: origin.file)
            ?? catalog.alias(named: [name], in: origin.path, file: origin.file)
    }

    /// Whether the mocks see a declaration of a module that they import.
    private mutating func isVisible(_ entry: any CatalogEntry) -> Bool {
        module(of: entry.file).map { entry.access >= .package || testable.contains($0) } ?? false
    }

    /// Whether a file is in the module of a mocked declaration.
    private mutating func isOwn(_ file: Int, _ mocked: CatalogType) -> Bool {
        let module = module(of: file)
        return file < catalog.sourceCount && module == self.module(of: mocked.file)
            && (module != nil || !catalog.places.areInTwoModules(file, mocked.file))
    }

    /// The module that a file is in, which the mocks import and a folder is called after. Folders of an app have such names, too.
    private mutating func module(of file: Int) -> String? {
        if let known = knownFiles[file] { return known }
        let module = catalog.places.module(of: file).flatMap { modules.contains($0) ? $0 : nil }
        knownFiles[file] = .some(module)
        return module
    }
}
