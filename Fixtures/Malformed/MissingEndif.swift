#if DEBUG
/// @mockable
protocol Store {
    func load(id: Int)
}
