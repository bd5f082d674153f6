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
    }

    private var exclusions: [PathPattern]
    private var excludedSuffixes: [String]
    private var foundFiles: Set<FileIdentity> = []
    private let output: FileIdentity?
    fileprivate let concurrency: Int?

    /// Makes the rules of a run.
    ///
    /// - Parameters:
    ///   - exclusions: what to leave out: files, and folders with everything in them. A folder that the user named is
    ///     never left out itself.
    ///   - excludedSuffixes: a file is left out if its name without the extension ends so.
    ///   - output: the file that the run writes, which is never an input.
    ///   - concurrency: how many files are asked about at once; nil for as many as there are cores.
    public init(
        exclusions: [PathPattern] = [], excludedSuffixes: [String] = [], output: String? = nil, concurrency: Int? = nil
    ) {
        self.concurrency = concurrency
        self.exclusions = exclusions
        self.excludedSuffixes = excludedSuffixes
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
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
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

    fileprivate var alreadyFound: Set<FileIdentity> { foundFiles }

    /// Whether a file is the one that the run writes.
    fileprivate func isOutput(_ information: stat) -> Bool { output == FileIdentity(information) }
}

/// Whether a file is a header of C or Objective-C, by its name.
public func isHeader(_ path: String) -> Bool {
    path.utf8.suffix(2).elementsEqual(".h".utf8)
}

/// Whether one path sorts before another: by bytes, so that neither locale nor Unicode version matters.
func precedesInBytes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
        right.withUTF8 { right in
            guard let first = left.baseAddress, let second = right.baseAddress else { return left.count < right.count }
            let order = memcmp(first, second, min(left.count, right.count))
            return order < 0 || order == 0 && left.count < right.count
        }
    }
}

/// One search under way.
private struct Walk {
    let rules: FileDiscovery
    var found = FileDiscovery.Found()
    var foundFiles: Set<FileIdentity>

    /// Every folder is read once. That ends loops of links, and makes two ways to a folder cost no more than one.
    private var visitedFolders: Set<FileIdentity> = []
    private var folders: [String] = []
    private var links: [String] = []
    /// What was met, in the order of the walk.
    private var entries: [Entry] = []

    /// Something that was met on the way.
    private enum Entry: Sendable {
        /// A file that the user named.
        case given(String, FileIdentity)
        /// A source that was found; it is yet to be asked about.
        case source(String)
        /// The same where a link led to it.
        case linked(String, stat)
        case special(String)
        case failure(FileFailure)
    }

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
        addEntries()
        while !links.isEmpty {
            let round = links.sorted(by: precedesInBytes)
            links = []
            for link in round { visitLink(link) }
            addEntries()
        }
    }

    /// Adds what was met. The system is asked about all of it first, side by side, since that is most of the work.
    private mutating func addEntries() {
        let sources = entries.compactMap { entry -> String? in
            if case .source(let path) = entry { return path }
            return nil
        }
        var information = concurrentMap(sources, workers: rules.concurrency, fileInformation)[...]
        for entry in entries {
            switch entry {
            case .given(let path, let identity): add(path, identity)
            case .linked(let path, let information): addEntry(path, information)
            case .special(let path): found.specialFiles.append(path)
            case .failure(let failure): found.failures.append(failure)
            case .source(let path):
                switch information.popFirst() {
                case .failure(let failure)?: found.failures.append(failure)
                case .success(let information)?: addEntry(path, information)
                case nil: break
                }
            }
        }
        entries = []
    }

    private mutating func visitGiven(_ path: String) {
        switch fileInformation(path) {
        case .failure(let failure): entries.append(.failure(failure))
        case .success(let information) where information.isFolder: walk(path)
        case .success where rules.excludesGivenFile(path): break
        case .success(let information) where information.isDevice:
            entries.append(.failure(FileFailure(.read, path, code: ENOTSUP)))
        case .success(let information) where rules.isOutput(information): found.outputs.append(path)
        // A pipe is read to its end: shells make one of `<(command)`.
        case .success(let information): entries.append(.given(path, FileIdentity(information)))
        }
    }

    private mutating func visitLink(_ path: String) {
        switch fileInformation(path) {
        // Others that lead nowhere would not have been read anyway.
        case .failure: if isSource(path) { found.brokenLinks.append(path) }
        case .success(let information) where information.isFolder: walk(path)
        case .success(let information): if isSource(path) { entries.append(.linked(path, information)) }
        }
    }

    /// Adds a file that nobody named.
    private mutating func addEntry(_ path: String, _ information: stat) {
        if rules.isOutput(information) {
            found.outputs.append(path)
        } else if information.isRegularFile {
            add(path, FileIdentity(information))
        } else {
            found.specialFiles.append(path)
        }
    }

    private mutating func add(_ path: String, _ identity: FileIdentity) {
        if foundFiles.insert(identity).inserted { found.files.append(path) }
    }

    private func isSource(_ path: String) -> Bool {
        (path.utf8.suffix(6).elementsEqual(".swift".utf8) || isHeader(path)) && !rules.excludesName(of: path)
    }

    /// Walks a folder and those in it, without recursion: the depth is up to the file system.
    private mutating func walk(_ folder: String) {
        folders = [folder]
        while let folder = folders.popLast() {
            switch fileInformation(folder) {
            case .failure(let failure): entries.append(.failure(failure))
            case .success(let information):
                if visitedFolders.insert(FileIdentity(information)).inserted { visitEntries(of: folder) }
            }
        }
    }

    private mutating func visitEntries(of folder: String) {
        let content: [FolderEntry]
        switch folderEntries(folder) {
        case .failure(let failure):
            entries.append(.failure(failure))
            return
        case .success(let read): content = read
        }
        let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
        var innerFolders: [String] = []
        for entry in content.sorted(by: { precedesInBytes($0.name, $1.name) }) {
            let path = prefix + entry.name
            let kind = entry.kind ?? kindOfEntry(path)
            switch kind {
            case .folder where entry.name != "DerivedData": if !rules.excludes(path) { innerFolders.append(path) }
            case .link: if !rules.excludes(path) { links.append(path) }
            case .file where isSource(path) && !rules.excludes(path): entries.append(.source(path))
            case .other where isSource(path) && !rules.excludes(path): entries.append(.special(path))
            case .folder, .file, .other: break
            }
        }
        folders += innerFolders.reversed()
    }
}

/// What an entry of a folder is.
private enum EntryKind {
    case file, folder, link, other
}

/// A name in a folder.
private struct FolderEntry {
    let name: String
    /// What it is; nil where the file system does not say.
    let kind: EntryKind?
}

/// The entries of a folder, hidden ones left out, in no order.
private func folderEntries(_ path: String) -> Result<[FolderEntry], FileFailure> {
    guard let stream = opendir(path) else { return .failure(FileFailure(.read, path, code: errno)) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
        errno = 0
        guard let entry = readdir(stream) else { break }
        // In place: the system hands out fewer bytes than the declared array has, so it must not be copied.
        let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
            field.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        if !name.utf8.starts(with: ".".utf8) {
            entries.append(FolderEntry(name: name, kind: kind(ofEntryType: Int(entry.pointee.d_type))))
        }
    }
    return errno == 0 ? .success(entries) : .failure(FileFailure(.read, path, code: errno))
}

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
