/// @mockable
protocol Store {
    func load(id: Int
    func save()
}
