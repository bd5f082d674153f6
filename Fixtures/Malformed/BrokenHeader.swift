/// @mockable
protocol {
    func f()
}

/// @mockable
protocol Store: {
}

/// @mockable
protocol NoBody

/// @mockable
protocol class {}

/// @mockable
protocol Generic<T>: P<
{}
