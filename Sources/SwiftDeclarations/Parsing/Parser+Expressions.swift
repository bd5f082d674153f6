// Where expressions end: initial values and default arguments are stepped over token by token, bracket by bracket.
// Nothing is understood of them beyond spacing and line breaks, which is how the compiler delimits them, too.

extension Parser {
    /// The index behind the initial value of a variable: at a comma, at observers, or at what follows.
    func endOfInitialValue(from start: Int, limit: Int) -> Int {
        var position = start
        // Whether the expression cannot end here, because an operator waits for its right side.
        var expectsOperand = true
        // Generic arguments that are open: their commas do not separate variables.
        var angles = 0
        while position < limit {
            let token = tokens[position]
            if token.startsLine, position > start {
                if startsDeclaration(at: position), tokens[position - 1].kind != .period { return position }
                if !expectsOperand, angles == 0, !continuesExpression(at: position) { return position }
            }
            switch token.kind {
            case .comma:
                if angles == 0 || startsBinding(at: position + 1) { return position }
                expectsOperand = true
                position += 1
            case .semicolon, .rightParen, .rightBracket, .rightBrace, .poundElseif, .poundElse, .poundEndif:
                return position
            case .poundIf:
                position = indexBehindConditional(position)
                expectsOperand = false
            case .leftBrace:
                if !expectsOperand, startsObservers(at: position) { return position }
                position = indexBehind(position)
                expectsOperand = false
            case .operator:
                angles = max(0, angles + angleChange(at: position))
                expectsOperand = waitsForOperand(operatorAt: position)
                position += 1
            case .period, .arrow, .colon, .equal, .backslash:
                expectsOperand = true
                position += 1
            case .identifier:
                expectsOperand = waitsForOperand(token.keyword) && tokens[position - 1].kind != .period
                position += 1
            default:
                expectsOperand = false
                position = indexBehind(position)
            }
        }
        return min(position, limit)
    }

    /// The index behind a default argument: at a comma or at the closing parenthesis.
    func endOfDefaultValue(from start: Int, close: Int) -> Int {
        var position = start
        var angles = 0
        while position < close {
            switch tokens[position].kind {
            case .comma:
                if angles == 0 || startsParameter(at: position + 1) { return position }
                position += 1
            case .operator:
                angles = max(0, angles + angleChange(at: position))
                position += 1
            default:
                position = indexBehind(position)
            }
        }
        return close
    }

    // MARK: - Operators and words

    /// By how many an operator changes the number of open generic argument lists. For example: -2 for `>>`
    private func angleChange(at position: Int) -> Int {
        let token = tokens[position]
        let first = file.bytes[Int(token.start)]
        if first == UInt8(ascii: "<") {
            // `Foo<Int>` has no space before; `a < b` has.
            guard position > 0, tokens[position - 1].end == token.start else { return 0 }
            // `Foo<-1>`
            let isNegative =
                token.end == token.start + 2 && file.bytes[Int(token.start) + 1] == UInt8(ascii: "-")
                && tokens[min(position + 1, tokens.count - 1)].kind == .integerLiteral
            return token.end == token.start + 1 || isNegative ? 1 : 0
        }
        var offset = token.start
        while offset < token.end, file.bytes[Int(offset)] == UInt8(ascii: ">") { offset += 1 }
        return -Int(offset - token.start)
    }

    /// Whether an operator is infix or prefix, by the space around it.
    private func waitsForOperand(operatorAt position: Int) -> Bool {
        let token = tokens[position]
        let spaceBefore = position == 0 || tokens[position - 1].end < token.start
        let spaceAfter = tokens[min(position + 1, tokens.count - 1)].start > token.end
        return spaceAfter ? spaceBefore : true
    }

    /// Whether an expression goes on behind a word, even on the next line.
    private func waitsForOperand(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .try, .await, .is, .as, .in, .if, .switch, .else, .do, .catch, .where, .return, .throw: true
        default: false
        }
    }

    /// Whether a token that begins a line continues the expression before it.
    private func continuesExpression(at position: Int) -> Bool {
        let token = tokens[position]
        switch token.kind {
        case .period, .arrow, .colon, .comma, .equal, .leftBrace: return true
        case .operator:
            // A prefix operator begins a statement of its own.
            return tokens[min(position + 1, tokens.count - 1)].start > token.end
        case .poundIf: return isPieceOfChain(position)
        case .identifier:
            switch token.keyword {
            case .is, .as, .else, .catch: return true
            default: break
            }
            // A labelled trailing closure: `} completion: {`
            return tokens[position - 1].kind == .rightBrace && tokens[position + 1].kind == .colon
                && tokens[min(position + 2, tokens.count - 1)].kind == .leftBrace
        default: return false
        }
    }

    /// Whether a `#if` encloses a piece of a chain. For example: `.modifier()`
    func isPieceOfChain(_ directive: Int) -> Bool {
        var position = directive
        while tokens[position].kind == .poundIf, Int(partners[position]) > position {
            position = indexBehindCondition(position)
        }
        return tokens[position].kind == .period
    }

    // MARK: - What follows

    /// Whether a comma separates variables: `b: Int` or `b = 1` follows, which no generic argument can be.
    private func startsBinding(at position: Int) -> Bool {
        guard isDeclaredName(tokens[min(position, tokens.count - 1)]) else { return false }
        let next = tokens[min(position + 1, tokens.count - 1)].kind
        return next == .colon || next == .equal
    }

    /// Whether a comma separates parameters: `label name: Int` follows, which no generic argument can be.
    private func startsParameter(at position: Int) -> Bool {
        var position = position
        while position + 3 < tokens.count, tokens[position].kind == .at, isName(tokens[position + 1]) {
            position += 2
            if tokens[position].kind == .leftParen { position = indexBehind(position) }
        }
        guard position + 2 < tokens.count, isName(tokens[position]) else { return false }
        if tokens[position + 1].kind == .colon { return true }
        return isName(tokens[position + 1]) && tokens[position + 2].kind == .colon
    }

    /// Whether a brace behind an initial value opens observers rather than a closure.
    private func startsObservers(at open: Int) -> Bool {
        guard startsAccessors(at: open) else { return false }
        var position = open + 1
        while position < tokens.count - 1 {
            switch tokens[position].keyword {
            case .willSet, .didSet, .`init`: return true
            case .none where tokens[position].kind == .at:
                position += 2
                if position < tokens.count, tokens[position].kind == .leftParen { position = indexBehind(position) }
            default:
                guard tokens[position].keyword.isAccessorModifier else { return false }
                position += 1
            }
        }
        return false
    }
}
