// mockgen: --mock-all --order
// Classes whose mocks keep the order of their calls.

/// 'Call' of Order.swift has the name that the mock's own type would have.
/// @mockable
class Scheduler {
    init(calls: [Call?]) {}
    func run() {}
}
