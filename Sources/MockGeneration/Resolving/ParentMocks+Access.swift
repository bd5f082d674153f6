// The members of a parent mock -> the same with the access level of the mock that copies them, where the parent is seen by
// fewer. What nobody outside of a mock can use stays so.

import SwiftDeclarations

extension ParentMock {
    /// Whether every module that imports its own sees it.
    var isPublic: Bool { declaration.head.modifiers.contains { ["public", "open"].contains($0) } }

    /// The level that its members need to be seen as far as a mock of some level; nil if they have it where they are to.
    ///
    /// - Parameter access: the level before the mock. For example: `public `
    func raisedLevel(in access: String) -> AccessLevel? {
        let own = AccessLevel(modifiers: declaration.head.modifiers) ?? .internal
        let level = AccessLevel(modifiers: access.split(separator: " ").map(String.init)) ?? .internal
        return max(own, .internal) < level ? level : nil
    }
}

extension Resolver {
    /// Whether the protocol of a parent mock is of another module than what inherits it, as far as the mock tells. Public mocks in a
    /// module of their own say nothing about that.
    func isOfOtherModule(_ parent: ParentMock, than type: CatalogType) -> Bool {
        guard parent.testableModules.isEmpty else {
            return parent.testableModules.isDisjoint(with: parentMocks.ownModules)
        }
        return parent.isPublic && catalog.imports(of: type.file).all.contains { !Catalog.isSystemModule($0) }
    }
}

extension ParentMock.Member {
    /// The lines with a level that is no lower, and without `open`, which members of final classes cannot be.
    func seen(_ lines: [String], at level: AccessLevel?) -> [String] {
        guard !lines.isEmpty, level != nil || text.contains("open") else { return lines }
        let file = SourceFile(path: "", text: "class Mock {\n\(lines.joined(separator: "\n"))\n}")
        guard case .type(let mock)? = parse(file).declarations.first else { return lines }
        let tokens = tokenize(file).tokens
        var text = ""
        var end = UInt32("class Mock {\n".utf8.count)
        for change in changes(of: mock.members, mock.memberRanges, tokens, in: file, to: level) {
            text += file.text(end..<change.range.lowerBound) + change.text
            end = change.range.upperBound
        }
        text += file.text(end..<UInt32(file.bytes.count - 2))
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// What to write in place of levels, or where there are none.
    private func changes(
        of members: [Declaration], _ ranges: [Range<UInt32>], _ tokens: [Token], in file: SourceFile,
        to level: AccessLevel?
    ) -> [(range: Range<UInt32>, text: String)] {
        var lastRange: Range<UInt32>?
        return zip(members, ranges).flatMap { member, range -> [(range: Range<UInt32>, text: String)] in
            if case .conditional(let block) = member {
                return block.clauses.flatMap { changes(of: $0.declarations, $0.ranges, tokens, in: file, to: level) }
            }
            if case .other = member { return [] }
            // One line may declare several properties.
            guard range != lastRange else { return [] }
            lastRange = range
            let own = tokens.filter { range.contains($0.start) }
            return change(of: member, own, in: file, to: level).map { [$0] } ?? []
        }
    }

    private func change(
        of member: Declaration, _ tokens: [Token], in file: SourceFile, to level: AccessLevel?
    ) -> (range: Range<UInt32>, text: String)? {
        var introducers: Set<Keyword> = [.func, .var, .let, .subscript, .`init`, .typealias, .struct, .enum, .actor]
        if case .type = member { introducers.insert(.class) }
        var depth = 0
        for (token, next) in zip(tokens, tokens.dropFirst()) {
            switch token.kind {
            case .leftParen, .leftBracket: depth += 1
            case .rightParen, .rightBracket: depth -= 1
            case .identifier where depth == 0:
                if introducers.contains(token.keyword) {
                    return level.map { (token.start..<token.start, "\($0) ") }
                }
                // `private(set)` is about the setter.
                guard next.kind != .leftParen, let written = AccessLevel(modifiers: [file.text(token.range)]) else {
                    continue
                }
                guard written > .fileprivate else { return nil }
                let seen = max(min(written, .public), level ?? .private)
                return written == seen ? nil : (token.range, "\(seen)")
            default: break
            }
        }
        return nil
    }
}
