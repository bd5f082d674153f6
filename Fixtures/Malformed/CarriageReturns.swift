/// @mockable
protocol Store {
    func load(id: Int) -> String
}

/// @mockable
struct Other {}
