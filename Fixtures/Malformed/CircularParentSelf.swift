/// @mockable
protocol Store: Store {}
