// Subscripts: labels, setters, overloads, generics, statics, effects.

/// @mockable
protocol Grid {
    subscript(i: Int) -> String { get set }
    subscript(key key: String) -> Int { get }
    subscript(row: Int, column: Int) -> Double { get set }
    subscript(row row: Int, column column: Int) -> Theme { get set }
    subscript(_ unnamed: Bool) -> Bool { get }
    subscript(_: Character) -> Bool { get }
    subscript(range: Range<Int>) -> [String] { get }
    subscript() -> Int { get }
}

/// @mockable
protocol GenericGrid {
    subscript<Key: Hashable>(key: Key) -> Int { get set }
    subscript<Value>(type: Value.Type) -> Value? { get set }
    subscript<Value>(path path: KeyPath<Theme, Value>) -> Value { get }
}

/// @mockable
protocol StaticGrid {
    static subscript(index: Int) -> String { get set }
    static subscript(name name: String) -> Theme { get }
}

/// @mockable
protocol RemoteGrid {
    subscript(index: Int) -> String { get throws }
    subscript(later index: Int) -> Theme { get async throws }
    subscript(quiet index: Int) -> Int { get async }
}

/// @mockable
protocol VariadicGrid {
    subscript(indices: Int...) -> Int { get set }
    subscript(optional key: String?) -> String? { get set }
    subscript(default: Int) -> Int { get set }
}

/// @mockable
protocol ImplicitSubscript {
    subscript(index: Int!) -> String! { get set }
}

/// Labels of parameters that have no name.
/// @mockable
protocol LabelledSubscripts {
    subscript(key _: String) -> Int? { get set }
    subscript(in _: Int, `default` _: Int, _: Int) -> Int? { get }
}

/// @mockable
protocol NamelessSubscript {
    subscript(_ _: Int, key _: Int) -> Int { get }
}

/// @mockable
protocol SubscriptsOfOneName {
    subscript(position: Int) -> Int { get }
    subscript(position index: Int) -> Int { get set }
}

/// @mockable
protocol VoidSubscript {
    subscript() -> Void { get set }
    subscript(index: Int) -> Void { get set }
}
