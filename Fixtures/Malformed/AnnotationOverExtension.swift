/// @mockable
extension Store {}
protocol Store {}
