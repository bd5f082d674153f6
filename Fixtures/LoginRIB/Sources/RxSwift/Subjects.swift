/// The subscriptions of a subject, oldest first.
private struct Subscriptions<Element> {
    private var closures: [(id: Int, onNext: (Element) -> Void)] = []
    private var nextID = 0

    mutating func insert(_ onNext: @escaping (Element) -> Void) -> Int {
        defer { nextID += 1 }
        closures.append((nextID, onNext))
        return nextID
    }

    mutating func remove(_ id: Int) {
        closures.removeAll { $0.id == id }
    }

    func send(_ element: Element) {
        for closure in closures {
            closure.onNext(element)
        }
    }
}

/// A stream that sends each element to those who subscribed before it.
public final class PublishSubject<Element>: Observable<Element> {
    private var subscriptions = Subscriptions<Element>()

    /// Creates a stream without subscribers.
    public override init() {}

    /// Sends an element to the subscribers.
    public func onNext(_ element: Element) {
        subscriptions.send(element)
    }

    /// Passes each later element to the closure until the subscription is disposed of.
    public override func subscribe(onNext: ((Element) -> Void)? = nil) -> Disposable {
        let id = subscriptions.insert(onNext ?? { _ in })
        return AnonymousDisposable { [weak self] in self?.subscriptions.remove(id) }
    }
}

/// A stream that sends new subscribers the latest elements first.
public final class ReplaySubject<Element>: Observable<Element> {
    private let bufferSize: Int
    private let subject = PublishSubject<Element>()
    private var buffer: [Element] = []

    private init(bufferSize: Int) {
        self.bufferSize = bufferSize
    }

    /// Creates a stream that keeps as many elements for later subscribers.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(bufferSize: bufferSize)
    }

    /// Sends an element to the subscribers, present and future.
    public func onNext(_ element: Element) {
        buffer = Array((buffer + [element]).suffix(bufferSize))
        subject.onNext(element)
    }

    /// Passes the latest elements and each later one to the closure until the subscription is disposed of.
    public override func subscribe(onNext: ((Element) -> Void)? = nil) -> Disposable {
        for element in buffer {
            onNext?(element)
        }
        return subject.subscribe(onNext: onNext)
    }
}

/// A stream that has a value at all times and sends it to new subscribers.
public final class BehaviorSubject<Element>: Observable<Element> {
    private let subject = PublishSubject<Element>()
    private var current: Element

    /// Creates a stream with its first value.
    public init(value: Element) {
        current = value
    }

    /// Returns the current value. RxSwift's throws once the stream has failed, which this one cannot.
    public func value() throws -> Element {
        current
    }

    /// Sends a new value to the subscribers.
    public func onNext(_ element: Element) {
        current = element
        subject.onNext(element)
    }

    /// Passes the value and each later one to the closure until the subscription is disposed of.
    public override func subscribe(onNext: ((Element) -> Void)? = nil) -> Disposable {
        onNext?(current)
        return subject.subscribe(onNext: onNext)
    }
}
