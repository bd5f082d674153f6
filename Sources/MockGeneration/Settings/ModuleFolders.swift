// The folders that a run is told the modules of, for those that are not called after them.
// Paths are compared as they would be written from the root of the file system on; nobody looks whether they are there.

/// Which folders modules are in.
public struct ModuleFolders: Hashable, Sendable {
    /// The module, by the folder.
    private var modules: [String: String] = [:]
    private let workingDirectory: String

    /// Makes what says nothing of any module.
    ///
    /// - Parameter workingDirectory: the folder where relative paths start; if it is empty, they are only compared with each
    ///   other.
    public init(workingDirectory: String = "") {
        self.workingDirectory = workingDirectory
    }

    /// Says that the files in a folder, and in those in it, are in a module.
    public mutating func add(_ folder: String, of module: String) {
        modules[absolute(folder)] = module
    }

    /// Whether a file is in one of some modules: by the innermost folder of which that is said, else by the name of any.
    public func isFile(at path: String, inAnyOf names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        if let module = module(around: absolute(path)) { return names.contains(module) }
        return moduleNames(around: path).contains(where: names.contains)
    }

    /// Whether a folder is said to be that of a module.
    func isTold(of module: String) -> Bool { !modules.isEmpty && modules.values.contains(module) }

    /// The module of the innermost folder around a file of which it is said.
    func module(around absolutePath: String) -> String? {
        guard !modules.isEmpty else { return nil }
        var folder = absolutePath[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let module = modules[String(folder)] { return module }
        }
        return modules[""]
    }

    /// A path without `.` and `..`, from the root of the file system on if the folder is known where relative ones start.
    func absolute(_ path: String) -> String {
        let path = path.hasPrefix("/") || workingDirectory.isEmpty ? path : "\(workingDirectory)/\(path)"
        guard !isPlain(path) else { return path }
        var folders: [Substring] = []
        for folder in path.split(separator: "/") where folder != "." {
            if folder != ".." || folders.last == ".." || folders.isEmpty && !path.hasPrefix("/") {
                folders.append(folder)
            } else {
                _ = folders.popLast()
            }
        }
        let joined = folders.joined(separator: "/")
        return path.hasPrefix("/") && !joined.isEmpty ? "/\(joined)" : joined
    }
}

/// Whether every folder of a path has a name that does not begin with a dot, as nearly all do.
private func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
        var (index, isAtStart) = (0, true)
        while index < bytes.count {
            let isSlash = bytes[index] == UInt8(ascii: "/")
            if isAtStart, isSlash && index > 0 || bytes[index] == UInt8(ascii: ".") { return false }
            isAtStart = isSlash
            index += 1
        }
        return !isAtStart
    }
}

/// The modules that the folders around a file may be called after, outermost first.
func moduleNames(around path: some StringProtocol) -> [String] {
    path.split(separator: "/").dropLast().map { moduleName(ofFolder: $0) }
}

/// The module that Swift Package Manager makes of a folder of this name. For example: `My_Feature` for `My-Feature`
func moduleName(ofFolder folder: some StringProtocol) -> String {
    folder.utf8.contains(UInt8(ascii: "-")) ? String(folder.map { $0 == "-" ? "_" : $0 }) : String(folder)
}
