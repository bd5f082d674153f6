import OpenCombine
import RxSwift
import Testing

@testable import LoginRIB

@Suite("Streams of the app")
struct StreamsSuite {
    @Test("the connectivity begins with its current value and sends changes only")
    func connectivity() {
        let stream = ConnectivityStream()
        stream.update(isOnline: false)
        var values: [Bool] = []
        let subscription = stream.isOnline.sink { values.append($0) }

        stream.update(isOnline: false)
        stream.update(isOnline: true)
        subscription.cancel()
        stream.update(isOnline: false)

        #expect(values == [false, true])
    }

    @Test("the session replays the last user name")
    func userName() {
        let stream = SessionStream()
        stream.begin(userName: "ada")
        stream.begin(userName: "grace")
        var names: [String] = []
        let subscription = stream.userName.subscribe(onNext: { names.append($0) })

        subscription.dispose()
        stream.begin(userName: "margaret")

        #expect(names == ["grace"])
    }

    @Test("the session does not replay expirations")
    func expiration() {
        let stream = SessionStream()
        stream.expire()
        var expirations = 0
        let subscription = stream.expiration.subscribe(onNext: { expirations += 1 })
        defer { subscription.dispose() }

        stream.expire()

        #expect(expirations == 1)
    }
}

@Suite("Streams of mocks")
struct StreamMocksSuite {
    @Test("without an annotation an observable is fed by a publish subject")
    func publishSubject() {
        let session = SessionStreamingMock()
        var expirations = 0
        let subscription = session.expiration.subscribe(onNext: { expirations += 1 })
        defer { subscription.dispose() }

        session.expirationSubject.onNext(())

        #expect(expirations == 1)
        #expect(session.expirationSubjectSetCallCount == 0)
    }

    @Test("an observable can be replaced by another one")
    func replacement() {
        let session = SessionStreamingMock()
        let behavior = BehaviorSubject(value: "ada")
        var names: [String] = []

        session.userName = behavior
        let subscription = session.userName.subscribe(onNext: { names.append($0) })
        defer { subscription.dispose() }
        behavior.onNext("grace")

        #expect(names == ["ada", "grace"])
    }

    @Test("a replay subject in its place counts as the mock's own subject")
    func replacedSubject() {
        let session = SessionStreamingMock()
        let replay = ReplaySubject<String>.create(bufferSize: 2)

        session.userName = replay

        #expect(session.userNameSubject === replay)
        #expect(session.userNameSubjectSetCallCount == 1)
    }
}
