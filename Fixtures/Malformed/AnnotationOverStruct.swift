/// @mockable
struct Store {}
