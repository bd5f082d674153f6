// café

/// @mockable
protocol Store {}
