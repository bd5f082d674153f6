// Properties hold what tests and code under test put in; initializers fill them.

import Testing

@testable import GoldenFixtures

@Suite("Properties of mocks")
struct PropertyBehaviorTests {
    @Test("are empty at first, whatever their keys are")
    func emptyByDefault() {
        let typography = TypographyMock(names: ["a": .title])
        #expect(typography.sizes == [:])
        #expect(typography.roles == [])
        #expect(typography.fallbacks == [])
        #expect(typography.names == ["a": .title])
    }

    @Test("have the default values of what typealiases stand for")
    func defaultsOfTypealiases() {
        let mock = AliasedDefaultsMock(trace: DefaultTrace(), day: OwnTypes.Date(day: 1))
        #expect(mock.rows == [])
        #expect(mock.pair.rows == [])
        #expect(mock.pair.label == "")
        #expect(mock.pair.later == nil)
        #expect(mock.label() == "")
        #expect(!mock.own())
        #expect(throws: (any Error).self) { try mock.same() }
        #expect(throws: (any Error).self) { try mock.date() }
        #expect(throws: Never.self) { try VoidUseCaseMock().execute() }
    }

    @Test("count how often they are set, unless they can only be read")
    func setCounts() {
        let window = WindowMock()
        #expect(window.title == "")
        window.title = "first"
        window.title = "second"
        #expect(window.title == "second")
        #expect(window.titleSetCallCount == 2)
        window.accent = Theme(name: "red")
        window.accent.name = "blue"
        #expect(window.accent == Theme(name: "blue"))
        #expect(window.accentSetCallCount == 2)
        window.isVisible = true
        #expect(window.isVisible)
        window.onOpen = {}
        #expect(window.onOpenSetCallCount == 1)
    }

    @Test("a declared initializer gives values to properties whose types are spelled otherwise")
    func initializerWithOtherSpelling() {
        var works: [Int] = []
        let spelled = SameInitSpelledMock(
            count: 2, work: { works.append($0) }, value: "a", other: InitializerSpelling(), late: 3)
        spelled.work(1)
        #expect(works == [1])
        #expect(spelled.count == 2)
        #expect(spelled.late == 3)
        let bound = InitOfBoundClosureMock(value: { works.append($0) })
        bound.value(4)
        #expect(works == [1, 4])
    }

    @Test("are filled by initializers without being counted as set")
    func initializers() {
        let account = AccountMock(name: "savings", balance: 3, theme: Theme(name: "green"), onChange: {})
        #expect(account.name == "savings")
        #expect(account.balance == 3)
        #expect(account.theme.name == "green")
        #expect(account.nameSetCallCount == 0)
        #expect(account.onChangeSetCallCount == 0)
        #expect(account.onDelete == nil)

        let same = SameInitMock(name: "a", theme: Theme(name: "b"))
        #expect(same.name == "a")
        #expect(same.theme.name == "b")
        #expect(same.themeSetCallCount == 0)

        let reversed: any SameInitReversed = SameInitReversedMock(age: 2, name: "n")
        #expect(reversed.age == 2)
        #expect(reversed.name == "n")
        #expect(EmptyInitMock().name == "")
        #expect(FailableInitMock(text: "t") != nil)
        #expect(ErrorModelMock(code: 5).code == 5)
    }

    @Test("take the protocol's initializers, through the protocol too")
    func declaredInitializers() throws {
        func make<Value: SameInit>(_ type: Value.Type) -> Value { type.init(name: "made", theme: Theme(name: "t")) }
        #expect(make(SameInitMock.self).name == "made")
        #expect(throws: Never.self) { _ = try ThrowingInitMock(path: "p") }
        _ = GenericInitMock(items: [1, 2])
        #expect(try EscapedInitMock(default: 3).default == 3)
        #expect(EscapedInitsMock(class: 2, theme: Theme(name: "t")).class == 2)
    }

    @Test("are weak where the annotation says so")
    func weakReferences() {
        let table = TableMock()
        do {
            let delegate = WindowDelegate()
            table.delegate = delegate
            #expect(table.delegate === delegate)
        }
        #expect(table.delegate == nil)
        #expect(table.delegateSetCallCount == 1)
    }

    @Test("of one mock are another mock where there is one")
    func dependencies() {
        let mock = DefaultPropertiesMock()
        #expect(mock.dependency is DefaultDependencyMock)
        #expect(mock.dependency.name == "")
        #expect(OverriddenDefaultsMock().printer is SpecialPrinter)
        #expect(OverriddenDefaultsMock().makePrinter() is SpecialPrinter)
    }

    @Test("and results have default values where a name hides the type")
    func hiddenTypes() {
        let mock = HiddenDefaultTypesMock()
        #expect(mock.Data.isEmpty)
        #expect(mock.URL().1 == 0)
        _ = mock.Date()
        #expect(mock.DateCallCount == 1)
    }

    #if compiler(>=6.2)
    @Test("trap when they are read without a value")
    func missingValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = WindowMock().theme
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("WindowMock.theme was read before it was set"))
    }
    #endif

    @Test("initializers take optional closures by the name of a typealias")
    func initializersWithNamedOptionalClosures() async throws {
        var taps = 0
        let button = TapButtonMock(title: "t", onTap: { taps += 1 }, onSwipe: nil, size: 2)
        button.onTap?()
        #expect(taps == 1)
        #expect(button.onTapSetCallCount == 0)
        #expect(TapButtonMock(size: 1).onTap == nil)
        let shared = SharedTapButtonMock(title: "t", onTap: nil, later: { taps += 1 })
        try await shared.later?()
        #expect(taps == 2)
        InitOfTapButtonMock(title: "t", onTap: { taps += 1 }).onTap?()
        #expect(taps == 3)
    }
}
