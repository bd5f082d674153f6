// Mocks of protocols that refine standard ones: equality and hashes are by identity.

import Foundation
import Testing

@testable import GoldenFixtures

@Suite("Identity of mocks")
struct IdentityBehaviorTests {
    @Test("two mocks with the same values are not equal")
    func equality() {
        let mock = EquatableModelMock(name: "same")
        #expect(mock == mock)
        #expect(mock != EquatableModelMock(name: "same"))
    }

    @Test("mocks can be in sets")
    func hashing() {
        let mock = HashableModelMock(id: 1)
        #expect(Set([mock, mock, HashableModelMock(id: 1)]).count == 2)
        let actor = HashableActorMock()
        #expect(Set([actor, actor]).count == 1)
    }

    @Test("make other mocks on any thread")
    func defaultValues() async {
        let isMade = await Task.detached {
            let row = DependencyRowMock()
            return row.dependency is DefaultDependencyMock && row.make() is DefaultDependencyMock
        }.value
        #expect(isMade)
    }

    @Test("refined protocols are asked through their handlers")
    func refined() throws {
        ComparableModelMock.lessHandler = { $0.rank < $1.rank }
        #expect([ComparableModelMock(rank: 2), ComparableModelMock(rank: 1)].sorted().map(\.rank) == [1, 2])
        ComparableModelMock.lessHandler = nil

        let model = CodableModelMock(name: "n")
        model.encodeHandler = { encoder in
            var container = encoder.singleValueContainer()
            try container.encode("encoded")
        }
        #expect(String(decoding: try JSONEncoder().encode(model), as: UTF8.self) == "\"encoded\"")
        #expect(IdentifiableModelMock(id: 4).id == 4)
        #expect("\(DescribedModelMock(description: "described"))" == "described")
        #expect(throws: ErrorModelMock.self) { throw ErrorModelMock(code: 1) }
    }

    @Test("mocks are made of raw values and literals, and have cases")
    func madeByTheStandardLibrary() throws {
        #expect(RawModelMock(rawValue: 3).rawValue == 3)
        let raw: any RawRepresentable = RawModelMock(rawValue: 4)
        #expect(raw.rawValue as? Int == 4)
        func isMade(_ mock: LiteralModelMock) -> Bool { mock.touchCallCount == 0 }
        #expect(isMade("text") && isMade(1) && isMade(nil) && isMade(true) && isMade(0.5))
        let list: ArrayLiteralModelMock = [1, "two"]
        let table: DictionaryLiteralModelMock = ["key": 1]
        #expect(list.touchCallCount + table.touchCallCount == 0)
        let mock = CaseModelMock(name: "case")
        CaseModelMock.allCases = [mock]
        defer { CaseModelMock.allCases = [] }
        #expect(CaseModelMock.allCases.first === mock)
    }

    @Test("mocks of object protocols are objects")
    func objects() {
        let mock = ObjectModelMock(name: "object")
        #expect(mock.isEqual(mock))
        #expect(!mock.isEqual(ObjectModelMock(name: "object")))
        #expect((mock as NSObject).hash == mock.hash)
        mock.touch()
        #expect(mock.touchCallCount == 1)
    }

    @Test("hold beside a superclass that does not compare")
    func besideSuperclass() {
        let (mock, other) = (EquatableSubclassMock(), EquatableSubclassMock())
        #expect(mock == mock)
        #expect(mock != other)
        #expect(Set([mock, other, mock]).count == 2)
    }
}
