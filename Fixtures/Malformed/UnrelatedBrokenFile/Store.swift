/// @mockable
protocol Store {
    func load(id: Int) -> String
}
