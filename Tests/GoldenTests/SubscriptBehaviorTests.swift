// Subscripts count reads and writes apart; static members belong to the type.

import Testing

@testable import GoldenFixtures

@Suite("Subscripts and static members of mocks")
struct SubscriptBehaviorTests {
    @Test("reads and writes have their own counts and handlers")
    func readsAndWrites() async throws {
        let grid = GridMock()
        var written: [Int: String] = [:]
        grid.subscriptHandler = { "\($0)" }
        grid.subscriptSetHandler = { written[$0] = $1 }
        #expect(grid[5] == "5")
        grid[6] = "six"
        #expect(written == [6: "six"])
        #expect(grid.subscriptCallCount == 1)
        #expect(grid.subscriptSetCallCount == 1)
        #expect(grid[key: "k"] == 0)
        #expect(grid.subscriptKeyCallCount == 1)

        let remote = RemoteGridMock()
        await #expect {
            _ = try await remote[later: 1]
        } throws: {
            String(describing: $0)
                == "RemoteGridMock.subscript(later:) was called, but subscriptLaterHandler is not set"
        }
    }

    @Test("generic subscripts cast what their handlers return")
    func generic() {
        let grid = GenericGridMock()
        grid.subscriptTypeHandler = { $0 is Int.Type ? 3 : nil }
        #expect(grid[Int.self] == 3)
        #expect(grid[String.self] == nil)
        grid.subscriptPathHandler = { _ in "dark" }
        #expect(grid[path: \Theme.name] == "dark")
    }

    @Test("static functions, properties and subscripts work on the type")
    func statics() throws {
        RegistryMock.registerHandler = { #expect($0 == "name") }
        RegistryMock.register("name")
        RegistryMock.count = 4
        #expect(RegistryMock.registerCallCount == 1)
        #expect(RegistryMock.count == 4)
        #expect(RegistryMock.countSetCallCount == 1)
        let registry = RegistryMock(count: 2)
        registry.register("other")
        #expect(registry.registerNameCallCount == 1)
        #expect(registry.count == 2)
        StaticGridMock.subscriptHandler = { "\($0)" }
        #expect(StaticGridMock[2] == "2")
        StaticLoggerMock.log("message", level: 1)
        #expect(StaticLoggerMock.logArgValues.map(\.level) == [1])
    }

    @Test("static handlers of plain protocols may change captured variables")
    func staticHandlers() {
        var calls: [String] = []
        RegistryMock.transformHandler = {
            calls.append("called")
            return $0
        }
        #expect(RegistryMock.transform(5) == 5)
        #expect(calls == ["called"])
        RegistryMock.transformHandler = nil
    }

    @Test("each specialization of a generic mock has its own static members")
    func genericStatics() {
        GenericSendableMock<Int>.mergeHandler = { [$0] }
        GenericSendableMock<Int>.shared = [1]
        #expect(GenericSendableMock<Int>.merge(2) == [2])
        #expect(GenericSendableMock<Int>.mergeArgValues == [2])
        #expect(GenericSendableMock<String>.shared == [])
        #expect(GenericSendableMock<String>.mergeHandler == nil)
        #expect(GenericSendableMock<String>.mergeCallCount == 0)
    }

    @Test("labels stay where parameters have no name")
    func labels() {
        let mock = LabelledSubscriptsMock()
        mock.subscriptHandler = { $0.count }
        mock.subscriptInHandler = { $0 + $1 + $2 }
        #expect(mock[key: "abc"] == 3)
        #expect(mock[in: 1, default: 2, 3] == 6)
    }
}
