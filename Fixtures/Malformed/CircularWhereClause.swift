/// @mockable
protocol Store where Self: Store {}
