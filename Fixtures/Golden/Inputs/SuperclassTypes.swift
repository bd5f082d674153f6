// swift-format-ignore-file
// What members of superclasses say about associated types, and those that say nothing that a mock could follow.

class Dresser<Sock: Hashable> {
    typealias Titles = [String]
    var socks: [String: Sock?] = [:]
    var titles: Titles = []
    let place: (row: Int, name: String) = (0, "")
    init() {}
    func load() throws -> Sock? { nil }
    func count() -> Int { 0 }
    func store(_ value: Any) {}
    subscript(index: Int) -> String { "" }
    class func standard() -> Int { 0 }
}

extension Dresser {
    var labels: [Substring] { [] }
    func first() -> Double { 0 }
}

/// Properties say what their types are made of, wherever they are declared.
/// @mockable
protocol StockedDresser: Dresser<Int> {
    associatedtype Sock
    associatedtype Title
    associatedtype Row: Comparable
    associatedtype Name
    associatedtype Labels: Collection
    var socks: [String: Sock?] { get set }
    var titles: [Title] { get }
    var place: (row: Row, name: Name) { get }
    var labels: [Labels.Element] { get }
    func find(_ title: Title, in row: Row) -> Sock?
}

/// So do functions of what something is asked of.
/// @mockable
protocol LoadingDresser: Dresser<Int> {
    associatedtype Sock: Hashable
    associatedtype First: Comparable
    func load() -> Sock?
    func first() -> First
    static func standard() -> Sock
    func add(_ sock: Sock, after first: First)
}

/// What a function answers is not what is asked of the associated type, or comes after its default.
/// @mockable
protocol OtherDresser: Dresser<Int> {
    associatedtype Count: Collection
    associatedtype Sock: Hashable = String
    func count() -> Count
    func load() throws -> Sock?
}

/// Nothing is asked of these.
/// @mockable
protocol AnyDresser: Dresser<Int> {
    associatedtype Count
    associatedtype Value
    func count() -> Count
    func store(_ value: Value)
    subscript(index: Int) -> Value { get }
}

/// @mockable(typealias: Count = String)
protocol StatedDresser: Dresser<Int> {
    associatedtype Count
    func count() -> Count
}

class Pin {
    var isOpen = false
}

class PinBoard {
    init() {}
    func pin() -> Pin { Pin() }
}

/// What is not Sendable is not what is asked for.
/// @mockable
protocol SendablePinBoard: PinBoard {
    associatedtype Pinned: Sendable
    func pin() -> Pinned
}

/// A typealias of a generic parameter that is a closure below.
class DispatchDesk<Job> {
    typealias Work = Job
    init() {}
    var last: Work? { nil }
    func run(_ work: Work) {}
}
/// @mockable
protocol ClosureDesk: DispatchDesk<() -> Void> {
    var work: Work { get }
    func add(_ work: Work) async
    func swap(_ work: Work?) -> Work?
}
