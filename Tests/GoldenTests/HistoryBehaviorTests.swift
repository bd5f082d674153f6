// Histories keep the arguments of every call, in order.

import Testing

@testable import GoldenFixtures

@Suite("Histories of mocks")
struct HistoryBehaviorTests {
    @Test("keep one value, or a tuple of several")
    func values() {
        let archive = ArchiveMock()
        archive.save("a")
        archive.save("b")
        archive.save("c", to: "path", 2)
        #expect(archive.saveArgValues == ["a", "b"])
        #expect(archive.saveItemArgValues.count == 1)
        #expect(archive.saveItemArgValues[0].item == "c")
        #expect(archive.saveItemArgValues[0].path == "path")
        #expect(archive.saveItemArgValues[0].priority == 2)
    }

    @Test("leave closures out and keep what went into inout parameters")
    func leftOut() {
        let archive = ArchiveMock()
        archive.saveAll(["a"]) { _ in }
        archive.aliased("name", completion: { _ in }, last: nil)
        #expect(archive.saveAllArgValues == [["a"]])
        #expect(archive.aliasedArgValues.map(\.name) == ["name"])
        archive.replaceHandler = { old, new in
            old = new
            return new
        }
        var value = 1
        #expect(archive.replace(&value, with: 2) == 2)
        #expect(value == 2)
        #expect(archive.replaceArgValues[0] == (1, 2))
    }

    @Test("keep generic, opaque and variadic arguments")
    func erased() {
        let archive = ArchiveMock()
        archive.findHandler = { key, _ in [key as! String] }
        #expect(archive.find("key", limit: 3) == ["key"])
        #expect(archive.findArgValues[0].key as? String == "key")
        #expect(archive.findArgValues[0].limit == 3)
        archive.edit(Int?.none)
        archive.edit(4)
        #expect(archive.editArgValues.count == 2)
        #expect(archive.editArgValues[1] as? Int == 4)
        _ = archive.sum(1, 2)
        #expect(archive.sumArgValues == [[1, 2]])
        archive.opaque("opaque", [])
        #expect(archive.opaqueArgValues[0].key as? String == "opaque")
        archive.implicit("name", nil)
        #expect(archive.implicitArgValues[0].name == "name")
        archive.typed(in: 1, "x")
        #expect(archive.typedArgValues[0].in == 1)
    }

    @Test("leave out calls with nil for what is implicitly unwrapped")
    func implicitlyUnwrapped() async {
        let archive = ArchiveMock()
        archive.implicit(nil, 1)
        archive.implicit("name", nil)
        #expect(archive.implicitCallCount == 2)
        #expect(archive.implicitArgValues.map(\.name) == ["name"])
        let log = ImplicitLogMock()
        await log.log("line", at: nil, by: "author")
        await log.log("line", at: 1, by: "author")
        #expect(log.logCallCount == 2)
        #expect(log.logArgValues.map(\.index) == [1])
    }

    @Test("are kept before the handler runs, and where none is set")
    func order() async throws {
        let journal = JournalMock()
        journal.writeHandler = { [unowned journal] _ in #expect(journal.writeArgValues.count == 1) }
        journal.write("line")
        try await journal.write("other", at: 5)
        #expect(journal.writeLineArgValues[0] == ("other", 5))
        _ = journal[3]
        journal[4] = "x"
        #expect(journal.subscriptArgValues == [3])
        let quiet = QuietJournalMock()
        quiet.write("kept")
        quiet.quiet("not kept")
        #expect(quiet.writeArgValues == ["kept"])
        #expect(!Mirror(reflecting: quiet).children.contains { $0.label == "quietArgValues" })
    }

    @Test("keep optional closures by the name of a typealias, and none that are written out")
    func namedOptionalClosures() throws {
        var done: [String] = []
        let screen = DismissingMock()
        screen.dismiss(animated: true) { done.append("dismiss") }
        screen.dismiss(animated: false, completion: nil)
        #expect(screen.dismissArgValues.map(\.animated) == [true, false])
        screen.dismissArgValues[0].completion?()
        #expect(screen.dismissArgValues[1].completion == nil)
        screen.close { done.append("close") }
        screen.closeArgValues.last??()
        screen.hide { done.append("hide") }
        screen.hideArgValues[0]?()
        screen.fade(nil)
        screen.fade { done.append("fade") }
        #expect(screen.fadeArgValues.count == 1)
        screen.fadeArgValues[0]()
        screen.finish { (value: Int) in done.append("finish \(value)") }
        let finish = try #require(screen.finishArgValues[0] as? (Int) -> Void)
        finish(1)
        screen.attempt({ done.append("attempt") }, body: {})
        screen.attemptArgValues[0]?()
        #expect(done == ["dismiss", "close", "hide", "fade", "finish 1", "attempt"])
        screen.write({}, animated: true, then: {})
        #expect(screen.writeArgValues == [true])
        screen.pass(nil, bytes: nil, animated: true)
        #expect(screen.passArgValues == [true])
    }

    @Test("keep optional closures behind locks and on actors")
    func namedOptionalClosuresAnywhere() async {
        let screen = DismissingAnywhereMock()
        nonisolated(unsafe) var count = 0
        screen.dismiss(animated: true) { count += 1 }
        await screen.send(nil, animated: true)
        screen.dismissArgValues[0].completion?()
        #expect(screen.sendArgValues.map(\.animated) == [true])
        #expect(count == 1)
        let actor = DismissingOnActorMock()
        await actor.dismiss(animated: true, completion: nil)
        actor.close { count += 1 }
        #expect(actor.dismissArgValues.map(\.animated) == [true])
        actor.closeArgValues[0]?()
        #expect(count == 2)
    }
}
