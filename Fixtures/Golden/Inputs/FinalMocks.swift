// mockgen: --mock-final

/// @mockable
protocol FinalService {
    var name: String { get set }
    func start() -> Self
    init(name: String)
}

/// @mockable
protocol FinalSendable: Sendable {
    func start() -> Int
}
