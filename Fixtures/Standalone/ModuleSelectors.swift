// mockgen: --enable-args-history --order --reset
// Members that hide a function, and the module before it: only a module selector (SE-0491) is left.

/// @mockable
protocol SelectedModule {
    func Swift() -> Int
    func withoutActuallyEscaping(_ body: () -> Void) async -> Int
    func sort<Value>(_ value: Value, by areInOrder: (Value, Value) -> Bool) -> Bool
}

/// @mockable
protocol PlainModule {
    func visit(_ body: (Int) throws -> Void) async rethrows
}
