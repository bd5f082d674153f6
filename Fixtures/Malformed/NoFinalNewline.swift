/// @mockable
protocol Store { func load() }
/// @mockable
struct Other {}