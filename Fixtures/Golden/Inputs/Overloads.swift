// Each overload appends components of its signature until its name is free.

/// @mockable
protocol Loader {
    func load()
    func load(id: Int) -> String
    func load(id: String) -> String
    func load(_ ids: [Int], byName name: String) -> [String: Int]
}

/// @mockable
protocol OverloadedStore {
    // 1. Labels; a label that the name ends with already is left out.
    func remove()
    func remove(at index: Int)
    func remove(at index: Int, animated: Bool)
    func updateName()
    func updateName(name: String)
    func updateName(name: String, length: Int)
    // 2. Generic parameters.
    func encode<Value: Encodable>(_ value: Value)
    func encode<Value: Hashable>(_ value: Value)
    // 3. Where clauses.
    func merge<Items>(_ items: Items) where Items: Sequence
    func merge<Items>(_ items: Items) where Items: Collection
    // 4. Types of parameters.
    func find(key: String)
    func find(key: [String])
    func find(key: [String: Int])
    func find(key: String?)
    func find(key: (Int, Bool))
    func find(key: (Int) -> Bool)
    func find(key: (Int) async throws -> Bool)
    func find(key: Set<Swift.String>)
    // 5. The result.
    func count() -> Int
    func count() -> Double
    func count() -> [String: [String: [String: Set<String>]]]
    // 6. static.
    func reset()
    static func reset()
    // 7. A number.
    func close(_: String)
    func close(_: [String])
    // Variables come first, wherever they are declared.
    var title: String { get set }
    func title(of row: Int) -> String
    func size(of row: Int) -> Int
    var size: Int { get }
}

/// @mockable
protocol AsyncOverloads {
    func fetch() -> Int
    func fetch() async -> Int
    func fetch(completion: @escaping (Int) -> Void)
    func fetch(completion: @escaping (String) -> Void)
}

/// Overloads that differ in what can be sent alone: one member is the witness of both.
/// @mockable
protocol SendingOverloads {
    func send<T>(_ value: T)
    func send<T: Sendable>(_ value: T)
    func keep<T: Hashable & Sendable>(_ value: T) async
    func keep<T: Hashable>(_ value: T) async
    func pass(_ value: some Hashable & Sendable) -> Int
    func pass(_ value: some Hashable) -> Int
    func move<T>(_ value: T) -> T where T: Sendable
    func move<Value>(_ value: Value) -> Value
    init<T: Sendable>(_ value: T)
    init<T>(_ value: T)
}
