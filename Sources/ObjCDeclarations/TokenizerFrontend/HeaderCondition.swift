// The tokens behind `#if` in, yes or no out, as clang decides: what has no name is 0. What makes no sense is no.

import SwiftDeclarations

extension HeaderPreprocessor {
    /// Whether a condition holds.
    mutating func evaluate(_ line: [ExpandedToken]) -> Bool {
        var evaluation = HeaderCondition(tokens: [])
        for token in expandAlone(answered(line)) {
            evaluation.tokens.append(.init(kind: token.kind, text: Array(bytes(token))))
        }
        return evaluation.value() != 0
    }

    /// The line with `defined X`, `__has_feature(x)` and their like replaced by what they come to.
    private mutating func answered(_ line: [ExpandedToken]) -> [ExpandedToken] {
        var result: [ExpandedToken] = []
        var index = 0
        while index < line.count {
            let token = line[index]
            index += 1
            guard let word = HeaderNames.word(token.name), macros[token.name] == nil else {
                result.append(token)
                continue
            }
            if word == .defined {
                let isParenthesized = index < line.count && line[index].kind == .leftParen
                let name = index + (isParenthesized ? 1 : 0)
                let holds = name < line.count && line[name].name >= 0 && isDefined(line[name].name)
                index = min(name + (isParenthesized ? 2 : 1), line.count)
                result.append(made(.number, [UInt8(ascii: holds ? "1" : "0")], like: token))
            } else if isDefined(token.name), index < line.count, line[index].kind == .leftParen {
                var end = index + 1
                while end < line.count, line[end].kind != .rightParen { end += 1 }
                let holds = answer(word, Array(line[index + 1..<max(end, index + 1)]))
                index = min(end + 1, line.count)
                result.append(made(.number, [UInt8(ascii: holds ? "1" : "0")], like: token))
            } else {
                result.append(token)
            }
        }
        return result
    }

    /// What clang says of itself.
    private mutating func answer(_ word: HeaderWord, _ argument: [ExpandedToken]) -> Bool {
        guard let first = argument.first else { return false }
        switch word {
        case .__has_include, .__has_include_next:
            let path = files[Int(frame.file)].source.path
            if first.kind == .string {
                let name = String(text(first).dropFirst().dropLast())
                return search.find(name, isAngled: false, from: path) != nil
            }
            let name = argument.dropFirst().prefix { $0.kind != .greater }.map { text($0) }.joined()
            return search.find(name, isAngled: true, from: path) != nil || StubHeaders.contains(name)
        case .__has_feature, .__has_extension:
            var name = text(first)
            if name.hasPrefix("__"), name.hasSuffix("__") { name = String(name.dropFirst(2).dropLast(2)) }
            return HeaderCondition.features.contains(name)
        // Attributes are read by name, known or not.
        case .__has_attribute: return true
        case .__is_identifier: return true
        default: return false
        }
    }
}

/// A condition of a directive, macros expanded.
private struct HeaderCondition {
    /// The features of clang that headers of Objective-C ask for, as the importer reads these.
    static let features: Set<String> = [
        "attribute_availability", "attribute_availability_app_extension", "attribute_availability_swift",
        "attribute_availability_with_message", "attribute_availability_with_replacement",
        "attribute_availability_with_strict", "attribute_availability_with_version_underscores",
        "attribute_deprecated_with_message", "attribute_ext_vector_type", "attribute_unavailable_with_message",
        "assume_nonnull", "blocks", "c_alignas", "c_alignof", "c_atomic", "c_generic_selections", "c_static_assert",
        "enumerator_attributes", "nullability", "nullability_on_arrays", "nullability_on_classes", "nullable_result",
        "objc_arc", "objc_arc_weak", "objc_array_literals", "objc_bool", "objc_boxed_expressions",
        "objc_boxed_nsvalue_expressions",
        "objc_bridge_id", "objc_bridge_id_on_typedefs", "objc_class_property", "objc_default_synthesize_properties",
        "objc_dictionary_literals", "objc_fixed_enum", "objc_generics", "objc_generics_variance", "objc_instancetype",
        "objc_kindof", "objc_modules", "objc_nonfragile_abi", "objc_property_explicit_atomic",
        "objc_protocol_qualifier_mangling", "objc_subscripting", "objc_weak_class", "ownership_holds",
        "swiftasynccc", "tls", "generalized_swift_name", "swift_attr",
    ]

    /// A token of the condition.
    struct Token {
        /// What sort of token it is.
        var kind: HeaderToken.Kind
        /// Its text.
        var text: [UInt8]
    }

    var tokens: [Token]
    private var index = 0
    private var depth = 0
    private var isMalformed = false

    init(tokens: [Token]) {
        self.tokens = tokens
    }

    /// What the condition comes to; 0 where it makes no sense.
    mutating func value() -> Int64 {
        let value = ternary()
        return isMalformed || index < tokens.count ? 0 : value
    }

    private mutating func ternary() -> Int64 {
        let condition = binary(0)
        guard opt("?") else { return condition }
        depth += 1
        defer { depth -= 1 }
        guard depth < 25 else { return malformed() }
        let first = ternary()
        guard opt(":") else { return malformed() }
        let second = ternary()
        return condition != 0 ? first : second
    }

    /// The operators from loose to tight; the longer of two that begin alike first.
    private static let operators: [[String]] = [
        ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<=", ">=", "<", ">"], ["<<", ">>"], ["+", "-"],
        ["*", "/", "%"],
    ]

    private mutating func binary(_ level: Int) -> Int64 {
        guard level < Self.operators.count else { return unary() }
        var left = binary(level + 1)
        while let name = Self.operators[level].first(where: { isOperator($0) }) {
            index += name.utf8.count
            let right = binary(level + 1)
            left = Self.apply(name, left, right)
        }
        return left
    }

    private static func apply(_ name: String, _ left: Int64, _ right: Int64) -> Int64 {
        switch name {
        case "||": left != 0 || right != 0 ? 1 : 0
        case "&&": left != 0 && right != 0 ? 1 : 0
        case "|": left | right
        case "^": left ^ right
        case "&": left & right
        case "==": left == right ? 1 : 0
        case "!=": left != right ? 1 : 0
        case "<=": left <= right ? 1 : 0
        case ">=": left >= right ? 1 : 0
        case "<": left < right ? 1 : 0
        case ">": left > right ? 1 : 0
        case "<<": left << (right & 63)
        case ">>": left >> (right & 63)
        case "+": left &+ right
        case "-": left &- right
        case "*": left &* right
        case "/": right == 0 ? 0 : left.dividedReportingOverflow(by: right).partialValue
        default: right == 0 ? 0 : left.remainderReportingOverflow(dividingBy: right).partialValue
        }
    }

    private mutating func unary() -> Int64 {
        depth += 1
        defer { depth -= 1 }
        guard depth < 25, index < tokens.count else { return malformed() }
        if opt("!") { return unary() == 0 ? 1 : 0 }
        if opt("-") { return 0 &- unary() }
        if opt("+") { return unary() }
        if opt("~") { return ~unary() }
        if opt("(") {
            let value = ternary()
            return opt(")") ? value : malformed()
        }
        let token = tokens[index]
        index += 1
        switch token.kind {
        case .number: return number(token.text)
        case .character: return token.text.count == 3 ? Int64(token.text[1]) : 0
        case .word:
            // A macro that takes arguments and is not defined: clang has an error there, and takes it for no.
            if index < tokens.count, tokens[index].kind == .leftParen { skipParentheses() }
            return 0
        default: return malformed()
        }
    }

    private mutating func skipParentheses() {
        var depth = 0
        while index < tokens.count {
            if tokens[index].kind == .leftParen { depth += 1 }
            if tokens[index].kind == .rightParen { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    /// `0x1F`, `13.0` (its integral part), `201112L`, `0b1`, `017`
    private func number(_ text: [UInt8]) -> Int64 {
        var digits = text.prefix { byte in
            (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
                || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
        }[...]
        var radix = 10
        if digits.count > 1, digits.first == UInt8(ascii: "0") {
            switch digits[digits.startIndex + 1] | 0x20 {
            case UInt8(ascii: "x"): (radix, digits) = (16, digits.dropFirst(2))
            case UInt8(ascii: "b"): (radix, digits) = (2, digits.dropFirst(2))
            default: (radix, digits) = (8, digits.dropFirst())
            }
        }
        var value: Int64 = 0
        for byte in digits {
            guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { break }
            value = value &* Int64(radix) &+ Int64(digit)
        }
        return value
    }

    private mutating func malformed() -> Int64 {
        isMalformed = true
        index = tokens.count
        return 0
    }

    // MARK: - Tokens

    private mutating func opt(_ name: String) -> Bool {
        guard isOperator(name) else { return false }
        index += name.utf8.count
        return true
    }

    /// Whether the next tokens, one for each character, are an operator, and not the beginning of a longer one.
    private func isOperator(_ name: String) -> Bool {
        let characters = Array(name.utf8)
        guard index + characters.count <= tokens.count else { return false }
        for (offset, character) in characters.enumerated() where tokens[index + offset].text != [character] {
            return false
        }
        guard characters.count == 1, index + 1 < tokens.count else { return true }
        let next = tokens[index + 1].text
        return switch characters[0] {
        case UInt8(ascii: "|"), UInt8(ascii: "&"): next != characters
        case UInt8(ascii: "<"), UInt8(ascii: ">"): next != characters
        case UInt8(ascii: "!"): next != [UInt8(ascii: "=")]
        default: true
        }
    }
}
