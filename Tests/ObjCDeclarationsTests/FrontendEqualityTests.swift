// Both frontends make the same of every header: types, protocols with all that they say, places, imports.

import Foundation
import SwiftDeclarations
import Testing

@testable import ObjCDeclarations

/// The libraries of this machine, one of each version.
enum LibClangs {
    static let all: [LibClang] = {
        let environment = ProcessInfo.processInfo.environment
        let own = LibClangSearch(environment: environment).found.map { [$0] } ?? []
        let others = LibClangSearch.paths(environment: environment).compactMap {
            LibClangSearch(paths: [$0]).found
        }
        var versions: Set<String> = []
        let libraries = (own + others).filter { versions.insert($0.version).inserted }
        if libraries.isEmpty { print("no libclang on this machine: its frontend is not tested") }
        return libraries
    }()
}

/// What a header comes to, a line for everything that can differ.
private func lines(_ header: Header) -> [String] {
    var lines = ["imports \(header.imports)"]
    for (name, type) in header.types.classes.sorted(by: { $0.key < $1.key }) { lines.append("class \(name) \(type)") }
    for (name, type) in header.types.typedefs.sorted(by: { $0.key < $1.key }) {
        lines.append("typedef \(name) \(description(type.type)) \(type)")
    }
    for (name, type) in header.types.tags.sorted(by: { $0.key < $1.key }) { lines.append("tag \(name) \(type)") }
    for (name, type) in header.types.protocols.sorted(by: { $0.key < $1.key }) {
        lines.append("protocol \(name) \(type)")
    }
    for declared in header.protocols {
        let place = "\(declared.path):\(declared.offset)"
        lines.append("@protocol \(declared.name) at \(place) \(String(describing: declared.annotation))")
        lines.append("\(declared.name) inherits \(declared.inherited)")
        lines.append("\(declared.name) \(declared.attributes)")
        for member in declared.members {
            lines.append("\(declared.name) \(member.offset) \(member.range) \(member.isOptional) \(member)")
        }
    }
    // What is not said is not worth reading.
    let noise = [
        "ObjCDeclarations.", "name: nil, asyncName: nil, bridge: nil, isWrapper: false, isRefined: false, ",
        "isUnavailable: false, error: nil, isAsyncDisabled: false, ", "isDesignatedInitializer: false, ",
        "availability: []",
    ]
    return lines.map { line in noise.reduce(line) { $0.replacing($1, with: "") } }
}

/// What differs between two headers.
private func differences(_ first: Header, _ second: Header) -> String {
    let (first, second) = (lines(first), lines(second))
    return second.difference(from: first).map { change in
        switch change {
        case .remove(_, let line, _): "- \(line)"
        case .insert(_, let line, _): "+ \(line)"
        }
    }.joined(separator: "\n")
}

@Suite struct FrontendEqualityTests {
    /// Reads a header by tokens and with each libclang, and compares.
    private func compare(_ source: SourceFile, arguments: [String] = [], diagnostics: Bool = true) {
        let options = HeaderOptions(frontend: .tokenizer, annotation: "@mockable", clangArguments: arguments)
        let tokens = readHeaderByTokens(source, options: options)
        for clang in LibClangs.all {
            let frontend = LibClangFrontend(clang, annotation: "@mockable", arguments: arguments)
            let header = frontend.read(source)
            let found = differences(tokens, header)
            #expect(found == "", "\(clang.version): - by tokens, + by libclang")
            if diagnostics {
                #expect(header.diagnostics == tokens.diagnostics, "\(clang.version)")
            }
        }
    }

    /// The headers of a folder of fixtures.
    private static func fixtures(_ folder: String) throws -> [SourceFile] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures")
        let folder = root.appendingPathComponent(folder)
        guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return [] }
        return try paths.filter { $0.hasSuffix(".h") }.sorted().map { path in
            let url = folder.appendingPathComponent(path)
            return SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
        }
    }

    @Test func stubHeadersAreEqual() {
        compare(SourceFile(path: "Empty.h", text: ""))
    }

    @Test(arguments: try ["ObjC/Reading", "ObjC/Headers", "ObjC/Import"].flatMap { try fixtures($0).map(\.path) })
    func headersAreEqual(path: String) throws {
        compare(SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
    }

    @Test func protocolsOfMacrosHaveTheirAnnotations() {
        let text = """
            #define DELEGATE(name) @protocol name
            /// @mockable
            DELEGATE(ListDelegate)
            - (void)reload;
            @end
            """
        compare(SourceFile(path: "ListDelegate.h", text: text))
    }

    @Test func argumentsAreObeyed() {
        let text = """
            #if VERSION > 2 && defined(FLAG)
            @protocol New
            @end
            #else
            @protocol Old
            @end
            #endif
            """
        compare(SourceFile(path: "Arguments.h", text: text), arguments: ["-DVERSION=3", "-D", "FLAG"])
        compare(SourceFile(path: "Arguments.h", text: text), arguments: ["-DVERSION=3", "-DFLAG", "-UFLAG"])
    }

    /// In a list that begins with a name which nobody declares, C sees names of parameters.
    @Test func unknownTypesOfUnnamedParameters() {
        let text = """
            @protocol P
            - (void)load:(void (^)(UnseenDirection, NSError *_Nullable))completion;
            - (void)save:(void (^)(UnseenPlace, int))completion;
            - (bool)isOpen:(bool)open;
            @end
            """
        compare(SourceFile(path: "Unseen.h", text: text))
    }

    @Test func malformedHeadersAreSurvived() throws {
        let deep =
            "@protocol P\n- (int" + String(repeating: "*", count: 3000) + ")a;\n- (void"
            + String(repeating: "(^", count: 600) + ")(void)" + String(repeating: ")(void)", count: 600)
            + "b;\n@end\n" + String(repeating: "(", count: 5000)
        let texts = [
            "/// @mockable\n@protocol Open\n- (void)a;\n- (void)b:(int\n",
            "/// @mockable\n@protocol A <\n- (void)a:(((;\n@property int;\n-\n@protocol B\n@end\n#if 1\n/* open",
            "#include \"Self.h\"\n#error no\n#define R(x) R(x)\nR(R(1))\n@protocol C\n@end\nstruct { int x\n",
            "@protocol P\n- (\u{0}int)a;\n@end\n\u{0}", deep,
        ]
        for clang in LibClangs.all {
            let frontend = LibClangFrontend(clang, annotation: "@mockable", arguments: [])
            for text in texts { _ = frontend.read(SourceFile(path: "-Self.h", text: text)) }
            for source in try Self.fixtures("Malformed") { _ = frontend.read(source) }
            let open = frontend.read(SourceFile(path: "-Open.h", text: texts[0]))
            #expect(open.diagnostics.map(\.message) == ["missing '@end'"])
            #expect(open.diagnostics.first?.place?.path == "-Open.h")
        }
    }
}
