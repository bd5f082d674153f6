/// @mockable
protocol Store: Base, Core.Other, Sendable {
    func load()
}
