// The frontend for machines with libclang: a header in, its declarations out. This file parses, as often as names are
// learned that no header declares, and collects what the declarations of a header come to.

import SwiftDeclarations

/// Reads headers with libclang.
struct LibClangFrontend: Sendable {
    /// How often a header is parsed at most. Names that nobody declares mostly come out in the first pass.
    private static let maximumPasses = 8
    /// The folder of the stub SDK, which is nowhere on disk.
    static let stubFolder = "/mockgen.sdk"
    private static let preludePath = "\(stubFolder)/prelude.h"
    /// The file that includes the header, as a header is never read by itself: others that it includes may import it.
    private static let mainPath = "\(stubFolder)/main.m"

    private let clang: LibClang
    private let annotation: String
    private let arguments: [String]

    /// Reads with a library.
    init(_ clang: LibClang, annotation: String, arguments: [String]) {
        self.clang = clang
        self.annotation = annotation
        // Neither the machine's headers nor its platform matter, so that a header reads the same everywhere. A type that nobody
        // declares must not be taken for the name of a number.
        self.arguments =
            [
                "-x", "objective-c", "-std=gnu17", "-fblocks", "-fobjc-arc", "-target", "arm64-apple-ios16.0",
                "-nostdinc", "-ferror-limit=0", "-fno-spell-checking", "-Wno-everything", "-Werror=implicit-int",
                "-include", Self.preludePath,
            ] + arguments + ["-isystem", Self.stubFolder]
    }

    /// Reads a header and what it includes.
    func read(_ source: SourceFile) -> Header {
        var missing = MissingNames()
        var unit: TranslationUnit?
        for _ in 0..<Self.maximumPasses {
            unit = parse(source, missing)
            guard let unit, missing.learn(from: unit.messages, HeaderTexts(source, unit)) else { break }
        }
        guard let unit else {
            let place = Diagnostic.Place(path: source.path, offset: 0)
            var header = Header(source: source)
            header.diagnostics = [Diagnostic(.error, at: place, "libclang gave up; see '--objc-frontend tokenizer'")]
            return header
        }
        return header(of: source, unit, missing)
    }

    private func parse(_ source: SourceFile, _ missing: MissingNames) -> TranslationUnit? {
        var files = StubHeaders.files.map { (path: "\(Self.stubFolder)/\($0.path)", bytes: Array($0.text.utf8)) }
        files.append(("\(Self.stubFolder)/\(FrameworkNames.path)", Array(FrameworkNames.declarations.utf8)))
        let prelude = LibClangAttributes.prelude + missing.declarations + Self.includes(for: source)
        files.append((Self.preludePath, Array(prelude.utf8)))
        files.append((Self.parsedPath(source.path), source.bytes))
        files.append((Self.mainPath, []))
        return TranslationUnit(
            parsing: Self.mainPath, arguments: arguments + ["-include", source.path], files: files, with: clang)
    }

    /// The headers that the modules of `@import` are called after, where they are found. Without modules that says nothing else.
    private static func includes(for source: SourceFile) -> String {
        let file = TokenizedHeader(source)
        return file.importedModules.map { "#if __has_include(<\($0)/\($0).h>)\n#import <\($0)/\($0).h>\n#endif\n" }
            .joined()
    }

    /// The path under which libclang finds a header: `-include` looks in the current folder.
    static func parsedPath(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    // MARK: - The header

    private func header(of source: SourceFile, _ unit: TranslationUnit, _ missing: MissingNames) -> Header {
        var header = Header(source: source)
        var declarations = LibClangDeclarations(texts: HeaderTexts(source, unit), missing: missing)
        var includes: [HeaderInclude] = []
        for cursor in unit.declarations {
            guard let place = cursor.place, place.path != Self.preludePath else { continue }
            if cursor.kind == CursorKind.inclusion {
                includes.append(HeaderInclude(name: cursor.name, found: cursor.includedPath, place: place))
            } else {
                declarations.read(cursor)
            }
        }
        let parsedPath = Self.parsedPath(source.path)
        header.types = declarations.types
        header.diagnostics = diagnostics(unit, declarations, in: source)
        var imports = HeaderImports(includes: includes, texts: declarations.texts, unit.messages)
        imports.read(parsedPath)
        header.imports = imports.modules
        header.diagnostics += imports.missing.map {
            Diagnostic(
                .warning, at: .init(path: source.path, offset: $0.place.offset),
                HeaderPreprocessor.cannotFind($0.name))
        }
        header.protocols = annotated(
            declarations.protocols, in: TokenizedHeader(source), annotation: annotation,
            skipped: unit.skippedRanges(ofFileAt: parsedPath), diagnostics: &header.diagnostics)
        header.diagnostics.sort { ($0.place?.offset ?? 0) < ($1.place?.offset ?? 0) }
        return header
    }

    /// What the compiler cannot read of the protocols of the header. A header without its SDK has mistakes elsewhere,
    /// such as in bodies of functions, and of other kinds, such as values of enumerations, that no mock minds.
    private func diagnostics(
        _ unit: TranslationUnit, _ declarations: LibClangDeclarations, in source: SourceFile
    ) -> [Diagnostic] {
        let path = Self.parsedPath(source.path)
        // These end the reading of the file, wherever they stand.
        let final = ["unterminated", "missing '@end'", "#include nested too deeply", "bracket nesting level exceeded"]
        var seen: Set<Diagnostic> = []
        return unit.messages.compactMap { message in
            guard message.severity >= 3, var place = message.place else { return nil }
            // What is missing at the end of the header is noticed behind it.
            if place.path == Self.mainPath {
                place = TranslationUnit.Place(path: path, offset: UInt32(truncatingIfNeeded: source.bytes.count))
            }
            guard place.path == path else { return nil }
            let isInProtocol = declarations.extents.contains { $0.contains(place.offset) }
            let prefixes = final + (isInProtocol ? ["expected", "unknown type name"] : [])
            guard prefixes.contains(where: message.text.hasPrefix) else { return nil }
            let diagnostic = Diagnostic(.error, at: .init(path: source.path, offset: place.offset), message.text)
            return seen.insert(diagnostic).inserted ? diagnostic : nil
        }
    }
}

/// `#import`, `#include`
struct HeaderInclude {
    /// What stands between the quotes or angle brackets.
    var name: String
    /// The file that it leads to.
    var found: String?
    /// Where it stands.
    var place: TranslationUnit.Place
}

/// The modules that a header and what it includes import, in order.
private struct HeaderImports {
    let includes: [HeaderInclude]
    let texts: HeaderTexts
    /// Where `@import` stands.
    private let moduleImports: [TranslationUnit.Place]
    private(set) var modules: [String] = []
    /// Includes in quotation marks that lead nowhere.
    private(set) var missing: [HeaderInclude] = []
    private var readPaths: Set<String> = []

    init(includes: [HeaderInclude], texts: HeaderTexts, _ messages: [TranslationUnit.Message]) {
        self.includes = includes
        self.texts = texts
        // Without modules, which nobody has built, `@import` is a mistake that says where it stands.
        moduleImports = messages.filter { $0.text.hasPrefix("use of '@import'") }.compactMap(\.place)
    }

    /// Notes what a file imports, and the files that it includes.
    mutating func read(_ path: String) {
        // One file can be `./Base.h` here and `Base.h` there.
        let path = joined("", path)
        guard readPaths.insert(path).inserted else { return }
        let isMain = readPaths.count == 1
        var entries = includes.filter { joined("", $0.place.path) == path }
        entries += moduleImports.filter { joined("", $0.path) == path }.map {
            HeaderInclude(name: "@", found: nil, place: $0)
        }
        for entry in entries.sorted(by: { $0.place.offset < $1.place.offset }) {
            let isAngled = texts.isAngled(entry.place)
            if entry.name == "@" {
                if let name = texts.importedModule(entry.place) { note(name) }
            } else if let found = entry.found, !found.hasPrefix(LibClangFrontend.stubFolder) {
                read(found)
            } else {
                if isAngled || entry.name.utf8.contains(UInt8(ascii: "/")),
                    let module = HeaderPreprocessor.module(ofInclude: entry.name)
                {
                    note(module)
                }
                if isMain, !isAngled, entry.found == nil { missing.append(entry) }
            }
        }
    }

    private mutating func note(_ name: String) {
        if !modules.contains(name) { modules.append(name) }
    }
}
