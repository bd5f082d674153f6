/// @mockable(histroy: load = true)
protocol Store {
    func load()
}

/// @mockable(spy: load = true)
protocol Other {
    func load()
}
