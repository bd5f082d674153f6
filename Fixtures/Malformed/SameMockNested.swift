enum Outer {
    /// @mockable
    protocol Store {}
}

extension Outer {
    /// @mockable
    protocol Store {}
}

/// @mockable
protocol Store {}
