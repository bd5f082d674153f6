// Types as C and Objective-C write them: specifiers, then a declarator around the name. Nullability is as written, or as
// clang infers it in audited regions.

import SwiftDeclarations

/// What stands before a declarator. For example: `nullable NSArray<NSString *>` of `nullable NSArray<NSString *> *names`
struct HeaderSpecifiers {
    /// The type without pointers; nil where there is none.
    var shape: HeaderTypeShape?
    /// Whether `const` stands among them.
    var isConst = false
    /// Whether `_Atomic` stands among them.
    var isAtomic = false
    /// What a word such as `nullable` says, which is about the whole type.
    var wholeNullability: ObjCType.Nullability?
    /// What a word such as `_Nullable` says, which is about what it stands beside.
    var nullability: ObjCType.Nullability?
    /// The attributes among them.
    var attributes = HeaderAttributes()
}

/// A type while its declarator is parsed.
indirect enum HeaderTypeShape {
    /// A class before its `*`.
    case object(String, arguments: [ObjCType], protocols: [String])
    case type(ObjCType)
    /// A function before its `*`.
    case function([ObjCType.Parameter], HeaderTypeShape)

    /// What it is when no pointer is around it.
    var type: ObjCType {
        switch self {
        case .object(let name, arguments: [], protocols: []): ObjCType(kind: .typedef(name))
        case .object(let name, let arguments, let protocols):
            ObjCType(kind: .interface(name, arguments: arguments, protocols: protocols))
        case .type(let type): type
        case .function(let parameters, let result):
            ObjCType(kind: .function(parameters: parameters, result: result.type))
        }
    }
}

/// A name and its type.
struct HeaderDeclarator {
    /// The index of the name's token; nil where there is no name.
    var name: Int?
    /// Its type.
    var type: ObjCType
    /// The attributes in it.
    var attributes = HeaderAttributes()
    /// The texts of `swift_attr` in the parentheses of a block or a function pointer, which are about the type alone. For
    /// example: `@MainActor` of `void (^ NS_SWIFT_UI_ACTOR handler)(void)`
    var swiftAttributesOfPointer: [String] = []
    /// Whether `null_unspecified` is written, so that nothing is inferred.
    var isUnspecified = false
}

extension HeaderParser {
    /// Where a type stands, as far as it matters to what its pointers are taken for.
    enum TypeContext {
        /// The parameter or the result of a method, a function or a block.
        case signature
        case property
        /// A typedef or a type argument: nothing is inferred.
        case other
    }

    /// Parses a type in parentheses. For example: `(nullable NSString *)`. One that makes no sense is the text of it.
    mutating func parenthesizedType(_ attributes: inout HeaderAttributes) throws(HeaderFailure) -> ObjCType {
        let open = index
        let close = Int(partners[index])
        guard close > open else { throw HeaderFailure(token: open, message: "'(' without ')'") }
        advance()
        var type: ObjCType?
        do throws(HeaderFailure) {
            let specifiers = try specifiers(end: close)
            if let declarator = try declarator(specifiers, .signature, allowsName: false), index == close {
                type = declarator.type
                type?.swiftAttributes =
                    declarator.attributes.swift.swiftAttributes + declarator.swiftAttributesOfPointer
                attributes.isNoescape = declarator.attributes.isNoescape
                attributes.swift.owner = declarator.attributes.swift.owner
            }
        } catch {
            // The text says it all.
        }
        index = close + 1
        // `struct { int x; } *` is of no use elsewhere.
        types.tags[""] = nil
        return type ?? ObjCType(kind: .unknown(text(open + 1..<close)))
    }

    /// The tokens of a range with spaces in between.
    private func text(_ range: Range<Int>) -> String {
        range.map { text(tokens[$0]) }.joined(separator: " ")
    }

    // MARK: - Declarators

    /// Parses a declarator behind its specifiers; nil where these name no type.
    mutating func declarator(
        _ specifiers: HeaderSpecifiers, _ context: TypeContext, allowsName: Bool
    ) throws(HeaderFailure) -> HeaderDeclarator? {
        guard var shape = specifiers.shape else { return nil }
        let isAudited = current.isAudited
        var declarator = HeaderDeclarator(name: nil, type: shape.type, attributes: specifiers.attributes)
        // `_Nullable Block (^)(void)` is about the result, `_Nullable NSString *` about the pointer that follows.
        var whole = specifiers.wholeNullability
        if case .type(var type) = shape, isPointer(type) {
            type.nullability = specifiers.nullability ?? type.nullability
            shape = .type(type)
        } else {
            whole = whole ?? specifiers.nullability
        }
        if case .type(var type) = shape {
            type.isConst = specifiers.isConst
            shape = .type(type)
        }
        shape = try self.declarator(around: shape, &declarator, allowsName: allowsName)
        declarator.type = shape.type
        if let whole, declarator.type.nullability == .unspecified { declarator.type.nullability = whole }
        if (specifiers.wholeNullability ?? specifiers.nullability) == .unspecified { declarator.isUnspecified = true }
        if isAudited, context != .other, !declarator.isUnspecified { infer(&declarator.type, context) }
        return declarator
    }

    /// Parses the pointers, the name or the parentheses, and the parameters or bounds behind them.
    private mutating func declarator(
        around base: HeaderTypeShape, _ declarator: inout HeaderDeclarator, allowsName: Bool
    ) throws(HeaderFailure) -> HeaderTypeShape {
        try enter()
        defer { depth -= 1 }
        var shape = try pointers(to: base, &declarator)
        var inner: Int?
        if current.kind == .leftParen, partners[index] > index, isNestedDeclarator(allowsName) {
            inner = index + 1
            skipBrackets()
        } else if current.kind == .word, allowsName {
            declarator.name = index
            advance()
        }
        attributes(&declarator.attributes)
        shape = try suffixes(of: shape)
        guard let inner else { return shape }
        let end = index
        index = inner
        let outside = declarator.attributes.swift.swiftAttributes
        declarator.attributes.swift.swiftAttributes = []
        shape = try self.declarator(around: shape, &declarator, allowsName: allowsName)
        attributes(&declarator.attributes)
        declarator.swiftAttributesOfPointer += declarator.attributes.swift.swiftAttributes
        declarator.attributes.swift.swiftAttributes = outside
        guard current.kind == .rightParen else { throw expected("')'") }
        index = end
        return shape
    }

    /// Whether a parenthesis belongs to a declarator and not to a list of parameters.
    private func isNestedDeclarator(_ allowsName: Bool) -> Bool {
        var token = peek()
        var distance = 1
        // For example: `(NS_NOESCAPE ^)`
        while HeaderNames.word(token.name) == .__attribute__ || HeaderNames.word(token.name) == .__attribute {
            let open = min(index + distance + 1, tokens.count - 1)
            guard tokens[open].kind == .leftParen, Int(partners[open]) > open else { return false }
            distance = Int(partners[open]) + 1 - index
            token = peek(distance)
        }
        switch token.kind {
        case .star, .caret: return true
        case .leftParen: return allowsName
        case .word:
            guard peek(distance + 1).kind == .star || peek(distance + 1).kind == .caret || allowsName else {
                return false
            }
            if input.names.looksLikeMacro(token.name), !isDeclared(text(token)) { return true }
            return allowsName && peek(distance + 1).kind == .rightParen && peek(distance + 2).kind == .leftParen
        default: return false
        }
    }

    /// Parses `* _Nullable const` and `^`, as many as there are.
    private mutating func pointers(
        to base: HeaderTypeShape, _ declarator: inout HeaderDeclarator
    ) throws(HeaderFailure) -> HeaderTypeShape {
        var shape = base
        var levels = 0
        while true {
            attributes(&declarator.attributes)
            var kind: ObjCType.Kind?
            if current.kind == .star || current.kind == .caret {
                levels += 1
                guard levels <= Self.maximumDepth else { throw expected("fewer pointers") }
            }
            if opt(.star) {
                kind = pointer(to: shape)
            } else if current.kind == .caret, let block = block(of: shape) {
                advance()
                kind = block
            }
            guard let kind else {
                if case .type(var type) = shape, qualifiers(&type, &declarator) {
                    shape = .type(type)
                    continue
                }
                if current.kind == .word, isUnknownMacro(before: [.star, .caret]) {
                    advance()
                    continue
                }
                return shape
            }
            var type = ObjCType(kind: kind)
            while qualifiers(&type, &declarator) {}
            shape = .type(type)
        }
    }

    /// The block of a function before its `^`; nil for what is no function.
    private func block(of shape: HeaderTypeShape) -> ObjCType.Kind? {
        switch shape {
        case .function(let parameters, let result): .block(parameters: parameters, result: result.type)
        case .type(let type) where type.kind == .variadicFunction: .scalar(ObjCType.variadicBlock)
        default: nil
        }
    }

    private func pointer(to shape: HeaderTypeShape) -> ObjCType.Kind {
        switch shape {
        case .object(let name, let arguments, let protocols):
            .object(name, arguments: arguments, protocols: protocols)
        case .type(let type): .pointer(type)
        case .function(let parameters, let result):
            .functionPointer(parameters: parameters, result: result.type)
        }
    }

    /// Parses a word behind `*`, or before the name; false where there is none.
    private mutating func qualifiers(_ type: inout ObjCType, _ declarator: inout HeaderDeclarator) -> Bool {
        guard let word else { return false }
        switch word {
        case .const, .__const: type.isConst = true
        case .volatile, .__volatile, .restrict, .__restrict, ._Atomic, .__strong, .__weak, .__autoreleasing,
            .__unsafe_unretained, .__block, .__kindof:
            break
        case .__attribute__, .__attribute:
            attributes(&declarator.attributes)
            return true
        default:
            guard let nullability = Self.nullability(word), isPointer(type) else { return false }
            type.nullability = nullability
            if nullability == .unspecified { declarator.isUnspecified = true }
        }
        advance()
        return true
    }

    /// The nullability that a word says.
    static func nullability(_ word: HeaderWord) -> ObjCType.Nullability? {
        switch word {
        case .nullable, ._Nullable, .__nullable, ._Nullable_result: .nullable
        case .nonnull, ._Nonnull, .__nonnull: .nonnull
        case .null_unspecified, ._Null_unspecified, .__null_unspecified: .unspecified
        case .null_resettable: .nullResettable
        default: nil
        }
    }

    /// Parses the parameters or bounds behind a declarator.
    private mutating func suffixes(of base: HeaderTypeShape) throws(HeaderFailure) -> HeaderTypeShape {
        if current.kind == .leftParen {
            var isVariadic = false
            let parameters = try parameters(isVariadic: &isVariadic)
            let result = try suffixes(of: base)
            return isVariadic ? .type(ObjCType(kind: .variadicFunction)) : .function(parameters, result)
        }
        var counts: [Int?] = []
        var nullability: ObjCType.Nullability?
        while current.kind == .leftBracket {
            guard partners[index] == Int32(index + 2) || partners[index] > index else { throw expected("']'") }
            counts.append(partners[index] == Int32(index + 2) ? Int(text(peek())) : nil)
            // What a parameter is written as is a pointer. For example: `char name[_Nonnull 16]`
            if counts.count == 1, let word = HeaderNames.word(peek().name) { nullability = Self.nullability(word) }
            skipBrackets()
        }
        guard !counts.isEmpty, counts.count <= Self.maximumDepth else { return base }
        var type = counts.reversed().reduce(base.type) { ObjCType(kind: .array($0, count: $1)) }
        if let nullability { type.nullability = nullability }
        return .type(type)
    }

    /// Parses the parameters of a block or a function.
    private mutating func parameters(isVariadic: inout Bool) throws(HeaderFailure) -> [ObjCType.Parameter] {
        let close = Int(partners[index])
        guard close > index else { throw expected("')'") }
        try enter()
        defer { depth -= 1 }
        advance()
        if word == .void, index + 1 == close { advance() }
        var parameters: [ObjCType.Parameter] = []
        while index < close {
            if opt(.comma) { continue }
            if opt(.ellipsis) {
                isVariadic = true
                continue
            }
            let specifiers = try specifiers(end: close)
            guard var declarator = try declarator(specifiers, .signature, allowsName: true) else {
                throw expected("a parameter")
            }
            attributes(&declarator.attributes)
            declarator.attributes.swift.swiftAttributes += declarator.swiftAttributesOfPointer
            guard current.kind == .comma || index == close else { throw expected("',' or ')'") }
            parameters.append(
                ObjCType.Parameter(
                    name: declarator.name.map { text(tokens[$0]) }, type: declarator.type.asParameter,
                    attributes: declarator.attributes.swift))
        }
        index = close
        advance()
        return parameters
    }

    // MARK: - Inference

    /// Gives the pointers of an audited type the nullability that clang infers: one level is nonnull, `NSError **` is
    /// nullable twice, anything else stays unspecified.
    private func infer(_ type: inout ObjCType, _ context: TypeContext) {
        if type.nullability == .unspecified {
            switch type.kind {
            case .typedef(let name) where types.saysNullability(name) || types.isPointerToPointer(type): break
            case .pointer(var inner):
                if case .object("NSError", _, _) = inner.kind, context == .signature {
                    type.nullability = .nullable
                    if inner.nullability == .unspecified { inner.nullability = .nullable }
                    type.kind = .pointer(inner)
                } else if !isPointer(inner) {
                    type.nullability = .nonnull
                }
            case .functionPointer(_, let result): if !isPointer(result) { type.nullability = .nonnull }
            default: if isPointer(type) { type.nullability = .nonnull }
            }
        }
        if case .array(var element, let count) = type.kind, context == .signature {
            infer(&element, .other)
            type.kind = .array(element, count: count)
        }
        if case .block(let parameters, var result) = type.kind, isPointer(result), result.nullability == .unspecified {
            result.nullability = .nonnull
            type.kind = .block(parameters: parameters, result: result)
        }
    }

    /// Whether a type can be nil.
    func isPointer(_ type: ObjCType) -> Bool { types.isPointer(type) }
}
