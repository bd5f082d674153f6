// `@` words and modifiers, in front of declarations, parameters, accessors and types.
// Arguments are kept as they are written; what an attribute means is not known here.

extension Parser {
    /// What stands before a declaration's keyword. For example: `@objc public private(set)`
    ///
    /// Claims the annotation comment before or between.
    mutating func declarationHead() throws(ParseFailure) -> DeclarationHead {
        let start = index
        var head = DeclarationHead()
        while true {
            if current.kind == .at {
                head.attributes.append(try attribute())
            } else if current.kind == .poundIf, isAttributesOnly(index) {
                head.conditionalAttributes.append(try conditionalAttributes())
            } else if current.kind == .identifier, let end = indexBehindModifier(index) {
                head.modifiers.append(textWithoutSpaces(index..<end))
                move(to: end)
            } else {
                break
            }
        }
        head.offset = current.start
        head.annotation = annotations.claim(start...index)
        if current.keyword == .protocol, head.annotation == nil,
            let offset = annotations.plainComment(before: start...index)
        {
            let word = annotations.word
            diagnostics.append(
                Diagnostic(
                    .warning, at: .init(path: file.path, offset: offset),
                    "'\(word)' has no effect in a plain comment; write '/// \(word)'"))
        }
        return head
    }

    /// The attributes at the current token, possibly none.
    mutating func optAttributes() throws(ParseFailure) -> [Attribute] {
        var attributes: [Attribute] = []
        while current.kind == .at { attributes.append(try attribute()) }
        return attributes
    }

    /// An `#if` that encloses nothing but attributes, up to its `#endif`.
    private mutating func conditionalAttributes() throws(ParseFailure) -> ConditionalAttributes {
        try enter()
        defer { depth -= 1 }
        var clauses: [ConditionalAttributes.Clause] = []
        while current.kind != .poundEndif {
            let end = Int(partners[index])
            let body = indexBehindCondition(index)
            let condition = current.kind == .poundElse ? nil : textOnOneLine(index + 1..<body)
            move(to: body)
            var clause = ConditionalAttributes.Clause(condition: condition)
            while index < end {
                switch current.kind {
                case .at: clause.attributes.append(try attribute())
                case .poundIf where isAttributesOnly(index): clause.nested.append(try conditionalAttributes())
                // Nothing else can stand in any branch.
                default: move(to: end)
                }
            }
            clauses.append(clause)
        }
        advance()
        return ConditionalAttributes(clauses: clauses)
    }

    /// One attribute. For example: `@available(iOS 13, *)`, `@Swift.MainActor`, `@Wrapper<Int>(wrappedValue: 1)`
    mutating func attribute() throws(ParseFailure) -> Attribute {
        advance()
        guard isName(current), !current.startsLine else { throw expected("an attribute name after '@'") }
        let first = current
        let name = try attributeName()
        guard current.kind == .leftParen, takesArguments(first) else { return Attribute(name: name) }
        return Attribute(name: name, arguments: try attributeArguments())
    }

    /// For example: `Swift.MainActor`, `Wrapper<Int>.Inner`
    private mutating func attributeName() throws(ParseFailure) -> String {
        var name = text(current)
        advance()
        while true {
            if current.kind == .period, current.start == previousEnd, isName(peek()) {
                advance()
                name += "." + text(current)
                advance()
            } else if isAtModuleSelector() {
                move(to: index + 2)
                name += "::" + text(current)
                advance()
            } else if isAtOperator(UInt8(ascii: "<")), current.start == previousEnd {
                name += "<" + commaSeparated(try optGenericArguments()) + ">"
            } else {
                return name
            }
        }
    }

    /// For example: `(iOS 13, *)`
    private mutating func attributeArguments() throws(ParseFailure) -> String {
        let close = try closingIndex("')'")
        let start = current.start
        move(to: close)
        let arguments = file.text(start..<current.end)
        advance()
        return arguments
    }

    /// Whether the parenthesis behind an attribute's name holds its arguments.
    private func takesArguments(_ name: Token) -> Bool {
        // Nothing but arguments can follow on the line before a declaration.
        guard isInType else { return !current.startsLine }
        guard current.start == previousEnd else { return false }
        for word: StaticString in ["escaping", "autoclosure", "Sendable", "noescape", "unchecked", "retroactive"]
        where isWord(word, name) {
            return false
        }
        // `@MainActor() -> Void`: parameters rather than arguments.
        let next = tokens[min(indexBehind(index), tokens.count - 1)]
        switch next.kind {
        case .arrow: return false
        case .identifier:
            switch next.keyword {
            case .async, .reasync, .throws, .rethrows: return false
            default: return true
            }
        default: return true
        }
    }

    /// Whether a `#if` encloses nothing but attributes of the declaration behind it.
    /// For example: `#if canImport(UIKit)`, `@MainActor`, `#endif`, `protocol P {}`
    func isAttributesOnly(_ directive: Int) -> Bool {
        guard Int(partners[directive]) > directive else { return false }
        var position = indexBehindCondition(directive)
        var depth = 0
        var hasAttribute = false
        while true {
            switch tokens[position].kind {
            case .poundIf:
                guard Int(partners[position]) > position else { return false }
                depth += 1
                position = indexBehindCondition(position)
            case .poundElseif, .poundElse:
                if depth == 0 { return hasAttribute }
                position = indexBehindCondition(position)
            case .poundEndif:
                if depth == 0 { return hasAttribute }
                depth -= 1
                position += 1
            case .at:
                guard position < tokens.count - 2, isName(tokens[position + 1]) else { return false }
                hasAttribute = true
                position = indexBehindAttribute(position)
            default: return false
            }
        }
    }

    /// The index behind the attribute at an `@` with a name.
    private func indexBehindAttribute(_ start: Int) -> Int {
        var position = start + 2
        while tokens[position].kind == .period, isName(tokens[position + 1]) { position += 2 }
        let takesArguments = tokens[position].kind == .leftParen && !tokens[position].startsLine
        return takesArguments ? indexBehind(position) : position
    }
}
