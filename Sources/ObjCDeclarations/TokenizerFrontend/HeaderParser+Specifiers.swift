// The words before a declarator: qualifiers, the words of C's scalars, names of types, their type arguments and protocols.

import SwiftDeclarations

extension HeaderParser {
    /// Parses specifiers.
    ///
    /// - Parameter end: the index of the parenthesis they are in; nil where they stand free.
    mutating func specifiers(end: Int? = nil) throws(HeaderFailure) -> HeaderSpecifiers {
        var specifiers = HeaderSpecifiers()
        var scalar = ScalarWords()
        while current.kind == .word, index < end ?? .max {
            let hasType = specifiers.shape != nil || !scalar.isEmpty
            if let word, scalar.add(word) {
                advance()
            } else if let word, qualifier(word, &specifiers, hasType: hasType, isInParentheses: end != nil) {
                continue
            } else if hasType {
                break
            } else if isUnknownMacro(before: [.word]) {
                advance()
            } else if let shape = try namedType() {
                specifiers.shape = shape
            } else {
                break
            }
        }
        if !scalar.isEmpty { specifiers.shape = .type(ObjCType(kind: scalar.kind)) }
        if specifiers.isAtomic { specifiers.shape = .type(ObjCType(kind: .scalar(ObjCType.atomic))) }
        return specifiers
    }

    /// Parses a word that qualifies; false where it does not.
    private mutating func qualifier(
        _ word: HeaderWord, _ specifiers: inout HeaderSpecifiers, hasType: Bool, isInParentheses: Bool
    ) -> Bool {
        switch word {
        case .const, .__const: specifiers.isConst = true
        case .volatile, .__volatile, .restrict, .__restrict, .__strong, .__weak, .__autoreleasing,
            .__unsafe_unretained, .__block, .__kindof, .typedef, .extern, .static, .inline, .__inline, .__inline__,
            .register, .auto, ._Thread_local, .__thread, .__covariant, .__contravariant:
            break
        case ._Atomic:
            guard peek().kind != .leftParen else { return false }
            specifiers.isAtomic = true
        case .in, .out, .inout, .bycopy, .byref, .oneway:
            // Behind the type these are names.
            guard isInParentheses, !hasType else { return false }
        case .__attribute__, .__attribute, .__extension__, ._Noreturn:
            attributes(&specifiers.attributes)
            return true
        default:
            guard let nullability = Self.nullability(word) else { return false }
            let isContextual = word == .nullable || word == .nonnull || word == .null_unspecified
            if isContextual, !isInParentheses || hasType { return false }
            if isContextual {
                specifiers.wholeNullability = nullability
            } else {
                specifiers.nullability = nullability
            }
        }
        advance()
        return true
    }

    /// Parses a type by its name; nil where there is none.
    private mutating func namedType() throws(HeaderFailure) -> HeaderTypeShape? {
        switch word {
        case .id:
            advance()
            return .type(ObjCType(kind: .id(protocols: try protocolNames())))
        case .Class:
            advance()
            return .type(ObjCType(kind: .classObject(protocols: try protocolNames())))
        case .SEL:
            advance()
            return .type(ObjCType(kind: .selector))
        case .instancetype:
            advance()
            return .type(ObjCType(kind: .instancetype))
        case .struct, .union, .enum: return .type(ObjCType(kind: .tag(try tag())))
        case ._Atomic:
            advance()
            if current.kind == .leftParen { skipBrackets() }
            return .type(ObjCType(kind: .scalar(ObjCType.atomic)))
        case .typeof, .__typeof, .__typeof__:
            let start = index
            advance()
            if current.kind == .leftParen { skipBrackets() }
            return .type(ObjCType(kind: .unknown(tokens[start..<index].map { text($0) }.joined())))
        default: break
        }
        let name = aliases[text(current)] ?? text(current)
        advance()
        if current.kind == .less { return try generic(name) }
        let isType = types.typedefs[name] != nil || types.tags[name] != nil || TypeNames.isLikeCoreFoundation(name)
        let isOther = types.classes[name] == nil && isType
        return isOther ? .type(ObjCType(kind: .typedef(name))) : .object(name, arguments: [], protocols: [])
    }

    /// Whether the current word is a macro that nobody defines, going by how it is written and what follows.
    func isUnknownMacro(before kinds: [HeaderToken.Kind]) -> Bool {
        guard input.names.looksLikeMacro(current.name), kinds.contains(peek().kind) else { return false }
        guard !isDeclared(text(current)) else { return false }
        // `XID name;` declares; `EXPORT Name *name;` does not.
        return peek(2).kind != .semicolon && peek(2).kind != .comma && peek(2).kind != .rightParen
            || HeaderNames.word(peek().name) != nil
    }

    /// Whether a name is one of a type.
    func isDeclared(_ name: String) -> Bool {
        types.classes[name] != nil || types.typedefs[name] != nil || types.tags[name] != nil
    }

    // MARK: - Type arguments

    /// Parses protocols in angle brackets, if there are any. For example: `<NSCopying, Store>`
    mutating func protocolNames() throws(HeaderFailure) -> [String] {
        try inheritedProtocols().map { text(tokens[$0]) }
    }

    /// The tokens of the names in angle brackets, if there are any.
    mutating func inheritedProtocols() throws(HeaderFailure) -> [Int] {
        guard opt(.less) else { return [] }
        var names: [Int] = []
        repeat {
            guard current.kind == .word else { throw expected("the name of a protocol") }
            names.append(index)
            advance()
        } while opt(.comma)
        guard opt(.greater) else { throw expected("',' or '>'") }
        return names
    }

    /// Parses what stands in angle brackets behind a class.
    private mutating func generic(_ name: String) throws(HeaderFailure) -> HeaderTypeShape {
        try enter()
        defer { depth -= 1 }
        var arguments: [ObjCType] = []
        var protocols: [String] = []
        // Nobody writes the protocols of a collection there, but typedefs of strings that no file declares.
        let isGeneric = !(types.classes[name]?.typeParameters.isEmpty ?? true)
        while opt(.less) {
            while current.kind != .greater {
                let specifiers = try specifiers()
                guard let argument = try declarator(specifiers, .other, allowsName: false) else {
                    throw expected("a type argument")
                }
                if case .typedef(let name) = argument.type.kind,
                    types.protocols[name] != nil || !isDeclared(name) && !isGeneric
                {
                    protocols.append(name)
                } else {
                    arguments.append(argument.type)
                }
                guard opt(.comma) || current.kind == .greater else { throw expected("',' or '>'") }
            }
            advance()
        }
        return .object(name, arguments: arguments, protocols: protocols)
    }
}

/// The words of a scalar in any order. For example: `unsigned long long`, `long unsigned`
private struct ScalarWords {
    private var base: HeaderWord?
    private var longs = 0
    private var isShort = false
    private var isSigned = false
    private var isUnsigned = false
    private var isComplex = false

    var isEmpty: Bool { base == nil && longs == 0 && !isShort && !isSigned && !isUnsigned && !isComplex }

    /// Takes a word if it is one of a scalar.
    mutating func add(_ word: HeaderWord) -> Bool {
        switch word {
        case .void, .char, .int, .float, .double, ._Bool, .__int128:
            guard base == nil else { return false }
            base = word
        case .long: longs = min(longs + 1, 2)
        case .short: isShort = true
        case .signed, .__signed, .__signed__: isSigned = true
        case .unsigned: isUnsigned = true
        case ._Complex: isComplex = true
        default: return false
        }
        return true
    }

    /// The type in canonical order.
    var kind: ObjCType.Kind {
        if base == .void { return .void }
        let sign = isUnsigned ? "unsigned " : ""
        let plain: String
        switch base {
        case .char: plain = isUnsigned ? "unsigned char" : isSigned ? "signed char" : "char"
        case .double: plain = longs > 0 ? "long double" : "double"
        case .float, ._Bool: plain = base?.rawValue ?? ""
        case .__int128: plain = sign + "__int128"
        default: plain = sign + (isShort ? "short" : longs == 2 ? "long long" : longs == 1 ? "long" : "int")
        }
        return .scalar(isComplex ? ObjCType.complex : plain)
    }
}
