// Atomics and mutexes (SE-0410, SE-0433): what has a property of one can be nothing but a constant.

import Synchronization

typealias Counter = Atomic<Int>

struct Settings: Sendable {
    var depth: Int
}

/// @mockable
protocol Counting: AnyObject {
    var lock: Mutex<[String]> { get }
    var spare: Mutex<Settings>? { get }
    var total: Counter { get }
    static var all: Counter { get }
    static var settings: Mutex<Settings> { get }
    #if !os(Windows)
    var flag: Atomic<Bool> { get }
    #endif
    var title: String { get set }
    func make() -> Mutex<Int>
    func look(at lock: borrowing Mutex<Int>, _ counter: borrowing Counter) -> Int
}

/// @mockable
protocol SharedCounting: Sendable {
    var count: Atomic<Int> { get }
    static var shared: Mutex<String> { get }
}

/// @mockable
@MainActor
protocol BoundCounting {
    var lock: Mutex<[String]> { get }
    nonisolated var count: Counter { get }
    static var all: Counter { get }
}

/// @mockable
protocol ActorCounting: Actor {
    var lock: Mutex<[String]> { get }
    nonisolated var count: Counter { get }
}
