/// @mockable
protocol Store {
    @available(*, deprecated, message: "use save)
    func load(id: Int)
    func save()
}
