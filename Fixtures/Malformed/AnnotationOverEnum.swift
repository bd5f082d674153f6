/// @mockable
enum Store { case a }
