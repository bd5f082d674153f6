// mockgen: --mock-all
// Mocks of classes are default values where they are made without arguments.

/// @mockable
class PlainSensor {
    var level = 1

    func read() -> Int { level }
}

/// @mockable
class SetSensor: PlainSensor {
    let limit: Int

    init(limit: Int = 3) {
        self.limit = limit
    }
}

/// @mockable
open class OpenSensor {
    public let name: String

    public init() {
        name = "open"
    }

    open var owner: SensorOwner? { nil }
}

/// @mockable
public class ClosedSensor {
    let name: String

    init() {
        name = "closed"
    }
}

/// @mockable
class NamedSensor {
    let name: String

    init(name: String) {
        self.name = name
    }
}

/// @mockable
class FailingSensor {
    init?() {}
}

/// @mockable
class ThrowingSensor {
    init() throws {}
}

/// @mockable
class WaitingSensor {
    init() async {}
}

/// @mockable
class TypedSensor<Value> {
    init() {}
}

/// @mockable
@MainActor
class ScreenSensor {
    init() {}
}

/// @mockable
class ConvenientSensor {
    init(name: String) {}

    convenience init() {
        self.init(name: "")
    }
}

/// Making the mock of one would make that of the other, and so on.
/// @mockable
class RoundSensor {
    init() {}

    var hub: SensorHub { fatalError("computed") }
}

/// @mockable
protocol SensorHub {
    var round: RoundSensor { get }
    var plain: PlainSensor { get set }
    var set: SetSensor { get }
    var label: String { get }

    func make() -> PlainSensor
    func find() async throws -> (SetSensor, Int)
}

/// @mockable
public protocol SensorOwner {
    var open: OpenSensor { get }
    var closed: ClosedSensor { get }
    var count: Int { get }
}

/// @mockable
protocol OtherSensors: Sendable {
    var plain: PlainSensor { get }
    var named: NamedSensor { get }
    var failing: FailingSensor { get }
    var throwing: ThrowingSensor { get }
    var waiting: WaitingSensor { get }
    var typed: TypedSensor<Int> { get }
    var screen: ScreenSensor { get }
    var convenient: ConvenientSensor { get }
}

private struct DefaultPage: SensorPage {
    var session: PageSession { PageSession(page: self) }
}

/// The mock of a page stands in for the one that other files do not see. It makes no session, which would make a page.
/// @mockable
class PageSession {
    init(page: any SensorPage = DefaultPage()) {}
}

/// @mockable
protocol SensorPage {
    var session: PageSession { get }
}

/// The value in a tuple would make the mock of the class again.
/// @mockable
class PairedSensor {
    var pair: (any SensorPair, Int) { fatalError("computed") }

    init() {}
}

/// @mockable
protocol SensorPair {
    var sensor: PairedSensor { get }
}
