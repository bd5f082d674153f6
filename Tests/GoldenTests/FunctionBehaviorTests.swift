// Calls are counted and answered: by the handler, else by the default result, else by a message.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Functions of mocks")
struct FunctionBehaviorTests {
    @Test("count calls and pass arguments in order")
    func countsAndArguments() {
        let printer = PrinterMock()
        #expect(printer.sendCallCount == 0)
        printer.sendHandler = { data, host, port in data == "a" && host == "b" && port == 1 }
        #expect(printer.send("a", to: "b", port: 1))
        #expect(!printer.send("a", to: "b", port: 2))
        #expect(printer.sendCallCount == 2)
        #expect(printer.copyCallCount == 0)
    }

    @Test("return defaults without a handler")
    func defaults() {
        let printer = PrinterMock()
        printer.log("lost")
        #expect(printer.copy("text", times: 2) == "")
        #expect(printer.logCallCount == 1)

        let results = DefaultResultsMock()
        #expect(results.int() == 0)
        #expect(results.character() == " ")
        #expect(results.url() == URL(fileURLWithPath: ""))
        #expect(results.optional() == nil)
        #expect(results.rect() == .zero)
        let tuple = results.tuple()
        #expect(tuple.0 == 0 && tuple.name == "" && tuple.nested == (false, []))
        #expect(results.dependency() is DefaultDependencyMock)
    }

    @Test("of overloads are told apart")
    func overloads() {
        let loader = LoaderMock()
        loader.loadIdStringHandler = { "by \($0)" }
        loader.loadIdsHandler = { ids, name in [name: ids.count] }
        loader.load()
        #expect(loader.load(id: 1) == "")
        #expect(loader.load(id: "key") == "by key")
        #expect(loader.load([1, 2], byName: "two") == ["two": 2])
        #expect(loader.loadCallCount == 1)
        #expect(loader.loadIdCallCount == 1)
        #expect(loader.loadIdStringCallCount == 1)
        #expect(loader.loadIdsCallCount == 1)
    }

    @Test("take inout, variadic and closure arguments")
    func parameterForms() {
        let forms = ParameterFormsMock()
        forms.swappedHandler = { left, right in
            left += 1
            right.append("new")
        }
        forms.variadicHandler = { $0.reduce(0, +) }
        var number = 1
        var words = ["old"]
        forms.swapped(&number, &words)
        #expect(number == 2)
        #expect(words == ["old", "new"])
        #expect(forms.variadic(1, 2, 3) == 6)
        #expect(forms.variadic() == 0)

        let closures = ClosureTakerMock()
        var kept: Completion?
        closures.completeHandler = { kept = $0 }
        closures.evaluateHandler = { $0() ? "yes" : "no" }
        closures.performHandler = { $0() + 1 }
        var received = 0
        closures.complete { received = $0 }
        kept?(7)
        #expect(received == 7)
        #expect(closures.evaluate(1 == 1) == "yes")
        #expect(closures.perform { 41 } == 42)
    }

    @Test("take metatypes, existential values, tuples and optionals of all kinds")
    func nestedForms() {
        let forms = ParameterFormsMock()
        forms.metatypeHandler = { type, _ in type }
        #expect(forms.metatype(Int.self, PrinterMock.self) is Int.Type)
        forms.existentialOptionalHandler = { $0 }
        let printer = PrinterMock()
        #expect(forms.existentialOptional(printer) as? PrinterMock === printer)
        #expect(forms.existentialOptional(nil) == nil)
        forms.tupleHandler = { (sum: $0.x + $0.y, product: $0.x * $0.y) }
        #expect(forms.tuple((x: 2, y: 3)).product == 6)
        forms.optionalHandler = { name, other in other == .some(nil) ? name : nil }
        #expect(forms.optional("name", .some(nil)) == "name")
        #expect(forms.optional("name", nil) == nil)
        forms.implicitHandler = { $0 }
        #expect(forms.implicit("name") == "name")
        #expect(forms.implicit(nil) == nil)
        forms.nestedHandler = { $0.values.map { $0.map(\.0) } }
        #expect(forms.nested(["a": [(1, "one")]]) == [[1]])
        forms.keywordsHandler = { #expect($0 == 1 && $1 == "two" && $2) }
        forms.keywords(in: 1, for: "two", default: true)
        #expect(forms.escapedParameter(class: "c", self: 1) == "")
        #expect(forms.escapedParameterCallCount == 1)
    }

    @Test("take closures with attributes, optional ones and lists of them")
    @MainActor
    func closureForms() {
        let closures = ClosureTakerMock()
        closures.performMaybeHandler = { $0?() }
        closures.sendableHandler = { $0(1) }
        closures.onMainHandler = { work in MainActor.assumeIsolated { work() } }
        closures.nestedHandler = { $0 { #expect($0 == 2) } }
        closures.cConventionHandler = { #expect($0(3) == 6) }
        closures.makeHandler = { { 4 } }
        closures.listHandler = { works in works.reduce(into: [:]) { table, work in work() } }
        closures.variadicWorkHandler = { works in works.forEach { $0() } }
        closures.workHandler = { try $0() }
        var count = 0
        closures.performMaybe { count += 1 }
        closures.performMaybe(nil)
        closures.sendable { #expect($0 == 1) }
        closures.onMain { count += 1 }
        closures.nested { $0(2) }
        closures.cConvention { $0 * 2 }
        #expect(closures.cConventionCallCount == 1)
        #expect(closures.make()() == 4)
        #expect(closures.makeOptional() == nil)
        #expect(closures.list([{ count += 1 }]).isEmpty)
        closures.variadicWork({ count += 1 }, { count += 1 })
        #expect(throws: NetworkError.offline) { try closures.work { throw NetworkError.offline } }
        #expect(count == 5)
    }

    @Test("hand closures to handlers that may run elsewhere")
    func asynchronousClosures() async throws {
        let closures = AsynchronousClosuresMock()
        closures.evaluateHandler = { $0() + $0() }
        closures.evaluateLaterHandler = { try $0() + 1 }
        var evaluations = 0
        func evaluation() -> Int {
            evaluations += 1
            return 20
        }
        #expect(await closures.evaluate(evaluation()) == 40)
        #expect(evaluations == 2)
        #expect(try await closures.evaluateLater(evaluation()) == 21)
        closures.attemptHandler = { try $0() + 2 }
        #expect(await closures.attempt { 20 } == 22)
        await #expect(throws: NetworkError.offline) { try await closures.attempt { throw NetworkError.offline } }
        closures.typedHandler = { work throws(NetworkError) in
            if work() == 0 { throw .offline }
            return work()
        }
        #expect(try await closures.typed { 5 } == 5)
        await #expect(throws: NetworkError.offline) { try await closures.typed { 0 } }
        closures.convertHandler = { value, change in await change(value) }
        #expect(await closures.convert("a") { $0 + "b" } == "ab")
        closures.subscriptHandler = { $0() }
        #expect(await closures[{ 6 }] == 6)
    }

    @Test("hand on closures with an isolation of their own")
    func isolatedClosures() async throws {
        let closures = IsolatedClosuresMock()
        var runs = 0
        closures.runHandler = { await $0() }
        await closures.run { runs += 1 }
        #expect(runs == 1)
        closures.makeHandler = { await $0() }
        #expect(await closures.make { 7 } == 7)
        closures.changeHandler = { try await $0("a") }
        #expect(try await closures.change { "\($0)b" } == "ab")
        closures.attemptHandler = { try await $0(1) }
        #expect(await closures.attempt { $0 + 1 } == 2)
        await #expect(throws: NetworkError.offline) { try await closures.attempt { _ in throw NetworkError.offline } }
        closures.attemptLaterHandler = { try await $0() }
        #expect(await closures.attemptLater { 3 } == 3)
    }

    @Test("hand on closures that throw errors of one type")
    func typedClosures() async throws {
        let closures = TypedClosuresMock()
        closures.changeHandler = { value, change throws(NetworkError) in try change(value) }
        #expect(try closures.change(1) { value throws(NetworkError) in value + 1 } == 2)
        #expect(throws: NetworkError.offline) {
            try closures.change(1) { _ throws(NetworkError) in throw .offline }
        }
        closures.loadHandler = { load async throws(NetworkError) in
            var value: Any = 3
            try await load(&value)
            if value as? Int != 4 { throw .offline }
        }
        try await closures.load { (value: inout Int) async throws(NetworkError) in value += 1 }
        closures.attemptHandler = { try await $0(1) }
        #expect(await closures.attempt { $0 + 1 } == 2)
        await #expect(throws: NetworkError.offline) {
            try await closures.attempt { _ async throws(NetworkError) in throw .offline }
        }
    }

    @Test("throw a message where they can when the handler is missing")
    func missingHandlerThrows() async {
        let checkout = CheckoutMock()
        #expect {
            try checkout.pay(amount: 1)
        } throws: { error in
            String(describing: error) == "CheckoutMock.pay(amount:) was called, but payHandler is not set"
        }
        await #expect {
            try await checkout.payLater()
        } throws: { error in
            String(describing: error) == "CheckoutMock.payLater() was called, but payLaterHandler is not set"
        }
        #expect(checkout.payCallCount == 1)
        #expect(checkout.payLaterCallCount == 1)
    }

    #if compiler(>=6.2)
    @Test("trap where they cannot throw")
    func missingHandlerTraps() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = CheckoutMock().receipt()
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("CheckoutMock.receipt() was called, but receiptHandler is not set"))
    }
    #endif

    @Test("can be told to have been called before")
    func settableCounts() {
        let service = CountedServiceMock()
        service.startCallCount = 5
        service.start()
        #expect(service.startCallCount == 6)
        let sendable = CountedSendableMock()
        sendable.startCallCount = 5
        sendable.nameSetCallCount = 1
        sendable.start()
        sendable.name = "new"
        #expect(sendable.startCallCount == 6)
        #expect(sendable.nameSetCallCount == 2)
    }

    @Test("survive parameters that are named as generated members")
    func shadowing() {
        let mock = ShadowingParametersMock()
        mock.loadHandler = { count, text in "\(text)\(count)" }
        #expect(mock.load(loadCallCount: 3, loadHandler: "x") == "x3")
        mock.record(recordArgValues: 1, true)
        mock.escape(self: 1, escapeCallCount: 2)
        #expect(mock.loadCallCount == 1)
        #expect(mock.recordArgValues.first?.recordArgValues == 1)
        #expect(mock.escapeCallCount == 1)
        var keys: [Int] = []
        mock.subscriptKeySetHandler = { keys += [$0, $1] }
        mock[key: 1] = 2
        #expect(keys == [1, 2])
    }

    @Test("members whose types are limited to versions keep what they are given")
    func limitedMembers() throws {
        guard #available(macOS 99, *) else { return }
        let mock = LimitedStampsMock()
        mock.stampHandler = { stamp, count in FutureStamp(text: "\(stamp.text)\(count)") }
        #expect(mock.stamp(FutureStamp(text: "a"), count: 1) == FutureStamp(text: "a1"))
        #expect(mock.stampCallCount == 1)
        #expect(mock.stampArgValues.map(\.stamp.text) == ["a"])
        mock.last = FutureStamp(text: "last")
        #expect(mock.last.text == "last")
        #expect(mock.lastSetCallCount == 1)
        #expect(mock.first == nil)
        mock.first = FutureStamp()
        #expect(mock.first == FutureStamp())
        mock.stampHandler = nil
        #expect(mock.stamp(FutureStamp(), count: 2) == nil)

        let shared = SharedLimitedStampsMock()
        shared.stampHandler = { _, count in #expect(count == 3) }
        try shared.stamp(FutureStamp(text: "b"), count: 3)
        #expect(shared.stampArgValues.map(\.count) == [3])
        shared.last = FutureStamp(text: "shared")
        #expect(shared.last.text == "shared")
    }
    @Test("histories that are limited to versions keep optionals and existential types as what they are")
    func limitedHistories() throws {
        guard #available(macOS 99, *) else { return }
        let mock = LimitedArchiveMock()
        mock.keep(nil)
        mock.keep(FutureStamp(text: "a"))
        #expect(mock.keepArgValues == [nil, FutureStamp(text: "a")])
        mock.keepArgValues = [nil]
        #expect(mock.keepArgValues == [nil])
        mock.post(3)
        #expect(mock.postArgValues.map { $0 as? Int } == [3])
        #expect(mock.refuseArgValues.isEmpty)
    }
}
