// The paths of files, and the modules that the run knows of -> the folder that each file's module is in. No source file says
// what module it is in; folders are called after modules, or the run is told.

/// Where the files of a run are.
struct FilePlaces {
    /// What is known of the module of a file.
    fileprivate enum Home: Hashable {
        /// The run was told the module.
        case module(String)
        /// The folder that is called after the module. For example: `Sources/App`
        case folder(String, module: String)
        /// The folder around those of the only module that the mocks import. For example: `App/Sources`
        case sources(String)
        /// The file's own folder, which may be one of several of the module.
        case unknown(String)

        /// The name of the module, if that is known.
        var module: String? {
            switch self {
            case .module(let name), .folder(_, module: let name): name
            case .sources, .unknown: nil
            }
        }

        var isUnknown: Bool {
            if case .unknown = self { true } else { false }
        }
    }

    private let paths: [String]
    private let rules: Rules
    /// The homes, and the index of each file's among them. Files are compared by it again and again.
    private let homes: [Home]
    private let indices: [Int]
    /// Whether each of the homes isolates declarations by default, as the options tell of the module; nil where it is not known.
    private let isolations: [Bool?]
    /// Whether the module of any file is known to, of sources where it is said by modules.
    let areSomeIsolated: Bool
    /// Whether files are in several modules, of which one may have no known name.
    let areModulesSeveral: Bool

    /// The places of no file.
    init() {
        self.init(of: [], sourceCount: 0, imported: [], options: Options())
    }

    /// Settles where files are.
    ///
    /// - Parameters:
    ///   - sourceCount: how many of them are sources, which come first.
    ///   - imported: the modules that files import, as far as it is known.
    init(of files: [InputFile], sourceCount: Int, imported: Set<String>, options: Options) {
        paths = files.map { options.moduleFolders.absolute($0.path) }
        let common = countOfCommonFolders(paths)
        rules = Rules(
            folders: options.moduleFolders, own: options.ownModules, known: imported.union(options.ownModules),
            countOfCommonFolders: common,
            areInFolders: options.ownModules.isEmpty && !imported.isEmpty
                && paths.prefix(sourceCount).allSatisfy { !folders(around: $0, beyond: common).isEmpty })
        var (homes, indices, known): ([Home], [Int], [Home: Int]) = ([], [], [:])
        var lastFolder = ""[...]
        for (file, path) in paths.enumerated() {
            let folder = ownFolder(of: path)
            // Files of one folder stand together.
            if file != sourceCount, folder == lastFolder, let last = indices.last {
                indices.append(last)
                continue
            }
            lastFolder = folder
            let home = rules.home(of: path, isSource: file < sourceCount)
            if let index = known[home] {
                indices.append(index)
            } else {
                known[home] = homes.count
                indices.append(homes.count)
                homes.append(home)
            }
        }
        (self.homes, self.indices) = (homes, indices)
        areModulesSeveral = Set(homes.map(\.module)).count > 1
        let isolations = homes.map { $0.module.map(options.isolatedModules.contains) }
        self.isolations = isolations
        // What is said of the sources comes before what is said of their modules.
        let firstFile = options.isolatesSourcesByModule ? 0 : sourceCount
        areSomeIsolated = indices.dropFirst(firstFile).contains { isolations[$0] == true }
    }

    /// The module of a file, if its name is known.
    func module(of file: Int) -> String? { homes[indices[file]].module }

    /// Whether the module of a file isolates declarations to the main actor by default; nil where the module is not known.
    func isIsolated(_ file: Int) -> Bool? { isolations[indices[file]] }

    /// Whether two files are certainly in one module, whatever the folders in it are called.
    func areInOneModule(_ file: Int, _ other: Int) -> Bool {
        indices[file] == indices[other] && !homes[indices[file]].isUnknown
    }

    /// Whether two files are certainly in two modules.
    func areInTwoModules(_ file: Int, _ other: Int) -> Bool {
        indices[file] != indices[other] && !homes[indices[file]].isUnknown && !homes[indices[other]].isUnknown
    }

    /// Whether two files are in one module or, where it is not known, in one folder.
    func areBeside(_ file: Int, _ other: Int) -> Bool { indices[file] == indices[other] }

    /// How many folders are around both of two files.
    func countOfFolders(around file: Int, and other: Int) -> Int {
        paths[file].countOfFolders(commonWith: paths[other])
    }

    /// The modules that a file may be in: the one that is known, or else all that folders around it may be called after,
    /// outermost first.
    func moduleNames(around file: Int) -> [String] {
        module(of: file).map { [$0] } ?? rules.folders(around: paths[file]).map { moduleName(ofFolder: $0) }
    }

    /// The modules that the folders around a file may be called after, but for those that are also around another file.
    func foldersNamedAsModules(around file: Int, apartFrom other: Int) -> [String] {
        let path = paths[file]
        return MockGeneration.moduleNames(around: path[path.endOfFolders(commonWith: paths[other])...])
    }
}

/// How paths tell modules.
private struct Rules {
    /// What the run was told.
    let folders: ModuleFolders
    /// The modules of the sources, if the mocks import them.
    let own: Set<String>
    /// The modules that somebody imports.
    let known: Set<String>
    /// How many folders are around all files, which no module is called after.
    let countOfCommonFolders: Int
    /// Whether each source is in a folder that is not around all.
    let areInFolders: Bool

    /// What is known of the module of a file: what the run was told, else the folder in `Sources` if somebody imports a module
    /// by its name, else the outermost folder by the name of a module that the file may be in, else the one in `Sources`.
    fileprivate func home(of path: String, isSource: Bool) -> FilePlaces.Home {
        if let module = folders.module(around: path) { return .module(module) }
        let inSources = foldersOfSources(around: path)
        let module = inSources.map { moduleName(ofFolder: path[$0.sources.endIndex..<$0.folder.endIndex].dropFirst()) }
        if let inSources, let module, known.contains(module) {
            return home(String(inSources.folder), of: module)
        }
        // Those of several modules, whose mocks are in one of them, stand in a folder each.
        let isOutermostAlone = isSource && own.isEmpty && inSources == nil && areInFolders
        let modules = isSource && !isOutermostAlone ? own : known
        for folder in modules.isEmpty ? [] : folders(around: path).prefix(isOutermostAlone ? 1 : .max) {
            let name = moduleName(ofFolder: folder)
            if modules.contains(name) { return home(String(path[..<folder.endIndex]), of: name) }
        }
        guard let inSources, let module else { return .unknown(String(ownFolder(of: path))) }
        // The sources of one module may be anywhere in it.
        return isSource && own.count == 1
            ? .sources(String(inSources.sources)) : home(String(inSources.folder), of: module)
    }

    /// A folder by the name of a module, which may have another one that the run was told of.
    private func home(_ folder: String, of module: String) -> FilePlaces.Home {
        folders.isTold(of: module) ? .module(module) : .folder(folder, module: module)
    }

    /// The folders around a file, outermost first, but for those around all.
    func folders(around path: String) -> ArraySlice<Substring> {
        MockGeneration.folders(around: path, beyond: countOfCommonFolders)
    }
}

/// The folders around a file, outermost first, but for so many.
private func folders(around path: String, beyond count: Int) -> ArraySlice<Substring> {
    path.split(separator: "/").dropLast().dropFirst(count)
}

/// How many folders are around all of some files.
private func countOfCommonFolders(_ paths: [String]) -> Int {
    guard let first = paths.first else { return 0 }
    let count = paths.reduce(Int.max) { min($0, first.countOfFolders(commonWith: $1)) }
    // What is before the first slash of an absolute path is none.
    return first.hasPrefix("/") ? max(count - 1, 0) : count
}

/// The path of the folder that a file is in.
private func ownFolder(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }

/// The last folder called `Sources` that has another one around the file, and that one. For example: `Sources` and
/// `Sources/App` for `Sources/App/Models/User.swift`
private func foldersOfSources(around path: String) -> (sources: Substring, folder: Substring)? {
    let name = "Sources"
    var end = path.lastIndex(of: "/")
    // The end of the folder behind, which is nearer to the file.
    var next: String.Index?
    while let slash = end {
        let start = path[..<slash].lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        if let next, path[start..<slash] == name { return (path[..<slash], path[..<next]) }
        next = slash
        end = start == path.startIndex ? nil : path.index(before: start)
    }
    return nil
}

extension String {
    /// How many folders two paths begin with alike.
    func countOfFolders(commonWith other: String) -> Int {
        self[..<endOfFolders(commonWith: other)].utf8.count { $0 == UInt8(ascii: "/") }
    }

    /// The end of the folders that two paths begin with alike. A plain loop: debug builds ask thousands of times.
    func endOfFolders(commonWith other: String) -> Index {
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
