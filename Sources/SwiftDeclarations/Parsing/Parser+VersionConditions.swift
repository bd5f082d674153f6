// Messages about a file -> the same, with warnings for what the compiler itself need not be able to parse: text under a
// condition about its version. Looked at only where there is a message, so that it costs nothing where there is none.

extension Parser {
    /// The messages, in the order of their places. Of those about a branch of an `#if` that the compiler does not parse
    /// unless a condition about versions holds, the first is left, as a warning: whether it holds is not known here.
    func diagnostics(besidesVersions diagnostics: [Diagnostic]) -> [Diagnostic] {
        var branches = branchesUnderVersions[...]
        var reported: UInt32?
        return diagnostics.compactMap { diagnostic in
            guard let offset = diagnostic.place?.offset else { return diagnostic }
            while let first = branches.first, first.upperBound <= offset { branches.removeFirst() }
            guard let branch = branches.first, branch.contains(offset) else { return diagnostic }
            guard reported != branch.lowerBound else { return nil }
            reported = branch.lowerBound
            var diagnostic = diagnostic
            diagnostic.severity = .warning
            diagnostic.message += "; skipped, since the compiler parses this for some of its versions only"
            return diagnostic
        }
    }

    /// The bytes of the branches that the compiler may leave unparsed, in order, none inside of another.
    private var branchesUnderVersions: [Range<UInt32>] {
        var branches: [Range<UInt32>] = []
        for start in tokens.indices where tokens[start].kind == .poundIf {
            var directive = start
            // What stands behind a branch that is taken is not parsed, either.
            var isUnderVersion = false
            while Int(partners[directive]) > directive {
                let (body, end) = (indexBehindCondition(directive), Int(partners[directive]))
                var condition = VersionCondition(
                    tokens: tokens[directive + 1..<min(body, end)], partners: partners, file: file)
                isUnderVersion = condition.isAboutVersions() || isUnderVersion
                if isUnderVersion, body <= end { branches.append(tokens[body].start..<tokens[end].start) }
                directive = end
            }
        }
        branches.sort { $0.lowerBound < $1.lowerBound }
        var end: UInt32 = 0
        return branches.filter { branch in
            guard branch.lowerBound >= end else { return false }
            end = branch.upperBound
            return true
        }
    }
}

/// A condition of an `#if`, read from left to right.
private struct VersionCondition {
    var tokens: ArraySlice<Token>
    /// What `Parser.partners` has.
    let partners: [Int32]
    let file: SourceFile

    /// Whether a condition that is false keeps what it guards from being parsed (The Swift Programming Language,
    /// Conditional Compilation Block): `swift(…)` and `compiler(…)`, also negated, both sides of `||`, one of `&&`.
    mutating func isAboutVersions(depth: Int = 0) -> Bool {
        var result = hasTermAboutVersions(depth)
        while take("||") { result = hasTermAboutVersions(depth) && result }
        return result
    }

    private mutating func hasTermAboutVersions(_ depth: Int) -> Bool {
        var result = isTermAboutVersions(depth)
        while take("&&") { result = isTermAboutVersions(depth) || result }
        return result
    }

    private mutating func isTermAboutVersions(_ depth: Int) -> Bool {
        while take("!") {}
        guard let first = tokens.popFirst() else { return false }
        if first.kind == .leftParen {
            guard depth < Parser.maximumDepth else { return false }
            let result = isAboutVersions(depth: depth + 1)
            if tokens.first?.kind == .rightParen { tokens.removeFirst() }
            return result
        }
        if let next = tokens.first, next.kind == .leftParen {
            tokens = tokens.dropFirst(Int(partners[tokens.startIndex]) - tokens.startIndex + 1)
        }
        return ["swift", "compiler", "_compiler_version"].contains(file.text(first.range))
    }

    private mutating func take(_ operator: String) -> Bool {
        guard let token = tokens.first, token.kind == .operator, file.text(token.range) == `operator` else {
            return false
        }
        tokens.removeFirst()
        return true
    }
}
