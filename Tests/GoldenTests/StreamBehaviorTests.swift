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
        let given = AnnotatedStreamMock(replayed: stream.replayed)
        #expect(given.replayed === stream.replayed)
    }
}
