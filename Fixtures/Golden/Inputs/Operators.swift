// Operators.

infix operator <+>
prefix operator ~~

/// @mockable
protocol Vector {
    static func + (lhs: Self, rhs: Self) -> Self
    static func == (lhs: Self, rhs: Self) -> Bool
    static func <+> (lhs: Self, rhs: Int) -> Int
    static prefix func - (value: Self) -> Self
    static prefix func ~~ (value: Self) -> Int
    static func += (lhs: inout Self, rhs: Self)
}
