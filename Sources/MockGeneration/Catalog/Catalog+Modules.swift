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
            let folders = entries.filter { places.moduleNames(around: fileOf($0)).contains(module.name) }
            let roots = folders.filter { places.module(of: fileOf($0)) == module.name }
            let named = roots.isEmpty ? folders : roots
            let meant =
                named.isEmpty && module.isImported
                ? entries.filter { !places.areBeside(fileOf($0), file) } : named
            if !meant.isEmpty, meant.count < entries.count { return nearest(meant, to: file, in: nil, fileOf) }
        }
        if let own = entries.first(where: { fileOf($0) == file }) { return own }
        guard files.indices.contains(file) else { return entries.min { fileOf($0) < fileOf($1) } }
        var imported = entries.map { stands(fileOf($0), inFolderOfAny: { $0.written }, importedInto: file) }
        if !exports.isEmpty, !imported.contains(true) {
            // What a module has hides what it exports.
            imported = entries.map { stands(fileOf($0), inFolderOfAny: { $0.whole }, importedInto: file) }
        }
        let isSomeImported = imported.contains(true)
        // Each is asked of those that are alike in what stands before it.
        typealias Rank = (isSeen: Int, folders: Int, isBeside: Int, isListedAlike: Int, isImported: Int, order: Int)
        let ranks = zip(entries, imported).map { entry, isImported -> Rank in
            let other = fileOf(entry)
            let isListedAlike = isInheritOnly(other) == isInheritOnly(file)
            let isSeen = isImported || !isSomeImported || isListedAlike && !places.areInTwoModules(file, other)
            let isBeside = places.areBeside(file, other)
            return (
                isSeen ? 1 : 0, places.countOfFolders(around: file, and: other), isBeside ? 1 : 0,
                isListedAlike ? 1 : 0, isImported ? 1 : 0, -other
            )
        }
        return zip(entries, ranks).max { $0.1 < $1.1 }?.0
    }

    /// The module of which a file imports a declaration of this name by itself, which wins over what whole modules have, but
    /// not over what the file's own has.
    func module(ofImported name: String, in file: Int, among declaring: [Int]) -> WrittenModule? {
        guard files.indices.contains(file), let modules = imports(of: file).single[name], modules.count == 1,
            let module = modules.first, declaring.allSatisfy({ isElsewhere($0, from: file) })
        else { return nil }
        return WrittenModule(name: module, isImported: true)
    }

    /// The path of a type, after its module where others have a type of the outermost name: one path for each type, whatever
    /// the file says that names it. For example: `Core.Item`
    func pathAmongModules(of type: CatalogType) -> [String] {
        guard places.areModulesSeveral, !type.isKnown, let outermost = type.path.first,
            let module = places.module(of: type.file), module != outermost,
            topLevelEntries(outermost).contains(where: { places.module(of: $0.file) != module })
        else { return type.path }
        return [module] + type.path
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
            && !places.areInOneModule(file, source)
    }

    /// Whether a file that is there for inheritance only declares what a module of the system does: it stands in a folder by the
    /// name of one that the source imports. For example: `Excerpts/Foundation/Operation.swift`
    func isExcerpt(_ file: Int, ofModuleImportedInto source: Int) -> Bool {
        isInheritOnly(file)
            && places.foldersNamedAsModules(around: file, apartFrom: source).contains {
                Catalog.isSystemModule($0) && imports(of: source).all.contains($0)
            }
    }

    /// Whether two files are certainly in two modules, as far as lists and folders tell.
    private func isApart(_ file: Int, from source: Int) -> Bool {
        file != source && files.indices.contains(source) && files.indices.contains(file)
            && (isInheritOnly(file) != isInheritOnly(source) && !places.areInOneModule(file, source)
                || places.areInTwoModules(file, source))
    }

    /// Whether a file is in another module than a source: it is there for inheritance only, or stands in a folder by the
    /// name of a module that the source imports.
    func isElsewhere(_ file: Int, from source: Int) -> Bool {
        guard file != source, files.indices.contains(source), files.indices.contains(file) else { return false }
        return isInheritOnly(file) && !places.areInOneModule(file, source)
            || stands(file, inFolderOfAny: { $0.all }, importedInto: source)
    }

    /// Whether the mocks stand in another module than a source, whose folder has the name of a module that they import, and
    /// see no more of it than what is public.
    func isImportedByMocks(_ file: Int) -> Bool {
        let modules = Set(options.customImports).subtracting(options.testableImports)
        guard !modules.isEmpty, files.indices.contains(file) else { return false }
        return options.moduleFolders.isFile(at: files[file].path, inAnyOf: modules)
    }

    /// Whether a file is in a module that a source imports, as far as the folders around it, but not around the source, tell.
    private func stands(
        _ file: Int, inFolderOfAny modules: (ImportedModules) -> Set<String>, importedInto source: Int
    ) -> Bool {
        guard !places.areInOneModule(file, source) else { return false }
        // No file of the run is one of the system's.
        func isImported(_ module: String) -> Bool {
            modules(imports(of: source)).contains(module) && !Catalog.isSystemModule(module)
        }
        if let module = places.module(of: file) { return isImported(module) }
        return places.foldersNamedAsModules(around: file, apartFrom: source).contains(where: isImported)
    }

    /// Whether what one file exports is seen in the other as well: they are in one module, as sources mostly are.
    func areExportsOwn(_ file: Int, in other: Int) -> Bool {
        places.areInOneModule(file, other) || max(file, other) < sourceCount && !places.areInTwoModules(file, other)
    }

    /// Whether nothing says that two files are in two modules: that only one is there for inheritance, the folder of
    /// `Sources` that each is in, or that one imports a module by the name of a folder around the other.
    func mayBeInOneModule(_ file: Int, _ other: Int) -> Bool {
        guard file != other, files.indices.contains(file), files.indices.contains(other) else { return true }
        if places.areInOneModule(file, other) { return true }
        return !places.areInTwoModules(file, other) && (file < sourceCount) == (other < sourceCount)
            && !stands(file, inFolderOfAny: { $0.all }, importedInto: other)
            && !stands(other, inFolderOfAny: { $0.all }, importedInto: file)
    }

    /// Whether a file is certainly in the module of a source: in the same folder, or the same folder of `Sources`.
    func isInModule(_ file: Int, of source: Int) -> Bool {
        file == source || !isElsewhere(file, from: source) && places.areBeside(file, source)
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
    /// Whether a module of the run isolates declarations by default.
    var hasDefaultIsolation: Bool { options.defaultIsolation == .mainActor || places.areSomeIsolated }

    /// Whether the module of a file isolates declarations to the main actor by default, as the options tell of it or of the
    /// sources; headers are isolated as they say.
    func isMainActorByDefault(_ file: Int) -> Bool {
        guard hasDefaultIsolation, files.indices.contains(file), !files[file].path.hasSuffix(".h") else { return false }
        let isSource = file < sourceCount
        let isIsolated = isSource && !options.isolatesSourcesByModule ? nil : places.isIsolated(file)
        return isIsolated ?? (isSource && options.defaultIsolation == .mainActor)
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
