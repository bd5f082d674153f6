// Protocols, classes, actors, structs, enums and extensions with their members, and the cases of enums.
// A broken header of anything but a protocol is passed over silently: protocols may be nested in it all the same.

extension Parser {
    /// For example: `public protocol Store<Key>: AnyObject where Key: Hashable { … }`
    mutating func typeDeclaration(
        _ head: DeclarationHead, _ kind: TypeDeclaration.Kind, _ limit: Int
    ) throws(ParseFailure) -> TypeDeclaration {
        let wasInProtocol = isInProtocol
        isInProtocol = kind == .protocol
        defer { isInProtocol = wasInProtocol }
        do throws(ParseFailure) {
            try enter()
        } catch {
            report(error)
            // Whatever is in there is not looked at: the next declaration is behind the braces.
            var skipped = TypeDeclaration(head: head, kind: kind, name: "_")
            skipped.head.offset = current.start
            advance()
            skipToBrace(limit)
            optBody()
            return skipped
        }
        defer { depth -= 1 }
        var declaration = TypeDeclaration(head: head, kind: kind, name: "_")
        advance()
        do throws(ParseFailure) {
            try typeHeader(&declaration)
            if kind == .protocol, current.kind != .leftBrace {
                throw expected("'{' and the requirements of protocol '\(declaration.name)'")
            }
        } catch {
            if kind == .protocol { throw error }
            report(error)
            skipToBrace(limit)
        }
        if current.kind == .leftBrace {
            declaration.members = members(ranges: &declaration.memberRanges)
        }
        return declaration
    }

    /// What stands between the keyword and the brace.
    private mutating func typeHeader(_ declaration: inout TypeDeclaration) throws(ParseFailure) {
        switch declaration.kind {
        case .extension:
            declaration.head.offset = current.start
            let extended = try type()
            declaration.name = nameWithoutArguments(extended)
            declaration.extendedType = hasArguments(extended) ? extended : nil
        case .protocol:
            declaration.name = try declaredName("'protocol'", &declaration.head)
            declaration.primaryAssociatedTypes = try optPrimaryAssociatedTypes()
        case .class, .actor, .struct, .enum:
            declaration.name = try declaredName("the keyword", &declaration.head)
            declaration.genericParameters = try optGenericParameters()
        }
        declaration.inheritance = try optInheritanceClause()
        declaration.requirements = try optWhereClause()
    }

    /// The members between braces.
    private mutating func members(ranges: inout [Range<UInt32>]) -> [Declaration] {
        let open = index
        annotations.noteMemberBlock(open)
        let behind = indexBehind(open)
        let isClosed = tokens[behind - 1].kind == .rightBrace && Int(partners[open]) == behind - 1
        advance()
        let members = declarations(until: isClosed ? behind - 1 : behind, ranges: &ranges)
        move(to: behind)
        return members
    }

    /// Steps forward to the brace that opens a body, but not into the next declaration.
    private mutating func skipToBrace(_ limit: Int) {
        var position = index
        while position < limit, tokens[position].kind != .leftBrace {
            if tokens[position].startsLine, startsDeclaration(at: position) { break }
            position = indexBehind(position)
        }
        move(to: position)
    }

    private func hasArguments(_ type: TypeSyntax) -> Bool {
        switch type {
        case .named(_, let arguments): !arguments.isEmpty
        case .member(let base, _, let arguments): !arguments.isEmpty || hasArguments(base)
        default: false
        }
    }

    /// The name of an extended type. For example: `Outer.Inner` of `Outer<Int>.Inner`
    private func nameWithoutArguments(_ type: TypeSyntax) -> String {
        switch type {
        case .named(let name, _): name
        case .member(let base, let name, _): nameWithoutArguments(base) + "." + name
        default: type.description
        }
    }
}

// MARK: - Cases

extension Parser {
    /// For example: `case plain, labeled(Int, unit: String = "m")`, `case one = 1, two`
    mutating func enumCase(_ head: DeclarationHead, limit: Int) -> EnumCaseDeclaration {
        advance()
        let end = endOfStatement(index, limit)
        var declaration = EnumCaseDeclaration(head: head)
        declaration.head.offset = current.start
        let first = index
        while index < end {
            if isDeclaredName(current), index == first || tokens[index - 1].kind == .comma {
                declaration.names.append(text(current))
                advance()
            } else if current.kind == .leftParen, isName(tokens[index - 1]) {
                let behind = indexBehind(index)
                advance()
                appendAssociatedValues(to: &declaration, before: behind - 1)
                move(to: behind)
            } else {
                skipBracket()
            }
        }
        move(to: end)
        return declaration
    }

    /// For example: `Int, unit: String = "m"`. What cannot be read of them is passed over silently, as bodies are.
    private mutating func appendAssociatedValues(to declaration: inout EnumCaseDeclaration, before limit: Int) {
        while index < limit {
            _ = optElementLabel()
            guard let type = try? type() else { return }
            declaration.associatedValues.append(type)
            if opt(.equal) { move(to: endOfInitialValue(from: index, limit: limit)) }
            guard opt(.comma) else { return }
        }
    }
}
