// Declarations outside of protocols, read for the types they name: typedefs, enumerations, structures, classes. All other
// C is stepped over by its brackets.

import SwiftDeclarations

extension HeaderParser {
    /// Parses a declaration at the level of the file.
    mutating func declaration() throws(HeaderFailure) {
        var attributes = HeaderAttributes()
        self.attributes(&attributes)
        switch current.kind {
        case .at: try objectiveCDeclaration(attributes)
        case .semicolon, .rightBrace, .rightParen, .rightBracket: advance()
        case .word: try cDeclaration()
        // A body, or a method outside of a class.
        default: skipDeclaration()
        }
    }

    private mutating func objectiveCDeclaration(_ attributes: HeaderAttributes) throws(HeaderFailure) {
        switch atWord {
        case .protocol: try protocolDeclaration(attributes)
        case .class: try forwardClasses(attributes)
        case .interface: try interface(attributes)
        case .implementation: skipToEnd()
        case .compatibility_alias: compatibilityAlias()
        default:
            // `@end` without a beginning, `@import`, which the preprocessor read, and what nobody knows.
            advance()
            if atWord == nil, word != .end { skipDeclaration() } else { advance() }
        }
    }

    // MARK: - C

    private mutating func cDeclaration() throws(HeaderFailure) {
        if word == .extern, peek().kind == .string {
            index += 1
            advance()
            _ = opt(.leftBrace)
            return
        }
        if word == .typedef { return try typedef() }
        if isUnknownMacro(before: [.at, .minus, .plus]) || peek().kind == .at {
            // A macro before `@protocol` that nobody defines.
            advance()
            return
        }
        let start = index
        if word == .struct || word == .union || word == .enum || word == .static || word == .extern {
            _ = try specifiers()
        }
        if index == start, current.kind == .word, peek().kind == .leftParen, partners[index + 1] > index {
            // `MACRO(…)` before a declaration of its own, or a function without a result.
            let behind = tokens[min(Int(partners[index + 1]) + 1, tokens.count - 1)]
            if behind.kind == .at || behind.startsLine && behind.kind == .word {
                advance()
                skipBrackets()
                return
            }
        }
        skipDeclaration()
    }

    /// Steps behind a semicolon or the body of a function, or to a declaration of Objective-C.
    mutating func skipDeclaration() {
        var isInitialized = false
        while current.kind != .endOfFile {
            switch current.kind {
            case .semicolon:
                advance()
                return
            case .at where startsDeclaration(atWord): return
            case .equal:
                isInitialized = true
                advance()
            case .leftBrace:
                skipBrackets()
                if !isInitialized, current.kind != .semicolon { return }
            case .leftParen, .leftBracket: skipBrackets()
            default: advance()
            }
        }
    }

    /// Parses `typedef …;`.
    private mutating func typedef() throws(HeaderFailure) {
        let start = index
        advance()
        // One of before, such as that of a parameter, has nothing to do with this.
        types.tags[""] = nil
        let specifiers = try specifiers()
        while current.kind != .semicolon, current.kind != .endOfFile {
            guard var declarator = try declarator(specifiers, .other, allowsName: true), let name = declarator.name
            else {
                throw HeaderFailure(token: start, message: "expected a type and its new name behind 'typedef'")
            }
            attributes(&declarator.attributes)
            if current.kind == .word { trailingAttributes(&declarator.attributes) }
            declare(text(tokens[name]), declarator)
            guard opt(.comma) || current.kind == .semicolon else { throw expected("';' at the end of the typedef") }
        }
        advance()
    }

    private mutating func declare(_ name: String, _ declarator: HeaderDeclarator) {
        var type = declarator.type
        type.swiftAttributes = declarator.swiftAttributesOfPointer
        if declarator.attributes.isVector { type.kind = .scalar(ObjCType.vector) }
        // `typedef struct { … } Size;`: the only name it has.
        if case .tag("") = type.kind { type.kind = .tag(name) }
        if case .tag(name) = type.kind, let unnamed = types.tags[""] {
            types.tags[""] = nil
            types.tags[name] = unnamed
            types.tags[name]?.attributes.name = declarator.attributes.swift.name
        }
        types.typedefs[name] = TypeNames.Typedef(type: type, attributes: declarator.attributes.swift)
    }

    /// Parses `struct S { … }`, `enum E : NSInteger { … }` and returns the name, empty where there is none.
    mutating func tag() throws(HeaderFailure) -> String {
        let isEnumeration = word == .enum
        advance()
        var attributes = HeaderAttributes()
        self.attributes(&attributes)
        // An unknown macro between the keyword and the name.
        while current.kind == .word, isUnknownMacro(before: [.word]) { advance() }
        var name = ""
        if current.kind == .word {
            name = text(current)
            advance()
        }
        if isEnumeration, current.kind == .colon {
            advance()
            while current.kind == .word, peek().kind == .word, !isEndOfUnderlyingType { advance() }
            if current.kind == .word { advance() }
        }
        let isDefined = current.kind == .leftBrace
        var holdsObjects = false
        if isDefined {
            if !isEnumeration { holdsObjects = fieldsHoldObjects() }
            skipBrackets()
            self.attributes(&attributes)
        }
        var kind = TypeNames.Tag.Kind.structure
        if isEnumeration {
            kind = attributes.kindOfEnumeration
        }
        merge(
            TypeNames.Tag(
                kind: kind, isDefined: isDefined, holdsObjects: holdsObjects, attributes: attributes.swift), as: name)
        return name
    }

    /// Whether the next word is the name behind `enum E : unsigned int`, not one more word of the type.
    private var isEndOfUnderlyingType: Bool {
        switch HeaderNames.word(peek().name) {
        case .int, .long, .short, .char, .unsigned, .signed, .const: false
        default: true
        }
    }

    /// Adds what one more declaration says about an enumeration or a structure.
    private mutating func merge(_ tag: TypeNames.Tag, as name: String) {
        guard !name.isEmpty, let known = types.tags[name] else {
            types.tags[name] = tag
            return
        }
        var merged = known
        merged.isDefined = known.isDefined || tag.isDefined
        merged.holdsObjects = known.holdsObjects || tag.holdsObjects
        if merged.kind == .plainEnumeration { merged.kind = tag.kind }
        if merged.attributes == SwiftAttributes() { merged.attributes = tag.attributes }
        types.tags[name] = merged
    }

    // MARK: - Classes

    /// Parses `@compatibility_alias New Old;`: where the one is written, the other is meant.
    private mutating func compatibilityAlias() {
        index += 1
        advance()
        if current.kind == .word, peek().kind == .word, peek(2).kind == .semicolon {
            let name = text(peek())
            aliases[text(current)] = aliases[name] ?? name
        }
        skipDeclaration()
    }

    /// Parses `@class A, B<T>;`.
    private mutating func forwardClasses(_ attributes: HeaderAttributes) throws(HeaderFailure) {
        index += 1
        advance()
        while current.kind == .word {
            let name = text(current)
            advance()
            var declared = TypeNames.Class(attributes: attributes.swift)
            if current.kind == .less { try typeParameters(of: &declared) }
            if types.classes[name] == nil { types.classes[name] = declared }
            guard opt(.comma) else { break }
        }
        guard opt(.semicolon) else { throw expected("';' at the end of '@class'") }
    }

    /// Parses the head of `@interface` and steps over its members, but for those of `NSObject`.
    private mutating func interface(_ attributes: HeaderAttributes) throws(HeaderFailure) {
        index += 1
        advance()
        guard current.kind == .word else { throw expected("the name of a class") }
        let name = text(current)
        advance()
        var declared = TypeNames.Class(attributes: attributes.swift)
        if current.kind == .less, declaresTypeParameters { try typeParameters(of: &declared) }
        if current.kind == .leftParen {
            skipBrackets()
            if types.classes[name] == nil { types.classes[name] = TypeNames.Class() }
        } else {
            if opt(.colon), current.kind == .word {
                declared.superclass = text(current)
                advance()
            }
            types.classes[name] = declared
        }
        if name == "NSObject" {
            let (protocols, members) = bodyOfClass()
            types.addToObject(members, protocols: protocols)
        }
        skipToEnd()
    }

    /// Parses the protocols and the members of a class behind its name, or those of a category. What cannot be parsed is nothing
    /// to report: no mock has it.
    private mutating func bodyOfClass() -> (protocols: [String], members: [Member]) {
        let reported = diagnostics.count
        defer { diagnostics.removeSubrange(reported...) }
        let protocols = (try? inheritedProtocols()) ?? []
        if current.kind == .leftBrace { skipBrackets() }
        return (protocols.map { text(tokens[$0]) }, members())
    }

    /// Whether the angle brackets behind the name of a class hold type parameters; otherwise they hold protocols.
    private var declaresTypeParameters: Bool {
        var position = index + 1
        while position < tokens.count - 1, tokens[position].kind != .greater {
            let token = tokens[position]
            if token.kind == .colon { return true }
            switch HeaderNames.word(token.name) {
            case .__covariant, .__contravariant: return true
            default: break
            }
            guard token.kind == .word || token.kind == .comma else { return false }
            position += 1
        }
        let behind = tokens[min(position + 1, tokens.count - 1)].kind
        return behind == .colon || behind == .leftParen
    }

    /// Parses type parameters. For example: `<__covariant KeyType : id<NSCopying>, ObjectType>`
    private mutating func typeParameters(of declared: inout TypeNames.Class) throws(HeaderFailure) {
        advance()
        while current.kind != .greater {
            while opt(.__covariant) || opt(.__contravariant) {}
            guard current.kind == .word else { throw expected("the name of a type parameter") }
            declared.typeParameters.append(text(current))
            advance()
            var bound = ObjCType(kind: .id(protocols: []))
            if opt(.colon) {
                let specifiers = try specifiers()
                bound = try declarator(specifiers, .other, allowsName: false)?.type ?? bound
            }
            declared.bounds.append(bound)
            guard opt(.comma) || current.kind == .greater else { throw expected("',' or '>'") }
        }
        advance()
    }

    /// Steps behind the next `@end`, or to the next declaration that cannot be inside.
    private mutating func skipToEnd() {
        while current.kind != .endOfFile {
            switch atWord {
            case .end:
                index += 1
                advance()
                return
            case .protocol where peek(3).kind != .rightParen, .interface: return
            default: advance()
            }
            if atWord == .implementation { advance() }
        }
    }
}
