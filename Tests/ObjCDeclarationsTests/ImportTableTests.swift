// The import rules against what the compiler says: `Fixtures/ObjC/Import` has headers with one member per line, and
// beside each a table that the compiler made. `Fixtures/ObjC/Import/check` asks it again.

import Foundation
import SwiftDeclarations
import Testing

@testable import ObjCDeclarations

@Suite("Import tables")
struct ImportTableTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/ObjC/Import")

    private static var headers: [String] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).map(\.lastPathComponent).filter { $0.hasSuffix(".h") }.sorted()
    }

    @Test("agree with the compiler", arguments: headers)
    func agrees(name: String) throws {
        let url = Self.folder.appendingPathComponent(name)
        let source = try String(contentsOf: url, encoding: .utf8)
        let table = try String(
            contentsOf: url.deletingPathExtension().appendingPathExtension("txt"), encoding: .utf8
        ).split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        let header = readHeaderByTokens(
            SourceFile(path: name, text: source), options: HeaderOptions(annotation: "@mockable"))
        let members = header.protocols.filter { $0.path == name }.flatMap { declaration in
            declaration.members.map { (declaration, $0) }
        }
        try #require(members.count == table.count)
        for (row, (declaration, member)) in zip(table, members) {
            var importer = ProtocolImporter(header: header, declaration: declaration)
            let imported = importer.imported(member)
            if isBeyondSwift(row[1]) {
                #expect(imported == nil && importer.diagnostics.count == 1, "\(row[0])")
            } else {
                #expect(imported.map(printed) == normalized(row[1]), "\(row[0])")
            }
        }
    }

    @Test("have the size that was promised")
    func isLarge() throws {
        let rows = try Self.headers.map { header in
            let table = header.replacingOccurrences(of: ".h", with: ".txt")
            return try String(contentsOf: Self.folder.appendingPathComponent(table), encoding: .utf8)
                .split(separator: "\n").count
        }
        #expect(rows.reduce(0, +) > 1000)
    }

    /// Whether a class in Swift can implement a method as the compiler imports it.
    private func isBeyondSwift(_ swift: String) -> Bool {
        if swift.hasPrefix("init") { return swift.contains(": (),") || swift.contains("(_: ())") }
        if swift.contains("throws -> UnsafeMutableRawPointer") { return true }
        return swift.contains(": ())") || swift.contains(": (),") || swift.contains("throws -> Int")
    }

    /// The names of closure types and of opaque pointers are left out, since mocks do not use them.
    private func normalized(_ swift: String) -> String {
        var swift = swift.replacing("`inout` ", with: "inout ")
        for name in Self.opaquePointers {
            for start in [" ", "<"] { swift = swift.replacing(start + name, with: start + "OpaquePointer") }
        }
        for _ in 0..<2 {
            for (name, type) in Self.closures {
                for suffix in ["?", "!"] {
                    swift = swift.replacing(" \(name)\(suffix)", with: " (\(type))\(suffix)")
                }
                for end in [")", ",", "]", " {"] {
                    swift = swift.replacing(" \(name)\(end)", with: " \(type)\(end)")
                }
            }
        }
        return swift
    }

    private static let opaquePointers = [
        "GROpaqueRef", "GRConstRef", "CFFooRef", "GROpaqueAliasRef", "GRForwardRef", "ItemRef", "ItemBox", "Printer",
    ]

    private static let closures = [
        "Completion": "(Bool, (any Error)?) -> Void", "Blk": "(String, (any Error)?) -> Void",
        "Transform": "(String?) -> String?", "NullBlk": "() -> Void",
        "Pred": "(Any, UInt, UnsafeMutablePointer<ObjCBool>) -> Bool", "dispatch_block_t": "() -> Void",
        "Fn": "@convention(c) (Int32, UnsafeMutableRawPointer) -> Void", "Callback": "@convention(c) (Int32) -> Void",
        "MyBlock": "(Int32) -> Void", "OnMain": "(Int32) -> Void", "MainBlk": "@MainActor @Sendable (Int32) -> Void",
        "NSComparator": "(Any, Any) -> ComparisonResult", "FlagBlk": "(Bool) -> Bool",
        "SentBlk": "@Sendable (Int32) -> Void",
        "SentName": "@Sendable (Int32) -> Void",
    ]
}

// MARK: - Declarations as the compiler prints them

private func printed(_ declaration: Declaration) -> String {
    switch declaration {
    case .function(let function):
        let modifiers = text(function.head.modifiers)
        let result = function.result.map { " -> \($0)" } ?? ""
        return "\(modifiers)func \(function.name)(\(text(function.parameters)))\(text(function.effects))\(result)"
    case .initializer(let initializer):
        let failability = initializer.failability.rawValue
        return "init\(failability)(\(text(initializer.parameters)))\(text(initializer.effects))"
    case .variable(let variable):
        let modifiers = text(variable.head.modifiers)
        let type = variable.type.map(\.description) ?? ""
        return "\(modifiers)var \(variable.name): \(type) { \(text(variable.accessors ?? [])) }"
    case .subscript(let declaration):
        return "subscript(\(text(declaration.parameters))) -> \(declaration.result) { \(text(declaration.accessors)) }"
    default: return ""
    }
}

private func text(_ modifiers: [String]) -> String {
    modifiers.filter { !["optional", "override"].contains($0) }.map { $0 + " " }.joined()
}

private func text(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
        let label = parameter.label?.replacing("`", with: "")
        if parameter.type == .void { return "\(label ?? ""): ()" }
        return "\(label.map { $0 + " " } ?? "")\(parameter.name.replacing("`", with: "")): \(parameter.type)"
    }.joined(separator: ", ")
}

private func text(_ effects: Effects) -> String { effects.throwing == .never ? "" : " throws" }

private func text(_ accessors: [Accessor]) -> String { accessors.map(\.kind).joined(separator: " ") }
