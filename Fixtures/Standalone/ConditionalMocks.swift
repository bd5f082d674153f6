// swiftc: -DFLAG
// swiftc: -DOTHER
// swiftc: -DFLAG -DOTHER
// swiftc: -DNEITHER
// Where more than single members depends on an `#if`, each condition has a mock of its own.

import Foundation

struct Draft {}
protocol Tagged {}
protocol Labelled: Tagged {}
#if FLAG
extension Draft: Labelled {}
struct Page: Tagged {}
#else
struct Page {}
#endif
#if OTHER
extension Draft: Equatable {}
#elseif !FLAG
extension Page: Equatable {}
#endif

/// Defaults that conform under one condition, and under another.
/// @mockable
protocol DraftStore {
    associatedtype Item: Tagged = Draft
    func put(_ item: Item) -> Bool
}
/// @mockable
protocol PageStore: ManyPages where Pages: Equatable {
    associatedtype Item: Tagged = Page
    func put(_ item: Item) -> Bool
}
protocol ManyPages {
    associatedtype Pages = [Draft]
    func putAll(_ pages: Pages)
}
#if FLAG
/// @mockable
protocol FlagStore {
    associatedtype Item: Tagged = Draft
    func put(_ item: Item) -> Bool
}
#endif

/// Parents on other actors, or of other kinds.
#if FLAG
@MainActor protocol Base {
    var base: Int { get set }
    init()
}
#else
protocol Base: Sendable {
    var base: Int { get set }
    init()
}
#endif
#if OTHER
@MainActor protocol Runner: Sendable { func run() }
#else
protocol Runner: Actor { func run() async }
#endif
/// @mockable
protocol BaseHeir: Base {
    func act(_ done: @escaping @Sendable () -> Void)
}
/// @mockable
protocol BaseGrandchild: BaseHeir where Self: Base {
    func actLater() async throws
}
/// @mockable
protocol RunnerHeir: Runner {
    func walk() async -> Int
    nonisolated var name: String { get }
}
protocol OnMain { @MainActor func main() }
protocol OffMain { func off() }
#if FLAG
typealias Somewhere = Runner & OnMain
#else
typealias Somewhere = OffMain
#endif
/// @mockable
protocol SomewhereHeir: Somewhere {
    func anywhere() async
}

/// Names of types under one condition, and of typealiases under another.
class Machine {
    init(parts: Int) {}
    func stop() {}
}
#if FLAG
class Engine {
    init() {}
    func go() {}
}
protocol Fuel { func burn() }
#else
typealias Engine = Machine
typealias Fuel = OffMain
#endif
/// @mockable
protocol EngineHeir: Engine, Fuel {
    func go()
    func stop()
}
#if !FLAG
/// @mockable
protocol MachineHeir: Engine, Fuel {
    func go()
    func stop()
}
#endif

/// What is a class under one condition only.
#if FLAG
typealias MaybeMachine = Machine
#else
typealias MaybeMachine = OffMain
#endif
/// @mockable
protocol MaybeMachineHeir: MaybeMachine {
    func stop()
}

/// Requirements whose types change with the superclass.
#if FLAG
typealias View = Draft
class Pane {
    init(draft: Draft?) {}
    func show(_ view: Draft) {}
}
#else
typealias View = Page
class Pane {
    init(page: Page?) {}
    func show(_ view: Page) {}
}
#endif
/// @mockable
protocol PaneHeir: Pane {
    init(name: String)
    func show(_ view: View)
    func hide(_ view: View) -> View
}

/// Objects of Objective-C, and others, that are equal by identity.
#if FLAG
typealias Thing = NSObject
class Entity: NSObject {}
#else
class Thing {
    init() {}
}
class Entity: Hashable {
    init() {}
    static func == (one: Entity, other: Entity) -> Bool { one === other }
    func hash(into hasher: inout Hasher) {}
}
#endif
/// @mockable
protocol ThingHeir: Thing, Hashable, CustomStringConvertible {
    func think() -> Int
}
/// @mockable
protocol EntityHeir: Entity, Equatable, CustomDebugStringConvertible {
    func be() -> Int
}

/// Properties of superclasses that say what associated types are, each under its condition.
class Crate {
    init() {}
    #if FLAG
    var load = 0
    #else
    var load: String { "" }
    #endif
}
#if OTHER
class Pallet {
    init() {}
    var load: Int = 0
}
#else
class Pallet {
    init() {}
    var load: String = ""
}
#endif
class Container: Pallet {}
/// @mockable
protocol CrateHeir: Crate {
    associatedtype Load: Hashable
    var load: Load { get }
    func stack(_ loads: [Load])
}
/// @mockable
protocol ContainerHeir: Container {
    associatedtype Load: Comparable
    var load: Self.Load { get set }
}

/// An enum that has cases under one condition only.
enum Step {
    #if FLAG
    case up, down
    #endif
}
/// @mockable
protocol Stairs {
    var step: Step { get }
    func climb(_ step: Step) -> Step
}
