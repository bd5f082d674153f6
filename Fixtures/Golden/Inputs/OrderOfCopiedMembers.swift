// mockgen: --order --reset --mockfiles Mocks/OrderMocks.swift
// Protocols whose parents are known by mocks that keep an order of their own.

/// Two parents: one order, one reset.
/// @mockable
protocol CopiedService: OrderedService, OrderedVault {
    var name: String { get set }
    func logout() async
}

/// What is static in the parents has a place of its own in a generic mock.
/// @mockable
protocol CopiedGeneric: OrderedPresenter, OrderedService {
    associatedtype Key: Hashable
    func show(key: Key)
}

/// @mockable(order: all = false)
protocol CopiedWithoutOrder: OrderedPresenter {
    func hide()
}

/// @mockable(order: all = false; reset: all = false)
protocol CopiedAlone: OrderedGeneric, OrderedCalls {
    func stop()
}
