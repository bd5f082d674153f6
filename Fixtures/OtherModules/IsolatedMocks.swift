// mockgen: --mock-default-isolation MainActor --mock-all
// tests: -default-isolation MainActor
// tests: -default-isolation MainActor -enable-upcoming-feature InferIsolatedConformances
// Mocks in a module that isolates by default and says so, of classes and protocols in one that does not.

class Plain {
    var title = ""
    init() {}
    init(title: String) { self.title = title }
    func load(_ box: Box) async -> Box { box }
    subscript(index: Int) -> Box { Box() }
    class func make() -> Int { 0 }
}
class Box {}
final class Label: Sendable {}

/// @mockable
class Base: Plain {
    var count: Int { 0 }
    required override init(title: String) { super.init(title: title) }
}

/// What nobody declares is on no actor.
/// @mockable
class Undeclared {
    func run() throws {}
}

/// In Swift 6 mode alone the `init()` is on none.
/// @mockable
@MainActor class Bound {
    var names: [String] = []
    unowned var label: Label?
    func show() {}
}

/// @mockable
@MainActor class BoundBelow: Plain {
    func show() {}
}

/// @mockable
protocol WithBase: Base {
    func save(_ box: Box) async
}

/// @mockable
@MainActor protocol BoundWithBase: Undeclared {
    var box: Box { get set }
}

/// What is inferred of a parent stays.
/// @mockable
protocol InheritsActor: BoundWithBase {}

/// @mockable
protocol Key: Sendable {
    init(key: any Key)
}

/// Its `init` is called by whoever may not send.
/// @mockable
protocol BoxActor: Actor {
    init(box: Box)
}

/// @mockable
protocol Numbered: Hashable, Sendable, ExpressibleByIntegerLiteral {
    static var all: [Int] { get set }
    func number() async
}

/// An internal type that a public class hides.
open class Crate {
    init() {}
    func pack(_ box: Box) {}
}
/// @mockable
open class BoxCrate: Crate {
    class Box {}
}

/// An `init()` that nobody declares is where that of the outermost class is.
@MainActor class BareModel {}
@MainActor class BoxModel { var box = Box() }
/// @mockable
class ModelOfBare: BareModel {
    var box = Box()
    var make = { 1 }
}
/// @mockable
@MainActor class BoundModelOfBare: BareModel { var box = Box() }
/// @mockable
class ModelOfBox: BoxModel { var count = 1 }

/// What overrides an `init()` that nobody declares is where that is: on no actor in Swift 6 mode.
/// @mockable
@MainActor class Shade {}
/// @mockable
class DeepShade: Shade {
    override init() {}
}
/// @mockable
class NamedShade: DeepShade {
    override init() { super.init() }
    init(name: String) { super.init() }
}
/// @mockable
protocol ShadeShowing: DeepShade { func show() }
/// @mockable
protocol ShadeMaking: NamedShade { init(); func make() }

/// Members on an actor that a protocol inherits, below a class that is on none.
@globalActor actor Stage { static let shared = Stage() }
class Lamp { init() {} }
@Stage protocol Staged {}
protocol StagedRun: Staged { @Stage func run() async -> Int }
/// @mockable
protocol LampRun: Lamp, StagedRun { func dim(to level: Int) async -> Int }
