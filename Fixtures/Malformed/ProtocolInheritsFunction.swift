/// @mockable
protocol Store: (Int) -> Void {}

/// @mockable
protocol Other: [Int], Int? {}
