// mockgen: --mockfiles StandIns/HandwrittenMocks.swift --mockfiles StandIns/OtherMocks.swift
// What people and other tools wrote. What parents on no actor store is behind locks where the child is waited for on none, or is Sendable.

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

/// @mockable
public protocol PublicVault: VaultParent {
    func close()
}

/// @mockable
public protocol SharedVault: VaultParent, Sendable {
    func close()
}

/// @mockable
protocol NarrowSafe: SafeParent {
    func close()
}

/// Private declarations of two files have the same names.
/// @mockable
protocol CountingSafe: SafeParent, CounterParent {}

/// @mockable
protocol SharedCounter: CounterParent, Sendable {}
