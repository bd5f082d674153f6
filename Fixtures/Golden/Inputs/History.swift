// Argument histories, asked for by name.

typealias SaveCompletion = (Bool) -> Void
typealias MaybeCompletion = SaveCompletion?

/// @mockable(history: save = true; saveAll = true; touch = true; replace = true; done = true; find = true; edit = true; implicit = true; aliased = true; pair = true; sum = true; opaque = true; typed = true)
protocol Archive {
    func save(_ item: String)
    func save(_ item: String, to path: String, _ priority: Int)
    func saveAll(_ items: [String], completion: @escaping (Bool) -> Void)
    func touch()
    func replace(_ old: inout Int, with new: Int) -> Int
    func done(_ completion: () -> Void)
    func find<Key: Hashable>(_ key: Key, limit: Int) -> [Key]
    func edit<Value>(_ value: Value?)
    func implicit(_ name: String!, _ other: Int?)
    func aliased(_ name: String, completion: @escaping SaveCompletion, last: MaybeCompletion)
    func pair(_ pair: (Int, String))
    func sum(_ numbers: Int...) -> Int
    func opaque(_ key: some Hashable, _ list: [Int])
    func typed(in: Int, _: String)
    func unrecorded(_ item: String)
}

/// What is recorded of `T!` is `T`, also where that is `Any`; of calls with `nil` nothing is.
/// @mockable(history: give = true; giveAll = true; keep = true)
protocol ImplicitHistory {
    associatedtype Gift
    func give(_ gift: Gift!, to index: Int)
    func giveAll(_ gifts: [Any]!)
    func keep(_ box: consuming SharedBox!)
}

/// The same behind locks.
/// @mockable(history: log = true; lend = true)
protocol ImplicitLog: Sendable {
    func log(_ line: String!, at index: Int!, by author: String) async
    func lend(_ line: borrowing String!, at index: borrowing Int!)
}
