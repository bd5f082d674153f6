// Lists of declarations, at file level and in member blocks: dispatch, recovery, conditional blocks, and the small
// declarations (import, typealias, associatedtype, what is skipped whole).
// A broken declaration costs itself: its failure is caught here, and the next declaration is looked for.

extension Parser {
    /// The declarations up to a token; everything else in between is skipped.
    ///
    /// - Parameter ranges: the bytes of each, from its first attribute on.
    mutating func declarations(until limit: Int, ranges: inout [Range<UInt32>]) -> [Declaration] {
        var list: [Declaration] = []
        while index < limit {
            let start = index
            listItem(into: &list, limit: limit)
            if index > limit { move(to: limit) }
            if index <= start { move(to: start + 1) }
            let range = tokens[start].start..<max(tokens[start].start, previousEnd)
            while ranges.count < list.count { ranges.append(range) }
        }
        return list
    }

    /// A declaration, a conditional block, or something to step over.
    private mutating func listItem(into list: inout [Declaration], limit: Int) {
        switch current.kind {
        case .semicolon: advance()
        case .poundIf where !isAttributesOnly(index):
            if Int(partners[index]) > index {
                conditional(into: &list)
            } else {
                move(to: indexBehindCondition(index))
            }
        case .poundElseif, .poundElse, .poundEndif:
            move(to: indexBehindCondition(index))
        case .poundWord, .poundIf:
            declaration(into: &list, limit: limit)
        default:
            if startsDeclaration(at: index) {
                declaration(into: &list, limit: limit)
            } else {
                if isInProtocol, current.kind != .rightBrace { report(unexpected("a declaration")) }
                skipToDeclaration(limit)
            }
        }
    }

    /// Steps over tokens up to a declaration, which must begin a line or stand behind a semicolon.
    mutating func skipToDeclaration(_ limit: Int) {
        guard index < limit else { return }
        move(to: endOfStatement(indexBehind(index), limit))
    }

    /// The index of the next declaration that begins a line or stands behind a semicolon, or of a directive.
    func endOfStatement(_ start: Int, _ limit: Int) -> Int {
        var position = start
        while position < limit {
            let token = tokens[position]
            let before = position > 0 ? tokens[position - 1].kind : .semicolon
            if token.startsLine || before == .semicolon {
                switch token.kind {
                case .poundIf where isPieceOfChain(position):
                    position = indexBehindConditional(position)
                    continue
                case .poundIf, .poundElseif, .poundElse, .poundEndif: return position
                case .at, .identifier, .poundWord:
                    // Behind these a line goes on: `case first,` has more names on the next line.
                    let isContinued = before == .comma || before == .period || before == .colon || before == .equal
                    if !isContinued, token.kind == .poundWord || startsDeclaration(at: position) { return position }
                default: break
                }
            }
            position = indexBehind(position)
        }
        return limit
    }

    /// One declaration with its attributes and modifiers.
    private mutating func declaration(into list: inout [Declaration], limit: Int) {
        let start = index
        var keywordIndex = start
        do throws(ParseFailure) {
            let head = try declarationHead()
            keywordIndex = index
            // Attributes alone at the end of a `#if` clause or a block belong to nothing.
            guard index < limit else {
                if tokens[limit].kind == .rightBrace || limit == tokens.count - 1, isInProtocol {
                    throw expected("a declaration behind the attributes")
                }
                return
            }
            if let kind = typeKind {
                list.append(.type(try typeDeclaration(head, kind, limit)))
            } else {
                try declaration(head, into: &list, limit: limit)
            }
        } catch {
            report(error)
            // Parentheses that the production was in are stepped over from outside.
            move(to: keywordIndex)
            skipToDeclaration(limit)
        }
    }

    /// Which type declaration the current keyword introduces, if it does so.
    private var typeKind: TypeDeclaration.Kind? {
        switch current.keyword {
        case .protocol: .protocol
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .extension: .extension
        case .actor: startsActor(at: index) ? .actor : nil
        default: nil
        }
    }

    /// A declaration at its keyword, of anything but a type.
    private mutating func declaration(
        _ head: DeclarationHead, into list: inout [Declaration], limit: Int
    ) throws(ParseFailure) {
        switch current.keyword {
        case .import: list.append(.import(try importDeclaration(head)))
        case .typealias: list.append(.typealias(try typealiasDeclaration(head)))
        case .associatedtype: list.append(.associatedtype(try associatedTypeDeclaration(head)))
        case .func: list.append(.function(try functionDeclaration(head)))
        case .var, .let: try variableDeclarations(head, into: &list, limit: limit)
        case .subscript: list.append(.subscript(try subscriptDeclaration(head)))
        case .`init`: list.append(.initializer(try initializerDeclaration(head)))
        case .deinit:
            list.append(.other(head))
            advance()
            _ = try optEffects()
            optBody()
        case .case: list.append(.enumCase(enumCase(head, limit: limit)))
        case .operator, .precedencegroup: skippedDeclaration(head, into: &list, limit: limit)
        case .macro where startsMacro(at: index): skippedDeclaration(head, into: &list, limit: limit)
        default:
            guard current.kind == .poundWord else { throw expected("a declaration") }
            list.append(.other(head))
            macroUse()
        }
    }

    /// A declaration that is skipped whole, up to the next one. For example: `infix operator |>`
    private mutating func skippedDeclaration(
        _ head: DeclarationHead, into list: inout [Declaration], limit: Int
    ) {
        advance()
        var head = head
        head.offset = current.start
        list.append(.other(head))
        move(to: endOfStatement(index, limit))
    }

    /// A freestanding macro use. For example: `#Preview("Title") { … }`, `#App::stored("count")` (SE-0491)
    private mutating func macroUse() {
        advance()
        while isAtModuleSelector() { move(to: index + 3) }
        // `#sourceLocation` has its parentheses on the line, a macro may have generic arguments before them.
        while !current.startsLine {
            switch current.kind {
            case .leftParen, .leftBracket, .leftBrace: skipBracket()
            case .identifier where peek().kind == .colon && peek(2).kind == .leftBrace: move(to: index + 2)
            // `#a ? #b : #c` in a script.
            case .operator, .identifier, .comma, .poundWord: advance()
            default: return
            }
        }
    }

    /// For example: `#if os(iOS)`, declarations, `#else`, declarations, `#endif`
    private mutating func conditional(into list: inout [Declaration]) {
        let behind = indexBehindConditional(index)
        do throws(ParseFailure) {
            try enter()
        } catch {
            report(error)
            move(to: behind)
            return
        }
        defer { depth -= 1 }
        var clauses: [ConditionalDeclarations.Clause] = []
        while index < behind - 1 {
            let directive = index
            let end = Int(partners[directive])
            let body = min(indexBehindCondition(directive), end)
            let hasCondition = current.kind != .poundElse
            let condition = hasCondition ? textOnOneLine(directive + 1..<body) : nil
            move(to: body)
            var clause = ConditionalDeclarations.Clause(condition: condition, declarations: [])
            clause.declarations = declarations(until: end, ranges: &clause.ranges)
            clauses.append(clause)
            move(to: end)
            guard end > directive else { break }
        }
        list.append(.conditional(ConditionalDeclarations(clauses: clauses)))
        move(to: behind)
    }

    // MARK: - Small declarations

    /// For example: `@testable import struct Foundation.Data`
    private mutating func importDeclaration(_ head: DeclarationHead) throws(ParseFailure) -> ImportDeclaration {
        advance()
        var kind: String?
        switch current.keyword {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func:
            kind = text(current)
            advance()
        default: break
        }
        guard isName(current), !current.startsLine else { throw expected("a module name after 'import'") }
        var head = head
        head.offset = current.start
        var path = text(current)
        advance()
        while true {
            if current.kind == .period, isName(peek()) || peek().kind == .operator {
                advance()
                path += "." + text(current)
                advance()
            } else if isAtModuleSelector() {
                move(to: index + 2)
                path += "::" + text(current)
                advance()
            } else {
                return ImportDeclaration(head: head, kind: kind, path: path)
            }
        }
    }

    /// For example: `typealias Handler<T> = (T) -> Void where T: Sendable`
    private mutating func typealiasDeclaration(
        _ head: DeclarationHead
    ) throws(ParseFailure) -> TypealiasDeclaration {
        advance()
        var head = head
        let name = try declaredName("'typealias'", &head)
        let generics = try optGenericParameters()
        guard opt(.equal) else { throw expected("'=' and a type after 'typealias \(name)'") }
        let type = try type()
        return TypealiasDeclaration(
            head: head, name: name, genericParameters: generics, type: type, requirements: try optWhereClause())
    }

    /// For example: `associatedtype Element: Hashable = Int where Element.ID == String`
    private mutating func associatedTypeDeclaration(
        _ head: DeclarationHead
    ) throws(ParseFailure) -> AssociatedTypeDeclaration {
        advance()
        var head = head
        let name = try declaredName("'associatedtype'", &head)
        let inheritance = try optInheritanceClause()
        let defaultType = opt(.equal) ? try type() : nil
        return AssociatedTypeDeclaration(
            head: head, name: name, inheritance: inheritance, defaultType: defaultType,
            requirements: try optWhereClause())
    }

    /// The name behind a declaration's keyword; the head points at it from now on.
    mutating func declaredName(
        _ keyword: StaticString, _ head: inout DeclarationHead
    ) throws(ParseFailure) -> String {
        guard isDeclaredName(current) else { throw expected("a name after \(keyword)") }
        head.offset = current.start
        let name = text(current)
        advance()
        return name
    }
}
