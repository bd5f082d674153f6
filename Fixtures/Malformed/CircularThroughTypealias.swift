typealias Both = Store & Sendable

/// @mockable
protocol Store: Both {}
