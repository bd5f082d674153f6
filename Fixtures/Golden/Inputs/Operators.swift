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

struct ColumnQuery {}

/// The `==` of `Equatable` is not the one that makes a query, and a hash is not a text.
/// @mockable
protocol QueriedColumn: Hashable {
    static func == (left: Self, right: Self) -> ColumnQuery
    func hash(into text: inout String)
}

/// Two mocks are one whatever the `===` of the protocol says.
/// @mockable
@MainActor
protocol ComparedModel: Equatable {
    static func === (left: Self, right: Self) -> Bool
}
