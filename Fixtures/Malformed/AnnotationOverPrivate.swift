/// @mockable
private protocol Store {}

enum Outer {
    /// @mockable
    fileprivate protocol Inner {}
}
