/// @mockable
protocol Store {
    func load(id: Int)
}
}

/// @mockable
protocol Other {
    func save()
}
