// Streams deliver what their subjects are sent, and can be replaced where the library allows it.

import Testing

@testable import GoldenFixtures

@Suite("Streams of mocks")
struct StreamBehaviorTests {
    @Test("publishers deliver what their subjects send")
    func publishers() {
        let feed = PriceFeedMock()
        var prices: [Int] = []
        feed.prices.sink { prices.append($0) }
        feed.pricesSubject.send(1)
        feed.pricesSubject.send(2)
        #expect(prices == [1, 2])
    }

    @Test("current-value subjects begin with the default value")
    func currentValues() {
        let feed = CurrentFeedMock()
        var values: [Int] = []
        feed.current.sink { values.append($0) }
        feed.currentSubject.send(5)
        #expect(values == [0, 5])
        #expect(AllCurrentFeedMock().secondSubject.value == nil)
    }

    @Test("linked publishers follow their property")
    func published() {
        let feed = PublishedFeedMock()
        var titles: [String] = []
        var failing: [String] = []
        feed.titlePublisher.sink { titles.append($0) }
        feed.failingPublisher.sink { failing.append($0) }
        feed.title = "new"
        #expect(titles == ["", "new"])
        #expect(failing == ["", "new"])
        #expect(feed.titleSetCallCount == 1)
    }

    @Test("publishers follow properties that have no value at first, and those of other types")
    func mapped() {
        let feed = MappedFeedMock()
        var themes: [Theme] = []
        var titles: [String?] = []
        var subtitles: [String] = []
        feed.themes.sink { themes.append($0) }
        feed.titles.sink { titles.append($0) }
        feed.subtitles.sink { subtitles.append($0) }
        #expect(themes.isEmpty)
        feed.theme = Theme(name: "dark")
        feed.title = "new"
        feed.subtitle = "old"
        feed.subtitle = nil
        #expect(themes == [Theme(name: "dark")])
        #expect(titles == ["", "new"])
        #expect(subtitles == ["old"])
        #expect(feed.themeSetCallCount == 1)
    }

    @Test("what a parent's annotation says of a member holds in the mocks of its children")
    func inherited() {
        let feed = InheritingFeedMock()
        #expect(feed.firstSubject.value == 0)
        var titles: [String?] = []
        feed.titles.sink { titles.append($0) }
        feed.title = "new"
        #expect(titles == ["", "new"])

        let stream = AnnotatedChildStreamMock()
        stream.replayedSubject = .create(bufferSize: 1)
        stream.publishedSubject.onNext("kept")
        var published: [String] = []
        stream.published.subscribe { published.append($0) }
        #expect(published == ["kept"], "The child's own annotation goes first.")
        #expect(stream.moreSubject === stream.more)
        // So does what it says of all of its streams.
        let own: Any = OwnChildStreamMock().firstSubject
        #expect(own is PublishSubject<Int>)
    }

    @Test("subjects do not begin with what has them")
    func recursiveElements() {
        let node = StreamNodeMock()
        #expect(node.parentSubject == nil)
        #expect((node.leaf as Any) is BehaviorSubject<any StreamLeaf>)
        node.parentSubject = BehaviorSubject(value: StreamNodeMock())
        #expect(node.parent === node.parentSubject)
    }

    @Test("publishers without subjects are set as other properties are")
    func withoutSubjects() {
        let feed = ValuelessFeedMock()
        let subject = PassthroughSubject<Int, Never>()
        feed.first = subject.eraseToAnyPublisher()
        var values: [Int] = []
        feed.first.sink { values.append($0) }
        subject.send(3)
        #expect(values == [3])
        #expect(SetFeedMock(name: "a").name == "a")
    }

    @Test("observable objects announce changes with the publisher that a test gives")
    @MainActor
    func observableObjects() {
        let subject = PassthroughSubject<Void, Never>()
        let model = AnnouncingModelMock(title: "first", objectWillChange: subject)
        var changes = 0
        model.objectWillChange.eraseToAnyPublisher().sink { changes += 1 }
        subject.send(())
        #expect(changes == 1)
        let plain: any ObservableObject = ObservableModelMock(title: "second")
        #expect(plain.objectWillChange is ObservableObjectPublisher)
    }

    @Test("observables deliver until they are replaced")
    func observables() {
        let stream = SearchStreamMock()
        var results: [[String]] = []
        stream.results.subscribe { results.append($0) }
        stream.resultsSubject.onNext(["a"])
        #expect(results == [["a"]])
        #expect(stream.resultsSubjectSetCallCount == 0)

        let replacement = PublishSubject<[String]>()
        stream.results = replacement
        #expect(stream.resultsSubject === replacement)
        #expect(stream.resultsSubjectSetCallCount == 1)
        let other = ReplaySubject<[String]>.create(bufferSize: 1)
        stream.results = other
        #expect(stream.results === other)
        #expect(stream.resultsSubject === replacement)
        #expect(stream.resultsSubjectSetCallCount == 2)
    }

    @Test("subjects that initializers are given deliver what a test sends by the mock")
    func givenSubjects() {
        let subject = PublishSubject<[String]>()
        let stream = SearchStreamMock(results: subject)
        #expect(stream.resultsSubject === subject)
        var results: [[String]] = []
        stream.results.subscribe { results.append($0) }
        stream.resultsSubject.onNext(["a"])
        #expect(results == [["a"]])
        #expect(stream.resultsSubjectSetCallCount == 0)

        let shared = SettableSendableStreamMock(values: PublishSubject<Int>())
        #expect(shared.values === shared.valuesSubject)
        shared.values = ReplaySubject<Int>.create(bufferSize: 1)
        shared.valuesSubject = PublishSubject<Int>()
        #expect(shared.valuesSubjectSetCallCount == 2)
    }

    @Test("annotated observables replay or begin with a value")
    func annotated() {
        let stream = AnnotatedStreamMock()
        stream.replayedSubject.onNext(1)
        stream.replayedSubject.onNext(2)
        var replayed: [Int] = []
        stream.replayed.subscribe { replayed.append($0) }
        #expect(replayed == [2])
        var current: [Int] = []
        stream.current.subscribe { current.append($0) }
        stream.currentSubject.onNext(3)
        #expect(current == [0, 3])
        var themes: [Theme] = []
        stream.theme.subscribe { themes.append($0) }
        stream.themeSubject = BehaviorSubject(value: Theme(name: "dark"))
        stream.theme.subscribe { themes.append($0) }
        stream.themeSubject.onNext(Theme(name: "light"))
        #expect(themes == [Theme(name: "dark"), Theme(name: "light")])
        let given = AnnotatedStreamMock(replayed: stream.replayed)
        #expect(given.replayed === stream.replayed)
    }
}
