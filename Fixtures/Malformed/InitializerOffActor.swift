@MainActor
class MainView {
    init() {}
}

/// @mockable
protocol CodableView: MainView, Codable {
    func show()
}

/// @mockable(superclass: type = MainView)
protocol MadeView: Sendable {
    nonisolated init(title: String)
}

@MainActor
class FreeView {
    nonisolated init() {}
}

/// @mockable(superclass: type = FreeView)
protocol FreelyMadeView {
    init(title: String)
}
