// Parameter packs reach handlers and histories as lists.

/// @mockable(history: log = true; pair = true)
protocol PackLogger {
    func count<each Value>(_ values: repeat each Value) -> Int
    func log<each Value: Sendable>(_ values: repeat each Value, level: Int)
    func echo<each Value>(_ values: repeat each Value) -> (repeat each Value)
    func pair<each Value: Hashable>(_ values: (repeat each Value), with name: String) async throws
}

/// @mockable
protocol PackClosures {
    func each<each Value>(_ values: repeat each Value, body: (Int, repeat each Value) throws -> Void) throws
}

/// @mockable
protocol PacksOfClosures {
    func run<each Value>(_ bodies: repeat (each Value) -> Void)
}

/// @mockable(history: visit = true)
protocol PacksOfOptionals {
    func visit<each Value>(_ values: repeat (each Value)?) -> Int
    func change<each Value>(_ values: inout (repeat each Value))
}

/// Closures over packs are values of no other type.
/// @mockable
protocol ClosuresOverPacks {
    func run<each Value>(_ body: @escaping (repeat each Value) -> Void)
    func run<each Value>(_ values: repeat each Value, maybe body: ((repeat each Value) -> Int)?) throws
    func call<each Value>(_ body: @escaping PackTaker<repeat each Value>, id: Int)
    func call<each Value>(maybe body: PackTaker<repeat each Value>?, id: Int)
    func call<each Item>(now body: PackTaker<repeat each Item>)
    func call<each Item>(each bodies: repeat ItemTaker<each Item>)
}

typealias PackTaker<each Value> = (repeat each Value) -> Void
typealias ItemTaker<Item> = (Item) -> Void

/// Nothing makes a closure over a pack.
/// @mockable
protocol MakesClosuresOverPacks {
    func make<each Value>(_ values: repeat each Value) -> (repeat each Value) -> Int
    func find<each Value>(_ values: repeat each Value) -> ((repeat each Value) -> Int)?
}

/// @mockable
protocol OwnedPacks {
    func lend<each Value>(_ values: repeat borrowing each Value) -> Int
    func take<each Value>(_ values: repeat consuming each Value)
    func visit<each Value>(_ body: (repeat borrowing each Value) -> Void)
    func change<each Value>(_ body: (repeat inout each Value) -> Void, from start: Int) -> Int
    func send<each Value>(_ body: (repeat sending each Value) -> Void)
}

/// Whoever owns a closure over a pack, it is a value of no other type.
/// @mockable
protocol PackSender {
    func send<each Value>(_ body: sending @escaping (repeat each Value) -> Void)
    func consume<each Value>(_ body: consuming @escaping @Sendable (repeat each Value) -> Void)
    func borrow<each Value>(_ body: borrowing @escaping (repeat each Value) -> Void)
}
