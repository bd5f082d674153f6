// Functions with effects wait for their handlers and throw what these throw, as far as the protocol lets them.

import Testing

@testable import GoldenFixtures

@Suite("Effects of mocks")
struct EffectBehaviorTests {
    private struct Failure: Error, Equatable {
        var code = 1
    }

    @Test("handlers can wait and throw")
    func asyncThrows() async throws {
        let downloader = DownloaderMock()
        #expect(try await downloader.download("a") == "")
        downloader.downloadHandler = { path in
            await Task.yield()
            if path == "bad" { throw Failure() }
            return "got \(path)"
        }
        #expect(try await downloader.download("good") == "got good")
        await #expect(throws: Failure()) { try await downloader.download("bad") }
        #expect(downloader.downloadCallCount == 3)
    }

    @Test("typed errors keep their type")
    func typedThrows() {
        let downloader = DownloaderMock()
        downloader.typedHandler = { path throws(NetworkError) in
            if path.isEmpty { throw .offline }
            return path.count
        }
        do {
            #expect(try downloader.typed("four") == 4)
            _ = try downloader.typed("")
            Issue.record("nothing was thrown")
        } catch {
            // The error is a NetworkError here without a cast.
            #expect(error == .offline)
        }
    }

    @Test("handlers throw where no value is there to answer")
    func emptyTuples() async {
        let tuples = EmptyTuplesMock()
        tuples.giveLaterHandler = { throw Failure(code: $0) }
        func give() async throws { _ = try await (tuples.giveLater as (Int) async throws -> Any)(4) }
        await #expect(throws: Failure(code: 4)) { try await give() }
    }

    @Test("generic errors are cast back")
    func genericTypedThrows() throws {
        let thrower = GenericThrowerMock()
        thrower.runHandler = { try $0() + 1 }
        #expect(thrower.run { 1 } == 2)
        let failing: () throws(Failure) -> Int = { () throws(Failure) -> Int in throw Failure(code: 2) }
        #expect(throws: Failure(code: 2)) { try thrower.run(failing) }
        thrower.attemptHandler = { throw $0 as! any Error }
        #expect(throws: Failure(code: 3)) { try thrower.attempt(Failure(code: 3)) }
        thrower.collectHandler = { try $0() }
        #expect(thrower.collect { "text" } == "text")
    }

    @Test("closures throw what the mock is made for")
    func closureThrower() {
        let mock = ClosureThrowerMock<NetworkError>()
        mock.runHandler = { body throws(NetworkError) in try body() + 1 }
        #expect(throws: NetworkError.offline) { try mock.run { () throws(NetworkError) in throw .offline } }
        #expect(mock.runCallCount == 1)
    }

    @Test("closures that run on an actor reach handlers and are watched")
    func rethrowingFromMain() async throws {
        let mock = RethrowingFromMainMock()
        mock.loadHandler = { body, other in try await body(1) + (other?(2) ?? 0) }
        #expect(await mock.load({ $0 * 10 }, { $0 * 100 }) == 210)
        await #expect(throws: Failure(code: 7)) {
            try await mock.load({ _ throws(Failure) in throw Failure(code: 7) }, nil)
        }
        #expect(mock.loadCallCount == 2)
    }

    @Test("closures whose results are sent, or belong to an actor that only they know, are watched as well")
    func rethrowingResults() async throws {
        let mock = RethrowingResultsMock()
        mock.sendHandler = { try $0(2).count }
        #expect(await mock.send { Array(repeating: 0, count: $0) } == 2)
        await #expect(throws: Failure()) { try await mock.send { _ in throw Failure() } }
        mock.boxHandler = { try await $0().number }
        #expect(await mock.box { RethrowingBox() } == 7)
        await #expect(throws: Failure()) { try await mock.box { throw Failure() } }
        mock.maybeHandler = { make in (make as? () async throws -> String) == nil ? nil : "made" }
        #expect(await mock.maybe { "a" } == "made")
    }

    @Test("rethrowing functions throw what their argument throws, and nothing without one")
    func rethrowing() async throws {
        let rethrower = RethrowerMock()
        rethrower.mapHandler = { transform in [try transform(1), try transform(2)] }
        // No `try`: the argument does not throw.
        #expect(rethrower.map { $0 * 10 } == [10, 20])
        #expect(throws: Failure()) { try rethrower.map { _ in throw Failure() } }
        #expect(rethrower.mapCallCount == 2)

        rethrower.genericHandler = { transform in [try transform(7)] as! [String] }
        #expect(rethrower.generic { "\($0)" } == ["7"])
        rethrower.automaticHandler = { try $0() }
        #expect(rethrower.automatic(5) == 5)
        rethrower.laterHandler = { try await $0() }
        #expect(await rethrower.later { 3 } == 3)
        await #expect(throws: Failure()) { try await rethrower.later { throw Failure() } }
        rethrower.optionalHandler = { try $0?() ?? -1 }
        #expect(rethrower.optional(nil) == -1)
    }

    @Test("what one of several arguments throws is rethrown, wherever it is kept")
    func rethrowingAnyArgument() async throws {
        let mock = RethrowingClosuresMock()
        mock.aliasedHandler = { first, second, last in try first(1) + second(2) + (last?(3) ?? 0) }
        #expect(mock.aliased({ $0 }, { $0 }, nil) == 3)
        #expect(throws: Failure(code: 3)) { try mock.aliased({ $0 }, { $0 }, { throw Failure(code: $0) }) }
        mock.typedHandler = { try $0(1) }
        #expect(mock.typed { $0 * 4 } == 4)
        #expect(throws: RethrowingError.first) {
            try mock.typed { (_: Int) throws(RethrowingError) -> Int in throw .first }
        }
        mock.automaticHandler = { _ = try $0() + $1() }
        mock.automatic(1, 2)
        #expect(throws: Failure()) { try mock.automatic(1, { throw Failure() }()) }
        mock.inoutBodyHandler = { body in
            var value = 1
            try body(&value, 2)
            #expect(value == 3)
        }
        mock.inoutBody { $0 += $1() }
        mock.nestedHandler = { body in try body { #expect($0 == 5) } }
        mock.nested { $0(5) }

        let generics = RethrowingGenericsMock<String>()
        generics.changeHandler = { body in
            var value: Any = 1
            try body(&value, 2)
            #expect(value as? Int == 3)
        }
        generics.change { (value: inout Int, other: Int) in value += other }
        generics.eachHandler = { values, body in try body(values) }
        #expect(throws: Failure(code: 8)) {
            try generics.each(8, "text") { number, text in throw Failure(code: text == "text" ? number : 0) }
        }

        let actor = RethrowingActorMock()
        actor.loadHandler = { try await $0() }
        #expect(await actor.load { 9 } == 9)
        await #expect(throws: Failure()) { try await actor.load { throw Failure() } }
    }

    @Test("optional closures and what gives values away are watched")
    func rethrowingOptionals() async throws {
        let mock = RethrowingOptionalsMock()
        mock.uploadHandler = { try $0?(0.5) }
        mock.upload(progress: nil)
        #expect(throws: Failure(code: 5)) { try mock.upload { throw Failure(code: Int($0 * 10)) } }
        mock.typedHandler = { try $0?(1) }
        #expect(throws: RethrowingError.first) {
            try mock.typed { (_: Int) throws(RethrowingError) in throw .first }
        }

        let middleware = RethrowingMiddlewareMock()
        middleware.exchangeHandler = { ticket, body in try body(ticket) }
        #expect(middleware.exchange(Ticket(number: 3)) { Ticket(number: $0.number + 1) }.number == 4)
        #expect(throws: Failure()) { _ = try middleware.exchange(Ticket()) { _ in throw Failure() }.number }

        let sendable = RethrowingSendablyMock()
        sendable.sortHandler = { values, areInOrder in
            try (values as! [Any]).sorted { try areInOrder($0, $1) }.map { $0 as! Int }
        }
        #expect(await sendable.sort([2, 1], by: { $0 < $1 }) == [1, 2])
        await #expect(throws: Failure()) { try await sendable.sort([2, 1]) { _, _ in throw Failure() } }
    }

    @Test("an actor throws the one type that it says")
    func typedErrorsOfActors() async throws {
        let actor = TypedThrowingActorMock<RethrowingError>()
        actor.runHandler = { body throws(RethrowingError) in try await body() }
        #expect(try await actor.run { 4 } == 4)
        await #expect(throws: RethrowingError.first) {
            try await actor.run { () async throws(RethrowingError) -> Int in throw .first }
        }
    }

    @Test("a handler may throw its own error once an argument has thrown")
    func rethrowingAnotherError() {
        let mock = RethrowerMock()
        mock.performHandler = { body in
            do { try body() } catch { throw Failure(code: 2) }
        }
        mock.perform {}
        #expect(throws: Failure(code: 2)) { try mock.perform { throw Failure() } }
    }

    #if compiler(>=6.2)
    @Test("a handler that throws though no argument did is stopped")
    func rethrowingUnasked() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = RethrowerMock()
            mock.mapHandler = { _ in throw Failure() }
            _ = mock.map { $0 }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let expected = "RethrowerMock.map(_:) rethrows, but mapHandler threw an error that no argument threw: Failure("
        #expect(message.contains(expected))
        let later = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let mock = RethrowerMock()
            mock.laterHandler = { _ in throw Failure() }
            _ = await mock.later { 1 }
        }
        let laterMessage = String(decoding: later?.standardErrorContent ?? [], as: UTF8.self)
        #expect(laterMessage.contains("laterHandler threw an error that no argument threw"))
    }
    #endif

    @Test("getters with effects ask their handlers")
    func effectfulGetters() async throws {
        let remote = RemoteValueMock()
        #expect(await remote.later == 0)
        await #expect {
            _ = try await remote.both
        } throws: {
            String(describing: $0) == "RemoteValueMock.both was called, but bothHandler is not set"
        }
        remote.bothHandler = { Theme(name: "dark") }
        #expect(try await remote.both == Theme(name: "dark"))
        remote.riskyHandler = { throw Failure() }
        #expect(throws: Failure()) { try remote.risky }
        remote.typedHandler = { () throws(NetworkError) in throw .offline }
        do {
            _ = try remote.typed
            Issue.record("nothing was thrown")
        } catch {
            // The error is a NetworkError here without a cast.
            #expect(error == .offline)
        }

        let made = RemoteValueMock(later: 4, both: Theme(name: "light"))
        #expect(await made.later == 4)
        #expect(try await made.both.name == "light")
    }

    @Test("initializers with effects are called as the protocol says")
    func effectfulInitializers() async throws {
        func make<Value: ThrowingInit>(_ type: Value.Type) async throws -> Value { try await type.init(remote: "r") }
        _ = try await make(ThrowingInitMock.self)
        do throws(NetworkError) {
            _ = try ThrowingInitMock(typed: 1)
        } catch {
            Issue.record("nothing throws")
        }
    }

    @Test("one member satisfies what parents declare with more effects")
    func redeclared() async throws {
        let immediate = ImmediateMock(seed: 1)
        immediate.refreshHandler = { 5 }
        immediate.age = 3
        #expect(immediate.refresh() == 5)
        let refreshing: any Refreshing = immediate
        #expect(try await refreshing.refresh() == 5)
        #expect(try await refreshing.age == 3)
        #expect(immediate.refreshCallCount == 2)

        let narrowed = NarrowedMock()
        narrowed.loadHandler = { () throws(RefreshError) in throw .offline }
        #expect(throws: RefreshError.offline) { try (narrowed as any Untyped).load() }
    }

    @Test("hand on closures with what they promise")
    func promisesOfClosures() {
        let mock = PromisingClosuresMock()
        mock.subscribeHandler = { make in
            let print: @Sendable (Int) -> Void = { #expect($0 == 1) }
            make(print)
        }
        mock.subscribe { (print: @escaping @Sendable (Int) -> Void) in print(1) }
        #expect(mock.subscribeCallCount == 1)
    }
}
