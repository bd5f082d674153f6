// The type grammar: tokens -> TypeSyntax. Comments and spacing get lost on the way.
// What a name refers to is not known here, nor whether the type makes sense.

extension Parser {
    /// Any type. For example: `inout @escaping (Int) -> Void`, `any A & B`, `[String: Int]?`, `repeat each T`
    mutating func type() throws(ParseFailure) -> TypeSyntax {
        try enter()
        let isOutermost = !isInType
        if isOutermost {
            isInType = true
            typeSuffixes = 0
        }
        defer {
            depth -= 1
            if isOutermost { isInType = false }
        }
        var specifiers: [String] = []
        var attributes: [Attribute] = []
        while true {
            if current.kind == .at {
                attributes.append(try attribute())
            } else if current.kind == .identifier, current.keyword != .none, let specifier = optSpecifier() {
                specifiers.append(specifier)
            } else {
                break
            }
        }
        let type = try current.keyword == .repeat ? packExpansion() : composition()
        if specifiers.isEmpty, attributes.isEmpty { return type }
        return .attributed(specifiers: specifiers, attributes: attributes, type)
    }

    /// A word before a type. For example: `inout`, `sending`, `nonisolated(nonsending)`
    private mutating func optSpecifier() -> String? {
        switch current.keyword {
        case .inout: break
        case .nonisolated where peek().kind == .leftParen && isWord("nonsending", peek(2)):
            guard Int(partners[index + 1]) == index + 3 else { return nil }
            let result = text(current) + "(" + text(peek(2)) + ")"
            move(to: index + 4)
            return result
        case .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, ._const, .nonisolated:
            // They are names of types and variables, too.
            guard startsType(peek()) else { return nil }
        default: return nil
        }
        let result = text(current)
        advance()
        return result
    }

    /// Whether the word before a token qualifies the type that starts there, rather than being a type itself.
    private func startsType(_ token: Token) -> Bool {
        guard !token.startsLine else { return false }
        switch token.kind {
        case .identifier:
            return !token.keyword.isReserved && token.keyword != .async && token.keyword != .of
                || token.keyword == .repeat
        case .escapedIdentifier, .leftParen, .leftBracket, .at: return true
        case .operator: return file.bytes[Int(token.start)] == UInt8(ascii: "~")
        default: return false
        }
    }

    /// For example: `repeat each T`
    private mutating func packExpansion() throws(ParseFailure) -> TypeSyntax {
        advance()
        return .packExpansion(try type())
    }

    /// Types joined by `&`, or a single one. For example: `any A & B`, `some Sequence<Int>`
    private mutating func composition() throws(ParseFailure) -> TypeSyntax {
        if current.keyword == .any || current.keyword == .some, startsType(peek()) {
            let isAny = current.keyword == .any
            try enter()
            defer { depth -= 1 }
            advance()
            let constraint = try composition()
            return isAny ? .any(constraint) : .some(constraint)
        }
        let first = try operand()
        guard isAtOperator(UInt8(ascii: "&")) else { return first }
        var members = [first]
        while optOperator(UInt8(ascii: "&")) { members.append(try operand()) }
        return .composition(members)
    }

    /// One side of `&`. For example: `~Copyable`, `each T`, `-1`, `Outer.Inner<Int>?`
    private mutating func operand() throws(ParseFailure) -> TypeSyntax {
        switch current.kind {
        case .operator:
            guard isAtOperator(UInt8(ascii: "~")) || isAtOperator(UInt8(ascii: "-")) else { break }
            if isAtOperator(UInt8(ascii: "-")), peek().kind == .integerLiteral {
                advance()
                let literal = text(current)
                advance()
                return .integer("-" + literal)
            }
            guard optOperator(UInt8(ascii: "~")) else { break }
            try enter()
            defer { depth -= 1 }
            return .suppressed(try operand())
        case .integerLiteral:
            let literal = text(current)
            advance()
            return .integer(literal)
        case .identifier where current.keyword == .each && startsType(peek()):
            try enter()
            defer { depth -= 1 }
            advance()
            return .packElement(try operand())
        case .identifier where (current.keyword == .any || current.keyword == .some) && startsType(peek()):
            return try composition()
        default: break
        }
        return try withSuffixes(try primary())
    }

    /// What may stand behind a type. For example: `?`, `!`, `.Inner<Int>`, `.Type`
    private mutating func withSuffixes(_ base: TypeSyntax) throws(ParseFailure) -> TypeSyntax {
        var type = base
        while true {
            switch current.kind {
            case .postfixQuestion:
                advance()
                type = .optional(type)
            case .postfixExclaim:
                advance()
                type = .implicitlyUnwrapped(type)
            case .operator:
                // Glued to something else: `Int??`, `Int?=nil`.
                guard current.start == previousEnd, !current.startsLine else { return type }
                if optOperator(UInt8(ascii: "?")) {
                    type = .optional(type)
                } else if optOperator(UInt8(ascii: "!")) {
                    type = .implicitlyUnwrapped(type)
                } else {
                    return type
                }
            case .period:
                advance()
                guard isName(current) else { throw expected("a member type after '.'") }
                if isWord("Type", current) {
                    advance()
                    type = .metatype(type)
                } else if isWord("Protocol", current) {
                    advance()
                    type = .protocolMetatype(type)
                } else {
                    let name = typeName()
                    type = .member(type, name, arguments: try optGenericArguments())
                }
            default:
                return type
            }
            typeSuffixes += 1
            guard typeSuffixes <= Self.maximumTypeSuffixes else {
                throw ParseFailure(
                    offset: current.start, message: "this type is too long to be understood", isReported: true)
            }
        }
    }

    /// A name, or a type in brackets. For example: `Array<Int>`, `(Int) -> Void`, `[Int]`
    private mutating func primary() throws(ParseFailure) -> TypeSyntax {
        switch current.kind {
        case .escapedIdentifier: break
        case .identifier where !current.keyword.isReserved: break
        case .leftParen: return try tupleOrFunction()
        case .leftBracket: return try collection()
        default: throw expected("a type")
        }
        let name = typeName()
        return .named(name, arguments: try optGenericArguments())
    }

    /// One name, with its module selector. For example: `Int`, `Swift::Int`
    private mutating func typeName() -> String {
        var name = text(current)
        advance()
        while isAtModuleSelector() {
            move(to: index + 2)
            name += "::" + text(current)
            advance()
        }
        return name
    }

    /// Whether `::` and a name follow. It comes as two colons.
    func isAtModuleSelector() -> Bool {
        guard current.kind == .colon else { return false }
        let second = peek()
        return second.kind == .colon && second.start == current.end && isName(peek(2))
    }

    /// For example: `<Int, 4, (String) -> Void>`, or nothing.
    mutating func optGenericArguments() throws(ParseFailure) -> [TypeSyntax] {
        guard optOperator(UInt8(ascii: "<")) else { return [] }
        var arguments: [TypeSyntax] = []
        while !isAtOperator(UInt8(ascii: ">")) {
            arguments.append(try type())
            if !opt(.comma) { break }
        }
        guard optOperator(UInt8(ascii: ">")) else { throw expected("'>' or ',' in a list of generic arguments") }
        return arguments
    }

    // MARK: - Brackets

    /// For example: `[Int]`, `[String: Int]`, `[4 of Int]`
    private mutating func collection() throws(ParseFailure) -> TypeSyntax {
        _ = try closingIndex("']'")
        advance()
        let first = try type()
        var result = TypeSyntax.array(first)
        if opt(.colon) {
            result = .dictionary(key: first, value: try type())
        } else if current.keyword == .of {
            advance()
            result = .inlineArray(count: first, element: try type())
        }
        guard opt(.rightBracket) else { throw expected("']'") }
        return result
    }

    /// For example: `()`, `(x: Int, y: Int)`, `(Int, _ name: String...) async throws -> Bool`
    private mutating func tupleOrFunction() throws(ParseFailure) -> TypeSyntax {
        _ = try closingIndex("')'")
        advance()
        var elements: [FunctionTypeSyntax.Parameter] = []
        while current.kind != .rightParen {
            let label = optElementLabel()
            let type = try type()
            elements.append(.init(label: label, type: type, isVariadic: optOperator("...")))
            if !opt(.comma) { break }
        }
        guard opt(.rightParen) else { throw expected("')' or ','") }
        if isAtFunctionArrow() {
            let effects = try optEffects()
            guard opt(.arrow) else { throw expected("'->'") }
            return .function(.init(parameters: elements, effects: effects, result: try type()))
        }
        var tuple: [TupleElement] = []
        tuple.reserveCapacity(elements.count)
        for element in elements { tuple.append(TupleElement(label: element.label, type: element.type)) }
        return .tuple(tuple)
    }

    /// The words before a colon. For example: `x:`, `_ x:`
    private mutating func optElementLabel() -> String? {
        guard isName(current) else { return nil }
        let next = peek()
        if next.kind == .colon {
            guard !(peek(2).kind == .colon && peek(2).start == next.end) else { return nil }
            let label = text(current)
            move(to: index + 2)
            return label
        }
        guard isName(next), peek(2).kind == .colon, peek(3).kind != .colon else { return nil }
        let label = text(current) + " " + text(next)
        move(to: index + 3)
        return label
    }

    /// Whether an arrow follows, possibly behind effects. For example: `async throws(E) ->`
    private func isAtFunctionArrow() -> Bool {
        var position = index
        // An effect each, and one superfluous: more cannot be.
        for _ in 0..<3 {
            let token = tokens[min(position, tokens.count - 1)]
            if token.kind == .arrow { return true }
            guard token.kind == .identifier else { return false }
            switch token.keyword {
            case .async, .reasync, .rethrows: position += 1
            case .throws:
                position += 1
                if position < tokens.count, tokens[position].kind == .leftParen { position = indexBehind(position) }
            default: return false
            }
        }
        return tokens[min(position, tokens.count - 1)].kind == .arrow
    }
}
