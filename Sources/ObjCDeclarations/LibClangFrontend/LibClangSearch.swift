// Where libclang may be, in the order in which it is looked for. The first that loads and has all functions is used.

import SwiftDeclarations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What became of the search for libclang.
public struct LibClangSearch: Sendable {
    /// A library that cannot be used.
    public struct Rejection: Sendable {
        /// Where it was looked for.
        public var path: String
        /// What is wrong with it.
        public var reason: String
    }

    /// The library to use; nil where there is none.
    public private(set) var found: LibClang?
    /// What was tried before, in order. Of the places where nothing is there is one entry only.
    public private(set) var rejected: [Rejection] = []

    /// The variables of the environment that matter.
    public static let variables = ["MOCKGEN_LIBCLANG", "PATH"]

    /// Looks for libclang.
    ///
    /// - Parameter environment: `MOCKGEN_LIBCLANG` names a library, the only one that is then tried; `PATH` leads to
    ///   the Swift toolchain.
    public init(environment: [String: String]) {
        if let path = environment["MOCKGEN_LIBCLANG"], !path.isEmpty {
            self.init(paths: [path])
            if !rejected.isEmpty { rejected[0].path += " (MOCKGEN_LIBCLANG)" }
            return
        }
        self.init(names: Self.names, paths: Self.paths(environment: environment))
    }

    /// Looks for libclang by names that the system's own search may know, then by paths.
    init(names: [String] = [], paths: [String]) {
        for name in names where found == nil { tryLibrary(name, isExpected: false) }
        if found == nil, let first = names.first, rejected.isEmpty {
            rejected.append(Rejection(path: first, reason: "the system's loader knows no libclang of any version"))
        }
        for path in paths where found == nil { tryLibrary(path, isExpected: true) }
        if found == nil, paths.isEmpty {
            rejected.append(
                Rejection(path: Self.fileNames[0], reason: "no folder of LLVM, of Xcode or of a Swift toolchain has it")
            )
        }
    }

    private mutating func tryLibrary(_ path: String, isExpected: Bool) {
        do throws(LibClang.LoadFailure) {
            found = try LibClang(path: path)
        } catch {
            if isExpected || error.isLibrary { rejected.append(Rejection(path: path, reason: error.reason)) }
        }
    }

    // MARK: - Places

    /// The versions of LLVM that are looked for by number, the newest first.
    private static let versions = (11...40).reversed()

    #if canImport(Darwin)
    private static let fileNames = ["libclang.dylib"]
    static let names = ["libclang.dylib"]
    /// The folders of Homebrew's packages.
    private static let packageFolders = ["/opt/homebrew/opt/llvm/lib", "/usr/local/opt/llvm/lib"]
    /// Xcode's folders, where `swift` on the path is a mere shim.
    private static let applicationFolders = [
        "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/lib",
        "/Library/Developer/CommandLineTools/usr/lib",
    ]
    #else
    private static let fileNames = ["libclang.so", "libclang.so.1"]
    /// The names that packages give it where the loader finds it.
    static let names = ["libclang.so"] + versions.flatMap { ["libclang-\($0).so.1", "libclang.so.\($0)"] }
    /// The folders of Debian's and other distributions' packages.
    private static let packageFolders = versions.map { "/usr/lib/llvm-\($0)/lib" } + ["/usr/lib64/llvm/lib"]
    private static let applicationFolders: [String] = []
    #endif

    /// The libraries that are there, each once.
    static func paths(environment: [String: String]) -> [String] {
        let folders = packageFolders + toolchainFolders(path: environment["PATH"] ?? "") + applicationFolders
        return folders.compactMap { folder in
            fileNames.map { "\(folder)/\($0)" }.first { access($0, R_OK) == 0 }
        }
    }

    /// The library folders of the toolchains whose `swift` is on the path.
    private static func toolchainFolders(path: String) -> [String] {
        var folders: [String] = []
        for folder in path.split(separator: ":") {
            guard let resolved = realpath("\(folder)/swift", nil) else { continue }
            defer { free(resolved) }
            let parts = String(cString: resolved).split(separator: "/", omittingEmptySubsequences: false)
            let library = parts.dropLast(2).joined(separator: "/") + "/lib"
            if parts.count > 2, !folders.contains(library) { folders.append(library) }
        }
        return folders
    }
}
