// `@protocol` and its members. A member that cannot be parsed costs itself, not the protocol.

import SwiftDeclarations

extension HeaderParser {
    /// Parses `@protocol P;`, `@protocol P, Q;` or a protocol with its members.
    mutating func protocolDeclaration(_ attributes: HeaderAttributes) throws(HeaderFailure) {
        index += 1
        advance()
        guard current.kind == .word else { throw expected("the name of a protocol") }
        if peek().kind == .semicolon || peek().kind == .comma { return try forwardProtocols(attributes) }
        let name = current
        advance()
        var declared = ProtocolDeclaration(name: text(name), path: path(name), offset: offset(name))
        declared.inherited = try inheritedProtocols().map { index in
            .init(name: text(tokens[index]), offset: offset(tokens[index]))
        }
        declared.attributes = attributes.swift
        types.protocols[declared.name] = declared.attributes
        declared.members = members()
        if atWord == .end {
            index += 1
            advance()
        } else {
            let message = "expected '@end' at the end of protocol '\(declared.name)'"
            if name.file == mainFile {
                diagnostics.append(
                    Diagnostic(.error, at: .init(path: declared.path, offset: declared.offset), message))
            }
        }
        protocols.append(declared)
    }

    private mutating func forwardProtocols(_ attributes: HeaderAttributes) throws(HeaderFailure) {
        while current.kind == .word {
            let name = text(current)
            if types.protocols[name] == nil { types.protocols[name] = attributes.swift }
            advance()
            guard opt(.comma) else { break }
        }
        guard opt(.semicolon) else { throw expected("';' at the end of '@protocol'") }
    }

    /// Parses members up to `@end` or what cannot be inside.
    mutating func members() -> [Member] {
        var members: [Member] = []
        var isOptional = false
        while current.kind != .endOfFile {
            let start = index
            do throws(HeaderFailure) {
                switch atWord {
                case .end, .protocol, .interface, .implementation, .class, .import: return members
                case .optional, .required:
                    isOptional = atWord == .optional
                    index += 1
                    advance()
                default:
                    for var member in try member() {
                        member.isOptional = isOptional
                        members.append(member)
                    }
                }
            } catch {
                report(error)
                if index == start { advance() }
                recover()
            }
            if index == start { advance() }
        }
        return members
    }

    /// Parses one declaration in a protocol; several properties can share one.
    private mutating func member() throws(HeaderFailure) -> [Member] {
        let start = index
        var attributes = HeaderAttributes()
        self.attributes(&attributes)
        switch current.kind {
        case .minus, .plus: return [try method(attributes, from: start)]
        case .at where atWord == .property: return try property(attributes, from: start)
        case .word where isUnknownMacro(before: [.minus, .plus, .at]): advance()
        case .word where word == .typedef || word == .enum || word == .struct: try declaration()
        case .semicolon: advance()
        default: throw unexpected("a method, a property or '@end'")
        }
        return []
    }

    /// The bytes of the tokens from `start` to the one before the current.
    private func range(from start: Int) -> Range<UInt32> {
        let (first, last) = (tokens[start], tokens[max(index - 1, start)])
        let end = input.files[Int(last.file)].tokens[Int(last.index)].end
        return offset(first)..<max(end, offset(first))
    }

    // MARK: - Methods

    /// Parses a method, from its sign to its semicolon.
    private mutating func method(_ attributes: HeaderAttributes, from start: Int) throws(HeaderFailure) -> Member {
        var attributes = attributes
        let isClassMember = current.kind == .plus
        advance()
        var method = Method(selector: [], result: ObjCType(kind: .id(protocols: [])))
        var ofResult = HeaderAttributes()
        if current.kind == .leftParen { method.result = try parenthesizedType(&ofResult) }
        self.attributes(&attributes)
        let nameOffset = offset(current)
        if current.kind == .word, peek().kind != .colon {
            method.selector = [text(current)]
            advance()
        } else {
            while current.kind == .colon || current.kind == .word && peek().kind == .colon {
                try piece(of: &method, &attributes)
            }
            guard !method.selector.isEmpty else { throw expected("the name of a method") }
        }
        while opt(.comma) {
            if opt(.ellipsis) { method.isVariadic = true }
        }
        trailingAttributes(&attributes)
        guard current.kind == .semicolon || current.kind == .leftBrace else {
            throw expected("';' at the end of the method")
        }
        if current.kind == .leftBrace { skipBrackets() } else { advance() }
        return Member(
            kind: .method(method), isClassMember: isClassMember, attributes: attributes.swift, offset: nameOffset,
            range: range(from: start))
    }

    /// Parses a word of a selector with its parameter. For example: `titleForRow:(NSInteger)row`
    private mutating func piece(
        of method: inout Method, _ attributes: inout HeaderAttributes
    ) throws(HeaderFailure) {
        if current.kind == .word {
            method.selector.append(text(current))
            advance()
        } else {
            method.selector.append("")
        }
        advance()
        var ofParameter = HeaderAttributes()
        self.attributes(&ofParameter)
        var type = ObjCType(kind: .id(protocols: []))
        let start = index
        if current.kind == .leftParen { type = try parenthesizedType(&ofParameter) }
        let isOwned = tokens[start..<index].contains {
            HeaderNames.word($0.name) == .__strong || HeaderNames.word($0.name) == .__weak
        }
        self.attributes(&ofParameter)
        // In `(NSURL *)URL inRange:` the capitals are the parameter's name.
        while isUnknownMacro(before: [.word]) && peek(2).kind != .colon || isUnknownMacro(before: [.leftParen]) {
            advance()
            if current.kind == .leftParen { skipBrackets() }
        }
        guard current.kind == .word else { throw expected("the name of a parameter") }
        let name = text(current)
        advance()
        // What stands behind the last name is about the method.
        self.attributes(&attributes)
        while current.kind == .word, peek().kind != .colon, input.names.looksLikeMacro(current.name) {
            advance()
            if current.kind == .leftParen { skipBrackets() }
        }
        method.parameters.append(
            Method.Parameter(
                name: name, type: type.asParameter, isNoescape: ofParameter.isNoescape, isOwned: isOwned,
                attributes: ofParameter.swift))
    }

    // MARK: - Properties

    /// What stands in the parentheses of `@property`.
    private struct PropertyWords {
        var property = Property(name: "", type: ObjCType(kind: .void))
        var nullability: ObjCType.Nullability?
        var isClassMember = false
        var isAssigned = false
    }

    /// Parses a property, from `@` to its semicolon.
    private mutating func property(_ attributes: HeaderAttributes, from start: Int) throws(HeaderFailure) -> [Member] {
        index += 1
        advance()
        let words = current.kind == .leftParen ? try propertyWords() : PropertyWords()
        let specifiers = try specifiers()
        var members: [Member] = []
        repeat {
            guard var declarator = try declarator(specifiers, .property, allowsName: true), let name = declarator.name
            else { throw expected("the type and the name of a property") }
            trailingAttributes(&declarator.attributes)
            var property = words.property
            property.name = text(tokens[name])
            property.type = declarator.type
            property.type.swiftAttributes = declarator.swiftAttributesOfPointer
            if let nullability = words.nullability {
                property.type.nullability = nullability
            } else if property.ownership == .weak, property.type.nullability == .nonnull {
                // What is weak becomes nil, also in audited regions.
                property.type.nullability = .nullable
            }
            if words.isAssigned, isPointer(property.type) { property.ownership = .unowned }
            var all = declarator.attributes.swift
            all.add(attributes.swift)
            members.append(
                Member(
                    kind: .property(property), isClassMember: words.isClassMember, attributes: all,
                    offset: offset(tokens[name]), range: range(from: start)))
        } while opt(.comma)
        guard opt(.semicolon) else { throw expected("';' at the end of the property") }
        for index in members.indices { members[index].range = range(from: start) }
        return members
    }

    /// Parses the parentheses of `@property`.
    private mutating func propertyWords() throws(HeaderFailure) -> PropertyWords {
        var words = PropertyWords()
        let close = Int(partners[index])
        guard close > index else { throw HeaderFailure(token: index, message: "'(' without ')'") }
        while index < close {
            advance()
            guard let word else { continue }
            switch word {
            case .readonly: words.property.isReadOnly = true
            case .class: words.isClassMember = true
            case .copy: words.property.ownership = .copy
            case .weak: words.property.ownership = .weak
            case .assign, .unsafe_unretained: words.isAssigned = true
            case .getter where peek().kind == .equal && peek(2).kind == .word:
                words.property.getter = text(peek(2))
                index += 2
            case .setter where peek().kind == .equal && peek(2).kind == .word:
                words.property.setter = "\(text(peek(2))):"
                index += 2
            default: words.nullability = Self.nullability(word) ?? words.nullability
            }
        }
        index = close
        advance()
        return words
    }
}

extension SwiftAttributes {
    /// Adds what attributes elsewhere around the same declaration say.
    fileprivate mutating func add(_ other: SwiftAttributes) {
        name = name ?? other.name
        asyncName = asyncName ?? other.asyncName
        bridge = bridge ?? other.bridge
        error = error ?? other.error
        isWrapper = isWrapper || other.isWrapper
        isBridged = isBridged || other.isBridged
        owner = owner ?? other.owner
        isRefined = isRefined || other.isRefined
        isUnavailable = isUnavailable || other.isUnavailable
        deprecations = other.deprecations + deprecations
        isAsyncDisabled = isAsyncDisabled || other.isAsyncDisabled
        asyncHandler = asyncHandler ?? other.asyncHandler
        isDesignatedInitializer = isDesignatedInitializer || other.isDesignatedInitializer
        swiftAttributes = other.swiftAttributes + swiftAttributes
        availability = other.availability + availability
    }
}
