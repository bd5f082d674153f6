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

    /// Whether the output stands in the module of its protocols: mocks that import no module of the user's do. All files
    /// of a module have to agree on how they import another.
    private let isInModule: Bool

    /// The access level that imports have at most (SE-0409): the compiler warns of one that no declaration needs.
    private let access: AccessLevel

    /// Merges imports.
    ///
    /// - Parameters:
    ///   - access: the highest access level of what the output declares.
    ///   - needsFoundation: whether the output itself uses Foundation.
    init(of files: [ParsedFile], access: AccessLevel, options: Options, needsFoundation: Bool) {
        isInModule = options.customImports.isEmpty && options.testableImports.isEmpty
        self.access = max(access, .internal)
        let excluded = Set(options.excludedImports)
        for file in files { collect(file.declarations, conditions: [], excluded: excluded) }
        let foundation = Line(module: "Foundation", attributes: [])
        if needsFoundation, lines[""]?[foundation.text] == nil { add(foundation, conditions: []) }
        for module in options.customImports { add(Line(module: module, attributes: []), conditions: []) }
        raiseUnconditional()
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
                add(line(declaration), conditions: conditions)
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

    private func line(_ declaration: ImportDeclaration) -> Line {
        let written = isInModule ? AccessLevel(modifiers: declaration.head.modifiers) : nil
        return Line(
            module: declaration.path,
            attributes: declaration.head.attributes.filter { keeps($0.name) }.map(\.description),
            access: written.map { min($0, access) }, kind: declaration.kind)
    }

    /// Whether an attribute matters to the mocks, too.
    private func keeps(_ attribute: String) -> Bool {
        switch attribute {
        case "testable", "preconcurrency", "_spi", "_spiOnly": true
        case Self.hiding: isInModule
        default: false
        }
    }

    /// The attribute of an import that clients of the module do not see.
    private static let hiding = "_implementationOnly"

    /// Files the line under its text without attributes: the line with more of them wins, but what one file shows is not
    /// hidden, and without a level an import is internal at least.
    private mutating func add(_ line: Line, conditions: [String]) {
        let key = conditions.count > 1 ? conditions.map { "(\($0))" }.joined(separator: " && ") : conditions.first ?? ""
        let plain = Line(module: line.module, attributes: [], kind: line.kind).text
        var merged = line
        if let known = lines[key]?[plain] {
            let added = line.attributes.filter { !known.attributes.contains($0) }
            let isShown = [known, line].contains { !$0.attributes.contains("@\(Self.hiding)") }
            merged.attributes = (known.attributes + added).filter { !isShown || $0 != "@\(Self.hiding)" }.sorted()
            merged.access = Self.shown([known.access, line.access])
        }
        lines[key, default: [:]][plain] = merged
    }

    /// The level of an import that several lines stand for.
    private static func shown(_ levels: [AccessLevel?]) -> AccessLevel? {
        let written = levels.compactMap(\.self)
        return written.count < levels.count ? written.max().map { max($0, .internal) } : written.max()
    }

    /// Gives what is imported without conditions the level that it has under some: it stands for those lines, too.
    private mutating func raiseUnconditional() {
        for (key, line) in lines[""] ?? [:] {
            let others = lines.filter { !$0.key.isEmpty }.compactMap { $0.value[key] }
            guard !others.isEmpty else { continue }
            lines[""]?[key]?.access = Self.shown([line.access] + others.map(\.access))
        }
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
