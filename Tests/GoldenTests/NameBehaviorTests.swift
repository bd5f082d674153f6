// Names that keywords, generated members, types and other protocols have, too: each mock answers to its own.

import Testing

@testable import GoldenFixtures

@Suite("Names in mocks", .serialized)
struct NameBehaviorTests {
    @Test("that are keywords have plain names in generated members")
    func keywords() async throws {
        let mock = KeywordsMock(class: "first", protocol: Theme(name: "t"), self: 1, async: 2)
        mock.inHandler = { $0 + 1 }
        mock.repeatHandler = { #expect($0) }
        mock.awaitHandler = { _ in throw NetworkError.offline }
        mock.sameHandler = { [unowned mock] in mock }
        mock.`default`()
        mock.`init`()
        mock.`subscript`(1)
        mock.`repeat`(while: true)
        mock.`class` = "second"
        #expect(mock.`in`(1) == 2)
        #expect(mock.`class` == "second")
        #expect(mock.`protocol` == Theme(name: "t"))
        #expect(mock.`self` == 1)
        #expect(await mock.async == 2)
        await #expect(throws: NetworkError.offline) { try await mock.await(3) }
        #expect(mock.same() === mock)
        #expect(
            [mock.defaultCallCount, mock.initCallCount, mock.subscriptCallCount, mock.repeatCallCount]
                == [1, 1, 1, 1])
        #expect(mock.classSetCallCount == 1)
        KeywordsMock.funcHandler = { KeywordsMock.`let` = 7 }
        defer { KeywordsMock.funcHandler = nil }
        KeywordsMock.`func`()
        #expect(KeywordsMock.`let` == 7)
    }

    @Test("in other scripts are the ones that tests use")
    func letters() {
        let mock = ÜnïcodeMock(名前: "a")
        mock.größeHandler = { $0 * 2 }
        #expect(mock.größe(2) == 4)
        mock.名前 = "b"
        #expect(mock.名前SetCallCount == 1)
        mock.🚀(1)
        #expect(mock.🚀CallCount == 1)
    }

    @Test("of the protocol stay, and generated ones give way")
    func collisions() {
        let mock = CollidingNamesMock(loadCallCount: 5, _hidden: Theme(name: "own"), hidden: Theme(name: "other"))
        var calls: [String] = []
        mock.load1Handler = { calls.append("load") }
        mock.open1Handler = { calls.append("open") }
        mock.openHandlerHandler = { calls.append("openHandler") }
        mock.saveCallCountHandler = { 9 }
        mock.load()
        mock.open()
        mock.openHandler()
        mock.save("text")
        #expect(calls == ["load", "open", "openHandler"])
        #expect(mock.loadCallCount == 5)
        #expect(mock.load1CallCount == 1)
        #expect(mock.saveCallCount() == 9)
        #expect(mock.saveTextCallCount == 1)
        mock.title = "new"
        #expect(mock.title1SetCallCount == 1)
        #expect(mock.titleSetCallCount == 0)
        #expect(mock._hidden.name == "own")
        #expect(mock.hidden.name == "other")

        let overloads = CollidingOverloadsMock()
        overloads.loadId()
        overloads.load(id: 1)
        overloads[1] = overloads[2]
        overloads.subscriptSet()
        #expect([overloads.loadIdCallCount, overloads.loadIdIntCallCount, overloads.loadCallCount] == [1, 1, 0])
        #expect(overloads.subscriptIndexSetCallCount == 1)
        #expect(overloads.subscriptSetCallCount == 1)
    }

    @Test("of parameters and types hide nothing behind locks and in generic functions")
    func shadowing() {
        let shared = ShadowingSendableMock()
        shared.loadHandler = { "\($0) \($1)" }
        #expect(shared.load(_load: 1, loadHandler: "own") == "1 own")
        shared.record(1, state: 2)
        #expect(shared.recordArgValues.first?.state == 2)
        shared.value = 3
        #expect(shared.value(value: 4) == 0)
        #expect(shared.valueIntCallCount == 1)

        let shadow = GenericShadowMock()
        shadow.convertHandler = { $0 }
        #expect(shadow.convert(5) == 5)
        let repeated = RepeatedParameterNamesMock()
        _ = repeated.repeated(value: 1, a: 2, 3, value: "four")
        #expect(repeated.repeatedArgValues.first?.value4 == "four")
        #expect(repeated.repeatedArgValues.first?.value3 == 2)
    }

    @Test("of standard types that a protocol has, too, mean its own")
    func standardTypes() throws {
        let loader = FeedLoaderMock()
        loader.loadHandler = { $0(.success([Theme(name: "loaded")])) }
        var loaded: [Theme] = []
        loader.load { loaded = (try? $0.get()) ?? [] }
        #expect(loaded == [Theme(name: "loaded")])
        loader.pagesHandler = { pages in pages.map { $0.map { !$0.isEmpty } } }
        #expect(loader.pages(["page", nil]) == [true, nil])

        let shadow = OptionalShadowMock(count: 1)
        shadow.findHandler = { $0.count }
        #expect(shadow.find("four") == 4)
        let payload = PayloadContainerMock(data: [1], text: "any")
        #expect(payload.data == [1])
        #expect(payload.text as? String == "any")
        let dates = OwnTypes.OwnDatesMock()
        dates.dateHandler = { OwnTypes.Date(day: 2) }
        #expect(try dates.date() == OwnTypes.Date(day: 2))
    }

    @Test("of protocols in different scopes may be the same")
    func scopes() {
        let login = Login.ServiceMock(token: Login.Token(text: "own"))
        login.startHandler = { $0 }
        #expect(login.start(login.token) == Login.Token(text: "own"))
        let logout = Logout.ServiceMock(next: Logout.ServiceMock())
        logout.next.stop()
        #expect((logout.next as? Logout.ServiceMock)?.stopCallCount == 1)
        #expect(logout.stopCallCount == 0)
        #expect(Logout.Deep.ProbeMock().poke() is Logout.ServiceMock)
        #expect(RenamedStoreOwnerMock().store is RenamedStoreDouble)
    }

    private struct Key: Hashable {}

    @Test("of overloads say in what they differ")
    func overloads() async {
        let store = OverloadedStoreMock(title: "title", size: 3)
        store.titleOfHandler = { "row \($0)" }
        store.countDoubleHandler = { 0.5 }
        store.encode(Key())
        store.remove(at: 1, animated: true)
        store.updateName(name: "name")
        store.merge([1])
        store.find(key: ["a": 1])
        store.find(key: "a" as String?)
        store.find { $0 > 1 }
        store.reset()
        #expect(store.title(of: 2) == "row 2")
        #expect(store.title == "title")
        #expect(store.count() as Double == 0.5)
        #expect(store.count() as Int == 0)
        #expect([store.encodeCallCount, store.encodeValueCallCount] == [0, 1])
        #expect([store.removeCallCount, store.removeAtCallCount, store.removeAtAnimatedCallCount] == [0, 0, 1])
        #expect([store.updateNameCallCount, store.updateNameStringCallCount] == [0, 1])
        #expect([store.findCallCount, store.findKeyDictionaryStringIntCallCount] == [0, 1])
        #expect([store.findKeyOptionalStringCallCount, store.findKeyIntBool1CallCount] == [1, 1])
        #expect([store.resetCallCount, OverloadedStoreMock.resetstaticCallCount] == [1, 0])

        let fetching = AsyncOverloadsMock()
        fetching.fetchHandler = { 1 }
        fetching.fetchIntHandler = { 2 }
        fetching.fetchCompletionHandler = { $0(3) }
        fetching.fetchCompletionStringVoidHandler = { $0("four") }
        func fetch() -> Int { fetching.fetch() }
        #expect(fetch() == 1)
        #expect(await fetching.fetch() == 2)
        var (number, text) = (0, "")
        fetching.fetch { (value: Int) in number = value }
        fetching.fetch { (value: String) in text = value }
        #expect(number == 3)
        #expect(text == "four")
    }
}
