/// @mockable
protocol Store {
    func load()
}

/// @mockable
protocol Store {
    func save()
}
