/// @mockable
protocol A: B {}

/// @mockable
protocol B: A {}
