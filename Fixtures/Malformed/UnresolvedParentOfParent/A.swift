/// @mockable
protocol Store: Middle {}

/// @mockable
protocol Shop: Middle {}
