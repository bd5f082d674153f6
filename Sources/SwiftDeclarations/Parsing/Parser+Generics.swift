// Generic parameter lists, where clauses, inheritance clauses and effects.
// Whether the requirements make sense is not asked here.

extension Parser {
    /// For example: `<T: Hashable, each U, let N: Int>`, or nothing.
    mutating func optGenericParameters() throws(ParseFailure) -> [GenericParameter] {
        try optGenericList(of: "parameters") { parser throws(ParseFailure) in try parser.genericParameter() }
    }

    /// What stands between `<` and `>`; nothing where no list begins.
    ///
    /// - Parameter kind: what is listed, for messages. For example: `arguments`
    mutating func optGenericList<Element>(
        of kind: String, _ element: (inout Parser) throws(ParseFailure) -> Element
    ) throws(ParseFailure) -> [Element] {
        guard optOperator(UInt8(ascii: "<")) else { return [] }
        var elements: [Element] = []
        while !isAtOperator(UInt8(ascii: ">")) {
            elements.append(try element(&self))
            if !opt(.comma) { break }
        }
        guard optOperator(UInt8(ascii: ">")) else { throw expected("'>' or ',' in a list of generic \(kind)") }
        return elements
    }

    /// For example: `T: Hashable`, `each T`, `let N: Int`
    private mutating func genericParameter() throws(ParseFailure) -> GenericParameter {
        _ = try optAttributes()
        var kind = GenericParameter.Kind.type
        if current.keyword == .each, isName(peek()) {
            kind = .pack
            advance()
        } else if current.keyword == .let {
            kind = .value
            advance()
        }
        guard isDeclaredName(current) else { throw expected("the name of a generic parameter") }
        let name = text(current)
        advance()
        guard opt(.colon) else { return GenericParameter(kind: kind, name: name) }
        if current.keyword == .class {
            advance()
            return GenericParameter(kind: kind, name: name, constraint: .named("AnyObject"))
        }
        return GenericParameter(kind: kind, name: name, constraint: try type())
    }

    /// For example: `where T: Hashable, T.Element == Int`, or nothing.
    mutating func optWhereClause() throws(ParseFailure) -> [GenericRequirement] {
        guard current.keyword == .where else { return [] }
        advance()
        var requirements: [GenericRequirement] = []
        while true {
            if let requirement = try genericRequirement() { requirements.append(requirement) }
            guard opt(.comma), current.kind != .leftBrace else { break }
        }
        return requirements
    }

    /// For example: `T: Hashable`, `T.Element == Int`, `N == 4`. Nil for a layout constraint: `T: _Trivial(64)`
    private mutating func genericRequirement() throws(ParseFailure) -> GenericRequirement? {
        _ = try optAttributes()
        let left = try type()
        if optOperator("==") {
            return GenericRequirement(left: left, relation: .sameType, right: try type())
        }
        guard opt(.colon) else { throw expected("':' or '==' in a where clause") }
        if current.keyword == .class {
            advance()
            return GenericRequirement(left: left, relation: .conforms, right: .named("AnyObject"))
        }
        let right = try type()
        if current.kind == .leftParen, current.start == previousEnd {
            skipBracket()
            return nil
        }
        return GenericRequirement(left: left, relation: .conforms, right: right)
    }

    /// For example: `: Base, @unchecked Sendable, ~Copyable`, or nothing.
    mutating func optInheritanceClause() throws(ParseFailure) -> [InheritedType] {
        guard opt(.colon) else { return [] }
        var inherited: [InheritedType] = []
        while true {
            let offset = current.start
            if current.keyword == .class {
                advance()
                inherited.append(InheritedType(type: .named("AnyObject"), offset: offset))
            } else {
                inherited.append(InheritedType(type: try type(), offset: offset))
            }
            guard opt(.comma), current.kind != .leftBrace else { return inherited }
        }
    }

    /// The primary associated types of a protocol. For example: `<Element, Failure>`, or nothing.
    mutating func optPrimaryAssociatedTypes() throws(ParseFailure) -> [String] {
        guard optOperator(UInt8(ascii: "<")) else { return [] }
        var names: [String] = []
        while !isAtOperator(UInt8(ascii: ">")) {
            guard isDeclaredName(current) else { throw expected("the name of a primary associated type") }
            names.append(text(current))
            advance()
            if !opt(.comma) { break }
        }
        guard optOperator(UInt8(ascii: ">")) else { throw expected("'>' or ',' behind a primary associated type") }
        return names
    }

    /// For example: `async throws(E)`, or nothing.
    mutating func optEffects() throws(ParseFailure) -> Effects {
        var effects = Effects()
        while current.kind == .identifier {
            switch current.keyword {
            case .async, .reasync:
                effects.isAsync = true
                advance()
            case .rethrows:
                effects.throwing = .rethrows
                advance()
            case .throws:
                advance()
                effects.throwing = .throws(try optThrownType())
            default:
                return effects
            }
        }
        return effects
    }

    /// For example: the `(E)` of `throws(E)`, or nothing.
    private mutating func optThrownType() throws(ParseFailure) -> TypeSyntax? {
        guard current.kind == .leftParen else { return nil }
        advance()
        let thrown = try type()
        guard opt(.rightParen) else { throw expected("')' behind the thrown type") }
        return thrown
    }
}
