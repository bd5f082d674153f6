/// @mockable
protocol A: B {}
