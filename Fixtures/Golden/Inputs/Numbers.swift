// Protocols of numbers of the standard library as parents.

/// @mockable
protocol VectorModel: AdditiveArithmetic {
    static func * (lhs: Self, rhs: Double) -> Self
}

/// @mockable
protocol SendableVector: AdditiveArithmetic, Hashable, Sendable {
    var length: Double { get }
}

/// @mockable
protocol FieldModel: SignedNumeric {
    static func / (lhs: Self, rhs: Self) -> Self
    var reciprocal: Self? { get }
}

/// @mockable
protocol SpanModel: DurationProtocol {
    var seconds: Int { get }
}

/// @mockable
protocol WideInteger: FixedWidthInteger, SignedInteger {
    init(high: UInt, low: UInt)
}

/// @mockable
protocol DecimalModel: BinaryFloatingPoint {
    func rounded(toPlaces places: Int) -> Self
}
