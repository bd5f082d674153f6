// `__attribute__((…))` in, what it says about Swift out. The macros of the SDK come to these; unknown macros are skipped
// where a declaration leaves no other reading.

import SwiftDeclarations

/// What stands around a declaration.
struct HeaderAttributes {
    /// What says how Swift sees it.
    var swift = SwiftAttributes()
    /// `noescape`
    var isNoescape = false
    /// `enum_extensibility(…)`
    var isEnumeration = false
    /// `ns_error_domain(…)`
    var isErrorEnumeration = false
    /// `flag_enum`
    var isOptions = false
    /// `vector_size(…)`, `ext_vector_type(…)`
    var isVector = false

    /// What they make of an `enum`.
    var kindOfEnumeration: TypeNames.Tag.Kind {
        if isOptions { return .options }
        return isErrorEnumeration ? .errorEnumeration : isEnumeration ? .enumeration : .plainEnumeration
    }
}

extension HeaderParser {
    /// Parses attributes, as many as there are.
    mutating func attributes(_ attributes: inout HeaderAttributes) {
        while true {
            switch word {
            case .__attribute__, .__attribute:
                advance()
                guard current.kind == .leftParen else { return }
                let end = Int(partners[index])
                guard end > index else { return advance() }
                advance()
                if current.kind == .leftParen { advance() }
                while index < end {
                    if current.kind == .word { attribute(&attributes, end: end) } else { advance() }
                }
                index = end
                advance()
            case .__extension__, .__asm, .__asm__, .asm, ._Noreturn:
                advance()
                if current.kind == .leftParen { skipBrackets() }
            default: return
            }
        }
    }

    /// Parses the attributes behind a declarator, and skips macros that nobody defines.
    mutating func trailingAttributes(_ attributes: inout HeaderAttributes) {
        while true {
            self.attributes(&attributes)
            guard current.kind == .word else { return }
            // No word of C can stand here, whatever it looks like.
            advance()
            if current.kind == .leftParen { skipBrackets() }
        }
    }

    /// Parses one attribute. For example: `swift_name("Store")`
    private mutating func attribute(_ attributes: inout HeaderAttributes, end: Int) {
        var name = text(current)
        if name.utf8.count > 4, name.hasPrefix("__"), name.hasSuffix("__") {
            name = String(name.dropFirst(2).dropLast(2))
        }
        advance()
        var arguments = index..<index
        if current.kind == .leftParen {
            let close = Int(partners[index])
            guard close > index, close <= end else { return advance() }
            arguments = index + 1..<close
            index = close + 1
        }
        switch name {
        case "noescape": attributes.isNoescape = true
        case "enum_extensibility": attributes.isEnumeration = true
        case "ns_error_domain": attributes.isErrorEnumeration = true
        case "flag_enum": attributes.isOptions = true
        case "vector_size", "ext_vector_type": attributes.isVector = true
        default: apply(name, arguments, to: &attributes.swift)
        }
    }

    private func apply(_ name: String, _ arguments: Range<Int>, to attributes: inout SwiftAttributes) {
        let first = arguments.first.map { text(tokens[$0]) }
        switch name {
        case "swift_name": attributes.name = string(arguments) ?? attributes.name
        case "swift_async_name": attributes.asyncName = string(arguments) ?? attributes.asyncName
        case "swift_bridge": attributes.bridge = string(arguments) ?? attributes.bridge
        case "swift_attr": if let text = string(arguments) { attributes.swiftAttributes.append(text) }
        case "swift_newtype", "swift_wrapper": attributes.isWrapper = true
        case "swift_private": attributes.isRefined = true
        case "objc_bridge", "objc_bridge_mutable": attributes.isBridged = true
        case "cf_returns_retained": attributes.owner = .caller
        case "cf_returns_not_retained", "objc_returns_inner_pointer": attributes.owner = .callee
        case "swift_error": attributes.error = first
        case "swift_async":
            if first == "none" { attributes.isAsyncDisabled = true }
            attributes.asyncHandler = arguments.last.flatMap { Int(text(tokens[$0])) } ?? attributes.asyncHandler
        case "unavailable": attributes.isUnavailable = true
        case "deprecated": attributes.deprecations.append(SwiftAttributes.deprecated)
        case "objc_designated_initializer": attributes.isDesignatedInitializer = true
        case "noreturn": attributes.neverReturns = true
        case "availability": availability(arguments, &attributes)
        default: break
        }
    }

    /// The value of string literals, one or several.
    private func string(_ range: Range<Int>) -> String? {
        let literals = tokens[range].filter { $0.kind == .string }
        guard !literals.isEmpty else { return nil }
        var bytes: [UInt8] = []
        for literal in literals {
            var isEscaped = false
            for byte in input.bytes(literal).dropFirst().dropLast() {
                if !isEscaped, byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else {
                    bytes.append(byte)
                    isEscaped = false
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// For example: `availability(ios, introduced=13.0, deprecated=15.0, message="…")`
    private func availability(_ range: Range<Int>, _ attributes: inout SwiftAttributes) {
        guard let first = range.first, let platform = Self.platform(text(tokens[first])) else { return }
        var version: String?
        var deprecation: String?
        var isUnavailable = false
        for index in range where tokens[index].kind == .word {
            switch text(tokens[index]) {
            case "unavailable": isUnavailable = true
            case "introduced" where index + 2 < range.upperBound && tokens[index + 1].kind == .equal:
                version = text(tokens[index + 2])
            case "deprecated" where index + 2 < range.upperBound && tokens[index + 1].kind == .equal:
                deprecation = text(tokens[index + 2])
            default: break
            }
        }
        if platform == "Swift" {
            if isUnavailable { attributes.isUnavailable = true }
            if deprecation != nil { attributes.deprecations.append(SwiftAttributes.deprecated) }
            return
        }
        if let deprecation, deprecation != Self.farVersion {
            attributes.deprecations.append("(\(platform), deprecated: \(Self.dotted(deprecation)))")
        }
        if isUnavailable {
            attributes.availability.append("(\(platform), unavailable)")
        } else if let version {
            attributes.availability.append("(\(platform) \(Self.dotted(version)), *)")
        }
    }

    /// The version of `API_TO_BE_DEPRECATED`, which none has yet.
    private static let farVersion = "100000"

    /// For example: `10.15` for `10_15`
    private static func dotted(_ version: String) -> String { version.split(separator: "_").joined(separator: ".") }

    private static func platform(_ name: String) -> String? {
        switch name {
        case "ios": "iOS"
        case "macos", "macosx": "macOS"
        case "watchos": "watchOS"
        case "tvos": "tvOS"
        case "visionos", "xros": "visionOS"
        case "maccatalyst": "macCatalyst"
        case "ios_app_extension": "iOSApplicationExtension"
        case "macos_app_extension", "macosx_app_extension": "macOSApplicationExtension"
        case "swift": "Swift"
        default: nil
        }
    }
}
