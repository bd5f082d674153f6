// The whole pipeline, top to bottom: parse -> resolve -> lower -> render, over values in memory.
// Finding and reading files comes before, writing comes after; neither happens here.

import SwiftDeclarations

/// Generates mocks for every annotated declaration of `sources`.
///
/// - Parameters:
///   - sources: the files whose annotated protocols are mocked.
///   - imported: files of other languages whose annotated protocols are mocked, as Swift sees them.
///   - inheritOnly: files that are only looked at for inherited protocols. Asked for at most once, and only if a
///     mocked protocol inherits something that the sources do not declare.
///   - importedInheritOnly: the same for files of other languages. Asked for when `inheritOnly` is.
///   - parentMocks: files with mocks, whose members are copied for inherited protocols that no file declares. Asked for
///     at most once, and only if there are such.
public func generate(
    from sources: [SourceFile], imported: [ParsedFile] = [], inheritOnly: @autoclosure () -> [SourceFile] = [],
    importedInheritOnly: @autoclosure () -> [ParsedFile] = [],
    parentMocks: @autoclosure () -> [SourceFile] = [], options: Options
) -> Generation {
    var generation = Generation()
    let sources = sources.sorted { precedesInBytes($0.path, $1.path) }
    let annotated = concurrentMap(sources, workers: options.concurrency) { $0.contains(options.annotation) }
    let nothingToMock = Diagnostic(
        .warning, "no declaration is annotated with '\(options.annotation)', so there is nothing to mock")
    guard annotated.contains(true) || !imported.isEmpty else {
        generation.output = assemble([], imports: "", options: options)
        if !options.allowsEmpty { generation.diagnostics = [nothingToMock] }
        return generation.finished(options)
    }

    let parsed = concurrentMap(sources, workers: options.concurrency) { parse($0, annotation: options.annotation) }
    // What is wrong in a file that no mock comes from is not this tool's to say.
    for (file, isAnnotated) in zip(parsed, annotated) where isAnnotated { generation.diagnostics += file.diagnostics }
    generation.diagnostics += imported.flatMap(\.diagnostics)
    let resolution = Resolution(
        of: parsed + imported, inheritOnly: inheritOnly, importedInheritOnly: importedInheritOnly,
        parentMocks: parentMocks, options: options)
    generation.figures.parsedFiles = resolution.files.count
    generation.diagnostics += resolution.diagnostics
    let (catalog, resolver, requests, resolved) =
        (resolution.catalog, resolution.resolver, resolution.requests, resolution.resolved)
    if catalog.annotated.isEmpty, generation.diagnostics.isEmpty, !options.allowsEmpty {
        generation.diagnostics = [nothingToMock]
    }
    let annotations = requests.map(\.annotation)

    var lowering = Lowering(
        options: options, catalog: catalog, resolver: resolver, names: StandardNames(catalog: catalog),
        defaultValues: DefaultValues(catalog: catalog, mocks: resolved, annotations: annotations))
    let mocks = zip(resolved, annotations).map { lowering.lower($0, annotation: $1) }
    generation.diagnostics += lowering.diagnostics

    let contributing = resolution.contributingFiles
    // An inherited protocol that is broken makes a mock that is.
    generation.diagnostics += contributing.flatMap(\.diagnostics)
    let support = mocks.reduce(into: Set<Support>()) { $0.formUnion($1.support) }
    let imports = Imports(
        of: contributing, options: options, needsFoundation: support.contains { $0.needsFoundation })
    let parts =
        mocks.map { Renderer.render($0, names: lowering.names) }
        + Support.allCases.filter(support.contains).map { lowering.names.qualify($0.source) + "\n" }
    var copied: Set<String> = []
    let helpers = mocks.flatMap(\.copiedHelpers).filter { copied.insert($0.name).inserted }.map { $0.text + "\n" }
    generation.output = assemble(parts + helpers, imports: imports.text, options: options)
    generation.mocks = mocks.map(MockListing.init)
    generation.figures.protocols = requests.count
    generation.figures.mocks = mocks.count
    return generation.finished(options)
}

/// The annotated declarations among parsed files, each with all that it inherits.
private struct Resolution {
    let files: [ParsedFile]
    let mockFiles: [ParsedFile]
    let catalog: Catalog
    let resolver: Resolver
    let requests: [MockRequest]
    let resolved: [ResolvedProtocol]
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether something is inherited that is not declared in the files.
    private var lacksParents: Bool { resolved.contains(where: \.lacksParent) }

    /// The files that mocks come from.
    var contributingFiles: [ParsedFile] {
        Set(resolved.flatMap(\.files)).sorted().map { files[$0] }
            + Set(resolved.flatMap(\.parentMocks).map(\.file)).sorted().map { mockFiles[$0] }
    }

    /// Resolves with the sources alone, then with the files for inheritance, then with the mocks: each only if what came
    /// before lacks something.
    init(
        of sources: [ParsedFile], inheritOnly: () -> [SourceFile], importedInheritOnly: () -> [ParsedFile],
        parentMocks: () -> [SourceFile], options: Options
    ) {
        func parsed(_ files: [SourceFile]) -> [ParsedFile] {
            let files = files.sorted { precedesInBytes($0.path, $1.path) }
            return concurrentMap(files, workers: options.concurrency) { parse($0, annotation: options.annotation) }
        }
        self.init(files: sources, sourceCount: sources.count, mockFiles: [], options: options)
        guard lacksParents else { return }
        let inherited = parsed(inheritOnly()) + importedInheritOnly()
        if !inherited.isEmpty {
            self.init(files: sources + inherited, sourceCount: sources.count, mockFiles: [], options: options)
        }
        guard lacksParents else { return }
        let mockFiles = parsed(parentMocks())
        if !mockFiles.isEmpty {
            self.init(files: files, sourceCount: sources.count, mockFiles: mockFiles, options: options)
        }
    }

    private init(files: [ParsedFile], sourceCount: Int, mockFiles: [ParsedFile], options: Options) {
        var diagnostics: [Diagnostic] = []
        let catalog = Catalog(files: files, firstInheritOnly: sourceCount)
        let resolver = Resolver(catalog: catalog, parentMocks: ParentMocks(files: mockFiles))
        requests = mockRequests(in: catalog, options: options, diagnostics: &diagnostics)
        resolved = requests.map { request in
            request.type.declaration.kind == .class
                ? resolver.resolveClass(request.type)
                : resolver.resolve(
                    request.type, superclass: request.annotation.superclass, diagnostics: &diagnostics)
        }
        (self.files, self.mockFiles) = (files, mockFiles)
        (self.catalog, self.resolver, self.diagnostics) = (catalog, resolver, diagnostics)
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
    return sections.joined(separator: "\n")
}
