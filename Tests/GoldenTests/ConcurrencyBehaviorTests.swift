// Mocks of Sendable and actor protocols under a thousand calls at once: no count and no history entry is lost.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Mocks under concurrency")
struct ConcurrencyBehaviorTests {
    @Test("Sendable mocks lose nothing in a task group")
    func sendableTasks() async {
        let store = ConcurrentStoreMock()
        store.saveHandler = { text, index in text == "\(index)" }
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<1000 {
                group.addTask {
                    store.name = "\(index)"
                    _ = store["\(index)"]
                    return store.save("\(index)", at: index)
                }
            }
            for await answer in group { #expect(answer) }
        }
        #expect(store.saveCallCount == 1000)
        #expect(store.saveArgValues.map(\.index).sorted() == Array(0..<1000))
        #expect(store.saveArgValues.allSatisfy { $0.text == "\($0.index)" })
        #expect(store.nameSetCallCount == 1000)
        #expect(store.subscriptCallCount == 1000)
    }

    @Test("Sendable mocks lose nothing on threads")
    func sendableThreads() async {
        let store = ConcurrentStoreMock()
        await onThreads { store.share(SharedBox()) }
        #expect(store.shareCallCount == 1000)
        #expect(store.shareArgValues.count == 1000)
    }

    @Test("mocks that are Sendable by a parent lose nothing on threads")
    func inheritedSendable() async {
        let mock = InheritedSendableMock()
        await onThreads {
            _ = mock.ping()
            mock.name = "name"
        }
        #expect(mock.pingCallCount == 1000)
        #expect(mock.nameSetCallCount == 1000)
    }

    @Test("static members lose nothing on threads")
    func statics() async {
        await onThreads { _ = ConcurrentStoreMock.make("x") }
        #expect(ConcurrentStoreMock.makeCallCount == 1000)
        await onThreads { #expect(GenericSendableMock<UInt8>.merge(1) == []) }
        #expect(GenericSendableMock<UInt8>.mergeCallCount == 1000)
        #expect(GenericSendableMock<UInt8>.mergeArgValues.count == 1000)
    }

    @Test("actor mocks lose nothing, and tests look at them from outside")
    func actors() async throws {
        let vault = VaultMock()
        vault.saveHandler = { $0.isEmpty }
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<1000 {
                group.addTask {
                    _ = await vault.save("\(index)")
                    _ = vault.describe("")
                }
            }
        }
        #expect(vault.saveCallCount == 1000)
        #expect(Set(vault.saveArgValues).count == 1000)
        #expect(vault.describeCallCount == 1000)
        vault.loadHandler = { "loaded" }
        #expect(try await vault.load() == "loaded")
        #expect(vault.loadCallCount == 1)
    }

    @Test("what a generic Sendable mock is made with comes back from any thread")
    func genericValues() async throws {
        let source = SharedSourceMock(first: "a", last: "z")
        let read = Task.detached { try await [source.first, source.last] }
        #expect(try await read.value == ["a", "z"])
        source.firstHandler = { "b" }
        #expect(try await source.first == "b")
    }

    @Test("closures that a generic Sendable mock is made with come back")
    func genericClosures() async {
        let sinks = SharedSinksMock(sink: { (_: Int) in }, sinks: [{ 1 }, { nil }])
        #expect(await sinks.sinks.map { $0() } == [1, nil])
    }

    @Test("handlers may be exchanged while calls go on")
    func exchangedHandlers() async {
        let store = ConcurrentStoreMock()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<500 {
                group.addTask { store.saveHandler = { _, _ in index.isMultiple(of: 2) } }
                group.addTask { _ = store.save("", at: index) }
            }
        }
        #expect(store.saveCallCount == 500)
    }

    @Test("publishers may be replaced while others read them")
    func replacedPublishers() async {
        let streams = SharedStreamsMock()
        await onThreads {
            streams.events = PassthroughSubject<Int, Never>().eraseToAnyPublisher()
            _ = streams.events
        }
        var last: [Int] = []
        let subject = PassthroughSubject<Int, Never>()
        streams.events = subject.eraseToAnyPublisher()
        streams.events.sink { last.append($0) }
        subject.send(1)
        #expect(last == [1])
    }

    @Test("a handler may call its mock again")
    func reentrance() {
        let store = ConcurrentStoreMock()
        store.saveHandler = { [unowned store] text, index in
            index > 0 ? store.save(text, at: index - 1) : store.saveCallCount == 3
        }
        #expect(store.save("", at: 2))
    }

    @Test("mocks of global actors live there")
    @MainActor
    func globalActors() async throws {
        let model = ViewModelMock()
        var shown: [String] = []
        model.showHandler = { shown.append($0) }
        model.show("text")
        #expect(shown == ["text"])
        #expect(model.showArgValues == ["text"])
        model.loadHandler = { "loaded" }
        #expect(try await model.load() == "loaded")
        await Task.detached { model.log("from elsewhere") }.value
        #expect(model.logCallCount == 1)
    }

    @Test("isolation that is inherited is that of the mock")
    @MainActor
    func inheritedIsolation() async {
        let bound: any MainParent = InheritedIsolationMock(title: "bound")
        bound.update()
        #expect((bound as? InheritedIsolationMock)?.updateCallCount == 1)
        let mixed = MixedInheritanceMock(name: "mixed")
        mixed.pingHandler = { 3 }
        #expect(mixed.ping() == 3)
        let inherited = InheritedActorMock()
        await inherited.pong()
        await inherited.ping()
        #expect(inherited.pongCallCount == 1)
        #expect(inherited.pingCallCount == 1)
        let coordinator = CoordinatorMock()
        coordinator.log()
        #expect(coordinator.logCallCount == 1)
    }

    @Test("members that say where they run do so")
    @MainActor
    func membersWithIsolation() async throws {
        let statics = ConcurrentStaticsMock()
        statics.storeHandler = { 1 }
        #expect(await statics.store() == 1)
        #expect(statics.storeCallCount == 1)
        let mixed = MixedMembersMock(theme: Theme(name: "main"))
        mixed.showHandler = { _ in MainActor.assumeIsolated { true } }
        #expect(mixed.show("text"))
        let service = ParcelServiceMock()
        let parcel = Parcel()
        service.trackHandler = { $0 }
        #expect(await service.track(parcel) === parcel)
        #expect(service.trackCallCount == 1)
    }

    @Test("initializers that run on no actor keep what is Sendable")
    @MainActor
    func initializersOffActor() async throws {
        let screen = await Task.detached { CodableScreenMock(title: "a", number: 1) }.value
        #expect(screen.title == "a")
        #expect(screen.number == 1)
        let bound = try JSONDecoder().decode(CodableBoundScreenMock.self, from: Data("{}".utf8))
        #expect(bound.title == "")
        let storage = ViewStorageMock(row: 2, page: 1)
        #expect(await storage.row == 2)
    }

    @Test("functions on an actor that is passed to them hand closures on")
    func isolatedParameters() async throws {
        let visitor = IsolatedVisitorMock()
        visitor.visitHandler = { actor, work in
            work()
            return actor == nil ? 0 : 1
        }
        var count = 0
        #expect(await visitor.visit(nil, { count += 1 }) == 0)
        #expect(count == 1)
    }

    @Test("closures on an actor that handlers pass to them run on it")
    func closuresOnActors() async throws {
        let (access, store) = (RowStoreAccessMock(), RowStore())
        access.readHandler = { try await $0(store) }
        access.writeHandler = { try await $0(store, 2) }
        await access.write { store, count in
            store.assertIsolated()
            store.entries += Array(repeating: "entry", count: count)
        }
        #expect(await access.read { $0.entries.count } == 2)
        await #expect(throws: CancellationError.self) { try await access.read { _ in throw CancellationError() } }
    }

    @Test("closures that stay with their caller run where the handlers do")
    @MainActor
    func callerBoundClosures() async {
        let mock = CallerBoundWorkMock()
        mock.runHandler = { @MainActor work in await work() }
        var actor: (any Actor)?
        await mock.run {
            nonisolated(nonsending) func note() async { actor = #isolation }
            await note()
        }
        #expect(actor === MainActor.shared)
    }

    /// Runs `body` a thousand times, spread over threads.
    private func onThreads(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            let group = DispatchGroup()
            for _ in 0..<20 {
                group.enter()
                Thread.detachNewThread {
                    for _ in 0..<50 { body() }
                    group.leave()
                }
            }
            group.notify(queue: .global()) { continuation.resume() }
        }
    }
}
