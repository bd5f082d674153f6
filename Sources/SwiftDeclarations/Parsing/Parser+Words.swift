// Which words begin a declaration, and which are modifiers. Contextual keywords are names everywhere else
// (`actor.run()`, `open(x)`, `case final`), so this looks at the words that follow, a fixed number of them.

extension Keyword {
    /// Whether the word introduces a declaration wherever it stands. `actor` and `macro` do so by context only.
    var introducesDeclaration: Bool {
        switch self {
        case .import, .protocol, .class, .struct, .enum, .extension, .func, .var, .let, .subscript, .`init`, .deinit,
            .typealias, .associatedtype, .operator, .precedencegroup, .case:
            true
        default: false
        }
    }

    /// Whether the word can be nothing but a modifier.
    var isReservedModifier: Bool {
        switch self {
        case .public, .internal, .fileprivate, .private, .static: true
        default: false
        }
    }

    /// Whether the word is a modifier in front of a declaration, and a name elsewhere.
    var isContextualModifier: Bool {
        switch self {
        case .prefix, .postfix, .infix, .open, .package, .final, .required, .convenience, .override, .optional,
            .dynamic, .lazy, .weak, .unowned, .mutating, .nonmutating, .indirect, .nonisolated, .distributed,
            .isolated, .borrowing, .consuming, .__consuming, .sending, ._const, ._local:
            true
        default: false
        }
    }

    /// Whether the word can be no name, neither of a declaration nor of a type, without backticks.
    var isReserved: Bool {
        if introducesDeclaration || isReservedModifier { return true }
        switch self {
        case .where, .throws, .rethrows, .inout, .in, .is, .as, .self, .super, .nil, .true, .false, .try, .return,
            .throw, .if, .else, .guard, .switch, .while, .for, .do, .catch, .defer, .default, .break, .continue,
            .fallthrough, .repeat:
            return true
        default:
            return false
        }
    }
}

extension Parser {
    /// Whether a declaration starts at a token. For example: `@objc`, `public`, `final` of `final class`, `func`.
    func startsDeclaration(at position: Int) -> Bool {
        let token = tokens[position]
        switch token.kind {
        case .at: return true
        case .identifier: break
        default: return false
        }
        let keyword = token.keyword
        if keyword.introducesDeclaration || keyword.isReservedModifier { return true }
        if keyword == .actor { return startsActor(at: position) }
        if keyword == .macro { return startsMacro(at: position) }
        return indexBehindModifier(position) != nil
    }

    /// Whether `actor` introduces an actor. For example: `actor Store {`, but neither `actor.run()` nor `actor = x`.
    func startsActor(at position: Int) -> Bool {
        guard tokens[position].keyword == .actor else { return false }
        let name = tokens[min(position + 1, tokens.count - 1)]
        guard isDeclaredName(name), !name.startsLine else { return false }
        let next = tokens[min(position + 2, tokens.count - 1)]
        switch next.kind {
        case .leftBrace, .colon: return true
        case .operator: return file.bytes[Int(next.start)] == UInt8(ascii: "<")
        case .identifier: return next.keyword == .where
        default: return false
        }
    }

    /// Whether `macro` introduces a macro. For example: `macro stringify<T>(_ value: T) -> (T, String) = …`
    func startsMacro(at position: Int) -> Bool {
        guard tokens[position].keyword == .macro else { return false }
        let name = tokens[min(position + 1, tokens.count - 1)]
        guard isDeclaredName(name), !name.startsLine else { return false }
        let next = tokens[min(position + 2, tokens.count - 1)]
        return next.kind == .leftParen
            || next.kind == .operator && file.bytes[Int(next.start)] == UInt8(ascii: "<")
    }

    /// The index behind the modifier at a token, its argument included; nil if there is no modifier.
    /// For example: `private(set)`, `class` of `class func`, `open` of `open class`.
    func indexBehindModifier(_ position: Int) -> Int? {
        let token = tokens[position]
        guard token.kind == .identifier else { return nil }
        let keyword = token.keyword
        let end = indexBehindModifierArgument(position + 1, isAny: keyword.isReservedModifier)
        if keyword.isReservedModifier { return end }
        let next = tokens[min(end, tokens.count - 1)]
        if keyword == .class { return followsClassModifier(end) ? end : nil }
        if keyword.isContextualModifier {
            return next.kind == .at || isDeclarationWord(end) ? end : nil
        }
        // A modifier that a later Swift may bring, or one of the standard library's own; `async let` in a script.
        if keyword == .none || keyword == .async, next.kind == .identifier, !next.startsLine,
            next.keyword.introducesDeclaration
        {
            return end
        }
        return nil
    }

    /// Whether a word introduces or modifies a declaration, as far as the word itself tells.
    private func isDeclarationWord(_ position: Int) -> Bool {
        let next = tokens[min(position, tokens.count - 1)]
        guard next.kind == .identifier else { return false }
        let keyword = next.keyword
        if keyword.introducesDeclaration || keyword.isReservedModifier || keyword.isContextualModifier { return true }
        return startsActor(at: position) || startsMacro(at: position)
    }

    /// Whether `class` before a token is the modifier of a type member rather than the beginning of a class.
    private func followsClassModifier(_ position: Int) -> Bool {
        let next = tokens[min(position, tokens.count - 1)]
        guard next.kind == .identifier else { return false }
        switch next.keyword {
        case .func, .var, .let, .subscript: return true
        default: break
        }
        if next.keyword.isReservedModifier { return true }
        // `class final func`, but `class final {`.
        return next.keyword.isContextualModifier && isDeclarationWord(position + 1)
    }

    /// The index behind a modifier's argument. For example: `(set)`, `(unsafe)`.
    private func indexBehindModifierArgument(_ position: Int, isAny: Bool) -> Int {
        let open = min(position, tokens.count - 1)
        guard tokens[open].kind == .leftParen, !tokens[open].startsLine, Int(partners[open]) == open + 2 else {
            return position
        }
        let word = tokens[open + 1]
        // `open (x)` is a call.
        let isArgument =
            isAny || word.keyword == .set || isWord("unsafe", word) || isWord("safe", word)
            || isWord("nonsending", word)
        return isArgument ? open + 3 : position
    }
}
