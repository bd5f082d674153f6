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
        // Functions that recurse stay small: their debug frames add up. What they do not need is outlined.
        guard isAtTypePrefix() else { return try composition() }
        if current.keyword == .repeat { return try packExpansion() }
        return try attributedType()
    }

    /// Whether something stands before the type itself.
    private func isAtTypePrefix() -> Bool {
        if current.kind == .at { return true }
        guard current.kind == .identifier, current.keyword != .none else { return false }
        return current.keyword == .repeat || indexBehindSpecifier() != nil
    }

    /// For example: `inout @Sendable () -> Void`
    private mutating func attributedType() throws(ParseFailure) -> TypeSyntax {
        var specifiers: [String] = []
        var attributes: [Attribute] = []
        while true {
            if current.kind == .at {
                attributes.append(try attribute())
            } else if let specifier = optSpecifier() {
                specifiers.append(specifier)
            } else {
                break
            }
        }
        let type = try current.keyword == .repeat ? packExpansion() : composition()
        return .attributed(specifiers: specifiers, attributes: attributes, type)
    }

    /// A word before a type. For example: `inout`, `sending`, `nonisolated(nonsending)`
    private mutating func optSpecifier() -> String? {
        guard current.kind == .identifier, let end = indexBehindSpecifier() else { return nil }
        let specifier = textWithoutSpaces(index..<end)
        move(to: end)
        return specifier
    }

    /// The index behind a word before a type; nil if the word is the type itself.
    private func indexBehindSpecifier() -> Int? {
        switch current.keyword {
        case .inout: return index + 1
        case .nonisolated where peek().kind == .leftParen && isWord("nonsending", peek(2)):
            return Int(partners[index + 1]) == index + 3 ? index + 4 : nil
        case .borrowing, .consuming, .sending, .isolated, .__owned, .__shared, ._const, .nonisolated:
            // They are names of types and variables, too.
            return startsType(index + 1) ? index + 1 : nil
        default: return nil
        }
    }

    /// Whether the word before a token qualifies the type that starts there, rather than being a type itself.
    private func startsType(_ position: Int) -> Bool {
        let token = tokens[min(position, tokens.count - 1)]
        // A type may go on in the next line with a name, but the next declaration or statement is none of it.
        if token.startsLine, !isName(token) || startsDeclaration(at: position) { return false }
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
        if current.keyword == .any || current.keyword == .some, startsType(index + 1) { return try qualified() }
        let first = try operand()
        guard current.kind == .operator, isAtOperator(UInt8(ascii: "&")) else { return first }
        return try restOfComposition(first)
    }

    /// For example: the `& B & C` behind `A`.
    private mutating func restOfComposition(_ first: TypeSyntax) throws(ParseFailure) -> TypeSyntax {
        var members = [first]
        while optOperator(UInt8(ascii: "&")) { members.append(try operand()) }
        return .composition(members)
    }

    /// For example: `any A & B`, `some Sequence<Int>`
    private mutating func qualified() throws(ParseFailure) -> TypeSyntax {
        let isAny = current.keyword == .any
        try enter()
        defer { depth -= 1 }
        advance()
        let constraint = try composition()
        return isAny ? .any(constraint) : .some(constraint)
    }

    /// One side of `&`. For example: `~Copyable`, `each T`, `-1`, `Outer.Inner<Int>?`
    private mutating func operand() throws(ParseFailure) -> TypeSyntax {
        switch current.keyword {
        // Contextual: they are names where no type follows.
        case .each where startsType(index + 1): return try prefixed()
        case .any where startsType(index + 1), .some where startsType(index + 1): return try qualified()
        default: break
        }
        switch current.kind {
        case .operator where isAtOperator(UInt8(ascii: "~")): return try prefixed()
        case .operator, .integerLiteral: if let integer = optInteger() { return integer }
        default: break
        }
        let base = try primary()
        return hasSuffix ? try withSuffixes(base) : base
    }

    /// For example: `~Copyable`, `each T`
    private mutating func prefixed() throws(ParseFailure) -> TypeSyntax {
        try enter()
        defer { depth -= 1 }
        if optOperator(UInt8(ascii: "~")) { return .suppressed(try operand()) }
        advance()
        return .packElement(try operand())
    }

    /// A value argument. For example: `4`, `-1`
    private mutating func optInteger() -> TypeSyntax? {
        let isNegative = isAtOperator(UInt8(ascii: "-")) && peek().kind == .integerLiteral
        guard isNegative || current.kind == .integerLiteral else { return nil }
        if isNegative { advance() }
        let literal = text(current)
        advance()
        return .integer(isNegative ? "-" + literal : literal)
    }

    /// Whether the token behind a type belongs to it.
    private var hasSuffix: Bool {
        switch current.kind {
        case .postfixQuestion, .postfixExclaim, .period: true
        case .operator: current.start == previousEnd && !current.startsLine
        default: false
        }
    }

    /// What may stand behind a type. For example: `?`, `!`, `.Inner<Int>`, `.Type`
    private mutating func withSuffixes(_ base: TypeSyntax) throws(ParseFailure) -> TypeSyntax {
        var type = base
        while hasSuffix {
            // Operators are glued to something else here: `Int??`, `Int?=nil`.
            if opt(.postfixQuestion) || optOperator(UInt8(ascii: "?")) {
                type = .optional(type)
            } else if opt(.postfixExclaim) || optOperator(UInt8(ascii: "!")) {
                type = .implicitlyUnwrapped(type)
            } else if opt(.period) {
                type = try member(of: type)
            } else {
                break
            }
            typeSuffixes += 1
            if typeSuffixes > Self.maximumTypeSuffixes { throw tooLong() }
        }
        return type
    }

    private func tooLong() -> ParseFailure {
        ParseFailure(offset: current.start, message: "this type is too long to be understood", isReported: true)
    }

    /// What stands behind a period. For example: `Inner<Int>`, `Type`
    private mutating func member(of base: TypeSyntax) throws(ParseFailure) -> TypeSyntax {
        guard isName(current) else { throw expected("a member type after '.'") }
        if isWord("Type", current) {
            advance()
            return .metatype(base)
        }
        if isWord("Protocol", current) {
            advance()
            return .protocolMetatype(base)
        }
        let (name, arguments) = try genericType()
        return .member(base, name, arguments: arguments)
    }

    /// A name, or a type in brackets. For example: `Array<Int>`, `(Int) -> Void`, `[Int]`
    private mutating func primary() throws(ParseFailure) -> TypeSyntax {
        if current.kind == .leftParen { return try tupleOrFunction() }
        if current.kind == .leftBracket { return try collection() }
        guard isDeclaredName(current) else { throw expected("a type") }
        let (name, arguments) = try genericType()
        return .named(name, arguments: arguments)
    }

    /// A name with its generic arguments. For example: `Array<Int>`. The brackets of `Pack<>` become part of the name.
    private mutating func genericType() throws(ParseFailure) -> (name: String, arguments: [TypeSyntax]) {
        let name = typeName()
        guard current.kind == .operator, isAtOperator(UInt8(ascii: "<")) else { return (name, []) }
        let arguments = try optGenericArguments()
        return (arguments.isEmpty ? name + "<>" : name, arguments)
    }

    /// One name, with its module selector. For example: `Int`, `Swift::Int`
    private mutating func typeName() -> String {
        var name = text(current)
        advance()
        while current.kind == .colon, isAtModuleSelector() {
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
        try optGenericList(of: "arguments") { parser throws(ParseFailure) in try parser.type() }
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
        let elements = try elements()
        if isAtFunctionArrow() { return try function(elements) }
        return tuple(elements)
    }

    /// What stands in parentheses. For example: `(Int, _ name: String...)`
    private mutating func elements() throws(ParseFailure) -> [FunctionTypeSyntax.Parameter] {
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
        return elements
    }

    /// For example: the `async throws -> Bool` behind parameters.
    private mutating func function(
        _ parameters: [FunctionTypeSyntax.Parameter]
    ) throws(ParseFailure) -> TypeSyntax {
        let effects = try optEffects()
        guard opt(.arrow) else { throw expected("'->'") }
        return .function(.init(parameters: parameters, effects: effects, result: try type()))
    }

    private func tuple(_ elements: [FunctionTypeSyntax.Parameter]) -> TypeSyntax {
        var tuple: [TupleElement] = []
        tuple.reserveCapacity(elements.count)
        for element in elements { tuple.append(TupleElement(label: element.label, type: element.type)) }
        return .tuple(tuple)
    }

    /// The words before a colon. For example: `x:`, `_ x:`
    mutating func optElementLabel() -> String? {
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
