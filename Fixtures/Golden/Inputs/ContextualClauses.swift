// mockgen: --mock-all --enable-args-history
// Members of classes with where clauses about the parameters of the class (SE-0267), and parameters that cannot be copied.

struct ContextualKey<Value> where Value: Equatable {
    let value: Value
}

/// Nothing that is stored has the clause of a member.
/// @mockable
class ContextualStore<Key, Value> {
    init() {}
    func load(_ keys: Set<Key>, limit: Int) -> [Key: Value] where Key: Hashable { [:] }
    func find(_ key: ContextualKey<Key>) async throws -> ContextualKey<Key>? where Key: Equatable { nil }
    func first(_ elements: Key, _ count: Int) -> Key.Element? where Key: Collection { nil }
    func update(_ keys: inout Set<Key>) where Key: Hashable {}
    func fail(_ value: Value) throws(Value) where Value: Error {}
    func each<S: Sequence>(_ keys: S, _ body: (Set<Key>) -> Void) where S.Element == Key, Key: Hashable {}
    subscript(keys: Set<Key>) -> Int where Key: Hashable { 0 }
    // These are types without it.
    func plain(_ key: Key, _ keys: [Key?]) -> Result<Key, any Error> where Key: Hashable { .success(key) }
}

/// The class asks for enough by itself.
/// @mockable
class ContextualIndex<Key: Hashable> {
    init() {}
    func range(_ keys: Set<Key>) -> [Key: Int] where Key: Comparable { [:] }
}

class ContextualOuter<Element> {
    /// @mockable
    class Inner {
        init() {}
        func insert(_ elements: Set<Element>) where Element: Hashable {}
    }
}

/// @mockable
class ContextualKeeper<Value: ~Copyable> {
    init() {}
    func keep(_ value: borrowing Value, at index: Int) {}
    func take(_ value: consuming Value) {}
    func copy(_ value: Value) -> [Value] where Value: Copyable { [value] }
}

/// A member whose clause is not met is none of the subclass, which could not write its types.
class ContextualAnimal {}
class ContextualBox<Value: AnyObject> {}
class ContextualCage<Animal: ContextualAnimal> {}
protocol ContextualTag {}
class ContextualBase<Value> {
    init() {}
    init(owner: Value) where Value: AnyObject {}
    func find(_ box: ContextualBox<Value>) where Value: AnyObject {}
    func cage() -> ContextualCage<Value>? where Value: ContextualAnimal { nil }
    func tags() -> [Value] where Value: ContextualTag { [] }
    func keys() -> Set<Value> where Value: Hashable { [] }
    func name() -> Value? where Value == String { nil }
    func sum() -> Value? where Value == Int { nil }
}
/// @mockable
class ContextualNumbers: ContextualBase<Int> {}
/// @mockable
class ContextualAnimals: ContextualBase<ContextualAnimal> {}
