// The comment before a mock about the members of its superclass that it does not override: files that copy the mock's members
// cannot know what else that class has.

import SwiftDeclarations

/// What a mock does not say of its superclass.
struct SuperclassComment: Sendable {
    /// The simple name of the superclass.
    var superclass = ""
    /// What the members are called that the mock does not override, sorted. For example: `count`, `static make(of:)`
    var left: [String] = []
    /// What those are called that it overrides and no other module could.
    var closed: [String] = []

    private static let leftOpening = "// Left to "
    private static let closedOpening = "// Not open in "
    private static let width = 120

    init(superclass: String = "", left: Set<String> = [], closed: Set<String> = []) {
        self.superclass = superclass
        self.left = left.sorted()
        self.closed = closed.sorted()
    }

    /// Reads the comments before a type, if there are any.
    init(before type: TypeDeclaration, in source: SourceFile) {
        self.init()
        let lines = commentLines(before: type, in: source)
        left = read(Self.leftOpening, from: lines)
        closed = read(Self.closedOpening, from: lines)
    }

    /// Reads the comment that begins in a way, and notes the superclass.
    private mutating func read(_ opening: String, from lines: [String]) -> [String] {
        guard let first = lines.firstIndex(where: { $0.hasPrefix(opening) }),
            let last = lines[first...].firstIndex(where: { $0.hasSuffix(".") }),
            let colon = lines[first].firstIndex(of: ":")
        else { return [] }
        superclass = String(lines[first][..<colon].dropFirst(opening.count))
        let parts =
            [lines[first][colon...].dropFirst()] + lines[first...last].dropFirst().map { $0.dropFirst("//".count) }
        return parts.joined().dropFirst().dropLast().split(separator: ", ").map(String.init)
    }

    /// The names of the members that the mock does not override. For example: `count`, `make`
    var names: Set<String> {
        Set(left.map { String(($0.split(separator: " ").last ?? "").prefix { $0 != "(" }) })
    }

    /// For example: `// Left to Store: count, static make(of:).` No lines where there is nothing to say.
    var lines: [String] { lines(Self.leftOpening, left) + lines(Self.closedOpening, closed) }

    private func lines(_ opening: String, _ members: [String]) -> [String] {
        guard !members.isEmpty else { return [] }
        var lines = ["\(opening)\(superclass):"]
        for (index, member) in members.enumerated() {
            let word = " \(member)\(index + 1 < members.count ? "," : ".")"
            if lines[lines.count - 1].count + word.count > Self.width { lines.append("//") }
            lines[lines.count - 1] += word
        }
        return lines
    }
}

/// The lines of plain comments that end right before a type.
func commentLines(before type: TypeDeclaration, in source: SourceFile) -> [String] {
    let newline = UInt8(ascii: "\n")
    var lines: [String] = []
    var head = source.bytes[..<Int(type.head.offset)]
    while let lineEnd = head.lastIndex(of: newline) {
        let lineStart = head[..<lineEnd].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let line = source.text(UInt32(lineStart)..<UInt32(lineEnd)).drop { $0 == " " || $0 == "\t" }
        guard line.hasPrefix("// ") else { break }
        lines.append(String(line))
        head = source.bytes[..<lineStart]
    }
    return lines.reversed()
}

extension Declaration {
    /// What a member is called in comments and messages; nil for what is no requirement of protocols, or an initializer. For example:
    /// `static make(of:)`
    var calledName: String? {
        switch self {
        case .function, .subscript: (memberHead?.isStatic ?? false ? "static " : "") + labels
        case .variable(let variable): (variable.head.isStatic ? "static " : "") + unescaped(variable.name)
        default: nil
        }
    }
}

extension Resolver {
    /// What files that copy the mock of a type cannot know of its superclasses, and of those of mocks that it copies.
    func superclassComment(of resolved: ResolvedProtocol) -> SuperclassComment {
        let copied = resolved.parentMocks.map(\.superclassComment).filter { !$0.superclass.isEmpty }
        guard let first = resolved.superclasses.first?.type.declaration.name ?? copied.first?.superclass else {
            return SuperclassComment()
        }
        let left = resolved.superclasses.flatMap { link in
            let parts = [link.type.declaration] + catalog.extensions(of: link.type).map(\.declaration)
            return parts.filter { !$0.head.isSeenByFileOnly || $0.kind != .extension }.flatMap(\.members)
                .flatMap(\.flattened).filter { !($0.memberHead?.isSeenByFileOnly ?? true) }.compactMap(\.calledName)
        }
        let overriding = resolved.nodes.requirements.filter { $0.overridden != nil }
        let closed = overriding.filter { $0.overridden?.access == .public }.compactMap(\.declaration.calledName)
        return SuperclassComment(
            superclass: first,
            left: Set(left + copied.flatMap(\.left)).subtracting(overriding.compactMap(\.declaration.calledName)),
            closed: Set(closed + copied.flatMap(\.closed)))
    }
}

extension ResolvedProtocol {
    /// Leaves requirements to a superclass that no file declares, as far as comments tell that it has them.
    mutating func leaveToSuperclassOutOfSight() {
        guard superclassType == nil else { return }
        for parent in parentMocks where !parent.superclassComment.left.isEmpty {
            let members = Set(parent.superclassComment.left)
            var left: [Requirement] = []
            nodes = nodes.compactMap { $0.leavingOut(members, into: &left) }
            leftOutOfSight += left.map { ($0, parent) }
        }
    }
}

extension RequirementNode {
    /// The node without the requirements that are called one of `names`; nil where nothing is left.
    fileprivate func leavingOut(_ names: Set<String>, into left: inout [Requirement]) -> RequirementNode? {
        switch self {
        case .requirement(let requirement):
            guard let name = requirement.declaration.calledName, names.contains(name) else { return self }
            left.append(requirement)
            return nil
        case .conditional(let clauses):
            return .conditional(
                clauses.map { clause in
                    Clause(
                        condition: clause.condition,
                        nodes: clause.nodes.compactMap { $0.leavingOut(names, into: &left) })
                })
        }
    }
}
