/// @mockable
class Store {}
