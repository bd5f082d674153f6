// Operators, the dot, `->`, `=`, postfix `?` and `!`, and editor placeholders, which begin like an operator.
// In: `index` at an operator character. Out: one token, or an operator and the regex that it runs into.
// Source: The Swift Programming Language, "Lexical Structure", operators.

extension Tokenizer {
    /// Lexes an operator as long as it gets.
    mutating func lexOperator() {
        let start = index
        let head = bytes[start]
        // Mostly a single character with nothing on its right that it could run into: `a.b`, `a = b`
        if start + 1 < count, classes[Int(head)] == .operator, head != Ascii.question, head != Ascii.exclaim {
            switch classes[Int(bytes[start + 1])] {
            case .word, .space:
                index += 1
                append(operatorKind(from: start), from: start)
                return
            default: break
            }
        }
        let isLeftBound = isLeftBound
        if isLeftBound, head == Ascii.question || head == Ascii.exclaim {
            index += 1
            append(head == Ascii.question ? .postfixQuestion : .postfixExclaim, from: start)
            return
        }
        if head == Ascii.less, let end = endOfPlaceholder(at: start) {
            index = end
            report("editor placeholder in source file", at: start)
            append(.unknown, from: start)
            return
        }
        if head == Ascii.less, let end = endOfConflict(at: start) {
            index = end
            report("source control conflict marker in source file; resolve the conflict", at: start)
            append(.unknown, from: start)
            return
        }
        let firstSlash = skipOperatorCharacters()
        if let firstSlash, lexRegexInOperator(from: start, slash: firstSlash, isLeftBound: isLeftBound) { return }
        if index - start > 1, containsCommentEnd(from: start) {
            report("unexpected end of block comment", at: start)
            append(.unknown, from: start)
            return
        }
        append(operatorKind(from: start), from: start)
    }

    /// Whether the token at `index` touches an operand on its left: no trivia, and no opening or separating
    /// punctuation ("Operators": characters that count as white space before an operator).
    private var isLeftBound: Bool {
        guard let previous = tokens.last, Int(previous.end) == index else { return false }
        switch previous.kind {
        case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon: return false
        default: return true
        }
    }

    /// Whether an operator that ends at `index` touches an operand on its right.
    func isRightBound(isLeftBound: Bool) -> Bool {
        guard index < count else { return false }
        switch classes[Int(bytes[index])] {
        case .space, .lineBreak, .rightParen, .rightBracket, .rightBrace, .comma, .semicolon, .colon: return false
        // `x^.y` has a postfix operator, `^.y` a prefix operator.
        case .operator where bytes[index] == Ascii.dot: return !isLeftBound
        case .slash: return !isByte(Ascii.slash, at: index + 1) && !isByte(Ascii.star, at: index + 1)
        case .nonASCII: return !(bytes[index] == 0xC2 && isByte(0xA0, at: index + 1))
        default: return true
        }
    }

    /// Moves `index` behind the operator, and returns the offset of the first slash in it.
    private mutating func skipOperatorCharacters() -> Int? {
        let start = index
        let startsWithDot = bytes[start] == Ascii.dot
        var firstSlash: Int?
        while index < count {
            let byte = bytes[index]
            switch classes[Int(byte)] {
            case .operator:
                // "If an operator doesn't begin with a dot, it can't contain a dot elsewhere."
                if byte == Ascii.dot, !startsWithDot { return firstSlash }
                if byte == Ascii.less, index > start, endOfPlaceholder(at: index) != nil { return firstSlash }
                index += 1
            case .slash:
                if isByte(Ascii.slash, at: index + 1) || isByte(Ascii.star, at: index + 1) { return firstSlash }
                if firstSlash == nil { firstSlash = index }
                index += 1
            case .nonASCII:
                let scalar = decodeScalar(at: index)
                guard isOperatorCharacter(scalar.value) else { return firstSlash }
                index += scalar.length
            default:
                return firstSlash
            }
        }
        return firstSlash
    }

    private func operatorKind(from start: Int) -> Token.Kind {
        switch index - start {
        case 1 where bytes[start] == Ascii.dot: .period
        case 1 where bytes[start] == Ascii.equal: .equal
        case 2 where bytes[start] == Ascii.minus && bytes[start + 1] == Ascii.greater: .arrow
        default: .operator
        }
    }

    /// The offset behind both sides of a merge conflict, which the compiler skips as well: from a line that begins with
    /// `<<<<<<< ` to the end of the next one that begins with `>>>>>>> `. Without both, there is none.
    private mutating func endOfConflict(at start: Int) -> Int? {
        guard !lacksEndOfConflict, isConflictMarker(Ascii.less, at: start) else { return nil }
        var end = start + 7
        while end < count, !isConflictMarker(Ascii.greater, at: end) { end &+= 1 }
        lacksEndOfConflict = end == count
        while end < count, bytes[end] != Ascii.lineFeed, bytes[end] != Ascii.carriageReturn { end &+= 1 }
        return lacksEndOfConflict ? nil : end
    }

    /// Whether a line begins at an offset with a character seven times, and a space.
    private func isConflictMarker(_ character: UInt8, at offset: Int) -> Bool {
        bytes[offset] == character
            && (offset == 0 || bytes[offset - 1] == Ascii.lineFeed || bytes[offset - 1] == Ascii.carriageReturn)
            && (offset + 1..<offset + 7).allSatisfy { isByte(character, at: $0) } && isByte(Ascii.space, at: offset + 7)
    }

    /// The offset behind the `<#placeholder#>` at `start`; nil if there is none. Xcode puts these into code.
    private func endOfPlaceholder(at start: Int) -> Int? {
        guard isByte(Ascii.pound, at: start + 1) else { return nil }
        var position = start + 2
        while position + 1 < count {
            switch bytes[position] {
            case 0x0A, 0x0D: return nil
            case 0x3C where bytes[position + 1] == Ascii.pound: return nil
            case 0x23 where bytes[position + 1] == Ascii.greater: return position + 2
            default: position += 1
            }
        }
        return nil
    }

    private func containsCommentEnd(from start: Int) -> Bool {
        var position = start
        while position + 1 < index {
            if bytes[position] == Ascii.star, bytes[position + 1] == Ascii.slash { return true }
            position += 1
        }
        return false
    }
}
