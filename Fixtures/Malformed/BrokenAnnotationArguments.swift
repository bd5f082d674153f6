/// @mockable(history)
protocol A { func f() }

/// @mockable(history: f)
protocol B { func f() }

/// @mockable(history: f = )
protocol C { func f() }

/// @mockable(f = true)
protocol D { func f() }

/// @mockable(history: = true)
protocol E { func f() }

/// @mockable(history f = true)
protocol F { func f() }

/// @mockable(typealias: T = Int, U = String)
protocol G { associatedtype T; associatedtype U }

/// @mockable(history: f = true;; g = true)
protocol H { func f(); func g() }

/// @mockable(history: f = true
protocol I { func f() }

/// @mockable(history: f == true)
protocol J { func f() }

/// @mockable()
protocol K { func f() }

/// @mockable("history")
protocol L { func f() }
