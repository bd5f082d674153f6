// Paths as the user gave them go in, a sorted list of Swift files and headers comes out.
// The order of the paths never shows in the result. Reading the files happens elsewhere.
// Deliberately absent: folders named `build` or `Pods` are walked like any other; `--exclude` is there for them.

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The rules by which a run finds its input files.
///
/// A path that names a file is taken whatever its suffix. A folder is walked: its `.swift` and `.h` files and those
/// of the folders in it, links followed, except for hidden entries (`.build` and `.git` among them) and `DerivedData`.
/// A file or folder that is reached on several ways counts once. The file that the run writes is no input; it
/// is noted, so that the run can see whether it is about to overwrite a source.
public struct FileDiscovery: Sendable {
    /// What the paths of a run led to.
    public struct Found: Sendable {
        /// The paths of the files, sorted by their bytes: each as given, or joined to the folder that was given.
        public var files: [String] = []

        /// What could not be read, in the order of the walk.
        public var failures: [FileFailure] = []

        /// Links in folders that are named like a source and lead nowhere, in the order of the walk. They are skipped,
        /// as build systems do.
        public var brokenLinks: [String] = []

        /// Entries of folders that are named like a source and are pipes, sockets or devices, in the order of the walk.
        /// They are skipped: reading one might never end.
        public var specialFiles: [String] = []

        /// The paths that led to the file which the run is to write, in the order of the walk.
        public var outputs: [String] = []

        /// Finds nothing.
        public init() {}
    }

    private var exclusions: [PathPattern]
    private var excludedSuffixes: [String]
    private var foundFiles: Set<FileIdentity> = []
    private let output: FileIdentity?
    private let outputName: String
    fileprivate let concurrency: Int?

    /// Makes the rules of a run.
    ///
    /// - Parameters:
    ///   - exclusions: what to leave out: files, and folders with everything in them. A folder that the user named is
    ///     never left out itself.
    ///   - excludedSuffixes: a file is left out if its name without the extension ends so.
    ///   - output: the file that the run writes, which is never an input.
    ///   - concurrency: how many folders are read at once; nil for as many as there are cores.
    public init(
        exclusions: [PathPattern] = [], excludedSuffixes: [String] = [], output: String? = nil, concurrency: Int? = nil
    ) {
        self.concurrency = concurrency
        self.exclusions = exclusions
        self.excludedSuffixes = excludedSuffixes
        outputName = output.map { String($0[fileNameStart(in: $0)...]) } ?? ""
        if let output, case .success(let information) = fileInformation(output) {
            self.output = FileIdentity(information)
        } else {
            self.output = nil
        }
    }

    /// The same search, with nothing left out but the output and what was found so far.
    public func withoutExclusions() -> FileDiscovery {
        var discovery = self
        discovery.exclusions = []
        discovery.excludedSuffixes = []
        return discovery
    }

    /// Finds the files that `paths` lead to, except for those that an earlier call found.
    public mutating func find(in paths: [String]) -> Found {
        var walk = Walk(rules: self)
        walk.start(at: paths)
        foundFiles = walk.foundFiles
        walk.found.files.sort(by: precedesInBytes)
        return walk.found
    }

    /// Whether a file of this name is left out because of its suffix.
    fileprivate func excludesName(of path: String) -> Bool {
        guard !excludedSuffixes.isEmpty else { return false }
        let name = path[fileNameStart(in: path)...]
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        return excludedSuffixes.contains { stem.hasSuffix($0) }
    }

    /// Whether the file or folder at `path` itself is left out. Those above it were asked about on the way.
    fileprivate func excludes(_ path: String) -> Bool {
        exclusions.contains { $0.matches(path) }
    }

    /// Whether a file that the user named is left out.
    fileprivate func excludesGivenFile(_ path: String) -> Bool {
        excludesName(of: path) || exclusions.contains { $0.matchesAnyPart(of: path) }
    }

    /// Whether a file is an input by its name.
    fileprivate func isSource(_ path: String) -> Bool {
        (path.utf8.suffix(6).elementsEqual(".swift".utf8) || isHeader(path)) && !excludesName(of: path)
    }

    fileprivate var alreadyFound: Set<FileIdentity> { foundFiles }

    /// Whether a file is the one that the run writes.
    fileprivate func isOutput(_ identity: FileIdentity) -> Bool { output == identity }

    /// Whether an entry of a folder is called like the file that the run writes.
    fileprivate func isNamedLikeOutput(_ name: UnsafePointer<CChar>) -> Bool { strcmp(name, outputName) == 0 }
}

/// Where the last component of a path begins.
private func fileNameStart(in path: String) -> String.Index {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.index(after: $0) } ?? path.startIndex
}

/// Whether a file is a header of C or Objective-C, by its name.
public func isHeader(_ path: String) -> Bool {
    path.utf8.suffix(2).elementsEqual(".h".utf8)
}

/// Whether one path sorts before another: by bytes, so that neither locale nor Unicode version matters.
func precedesInBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.withContiguousStorageIfAvailable { left in
        right.utf8.withContiguousStorageIfAvailable { right in
            guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
            let order = memcmp(first, second, min(left.count, right.count))
            return order < 0 || order == 0 && left.count < right.count
        }
        // Strings of Objective-C keep their bytes elsewhere.
    }.flatMap { $0 } ?? left.utf8.lexicographicallyPrecedes(right.utf8)
}

/// One search under way.
private struct Walk {
    let rules: FileDiscovery
    var found = FileDiscovery.Found()
    var foundFiles: Set<FileIdentity>

    /// Every folder is walked once. That ends loops of links, and makes two ways to a folder find no more than one.
    private var visitedFolders: Set<FileIdentity> = []
    private var links: [String] = []

    init(rules: FileDiscovery) {
        self.rules = rules
        foundFiles = rules.alreadyFound
    }

    /// Walks from the given paths. Links inside of folders wait until all else is done, so that a file which is
    /// reached with and without one is reported under its own path.
    mutating func start(at paths: [String]) {
        for path in paths.sorted(by: precedesInBytes) {
            visitGiven(path)
        }
        while !links.isEmpty {
            let round = links.sorted(by: precedesInBytes)
            links = []
            for link in round { visitLink(link) }
        }
    }

    private mutating func visitGiven(_ path: String) {
        switch fileInformation(path) {
        case .failure(let failure): found.failures.append(failure)
        case .success(let information) where information.isFolder: walk(path)
        case .success where rules.excludesGivenFile(path): break
        case .success(let information) where information.isDevice:
            found.failures.append(FileFailure(.read, path, code: ENOTSUP))
        case .success(let information) where rules.isOutput(FileIdentity(information)): found.outputs.append(path)
        // A pipe is read to its end: shells make one of `<(command)`.
        case .success(let information): add(path, FileIdentity(information))
        }
    }

    private mutating func visitLink(_ path: String) {
        switch fileInformation(path) {
        // Others that lead nowhere would not have been read anyway.
        case .failure: if rules.isSource(path) { found.brokenLinks.append(path) }
        case .success(let information) where information.isFolder: walk(path)
        case .success(let information):
            if rules.isSource(path) { addUnnamed(path, information.isRegularFile ? FileIdentity(information) : nil) }
        }
    }

    /// Adds a file that nobody named; without identity, it is a pipe, a socket or a device.
    private mutating func addUnnamed(_ path: String, _ identity: FileIdentity?) {
        guard let identity else { return found.specialFiles.append(path) }
        if rules.isOutput(identity) { found.outputs.append(path) } else { add(path, identity) }
    }

    private mutating func add(_ path: String, _ identity: FileIdentity) {
        if foundFiles.insert(identity).inserted { found.files.append(path) }
    }

    /// Walks a folder and those in it, without recursion: the depth is up to the file system.
    private mutating func walk(_ folder: String) {
        let tree = readFolders(from: folder)
        var folders = [0]
        while let folder = folders.popLast() {
            switch tree[folder].content {
            case .failure(let failure): found.failures.append(failure)
            case .success(let content):
                if visitedFolders.insert(content.identity).inserted {
                    add(content)
                    folders += tree[folder].inner.reversed()
                }
            }
        }
    }

    private mutating func add(_ content: FolderContent) {
        if let failure = content.failure { found.failures.append(failure) }
        for source in content.sources { addUnnamed(source.path, source.identity) }
        links += content.links
    }

    /// A folder, and the indices of those in it in the list of them all.
    private typealias Folder = (content: Result<FolderContent, FileFailure>, inner: Range<Int>)

    /// What a folder and those in it hold. The system is asked about one level after the other, the folders of each side by
    /// side, since that is most of the work.
    private func readFolders(from folder: String) -> [Folder] {
        var tree: [Folder] = []
        var level = [folder]
        while !level.isEmpty {
            let read = concurrentMap(level, workers: rules.concurrency) { [rules] folder in
                FolderContent.read(folder, rules)
            }
            level = []
            let next = tree.count + read.count
            for content in read {
                let first = next + level.count
                if case .success(let content) = content { level += content.folders }
                tree.append((content, first..<(next + level.count)))
            }
        }
        return tree
    }
}

#if canImport(Darwin)
private typealias FolderStream = UnsafeMutablePointer<DIR>
#else
private typealias FolderStream = OpaquePointer
#endif

/// What an entry of a folder is.
private enum EntryKind {
    case file, folder, link, other
}

/// What a search looks at in a folder, each in the order of the names.
private struct FolderContent: Sendable {
    let identity: FileIdentity
    /// The paths that are named like a source, and the identities of the files; nil for pipes, sockets and devices.
    private(set) var sources: [(path: String, identity: FileIdentity?)] = []
    private(set) var folders: [String] = []
    private(set) var links: [String] = []
    /// Why there is nothing else in it.
    private(set) var failure: FileFailure?

    /// Reads a folder; a failure where not even its identity is known.
    static func read(_ folder: String, _ rules: FileDiscovery) -> Result<FolderContent, FileFailure> {
        guard let stream = opendir(folder) else {
            let failure = FileFailure(.read, folder, code: errno)
            return fileInformation(folder).map { FolderContent(identity: FileIdentity($0), failure: failure) }
        }
        defer { closedir(stream) }
        var information = stat()
        guard fstat(dirfd(stream), &information) == 0 else { return .failure(FileFailure(.read, folder, code: errno)) }
        var content = FolderContent(identity: FileIdentity(information))
        content.read(stream, of: folder, rules)
        return .success(content)
    }

    private init(identity: FileIdentity, failure: FileFailure? = nil) {
        self.identity = identity
        self.failure = failure
    }

    private mutating func read(_ stream: FolderStream, of folder: String, _ rules: FileDiscovery) {
        let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            let kind = kind(ofEntryType: Int(entry.pointee.d_type))
            // In place: the system hands out fewer bytes than the declared array has, so it must not be copied.
            withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: 1) { name in
                    guard name.pointee != CChar(bitPattern: UInt8(ascii: ".")) else { return }
                    add(entry.pointee.d_ino, name, at: prefix + String(cString: name), kind, in: dirfd(stream), rules)
                }
            }
        }
        guard errno == 0 else {
            failure = FileFailure(.read, folder, code: errno)
            (sources, folders, links) = ([], [], [])
            return
        }
        sources.sort { precedesInBytes($0.path, $1.path) }
        folders.sort(by: precedesInBytes)
        links.sort(by: precedesInBytes)
    }

    /// Adds an entry of an open folder that is not hidden.
    private mutating func add(
        _ inode: ino_t, _ name: UnsafePointer<CChar>, at path: String, _ kind: EntryKind?, in folder: Int32,
        _ rules: FileDiscovery
    ) {
        switch kind ?? kindOfEntry(path) {
        case .folder where strcmp(name, "DerivedData") != 0: if !rules.excludes(path) { folders.append(path) }
        case .link: if !rules.excludes(path) { links.append(path) }
        case .file where rules.isSource(path) && !rules.excludes(path):
            // What the folder says is enough, but a few file systems number files in another way there, and the output
            // must not be missed.
            var information = stat()
            let isAsked = rules.isNamedLikeOutput(name) && fstatat(folder, name, &information, 0) == 0
            sources.append((path, isAsked ? FileIdentity(information) : FileIdentity(inode, in: identity)))
        case .other where rules.isSource(path) && !rules.excludes(path): sources.append((path, nil))
        case .folder, .file, .other: break
        }
    }
}

/// The kind that a folder tells of its entry; nil where the file system does not say.
private func kind(ofEntryType type: Int) -> EntryKind? {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): nil
    default: .other
    }
}

/// What an entry is, asked one by one where the folder did not tell.
private func kindOfEntry(_ path: String) -> EntryKind {
    var information = stat()
    guard lstat(path, &information) == 0 else { return .other }
    switch information.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
}
