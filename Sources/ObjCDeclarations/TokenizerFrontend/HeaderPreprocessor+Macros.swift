// Expansion of macros, after the algorithm of the C standard: a token remembers the macros it came from, and is not
// expanded by them again.

import SwiftDeclarations

extension HeaderPreprocessor {
    /// How deep the expansion of arguments may nest. Each level is a recursion.
    static let maximumExpansionDepth = 40

    /// Expands a token, or puts it out as it is.
    mutating func expand(_ token: ExpandedToken) {
        guard count(1) else { return }
        guard token.kind == .word else { return emit(token) }
        if HeaderNames.word(token.name) == ._Pragma, !isIsolated { return obeyPragmaOperator(token) }
        guard let macro = macros[token.name], !hideSets[Int(token.hidden)].contains(token.name),
            expansionDepth < Self.maximumExpansionDepth
        else { return emit(token) }
        guard macro.parameters != nil else {
            push(substitute(macro, [], for: token, hidden: hiding(token.name, in: token.hidden)))
            return
        }
        guard isBeforeLeftParen(), let open = next() else { return emit(token) }
        guard let (arguments, close) = collectArguments(of: macro) else {
            // The list does not end, so it is none.
            emit(token)
            emit(open)
            return
        }
        let common = hideSets[Int(token.hidden)].filter(hideSets[Int(close.hidden)].contains)
        push(substitute(macro, arguments, for: token, hidden: hiding(token.name, in: number(ofSet: common))))
    }

    /// Expands tokens by themselves, without those that follow.
    mutating func expandAlone(_ tokens: [ExpandedToken]) -> [ExpandedToken] {
        let outer = (pending, output, isIsolated, isCollecting)
        (pending, output, isIsolated, isCollecting) = (tokens.reversed(), [], true, false)
        expansionDepth += 1
        while let token = next() { expand(token) }
        expansionDepth -= 1
        let result = output
        (pending, output, isIsolated, isCollecting) = outer
        return result
    }

    private mutating func push(_ tokens: [ExpandedToken]) {
        guard count(tokens.count) else { return }
        pending += tokens.reversed()
    }

    /// The arguments up to the closing parenthesis, and that; nil where there is none, and all is as before.
    private mutating func collectArguments(of macro: Macro) -> ([[ExpandedToken]], ExpandedToken)? {
        let parameters = macro.parameters?.count ?? 0
        var read: [ExpandedToken] = []
        var arguments: [[ExpandedToken]] = [[]]
        var depth = 0
        let outer = isCollecting
        isCollecting = true
        defer { isCollecting = outer }
        while let token = next(), count(1) {
            read.append(token)
            switch token.kind {
            case .leftParen: depth += 1
            case .rightParen where depth == 0:
                if parameters == 0, arguments.count == 1, arguments[0].isEmpty { arguments = [] }
                while arguments.count < parameters { arguments.append([]) }
                return (arguments, token)
            case .rightParen: depth -= 1
            case .comma where depth == 0 && !(macro.isVariadic && arguments.count >= parameters):
                arguments.append([])
                continue
            default: break
            }
            arguments[arguments.count - 1].append(token)
        }
        pending += read.reversed()
        return nil
    }

    // MARK: - Substitution

    /// The body of a macro with its arguments in place.
    private mutating func substitute(
        _ macro: Macro, _ arguments: [[ExpandedToken]], for use: ExpandedToken, hidden: Int32
    ) -> [ExpandedToken] {
        var result: [ExpandedToken] = []
        var expandedArguments: [Int: [ExpandedToken]] = [:]
        let body = macro.body
        var index = 0
        var pastes = false
        // Whether nothing stands before a `##`, as an argument may be nothing.
        var isLeftEmpty = false
        while index < body.count {
            let token = body[index]
            if token.kind == .hashHash, index > 0 {
                // `, ## __VA_ARGS__` without arguments is nothing at all.
                if index + 1 < body.count, let last = result.last, last.kind == .comma, macro.isVariadic,
                    let parameter = argument(body[index + 1], of: macro), parameter == arguments.count - 1
                {
                    if arguments[parameter].isEmpty { result.removeLast() }
                    index += 1
                    continue
                }
                pastes = true
                index += 1
                continue
            }
            var piece: [ExpandedToken]
            if token.kind == .hash, macro.parameters != nil, index + 1 < body.count,
                let parameter = argument(body[index + 1], of: macro), parameter < arguments.count
            {
                piece = [string(of: arguments[parameter], for: use)]
                index += 1
            } else if let parameter = argument(token, of: macro), parameter < arguments.count {
                let isPasted = pastes || index + 1 < body.count && body[index + 1].kind == .hashHash
                if !isPasted, expandedArguments[parameter] == nil {
                    expandedArguments[parameter] = expandAlone(arguments[parameter])
                }
                piece = isPasted ? arguments[parameter] : expandedArguments[parameter] ?? []
            } else {
                piece = [token]
            }
            if pastes, !piece.isEmpty, !isLeftEmpty, let last = result.popLast() { piece[0] = pasted(last, piece[0]) }
            isLeftEmpty = piece.isEmpty && (isLeftEmpty || !pastes)
            pastes = false
            // Arguments can be used many times, in macros that are used many times.
            guard count(piece.count) else { break }
            result += piece
            index += 1
        }
        for index in result.indices { result[index] = placed(result[index], at: use, hidden: hidden) }
        return result
    }

    private mutating func placed(_ token: ExpandedToken, at use: ExpandedToken, hidden: Int32) -> ExpandedToken {
        var token = token
        (token.file, token.index, token.startsLine) = (use.file, use.index, use.startsLine)
        token.hidden = token.hidden == 0 || token.hidden == hidden ? hidden : union(token.hidden, hidden)
        return token
    }

    /// Which parameter a token of a body names.
    private func argument(_ token: ExpandedToken, of macro: Macro) -> Int? {
        guard token.kind == .word else { return nil }
        return macro.parameters?.firstIndex(of: token.name)
    }

    /// `#x`
    private mutating func string(of argument: [ExpandedToken], for use: ExpandedToken) -> ExpandedToken {
        var text: [UInt8] = [UInt8(ascii: "\"")]
        var previous: ExpandedToken?
        for token in argument {
            if let previous, previous.buffer != token.buffer || previous.end != token.start {
                text.append(UInt8(ascii: " "))
            }
            for byte in bytes(token) {
                let isQuoted = token.kind == .string || token.kind == .character
                if isQuoted, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                    text.append(UInt8(ascii: "\\"))
                }
                text.append(byte)
            }
            previous = token
        }
        text.append(UInt8(ascii: "\""))
        return made(.string, text, like: use)
    }

    /// `a ## b`
    private mutating func pasted(_ left: ExpandedToken, _ right: ExpandedToken) -> ExpandedToken {
        let text = Array(bytes(left)) + Array(bytes(right))
        let kind: HeaderToken.Kind = left.kind == .word || left.kind == .number ? left.kind : right.kind
        return made(kind, text, like: left)
    }

    /// A token whose text is in no file.
    mutating func made(_ kind: HeaderToken.Kind, _ text: [UInt8], like use: ExpandedToken) -> ExpandedToken {
        var token = use
        token.kind = kind
        token.buffer = -1
        token.start = UInt32(truncatingIfNeeded: scratch.count)
        scratch += text
        token.end = UInt32(truncatingIfNeeded: scratch.count)
        token.name = kind == .word ? names.intern(text, 0..<text.count) : -1
        return token
    }

    // MARK: - Hiding

    /// The set of macros that is `set` and one more.
    private mutating func hiding(_ macro: Int32, in set: Int32) -> Int32 {
        let members = hideSets[Int(set)]
        return members.contains(macro) ? set : number(ofSet: members + [macro])
    }

    private mutating func union(_ left: Int32, _ right: Int32) -> Int32 {
        hideSets[Int(right)].reduce(left) { hiding($1, in: $0) }
    }

    private mutating func number(ofSet members: [Int32]) -> Int32 {
        if members.isEmpty { return 0 }
        // Most expansions follow one like them.
        if let known = hideSets.suffix(8).lastIndex(of: members) { return Int32(truncatingIfNeeded: known) }
        hideSets.append(members)
        return Int32(truncatingIfNeeded: hideSets.count - 1)
    }
}
