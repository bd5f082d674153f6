/// @mockable

