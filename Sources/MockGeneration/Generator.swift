// The whole pipeline, top to bottom: parse -> resolve -> lower -> render, over values in memory.
// Finding and reading files comes before, writing comes after; neither happens here.

import SwiftDeclarations

/// Generates mocks for every annotated declaration of `sources`.
///
/// - Parameters:
///   - sources: the files whose annotated protocols are mocked.
///   - inheritOnly: files that are only looked at for inherited protocols. Asked for at most once, and only if a
///     mocked protocol inherits something that the sources do not declare.
///   - inheritOnlyOfModules: those of them that are in folders by the names of some modules. Asked for first, of modules that
///     the files import which mocks come from: names in these may mean what is there.
///   - parentMocks: files with mocks, whose members are copied for inherited protocols that no file declares, and which are
///     default values. Asked for at most once, and parsed only if they are needed.
public func generate(
    from sources: [InputFile], inheritOnly: @autoclosure () -> [InputFile] = [],
    inheritOnlyOfModules: (Set<String>) -> [InputFile] = { _ in [] },
    parentMocks: @autoclosure () -> [InputFile] = [], options: Options
) -> Generation {
    var generation = Generation()
    let sources = sources.sortedByPath()
    let nothingToMock = Diagnostic(
        .warning, "no declaration is annotated with '\(options.annotation)', so there is nothing to mock")
    guard sources.contains(where: \.isAnnotated) else {
        generation.output = assemble([], imports: "", options: options)
        if !options.allowsEmpty { generation.diagnostics = [nothingToMock] }
        return generation.finished(options)
    }

    let catalog = Catalog(sources: sources, options: options)
    // What is wrong in a file that no mock comes from is not this tool's to say.
    for file in sources.indices where sources[file].isAnnotated {
        generation.diagnostics += catalog.file(file).diagnostics
    }
    let resolution = Resolution(
        in: catalog, inheritOnly: inheritOnly, inheritOnlyOfModules: inheritOnlyOfModules, parentMocks: parentMocks,
        options: options)
    generation.diagnostics += resolution.diagnostics
    if resolution.requests.isEmpty, generation.diagnostics.isEmpty, !options.allowsEmpty {
        generation.diagnostics = [nothingToMock]
    }

    let annotations = resolution.mocks.map(\.request.annotation)
    var lowering = Lowering(
        options: options, catalog: catalog, resolver: resolution.resolver,
        names: StandardNames(
            catalog: catalog, mocked: resolution.mocks.map(\.request.type), resolved: resolution.resolved,
            access: options.access?.level),
        defaultValues: DefaultValues(
            catalog: catalog, mocks: resolution.resolved, annotations: annotations, earlier: resolution.earlierMocks))
    let contexts = concurrentMap(resolution.mocks, workers: options.concurrency) { [lowering] in
        lowering.looking(in: $0.resolver).context(of: $0.resolved, annotation: $0.request.annotation)
    }
    lowering.noteIsolatedMocks(contexts)
    let pairs = Array(zip(contexts, resolution.mocks))
    lowering.forgetMissingMocks(pairs)
    let parts = concurrentMap(pairs, workers: options.concurrency) { [lowering] in
        RenderedMock($0, of: $1, by: lowering.looking(in: $1.resolver))
    }
    let mocks = RenderedMock.joined(parts)
    let missing = RenderedMock.missingParts(among: mocks)
    for (index, mock) in mocks.enumerated() {
        generation.diagnostics += mock.diagnostics.map {
            mock.request.explained($0, isLeftOut: missing.contains(index))
        }
    }
    let written = mocks.indices.filter { !missing.contains($0) }.map { mocks[$0] }

    let contributing = resolution.contributingFiles
    let contributingMocks = resolution.contributingMockFiles
    // An inherited protocol that is broken makes a mock that is.
    generation.diagnostics += contributing.flatMap(\.diagnostics) + catalog.failures
    // Those who name files with mocks mean all of them.
    generation.diagnostics += resolution.mockFiles.flatMap(\.problems)
    let support = written.reduce(into: Set<Support>()) { $0.formUnion($1.support) }
    let areObjects = resolution.resolved.contains(where: \.isPlainObject)
    let access = mocks.map(\.access).max() ?? .internal
    let lowersFoundation = resolution.requests.first.map { catalog.lowersFoundation(beside: $0.type.file) } ?? false
    let imports = Imports(
        of: contributing, mockFiles: contributingMocks, isOwn: catalog.mayDeclareInSources,
        access: access,
        foreignAccess: resolution.levels(
            concurrentMap(parts, workers: options.concurrency) { $0.foreignAccess(in: catalog) }),
        hasForeignNames: parts.contains { $0.hasForeignNames(in: catalog) },
        options: options,
        foundation: areObjects ? .module : lowering.names.foundationUse(of: support),
        foundationLevel: lowersFoundation ? (areObjects ? max(access, .internal) : .internal) : nil,
        needs: ModuleImports(
            of: resolution.resolved, from: contributing, besides: resolution.importedAlone, in: catalog,
            options: options))
    let texts =
        written.map(\.conditionalText)
        + Support.allCases.filter(support.contains).map { lowering.names.qualify($0.source) + "\n" }
        + lowering.names.substitutes.map { $0 + "\n" }
    var copied: Set<String> = []
    let helpers = written.flatMap(\.helpers).filter { copied.insert($0.key).inserted }.map { $0.text + "\n" }
    generation.output = assemble(texts + helpers, imports: imports.text, options: options)
    generation.mocks = written.map(\.listing)
    generation.inputNotes = resolution.earlierMocks.notes
    generation.figures = .init(
        parsedFiles: catalog.parsedCount, protocols: resolution.requests.count, mocks: written.count)
    generation.origin = .init(catalog: catalog, resolved: resolution.resolved)
    return generation.finished(options)
}

/// Generates mocks from texts in memory.
public func generate(
    from sources: [SourceFile], inheritOnly: @autoclosure () -> [SourceFile] = [],
    parentMocks: @autoclosure () -> [SourceFile] = [], options: Options
) -> Generation {
    func glance(_ files: [SourceFile]) -> [InputFile] {
        concurrentMap(files, workers: options.concurrency) { InputFile($0, annotation: options.annotation) }
    }
    return generate(
        from: glance(sources), inheritOnly: glance(inheritOnly()),
        inheritOnlyOfModules: { modules in
            glance(inheritOnly().filter { options.moduleFolders.isFile(at: $0.path, inAnyOf: modules) })
        },
        parentMocks: glance(parentMocks()), options: options)
}

/// The annotated declarations of a run, each with all that it inherits.
private struct Resolution {
    let catalog: Catalog
    let requests: [MockRequest]
    private(set) var resolver: Resolver
    private(set) var mockFiles: [ParsedFile] = []
    /// The mocks in such files that are default values.
    private(set) var earlierMocks = EarlierMocks()
    /// What becomes a mock each: a request, as a rule, or a part of one.
    private(set) var mocks: [ResolvedRequest] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// What they import by itself, since several modules have types of its name.
    private(set) var importedAlone: Set<ScopedImport> = []

    var resolved: [ResolvedProtocol] { mocks.map(\.resolved) }

    /// The files that mocks come from.
    var contributingFiles: [ParsedFile] { Set(resolved.flatMap(\.files)).sorted().map(catalog.file) }

    /// The highest level of the mocks that come from each of these files.
    ///
    /// - Parameter levels: that of each mock.
    func levels(_ levels: [AccessLevel]) -> [AccessLevel] {
        let byFile = zip(resolved, levels).reduce(into: [Int: AccessLevel]()) { byFile, mock in
            for file in mock.0.files { byFile[file] = max(byFile[file] ?? mock.1, mock.1) }
        }
        return byFile.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The files that members are copied from.
    var contributingMockFiles: [MockFile] {
        var files: [Int: MockFile] = [:]
        for heir in resolved {
            for parent in heir.parentMocks {
                files[parent.file, default: MockFile(file: mockFiles[parent.file])].mocks.insert(parent.name)
                files[parent.file]?.conditions.formUnion(heir.type.conditions)
            }
        }
        return files.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Resolves with the sources and what they import, then with all files for inheritance, then with the mocks: each only if
    /// what came before lacks something. Mocks that are default values are looked for in any case.
    init(
        in catalog: Catalog, inheritOnly: () -> [InputFile], inheritOnlyOfModules: (Set<String>) -> [InputFile],
        parentMocks: () -> [InputFile], options: Options
    ) {
        self.catalog = catalog
        resolver = Resolver(catalog: catalog)
        var requestDiagnostics: [Diagnostic] = []
        requests = mockRequests(in: catalog, options: options, diagnostics: &requestDiagnostics)
        var read: Set<String> = []
        var modules = catalog.modulesOfAnnotatedFiles.union(options.customImports)
        repeat {
            let new = modules.subtracting(read)
            read.formUnion(modules)
            let imported = new.isEmpty ? [] : catalog.unknown(inheritOnlyOfModules(new).sortedByPath())
            if !imported.isEmpty {
                catalog.add(inheritOnly: imported, imported: read)
                resolver = Resolver(catalog: catalog)
            }
            if mocks.isEmpty || !imported.isEmpty { resolve(options) }
            // What is inherited from there may be of modules that the sources do not import.
            modules = catalog.modules(importedBy: Set(resolved.flatMap(\.files)))
        } while !modules.isSubset(of: read)
        if lacksParents || resolved.contains(where: \.mistakesParent) {
            let inherited = catalog.unknown(inheritOnly().sortedByPath())
            if !inherited.isEmpty {
                catalog.add(inheritOnly: inherited, imported: read)
                // What it remembers was true of the sources alone.
                resolver = Resolver(catalog: catalog)
                resolve(options)
            }
        }
        let files = resolved.isEmpty ? [] : parentMocks().sortedByPath()
        if !files.isEmpty {
            if lacksParents {
                let read = concurrentMap(files, workers: options.concurrency) {
                    ParsedInput($0, annotation: options.annotation)
                }
                mockFiles = read.map(\.file)
                requestDiagnostics += read.compactMap(\.failure?.diagnostic)
                resolver = Resolver(
                    catalog: catalog,
                    parentMocks: ParentMocks(files: mockFiles, ownModules: options.ownModules))
                resolve(options)
            }
            findEarlierMocks(in: files, options)
            requestDiagnostics += earlierMocks.failures
        }
        diagnostics = requestDiagnostics + diagnostics
    }

    /// Whether something is inherited that is not declared in the files.
    private var lacksParents: Bool { resolved.contains(where: \.lacksParent) }

    /// Finds the mocks that can be default values: of what has none in the run, and is on no global actor.
    private mutating func findEarlierMocks(in files: [InputFile], _ options: Options) {
        let mockNames = Set(resolved.map(\.mockName))
        let names = resolved.reduce(into: Set()) { $0.formUnion($1.namesOfValueTypes) }
        earlierMocks = EarlierMocks(
            of: names.filter { !mockNames.contains("\($0)Mock") }, in: files, read: mockFiles,
            areBound: catalog.hasDefaultIsolation || options.mockDefaultIsolation == .mainActor, options: options)
        earlierMocks.leaveOut { name in
            catalog.topLevelEntries(name).contains { entry in
                (entry as? CatalogType).map { resolver.globalActor(of: $0) != nil } ?? false
            }
        }
    }

    private mutating func resolve(_ options: Options) {
        var names = resolveRequests(options)
        // Actors go by their names: now two of one name are told apart.
        if names.qualifiesActors { names = resolveRequests(options) }
        diagnostics = mocks.flatMap(\.diagnostics) + names.problems
        importedAlone = names.importedAlone
    }

    /// Resolves what is annotated, and writes modules before names that the mocks see in several.
    private mutating func resolveRequests(_ options: Options) -> SharedNames {
        let conditional = ConditionalMocks(resolver)
        mocks = concurrentMap(requests, workers: options.concurrency) { conditional.resolve($0) }.flatMap(\.self)
        var names = SharedNames(of: resolved, in: catalog, options: options)
        for index in mocks.indices { names.qualify(&mocks[index].resolved, mocks[index].resolver) }
        return names
    }
}

/// The parts of an output file in order.
private func assemble(_ parts: [String], imports: String, options: Options) -> String {
    var sections: [String] = []
    if let header = options.header, !header.isEmpty {
        sections.append(header.hasSuffix("\n") ? header : header + "\n")
    }
    sections.append(
        """
        // Generated by mockgen. Changes are lost when it runs again.
        // swift-format-ignore-file
        // swiftlint:disable all

        """)
    if let macro = options.macro, !macro.isEmpty { sections.append("#if \(macro)\n") }
    if !imports.isEmpty { sections.append(imports) }
    sections += parts
    if let macro = options.macro, !macro.isEmpty { sections.append("#endif\n") }
    // Large outputs take megabytes: they are copied once, into memory of their size.
    var output = ""
    output.reserveCapacity(sections.reduce(sections.count) { $0 + $1.utf8.count })
    for (index, section) in sections.enumerated() {
        if index > 0 { output += "\n" }
        output += section
    }
    return output
}
