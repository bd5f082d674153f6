// mockgen: --mockfiles StandIns/HandwrittenMocks.swift
// What parents on no actor store is behind locks where the child is waited for on none, or is Sendable.

/// @mockable
@MainActor
protocol MainLedger: LedgerParent {
    func open()
}

/// @mockable
protocol SharedLedger: LedgerParent, Sendable {
    func open()
}

/// @mockable
protocol PlainLedger: LedgerParent {
    func open()
}
