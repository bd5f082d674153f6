// The table of known protocols: numbers, durations and what is made of bits. See KnownProtocols.swift.

extension KnownProtocols {
    static let numbers = """
        protocol AdditiveArithmetic: Equatable {
            static var zero: Self { get }
            static func + (lhs: Self, rhs: Self) -> Self
            static func - (lhs: Self, rhs: Self) -> Self
        }
        protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
            associatedtype Magnitude: Comparable, Numeric = UInt
            var magnitude: Magnitude { get }
            init?<T: BinaryInteger>(exactly source: T)
            static func * (lhs: Self, rhs: Self) -> Self
            static func *= (lhs: inout Self, rhs: Self)
        }
        protocol SignedNumeric: Numeric {}
        protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable {
            associatedtype Magnitude: BinaryInteger = UInt where Magnitude.Magnitude == Magnitude
            associatedtype Stride: Comparable, SignedNumeric = Int
            associatedtype Words: RandomAccessCollection = [UInt] where Words.Element == UInt, Words.Index == Int
            static var isSigned: Bool { get }
            var words: Words { get }
            var bitWidth: Int { get }
            var trailingZeroBitCount: Int { get }
            init<T: BinaryInteger>(_ source: T)
            init<T: BinaryFloatingPoint>(_ source: T)
            init?<T: BinaryFloatingPoint>(exactly source: T)
            init<T: BinaryInteger>(truncatingIfNeeded source: T)
            init<T: BinaryInteger>(clamping source: T)
            static func / (lhs: Self, rhs: Self) -> Self
            static func /= (lhs: inout Self, rhs: Self)
            static func % (lhs: Self, rhs: Self) -> Self
            static func %= (lhs: inout Self, rhs: Self)
            static func &= (lhs: inout Self, rhs: Self)
            static func |= (lhs: inout Self, rhs: Self)
            static func ^= (lhs: inout Self, rhs: Self)
            static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            static prefix func ~ (x: Self) -> Self
        }
        protocol SignedInteger: BinaryInteger, SignedNumeric {}
        protocol UnsignedInteger: BinaryInteger {}
        protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
            associatedtype Magnitude: FixedWidthInteger, UnsignedInteger = UInt
            associatedtype Stride: FixedWidthInteger, SignedInteger = Int
            static var bitWidth: Int { get }
            static var max: Self { get }
            static var min: Self { get }
            var nonzeroBitCount: Int { get }
            var leadingZeroBitCount: Int { get }
            var byteSwapped: Self { get }
            init(_truncatingBits bits: UInt)
            func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
            func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
            func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
            func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
            func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
            func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
        }
        protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Self == Magnitude {
            associatedtype Exponent: SignedInteger = Int
            associatedtype Stride: Comparable, SignedNumeric = Self
            static var radix: Int { get }
            static var nan: Self { get }
            static var signalingNaN: Self { get }
            static var infinity: Self { get }
            static var greatestFiniteMagnitude: Self { get }
            static var leastNormalMagnitude: Self { get }
            static var leastNonzeroMagnitude: Self { get }
            static var pi: Self { get }
            var sign: FloatingPointSign { get }
            var exponent: Exponent { get }
            var significand: Self { get }
            var ulp: Self { get }
            var nextUp: Self { get }
            var isNormal: Bool { get }
            var isFinite: Bool { get }
            var isZero: Bool { get }
            var isSubnormal: Bool { get }
            var isInfinite: Bool { get }
            var isNaN: Bool { get }
            var isSignalingNaN: Bool { get }
            var isCanonical: Bool { get }
            init(_ value: Int)
            init<Source: BinaryInteger>(_ value: Source)
            init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
            init(signOf: Self, magnitudeOf: Self)
            static func / (lhs: Self, rhs: Self) -> Self
            static func /= (lhs: inout Self, rhs: Self)
            mutating func formRemainder(dividingBy other: Self)
            mutating func formTruncatingRemainder(dividingBy other: Self)
            mutating func formSquareRoot()
            mutating func addProduct(_ lhs: Self, _ rhs: Self)
            mutating func round(_ rule: FloatingPointRoundingRule)
            func isEqual(to other: Self) -> Bool
            func isLess(than other: Self) -> Bool
            func isLessThanOrEqualTo(_ other: Self) -> Bool
            func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
        }
        protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
            associatedtype RawSignificand: UnsignedInteger = UInt64
            associatedtype RawExponent: UnsignedInteger = UInt
            static var exponentBitCount: Int { get }
            static var significandBitCount: Int { get }
            var exponentBitPattern: RawExponent { get }
            var significandBitPattern: RawSignificand { get }
            var binade: Self { get }
            var significandWidth: Int { get }
            init(sign: FloatingPointSign, exponentBitPattern: RawExponent, significandBitPattern: RawSignificand)
        }
        protocol BitwiseCopyable {}
        protocol SIMDScalar {}
        protocol SIMDStorage {
            associatedtype Scalar: Codable, Hashable
            var scalarCount: Int { get }
            init()
            subscript(index: Int) -> Scalar { get set }
        }
        protocol SIMD<Scalar>: Codable, CustomStringConvertible, ExpressibleByArrayLiteral, Hashable, SIMDStorage {
            associatedtype MaskStorage: SIMD = SIMD2<Int>
            associatedtype ArrayLiteralElement = Scalar
        }
        protocol Strideable<Stride>: Comparable {
            associatedtype Stride: SignedNumeric, Comparable
            func distance(to other: Self) -> Stride
            func advanced(by n: Stride) -> Self
        }
        protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable {
            static func * (lhs: Self, rhs: Int) -> Self
            static func / (lhs: Self, rhs: Int) -> Self
            static func / (lhs: Self, rhs: Self) -> Double
        }
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
        protocol AtomicRepresentable {
            associatedtype AtomicRepresentation: BitwiseCopyable = Int.AtomicRepresentation
            static func encodeAtomicRepresentation(_ value: consuming Self) -> AtomicRepresentation
            static func decodeAtomicRepresentation(_ storage: consuming AtomicRepresentation) -> Self
        }
        protocol AtomicOptionalRepresentable: AtomicRepresentable {
            associatedtype AtomicOptionalRepresentation: BitwiseCopyable = Int.AtomicRepresentation
            static func encodeAtomicOptionalRepresentation(
                _ value: consuming Self?) -> AtomicOptionalRepresentation
            static func decodeAtomicOptionalRepresentation(
                _ representation: consuming AtomicOptionalRepresentation) -> Self?
        }
        """
}
