/// @mockable
func store() {}
