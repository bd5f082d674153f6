func f() {
    /// @mockable
    protocol Store {}
}
