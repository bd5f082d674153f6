/// @mockable
protocol Store {
    func load(id: Int /* the key)
    func save()
}
