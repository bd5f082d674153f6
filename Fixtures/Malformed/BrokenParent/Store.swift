/// @mockable
protocol Store: Base {
    func load()
}
