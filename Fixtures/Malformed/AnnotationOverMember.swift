/// @mockable
protocol Store {
    /// @mockable
    func load()
    /// @mockable
    associatedtype Key
}
