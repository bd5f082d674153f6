// Files that no mock needs are not parsed, and nobody can tell from the result: a run that parses every file says and
// writes the same. Over all fixtures, this package and its dependency, with annotations put before their protocols.

import Foundation
import SwiftDeclarations
import TestSupport
import Testing

@testable import MockGeneration

struct NeededFilesTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The Swift files of folders of this package.
    private static func files(in folders: [String]) -> [SourceFile] {
        folders.flatMap { folder in
            let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
            return (names?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") && !$0.contains("/.build") }
                .sorted()
                .compactMap { name in
                    let url = root.appendingPathComponent(folder).appendingPathComponent(name)
                    return (try? Data(contentsOf: url)).map { SourceFile(path: "\(folder)/\(name)", bytes: Array($0)) }
                }
        }
    }

    /// Annotates a share of the protocols and classes of a file, which ones no other file changes.
    private func annotated(_ file: SourceFile, one share: Int) -> SourceFile {
        var random = SeededGenerator(seed: file.path.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
        var lines: [Substring] = []
        for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        {
            let word = line.drop { $0 == " " }.split(separator: " ").prefix(2)
            let isDeclaration = word.contains("protocol") || word.contains("class") || word.first == "typealias"
            if isDeclaration, Int.random(in: 0..<share, using: &random) == 0 { lines.append("/// @mockable") }
            lines.append(line)
        }
        return SourceFile(path: file.path, text: lines.joined(separator: "\n"))
    }

    /// Compares a run with one that parses every file; returns how many mocks there are and how many files were spared.
    @discardableResult
    private func compare(
        _ sources: [SourceFile], inheritOnly: [SourceFile] = [], options: Options = Options()
    ) -> (mocks: Int, spared: Int) {
        var options = options
        options.isStrict = false
        let quick = generate(from: sources, inheritOnly: inheritOnly, options: options)
        options.parsesEveryFile = true
        let thorough = generate(from: sources, inheritOnly: inheritOnly, options: options)
        #expect(quick.output == thorough.output)
        #expect(quick.diagnostics == thorough.diagnostics)
        #expect(quick.notes == thorough.notes)
        #expect(quick.figures.parsedFiles <= thorough.figures.parsedFiles)
        return (quick.mocks.count, thorough.figures.parsedFiles - quick.figures.parsedFiles)
    }

    @Test(arguments: [1, 5])
    func nobodyCanTellOverWholePackages(share: Int) {
        var random = SeededGenerator(seed: 7)
        let fixtures = Self.files(in: ["Fixtures"])
        let package = Self.files(in: ["Sources", "Oracle/Sources", ".build/checkouts/swift-argument-parser/Sources"])
        #expect(fixtures.count > 80 && package.count > 60)
        var options = Options()
        options.mocksClasses = share == 1
        options.recordsHistory = share == 1
        for files in [fixtures, package] {
            let files = files.map { annotated($0, one: share) }
            let result = compare(files, options: options)
            #expect(result.mocks > 0)
            if share > 1 { #expect(result.spared > 20) }
            // Some of the files for inheritance alone.
            let split = files.count / 2
            let shuffled = files.shuffled(using: &random)
            compare(Array(shuffled[..<split]), inheritOnly: Array(shuffled[split...]), options: options)
        }
    }

    @Test(arguments: [
        // Parents at any distance, through typealiases and from nested scopes.
        ["/// @mockable\nprotocol P: Q {}", "protocol Q: R {}", "protocol R { func f() }", "protocol Other {}"],
        ["/// @mockable\nprotocol P: T {}", "typealias T = Q & Sendable", "protocol Q { var x: Int { get } }"],
        ["enum N { /// @mockable\nprotocol P: Q {} }", "extension N { protocol Q { func f() } }", "protocol Q {}"],
        ["/// @mockable\nprotocol P: N.Q {}", "enum N {}", "extension N { protocol Q { func f() } }"],
        // What requirements mention: closures by name, types that hide standard ones, mocks of the run.
        ["/// @mockable\nprotocol P { func f(_ x: T) }", "typealias T = U", "typealias U = (Int) -> Void"],
        ["/// @mockable\nprotocol P { func f() -> Data }", "struct Data: ~Copyable {}"],
        ["/// @mockable\nprotocol P { func f() throws }", "enum Error {}"],
        ["/// @mockable\nprotocol P { func f() throws }", "enum N { enum Error {} }"],
        ["/// @mockable\nprotocol P { var q: Q { get } }", "/// @mockable\nprotocol Q {}", "struct Q2 {}"],
        ["/// @mockable\nprotocol P { func f(_ x: borrowing V) }", "struct V: ~Copyable {}"],
        // Superclasses, actors, and names that only a token can tell.
        ["/// @mockable\nprotocol P: C {}", "class C: D { func f() {} }", "class D { init(x: Int) {} }"],
        ["/// @mockable\nprotocol P: C {}", "class C {}", "extension C: Q {}", "protocol Q: Sendable {}"],
        ["/// @mockable\nprotocol P: C { func f() }", "class C {}", "extension M.C { func f() {} }", "extension D {}"],
        ["/// @mockable\n@Main protocol P { func f() }", "@globalActor actor Main { static let shared = Main() }"],
        ["/// @mockable\nprotocol P: Q {}", "protocol /* here */ Q { func f() }", "protocol Ärger {}"],
        ["/// @mockable\nprotocol P: Größe {}", "protocol Größe { func f() }"],
        ["/// @mockable\nprotocol P: `Q` {}", "protocol `Q` { func f() }", "protocol Q { func g() }"],
    ])
    func nobodyCanTellWhereNamesAreLookedUp(texts: [String]) {
        let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element + "\n") }
        compare(files)
        compare(Array(files[..<1]), inheritOnly: Array(files[1...]))
        compare(files.reversed())
    }

    @Test func onlyNeededFilesAreParsed() {
        let texts = [
            "/// @mockable\nprotocol P: Q { func f(_ x: Model) }", "protocol Q { var y: Date { get } }",
            "struct Date {}", "struct Model {}", "struct Other { enum Inner {} }", "class C: Q {}",
            "extension Model {}", "let model = Model()",
        ]
        let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
        #expect(generate(from: files, options: Options()).figures.parsedFiles == 3)
    }

    @Test func aFileThatIsGoneWhenItIsNeededIsAnError() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write("a.swift", "/// @mockable\nprotocol P: Q {}\n")
        let parent = try folder.write("b.swift", "protocol Q {}\n")
        let read = readSources(at: [source, parent], annotation: "@mockable", concurrency: 1)
        try FileManager.default.removeItem(atPath: parent)
        let generation = generate(from: read.files, options: Options())
        #expect(generation.hasErrors)
        #expect(generation.diagnostics.contains { $0.message == "no such file or directory: '\(parent)'" })
    }
}
