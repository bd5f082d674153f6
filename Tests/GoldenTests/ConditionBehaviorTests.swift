// Members and protocols under `#if`: mocks have those whose condition holds.

import Testing

@testable import GoldenFixtures

@Suite("Mocks under conditions")
struct ConditionBehaviorTests {
    #if os(Linux) || os(macOS)
    @Test("have the members and initializers whose condition holds")
    func members() {
        let platform = PlatformMock(theme: Theme(name: "given"))
        #expect(platform.theme.name == "given")
        #if os(Linux)
        platform.startServerHandler = { $0 + 1 }
        #expect(platform.startServer(1) == 2)
        platform.port = 80
        #expect(platform.portSetCallCount == 1)
        platform.stop()
        platform.stop(force: true)
        #expect([platform.stopCallCount, platform.stopForceCallCount] == [1, 1])
        #endif
        #if DEBUG
        platform.trace()
        #else
        platform.trace(1)
        #endif
        #expect(platform.traceCallCount == 1)
    }

    @Test("stand under the condition of their protocol")
    func protocols() {
        let desktop = DesktopOnlyMock()
        desktop.dock()
        #expect(desktop.dockCallCount == 1)
        let (made, probing) = (ConditionalInitializersMock(), DeepProbingMock())
        #expect(made.size == 0)
        probing.probeDeeply()
        #expect(probing.probeDeeplyCallCount == 1)
        let door = ConditionalDoorMock()
        door.lock()
        #expect(door.lockCallCount == 1)
    }
    #endif

    @Test("are others where more than members depends on a condition")
    @MainActor
    func mocksOfConditions() {
        #if DEBUG
        let (store, bench) = (LeafStoreMock(), WorkbenchMock(legs: 4))
        store.pressHandler = { $0 == LooseLeaf() }
        #expect(store.press(LooseLeaf()))
        bench.saw(Oak())
        #expect(bench.sawCallCount == 1)
        let gallery = PaintedGalleryMock(size: 1)
        gallery.frame(3)
        #expect(gallery.frameArgValues == [3])
        #else
        let (store, bench) = (LeafStoreMock<String>(), WorkbenchMock(name: "bench"))
        store.pressHandler = { $0 == "leaf" }
        #expect(store.press("leaf"))
        bench.saw(Elm())
        #expect(bench.sawCallCount == 1)
        let gallery = PaintedGalleryMock(size: 1)
        gallery.hang(3)
        #expect(gallery.hangCallCount == 1)
        #endif
        gallery.paintHandler = { 7 }
        gallery.size += 1
        #expect(gallery.paint() == 7)
        #expect(gallery.size == 2)
        let described = DescribedLeafStoreMock()
        described.pressHandler = { $0.description == "leaf" }
        #expect(described.press(LooseLeaf()))
        let digest = BoundDigestMakerMock()
        digest.finishHandler = { LooseLeaf() }
        #expect(digest.finish() == LooseLeaf())
    }

    @Test("are limited as their protocol is, and mock what is deprecated or limited")
    func availability() async {
        let service = AttributedServiceMock(modernTitle: "title")
        service.saveHandler = { !$0.isEmpty }
        #expect(service.save("text"))
        service.save("")
        #expect(service.saveCallCount == 2)
        await service.modern()
        #expect(service.modernCallCount == 1)
        #expect(service.modernTitle == "title")
        let commented = BlockCommentedMock()
        commented.save("text")
        #expect(commented.saveArgValues == ["text"])
    }
}
