typealias A = B & Sendable
typealias B = A

/// @mockable
protocol Store: A {}
