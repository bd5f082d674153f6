// A type that the table of known protocols has as a default -> whether a where clause is true of it.
// Too little is known rather than too much: what is not known to be true becomes a generic parameter.

import SwiftDeclarations

extension KnownProtocols {
    /// Whether a clause about an associated type holds where that is `type`. For example: `Index: Hashable` for `Int`
    static func isTrue(_ clause: GenericRequirement, of type: TypeSyntax) -> Bool {
        var type = type.canonical()
        if case .member(_, let member, _) = clause.left {
            guard clause.left.qualifiedName?.count == 2, let found = self.member(member, of: type) else { return false }
            type = found
        }
        switch clause.relation {
        case .sameType: return clause.right == type
        case .conforms:
            let known = conformances(of: type)
            return clause.right.inheritedNames.allSatisfy { known.contains($0.last ?? "") }
        }
    }

    /// Whether a type is in the table and does not conform to a protocol that the table is complete about.
    static func isKnown(_ type: TypeSyntax, toLack name: String) -> Bool {
        if name == "Sendable", case .member(.named(let stream, _), "Iterator", _) = type {
            return ["AsyncStream", "AsyncThrowingStream"].contains(stream)
        }
        guard completed.contains(name) else { return false }
        let known = conformances(of: type.canonical().bare)
        return !known.isEmpty && !known.contains(name)
    }

    /// Whether a type is in the table.
    static func isStandard(_ type: TypeSyntax) -> Bool { !conformances(of: type.canonical().bare).isEmpty }

    /// The protocols that each type in the table is known to conform to or not to.
    private static let completed: Set<String> = collection.union(conditionalConformances).union([
        "Strideable",
        "Actor", "AdditiveArithmetic", "AnyObject", "AsyncSequence", "BinaryFloatingPoint", "BinaryInteger",
        "CaseIterable", "Comparable", "CustomStringConvertible", "Error", "FixedWidthInteger", "FloatingPoint",
        "Identifiable",
        "IteratorProtocol", "LocalizedError", "MutableCollection", "Numeric", "OptionSet", "RandomAccessCollection",
        "RawRepresentable", "SetAlgebra", "SignedInteger", "SignedNumeric", "StringProtocol", "UnsignedInteger",
        "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
        "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral",
        "ExpressibleByStringLiteral",
    ])

    /// What collections and optionals conform to where their elements do, `Sendable` aside.
    static let conditionalConformances: Set<String> = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable"]

    /// The same with `Sendable`.
    static let conformancesOfParts = conditionalConformances.union(["Sendable"])

    /// The types without a syntax of their own that are Hashable, Sendable and the like where their generic arguments are.
    static let typesWithParts: Set<String> = [
        "ArraySlice", "ClosedRange", "ContiguousArray", "Range", "Result", "Set",
    ]

    /// Whether a type is one of the integers of the standard library or of C.
    static func isInteger(_ type: TypeSyntax) -> Bool {
        guard case .named(let name, _) = type else { return false }
        return integers.contains(name)
    }

    private static let integers: Set<String> = [
        "CInt", "CLong", "CLongLong", "CShort", "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort",
        "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    private static func isUnsigned(_ name: String) -> Bool { name.hasPrefix("UInt") || name.hasPrefix("CUnsigned") }

    private static func member(_ name: String, of type: TypeSyntax) -> TypeSyntax? {
        guard conformances(of: type).contains("BinaryInteger") else { return nil }
        switch name {
        case "Stride": return .named("Int")
        case "Magnitude": return type == .named("Int") ? .named("UInt") : type
        default: return nil
        }
    }

    private static func conformances(of type: TypeSyntax) -> Set<String> {
        switch type {
        case .named("Double", _), .named("Float", _):
            return value.union([
                "AdditiveArithmetic", "BinaryFloatingPoint", "BitwiseCopyable", "Comparable",
                "ExpressibleByFloatLiteral",
                "ExpressibleByIntegerLiteral", "FloatingPoint", "Numeric", "SignedNumeric", "Strideable",
            ])
        case .named("Bool", _): return value.union(["BitwiseCopyable", "ExpressibleByBooleanLiteral"])
        case .named("Character", _): return uncoded.union(["Comparable", "LosslessStringConvertible"])
        case .named("Date", _): return value.union(["Comparable", "Strideable"])
        case .named("Never", _): return value.union(["Comparable", "Error", "Identifiable"])
        case .named("Data", _): return value.union(collection).union(["MutableCollection", "RandomAccessCollection"])
        case .named("Set", _):
            return value.union(["Collection", "ExpressibleByArrayLiteral", "Sequence", "SetAlgebra"])
        case .named("URL", _): return value
        case .named("UUID", _): return value.union(["Comparable"])
        case .named("String", _), .named("Substring", _):
            return (type == .named("String") ? value : uncoded).union(collection).union([
                "Comparable", "ExpressibleByStringLiteral", "LosslessStringConvertible", "StringProtocol",
            ])
        case .named("Duration", _), .member(_, "Duration", _):
            return value.union(["AdditiveArithmetic", "Comparable", "DurationProtocol"])
        case .member(_, "Instant", _): return value.union(["Comparable", "InstantProtocol"])
        case .member(.named("Set", _), "Index", _), .member(.named("String", _), "Index", _),
            .member(.dictionary, "Index", _):
            return value.union(["Comparable"])
        case .array(let element):
            let array = collection.union(["ExpressibleByArrayLiteral", "MutableCollection", "RandomAccessCollection"])
            return element == .named("Self") ? array : array.union(value)
        case .dictionary: return value.union(["Collection", "ExpressibleByDictionaryLiteral", "Sequence"])
        case .optional: return value.subtracting(["CustomStringConvertible"]).union(["ExpressibleByNilLiteral"])
        case .named("Result", _): return ["Equatable", "Hashable", "Sendable", "SendableMetatype"]
        case .any(.named("Error", _)): return ["Error", "Sendable", "SendableMetatype"]
        case .named("AnyHashable", _): return ["CustomStringConvertible", "Equatable", "Hashable"]
        case .named(let name, _) where integers.contains(name):
            return integer.union(isUnsigned(name) ? ["UnsignedInteger"] : ["SignedInteger", "SignedNumeric"])
        default: return []
        }
    }

    private static let value: Set<String> = [
        "Codable", "Copyable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Escapable",
        "Hashable", "Sendable", "SendableMetatype",
    ]

    /// Those of types that cannot be coded.
    private static let uncoded = value.subtracting(["Codable", "Decodable", "Encodable"])

    private static let integer = value.union([
        "AdditiveArithmetic", "BinaryInteger", "BitwiseCopyable", "Comparable", "ExpressibleByIntegerLiteral",
        "FixedWidthInteger", "LosslessStringConvertible", "Numeric", "Strideable",
    ])

    private static let collection: Set<String> = [
        "BidirectionalCollection", "Collection", "RangeReplaceableCollection", "Sequence",
    ]
}
