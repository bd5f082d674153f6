// The folders and imports of files -> which module a file is in, and whose declaration a name means where several modules
// of one run have it. No source file says what module it is in, and folders are named after modules.

import SwiftDeclarations

extension Catalog {
    /// The module that stands before a name.
    struct WrittenModule {
        let name: String
        /// Whether the file imports it, so that it is not the file's own.
        let isImported: Bool
    }

    /// The declaration that a file means where several have the name, which modules of one run may: one in a folder by the
    /// name of the module that is written before it, if one is, or outside of the file's own module; then that of the same
    /// file, else one in a folder by the name of a module that the file imports rather than one that is certainly in a module
    /// that it does not; then that which shares the most folders with it, and of several such one in its own folder, one of
    /// its own list, one that is imported, that of the first file.
    func nearest<Entry>(
        _ entries: [Entry], to file: Int, in module: WrittenModule?, _ fileOf: (Entry) -> Int
    ) -> Entry? {
        guard entries.count > 1 else { return entries.first }
        if let module {
            let folders = entries.filter { moduleNames(around: fileOf($0)).contains(module.name) }
            let roots = folders.filter { files[fileOf($0)].folderInSources?.last.map(moduleName) == module.name }
            let named = roots.isEmpty ? folders : roots
            let meant =
                named.isEmpty && module.isImported
                ? entries.filter { files[fileOf($0)].moduleFolder != files[file].moduleFolder } : named
            if !meant.isEmpty, meant.count < entries.count { return nearest(meant, to: file, in: nil, fileOf) }
        }
        if let own = entries.first(where: { fileOf($0) == file }) { return own }
        guard files.indices.contains(file) else { return entries.min { fileOf($0) < fileOf($1) } }
        let imported = entries.map { stands(fileOf($0), inFolderOfAny: { $0.all }, importedInto: file) }
        let (path, isSomeImported) = (files[file].path, imported.contains(true))
        // Each is asked of those that are alike in what stands before it.
        typealias Rank = (isSeen: Int, folders: Int, isBeside: Int, isListedAlike: Int, isImported: Int, order: Int)
        let ranks = zip(entries, imported).map { entry, isImported -> Rank in
            let other = fileOf(entry)
            let isListedAlike = isInheritOnly(other) == isInheritOnly(file)
            let isSeen = isImported || !isSomeImported || isListedAlike && !areInTwoModules(file, other)
            let isBeside = files[other].moduleFolder == files[file].moduleFolder
            return (
                isSeen ? 1 : 0, path.countOfFolders(commonWith: files[other].path), isBeside ? 1 : 0,
                isListedAlike ? 1 : 0, isImported ? 1 : 0, -other
            )
        }
        return zip(entries, ranks).max { $0.1 < $1.1 }?.0
    }

    /// Whether two files that are listed alike are in folders of `Sources` that are certainly two modules: the sources of a run
    /// are mostly one, wherever it keeps them.
    private func areInTwoModules(_ file: Int, _ other: Int) -> Bool {
        (isInheritOnly(file) || options.testableImports.count + options.customImports.count > 1)
            && areInTwoFoldersOfSources(file, other)
    }

    /// Whether two files are in folders of `Sources`, but not in one.
    func areInTwoFoldersOfSources(_ file: Int, _ other: Int) -> Bool {
        guard let folder = files[file].folderInSources else { return false }
        return files[other].folderInSources.map { $0 != folder } ?? false
    }

    /// Whether a file is there for inheritance only.
    private func isInheritOnly(_ file: Int) -> Bool { file >= sourceCount }

    /// Whether a file stands in a folder by the name of a module that a source imports, and sees no more of than what is
    /// public.
    func isImported(_ file: Int, into source: Int) -> Bool {
        guard file != source, files.indices.contains(source), files.indices.contains(file) else { return false }
        return stands(file, inFolderOfAny: { $0.public }, importedInto: source)
    }

    /// Whether a file is in another module than a source, which sees of it what is public only, whatever its mocks do.
    func isImportedPlainly(_ file: Int, into source: Int) -> Bool {
        isApart(file, from: source) && stands(file, inFolderOfAny: { $0.plain }, importedInto: source)
    }

    /// Whether a file is in another module than a source, which does not import one by the name of a folder around it.
    func isUnimported(_ file: Int, into source: Int) -> Bool {
        isApart(file, from: source) && !stands(file, inFolderOfAny: { $0.all }, importedInto: source)
            && !areInOneModule(file, source)
    }

    /// Whether two files are certainly in two modules, as far as lists and folders tell.
    private func isApart(_ file: Int, from source: Int) -> Bool {
        file != source && files.indices.contains(source) && files.indices.contains(file)
            && (isInheritOnly(file) != isInheritOnly(source) || areInTwoModules(file, source))
    }

    /// Whether a file is in another module than a source: it is there for inheritance only, or stands in a folder by the
    /// name of a module that the source imports.
    func isElsewhere(_ file: Int, from source: Int) -> Bool {
        guard file != source, files.indices.contains(source), files.indices.contains(file) else { return false }
        return isInheritOnly(file) || stands(file, inFolderOfAny: { $0.all }, importedInto: source)
    }

    /// Whether the mocks stand in another module than a source, whose folder has the name of a module that they import, and
    /// see no more of it than what is public.
    func isImportedByMocks(_ file: Int) -> Bool {
        let modules = Set(options.customImports).subtracting(options.testableImports)
        guard !modules.isEmpty, files.indices.contains(file) else { return false }
        return isInFolder(of: modules, files[file].path)
    }

    /// Whether a folder around a file, but not around a source, has the name of a module that the source imports.
    private func stands(
        _ file: Int, inFolderOfAny modules: (ImportedModules) -> Set<String>, importedInto source: Int
    ) -> Bool {
        let folders = folders(of: file, apartFrom: source)
        guard !folders.isEmpty else { return false }
        let imported = modules(imports(of: source))
        return folders.contains { folder in
            let module = moduleName(ofFolder: folder)
            // No file of the run is one of the system's.
            return imported.contains(module) && !Catalog.isSystemModule(module)
        } && !areInOneModule(file, source)
    }

    /// How many folders are around all of some files.
    static func countOfCommonFolders(_ files: [InputFile]) -> Int {
        guard let first = files.first?.path else { return 0 }
        let count = files.reduce(Int.max) { min($0, first.countOfFolders(commonWith: $1.path)) }
        return first.hasPrefix("/") ? max(count - 1, 0) : count
    }

    /// The modules that the folders around a file may be called after, but for those around all files, outermost first.
    func moduleNames(around file: Int) -> ArraySlice<String> {
        MockGeneration.moduleNames(around: files[file].path).dropFirst(countOfCommonFolders)
    }

    /// The module that a file is in: one of some that the folder in `Sources` has the name of, or else one of others that the
    /// outermost folder does which has any.
    func module(of file: Int, among modules: Set<String>, orInFolders others: Set<String>) -> String? {
        if let folder = files[file].folderInSources?.last.map(moduleName(ofFolder:)) {
            if modules.contains(folder) { return folder }
            if file < sourceCount { return nil }
        }
        return moduleNames(around: file).first(where: others.contains)
    }

    /// Whether one folder of `Sources` is around two files: that is one module, whatever the folders in it are called.
    private func areInOneModule(_ file: Int, _ other: Int) -> Bool {
        files[file].folderInSources.map { $0 == files[other].folderInSources } ?? false
    }

    /// Whether nothing says that two files are in two modules: that only one is there for inheritance, the folder of
    /// `Sources` that each is in, or that one imports a module by the name of a folder around the other.
    func mayBeInOneModule(_ file: Int, _ other: Int) -> Bool {
        guard file != other, files.indices.contains(file), files.indices.contains(other) else { return true }
        if let folder = files[file].folderInSources, let otherFolder = files[other].folderInSources {
            return folder == otherFolder
        }
        return (file < sourceCount) == (other < sourceCount)
            && !stands(file, inFolderOfAny: { $0.all }, importedInto: other)
            && !stands(other, inFolderOfAny: { $0.all }, importedInto: file)
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

    /// Whether those that import Foundation in the module of a source, as far as it can be told, say that their imports are
    /// below public, as all others have to then (SE-0409).
    func lowersFoundation(beside source: Int) -> Bool {
        let imports = files.indices.prefix(sourceCount).filter {
            !files[$0].foundationImports.isEmpty && mayBeInOneModule($0, source)
        }.reduce(into: FoundationImports()) { $0.formUnion(files[$1].foundationImports) }
        return imports == .lowered
    }

    /// Whether a name says that it is another module's, but is taken for that of a type in the file's own: the files of the
    /// other module are not there.
    func isMistaken(_ name: [String], for found: CatalogType, in file: Int) -> Bool {
        name.count > found.path.count && imports(name[0], in: file) && isInModule(found.file, of: file)
    }

    /// The modules that the files with annotated declarations import.
    var modulesOfAnnotatedFiles: Set<String> { modules(importedBy: files.indices.filter { files[$0].isAnnotated }) }

    /// The modules that files import, but for those of the system.
    func modules(importedBy files: some Sequence<Int>) -> Set<String> {
        files.reduce(into: Set()) { $0.formUnion(imports(of: $1).all) }.filter { !Catalog.isSystemModule($0) }
    }

    /// Whether a file imports a module.
    func imports(_ module: String, in file: Int) -> Bool {
        files.indices.contains(file) && imports(of: file).all.contains(module)
    }

    /// Whether a name that no file declares means a class of Apple's frameworks where a file says it.
    func isKnownClass(_ name: [String], in file: Int) -> Bool {
        guard let last = name.last else { return false }
        // UIKit and AppKit export what is Foundation's.
        let isOfFoundation =
            name.count > 1
            ? name[0] == "Foundation"
            : ["Foundation", "UIKit", "AppKit", "Cocoa"].contains { imports($0, in: file) }
        return KnownClasses.isClass(last, mayBeOfFoundation: isOfFoundation)
    }
}

// MARK: - Default isolation

extension Catalog {
    /// Whether the modules of the sources isolate declarations by default.
    var hasDefaultIsolation: Bool { options.defaultIsolation == .mainActor }

    /// Whether the module of a file isolates declarations to the main actor by default: the options tell of the sources,
    /// and headers are isolated as they say.
    func isMainActorByDefault(_ file: Int) -> Bool {
        hasDefaultIsolation && (0..<sourceCount).contains(file) && !files[file].path.hasSuffix(".h")
    }

    /// Whether what has this name in a file is declared in the file's module, and the module may bind it to an actor by
    /// default (SE-0466); nothing is parsed for the answer.
    func isBoundByModule(typeNamed name: String, in file: Int) -> Bool {
        func isDeclared(as kind: DeclaredNames.Kind) -> Bool {
            anyFile(declaring: name, as: kind) { !isElsewhere($0, from: file) }
        }
        return isDeclared(as: .type) && !isDeclared(as: .free)
    }
}

// MARK: - Modules of the system

extension Catalog {
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

// MARK: - Imports

/// The modules that a file imports.
struct ImportedModules {
    let all: Set<String>
    /// Those that it imports without `@testable`.
    let plain: Set<String>
    /// Those of them that the mocks import without, too, of which both see what is public only.
    let `public`: Set<String>
    /// The SPI that it sees of them. For example: `@_spi(Testing)`
    let spi: Set<String>

    init(_ declarations: [Declaration], testable: [String]) {
        all = Set(declarations.flatMap(\.importedModules))
        plain = Set(declarations.flatMap(\.publicImports))
        `public` = plain.subtracting(testable)
        spi = Set(declarations.flatMap(\.imports).flatMap(\.head.spi))
    }
}

/// Whether one of the folders around a file has the name of a module.
public func isInFolder(of modules: Set<String>, _ path: String) -> Bool {
    !modules.isEmpty && moduleNames(around: path).contains(where: modules.contains)
}

/// The modules that the folders around a file may be called after, outermost first.
func moduleNames(around path: String) -> [String] { path.split(separator: "/").dropLast().map(moduleName(ofFolder:)) }

/// The module that Swift Package Manager makes of a folder of this name. For example: `My_Feature` for `My-Feature`
private func moduleName(ofFolder folder: Substring) -> String {
    folder.utf8.contains(UInt8(ascii: "-")) ? String(folder.map { $0 == "-" ? "_" : $0 }) : String(folder)
}

extension Declaration {
    /// The modules that it imports, or that imports under its conditions do.
    fileprivate var importedModules: [String] { imports.compactMap(\.module) }

    /// The modules of which it sees what is public only.
    fileprivate var publicImports: [String] {
        imports.filter { declaration in
            declaration.kind == nil && !declaration.head.attributes.contains { $0.name == "testable" }
        }.compactMap(\.module)
    }

    fileprivate var imports: [ImportDeclaration] {
        flattened.compactMap { if case .import(let declaration) = $0 { declaration } else { nil } }
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

    fileprivate var folders: ArraySlice<Substring> {
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

    /// The end of the folders that two paths begin with alike. A plain loop: debug builds ask thousands of times.
    fileprivate func endOfFolders(commonWith other: String) -> Index {
        var (path, other) = (self, other)
        let end = path.withUTF8 { bytes in
            other.withUTF8 { others in
                var (end, offset) = (0, 0)
                while offset < bytes.count, offset < others.count, bytes[offset] == others[offset] {
                    offset += 1
                    if bytes[offset - 1] == UInt8(ascii: "/") { end = offset }
                }
                return end
            }
        }
        return utf8.index(startIndex, offsetBy: end)
    }
}
