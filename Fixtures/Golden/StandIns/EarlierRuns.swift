// Protocols that the inputs do not declare, and mocks of theirs, some of which are default values.

protocol EarlierStore {
    func load() -> Int
}

class EarlierStoreMock: EarlierStore {
    var loadCallCount = 0

    func load() -> Int {
        loadCallCount += 1
        return 7
    }
}

protocol EarlierClock: AnyObject {
    var now: Int { get set }
}

final class EarlierClockMock: EarlierClock, @unchecked Sendable {
    init() {}

    init(now: Int = 0) {
        self.now = now
    }

    var now: Int = 0
}

protocol EarlierPlace: Sendable {
    func name() async -> String
}

actor EarlierPlaceMock: EarlierPlace {
    init(value: String = "here") {
        self.value = value
    }

    private let value: String

    func name() async -> String { value }
}

public protocol EarlierLog {
    func write()
}

/// It is seen in its module alone.
class EarlierLogMock: EarlierLog {
    init() {}

    func write() {}
}

// What is made of the protocols of the inputs.

class EarlierPlanMock: EarlierPlan {
    init() {}

    func steps() -> Int { 3 }
}

// What is not made without arguments, or not everywhere.

protocol EarlierRoom {
    var number: Int { get }
}

class EarlierRoomMock: EarlierRoom {
    let number: Int

    init(number: Int) {
        self.number = number
    }
}

@MainActor
protocol EarlierScreen {
    func show()
}

@MainActor
class EarlierScreenMock: EarlierScreen {
    init() {}

    func show() {}
}

protocol EarlierQueue<Element> {
    associatedtype Element

    func put(_ element: Element)
}

class EarlierQueueMock<Element>: EarlierQueue {
    init() {}

    func put(_ element: Element) {}
}

protocol EarlierKey {
    var text: String { get }
}

class EarlierKeyMock: EarlierKey {
    let text: String

    init?() {
        nil
    }

    init(text: String) {
        self.text = text
    }
}

protocol EarlierLink {
    func open()
}

class EarlierLinkMock: EarlierLink {
    init() {}
    init() async {}

    func open() {}
}

class EarlierView {
    init(width: Int) {}

    func draw() {}
}

class EarlierViewMock: EarlierView {
    override func draw() {}
}

/// No protocol, though there is what looks like a mock of it.
struct EarlierPoint {
    let x: Int
}

class EarlierPointMock {
    init() {}
}
