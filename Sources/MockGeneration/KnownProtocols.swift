// The protocols of the standard library and Foundation that user protocols refine, as Swift declarations.
// Only what has no default implementation is listed: that is what a conforming class must bring.
// Source: the public interfaces of the Swift module and of Foundation.

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
    /// Only a final class conforms: `Self` is part of an associated type.
    case final
    /// The mock inherits from NSObject.
    case objectiveC
    /// Only values conform; a mock is a class.
    case valuesOnly
    /// Part of a distributed system, whose members the compiler calls by rules of their own.
    case distributed
}

/// The table of known protocols.
enum KnownProtocols {
    /// The traits of a protocol that has some of its own; what it refines is in `source`.
    static func traits(of name: String) -> [KnownTrait] {
        switch name {
        case "Sendable", "Error": return [.sendable]
        case "Actor": return [.actor, .sendable]
        case "DistributedActor", "DistributedActorSystem", "DistributedTargetInvocationDecoder",
            "DistributedTargetInvocationEncoder", "DistributedTargetInvocationResultHandler":
            return [.distributed]
        case "Equatable": return [.equatable]
        case "Hashable": return [.hashable]
        case "CaseIterable", "LazySequenceProtocol", "Strideable": return [.final]
        case "NSObjectProtocol": return [.objectiveC]
        case "AdditiveArithmetic", "AtomicOptionalRepresentable", "AtomicRepresentable", "AttributedStringProtocol",
            "BitwiseCopyable", "CVarArg", "DataProtocol", "MutableCollection", "OptionSet",
            "RangeReplaceableCollection", "ReferenceConvertible", "SIMD", "SIMDScalar", "SIMDStorage", "SetAlgebra",
            "StringInterpolationProtocol", "StringProtocol", "UnicodeCodec":
            return [.valuesOnly]
        default: return []
        }
    }

    /// Whether a protocol has requirements that the table does not list, since default implementations satisfy them.
    static func leavesToDefaults(_ name: String) -> Bool {
        [
            "AsyncIteratorProtocol", "BidirectionalCollection", "CodingKey", "Collection", "Comparable",
            "CustomNSError", "FormatStyle", "LazyCollectionProtocol", "LazySequenceProtocol",
            "LocalizedError", "NSObjectProtocol", "ObservableObject", "RandomAccessCollection",
            "RandomNumberGenerator", "RecoverableError", "Sequence", "SerialExecutor", "TaskExecutor",
            "URLSessionDataDelegate", "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionStreamDelegate",
            "URLSessionTaskDelegate",
        ].contains(name)
    }

    /// The path that the table's declarations are filed under.
    static let path = "<standard library>"

    /// The declarations. A protocol without members asks nothing of a class.
    static let source = SourceFile(
        path: path,
        text: """
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
            protocol OptionSet {}
            protocol SetAlgebra {}
            protocol AdditiveArithmetic {}
            protocol Numeric: AdditiveArithmetic {}
            protocol SignedNumeric: Numeric {}
            protocol BinaryInteger: Numeric {}
            protocol SignedInteger: BinaryInteger {}
            protocol UnsignedInteger: BinaryInteger {}
            protocol FixedWidthInteger: BinaryInteger {}
            protocol FloatingPoint: SignedNumeric {}
            protocol BinaryFloatingPoint: FloatingPoint {}
            protocol BitwiseCopyable {}
            protocol AtomicRepresentable {}
            protocol AtomicOptionalRepresentable {}
            protocol AttributedStringProtocol {}
            protocol CVarArg {}
            protocol DataProtocol {}
            protocol MutableDataProtocol: DataProtocol {}
            protocol ReferenceConvertible {}
            protocol SIMD {}
            protocol SIMDScalar {}
            protocol SIMDStorage {}
            protocol StringInterpolationProtocol {}
            protocol UnicodeCodec {}
            protocol DistributedActor {}
            protocol DistributedActorSystem {}
            protocol DistributedTargetInvocationDecoder {}
            protocol DistributedTargetInvocationEncoder {}
            protocol DistributedTargetInvocationResultHandler {}
            protocol GlobalActor {
                associatedtype ActorType: Actor
                static var shared: ActorType { get }
            }
            protocol MutableCollection {}
            protocol RangeReplaceableCollection {}
            protocol StringProtocol {}
            protocol Identifiable<ID> {
                associatedtype ID: Hashable
                var id: ID { get }
            }
            protocol Encodable {
                func encode(to encoder: any Encoder) throws
            }
            protocol Decodable {
                init(from decoder: any Decoder) throws
            }
            typealias Codable = Decodable & Encodable
            protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
                var stringValue: String { get }
                var intValue: Int? { get }
                init?(stringValue: String)
                init?(intValue: Int)
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
            protocol CodingKeyRepresentable {
                var codingKey: any CodingKey { get }
                init?<T>(codingKey: T) where T: CodingKey
            }
            protocol RangeExpression<Bound> {
                associatedtype Bound: Comparable
                func relative<C>(to collection: C) -> Range<Bound> where C: Collection, Bound == C.Index
                func contains(_ element: Bound) -> Bool
            }
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
                associatedtype AllCases: Collection = [Self]
                static var allCases: AllCases { get }
            }
            protocol IteratorProtocol<Element> {
                associatedtype Element
                mutating func next() -> Element?
            }
            protocol Sequence<Element> {
                associatedtype Element
                associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
                func makeIterator() -> Iterator
            }
            protocol Collection<Element>: Sequence {
                associatedtype Index: Comparable = Int
                var startIndex: Index { get }
                var endIndex: Index { get }
                subscript(position: Index) -> Element { get }
                func index(after i: Index) -> Index
            }
            protocol BidirectionalCollection<Element>: Collection {
                func index(before i: Index) -> Index
            }
            protocol RandomAccessCollection<Element>: BidirectionalCollection {}
            protocol LazySequenceProtocol: Sequence {}
            protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {}
            protocol AsyncSequence<Element, Failure> {
                associatedtype Element
                associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
                func makeAsyncIterator() -> AsyncIterator
            }
            protocol AsyncIteratorProtocol<Element> {
                associatedtype Element
                mutating func next() async throws -> Element?
            }
            protocol Strideable<Stride>: Comparable {
                associatedtype Stride: SignedNumeric, Comparable
                func distance(to other: Self) -> Stride
                func advanced(by n: Stride) -> Self
            }
            protocol DurationProtocol: AdditiveArithmetic {}
            protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
                associatedtype Duration: DurationProtocol = Swift.Duration
                func advanced(by duration: Duration) -> Self
                func duration(to other: Self) -> Duration
            }
            protocol Clock<Duration>: Sendable {
                associatedtype Duration = Swift.Duration
                associatedtype Instant: InstantProtocol = ContinuousClock.Instant where Instant.Duration == Duration
                var now: Instant { get }
                var minimumResolution: Duration { get }
                func sleep(until deadline: Instant, tolerance: Duration?) async throws
            }
            protocol RandomNumberGenerator {
                mutating func next() -> UInt64
            }
            protocol Encoder {
                var codingPath: [any CodingKey] { get }
                var userInfo: [CodingUserInfoKey: Any] { get }
                func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> where Key: CodingKey
                func unkeyedContainer() -> any UnkeyedEncodingContainer
                func singleValueContainer() -> any SingleValueEncodingContainer
            }
            protocol Decoder {
                var codingPath: [any CodingKey] { get }
                var userInfo: [CodingUserInfoKey: Any] { get }
                func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> where Key: CodingKey
                func unkeyedContainer() throws -> any UnkeyedDecodingContainer
                func singleValueContainer() throws -> any SingleValueDecodingContainer
            }
            protocol ExpressibleByNilLiteral {
                init(nilLiteral: ())
            }
            protocol ExpressibleByBooleanLiteral {
                associatedtype BooleanLiteralType = Bool
                init(booleanLiteral value: Bool)
            }
            protocol ExpressibleByIntegerLiteral {
                associatedtype IntegerLiteralType = Int
                init(integerLiteral value: Int)
            }
            protocol ExpressibleByFloatLiteral {
                associatedtype FloatLiteralType = Double
                init(floatLiteral value: Double)
            }
            protocol ExpressibleByUnicodeScalarLiteral {
                associatedtype UnicodeScalarLiteralType = String
                init(unicodeScalarLiteral value: String)
            }
            protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
                associatedtype ExtendedGraphemeClusterLiteralType = String
                init(extendedGraphemeClusterLiteral value: String)
            }
            protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
                associatedtype StringLiteralType = String
                init(stringLiteral value: String)
            }
            protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
                associatedtype StringInterpolation = DefaultStringInterpolation
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
            protocol FormatStyle: Decodable, Encodable, Hashable {
                associatedtype FormatInput
                associatedtype FormatOutput
                func format(_ value: FormatInput) -> FormatOutput
            }
            protocol ParseStrategy: Decodable, Encodable, Hashable {
                associatedtype ParseInput
                associatedtype ParseOutput
                func parse(_ value: ParseInput) throws -> ParseOutput
            }
            protocol ParseableFormatStyle: FormatStyle {
                associatedtype Strategy: ParseStrategy
                    where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
                var parseStrategy: Strategy { get }
            }
            protocol SortComparator<Compared>: Hashable, Sendable {
                associatedtype Compared
                var order: SortOrder { get set }
                func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
            }
            protocol PredicateExpression<Output> {
                associatedtype Output
                func evaluate(_ bindings: PredicateBindings) throws -> Output
            }
            protocol StandardPredicateExpression: PredicateExpression, Decodable, Encodable, Sendable {}
            protocol AttributedStringKey {
                associatedtype Value: Hashable
                static var name: String { get }
            }
            protocol EncodableWithConfiguration {
                associatedtype EncodingConfiguration
                func encode(to encoder: any Encoder, configuration: EncodingConfiguration) throws
            }
            protocol DecodableWithConfiguration {
                associatedtype DecodingConfiguration
                init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
            }
            typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
            protocol EncodingConfigurationProviding {
                associatedtype EncodingConfiguration
                static var encodingConfiguration: EncodingConfiguration { get }
            }
            protocol DecodingConfigurationProviding {
                associatedtype DecodingConfiguration
                static var decodingConfiguration: DecodingConfiguration { get }
            }
            protocol LocalizedError: Error {}
            protocol RecoverableError: Error {
                var recoveryOptions: [String] { get }
                func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
            }
            protocol CustomNSError: Error {}
            protocol NSObjectProtocol: AnyObject {}
            class NSObject: NSObjectProtocol {}
            protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
            protocol URLSessionTaskDelegate: URLSessionDelegate {}
            protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
            protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}
            protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
                func urlSession(
                    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
                    didOpenWithProtocol protocol: String?)
                func urlSession(
                    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
                    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
            }
            protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
                func urlSession(
                    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
            }
            protocol NSCacheDelegate: NSObjectProtocol {
                func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any)
            }
            protocol ProgressReporting: NSObjectProtocol {
                var progress: Progress { get }
            }
            protocol NSLocking {
                func lock()
                func unlock()
            }
            protocol NSCopying {
                func copy(with zone: NSZone?) -> Any
            }
            protocol NSMutableCopying {
                func mutableCopy(with zone: NSZone?) -> Any
            }
            protocol NSCoding {
                func encode(with coder: NSCoder)
                init?(coder: NSCoder)
            }
            protocol NSSecureCoding: NSCoding {
                static var supportsSecureCoding: Bool { get }
            }
            protocol ContiguousBytes {
                func withUnsafeBytes<Result>(
                    _ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result
            }
            protocol ObservableObject: AnyObject {}
            protocol Observable {}
            """)
}
