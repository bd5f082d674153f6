/// @mockable
protocol Store {
    func load()
    func save()
}
