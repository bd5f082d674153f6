// The imports of a file -> the modules that it sees, and how.

import SwiftDeclarations

/// The modules that a file imports. An object: lookups ask again and again.
final class ImportedModules: Sendable {
    /// All, also those of which it imports a declaration only.
    let all: Set<String>
    /// Those that it says to import as a whole.
    let written: Set<String>
    /// The same with what these export.
    let whole: Set<String>
    /// Those of them that it imports without `@testable`.
    let plain: Set<String>
    /// Those of them that the mocks import without, too, of which both see what is public only.
    let `public`: Set<String>
    /// The modules of declarations that it imports by themselves, by the names of these. For example: `Core` of `Row` for
    /// `import struct Core.Row`
    let single: [String: Set<String>]
    /// Those that files which import its module see, too.
    let exported: Set<String>
    /// The SPI that it sees of them. For example: `@_spi(Testing)`
    let spi: Set<String>

    init(_ declarations: [Declaration], testable: [String]) {
        let imports = declarations.flatMap(\.imports)
        let whole = imports.filter { $0.kind == nil }
        all = Set(imports.compactMap(\.module))
        written = Set(whole.compactMap(\.module))
        self.whole = written
        plain = Set(whole.filter { !$0.has("testable") }.compactMap(\.module))
        `public` = plain.subtracting(testable)
        exported = Set(imports.filter { $0.has("_exported") }.compactMap(\.module))
        single = imports.filter { $0.kind != nil }.reduce(into: [:]) { single, declaration in
            guard let module = declaration.module, let name = declaration.name else { return }
            single[name, default: []].insert(module)
        }
        spi = Set(imports.flatMap(\.head.spi))
    }

    /// The same with what the modules among these export, and what those do.
    ///
    /// - Parameters:
    ///   - own: what the file's own module exports, which all of its files see.
    ///   - exports: what other modules export, by these.
    init(_ imports: ImportedModules, seeing own: Set<String>, exports: [String: Set<String>], testable: [String]) {
        var (seen, pending) = (own, Array(imports.whole.union(own)))
        while let module = pending.popLast() {
            for other in exports[module] ?? [] where seen.insert(other).inserted { pending.append(other) }
        }
        (all, written, whole) = (imports.all.union(seen), imports.written, imports.whole.union(seen))
        (plain, `public`) = (imports.plain.union(seen), imports.public.union(seen.subtracting(testable)))
        (single, exported, spi) = (imports.single, imports.exported, imports.spi)
    }
}

extension Declaration {
    /// The imports that it is, or that stand in it under conditions.
    fileprivate var imports: [ImportDeclaration] {
        flattened.compactMap { if case .import(let declaration) = $0 { declaration } else { nil } }
    }
}

extension ImportDeclaration {
    /// For example: `Foundation` for `import struct Foundation.Data`
    fileprivate var module: String? { path.split(separator: ".").first.map(String.init) }

    /// For example: `Data` for `import struct Foundation.Data`
    fileprivate var name: String? { path.split(separator: ".").last.map(String.init) }

    fileprivate func has(_ attribute: String) -> Bool { head.attributes.contains { $0.name == attribute } }
}
