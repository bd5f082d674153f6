// mockgen: --enable-args-history

typealias Perhaps<Value> = Value?

/// @mockable
protocol ErasingOptionals {
    func map<Value>(_ transform: (Value) -> Value?) -> Perhaps<Value>
    func compactMap<Value, Other>(_ values: [Value], _ transform: (Value) throws -> Other?) rethrows -> [Other]
    func nested<Value>(_ transform: (Value) -> Value??)
    func attempt<Value>(_ transform: (Value) async throws -> Perhaps<Value>) async rethrows
    func join<Value>(_ values: Value?..., others: Perhaps<Value>...)
    func merge<Value>(_ value: Perhaps<Value>, into other: inout Perhaps<Value>)
    func lend<Value>(_ value: borrowing Perhaps<Value>)
    func zip<each Value>(_ values: repeat Perhaps<each Value>)
    subscript<Value>(value: Perhaps<Value>) -> Perhaps<Value> { get set }
}

/// @mockable
protocol SendingOptionals: Sendable {
    func send<Value>(_ value: sending Value?, to other: sending Perhaps<Value>)
}

/// An optional that a closure changes.
/// @mockable
protocol ErasedChanges {
    func change<Value>(_ value: Value?, by body: (inout Value?) -> Void)
}

protocol ErasedSource<Value> {
    associatedtype Value
}

typealias SentSource<Value> = ErasedSource<Value> & Sendable

/// No cast asks whether something is Sendable.
/// @mockable
protocol SourceFinder {
    func source<Value>(of value: Value) -> (any ErasedSource<Value> & Sendable)?
    func sent<Value>(of value: Value) -> (any SentSource<Value>)?
    func object<Value>(of value: Value) -> (any ErasedSource<Value> & AnyObject)!
}
