// The table of known protocols: what the language itself knows, literals, descriptions and concurrency. See KnownProtocols.swift.

extension KnownProtocols {
    static let language = """
        protocol AnyObject {}
        protocol Sendable {}
        protocol SendableMetatype {}
        protocol Copyable {}
        protocol Escapable {}
        protocol Actor: Sendable {}
        protocol Error: Sendable {}
        protocol Executor: AnyObject, Sendable {
            @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
            func enqueue(_ job: consuming ExecutorJob)
        }
        protocol SerialExecutor: Executor {}
        protocol TaskExecutor: Executor {}
        protocol Equatable {}
        protocol Hashable: Equatable {}
        protocol Comparable: Equatable {
            static func < (lhs: Self, rhs: Self) -> Bool
        }
        protocol CVarArg {
            var _cVarArgEncoding: [Int] { get }
        }
        protocol StringInterpolationProtocol {
            associatedtype StringLiteralType = String
            init(literalCapacity: Int, interpolationCount: Int)
            mutating func appendLiteral(_ literal: StringLiteralType)
            // The compiler asks for one with any parameters (SE-0228).
            mutating func appendInterpolation(_ value: Any)
        }
        protocol UnicodeCodec {}
        protocol DistributedActor {}
        protocol DistributedActorSystem {}
        protocol DistributedTargetInvocationDecoder {}
        protocol DistributedTargetInvocationEncoder {}
        protocol DistributedTargetInvocationResultHandler {}
        protocol DistributedActorSystemError: Error {}
        protocol GlobalActor {
            associatedtype ActorType: Actor
            static var shared: ActorType { get }
        }
        protocol StringProtocol {}
        protocol Identifiable<ID> {
            associatedtype ID: Hashable
            var id: ID { get }
        }
        protocol CustomStringConvertible {
            var description: String { get }
        }
        protocol LosslessStringConvertible: CustomStringConvertible {
            init?(_ description: String)
        }
        protocol CustomDebugStringConvertible {
            var debugDescription: String { get }
        }
        protocol CustomReflectable {
            var customMirror: Mirror { get }
        }
        protocol CustomLeafReflectable: CustomReflectable {}
        protocol CustomPlaygroundDisplayConvertible {
            var playgroundDescription: Any { get }
        }
        protocol TextOutputStream {
            mutating func write(_ string: String)
        }
        protocol TextOutputStreamable {
            func write<Target>(to target: inout Target) where Target: TextOutputStream
        }
        protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            var rawValue: RawValue { get }
            init?(rawValue: RawValue)
        }
        protocol CaseIterable {
            associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
            static var allCases: AllCases { get }
        }
        protocol MirrorPath {}
        protocol ExpressibleByNilLiteral {
            init(nilLiteral: ())
        }
        protocol ExpressibleByBooleanLiteral {
            associatedtype BooleanLiteralType: _ExpressibleByBuiltinBooleanLiteral = Bool
            init(booleanLiteral value: Bool)
        }
        protocol ExpressibleByIntegerLiteral {
            associatedtype IntegerLiteralType: _ExpressibleByBuiltinIntegerLiteral = Int
            init(integerLiteral value: Int)
        }
        protocol ExpressibleByFloatLiteral {
            associatedtype FloatLiteralType: _ExpressibleByBuiltinFloatLiteral = Double
            init(floatLiteral value: Double)
        }
        protocol ExpressibleByUnicodeScalarLiteral {
            associatedtype UnicodeScalarLiteralType: _ExpressibleByBuiltinUnicodeScalarLiteral = String
            init(unicodeScalarLiteral value: String)
        }
        protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
            associatedtype ExtendedGraphemeClusterLiteralType: _ExpressibleByBuiltinExtendedGraphemeClusterLiteral = String
            init(extendedGraphemeClusterLiteral value: String)
        }
        protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
            associatedtype StringLiteralType: _ExpressibleByBuiltinStringLiteral = String
            init(stringLiteral value: String)
        }
        protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
            @inferred
            associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
                where StringInterpolation.StringLiteralType == StringLiteralType
            init(stringInterpolation: StringInterpolation)
        }
        protocol ExpressibleByArrayLiteral {
            associatedtype ArrayLiteralElement = Any
            init(arrayLiteral elements: ArrayLiteralElement...)
        }
        protocol ExpressibleByDictionaryLiteral {
            associatedtype Key = AnyHashable
            associatedtype Value = Any
            init(dictionaryLiteral elements: (Key, Value)...)
        }
        protocol RegexComponent<RegexOutput> {
            associatedtype RegexOutput
            var regex: Regex<RegexOutput> { get }
        }
        protocol CustomConsumingRegexComponent: RegexComponent {
            func consuming(
                _ input: String, startingAt index: String.Index, in bounds: Range<String.Index>
            ) throws -> (upperBound: String.Index, output: RegexOutput)?
        }
        protocol Observable {}
        """
}
