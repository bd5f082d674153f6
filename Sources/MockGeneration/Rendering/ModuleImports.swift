// What mocks name of the module of their protocols -> what they import of it where they stand in another one, besides the
// module as a whole: its SPI, and types whose names other modules have, too.

import SwiftDeclarations

/// What mocks in another module need of that of their protocols.
struct ModuleImports {
    /// The attributes that show the SPI of the module. For example: `@_spi(Testing)`
    private(set) var spi: Set<String> = []
    private(set) var scoped: Set<ScopedImport> = []
    /// The modules that are written before the names of types, and so have to be imported as a whole.
    private(set) var whole: Set<String> = []

    private let catalog: Catalog
    private let options: Options
    /// Whether the files that the mocks come from mention SPI. Those of a module that has none are not searched for it.
    private let mentionsSPI: Bool
    /// What was looked up.
    private var known: Set<Mention> = []

    /// A name and the declaration whose scope it is looked up in.
    private struct Mention: Hashable {
        let name: [String]
        let origin: ObjectIdentifier
    }

    /// - Parameter importedAlone: what they import by itself anyway.
    init(
        of mocks: [ResolvedProtocol], from files: [ParsedFile], besides importedAlone: Set<ScopedImport>,
        in catalog: Catalog,
        options: Options
    ) {
        scoped = importedAlone
        self.catalog = catalog
        self.options = options
        let isNeeded = options.areMocksElsewhere
        mentionsSPI =
            isNeeded
            && files.contains { $0.source.bytes.withUnsafeBufferPointer { occurs(Array("@_spi".utf8), in: $0) } }
        collectInherited(by: mocks)
        guard isNeeded else { return }
        for mock in mocks { collect(mock) }
    }

    /// Collects the types that inherited members name, of modules of which the protocols' files import single declarations, but
    /// not the whole.
    private mutating func collectInherited(by mocks: [ResolvedProtocol]) {
        let imports = Set(mocks.map(\.type.file)).map(catalog.imports)
        let modules = Set(imports.flatMap(\.single.values).joined()).subtracting(imports.flatMap(\.whole))
        guard !modules.isEmpty else { return }
        for requirement in mocks.flatMap(\.nodes.requirements) where requirement.origin.file >= catalog.sourceCount {
            let (path, file) = (requirement.origin.path, requirement.origin.file)
            let names = requirement.declaration.types.flatMap(\.qualifiedNames)
            whole.formUnion(modules.intersection(names.map { $0[0] }))
            for name in names {
                let entry: (any CatalogEntry)? =
                    catalog.alias(named: [name[0]], in: path, file: file)
                    ?? catalog.type(named: [name[0]], in: path, file: file)
                guard let entry, entry.file >= catalog.sourceCount, let module = catalog.places.module(of: entry.file),
                    modules.contains(module), let alone = ScopedImport(entry, of: module)
                else { continue }
                scoped.insert(alone)
            }
        }
    }

    private mutating func collect(_ mock: ResolvedProtocol) {
        collect([[mock.type.path[0]], mock.type.path], seenFrom: mock.type)
        for requirement in mock.nodes.requirements where !requirement.origin.isKnown {
            collectSPI(of: requirement.declaration.memberHead)
            collect(requirement.declaration.types.flatMap(\.qualifiedNames), seenFrom: requirement.origin)
        }
        collect(mock.typesBesideRequirements.flatMap(\.qualifiedNames), seenFrom: mock.type)
    }

    private mutating func collect(_ names: [[String]], seenFrom origin: CatalogType) {
        for name in names where mentionsSPI || isShared(name[0]) {
            if known.insert(Mention(name: name, origin: ObjectIdentifier(origin))).inserted {
                collect(name, seenFrom: origin)
            }
        }
    }

    private mutating func collect(_ name: [String], seenFrom origin: CatalogType) {
        if let alias = catalog.alias(named: name, in: origin.path, file: origin.file) {
            collectSPI(of: alias.declaration.head)
            addImport(of: alias, alias.declaration.head, named: name, seenFrom: origin)
        } else if let type = catalog.type(named: name, in: origin.path, file: origin.file), !type.isKnown {
            for count in type.path.indices.map({ $0 + 1 }) where mentionsSPI {
                let around = catalog.type(named: Array(type.path[..<count]), in: [], file: type.file)
                collectSPI(of: around?.declaration.head)
            }
            addImport(of: type, type.declaration.head, named: name, seenFrom: origin)
        }
    }

    private mutating func collectSPI(of head: DeclarationHead?) {
        spi.formUnion(head?.spi ?? [])
    }

    /// Imports what a name means, unless its module stands before it.
    private mutating func addImport(
        of entry: any CatalogEntry, _ head: DeclarationHead, named name: [String], seenFrom origin: CatalogType
    ) {
        guard name.count == 1, !head.isHidden, let module = module(of: entry.file, seenFrom: origin.file),
            let alone = ScopedImport(entry, of: module), isShared(alone.name, by: module)
        else { return }
        scoped.insert(alone)
    }

    /// The module that a source is in: one that the mocks import and a folder is called after, or else the only one that
    /// they import with `@testable`.
    private func module(of file: Int, seenFrom source: Int) -> String? {
        guard file < catalog.sourceCount, !catalog.path(of: file).hasSuffix(".h") else { return nil }
        if let module = catalog.places.module(of: file), options.ownModules.contains(module) { return module }
        // The user may import types by themselves, too: `class App.Box`.
        let own = (options.testableImports.isEmpty ? options.customImports : options.testableImports)
            .filter { !$0.contains(" ") }
        return own.count == 1 && catalog.mayBeInOneModule(file, source) ? own[0] : nil
    }

    /// Whether a type of this name may be another module's, too: of one that many files import, or of one of the run.
    ///
    /// - Parameter module: the module that has it; nil if that is not known yet.
    private func isShared(_ name: String, by module: String? = nil) -> Bool {
        let name = unescaped(name)
        return SystemNames.mayBeAmbiguous(name)
            || [.type, .typealias].contains { kind in
                catalog.anyFile(declaring: name, as: kind) { file in
                    file >= catalog.sourceCount && !catalog.places.moduleNames(around: file).contains(module ?? "")
                }
            }
    }
}

extension TypeSyntax {
    /// The names in it, with what stands before each. For example: `Outer.Inner`, `Outer` and `Int` in `Outer.Inner<Int>`
    fileprivate var qualifiedNames: [[String]] {
        var names: [[String]] = []
        forEachPart { if let name = $0.qualifiedName { names.append(name) } }
        return names
    }
}
