// The imports of the files that take part -> the import lines of the output.

import SwiftDeclarations

/// The import lines of an output file.
struct Imports {
    /// One import under its conditions.
    private struct Line {
        var module: String
        var attributes: [String]
        var access: AccessLevel?
        var kind: String?

        var text: String {
            let prefix = (attributes + [access.map { "\($0)" }].compactMap(\.self)).map { "\($0) " }.joined()
            return "\(prefix)import \(kind.map { "\($0) " } ?? "")\(module)"
        }
    }

    /// Lines by the conditions around them, joined; those without conditions under the empty text.
    private var lines: [String: [String: Line]] = [:]

    /// Whether imports keep their access levels (SE-0409). All files of a module have to agree on them, and mocks
    /// that import no module of the user's stand in the module of their protocols.
    private let keepsAccess: Bool

    /// Merges imports.
    ///
    /// - Parameter needsFoundation: whether the output itself uses Foundation.
    init(of files: [ParsedFile], options: Options, needsFoundation: Bool) {
        keepsAccess = options.customImports.isEmpty && options.testableImports.isEmpty
        for file in files { collect(file.declarations, conditions: [], excluded: Set(options.excludedImports)) }
        if needsFoundation { add(Line(module: "Foundation", attributes: []), conditions: []) }
        for module in options.customImports { add(Line(module: module, attributes: []), conditions: []) }
        for module in options.testableImports {
            for key in lines.keys { lines[key] = lines[key]?.filter { $0.value.module != module } }
            add(Line(module: module, attributes: ["@testable"]), conditions: [])
        }
    }

    /// The lines: first those without condition, sorted by module, then each condition's.
    var text: String {
        var result: [String] = []
        for condition in lines.keys.sorted() {
            let group = (lines[condition] ?? [:]).filter { condition.isEmpty || lines[""]?[$0.key] == nil }.values
            let texts = group.sorted { ($0.module, $0.text) < ($1.module, $1.text) }.map(\.text)
            guard !texts.isEmpty else { continue }
            result += condition.isEmpty ? texts : ["#if \(condition)"] + texts + ["#endif"]
        }
        return result.map { $0 + "\n" }.joined()
    }

    private mutating func collect(_ declarations: [Declaration], conditions: [String], excluded: Set<String>) {
        for declaration in declarations {
            switch declaration {
            case .import(let declaration) where !excluded.contains(declaration.path):
                let kept: Set<String> = ["testable", "preconcurrency", "_spi", "_spiOnly"]
                let attributes = declaration.head.attributes.filter { kept.contains($0.name) }.map(\.description)
                let access = keepsAccess ? AccessLevel(modifiers: declaration.head.modifiers) : nil
                add(
                    Line(module: declaration.path, attributes: attributes, access: access, kind: declaration.kind),
                    conditions: conditions)
            case .conditional(let block):
                let branches = BranchConditions(block.clauses.map(\.condition))
                for (branch, clause) in block.clauses.enumerated()
                where clause.declarations.contains(where: \.mayContainImports) {
                    collect(clause.declarations, conditions: conditions + [branches[branch]], excluded: excluded)
                }
            default:
                break
            }
        }
    }

    /// Files the line under its text without attributes: the line with more of them wins.
    private mutating func add(_ line: Line, conditions: [String]) {
        let key = conditions.count > 1 ? conditions.map { "(\($0))" }.joined(separator: " && ") : conditions.first ?? ""
        let plain = Line(module: line.module, attributes: [], kind: line.kind).text
        var merged = line
        if let known = lines[key]?[plain] {
            let added = line.attributes.filter { !known.attributes.contains($0) }
            merged.attributes = (known.attributes + added).sorted()
            merged.access = [known.access, line.access].compactMap(\.self).max()
        }
        lines[key, default: [:]][plain] = merged
    }
}

extension Declaration {
    /// Whether it is an import, or encloses some.
    fileprivate var mayContainImports: Bool {
        switch self {
        case .import, .conditional: true
        default: false
        }
    }
}
