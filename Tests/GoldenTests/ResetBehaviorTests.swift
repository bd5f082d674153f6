// A mock that was reset is as it was made, apart from the values of its properties.

import Testing

@testable import GoldenFixtures

@Suite("Mocks that are reset", .serialized)
struct ResetBehaviorTests {
    @Test("forget calls, arguments and handlers, and keep values")
    func instances() async throws {
        let store = ResettableStoreMock(later: 3)
        store.loadHandler = { _ in "loaded" }
        store.subscriptHandler = { _ in "at" }
        store.title = "title"
        _ = store.load(id: 1)
        store.save("item", to: "path")
        store[1] = store[2]
        store.modern()
        #expect(try await store.later == 3)
        store.resetMock()
        #expect(store.titleSetCallCount == 0)
        #expect(store.title == "title")
        #expect(store.loadCallCount == 0)
        #expect(store.load(id: 1) == "")
        #expect(store.saveCallCount == 0)
        #expect(store.saveArgValues.isEmpty)
        #expect(store.subscriptCallCount == 0)
        #expect(store.subscriptSetCallCount == 0)
        #expect(store.subscriptHandler == nil)
        #expect(store.modernCallCount == 0)
        #expect(try await store.later == 0)
    }

    @Test("leave static members to their own reset")
    func statics() {
        ResettableStoreMock.makeHandler = { 7 }
        ResettableStoreMock.shared = ResettableStoreMock.make()
        ResettableStoreMock().resetMock()
        #expect(ResettableStoreMock.makeCallCount == 1)
        #expect(ResettableStoreMock.sharedSetCallCount == 1)
        ResettableStoreMock.resetStaticMock()
        #expect(ResettableStoreMock.makeCallCount == 0)
        #expect(ResettableStoreMock.sharedSetCallCount == 0)
        #expect(ResettableStoreMock.shared == 7)
        #expect(ResettableStoreMock.make() == 0)

        ResettableGenericMock<Int8>.merge(1)
        ResettableGenericMock<UInt8>.merge(1)
        ResettableGenericMock<Int8>.resetStaticMock()
        #expect(ResettableGenericMock<Int8>.mergeCallCount == 0)
        #expect(ResettableGenericMock<UInt8>.mergeCallCount == 1)
    }

    @Test("can be reset from anywhere, and by what they let go")
    func threads() async throws {
        let vault = ResettableActorMock()
        try await vault.save("a")
        vault.resetMock()
        #expect(vault.saveCallCount == 0)

        let store = ResettableSendableMock()
        let witness = Witness(store: store)
        store.saveHandler = { [witness] _ in witness.touch() }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask { await store.save("a") }
                group.addTask { store.resetMock() }
            }
        }
        store.resetMock()
        #expect(store.saveArgValues.isEmpty)
    }

    @Test("live where their protocol does")
    @MainActor
    func globalActors() {
        let model = ResettableModelMock()
        model.show()
        model.log()
        model.title = "title"
        model.resetMock()
        #expect(model.showCallCount == 0)
        #expect(model.logCallCount == 0)
        #expect(model.titleSetCallCount == 0)
    }

    /// Asks the mock as it goes.
    private final class Witness: Sendable {
        let store: ResettableSendableMock

        init(store: ResettableSendableMock) { self.store = store }

        func touch() {}

        deinit { _ = store.saveCallCount }
    }
}
