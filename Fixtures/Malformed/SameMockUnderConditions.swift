#if os(Linux)
/// @mockable
protocol Store { func load() }
#else
/// @mockable
protocol Store { func save() }
#endif

/// @mockable
protocol Store {}

#if DEBUG
/// @mockable
protocol Probe {}
#elseif TRACE
/// @mockable
protocol Probe {}
#if DEEP
/// @mockable
protocol Probe {}
#endif
#else
/// @mockable
protocol Probe {}
#endif
