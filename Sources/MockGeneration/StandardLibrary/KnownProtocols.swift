// The protocols of the standard library, Foundation and Combine that user protocols refine: their traits, and their Swift
// declarations, which stand in KnownProtocols+*.swift. Only what has no default implementation is listed there: that is
// what a conforming class must bring. `@inferred` marks what it has without bringing it, but may have to after all, and can
// name the type that is made up; see StandardAssociatedTypes.swift. Source: the public interfaces of the Swift module, of
// Foundation and of Combine.

import SwiftDeclarations

/// What is special about a known protocol besides its requirements.
enum KnownTrait {
    /// Conforming types are Sendable.
    case sendable
    /// Only actors conform.
    case actor
    /// A class brings `==` as identity.
    case equatable
    /// A class brings `hash(into:)` by identity.
    case hashable
    /// `==` and `hash(into:)` go by the raw value, which the standard library does.
    case equalByRawValue
    /// Only a final class conforms: `Self` is part of an associated type.
    case final
    /// The mock inherits from NSObject.
    case objectiveC
}

/// The table of known protocols.
enum KnownProtocols {
    /// Those whose conformances say nothing that could be isolated.
    static let markers: Set<String> = [
        "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]

    /// The traits of a protocol that has some of its own; what it refines is in `source`.
    static func traits(of name: String) -> [KnownTrait] {
        switch name {
        // A mock that is Sendable has a metatype that is.
        case "Sendable", "SendableMetatype", "Error": return [.sendable]
        case "Actor": return [.actor, .sendable]
        case "Equatable": return [.equatable]
        case "Hashable": return [.hashable]
        case "AdditiveArithmetic", "CaseIterable", "LazySequenceProtocol", "MutableCollection",
            "RangeReplaceableCollection", "SetAlgebra", "Strideable":
            return [.final]
        case "OptionSet": return [.final, .equalByRawValue]
        case "NSObjectProtocol": return [.objectiveC]
        default: return []
        }
    }

    /// Why no mock conforms to a protocol, as the rest of a sentence that begins with its name; nil where one can.
    static func obstacle(to name: String) -> String? {
        switch name {
        case "BitwiseCopyable", "SIMDScalar": return "is for types that are copied bit by bit, which no class is"
        case "ReferenceConvertible", "UnicodeCodec":
            return "has requirements with underscored names, which mockgen cannot write; write the mock by hand"
        case "StringProtocol": return "is for 'String' and 'Substring' alone"
        case "DistributedActor":
            return "is for distributed actors, and mockgen cannot write one; write the mock by hand"
        case "DistributedActorSystem", "DistributedTargetInvocationDecoder", "DistributedTargetInvocationEncoder",
            "DistributedTargetInvocationResultHandler":
            return "has requirements that it does not declare, since the compiler makes them of "
                + "'SerializationRequirement', and mockgen cannot write them; write the mock by hand"
        default: return nil
        }
    }

    /// Whether a protocol has requirements that the table does not list, since default implementations satisfy them.
    static func leavesToDefaults(_ name: String) -> Bool {
        [
            "AdditiveArithmetic", "AsyncIteratorProtocol", "AttributedStringKey", "AttributedStringProtocol",
            "BidirectionalCollection", "BinaryFloatingPoint", "BinaryInteger", "CodingKey", "Collection", "Comparable",
            "CustomNSError", "DataProtocol", "DurationProtocol", "FixedWidthInteger", "FloatingPoint", "FormatStyle",
            "KeyedDecodingContainerProtocol", "KeyedEncodingContainerProtocol", "LazyCollectionProtocol",
            "LazySequenceProtocol", "LocalizedError", "MutableCollection", "MutableDataProtocol", "NSObjectProtocol",
            "ObservableObject", "OptionSet", "RandomAccessCollection", "RandomNumberGenerator",
            "RangeReplaceableCollection", "RecoverableError", "SIMD", "Sequence", "SerialExecutor", "SetAlgebra",
            "SignedNumeric", "StreamDelegate", "TaskExecutor", "URLSessionDataDelegate", "URLSessionDelegate",
            "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionTaskDelegate",
            "UnkeyedDecodingContainer", "UnkeyedEncodingContainer", "XMLParserDelegate",
        ].contains(name)
    }

    /// Whether a protocol asks for a member that it implements by default, which a protocol that refines it may ask for, too:
    /// the compiler takes such a member of the mock for the witness of both.
    ///
    /// - Parameter labels: what the member is called. For example: `contains(_:)`
    static func hasDefault(_ labels: String, in name: String) -> Bool { defaults[name]?.contains(labels) ?? false }

    private static let defaults: [String: Set<String>] = [
        "AdditiveArithmetic": ["+(_:)", "+=(_:_:)", "-=(_:_:)"],
        "BidirectionalCollection": ["formIndex(before:)"],
        "Collection": [
            "distance(from:to:)", "formIndex(after:)", "index(_:offsetBy:)", "index(_:offsetBy:limitedBy:)",
            "var count", "var indices", "var isEmpty",
        ],
        "Comparable": ["<=(_:_:)", ">(_:_:)", ">=(_:_:)"],
        "CustomNSError": ["static var errorDomain", "var errorCode", "var errorUserInfo"],
        "LocalizedError": ["var errorDescription", "var failureReason", "var helpAnchor", "var recoverySuggestion"],
        "MutableCollection": ["partition(by:)", "swapAt(_:_:)"],
        "OptionSet": [
            "contains(_:)", "insert(_:)", "intersection(_:)", "remove(_:)", "symmetricDifference(_:)", "union(_:)",
            "update(with:)",
        ],
        "RangeReplaceableCollection": [
            "append(_:)", "append(contentsOf:)", "insert(_:at:)", "insert(contentsOf:at:)", "remove(at:)",
            "removeAll(keepingCapacity:)", "removeAll(where:)", "removeFirst()", "removeFirst(_:)",
            "removeSubrange(_:)", "reserveCapacity(_:)",
        ],
        "RecoverableError": ["attemptRecovery(optionIndex:resultHandler:)"],
        "Sequence": ["var underestimatedCount"],
        "SerialExecutor": ["asUnownedSerialExecutor()", "checkIsolated()", "isSameExclusiveExecutionContext(other:)"],
        "SetAlgebra": [
            "formIntersection(_:)", "formSymmetricDifference(_:)", "formUnion(_:)", "isDisjoint(with:)",
            "isSubset(of:)", "isSuperset(of:)", "subtract(_:)", "subtracting(_:)", "var isEmpty",
        ],
        "SignedNumeric": ["-(_:)", "negate()"],
    ]

    /// Those of Foundation that Objective-C declares, in which one selector is one member.
    static let ofObjectiveC: Set<String> = ["NSCoding", "NSCopying", "NSMutableCopying", "NSSecureCoding"]

    /// The path that the table's declarations are filed under.
    static let path = "<standard library>"

    /// The declarations, in several files, since most runs need the first one only. A protocol without members asks nothing
    /// of a class.
    static let sources = (standardLibrary + [foundation]).map { SourceFile(path: path, text: $0) }

    private static let standardLibrary = [language, numbers, collections, coding]

    /// The module of a type that the declarations are written with.
    static func module(ofType name: String) -> String { standardNames.contains(name) ? "Swift" : "Foundation" }

    private static let standardNames =
        Set(standardLibrary.flatMap(words)).union(["AnyClass", "KeyPath", "UnsafeRawBufferPointer"])
}
