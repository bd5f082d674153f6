// Parsed files -> every type and typealias of the run by its qualified name, with lookup as Swift scopes it.
// Members of types are not looked at. Extensions lend their scope to what is nested in them, and can be asked for.

import SwiftDeclarations

/// A declared type and where it stands. An object: every requirement refers to the type that declares it.
final class CatalogType: Sendable {
    let declaration: TypeDeclaration
    /// The names of the enclosing types, outermost first, then its own.
    let path: [String]
    /// The index of its file among the catalog's files.
    let file: Int
    /// Whether it is a protocol of the table of known ones, and not declared in the run.
    var isKnown: Bool { file < 0 }
    /// The lowest access level among the enclosing types, and what an enclosing extension grants.
    let enclosingAccess: EnclosingAccess
    /// The conditions of the `#if` branches around it, outermost first.
    let conditions: [String]
    /// Whether it is a typealias of a composition, taken as a protocol that inherits the members.
    let isComposition: Bool

    init(
        declaration: TypeDeclaration, path: [String], file: Int, enclosingAccess: EnclosingAccess, conditions: [String],
        isComposition: Bool = false
    ) {
        self.declaration = declaration
        self.path = path
        self.file = file
        self.enclosingAccess = enclosingAccess
        self.conditions = conditions
        self.isComposition = isComposition
    }

    /// Tells declarations apart, where they are of the run.
    struct ID: Hashable, Sendable {
        let file: Int
        let offset: UInt32
    }

    var id: ID { ID(file: file, offset: declaration.head.offset) }

    /// The names of the enclosing types.
    var scope: [String] { Array(path.dropLast()) }

    /// The dotted name. For example: `Outer.Store`
    var qualifiedName: String { path.joined(separator: ".") }
}

/// A declared typealias and where it stands.
struct CatalogTypealias: Sendable {
    let declaration: TypealiasDeclaration
    let scope: [String]
    let file: Int
    /// The conditions of the `#if` branches around it, outermost first.
    let conditions: [String]
    /// Whether it is under `#if`.
    var isConditional: Bool { !conditions.isEmpty }
}

/// What the types around a declaration do to its access level.
struct EnclosingAccess: Sendable {
    /// The lowest level of an enclosing type.
    var ceiling: AccessLevel = .open
    /// What a member without a modifier gets.
    var implied: AccessLevel = .internal
}

/// Every type of a run.
///
/// Files without annotation are parsed when somebody asks for a name that they may declare. What the answer is does not
/// depend on what was asked before, nor on the thread: it is as if all files had been parsed at the start.
final class Catalog: @unchecked Sendable {
    /// The annotated declarations of the sources, in source order.
    let annotated: [DeclarationTable.Annotated]

    private let options: Options

    /// The files, in the order of the run: sources first, then those for inheritance only. Like `index`, they change
    /// only while nobody looks anything up.
    private var files: [InputFile]
    /// Which files may declare a name.
    private var index = NameIndex()
    /// Guards the rest, since lookups come from many threads.
    private let lock = Lock()
    /// By the index of the file; nil for those that nobody needed so far.
    private var parsed: [ParsedFile?]
    private var table: DeclarationTable
    /// Files that were gone when they were needed.
    private var unreadable: [FileFailure] = []
    /// What files import that were asked for it.
    private var imports: [Int: ImportedModules] = [:]
    /// The extensions of typealiases by what these stand for, once somebody has asked for them.
    private var aliasedExtensions: [ObjectIdentifier: [CatalogType]]?
    /// Whether one of the files gives up a default conformance; in most runs none does.
    private var mentionsSuppression: Bool
    /// How many of the files are sources; the others are there for inheritance only.
    private let sourceCount: Int

    /// Parses the annotated ones among the sources of a run.
    init(sources: [InputFile], options: Options) {
        self.options = options
        files = sources
        sourceCount = sources.count
        mentionsSuppression = sources.contains(where: \.mentionsSuppression)
        parsed = Array(repeating: nil, count: sources.count)
        var table = DeclarationTable(firstInheritOnly: sources.count)
        let needed = sources.indices.filter { sources[$0].isAnnotated || Catalog.mustParse(sources[$0], options) }
        let results = concurrentMap(needed, workers: options.concurrency) {
            ParsedInput(sources[$0], annotation: options.annotation)
        }
        for (file, result) in zip(needed, results) {
            if let failure = result.failure { unreadable.append(failure) }
            table.collect(result.file.declarations, of: file)
            parsed[file] = result.file
        }
        annotated = table.annotated
        self.table = table
        index = NameIndex(files, and: table.names)
    }

    /// Adds files that are there for inheritance only.
    func add(inheritOnly new: [InputFile]) {
        let first = files.count
        files += new
        mentionsSuppression = mentionsSuppression || new.contains(where: \.mentionsSuppression)
        aliasedExtensions = nil
        parsed += Array(repeating: nil, count: new.count)
        for file in new.indices where Catalog.mustParse(new[file], options) { load(first + file) }
        index = NameIndex(files, and: table.names)
    }

    /// The number of files that were parsed.
    var parsedCount: Int { lock.withLock { parsed.count { $0 != nil } } }

    /// What could not be read when it was needed.
    var failures: [Diagnostic] { lock.withLock { unreadable.map(\.diagnostic) } }

    /// The path of a file.
    func path(of file: Int) -> String { files[file].path }

    /// A file that a declaration of the catalog stands in.
    func file(_ index: Int) -> ParsedFile {
        lock.withLock { parsed[index] }
            ?? ParsedFile(source: SourceFile(path: files[index].path, bytes: []), declarations: [], diagnostics: [])
    }

    /// The type that `name` means inside `scope`, innermost scope first. A first component that names no type is
    /// taken for a module's name.
    func type(named name: [String], in scope: [String], file: Int) -> CatalogType? {
        lookUp(name, as: .type, in: scope, file: file) { nearest($0.types, to: file, in: $1) { $0.file } }
    }

    /// The type that `name` means inside `scope` for a member there; nil where a typealias is nearer, such as a member of
    /// the innermost type. What that type inherits from is found without its members.
    func typeUnlessAlias(named name: [String], in scope: [String], file: Int) -> CatalogType? {
        guard let found = type(named: name, in: scope, file: file) else { return nil }
        guard name.count == 1, let alias = alias(named: name, in: scope, file: file) else { return found }
        return alias.scope.count >= found.path.count ? nil : found
    }

    /// The typealias that `name` means inside `scope`.
    func alias(named name: [String], in scope: [String], file: Int) -> CatalogTypealias? {
        lookUp(name, as: .typealias, in: scope, file: file) { nearest($0.typealiases, to: file, in: $1) { $0.file } }
    }

    /// The declaration that a file means where several have the name, which modules of one run may: one in a folder by the
    /// name of the module that is written before it, if one is, or outside of the file's own module; then that of the same
    /// file, else that which shares the most folders with it, else that of the first file.
    private func nearest<Entry>(
        _ entries: [Entry], to file: Int, in module: WrittenModule?, _ fileOf: (Entry) -> Int
    ) -> Entry? {
        guard entries.count > 1 else { return entries.first }
        if let module {
            let named = entries.filter {
                files[fileOf($0)].path.split(separator: "/").dropLast().contains(module.name[...])
            }
            let meant =
                named.isEmpty && module.isImported
                ? entries.filter { files[fileOf($0)].moduleFolder != files[file].moduleFolder } : named
            if !meant.isEmpty, meant.count < entries.count { return nearest(meant, to: file, in: nil, fileOf) }
        }
        if let own = entries.first(where: { fileOf($0) == file }) { return own }
        guard files.indices.contains(file) else { return entries.min { fileOf($0) < fileOf($1) } }
        let path = files[file].path
        return entries.max { left, right in
            let (left, right) = (fileOf(left), fileOf(right))
            let (leftFolders, rightFolders) = (
                path.countOfFolders(commonWith: files[left].path), path.countOfFolders(commonWith: files[right].path)
            )
            return leftFolders == rightFolders ? left > right : leftFolders < rightFolders
        }
    }

    /// Whether a type of this name may give up a default conformance, as `struct Handle: ~Copyable` does; false for most
    /// without parsing anything.
    func maySuppress(inTypesNamed name: String) -> Bool {
        mentionsSuppression && anyFile(declaring: name) { $0.mentionsSuppression }
    }

    /// Whether what has this name in a file is declared in the file's module, and the module may bind it to an actor by
    /// default (SE-0466); nothing is parsed for the answer.
    func isBoundByModule(typeNamed name: String, in file: Int) -> Bool {
        func isDeclared(as kind: DeclaredNames.Kind) -> Bool {
            var result = false
            index.forEachFile(declaring: name, as: kind) { result = result || !isElsewhere($0, from: file) }
            return result
        }
        return isDeclared(as: .type) && !isDeclared(as: .free)
    }

    /// Whether a file stands in a folder by the name of a module that a source imports, and sees no more of than what is
    /// public.
    func isImported(_ file: Int, into source: Int) -> Bool {
        guard file != source, files.indices.contains(source), files.indices.contains(file) else { return false }
        return stands(file, inFolderOfAny: \.public, importedInto: source)
    }

    /// Whether a file is in another module than a source: it is there for inheritance only, or stands in a folder by the
    /// name of a module that the source imports.
    func isElsewhere(_ file: Int, from source: Int) -> Bool {
        if file == source || !files.indices.contains(source) { return false }
        return file >= sourceCount || stands(file, inFolderOfAny: \.all, importedInto: source)
    }

    /// Whether a folder around a file, but not around a source, has the name of a module that the source imports.
    private func stands(
        _ file: Int, inFolderOfAny modules: KeyPath<ImportedModules, Set<String>>, importedInto source: Int
    ) -> Bool {
        let folders = folders(of: file, apartFrom: source)
        guard !folders.isEmpty else { return false }
        let imported = imports(of: source)[keyPath: modules]
        return folders.contains { imported.contains(String($0)) } && !areInOneModule(file, source)
    }

    /// Whether the modules of the sources isolate declarations by default.
    var hasDefaultIsolation: Bool { options.defaultIsolation == .mainActor }

    /// Whether the module of a file isolates declarations to the main actor by default: the options tell of the sources,
    /// and headers are isolated as they say.
    func isMainActorByDefault(_ file: Int) -> Bool {
        hasDefaultIsolation && (0..<sourceCount).contains(file) && !files[file].path.hasSuffix(".h")
    }

    /// Whether one folder of `Sources` is around two files: that is one module, whatever the folders in it are called.
    private func areInOneModule(_ file: Int, _ other: Int) -> Bool {
        files[file].folderInSources.map { $0 == files[other].folderInSources } ?? false
    }

    /// The folders around a file, but for those around a source as well: one may have the name of a module.
    private func folders(of file: Int, apartFrom source: Int) -> ArraySlice<Substring> {
        let path = files[file].path
        let rest = path[path.endOfFolders(commonWith: files[source].path)...]
        guard rest.utf8.contains(UInt8(ascii: "/")) else { return [] }
        return rest.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }

    /// Whether a file is certainly in the module of a source: in the same folder, or the same folder of `Sources`.
    func isInModule(_ file: Int, of source: Int) -> Bool {
        file == source || !isElsewhere(file, from: source) && files[file].moduleFolder == files[source].moduleFolder
    }

    /// Whether a name says that it is another module's, but is taken for that of a type in the file's own: the files of the
    /// other module are not there.
    func isMistaken(_ name: [String], for found: CatalogType, in file: Int) -> Bool {
        name.count > found.path.count && imports(name[0], in: file) && isInModule(found.file, of: file)
    }

    private func imports(_ module: String, in file: Int) -> Bool {
        files.indices.contains(file) && imports(of: file).all.contains(module)
    }

    /// The modules that a file imports.
    private struct ImportedModules {
        let all: Set<String>
        /// Those of which it sees what is public only.
        let `public`: Set<String>
    }

    /// The modules that a parsed file imports.
    private func imports(of file: Int) -> ImportedModules {
        if let known = lock.withLock({ imports[file] }) { return known }
        let declarations = self.file(file).declarations
        let modules = ImportedModules(
            all: Set(declarations.flatMap(\.importedModules)),
            public: Set(declarations.flatMap(\.publicImports)).subtracting(options.testableImports))
        lock.withLock { imports[file] = modules }
        return modules
    }

    /// Whether a type of this name may be an enum without cases; false for most without parsing anything.
    func mayLackValues(inTypesNamed name: String) -> Bool {
        anyFile(declaring: name) { $0.names.mayHaveEnumWithoutCases || $0.names.isIncomplete }
    }

    /// Whether `predicate` holds for a file that may declare a type of this name; nothing is parsed for the answer.
    private func anyFile(declaring name: String, _ predicate: (InputFile) -> Bool) -> Bool {
        var result = false
        index.forEachFile(declaring: name, as: .type) { file in result = result || predicate(files[file]) }
        return result
    }

    /// The path of the type or typealias that a plain name means inside `scope`.
    func path(of name: String, in scope: [String], file: Int) -> [String]? {
        let type = type(named: [name], in: scope, file: file)?.path
        let alias = alias(named: [name], in: scope, file: file).map { $0.scope + [name] }
        return (type?.count ?? 0) > (alias?.count ?? 0) ? type : alias
    }

    /// Whether a plain name means a type or typealias inside `scope` that other files see. Mocks of other modules, for one,
    /// bring helpers of the same names, each for its own file.
    func isSeen(_ name: String, in scope: [String], file: Int) -> Bool {
        let heads = [
            type(named: [name], in: scope, file: file)?.declaration.head,
            alias(named: [name], in: scope, file: file)?.declaration.head,
        ]
        return heads.contains { $0.map { !$0.isHidden } ?? false }
    }

    /// The declarations that a type has under different conditions, itself among them; none where it has only one.
    func alternatives(to type: CatalogType) -> [CatalogType] {
        guard !type.conditions.isEmpty else { return [] }
        let key = DeclarationTable.key(of: type.path)
        let types = lock.withLock { table.entries[key]?.types ?? [] }.filter { !$0.conditions.isEmpty }
        return types.count > 1 ? types : []
    }

    /// The extensions of a type, in the order of the files.
    func extensions(of type: CatalogType) -> [CatalogType] {
        let extensions =
            extensionsByName(of: type) + (extensionsOfTypealiases()[ObjectIdentifier(type)] ?? [])
        return extensions.sorted {
            ($0.file, $0.declaration.head.offset) < ($1.file, $1.declaration.head.offset)
        }
    }

    private func extensionsByName(of type: CatalogType) -> [CatalogType] {
        guard loadFiles(declaring: type.declaration.name, as: .extension) else { return [] }
        let named = lock.withLock { table.extensions[unescaped(type.declaration.name)] ?? [] }
        return named.filter { found in
            let isInModule =
                found.path.count == type.path.count + 1
                && self.type(named: [found.path[0]], in: [], file: found.file) == nil
            let path = found.path.dropFirst(isInModule ? 1 : 0)
            return DeclarationTable.key(of: path) == DeclarationTable.key(of: type.path)
                && isMeant(type, by: found, path)
        }
    }

    /// Whether an extension is one of a type rather than of another by its name, which another module of the run may have.
    private func isMeant(_ type: CatalogType, by extended: CatalogType, _ path: ArraySlice<String>) -> Bool {
        let key = DeclarationTable.key(of: type.path)
        guard type.conditions.isEmpty, lock.withLock({ table.entries[key]?.types.count ?? 0 }) > 1,
            let nearest = self.type(named: extended.path, in: [], file: extended.file)
        else { return true }
        return nearest.file == type.file
    }

    /// The extensions that are written with a typealias, by the types that it stands for.
    private func extensionsOfTypealiases() -> [ObjectIdentifier: [CatalogType]] {
        if let known = lock.withLock({ aliasedExtensions }) { return known }
        index.forEachFileExtendingTypealiases(load)
        var found: [ObjectIdentifier: [CatalogType]] = [:]
        for (name, extensions) in lock.withLock({ table.extensions }) where mayDeclare(typealiasNamed: name) {
            for extended in extensions {
                if let type = type(extendedBy: extended) { found[ObjectIdentifier(type), default: []].append(extended) }
            }
        }
        lock.withLock { aliasedExtensions = found }
        return found
    }

    /// Whether some file may declare a typealias of this name; nothing is parsed for the answer.
    func mayDeclare(typealiasNamed name: String) -> Bool {
        var result = false
        index.forEachFile(declaring: name, as: .typealias) { _ in result = true }
        return result
    }

    /// Whether one of the files may; nothing is parsed for the answer.
    func mayDeclare(typealiasNamed name: String, in files: Set<Int>) -> Bool {
        var result = false
        index.forEachFile(declaring: name, as: .typealias) { result = result || files.contains($0) }
        return result
    }

    /// The files that may extend one of the types; nothing is parsed for the answer.
    func files(extendingAny types: [CatalogType]) -> Set<Int> {
        var files: Set<Int> = []
        for type in types {
            index.forEachFile(declaring: type.declaration.name, as: .extension) { files.insert($0) }
        }
        return files
    }

    /// The typealias that a type declares, in an extension or not; where it is under `#if`, all that have the name.
    func memberTypealiases(named name: String, of type: CatalogType) -> [CatalogTypealias] {
        let scope = DeclarationTable.key(of: type.path)
        guard let alias = alias(named: [name], in: type.path, file: type.file),
            DeclarationTable.key(of: alias.scope) == scope
        else { return [] }
        guard alias.isConditional else { return [alias] }
        let key = DeclarationTable.key(of: alias.scope + [name])
        return lock.withLock { table.entries[key]?.typealiases ?? [] }.filter(\.isConditional)
    }

    /// The type that the typealias in the name of an extension stands for; nil where the name is the type's own.
    private func type(extendedBy extended: CatalogType) -> CatalogType? {
        var (name, scope, file) = (extended.path, [String](), extended.file)
        // A typealias may stand for another; a circle of them ends here too.
        for _ in 0..<16 {
            guard let alias = alias(named: name, in: scope, file: file),
                let next = alias.declaration.type.bare.unparenthesized.qualifiedName
            else { return nil }
            (name, scope, file) = (next, alias.scope, alias.file)
            if let type = type(named: name, in: scope, file: file) { return type }
        }
        return nil
    }

    /// The module that stands before a name.
    private struct WrittenModule {
        let name: String
        /// Whether the file imports it, so that it is not the file's own.
        let isImported: Bool
    }

    private func lookUp<Entry>(
        _ name: [String], as kind: DeclaredNames.Kind, in scope: [String], file: Int,
        choose: (DeclarationTable.Entries, WrittenModule?) -> Entry?
    ) -> Entry? {
        let found = find(name, as: kind, in: scope) {
            scope.indices.map { keyOfType(extendedAs: scope[...$0]) }
        } choose: {
            choose($0, nil)
        }
        if let found { return found }
        // A first component that is no type of the run is a module, and not one of the system's: they declare no type
        // of the run.
        guard name.count > 1, !Catalog.systemModules.contains(name[0]),
            find([name[0]], as: .type, in: scope, choose: { $0.types.first }) == nil
        else { return nil }
        let module = WrittenModule(name: name[0], isImported: imports(name[0], in: file))
        return find(Array(name.dropFirst()), as: kind, in: []) { choose($0, module) }
    }

    /// What the type is found by that an extension names by a typealias, as it does the scope in it; nil for most scopes.
    /// For example: `Outer.Inner` for `extension Outer.Alias`
    private func keyOfType(extendedAs scope: ArraySlice<String>) -> String? {
        guard let last = scope.last, mayDeclare(typealiasNamed: last) else { return nil }
        var (name, scope) = (Array(scope), [String]())
        // A typealias may stand for another; a circle of them ends here too.
        for _ in 0..<16 {
            let alias = find(name, as: .typealias, in: scope) { $0.types.isEmpty ? $0.typealiases.first : nil }
            guard let alias, let next = alias.declaration.type.bare.unparenthesized.qualifiedName else { return nil }
            (name, scope) = (next, alias.scope)
            if let type = find(name, as: .type, in: scope, choose: { $0.types.first }) {
                return DeclarationTable.key(of: type.path)
            }
        }
        return nil
    }

    /// What a name means in the innermost scope that has such an entry.
    ///
    /// - Parameter extendedTypes: the types that the scopes are in fact, outermost first, where extensions name them
    ///   otherwise. Nobody asks where nothing declares the name, as is the case for most names.
    private func find<Entry>(
        _ name: [String], as kind: DeclaredNames.Kind, in scope: [String], or extendedTypes: () -> [String?] = { [] },
        choose: (DeclarationTable.Entries) -> Entry?
    ) -> Entry? {
        guard let last = name.last, loadFiles(declaring: last, as: kind) else { return nil }
        let written = DeclarationTable.key(of: name)
        let extended = extendedTypes()
        return lock.withLock {
            let hidden = scope.count > 2 ? table.hiddenScopes[DeclarationTable.key(of: scope)] ?? 0 : 0
            for depth in stride(from: scope.count, to: hidden, by: -1) {
                let path = DeclarationTable.key(of: scope[..<depth]) + "." + written
                if let entries = table.entries[path], let entry = choose(entries) { return entry }
                guard extended.indices.contains(depth - 1), let type = extended[depth - 1] else { continue }
                if let entry = table.entries["\(type).\(written)"].flatMap(choose) { return entry }
            }
            return table.entries[written].flatMap(choose)
        }
    }

    /// `Swift.Error` -> `Error`, as the table of known protocols has it.
    static func withoutSystemModule(_ name: [String]) -> [String] {
        name.count > 1 && systemModules.contains(name[0]) ? Array(name.dropFirst()) : name
    }

    /// Whether a name is that of a module of the system.
    static func isSystemModule(_ name: String) -> Bool { systemModules.contains(name) }

    private static let systemModules: Set<String> = [
        "AppKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreLocation", "Darwin", "Dispatch",
        "Foundation", "FoundationEssentials", "Glibc", "ObjectiveC", "Observation", "Swift", "SwiftUI",
        "Synchronization", "UIKit", "_Concurrency",
    ]
}

// MARK: - Parsing at need

extension Catalog {
    /// Parses the files that may declare a name, unless they are; false if there are none.
    private func loadFiles(declaring name: String, as kind: DeclaredNames.Kind) -> Bool {
        var isDeclared = false
        index.forEachFile(declaring: name, as: kind) { file in
            isDeclared = true
            load(file)
        }
        return isDeclared
    }

    /// Whether nothing short of parsing tells what a file declares.
    private static func mustParse(_ file: InputFile, _ options: Options) -> Bool {
        file.names.isIncomplete || file.parsed != nil || options.parsesEveryFile
    }

    private func load(_ file: Int) {
        guard lock.withLock({ parsed[file] == nil }) else { return }
        // Outside of the lock: if another thread wants the same file just now, both parse it, and one was in vain.
        let result = ParsedInput(files[file], annotation: options.annotation)
        lock.withLock {
            guard parsed[file] == nil else { return }
            parsed[file] = result.file
            table.collect(result.file.declarations, of: file)
            if let failure = result.failure { unreadable.append(failure) }
        }
    }
}

extension Declaration {
    /// The modules that it imports, or that imports under its conditions do.
    fileprivate var importedModules: [String] { imports.compactMap(\.module) }

    /// The modules of which it sees what is public only.
    fileprivate var publicImports: [String] {
        imports.filter { declaration in
            declaration.kind == nil && !declaration.head.attributes.contains { ["testable", "_spi"].contains($0.name) }
        }.compactMap(\.module)
    }

    private var imports: [ImportDeclaration] {
        switch self {
        case .import(let declaration): [declaration]
        case .conditional(let block): block.clauses.flatMap { $0.declarations.flatMap(\.imports) }
        default: []
        }
    }
}

extension InputFile {
    /// The folder that Swift Package Manager has for the module, or the file's own one where that cannot be known.
    fileprivate var moduleFolder: ArraySlice<Substring> { folderInSources ?? folders }

    /// The folder that Swift Package Manager has for the module, if there is one. For example: `Sources/App` for
    /// `Sources/App/Models/User.swift`
    fileprivate var folderInSources: ArraySlice<Substring>? {
        let folders = folders
        guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.endIndex else { return nil }
        return folders[...(sources + 1)]
    }

    private var folders: ArraySlice<Substring> {
        path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    }
}

extension ImportDeclaration {
    /// For example: `Foundation` for `import struct Foundation.Data`
    fileprivate var module: String? { path.split(separator: ".").first.map(String.init) }
}

extension String {
    /// How many folders two paths begin with alike.
    fileprivate func countOfFolders(commonWith other: String) -> Int {
        self[..<endOfFolders(commonWith: other)].utf8.count { $0 == UInt8(ascii: "/") }
    }

    /// The end of the folders that two paths begin with alike.
    fileprivate func endOfFolders(commonWith other: String) -> Index {
        var end = 0
        for (offset, (byte, theirs)) in zip(utf8, other.utf8).enumerated() {
            guard byte == theirs else { break }
            if byte == UInt8(ascii: "/") { end = offset + 1 }
        }
        return utf8.index(startIndex, offsetBy: end)
    }
}
