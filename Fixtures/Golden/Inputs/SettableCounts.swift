// mockgen: --allow-set-call-count

/// @mockable
protocol CountedService {
    var name: String { get set }
    func start()
    static func make()
    subscript(index: Int) -> Int { get set }
}

/// @mockable
public protocol CountedSendable: Sendable {
    var name: String { get set }
    func start()
}
