// What a glance at the bytes finds: at least every type and typealias that the parser finds.

import Foundation
import SwiftDeclarations
import TestSupport
import Testing

struct DeclaredNamesTests {
    private func names(_ text: String) -> DeclaredNames {
        Array(text.utf8).withUnsafeBufferPointer { DeclaredNames(in: $0) }
    }

    @Test(arguments: [
        ("public final class A: B {}\nstruct C<D> {}", ["A", "C"]),
        ("enum A { enum B {} }; indirect\tenum\r\n C {}", ["A", "B", "C"]),
        ("actor A {}", ["A"]),
        ("struct `A` {}", ["A"]),
        ("(class A", ["A"]),
        ("// class of its own\nclass func f()", ["of", "func"]),
        ("subclass A {}\nclassy B\nenumC {}\nmyenum D", []),
        ("let class_ = 1; superstruct A", []),
        ("class", []), ("enum", []), ("enum ", []), ("typealias", []), ("", []), ("enu", []),
    ])
    func findsNames(text: String, expected: [String]) {
        let names = names(text)
        #expect(names.hashes == expected.map { DeclaredNames.hash($0, as: .type) })
        #expect(!names.isIncomplete)
    }

    @Test(arguments: [
        ("protocol A {}", true), ("nonisolated public final class A {}", true), ("{ nonisolated struct A {} }", true),
        ("class A {}", false), ("nonisolated func f()\nclass A {}", false), ("actor A {}", false),
        ("nonisolated \(String(repeating: "public ", count: 12)) class A {}", false),
    ])
    func saysWhatNoModuleBindsToAnActor(text: String, expected: Bool) {
        let (type, free) = (DeclaredNames.hash("A", as: .type), DeclaredNames.hash("A", as: .free))
        #expect(names(text).hashes == (expected ? [type, free] : [type]))
    }

    @Test(arguments: [
        ("enum A {}", true), ("enum A: B\n{ }", true), ("enum A { static let b = 1 }", true), ("enum A", true),
        ("enum A<B>: Int {\n    /// why\n    case b\n}", false), ("enum A{indirect case b(A)}", false),
        ("enum A { case b }; enum C {}", true), ("struct A {}", false), ("extension A {}", false),
    ])
    func saysWhetherAnEnumMayHaveNoCases(text: String, expected: Bool) {
        #expect(names(text).mayHaveEnumWithoutCases == expected)
    }

    @Test func findsNamesWhereverTheyStandInLongTexts() {
        for keyword in ["protocol", "class", "struct", "actor", "enum", "typealias"] {
            let declaration = "\(keyword) A"
            var hashes = [DeclaredNames.hash("A", as: keyword == "typealias" ? .typealias : .type)]
            if keyword == "protocol" { hashes.append(DeclaredNames.hash("A", as: .free)) }
            for length in [256, 257, 300, 1_023] {
                for offset in 0...length - declaration.utf8.count {
                    var bytes = [UInt8](repeating: UInt8(ascii: ";"), count: length)
                    bytes.replaceSubrange(offset..<offset + declaration.utf8.count, with: declaration.utf8)
                    let names = bytes.withUnsafeBufferPointer { DeclaredNames(in: $0) }
                    #expect(names.hashes == hashes, "'\(declaration)' at \(offset) of \(length)")
                }
            }
        }
    }

    @Test(arguments: [
        ("extension A {}", "A"), ("extension A.B . C: D {}", "C"), ("extension A.`B`: D {}", "B"),
        ("extension\nA\nwhere B: C {}", "A"), ("extension A<B<Int>, () -> C>.D {}", "D"), ("extension A<Int {}", "A"),
        ("extension [A] {}", nil), ("extension", nil), ("myextension A", nil),
    ])
    func findsWhatIsExtended(text: String, expected: String?) {
        let names = names(text)
        #expect(names.hashes == (expected.map { [DeclaredNames.hash($0, as: .extension)] } ?? []))
        #expect(!names.isIncomplete)
    }

    @Test(arguments: [
        "protocol /* why */ A {}", "class // why\nA {}", "struct Größe {}", "enum ÄB {}", "struct\u{A0}A {}",
        "struct \u{A0}A {}", "extension A<B/* > */>.C {}", "extension A./**/B {}",
    ])
    func saysWhereItCannotTell(text: String) {
        #expect(names(text).isIncomplete)
    }

    @Test func backticksDoNotMatterButKindsDo() {
        #expect(DeclaredNames.hash("`A`", as: .type) == DeclaredNames.hash("A", as: .type))
        #expect(DeclaredNames.hash("A", as: .type) != DeclaredNames.hash("B", as: .type))
        #expect(DeclaredNames.hash("A", as: .type) != DeclaredNames.hash("A", as: .typealias))
        let alias = DeclaredNames.hash("A", as: .typealias)
        #expect(DeclaredNames.hash(alias, of: .typealias, as: .extension) == DeclaredNames.hash("A", as: .extension))
        #expect(names("typealias\tA = B").hashes == [DeclaredNames.hash("A", as: .typealias)])
    }

    @Test func findsWhatTheParserFinds() throws {
        var random = SeededGenerator(seed: 6)
        var count = 0
        for file in try Self.files() {
            count += check(file)
            // Damage makes declarations that nobody would write.
            for _ in 0..<5 where file.bytes.count > 20 {
                var bytes = file.bytes.prefix(6_000)
                let start = Int.random(in: 0..<bytes.count - 10, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.removeSubrange(start..<start + 3)
                case 1: bytes[start] = [0x20, 0x0A, 0xC2, 0xA0, 0x2F, 0x60, 0x00].randomElement(using: &random) ?? 0
                default: bytes.insert(contentsOf: Array("class ".utf8), at: start)
                }
                count += check(SourceFile(path: file.path, bytes: Array(bytes)))
            }
        }
        #expect(count > 1_000)
    }

    /// Compares with the parser; returns how many types it found.
    private func check(_ file: SourceFile) -> Int {
        let names = file.bytes.withUnsafeBufferPointer { DeclaredNames(in: $0) }
        let declared = typeNames(in: parse(file).declarations)
        guard !names.isIncomplete else { return 0 }
        let hashes = Set(names.hashes)
        for (name, kind) in declared where name != "_" && !hashes.contains(DeclaredNames.hash(name, as: kind)) {
            Issue.record("'\(name)' of \(file.path) was not found\n\(file.text(0..<UInt32(file.bytes.count)))")
        }
        return declared.count
    }

    private func typeNames(in declarations: [Declaration]) -> [(String, DeclaredNames.Kind)] {
        declarations.flatMap { declaration -> [(String, DeclaredNames.Kind)] in
            switch declaration {
            case .type(let type):
                (type.kind == .extension ? extendedNames(type) : [(type.name, .type)]) + typeNames(in: type.members)
            case .typealias(let alias): [(alias.name, .typealias)]
            case .conditional(let block): block.clauses.flatMap { typeNames(in: $0.declarations) }
            default: []
            }
        }
    }

    /// The last component of what is extended; nothing for what has no name, as `[Int]`.
    private func extendedNames(_ type: TypeDeclaration) -> [(String, DeclaredNames.Kind)] {
        type.name.split(separator: ".").suffix(1).filter { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
            .map { (String($0), .extension) }
    }

    private static func files() throws -> [SourceFile] {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try ["Fixtures", "Sources", "Tests"].flatMap { folder -> [SourceFile] in
            let folder = root.appendingPathComponent(folder)
            let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return try names.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().map { name in
                SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
            }
        }
    }
}
