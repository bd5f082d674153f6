#if os(Linux)
/// @mockable
protocol Store { func load() }
#else
/// @mockable
protocol Store { func save() }
#endif

/// @mockable
protocol Store {}
