// swiftc: -default-isolation MainActor
// mockgen: --use-template-func
// The helper functions of mocks run on any actor, also where a module isolates functions by default (SE-0466).

@globalActor
actor Background {
    static let shared = Background()
}

/// @mockable
@Background
protocol Synchronizer {
    func sync(_ id: Int) -> Int
    func stop()
}

/// @mockable(history: show = true)
protocol Screen {
    func show(_ id: Int) -> Int
}
