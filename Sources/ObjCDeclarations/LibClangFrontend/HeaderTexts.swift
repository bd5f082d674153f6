// The files of a unit as tokens, where libclang says less than the text: words at a place, and what stands around them.

import SwiftDeclarations

/// The files of a unit, tokenized when they are asked for.
final class HeaderTexts {
    private let unit: TranslationUnit
    private let headerPath: String
    private let reportedPath: String
    private var files: [String: TokenizedHeader]

    /// Starts with the header itself.
    init(_ source: SourceFile, _ unit: TranslationUnit) {
        self.unit = unit
        headerPath = LibClangFrontend.parsedPath(source.path)
        reportedPath = source.path
        files = [headerPath: TokenizedHeader(source)]
    }

    /// Whether a file is the header itself, not one that it includes.
    func isHeader(_ path: String) -> Bool { path == headerPath }

    /// The path of a file as diagnostics name it.
    func path(_ path: String) -> String {
        if path == headerPath { return reportedPath }
        let folder = LibClangFrontend.stubFolder + "/"
        if path.hasPrefix(folder) { return String(path.dropFirst(folder.utf8.count)) }
        let path = path.hasPrefix("./") ? path.dropFirst(2) : path[...]
        // For example: `Folder/../Base.h`, as `../Base.h` is found from `Folder/Store.h`.
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            if part == "..", let last = parts.last, last != "..", last != ".", last != "" {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// The tokens of a file; nil where there is no such file.
    func file(_ path: String) -> TokenizedHeader? {
        if let file = files[path] { return file }
        guard let bytes = unit.bytes(ofFileAt: path) else { return nil }
        let file = TokenizedHeader(SourceFile(path: path, bytes: bytes))
        files[path] = file
        return file
    }

    /// The word at a place.
    func word(at place: TranslationUnit.Place) -> String? {
        guard let file = file(place.path), let index = file.tokens.firstIndex(startingAt: place.offset) else {
            return nil
        }
        return file.tokens[index].kind == .word ? file.text(index) : nil
    }

    /// Whether what is included at a place stands between angle brackets.
    func isAngled(_ place: TranslationUnit.Place) -> Bool {
        guard let file = file(place.path) else { return true }
        var index = file.tokens.firstIndex { $0.start >= place.offset } ?? file.tokens.count - 1
        while index + 1 < file.tokens.count, file.tokens[index].kind != .string, file.tokens[index].kind != .headerName,
            index == 0 || !file.tokens[index].startsLine || file.tokens[index].start == place.offset
        {
            index += 1
        }
        return file.tokens[index].kind != .string
    }

    /// The name behind `@import` at a place. For example: `UIKit`
    func importedModule(_ place: TranslationUnit.Place) -> String? {
        guard let file = file(place.path), let index = file.tokens.firstIndex(startingAt: place.offset) else {
            return nil
        }
        return file.module(importedAt: index)
    }

    /// The type parameters behind the name of a class. For example: `T` of `@class Box<T>;`
    func typeParameters(of place: TranslationUnit.Place) -> [String] {
        guard let file = file(place.path), let name = file.tokens.firstIndex(startingAt: place.offset),
            file.tokens[min(name + 1, file.tokens.count - 1)].kind == .less
        else { return [] }
        let list = file.tokens[(name + 2)...].prefix { $0.kind == .word || $0.kind == .comma }
        return list.filter { $0.kind == .word }.map { file.source.text($0.start..<$0.end) }
            .filter { $0 != "__covariant" && $0 != "__contravariant" }
    }

    /// The offset of the word behind `@protocol` that is `name`, or of the macro that makes it; nil where a macro stands in the
    /// place of both.
    func offset(of name: String, from place: TranslationUnit.Place) -> UInt32? {
        guard let file = file(place.path), let first = file.tokens.firstIndex(startingAt: place.offset),
            file.tokens[first].kind == .at
        else { return nil }
        let behind = file.tokens[first...].prefix(16)
        if let written = behind.first(where: { file.source.text($0.start..<$0.end) == name }),
            file.kind(first + 3) != .leftParen
        {
            return written.start
        }
        return file.text(first + 1) == "protocol" && file.kind(first + 2) == .word ? file.tokens[first + 2].start : nil
    }

    /// The offset behind the next semicolon; the place itself where there is none before something else begins.
    func endOfDeclaration(from place: TranslationUnit.Place) -> UInt32 {
        guard let file = file(place.path) else { return place.offset }
        for token in file.tokens[file.firstIndex(from: place.offset)...] {
            switch token.kind {
            case .semicolon: return token.end
            case .at, .hash, .endOfFile: return place.offset
            default: break
            }
        }
        return place.offset
    }

    /// The first parentheses behind a place with what is in them, such as the type that a method returns; nil where a
    /// declaration ends before.
    func parentheses(behind place: TranslationUnit.Place) -> String? {
        guard let file = file(place.path) else { return nil }
        var depth = 0
        var start: UInt32?
        for token in file.tokens[file.firstIndex(from: place.offset)...] {
            switch token.kind {
            case .leftParen:
                start = start ?? token.start
                depth += 1
            case .rightParen:
                depth -= 1
                if depth <= 0 { return start.map { file.source.text($0..<token.end) } }
            case .semicolon, .endOfFile: return nil
            default: break
            }
        }
        return nil
    }

    /// Whether one of some words stands between two places of a file, or right before the first: what is declared there begins
    /// behind the qualifiers of its type.
    func contains(_ words: Set<String>, from start: TranslationUnit.Place, to end: TranslationUnit.Place) -> Bool {
        guard start.path == end.path, let file = file(start.path) else { return false }
        let first = file.firstIndex(from: start.offset)
        return file.tokens[max(first - 1, 0)...].prefix { $0.start < end.offset }
            .contains { $0.kind == .word && words.contains(file.source.text($0.start..<$0.end)) }
    }

    /// Whether a place stands in parentheses that end before an offset behind it, those of `__attribute__((…))` aside.
    func isInParentheses(_ place: TranslationUnit.Place, before end: UInt32) -> Bool {
        guard let file = file(place.path) else { return false }
        var depth = file.isInAttribute(place.offset) ? 2 : 0
        for token in file.tokens where token.start >= place.offset && token.start < end {
            if token.kind == .leftParen { depth += 1 }
            if token.kind == .rightParen { depth -= 1 }
            if depth < 0 { return true }
        }
        return false
    }
}

extension TokenizedHeader {
    /// Whether what stands at an offset is in the parentheses of an `__attribute__((…))`.
    fileprivate func isInAttribute(_ offset: UInt32) -> Bool {
        var index = firstIndex(from: offset)
        var depth = 0
        while index > 2 {
            index -= 1
            switch tokens[index].kind {
            case .rightParen: depth += 1
            case .leftParen where depth > 0: depth -= 1
            case .leftParen: return tokens[index - 1].kind == .leftParen && text(index - 2).hasPrefix("__attribute")
            case .semicolon: return false
            default: break
            }
        }
        return false
    }

    /// The text of a token.
    func text(_ index: Int) -> String {
        source.text(tokens[index].start..<tokens[index].end)
    }
}

extension TokenizedHeader {
    /// The modules of `@import`, under whatever conditions.
    var importedModules: [String] { tokens.indices.compactMap(module(importedAt:)) }

    /// The module of an `@import` that begins with a token. For example: `UIKit` for `@import UIKit.UIView;`
    fileprivate func module(importedAt index: Int) -> String? {
        guard tokens[index].kind == .at, index + 2 < tokens.count, tokens[index + 2].kind == .word,
            text(index + 1) == "import"
        else { return nil }
        return text(index + 2)
    }
}
