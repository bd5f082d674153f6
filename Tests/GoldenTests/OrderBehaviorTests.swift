// Mocks keep the order of their calls, and several can write into one journal.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Order of calls", .serialized)
struct OrderBehaviorTests {
    @Test("has functions, sets and subscripts, each as it begins")
    func oneMock() {
        let presenter = OrderedPresenterMock(title: "initial", theme: Theme(name: ""))
        presenter.showHandler = { [unowned presenter] _ in
            presenter.showIndicator()
            return true
        }
        #expect(presenter.calls == [])
        presenter.title = presenter.title + "!"
        _ = presenter.show("text")
        presenter.show(1)
        presenter[1] = presenter[0]
        presenter.theme = Theme(name: "")
        presenter.modern()
        #expect(
            presenter.calls == [
                .titleSet, .show, .showIndicator, .showCode, .subscript, .subscriptSet, .themeSet, .modern,
            ])
        presenter.resetMock()
        #expect(presenter.calls == [])
        #expect(presenter.journal.calls().count == 8)
    }

    @Test("is one journal for mocks that share it, whatever guards them")
    @MainActor
    func sharedJournal() async throws {
        let presenter = OrderedPresenterMock()
        let service = OrderedServiceMock(session: 1)
        let listener = OrderedListenerMock()
        let vault = OrderedVaultMock()
        let journal = presenter.journal
        service.journal = journal
        listener.journal = journal
        vault.journal = journal

        presenter.showIndicator()
        _ = try await service.login(name: "ann")
        _ = try await service.session
        service.token = "token"
        await vault.open()
        journal.record("between")
        listener.dismiss()
        listener.log()

        #expect(
            journal.calls() == [
                "OrderedPresenterMock.showIndicator", "OrderedServiceMock.login", "OrderedServiceMock.session",
                "OrderedServiceMock.tokenSet", "OrderedVaultMock.open", "between", "OrderedListenerMock.dismiss",
                "OrderedListenerMock.log",
            ])
        #expect(service.calls == [.login, .session, .tokenSet])
        #expect(listener.calls == [.dismiss, .log])
        #expect(vault.calls == [.open])
    }

    @Test("of static members is the type's")
    func statics() {
        OrderedServiceMock.resetStaticMock()
        _ = OrderedServiceMock.make()
        #expect(OrderedServiceMock.staticCalls == [.make])
        #expect(OrderedServiceMock.staticJournal.calls().last == "OrderedServiceMock.make")
        OrderedServiceMock.resetStaticMock()
        #expect(OrderedServiceMock.staticCalls == [])

        OrderedGenericMock<Int8>.merge(1)
        #expect(OrderedGenericMock<Int8>.staticCalls == [.merge])
        #expect(OrderedGenericMock<UInt8>.staticCalls == [])
    }

    @Test("has names of its own where the protocol has some")
    func names() {
        let mock = OrderedCallsMock(calls: [Call()])
        mock.start(1)
        mock.`default`()
        mock.`init`()
        mock.none()
        mock.calls = []
        #expect(mock.calls2 == [.start, .default, .`init`, .none, .callsSet])
        let inner = OrderedScope.InnerMock()
        inner.run {}
        #expect(inner.journal.calls() == ["OrderedScope.InnerMock.run"])
        #expect(!Mirror(reflecting: NotOrderedMock()).children.contains { $0.label == "_calls" })
    }

    @Test("loses nothing on threads")
    func threads() async {
        let service = OrderedServiceMock()
        let vault = OrderedVaultMock()
        vault.journal = service.journal
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<500 {
                group.addTask { service.token = "" }
                group.addTask { await vault.open() }
            }
        }
        #expect(service.calls.count == 500)
        #expect(vault.calls.count == 500)
        #expect(service.journal.calls().count == 1000)
    }
}
