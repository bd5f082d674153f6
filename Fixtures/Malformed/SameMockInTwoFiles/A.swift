/// @mockable
protocol Store {
    func load()
}
