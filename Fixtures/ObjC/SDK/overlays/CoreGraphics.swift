// swift-format-ignore-file
// The overlay of the stub CoreGraphics: its number type, which is a type of its own in Swift.

@_exported import CoreGraphics

public struct CGFloat: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    var native: Double
    public init(floatLiteral value: Double) { native = value }
    public init(integerLiteral value: Int) { native = Double(value) }
}

extension CGPoint {
    public static var zero: CGPoint { CGPoint() }
}

extension CGSize {
    public static var zero: CGSize { CGSize() }
}

extension CGRect {
    public static var zero: CGRect { CGRect() }
}
