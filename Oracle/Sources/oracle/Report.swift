// One file comes in, all that is compared about it is compared here, and lines for people go out.

import SwiftDeclarations
import SwiftSyntax

/// What was compared and what differs.
struct Report {
    /// The path of the file.
    var path: String
    /// One line per difference. For example: `A.swift:3: declaration: ours: func f() | swift-syntax: func f(x: Int)`
    var lines: [String] = []
    /// How many tokens, declarations, types were compared.
    private(set) var tokens = 0, declarations = 0, types = 0
    /// How many string literals were compared as texts of their own.
    private(set) var snippets = 0
    /// How many files swift-syntax finds errors in: of these only tokens are compared.
    private(set) var broken = 0

    /// Begins a report.
    init(path: String) {
        self.path = path
    }

    /// Compares a file.
    init(_ file: SourceFile) {
        self.init(file, SyntaxTree(file))
    }

    /// Compares a file with its tree.
    private init(_ file: SourceFile, _ tree: SyntaxTree) {
        path = file.path
        let tokenized = tokenize(file)
        let table = LineTable(file)
        func add(_ kind: String, _ differences: [Difference]) {
            for difference in differences {
                let line = table.location(at: UInt32(difference.offset)).line
                lines.append(
                    "\(file.path):\(line): \(kind): ours: \(difference.ours) | swift-syntax: \(difference.theirs)")
            }
        }
        tokens = tokenized.tokens.count
        add("tiling", tilingProblems(file, tokenized.tokens).map { Difference(at: 0, ours: $0, theirs: "") })
        add("token", tokenDifferences(tokenized.tokens, tree))
        guard !tree.isBroken else {
            broken = 1
            return
        }
        // No comment is looked for: what an annotation does wrong is not for swift-syntax to say.
        let parsed = parse(file, annotation: "")
        add(
            "message",
            parsed.diagnostics.map { Difference(at: Int($0.place?.offset ?? 0), ours: $0.message, theirs: "fine") })
        let theirs = Outline(tree.declarations)
        declarations = theirs.lines.count
        add("declaration", declarationDifferences(Outline(parsed.declarations), theirs))
        let visited = typeDifferences(tree)
        types = visited.count
        add("type", visited.differences)
    }

    /// Compares a file, and every string literal in it as a text of its own. The tests of parsers are full of those.
    static func withSnippets(_ file: SourceFile) -> Report {
        let tree = SyntaxTree(file)
        var report = Report(file, tree)
        let table = LineTable(file)
        for snippet in literals(in: tree) {
            let line = table.location(at: UInt32(snippet.offset)).line
            let file = SourceFile(path: "\(file.path):\(line)", text: snippet.text)
            let tree = SyntaxTree(file)
            guard !tree.isBroken else { continue }
            let part = Report(file, tree)
            report.lines += part.lines
            report.add(part)
            report.snippets += 1
        }
        return report
    }

    /// Adds the numbers of another report.
    mutating func add(_ other: Report) {
        snippets += other.snippets
        tokens += other.tokens
        declarations += other.declarations
        types += other.types
        broken += other.broken
    }
}
