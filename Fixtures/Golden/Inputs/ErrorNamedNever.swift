// An error that has the name of what is never thrown.

enum Turnstile {
    enum Never: Error { case closed }

    /// @mockable
    protocol Passing {
        func pass() throws(Never) -> Int
        var count: Int { get throws(Never) }
    }
}
