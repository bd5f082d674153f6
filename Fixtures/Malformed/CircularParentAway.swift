/// @mockable
protocol Store: A {}

protocol A: B {}
protocol B: A {}
