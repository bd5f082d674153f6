// Associated types and Self: what mocks bind them to, and what they leave to whoever makes the mock.

import Testing

@testable import GoldenFixtures

@Suite("Associated types of mocks")
struct AssociatedTypeBehaviorTests {
    private struct Row: Identifiable, Equatable {
        var id: Int
    }

    @Test("are what defaults, primary types and clauses say")
    func bound() {
        let defaulted = DefaultedContainerMock()
        defaulted.itemHandler = { "item \($0)" }
        #expect(defaulted.item(for: 1) == "item 1")
        let primary = PrimaryContainerMock(value: "a")
        primary.replaceHandler = { [unowned primary] value in
            defer { primary.value = value }
            return primary.value
        }
        #expect(primary.replace(with: "b") == "a")
        #expect(primary.value == "b")
        let container: any BaseContainer<String> = primary
        #expect(container.value == "b")
        let numbers = IntContainerMock(value: 1)
        #expect((numbers as any BaseContainer<Int>).replace(with: 2) == 0)
        #expect(numbers.replaceCallCount == 1)
        let typealiased = TypealiasedMemberMock()
        typealiased.pairHandler = { (["a": 1], 2) }
        #expect(typealiased.pair().0 == ["a": 1])
    }

    @Test("that mention each other are parameters of the mock")
    func generic() {
        let mentioning = MentioningContainerMock<Row, Int, Set<Int>>()
        mentioning.elementHandler = { Row(id: $0) }
        mentioning.valuesHandler = { [3] }
        #expect(mentioning.values().compactMap { mentioning.element(for: $0) } == [Row(id: 3)])
        let sorting = WhereOnProtocolMock<Int, Set<Int>>()
        sorting.sortHandler = { $0.sorted() }
        #expect(sorting.sort([2, 1]) == [1, 2])
        let hashing = HashableContainerMock(value: "a")
        hashing.containsHandler = { [unowned hashing] in $0 == hashing.value }
        #expect(hashing.contains("a"))
        let one = OneInputMock()
        one.take(1)
        #expect(one.takeCallCount == 1)
    }

    @Test("of other mocks are mocks, too")
    func nested() {
        final class Last: Stage {
            typealias Next = Last
            var source: IntContainerMock { IntContainerMock(value: 4) }
            func next() -> Last { self }
        }
        let stage = StageMock<Last, SameTypeContainerMock>(source: SameTypeContainerMock(value: 3))
        stage.nextHandler = { Last() }
        #expect(stage.next().source.value == 4)
        #expect(stage.source.value == 3)
    }

    @Test("Self stands for the mock in closures, typealiases, errors and initializers")
    func selfEverywhere() {
        let comparable = ComparableShapeMock(neighbours: [], parent: nil)
        comparable.visitHandler = { [unowned comparable] in $0(comparable) }
        comparable.subscriptHandler = { [unowned comparable] _ in comparable }
        var visited: ComparableShapeMock?
        comparable.visit { visited = $0 }
        #expect(visited === comparable)
        #expect(comparable[1] === comparable)

        let child = SelfByAnotherNameMock(parent: SelfByAnotherNameMock())
        child.marryHandler = { other, _ in (other, other) }
        #expect(child.marry(child, [])?.1 === child)
        let merged = MergedFromOthersMock(merging: [MergedFromOthersMock]())
        merged.merge([merged])
        #expect(merged.mergeCallCount == 1)

        let failure = SelfThrowingMock()
        failure.subscriptHandler = { _ throws(SelfThrowingMock) in throw failure }
        #expect(throws: failure) { try failure[1] }
    }

    @Test("are members of what the annotation or a default fixes")
    func fixedMembers() {
        let user = FixedUser(id: "a")
        let repository = FixedRepositoryMock()
        repository.findHandler = { $0 == user.id ? user : nil }
        #expect(repository.find(user.id) == user)
        #expect(FixedPagesMock().page(of: user) == [])
        let pages = FreePagesMock<Int>()
        pages.pageHandler = { [$0, $0] }
        #expect(pages.page(of: 1) == [1, 1])
        #expect(DefaultPagesMock().first(of: ["a"]) == nil)
        let endpoint = FixedEndpointMock()
        endpoint.mapHandler = { _ in [user] }
        #expect(endpoint.map(FixedUserRequest()) == [user])
    }

    @Test("are what others are that they are the same as")
    func equatedWithOthers() {
        let feed = SaidRowFeedMock<String>()
        feed.pageHandler = { ["a"] }
        #expect(feed.page() == ["a"])
        #expect(feed.all() == [])
    }

    @Test("are generic parameters where members of others lack what is asked of them")
    func defaultsOfMembers() {
        struct Circle: FormSubject {
            typealias Value = Void
            typealias Key = Int
            typealias Area = [Void]
        }
        let form = SubjectFormMock<Circle, Int, String, Bool>()
        form.outputHandler = { _ in 1 }
        #expect(form.output(of: Circle()) == 1)
    }

    @Test("Self is answered with the mock, so that calls can be chained")
    func chainedCalls() {
        let mock = ChainedMock()
        _ = mock.with(name: "a").with(name: "b")
        #expect(mock.withCallCount == 2)
    }

    @Test("are what members of the superclass say")
    func saidBySuperclass() throws {
        let stocked = StockedDresserMock<[Substring]>()
        stocked.socks = ["a": 1]
        stocked.findHandler = { [unowned stocked] title, row in row == 0 ? stocked.socks[title] ?? nil : nil }
        func find<S: StockedDresser>(_ title: S.Title, in dresser: S) -> S.Sock? {
            dresser.find(title, in: dresser.place.row)
        }
        #expect(find("a", in: stocked) == 1)
        let loading = LoadingDresserMock()
        loading.loadHandler = { 2 }
        func load<S: LoadingDresser>(_ dresser: S) -> S.Sock? { dresser.load() }
        #expect(load(loading) == 2)
        #expect(try (loading as Dresser<Int>).load() == 2)
        #expect(loading.loadCallCount == 2)
    }

    @Test("are parameters of the mock, or what the annotation says, beside a member of the superclass")
    func besideSuperclass() throws {
        let other = OtherDresserMock<[Int]>()
        other.countHandler = { [1, 2] }
        other.loadHandler = { "a" }
        func load<S: OtherDresser>(_ dresser: S) throws -> (S.Count, S.Sock?) { (dresser.count(), try dresser.load()) }
        #expect(try load(other) == ([1, 2], "a"))
        #expect((other as Dresser<Int>).count() == 0)
        let stated = StatedDresserMock()
        stated.countHandler = { "none" }
        func count<S: StatedDresser>(_ dresser: S) -> S.Count { dresser.count() }
        #expect(count(stated) == "none")
        let any = AnyDresserMock()
        any.store(1)
        (any as Dresser<Int>).store("a")
        #expect(any.storeCallCount == 2)
    }

    @Test("are Sendable where signatures ask for it")
    func inferredClauses() async throws {
        let job = SignatureJobMock()
        job.startHandler = { priority in Task { priority } }
        #expect(try await job.start(priority: 3).value as? Int == 3)
        #expect(job.finish("a") == nil)
        let jobs = SignatureJobsMock<[Int], String, any Error>()
        jobs.runHandler = { input in Task { input.description } }
        #expect(try await jobs.run([1]).value == "[1]")
        let loaded = SignatureLoadableMock(title: "a")
        SignatureLoadableMock.loadHandler = { Task { loaded } }
        #expect(try await SignatureLoadableMock.load().value.title == "a")
        let runner = SignatureRunnerMock<Int>()
        #expect(runner.run(Task { 1 }) == 0)
        #expect(runner.runCallCount == 1)
    }
}
