// Functions, initializers and subscripts with their parameters. Bodies are stepped over.

extension Parser {
    /// For example: `func load<T>(id: T) async throws -> String where T: Hashable`
    mutating func functionDeclaration(_ head: DeclarationHead) throws(ParseFailure) -> FunctionDeclaration {
        advance()
        var function = FunctionDeclaration(head: head, name: "")
        function.head.offset = current.start
        if isDeclaredName(current) {
            function.name = text(current)
            advance()
        } else if let name = optOperatorName() {
            function.name = name
            function.isOperator = true
        } else {
            throw expected("a function name after 'func'")
        }
        function.genericParameters = try optGenericParameters()
        guard current.kind == .leftParen else {
            throw expected("'(' and the parameters of function '\(function.name)'")
        }
        function.parameters = try parameterClause()
        function.effects = try optEffects()
        if opt(.arrow) { function.result = try type() }
        function.requirements = try optWhereClause()
        optBody()
        return function
    }

    /// The name of an operator function. `<` at its end begins generic parameters: `func ==<T>(…)`, `func <<T>(…)`
    private mutating func optOperatorName() -> String? {
        switch current.kind {
        case .operator, .postfixQuestion, .postfixExclaim, .equal, .regexLiteral: break
        default: return nil
        }
        let last = file.bytes[Int(current.end) - 1]
        guard last == UInt8(ascii: "<"), current.end - current.start > 1,
            isDeclaredName(peek()) || peek().keyword == .let
        else {
            let name = text(current)
            advance()
            return name
        }
        let name = file.text(current.start..<current.end - 1)
        previousEnd = current.end - 1
        current.start = current.end - 1
        current.startsLine = false
        return name
    }

    /// For example: `init?<T>(title: T) async throws where T: StringProtocol`
    mutating func initializerDeclaration(_ head: DeclarationHead) throws(ParseFailure) -> InitializerDeclaration {
        var initializer = InitializerDeclaration(head: head)
        initializer.head.offset = current.start
        advance()
        if opt(.postfixQuestion) || optOperator(UInt8(ascii: "?")) {
            initializer.failability = .optional
        } else if opt(.postfixExclaim) || optOperator(UInt8(ascii: "!")) {
            initializer.failability = .implicitlyUnwrapped
        }
        initializer.genericParameters = try optGenericParameters()
        guard current.kind == .leftParen else { throw expected("'(' and the parameters of the initializer") }
        initializer.parameters = try parameterClause()
        initializer.effects = try optEffects()
        initializer.requirements = try optWhereClause()
        if current.kind == .leftBrace {
            let start = current.start
            optBody()
            initializer.body = start..<previousEnd
        }
        return initializer
    }

    /// For example: `subscript<T>(key: T) -> Int where T: Hashable { get set }`
    mutating func subscriptDeclaration(_ head: DeclarationHead) throws(ParseFailure) -> SubscriptDeclaration {
        var head = head
        head.offset = current.start
        advance()
        let generics = try optGenericParameters()
        guard current.kind == .leftParen else { throw expected("'(' and the parameters of the subscript") }
        let parameters = try parameterClause()
        guard opt(.arrow) else { throw expected("'->' and the type of the subscript") }
        let result = try type()
        let requirements = try optWhereClause()
        var accessors: [Accessor] = []
        if current.kind == .leftBrace {
            accessors = try accessorBlock()
        } else if isInProtocol {
            throw expected("'{ get }' or '{ get set }' behind the subscript")
        }
        return SubscriptDeclaration(
            head: head, genericParameters: generics, parameters: parameters, result: result,
            requirements: requirements, accessors: accessors)
    }

    // MARK: - Parameters

    /// For example: `(_ x: Int, y: @escaping () -> Void = {}, z: String...)`
    private mutating func parameterClause() throws(ParseFailure) -> [Parameter] {
        let close = try closingIndex("')'")
        advance()
        var parameters: [Parameter] = []
        while index < close {
            parameters.append(try parameter(close))
            if !opt(.comma) { break }
        }
        guard index == close else { throw expected("')' or ','") }
        advance()
        return parameters
    }

    /// For example: `@ViewBuilder _ content: () -> Content`
    private mutating func parameter(_ close: Int) throws(ParseFailure) -> Parameter {
        let attributes = try optAttributes()
        let specifiers = optSpecifiersBeforeNames()
        guard isName(current) else { throw expected("a parameter name") }
        var name = text(current)
        var label: String?
        advance()
        if isName(current) {
            label = name
            name = text(current)
            advance()
        }
        guard opt(.colon) else { throw expected("':' after parameter name '\(name)'") }
        var parameter = Parameter(attributes: attributes, label: label, name: name, type: try type())
        if !specifiers.isEmpty {
            parameter.type = .attributed(specifiers: specifiers, attributes: [], parameter.type)
        }
        parameter.isVariadic = optOperator("...")
        if opt(.equal) {
            let start = current.start
            let end = endOfDefaultValue(from: index, close: close)
            guard end > index else { throw expected("a default value after '='") }
            move(to: end)
            parameter.defaultValue = file.text(start..<previousEnd)
        }
        return parameter
    }

    /// Specifiers in their place of old, before the label and the name. For example: `isolated _ actor: A`
    private mutating func optSpecifiersBeforeNames() -> [String] {
        var specifiers: [String] = []
        while isName(current), isName(peek()), isName(peek(2)) {
            specifiers.append(text(current))
            advance()
        }
        return specifiers
    }
}
