// Regular expression literals: `/…/`, `#/…/#`, and the decision between `/…/` and an operator.
// In: `index` at or behind a slash. Out: one token, or the news that the slash is an operator.
// Source: SE-0354 "Regex Literals" and its rules for ambiguous slashes. Deliberately absent: the pattern's grammar.

extension Tokenizer {
    /// Lexes `#/…/#`; `index` is at its slash. A line break right behind the slash makes it a multi-line literal.
    mutating func lexExtendedRegex(from start: Int, pounds: Int) {
        let slash = index
        index += 1
        while isByte(Ascii.space, at: index) || isByte(Ascii.tab, at: index) { index += 1 }
        let firstLineEnd = index
        let isMultiline = isLineBreak(at: index)
        index = slash + 1
        if isMultiline, pounds >= unclosedRegexPounds {
            index = firstLineEnd
        } else {
            while index < count {
                switch bytes[index] {
                case 0x2F where hasPounds(pounds, at: index + 1):
                    index += 1 + pounds
                    append(.regexLiteral, from: start)
                    return
                case 0x0A, 0x0D:
                    if !isMultiline { return closeUnterminatedRegex(from: start) }
                    index += 1
                case 0x5C:
                    index += 1
                    if index < count, isMultiline || !isLineBreak(at: index) { index += 1 }
                default:
                    index += 1
                }
            }
            if isMultiline {
                // What follows is likely other code, so go on behind the first line, as the compiler does. The note
                // that the rest of the text has no end for this many `#` keeps a file of such openings linear.
                unclosedRegexPounds = pounds
                index = firstLineEnd
            }
        }
        closeUnterminatedRegex(from: start)
    }

    private mutating func closeUnterminatedRegex(from start: Int) {
        report("unterminated regex literal", at: start)
        append(.regexLiteral, from: start)
    }

    /// Whether `pounds` times `#` are at `offset`.
    func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
        guard pounds <= count - offset else { return false }
        var position = offset
        while position < offset + pounds {
            guard bytes[position] == Ascii.pound else { return false }
            position += 1
        }
        return true
    }

    /// Lexes the `/…/` that begins at the first slash of the operator from `start` to `index`, and before it the
    /// prefix operator that it may follow, as in `!/a/.matches(b)`. False if the slash is part of an operator.
    ///
    /// A parser would know whether an expression is due. Without one the white space around the operator tells, as
    /// it does for the compiler's own choice between prefix, infix and postfix: an operator with white space on its
    /// left only is never an infix one.
    mutating func lexRegexInOperator(from start: Int, slash: Int, isLeftBound: Bool) -> Bool {
        if isLeftBound { return false }
        if let previous = tokens.last, previous.keyword == .func || previous.keyword == .operator { return false }
        var isCertain = false
        if !isRightBound(isLeftBound: false) {
            guard isExpressionDue() else { return false }
            isCertain = !canPrecedeOperatorName()
        }
        guard let end = endOfBareRegex(at: slash, isCertain: isCertain) else { return false }
        if slash > start {
            index = slash
            append(.operator, from: start)
        }
        index = end
        append(.regexLiteral, from: slash)
        return true
    }

    /// Whether the token so far is one that an expression follows, rather than an infix operator.
    private func isExpressionDue() -> Bool {
        guard let previous = tokens.last else { return true }
        switch previous.kind {
        case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .equal, .poundIf, .poundElseif,
            .poundElse, .poundEndif:
            return true
        case .operator: return !isPostfixOperator(at: tokens.count - 1)
        case .identifier:
            return isFollowedByExpression(previous.keyword) && !isMember(at: tokens.count - 1)
        // `try?` is no operand, unlike `x?`.
        case .postfixQuestion, .postfixExclaim:
            return tokens.count > 1 && tokens[tokens.count - 2].keyword == .try && !isMember(at: tokens.count - 2)
        default:
            return false
        }
    }

    /// Whether an operator touches the operand before it, and nothing behind it.
    private func isPostfixOperator(at position: Int) -> Bool {
        guard position > 0, Int(tokens[position].end) < index, tokens[position - 1].end == tokens[position].start else {
            return false
        }
        switch tokens[position - 1].kind {
        case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon: return false
        default: return true
        }
    }

    /// Whether an operator that nothing is applied to may follow, as in `f(a, /)`.
    private func canPrecedeOperatorName() -> Bool {
        switch tokens.last?.kind {
        case .leftParen, .leftBracket, .comma, .colon: true
        default: false
        }
    }

    private func isMember(at position: Int) -> Bool {
        position > 0 && tokens[position - 1].kind == .period
    }

    private func isFollowedByExpression(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .return, .throw, .case, .in, .try, .if, .while, .guard, .switch, .where, .else, .do, .repeat,
            .for, .defer, .is, .as:
            true
        default:
            false
        }
    }

    /// The offset behind the `/…/` that begins at `slash`; nil if there is none. Where it is certain that no operator
    /// can stand, parentheses need not be balanced.
    private func endOfBareRegex(at slash: Int, isCertain: Bool) -> Int? {
        var position = slash + 1
        // "A regex literal may not start with a space or tab", so that operator chains stay what they are.
        guard position < count, bytes[position] != Ascii.space, bytes[position] != Ascii.tab else { return nil }
        // An operator `*/` ends no comment, but it is no place to begin a regex either.
        if slash > 0, bytes[slash - 1] == Ascii.star { return nil }
        var groupDepth = 0
        var classDepth = 0
        while position < count {
            switch bytes[position] {
            case 0x2F:  // A slash ends the literal inside of a character class too.
                return isEndOfBareRegex(at: position) ? position + 1 : nil
            case 0x0A, 0x0D:
                return nil
            case 0x5C:
                position += 1
                if position == count || isLineBreak(at: position) { return nil }
            case 0x28 where classDepth == 0:
                groupDepth += 1
            case 0x29 where classDepth == 0:
                // "A regex literal may not have an unbalanced ')'": in `f(/) + g(/)` the slashes are operators.
                if groupDepth == 0, !isCertain { return nil }
                groupDepth = max(0, groupDepth - 1)
            case 0x5B:
                classDepth += 1
            case 0x5D where classDepth > 0:
                classDepth -= 1
            default:
                break
            }
            position += 1
        }
        return nil
    }

    /// Whether the unescaped slash at `position` can end a literal: no unescaped space before, no comment from there.
    private func isEndOfBareRegex(at position: Int) -> Bool {
        if isByte(Ascii.slash, at: position + 1) || isByte(Ascii.star, at: position + 1) { return false }
        guard bytes[position - 1] == Ascii.space || bytes[position - 1] == Ascii.tab else { return true }
        var backslashes = 0
        while bytes[position - 2 - backslashes] == Ascii.backslash { backslashes += 1 }
        return backslashes % 2 == 1
    }
}
