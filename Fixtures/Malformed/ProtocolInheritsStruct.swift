struct Base {}
enum Kind {}
actor Runner {}

/// @mockable
protocol Store: Base, Kind, Runner {}
