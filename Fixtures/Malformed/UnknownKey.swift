/// @mockable(module: name = Core)
protocol Store {}
