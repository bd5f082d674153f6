// Parsed files -> every type and typealias of the run by its qualified name. Names are looked up in Catalog+Lookup.swift.
// Extensions lend their scope to what is nested in them, and can be asked for.

import SwiftDeclarations

/// Every type of a run.
///
/// Files without annotation are parsed when somebody asks for a name that they may declare. What the answer is does not
/// depend on what was asked before, nor on the thread: it is as if all files had been parsed at the start.
final class Catalog: @unchecked Sendable {
    /// The annotated declarations of the sources, in source order and whatever is assumed.
    let annotated: [DeclarationTable.Annotated]

    let options: Options

    /// The files, in the order of the run: sources first, then those for inheritance only. Like `index`, they change
    /// only while nobody looks anything up.
    private(set) var files: [InputFile]
    /// Which files may declare a name.
    private var index = NameIndex()
    /// What those declare that somebody needed so far.
    private let loaded: LoadedFiles
    /// Where they are.
    private(set) var places = FilePlaces()
    /// Guards the rest, since lookups come from many threads.
    private let lock = Lock()
    /// The hashes of names that files may declare, all of which are loaded.
    private var loadedNames: Set<UInt32> = []
    /// What files import that were asked for it.
    private var imports: [Int: ImportedModules] = [:]
    /// The generic parameters and associated types that files declare, for those that were asked for it.
    private var typeVariables: [Int: Set<String>] = [:]
    /// What modules export of those that they import, by the files that say so.
    private(set) var exports: [(file: Int, modules: Set<String>)] = []
    /// The names of typealiases that extensions are written with, once somebody has asked for them.
    private var extendedTypealiases: [String]?
    /// The extensions of typealiases by what these stand for, once somebody has asked for them.
    private var aliasedExtensions: [CatalogType.ID: [CatalogType]]?
    /// What types inherit from, for those that were asked for, and the scopes of all of that.
    private var parents: [ObjectIdentifier: [CatalogType]] = [:]
    private var inheritedScopes: [ObjectIdentifier: [InheritedScope]] = [:]
    /// Whether typealiases stand for themselves, for those that were asked for.
    private var circular: [CatalogTypealias.ID: Bool] = [:]
    /// Whether one of the files gives up a default conformance; in most runs none does.
    private(set) var mentionsSuppression: Bool
    /// Whether one of the files may have a type that says that it conforms to a protocol on the main actor.
    private(set) var mentionsIsolatedConformance: Bool
    /// Whether one of the files may declare a function named `fatalError`, which hides that of the standard library.
    private(set) var mayDeclareFatalError: Bool
    /// How many of the files are sources; the others are there for inheritance only.
    let sourceCount: Int
    /// What is taken for granted of conditions; nil as a rule, where each declaration counts.
    let assumption: Assumption?
    /// The catalog of all declarations, where something is taken for granted.
    private let whole: Catalog?

    /// Parses the annotated ones among the sources of a run.
    init(sources: [InputFile], options: Options) {
        self.options = options
        files = sources
        sourceCount = sources.count
        (assumption, whole) = (nil, nil)
        mentionsSuppression = sources.contains(where: \.mentionsSuppression)
        mentionsIsolatedConformance = sources.contains(where: \.mentionsIsolatedConformance)
        mayDeclareFatalError = sources.contains(where: \.mayDeclareFatalError)
        loaded = LoadedFiles(firstInheritOnly: sources.count, annotation: options.annotation)
        let needed = sources.indices.filter { sources[$0].isAnnotated || Catalog.mustParse(sources[$0], options) }
        let results = concurrentMap(needed, workers: options.concurrency) {
            ParsedInput(sources[$0], annotation: options.annotation)
        }
        for (file, result) in zip(needed, results) { loaded.add(result, as: file) }
        annotated = loaded.annotated
        index = NameIndex(files, and: loaded.names)
        settlePlaces(imported: modulesOfAnnotatedFiles)
    }

    /// The same run where some conditions hold, so that what stands under others is not there. Nothing is parsed again, and
    /// only what somebody asks for is looked at.
    init(_ other: Catalog, assuming assumption: Assumption) {
        options = other.options
        files = other.files
        sourceCount = other.sourceCount
        (places, exports) = (other.places, other.exports)
        mentionsSuppression = other.mentionsSuppression
        mentionsIsolatedConformance = other.mentionsIsolatedConformance
        mayDeclareFatalError = other.mayDeclareFatalError
        self.assumption = assumption
        whole = other
        annotated = other.annotated
        loaded = LoadedFiles(other.loaded, assuming: assumption)
        index = other.index
        if options.parsesEveryFile { files.indices.forEach(load) }
    }

    /// Those of some files that were not added yet.
    func unknown(_ new: [InputFile]) -> [InputFile] {
        let known = Set(files[sourceCount...].map(\.path))
        return known.isEmpty ? new : new.filter { !known.contains($0.path) }
    }

    /// Adds files that are there for inheritance only.
    ///
    /// - Parameter imported: the modules that files of the run import, as far as it is known.
    func add(inheritOnly new: [InputFile], imported: Set<String>) {
        let first = files.count
        files += new
        settlePlaces(imported: imported)
        mentionsSuppression = mentionsSuppression || new.contains(where: \.mentionsSuppression)
        mentionsIsolatedConformance =
            mentionsIsolatedConformance || new.contains(where: \.mentionsIsolatedConformance)
        mayDeclareFatalError = mayDeclareFatalError || new.contains(where: \.mayDeclareFatalError)
        (loadedNames, extendedTypealiases, aliasedExtensions) = ([], nil, nil)
        (parents, inheritedScopes) = ([:], [:])
        for file in new.indices where Catalog.mustParse(new[file], options) { load(first + file) }
        index = NameIndex(files, and: loaded.names)
    }

    private func settlePlaces(imported: Set<String>) {
        places = FilePlaces(of: files, sourceCount: sourceCount, imported: imported, options: options)
        exports = files.indices.filter { files[$0].mentionsExport }.map { ($0, writtenImports(of: $0).exported) }
        imports = [:]
    }

    /// The number of files that were parsed.
    var parsedCount: Int { loaded.count }

    /// What could not be read when it was needed.
    var failures: [Diagnostic] { loaded.failures }

    /// The modules that a parsed file imports, and what these export.
    func imports(of file: Int) -> ImportedModules {
        if let known = lock.withLock({ imports[file] }) { return known }
        var modules = writtenImports(of: file)
        if !exports.isEmpty {
            var (own, others): (Set<String>, [String: Set<String>]) = ([], [:])
            for export in exports {
                if areExportsOwn(export.file, in: file) {
                    own.formUnion(export.modules)
                } else if let module = places.module(of: export.file) {
                    others[module, default: []].formUnion(export.modules)
                }
            }
            modules = ImportedModules(modules, seeing: own, exports: others, testable: options.testableImports)
        }
        lock.withLock { imports[file] = modules }
        return modules
    }

    private func writtenImports(of file: Int) -> ImportedModules {
        ImportedModules(self.file(file).declarations, testable: options.testableImports)
    }

    /// Whether a parsed file declares a generic parameter or an associated type of this name.
    func declaresTypeVariable(_ name: String, in file: Int) -> Bool {
        if let known = lock.withLock({ typeVariables[file] }) { return known.contains(name) }
        let names = self.file(file).declarations.reduce(into: Set<String>()) { $1.collectTypeVariables(into: &$0) }
        lock.withLock { typeVariables[file] = names }
        return names.contains(name)
    }

    /// The path of a file.
    func path(of file: Int) -> String { files[file].path }

    /// A file that a declaration of the catalog stands in.
    func file(_ index: Int) -> ParsedFile {
        load(index)
        return loaded.file(index)
            ?? ParsedFile(source: SourceFile(path: files[index].path, bytes: []), declarations: [], diagnostics: [])
    }

    /// What the assumption leaves of an annotated type; nil where that is nothing.
    func counterpart(of type: CatalogType) -> CatalogType? {
        load(type.file)
        return loaded.counterpart(of: type)
    }

    /// Whether a type of this name may give up a default conformance, as `struct Handle: ~Copyable` does; false for most
    /// without parsing anything.
    func maySuppress(inTypesNamed name: String) -> Bool {
        mentionsSuppression && anyFile(declaring: name, as: .type) { files[$0].mentionsSuppression }
    }

    /// Whether a type of this name may be an enum without cases; false for most without parsing anything.
    func mayLackValues(inTypesNamed name: String) -> Bool {
        anyFile(declaring: name, as: .type) { files[$0].names.mayHaveEnumWithoutCases || files[$0].names.isIncomplete }
    }

    /// Whether `predicate` holds for a file that may declare this name; nothing is parsed for the answer.
    func anyFile(declaring name: String, as kind: DeclaredNames.Kind, where predicate: (Int) -> Bool) -> Bool {
        var result = false
        index.forEachFile(declaring: name, as: kind) { result = result || predicate($0) }
        return result
    }

    /// Whether the files with the protocols may declare a type of this name.
    func mayDeclareInSources(_ name: String) -> Bool {
        anyFile(declaring: name, as: .type) { $0 < sourceCount }
    }

    /// Whether a plain name means a type or typealias inside `scope` that other files see. Mocks of other modules, for one,
    /// bring helpers of the same names, each for its own file.
    func isSeen(_ name: String, in scope: [String], file: Int) -> Bool {
        guard mayDeclare(typeOrTypealiasNamed: name) else { return false }
        let heads = [
            type(named: [name], in: scope, file: file)?.declaration.head,
            alias(named: [name], in: scope, file: file)?.declaration.head,
        ]
        return heads.contains { $0.map { !$0.isHidden } ?? false }
    }

    /// The declarations that a type has under different conditions, itself among them; none where it has only one.
    func alternatives(to type: CatalogType) -> [CatalogType] {
        guard !type.conditions.isEmpty, loadFiles(declaring: type.declaration.name, as: .type) else { return [] }
        let types = (entries(DeclarationTable.key(of: type.path))?.types ?? []).filter { !$0.conditions.isEmpty }
        return types.count > 1 ? types : []
    }

    /// The typealiases of one name that are declared under different conditions, one among them; none where it is the only
    /// one.
    func alternatives(to alias: CatalogTypealias) -> [CatalogTypealias] {
        guard alias.isConditional else { return [] }
        let key = DeclarationTable.key(of: alias.scope + [alias.declaration.name])
        let all = (entries(key)?.typealiases ?? [])
            .filter { $0.isConditional && mayBeInOneModule($0.file, alias.file) }
        return all.count > 1 ? all : []
    }

    /// The extensions of a type, in the order of the files.
    func extensions(of type: CatalogType) -> [CatalogType] {
        let extensions = extensionsByName(of: type) + extensionsOfTypealiases(for: type)
        return extensions.sorted {
            ($0.file, $0.declaration.head.offset) < ($1.file, $1.declaration.head.offset)
        }
    }

    /// The extensions of a type of the standard library that the run does not declare.
    func extensions(ofStandardType name: String) -> [CatalogType] {
        guard loadFiles(declaring: name, as: .extension) else { return [] }
        return extensions(written: name).filter { [[name], ["Swift", name]].contains($0.path) }
    }

    /// The extensions of a type that are written with a typealias.
    func extensionsOfTypealiases(for type: CatalogType) -> [CatalogType] {
        extensionsOfTypealiases()[type.id] ?? []
    }

    /// The extensions that are written with a typealias, by the types that it stands for.
    private func extensionsOfTypealiases() -> [CatalogType.ID: [CatalogType]] {
        if let known = lock.withLock({ aliasedExtensions }) { return known }
        var found: [CatalogType.ID: [CatalogType]] = [:]
        for name in namesOfExtendedTypealiases() where loadFiles(declaring: name, as: .extension) {
            for extended in extensions(written: name) {
                if let type = type(extendedBy: extended) { found[type.id, default: []].append(extended) }
            }
        }
        lock.withLock { aliasedExtensions = found }
        return found
    }

    /// The names in extensions that may be those of typealiases.
    private func namesOfExtendedTypealiases() -> [String] {
        if let whole { return whole.namesOfExtendedTypealiases() }
        if let known = lock.withLock({ extendedTypealiases }) { return known }
        index.forEachFileExtendingTypealiases(load)
        let names = loaded.extendedNames.filter(mayDeclare(typealiasNamed:)).sorted()
        lock.withLock { extendedTypealiases = names }
        return names
    }

    /// Whether some file may declare a typealias of this name; nothing is parsed for the answer.
    func mayDeclare(typealiasNamed name: String) -> Bool {
        index.mayDeclare(name, as: .typealias)
    }

    /// Whether some file may declare a type or a typealias of this name; nothing is parsed for the answer.
    func mayDeclare(typeOrTypealiasNamed name: String) -> Bool {
        index.mayDeclare(name, as: .type) || index.mayDeclare(name, as: .typealias)
    }

    /// Whether one of the files may; nothing is parsed for the answer.
    func mayDeclare(typealiasNamed name: String, in files: Set<Int>) -> Bool {
        anyFile(declaring: name, as: .typealias, where: files.contains)
    }

    /// The files that may extend one of the types; nothing is parsed for the answer.
    func files(extendingAny types: [CatalogType]) -> Set<Int> {
        var files: Set<Int> = []
        for type in types {
            index.forEachFile(declaring: type.declaration.name, as: .extension) { files.insert($0) }
        }
        return files
    }

    /// The typealias that a type declares, in an extension or not; where it is under `#if`, all of its module that have
    /// the name.
    func memberTypealiases(named name: String, of type: CatalogType) -> [CatalogTypealias] {
        let scope = DeclarationTable.key(of: type.path)
        guard let alias = alias(named: [name], in: type.path, file: type.file),
            DeclarationTable.key(of: alias.scope) == scope
        else { return [] }
        guard alias.isConditional else { return [alias] }
        let key = DeclarationTable.key(of: alias.scope + [name])
        return (entries(key)?.typealiases ?? [])
            .filter { $0.isConditional && mayBeInOneModule($0.file, alias.file) }
    }

    /// The where clause of an extension of a type, with what the generic arguments say that it is written with, or those of the
    /// typealias in its name (SE-0361). For example: `Value == Int` of `extension Store<Int>`
    func clauses(of extended: CatalogType, extending type: CatalogType) -> [GenericRequirement] {
        var clauses = extended.declaration.requirements
        var (path, next) = (type.path, extended.declaration.extendedType)
        if next == nil, extended.path.last != type.path.last {
            next = lexicalAlias(named: extended.path, in: [], file: extended.file).flatMap { alias in
                alias.declaration.genericParameters.isEmpty ? alias.declaration.type.bare.unparenthesized : nil
            }
        }
        while let written = next, let declaration = self.type(named: path, in: [], file: type.file)?.declaration {
            let names =
                declaration.kind == .protocol
                ? declaration.primaryAssociatedTypes : declaration.genericParameters.map(\.name)
            clauses += zip(names, written.arguments).map {
                GenericRequirement(left: .named($0), relation: .sameType, right: $1)
            }
            path.removeLast()
            if case .member(let base, _, _) = written { next = base.bare.unparenthesized } else { next = nil }
        }
        return clauses
    }

    /// What the extension that a class stands in, or a type around it does, asks of the generic parameters around it: its where
    /// clause, and what it says by the generic arguments that it is written with.
    func enclosingRequirements(of type: CatalogType) -> [GenericRequirement] {
        for depth in type.scope.indices.reversed() {
            let around = Array(type.scope[...depth])
            let written = extensions(written: unescaped(around[depth])).first { extended in
                extended.file == type.file && extended.declaration.extendedType != nil
                    && extended.declaration.contains(type.declaration)
            }
            guard let written, let extended = self.type(named: around, in: [], file: type.file) else { continue }
            return clauses(of: written, extending: extended)
        }
        return type.enclosingRequirements
    }

    /// The generic typealias that an extension around a type gives generic arguments. For example: `Alias` of
    /// `extension Alias<Int>`
    func genericTypealias(around type: CatalogType) -> String? {
        for depth in type.scope.indices {
            let around = Array(type.scope[...depth])
            let isWritten = extensions(written: unescaped(around[depth])).contains { extended in
                extended.file == type.file && !(extended.declaration.extendedType?.arguments.isEmpty ?? true)
                    && extended.declaration.contains(type.declaration)
            }
            if isWritten, lexicalAlias(named: around, in: [], file: type.file) != nil {
                return around.joined(separator: ".")
            }
        }
        return nil
    }

    /// The type that the typealias in the name of an extension stands for; nil where the name is the type's own.
    private func type(extendedBy extended: CatalogType) -> CatalogType? {
        var (name, scope, file) = (extended.path, [String](), extended.file)
        // A typealias may stand for another; a circle of them ends here too.
        for _ in 0..<16 {
            guard let alias = lexicalAlias(named: name, in: scope, file: file),
                let next = alias.declaration.type.bare.unparenthesized.qualifiedName
            else { return nil }
            (name, scope, file) = (next, alias.scope, alias.file)
            if let type = lexicalType(named: name, in: scope, file: file) { return type }
        }
        return nil
    }
}

// MARK: - What lookups go by

extension Catalog {
    /// What is declared by a qualified name, in the files parsed so far.
    func entries(_ key: String) -> DeclarationTable.Entries? { loaded.entries(key) }

    /// The extensions of types whose names end with this, of the files that are parsed.
    func extensions(written name: String) -> [CatalogType] { loaded.extensions(written: name) }

    /// How many of the outermost types of a scope do not lend it their members.
    func hiddenScopes(around scope: [String]) -> Int {
        guard scope.count > 2 else { return 0 }
        return loaded.hiddenScopes(DeclarationTable.key(of: scope))
    }

    /// The types of the run that a type inherits from, once they are known.
    func knownParents(of type: CatalogType) -> [CatalogType]? {
        lock.withLock { parents[ObjectIdentifier(type)] }
    }

    /// Keeps what is found out about a type.
    func remember(parents types: [CatalogType], of type: CatalogType) {
        lock.withLock { parents[ObjectIdentifier(type)] = types }
    }

    /// The scopes that a type inherits members from, once they are known.
    func knownInheritedScopes(of type: CatalogType) -> [InheritedScope]? {
        lock.withLock { inheritedScopes[ObjectIdentifier(type)] }
    }

    /// Keeps what is found out about a type.
    func remember(inheritedScopes scopes: [InheritedScope], of type: CatalogType) {
        lock.withLock { inheritedScopes[ObjectIdentifier(type)] = scopes }
    }

    /// Whether a typealias stands for itself by the names in it, which the compiler does not take.
    func isCircular(_ alias: CatalogTypealias) -> Bool {
        if let known = lock.withLock({ circular[alias.id] }) { return known }
        var seen: Set<CatalogTypealias.ID> = []
        var pending = [alias]
        var isCircular = false
        // Circles that somebody wrote are short; others end where they are followed.
        while !isCircular, seen.count < Resolver.maximumDepth, let next = pending.popLast() {
            for name in next.declaration.namesInType {
                guard let found = declaredAlias(named: name, in: next.scope, file: next.file) else { continue }
                if found.id == alias.id { isCircular = true }
                if seen.insert(found.id).inserted { pending.append(found) }
            }
        }
        lock.withLock { circular[alias.id] = isCircular }
        return isCircular
    }
}

// MARK: - Parsing at need

extension Catalog {
    /// Parses the files that may declare a name, unless they are; false if there are none.
    func loadFiles(declaring name: String, as kind: DeclaredNames.Kind) -> Bool {
        let hash = DeclaredNames.hash(name, as: kind)
        // Some names are declared in every other file.
        if lock.withLock({ loadedNames.contains(hash) }) { return true }
        var isDeclared = false
        index.forEachFile(withHash: hash) { file in
            isDeclared = true
            load(file)
        }
        if isDeclared { lock.withLock { _ = loadedNames.insert(hash) } }
        return isDeclared
    }

    /// Whether nothing short of parsing tells what a file declares.
    private static func mustParse(_ file: InputFile, _ options: Options) -> Bool {
        file.names.isIncomplete || file.parsed != nil || options.parsesEveryFile
    }

    private func load(_ file: Int) { loaded.load(file, files[file]) }
}

extension TypeDeclaration {
    /// Whether another type is declared in it, or in a type that is.
    fileprivate func contains(_ other: TypeDeclaration) -> Bool {
        members.flatMap(\.flattened).contains { member in
            guard case .type(let type) = member else { return false }
            return type.head.offset == other.head.offset || type.contains(other)
        }
    }
}

extension Declaration {
    /// The names of the generic parameters and associated types in a declaration.
    fileprivate func collectTypeVariables(into names: inout Set<String>) {
        switch self {
        case .type(let type):
            names.formUnion(type.genericParameters.map(\.name))
            for member in type.members { member.collectTypeVariables(into: &names) }
        case .conditional(let block):
            for declaration in block.clauses.flatMap(\.declarations) { declaration.collectTypeVariables(into: &names) }
        case .associatedtype(let declaration): names.insert(declaration.name)
        case .typealias(let alias): names.formUnion(alias.genericParameters.map(\.name))
        default: names.formUnion(genericParameters.map(\.name))
        }
    }
}
