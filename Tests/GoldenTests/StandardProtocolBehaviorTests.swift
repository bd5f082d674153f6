// Mocks that stand in for executors, clocks and random numbers: what the standard library calls reaches the handlers.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Mocks of what the standard library calls")
struct StandardProtocolBehaviorTests {
    @Test("an actor runs on the mock of an executor")
    func executor() async {
        let loop = JobLoopMock(name: "loop")
        loop.enqueueHandler = { [unowned loop] job in
            UnownedJob(job).runSynchronously(on: loop.asUnownedSerialExecutor())
        }
        let answer = await Worker(loop: loop).answer()
        #expect(answer == 42)
        #expect(loop.enqueueCallCount >= 1)
    }

    private actor Worker {
        let loop: JobLoopMock
        nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
        init(loop: JobLoopMock) { self.loop = loop }
        func answer() -> Int { 42 }
    }

    @Test("a clock that does not wait is asked to sleep")
    func clock() async throws {
        let clock = WallClockMock(now: .now, minimumResolution: .zero)
        clock.sleepHandler = { _, _ in }
        try await clock.sleep(for: .seconds(3600))
        #expect(clock.sleepCallCount == 1)
    }

    @Test("what a format has in place of a mock is what a test sets")
    func variadicArgument() {
        let mock = ArgumentModelMock(_cVarArgEncoding: [42])
        #expect(String(format: "%d", mock) == "42")
    }

    @Test("numbers come from the handler")
    func randomNumbers() {
        var dice = DiceMock()
        // Eight faces take three bits: no number is thrown away to keep the odds even.
        dice.nextHandler = { 0 }
        #expect(Int.random(in: 1...8, using: &dice) == 1)
        #expect(dice.nextCallCount == 1)
    }

    @Test("storage that would read as an accessor has another name")
    func accessors() {
        let mock = SendableAccessorNamesMock()
        mock.modifyHandler = { 7 }
        mock.read()
        #expect(mock.modify() == 7)
        #expect(mock.readCallCount == 1)
    }

    @Test("a lock is taken and let go")
    func lock() {
        let lock = RenderLockMock()
        #expect(lock.withLock { lock.unlockCallCount } == 0)
        #expect(lock.lockCallCount == 1)
        #expect(lock.unlockCallCount == 1)
    }

    @Test("a range answers a pattern")
    func range() {
        let interval = IntervalMock<Int>()
        interval.containsHandler = { $0 > 7 }
        #expect(interval ~= 8)
        #expect(interval.containsCallCount == 1)
    }

    @Test("rows are in the handler's order")
    func order() {
        let order = RowOrderMock(order: .forward)
        order.compareHandler = { $0 < $1 ? .orderedDescending : .orderedAscending }
        #expect([1, 3, 2].sorted(using: order) == [3, 2, 1])
    }
}
