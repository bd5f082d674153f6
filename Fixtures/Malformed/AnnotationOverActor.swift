/// @mockable
actor Store {}
