// Arguments for clang in, the files that `#import` and `#include` lead to out, each read and tokenized once. What leads
// nowhere is a module of the SDK, which only StubHeaders.swift knows.

import SwiftDeclarations

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Where headers are looked for, and what the command line defines.
struct HeaderArguments: Sendable {
    /// A `-D` or `-U`.
    struct Definition: Hashable, Sendable {
        /// The name, with parameters if it has some. For example: `NAME(x)`
        var name: String
        /// The text; nil for `-U`.
        var value: String?
    }

    /// `-iquote`: for `"…"` only.
    private(set) var quotedFolders: [String] = []
    /// `-I`, `-isystem`, `-idirafter`
    private(set) var folders: [String] = []
    /// `-F`, `-iframework`
    private(set) var frameworkFolders: [String] = []
    /// `-D`, `-U`, in order.
    private(set) var definitions: [Definition] = []
    /// `-include`
    private(set) var prefixHeaders: [String] = []

    /// Reads the arguments that matter to the tokenizer, each joined to its value or before it.
    init(_ arguments: [String]) {
        var index = arguments.startIndex
        func value(_ flag: String) -> String? {
            let argument = arguments[index]
            guard argument.hasPrefix(flag) else { return nil }
            if argument.utf8.count > flag.utf8.count { return String(argument.dropFirst(flag.count)) }
            guard index + 1 < arguments.endIndex else { return nil }
            index += 1
            return arguments[index]
        }
        while index < arguments.endIndex {
            // `-isystem` and its like before `-I`: the first letters of a flag are not a flag.
            if let path = value("-iquote") {
                quotedFolders.append(path)
            } else if let path = value("-isystem") ?? value("-idirafter") {
                folders.append(path)
            } else if let path = value("-iframework") {
                frameworkFolders.append(path)
            } else if let path = value("-include") {
                prefixHeaders.append(path)
            } else if let path = value("-I") {
                folders.append(path)
            } else if let path = value("-F") {
                frameworkFolders.append(path)
            } else if let definition = value("-D") {
                let parts = definition.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                definitions.append(Definition(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : "1"))
            } else if let name = value("-U") {
                definitions.append(Definition(name: name, value: nil))
            }
            index += 1
        }
    }
}

/// The files that headers include.
struct HeaderFiles: Sendable {
    private let arguments: HeaderArguments
    /// What was read so far by path; nil for what could not be.
    private var read: [String: TokenizedHeader?] = [:]

    /// Looks for files where the arguments say.
    init(_ arguments: HeaderArguments) {
        self.arguments = arguments
    }

    /// The file that an include leads to.
    ///
    /// - Parameters:
    ///   - name: what stands between the quotes or angle brackets.
    ///   - isAngled: whether it stands between angle brackets.
    ///   - path: the including file, beside which `"…"` is looked for first.
    mutating func find(_ name: String, isAngled: Bool, from path: String) -> TokenizedHeader? {
        for candidate in candidates(name, isAngled: isAngled, from: path) {
            if let file = file(at: candidate) { return file }
        }
        return nil
    }

    private func candidates(_ name: String, isAngled: Bool, from path: String) -> [String] {
        guard !name.isEmpty, !name.utf8.contains(0) else { return [] }
        if name.hasPrefix("/") { return [name] }
        var folders = arguments.folders
        if !isAngled { folders = [folder(of: path)] + arguments.quotedFolders + folders }
        var candidates = folders.map { joined($0, name) }
        if let slash = name.firstIndex(of: "/") {
            let (module, rest) = (name[..<slash], name[name.index(after: slash)...])
            for folder in arguments.frameworkFolders {
                candidates.append(joined(folder, "\(module).framework/Headers/\(rest)"))
                candidates.append(joined(folder, "\(module).framework/PrivateHeaders/\(rest)"))
            }
        }
        return candidates
    }

    private mutating func file(at path: String) -> TokenizedHeader? {
        if let known = read[path] { return known }
        let file = bytesOfFile(path).map { TokenizedHeader(SourceFile(path: path, bytes: $0)) }
        read[path] = .some(file)
        return file
    }
}

/// The folder of a path; empty for a name alone.
func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}

/// A name in a folder. `.` and `..` at its beginning are resolved as text, so that a file that is reached on several
/// ways has one path: that of its folder as the user wrote it.
func joined(_ folder: String, _ name: String) -> String {
    var folder = folder[...]
    var name = name[...]
    while true {
        if name.hasPrefix("./") {
            name = name.dropFirst(2)
        } else if name.hasPrefix("../"), let last = folder.split(separator: "/").last, last != ".", last != ".." {
            name = name.dropFirst(3)
            folder = folder.dropLast(last.count)
            while folder.count > 1, folder.last == "/" { folder = folder.dropLast() }
        } else {
            break
        }
    }
    if folder.isEmpty { return String(name) }
    return folder.last == "/" ? String(folder + name) : "\(folder)/\(name)"
}

/// The content of a regular file; nil where there is none that can be read.
func bytesOfFile(_ path: String) -> [UInt8]? {
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG, let file = fopen(path, "rb") else {
        return nil
    }
    defer { fclose(file) }
    let size = max(Int(information.st_size), 0)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = fread(buffer.baseAddress, 1, size, file)
    }
}
