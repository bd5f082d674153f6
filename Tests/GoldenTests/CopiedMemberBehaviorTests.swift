// Mocks whose parents are known by their mocks only, and mocks whose calls a helper records: they behave like all others.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Copied members")
struct CopiedMemberBehaviorTests {
    @Test("work in the mock that they are copied to")
    func copied() {
        let owner = NSObject()
        let child = ChildMock(size: 1, title: "t", owner: owner)
        #expect(child.title == "t")
        #expect(child.titleSetCallCount == 0)
        #expect(child.owner === owner)
        child.loadHandler = { $0 + 1 }
        child.loadItemHandler = { $0.count }
        #expect(child.load(1) == 2)
        #expect(child.load("four") == 4)
        #expect(child.loadCallCount == 1)
        #expect(child.loadItemCallCount == 1)
        #expect(ChildMock.make() == "nothing\n  made")
        #expect(ParentMock.makeCallCount == 0)
    }

    @Test("come from files whose mocks are default values")
    func defaultValues() async throws {
        let user = EarlierUserMock(name: "n")
        #expect(user.store.load() == 7 && user.make().load() == 7 && user[0].load() == 7)
        #expect(user.pair().0.load() == 7 && EarlierUserMock.shared.load() == 7)
        #expect(user.spare == nil && user.clock.now == 0)
        #expect(try await user.find(in: user.store).now == 0)
        #expect(await user.place().name() == "here")
        #expect(EarlierPlannerMock().plan.steps() == 3)
        EarlierShownMock().make().write()
    }

    @Test("run on the actor of the mock that they are copied to")
    @MainActor
    func bound() async {
        let view = UnseenView(label: "first")
        let feed = MainFeedMock(first: view, last: [view])
        feed.loadHandler = { UnseenView(label: $0.label + "!") }
        #expect(await Self.firstLabel(of: feed) == "first")
        #expect(await feed.load(UnseenView(label: "second")).label == "second!")
        #expect(feed.loadCallCount == 1)
        #expect(feed.last.first === view)
        #expect(feed == feed && feed != MainFeedMock())
    }

    @Test("of a protocol on no actor are on none, and keep their values apart")
    func unbound() async {
        let almanac = await MainAlmanacMock(title: "first")
        #expect(almanac.title == "first")
        #expect(almanac.titleSetCallCount == 0)
        almanac.title = "second"
        almanac.countHandler = { 2 }
        #expect(almanac.count() == 2 && almanac.titleSetCallCount == 1)
        let shared = SharedAlmanacMock(title: "shared")
        shared.titleHandler = { "\($0)" }
        #expect(shared.title(of: 1) == "1" && shared.title == "shared")
        #expect(shared.titleSetCallCount == 0 && shared.titleCallCount == 1)
    }

    private nonisolated static func firstLabel(of feed: MainFeedMock) async -> String { await feed.first.label }

    @Test("are waited for off the actor of the mock that they are copied to")
    @MainActor
    func waiting() async {
        let depot = MainDepotMock()
        depot.storeHandler = { UnseenView(label: $0.label + "!") }
        #expect(await depot.store(UnseenView(label: "first"))?.label == "first!")
        await withTaskGroup(of: Void.self) { group in
            for _ in 1..<100 { group.addTask { _ = await depot.store(UnseenView()) } }
        }
        #expect(depot.storeCallCount == 100)
        #expect(depot.storeArgValues.count == 100 && depot.storeArgValues.first?.label == "first")
        #expect(depot.count() == 100)
        MainDepotMock.findHandler = { $0 }
        #expect(await MainDepotMock.find(UnseenView()) != nil)
        #expect(MainDepotMock.findCallCount == 1)
        #expect(await FreeDepotMock.find(UnseenView()) == nil)
        #expect(FreeDepotMock.findCallCount == 1)
    }

    @Test("that people wrote are behind locks where the mock is waited for on no actor")
    @MainActor
    func waitingAsWritten() async throws {
        let ledger = MainLedgerMock(title: "first")
        ledger.loadHandler = { _ in UnseenView(label: "\(ledger.loadCallCount)") }
        ledger.saveHandler = { view, _ in ledger.underlyingName = view.label }
        #expect(await ledger.load(UnseenView())?.label == "1")
        try await ledger.save(UnseenView(label: "second"), at: 0)
        #expect(await ledger.name == "second")
        #expect(ledger.title == "first" && ledger.titleSetCallCount == 0)
        await withTaskGroup(of: Void.self) { group in
            for index in 1..<100 {
                group.addTask {
                    try? await ledger.save(UnseenView(), at: index)
                    _ = await ledger.each([UnseenView(), UnseenView(label: "other")])
                }
            }
        }
        #expect(ledger.saveCallCount == 100 && ledger.saveArgValues.count == 100)
        #expect(ledger.seenIDs == ["unseen": 99, "other": 99])
    }

    @Test("are behind locks in a mock that is Sendable, and their handlers are not called there")
    func sendable() async {
        let ledger = SharedLedgerMock()
        ledger.loadHandler = { view in
            ledger.loadHandler = nil
            return UnseenView(label: "\(ledger.loadCallCount)")
        }
        #expect(await ledger.load(UnseenView())?.label == "1")
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<100 {
                group.addTask {
                    ledger.title = "\(index)"
                    _ = await SharedLedgerMock.find(UnseenView())
                    try? await ledger.save(UnseenView(), at: index)
                    _ = ledger.note("\(index)")
                }
            }
        }
        #expect(ledger.titleSetCallCount == 100)
        #expect(SharedLedgerMock.findCallCount == 100)
        #expect(ledger.saveCallCount == 100 && ledger.saveArgValues.count == 100)
        #expect(ledger.noteCallCount == 100)
    }

    @Test("use the private declarations of their own file, and are those of extensions, too")
    func helpers() {
        let safe = CountingSafeMock()
        #expect(safe.open())
        #expect(safe.limit() == 7)
        #expect(safe.count("abc") == 36)
        let counter = SharedCounterMock()
        counter.factor += 1
        #expect(counter.count("a") == 14)
        #expect(counter.countCallCount == 1)
    }

    @Test("are those of an actor, its initializers among them")
    func actors() async throws {
        let worker = NightWorkerMock(shift: 1, load: 2)
        #expect(worker.shift == 1)
        #expect(await worker.work() == 2)
        #expect(await (try NightWorkerMock(sizes: 1, 2, name: "n")).load == 0)
    }

    @Test("that two parents have are there once")
    func once() {
        let mock = GrandchildMock()
        #expect(mock.load(1) == 0)
        mock.stop()
        mock.middle()
        #expect(mock.run("a") == false)
        #expect(mock.runArgValues == ["a"])
        #expect(mock.stopCallCount == 1)
        let numbers = NumberListChildMock()
        numbers.listHandler = { [1, 2] }
        #expect(numbers.list().reduce(0, +) == 3)
        let keyed = KeyedChildMock<Int, String>()
        keyed.keyHandler = { $0 + "!" }
        #expect(keyed.key("a") == "a!")
    }

    @Test("that their mocks name alike are told apart")
    func names() throws {
        let mock = ReadingChildMock()
        mock.openHandler = { "page \($0)" }
        mock.openNameHandler = { $0.count > $1 }
        #expect(mock.open(3) == "page 3")
        try mock.open(path: "a/b")
        #expect(mock.open("name", at: 1))
        mock.close()
        #expect(mock.openCallCount == 1)
        #expect(mock.openPathArgValues == ["a/b"])
        #expect(mock.openNameCallCount == 1)
        #expect(mock.closeCallCount == 1)
        #expect(mock == mock)
    }

    @MainActor
    @Test("keep the actor, the superclass and the finality of the mock that has them")
    func kind() async {
        let mixed = MixedChildMock()
        #expect(mixed.draw() == false)
        mixed.stop()
        #expect(mixed.stopCallCount == 1)
        let sent = await Task.detached { await mixed.send("a") }.value
        #expect(sent == 0)
        #expect(mixed.sendCallCount == 1)
        #expect(ViewChildMock().label == "unseen")
        #expect(ViewChildMock(label: "l").label == "l")
        let unique = UniqueChildMock()
        UniqueChildMock.shared = unique
        #expect(UniqueChildMock.shared === unique)
    }

    @Test("enter their calls into the order of the mock that they are copied to, and are reset with it")
    func orderAndReset() async throws {
        let mock = CopiedServiceMock()
        await mock.logout()
        _ = try await mock.login(name: "a")
        await mock.open()
        mock.token = "t"
        #expect(mock.calls == [.logout, .login, .open, .tokenSet])
        #expect(mock.journal.calls().first == "CopiedServiceMock.logout")
        #expect(mock.loginArgValues == ["a"])
        mock.resetMock()
        #expect(mock.calls.isEmpty)
        #expect(mock.loginCallCount == 0 && mock.loginArgValues.isEmpty)
        #expect(mock.tokenSetCallCount == 0)
        #expect(mock.token == "t")
        let plain = CopiedWithoutOrderMock(theme: Theme(name: ""))
        plain.title = "a"
        plain.showIndicator()
        plain.resetMock()
        #expect(plain.titleSetCallCount + plain.showIndicatorCallCount == 0)
    }

    @Test("that are static have their own state for each type that is generic")
    func staticsOfGenericMocks() {
        CopiedGenericMock<Int>.makeHandler = { 3 }
        #expect(CopiedGenericMock<Int>.make() == 3)
        #expect(CopiedGenericMock<String>.make() == 0)
        #expect(CopiedGenericMock<Int>.staticCalls == [.make])
        CopiedGenericMock<Int>.resetStaticMock()
        #expect(CopiedGenericMock<Int>.makeCallCount == 0)
        #expect(CopiedGenericMock<Int>.make() == 0)
    }

    @Test("of Sendable parents and of actors are as safe as there")
    func isolation() async {
        let mock = SharedChildMock()
        mock.sendHandler = { $0.count }
        #expect(await mock.send("four") == 4)
        #expect(mock.sendCallCount == 1)
        #expect(await ScreenChildMock(name: "n").draw() == false)
    }
}

@Suite("A helper that records calls")
struct TemplateFunctionBehaviorTests {
    @Test("counts, records and asks the handler")
    func calls() async throws {
        let mock = TemplatedMock()
        mock.run()
        #expect(mock.runCallCount == 1)
        #expect(mock.load(1, named: "a") == "")
        mock.loadHandler = { id, name in
            mock.loadHandler = nil
            return "\(id)\(name)\(mock.loadCallCount)"
        }
        #expect(mock.load(2, named: "b") == "2b2")
        #expect(mock.loadArgValues.map(\.name) == ["a", "b"])
        struct Failure: Error {}
        mock.saveHandler = { _ in throw Failure() }
        await #expect(throws: Failure.self) { try await mock.save("text") }
        #expect(mock.saveArgValues == ["text"])
        #expect(!mock.hide(hideHandler: 1, ""))
        #expect(mock.hideCallCount == 1)
        mock.changeHandler = { $0 += 1 }
        var number = 1
        mock.change(&number)
        #expect(number == 2)
        mock[1] = 2
        #expect(mock[1] == 0)
        #expect(mock.subscriptSetCallCount == 1)
        #expect(mock.subscriptCallCount == 1)
    }
}
