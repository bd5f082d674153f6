// Generic functions: what mentions a generic parameter is `Any` in handlers.

/// @mockable
protocol Cache {
    func gen<T: Hashable>(_ t: T, u: [T]) -> T
    func store<Value>(_ value: Value, for key: String)
    func value<Value>(_ type: Value.Type, for key: String) -> Value
    func optional<Value>(_ value: Value?) -> Value?
    func array<Value>(_ values: [Value]) -> [Value]
    func constrained<Key, Value>(_ table: [Key: Value]) -> Value where Key: Hashable, Value: Comparable
    func opaque(_ items: some Sequence<Int>) -> Int
    func opaqueInside(_ items: [some Equatable]) -> Int
    func opaqueOptional(_ item: (some Equatable)?)
    func change<Value>(_ value: inout Value, by other: Value)
    func perform<Result>(_ body: () -> Result) -> Result
    func performLater<Input, Output>(_ body: @escaping (Input) -> Output)
    func combine<First, Second>(_ pair: (First, Second), _ swap: (First, Second) -> (Second, First)) -> (Second, First)
    func tryAll<Value>(_ values: Value...) throws -> Value
    func later<Value: Sendable>(_ value: Value) async throws -> Value
    func decode<Value: Decodable>(_ type: Value.Type) async throws -> Value
    func implicit<Value>(_ value: Value!) -> Value!
    func implicit<Value>(doubly value: Value?!)
    func object<Value: AnyObject>(_ value: Value) -> Value?
    func wrapped<Value>(_ value: Result<Value, any Error>) -> Result<Value, any Error>
}

/// Generic closures and inout parameters in all their forms.
/// @mockable
protocol GenericClosures {
    func optional<Value>(_ body: ((Value) -> Void)?)
    func escaping<Value: AnyObject>(_ object: Value, _ body: @escaping (Value) -> Void) -> Value? where Value: Equatable
    func automatic<Value>(_ value: @autoclosure () -> Value) -> Value
    func automaticThrowing<Value>(_ value: @autoclosure () throws -> Value) rethrows -> Value
    func sendable<Value: Sendable>(_ body: @escaping @Sendable (Value) async -> Void) async
    func list<Value>(_ values: inout [Value])
    func table<Key, Values: Sequence>(_ values: Values) -> [Key: Int] where Values.Element == Key, Key: Hashable
    func inoutBody<Value>(_ body: (inout Value, inout Int) -> Void)
    func nested<Value>(_ body: (Value, () -> Void, (Value) -> Value) -> Value)
    func variadicBody<Value>(_ body: (Value...) -> Void)
    func opaqueInOpaque(_ items: some Collection<some Hashable>) -> any Collection<Int>
}

/// @mockable
protocol GenericNames {
    associatedtype Value: Hashable
    func keep<Value>(_ value: Value, for key: Self.Value) -> [Value]
}

/// @mockable
protocol GenericAliases {
    associatedtype Value
    func keep<Value>(_ value: Value, for key: Self.Value) -> [Value]
}

class Widget {}
typealias AnyWidget = Widget
/// `any` stands before protocols only.
/// @mockable(history: show = true)
protocol WidgetShow {
    func show(_ widget: some Widget) -> Int
    func hide(_ widget: (some AnyWidget)?)
}

/// Requirements that differ in what only their results say: one member answers them all.
/// @mockable
protocol AnyResolver {
    func resolve<Value>() -> Value?
    func resolve<Value>() -> Value
    func find<Value>(_ key: String) async throws -> [Value]?
    func find<Value: Decodable>(_ key: String) async throws -> Value?
    func find<Value>(_ key: String) async throws -> Value?
    func load<Value: Decodable>(_ key: String) throws -> Value
    func load<Value: Decodable>(_ key: String) throws -> [Value]
    func load<Value: Encodable>(_ key: String) throws -> Value
    func check<Value, Failure: Error>(_ key: String) -> Result<Value, Failure>
    func check<Value>(_ key: String) -> Result<Value, any Error>
    subscript<Value>(key: String) -> Value { get }
    subscript<Value>(key: String) -> [Value] { get }
    /// Parameters and effects tell these apart.
    func take<Value>(_ value: Value) -> Value
    func take<Value: Hashable>(_ value: Value) -> Value
    func read<Value>(_ value: (String) throws -> Value) throws -> Value
    func read<Value: Sendable>(_ value: @Sendable (String) throws -> Value) async throws -> Value
}

protocol AnyRequest<Response> {
    associatedtype Response: Decodable
}

/// @mockable
protocol AnyClient {
    func send<Request: AnyRequest>(_ request: Request) async throws -> Request.Response
    func send<Response: Decodable>(_ request: some AnyRequest<Response>) async throws -> Response
}

/// A generic parameter named like that of the mock gets a name that nothing else in its function has.
/// @mockable
protocol NumberedItems {
    associatedtype Item: Comparable
    associatedtype Item2
    func convert<Item>(_ item: Item, to other: Item2) -> Item2
}

/// An optional result is nil where the handler answers with a value of another type.
/// @mockable
protocol Settings {
    func value<Value>(for key: String) -> Value?
    func values<Value>(for key: String) throws -> [Value]?
    func nested<Value>(for key: String) -> Value??
    func implicit<Value>(for key: String) -> Value!
    func pair<Value>(for key: String) -> (Value, Int)?
    func action<Value>(for key: String) -> (@Sendable (Value) -> Void)?
    func load<Value>(_ key: String) async -> Value?
    subscript<Value: AnyObject>(key: String) -> Value? { get }
}

/// @mockable
protocol SharedSettings: Sendable {
    func load<Value: Sendable>(_ key: String) async throws -> Value?
}
