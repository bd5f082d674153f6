/// Loads.
/// @mockable

let x = 1

protocol Store {}
