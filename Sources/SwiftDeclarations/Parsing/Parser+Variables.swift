// Variables and constants with their accessors.
// Initial values and bodies are stepped over: of an expression nothing is kept but what it makes or names, if it is that alone.

extension Parser {
    /// For example: `var title: String { get set }`, `let a = 1, b: Int = 2`, `var x, y: Int`, `let (a, b) = pair`
    mutating func variableDeclarations(
        _ head: DeclarationHead, into list: inout [Declaration], limit: Int
    ) throws(ParseFailure) {
        let isLet = current.keyword == .let
        let first = list.count
        advance()
        var head = head
        head.offset = current.start
        while true {
            if current.kind == .leftParen {
                try tupleBindings(head, isLet: isLet, limit: limit, into: &list)
            } else {
                list.append(.variable(try binding(head, isLet: isLet, limit: limit)))
            }
            guard opt(.comma) else { break }
            // One comment annotates the first variable only, so that it is reported once.
            head.annotation = nil
        }
        shareTypes(in: &list, from: first)
    }

    /// One name with its type, its initial value and its accessors. For example: `title: String = "" { didSet { … } }`
    private mutating func binding(
        _ head: DeclarationHead, isLet: Bool, limit: Int
    ) throws(ParseFailure) -> VariableDeclaration {
        guard isDeclaredName(current) else { throw expected("a name after '\(isLet ? "let" : "var")'") }
        var variable = VariableDeclaration(head: head, isLet: isLet, name: text(current), type: nil)
        variable.head.offset = current.start
        advance()
        if opt(.colon) { variable.type = try type() }
        if opt(.equal) {
            let begin = index
            let end = endOfInitialValue(from: begin, limit: limit)
            variable.initialValue = initialValue(from: begin, to: end, of: variable.type)
            move(to: end)
        }
        if current.kind == .leftBrace {
            variable.accessors = try accessorBlock()
        }
        if isInProtocol { try checkRequirement(variable) }
        return variable
    }

    /// What there is to know of the tokens of an initial value.
    mutating func initialValue(
        from begin: Int, to end: Int, of type: TypeSyntax? = nil
    ) -> VariableDeclaration.InitialValue {
        guard begin < end else { return .expression }
        let (first, last) = (tokens[begin].kind, tokens[end - 1].kind)
        switch end - begin {
        case 1 where text(tokens[begin]) == "nil": return .nilLiteral
        case 2 where first == .leftBracket, 3 where first == .leftBracket && tokens[begin + 1].kind == .colon:
            return .emptyCollection
        default: break
        }
        if tokens[begin..<end].allSatisfy({ isPartOfLiteral($0) }) {
            return .literal(typeOfLiterals(tokens[begin..<end]))
        }
        if end - begin > 1, tokens[end - 2].kind == .period, isName(tokens[end - 1]) {
            if end - begin == 2 { return .member(of: nil, name: text(tokens[end - 1])) }
            guard case .member(let base, let name, arguments: [])? = self.type(from: begin, to: end) else {
                return .expression
            }
            return .member(of: base, name: name)
        }
        if let conversion = conversion(from: begin, to: end) { return conversion }
        if first == .leftBrace, last == .rightBrace, indexBehind(begin) == end { return .closure }
        return last == .rightParen ? call(from: begin, to: end, of: type) ?? .expression : .expression
    }

    /// What tokens that end with `)` call, if that looks like a type.
    ///
    /// - Parameter type: that of the variable, which `.init` stands for.
    private mutating func call(
        from begin: Int, to end: Int, of type: TypeSyntax?
    ) -> VariableDeclaration.InitialValue? {
        guard let open = (begin..<end).first(where: { tokens[$0].kind == .leftParen && indexBehind($0) == end }),
            open > begin
        else { return nil }
        let isOfVariable = open == begin + 2 && tokens[begin].kind == .period && tokens[begin + 1].keyword == .`init`
        // A function of the type itself is named without it, too.
        let isOwn = open > begin + 2 && tokens[begin].keyword == .`self` && tokens[begin + 1].kind == .period
        guard let made = isOfVariable ? type : self.type(from: isOwn ? begin + 2 : begin, to: open) else { return nil }
        let arguments = tokens[(open + 1)..<(end - 1)]
        guard !arguments.isEmpty else { return .instance(made) }
        let areLiterals = arguments.indices.allSatisfy {
            isPartOfLiteral(arguments[$0]) || isName(arguments[$0]) && tokens[$0 + 1].kind == .colon
        }
        return .call(made, ofLiterals: areLiterals)
    }

    /// What tokens without other operators convert to a type, if they do.
    private mutating func conversion(from begin: Int, to end: Int) -> VariableDeclaration.InitialValue? {
        guard let position = tokens[begin..<end].lastIndex(where: { $0.keyword == .as }),
            !tokens[begin..<position].contains(where: { $0.kind == .operator }),
            // What `try?` is before becomes an optional behind the conversion.
            tokens[begin].keyword != .try || tokens[begin + 1].kind != .postfixQuestion,
            let converted = type(from: position + 1, to: end)
        else { return nil }
        return .conversion(of: initialValue(from: begin, to: position), to: converted)
    }

    /// The type that some tokens of an expression are, if they are one.
    private mutating func type(from begin: Int, to end: Int) -> TypeSyntax? {
        guard tokens[begin].kind == .identifier || tokens[begin].kind == .leftBracket else { return nil }
        let known = diagnostics.count
        defer { diagnostics.removeSubrange(known...) }
        move(to: begin)
        guard let type = try? type(), index == end else { return nil }
        return type
    }

    /// The type that literals of one kind have by default, or the arithmetic on them, or an array of them. For example:
    /// `Double` for `1 / 2.5`, `[Int]` for `[1, 2]`
    private func typeOfLiterals(_ tokens: ArraySlice<Token>) -> TypeSyntax? {
        if tokens.first?.kind == .leftBracket, tokens.last?.kind == .rightBracket {
            return typeOfLiterals(of: tokens.dropFirst().dropLast().filter { $0.kind != .comma }).map { .array($0) }
        }
        return typeOfLiterals(of: tokens)
    }

    private func typeOfLiterals(of tokens: some Sequence<Token>) -> TypeSyntax? {
        var names: Set<String> = []
        for token in tokens {
            switch token.kind {
            case .integerLiteral: names.insert("Int")
            case .floatLiteral: names.insert("Double")
            case .stringLiteral: names.insert("String")
            case .identifier: names.insert("Bool")
            case .operator where text(token).count == 1: break
            default: return nil
            }
        }
        if names == ["Int", "Double"] { return .named("Double") }
        return names.count == 1 ? names.first.map { .named($0) } : nil
    }

    /// Whether a token is one of literals, of arithmetic on them, or of tuples and collections of them.
    /// For example: those of `-1`, `60 * 60` and `[("a", true)]`
    private func isPartOfLiteral(_ token: Token) -> Bool {
        switch token.kind {
        case .integerLiteral, .floatLiteral, .comma, .colon, .leftParen, .rightParen, .leftBracket, .rightBracket:
            true
        // What is interpolated may be anything.
        case .stringLiteral: !text(token).contains("\\")
        case .identifier: ["false", "nil", "true"].contains(text(token))
        case .operator: ["+", "-", "*", "/", "%", "...", "..<", "<<"].contains(text(token))
        default: false
        }
    }

    /// Reports a property requirement that lacks its type or its accessors.
    private mutating func checkRequirement(_ variable: VariableDeclaration) throws(ParseFailure) {
        guard variable.type != nil || current.kind == .comma else {
            throw expected("':' and a type after property name '\(variable.name)'")
        }
        if variable.accessors == nil, !variable.hasInitialValue, current.kind != .comma {
            report(expected("'{ get }' or '{ get set }' behind the type of property '\(variable.name)'"))
        }
    }

    /// Gives variables without a type the one of the next: `var x, y: Int`
    private func shareTypes(in list: inout [Declaration], from first: Int) {
        guard list.count > first + 1 else { return }
        var shared: TypeSyntax?
        for position in (first..<list.count).reversed() {
            guard case .variable(var variable) = list[position] else {
                shared = nil
                continue
            }
            if variable.type == nil, !variable.hasInitialValue, variable.accessors == nil {
                variable.type = shared
                list[position] = .variable(variable)
            } else {
                shared = variable.hasInitialValue ? nil : variable.type
            }
        }
    }

    // MARK: - Accessors

    /// A block of accessors or the bare body of a getter. For example: `{ get async throws(E) }`, `{ mutating get set }`
    mutating func accessorBlock() throws(ParseFailure) -> [Accessor] {
        let open = index
        let behind = indexBehind(open)
        guard startsAccessors(at: open) else {
            if isInProtocol, tokens[behind - 1].kind == .rightBrace {
                advance()
                throw expected("'get' or 'get set' between the braces")
            }
            move(to: behind)
            return [Accessor(kind: "get")]
        }
        advance()
        var accessors: [Accessor] = []
        do throws(ParseFailure) {
            while index < behind, current.kind != .rightBrace, current.kind != .endOfFile {
                if current.kind == .semicolon || current.kind == .comma {
                    advance()
                } else if current.kind == .poundIf || current.kind == .poundElseif || current.kind == .poundElse
                    || current.kind == .poundEndif
                {
                    move(to: indexBehindCondition(index))
                } else {
                    accessors.append(try accessor())
                }
            }
        } catch {
            guard !isInProtocol else { throw error }
        }
        move(to: behind)
        return accessors
    }

    /// One accessor. For example: `@objc nonmutating set(newTitle) { … }`
    private mutating func accessor() throws(ParseFailure) -> Accessor {
        var accessor = Accessor(kind: "")
        while true {
            if current.kind == .at {
                accessor.attributes.append(try attribute())
            } else if current.kind == .identifier, current.keyword.isAccessorModifier {
                accessor.modifiers.append(text(current))
                advance()
            } else {
                break
            }
        }
        guard current.keyword.isAccessor else { throw expected("'get' or 'set'") }
        accessor.kind = text(current)
        advance()
        if current.kind == .leftParen { skipBracket() }
        accessor.effects = try optEffects()
        optBody()
        return accessor
    }

    /// Whether a brace opens a block of accessors rather than the body of a getter.
    func startsAccessors(at open: Int) -> Bool {
        isAccessor(at: indexBehindAccessorHead(open + 1))
    }

    /// The index behind the attributes and modifiers that an accessor may have.
    private func indexBehindAccessorHead(_ start: Int) -> Int {
        var position = start
        while position < tokens.count - 1 {
            let token = tokens[position]
            if token.kind == .poundIf {
                position = indexBehindCondition(position)
            } else if token.kind == .at, isName(tokens[position + 1]) {
                position += 2
                if tokens[position].kind == .leftParen { position = indexBehind(position) }
            } else if token.kind == .identifier, token.keyword.isAccessorModifier {
                position += 1
            } else {
                break
            }
        }
        return position
    }

    /// Whether an accessor's word at a token is one, and not a name in an expression. For example: not `set.count`.
    private func isAccessor(at position: Int) -> Bool {
        let keyword = tokens[position].keyword
        guard keyword.isAccessor else { return false }
        if isInProtocol { return true }
        // Experimental ones; without the feature flag `read { … }` is a call, for the compiler as well.
        if keyword == .read || keyword == .modify { return false }
        let next = tokens[min(position + 1, tokens.count - 1)]
        switch next.kind {
        case .leftBrace: return true
        case .leftParen:
            // `set(newValue) {`, but not `set(1)`.
            guard keyword != .get, Int(partners[position + 1]) == position + 3 else { return false }
            return tokens[min(position + 4, tokens.count - 1)].kind == .leftBrace
        case .rightBrace: return keyword == .get || keyword == .set
        case .identifier:
            // `get async`, and the `get set` of a module interface.
            return next.keyword == .async || next.keyword == .throws || next.keyword.isAccessor
                || next.keyword.isAccessorModifier
        case .at: return tokens[indexBehindAccessorHead(position + 1)].keyword.isAccessor
        default: return false
        }
    }
}

extension Keyword {
    /// Whether the word names an accessor.
    var isAccessor: Bool {
        switch self {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .borrow, .mutate,
            .read, .modify, .`init`:
            true
        default: false
        }
    }

    /// Whether the word modifies an accessor.
    var isAccessorModifier: Bool {
        switch self {
        case .mutating, .nonmutating, .borrowing, .consuming, .__consuming, .yielding, .nonisolated: true
        default: false
        }
    }
}
