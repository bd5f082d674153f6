// The path of a header in, the module that Swift imports for it out: what a module map around it says, else where SwiftPM
// and frameworks keep headers. A header without a module is seen through a bridging header, and imports nothing.

/// The module of the header at `path`; nil where there is none.
func moduleName(ofHeaderAt path: String) -> String? {
    if let name = moduleOfFramework(path) ?? moduleByMap(path) { return name }
    return moduleOfPackage(path)
}

/// For example: `Kit` for `Kit.framework/Headers/Store.h`
private func moduleOfFramework(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let index = parts.lastIndex(where: { $0.hasSuffix(".framework") }), index + 2 < parts.count,
        parts[index + 1] == "Headers" || parts[index + 1] == "PrivateHeaders"
    else { return nil }
    return String(parts[index].dropLast(".framework".utf8.count))
}

/// For example: `Kit` for `Sources/Kit/include/Store.h`
private func moduleOfPackage(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let include = parts.lastIndex(of: "include"), include > 0 else { return nil }
    guard include > 1 && parts[include - 2] == "Sources" || isPackage(parts[..<(include - 1)], of: path) else {
        return nil
    }
    // SwiftPM makes an identifier of the target's name.
    return String(parts[include - 1].map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
}

private func isPackage(_ folder: ArraySlice<Substring>, of path: String) -> Bool {
    let root = path.hasPrefix("/") ? "/" : ""
    return bytesOfFile(root + (folder + ["Package.swift"]).joined(separator: "/")) != nil
}

// MARK: - Module maps

/// The module of the nearest module map, in the header's folder or above, that covers the header.
private func moduleByMap(_ path: String) -> String? {
    var parts = path.split(separator: "/")[...]
    let root = path.hasPrefix("/") ? "/" : ""
    guard var relative = parts.popLast().map(String.init) else { return nil }
    // Far above, a map has nothing to do with the header.
    for _ in 0..<6 {
        for name in ["module.modulemap", "module.map"] {
            let map = root + (parts + [name[...]]).joined(separator: "/")
            if let bytes = bytesOfFile(map), let module = ModuleMap(bytes).module(covering: relative) { return module }
        }
        guard let folder = parts.popLast(), folder != ".." else { return nil }
        relative = folder + "/" + relative
    }
    return nil
}

/// The modules of a map and the headers they name. Deliberately absent: `requires`, `exclude`, `extern module`.
private struct ModuleMap {
    /// A top-level module.
    private struct Module {
        var name: String
        var headers: [String] = []
        /// The folder of an umbrella, which covers all headers in it.
        var umbrella: String?
    }

    private var modules: [Module] = []

    init(_ bytes: [UInt8]) {
        // The lexical rules are those of C.
        let source = TokenizedHeader(.init(path: "", bytes: bytes))
        let words = source.tokens.map { source.source.text($0.start..<$0.end) }
        var depth = 0
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1] : ""
            switch word {
            case "{": depth += 1
            case "}": depth -= 1
            case "module" where depth == 0: modules.append(Module(name: Self.unquoted(next)))
            case "header" where next.hasPrefix("\"") && !modules.isEmpty && words[max(index - 1, 0)] != "exclude":
                let header = Self.unquoted(next)
                modules[modules.count - 1].headers.append(header)
                if index > 0, words[index - 1] == "umbrella" {
                    modules[modules.count - 1].umbrella = folder(of: header)
                }
            case "umbrella" where next.hasPrefix("\"") && !modules.isEmpty:
                modules[modules.count - 1].umbrella = next == "\".\"" ? "" : Self.unquoted(next)
            default: break
            }
        }
    }

    private static func unquoted(_ text: String) -> String {
        text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
    }

    /// The module that names a header, or whose umbrella's folder it is in. An umbrella header includes those that it
    /// covers, whatever folder they are in.
    func module(covering header: String) -> String? {
        if let module = modules.first(where: { $0.headers.contains(header) }) { return module.name }
        return modules.first { module in
            module.umbrella.map { $0.isEmpty || header.hasPrefix($0 + "/") } ?? false
        }?.name
    }
}
