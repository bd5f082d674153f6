// mockgen: --mock-all
// Calls of an initializer whose parameter has a wrapper with a projected value (SE-0293) compile in its own module only: as
// of Swift 6.3 the compiler fails on them in another, also on those written by hand.

@propertyWrapper
struct Traced<Value> {
    var wrappedValue: Value
    var projectedValue: Traced<Value> { self }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(projectedValue: Traced<Value>) { self = projectedValue }
}

/// @mockable
class Gauge {
    let start: Int
    init(@Traced start: Int) { self.start = start }
    func read(@Traced _ time: Int) -> Int { time }
}

/// A wrapper that is made of its projection alone, which callers of initializers pass.
@propertyWrapper
struct Metered {
    var wrappedValue: Int
    var projectedValue: Metered { self }
    init(projectedValue: Metered) { self = projectedValue }
}
/// @mockable
class MeteredSheet {
    init(@Metered lines: Int, name: String) {}
    func meter(@Metered lines: Int) {}
}
