// As much of RxSwift as the goldens need.

/// Stands in for `RxSwift.Observable`.
class Observable<Element> {
    private var subscribers: [(Element) -> Void] = []

    static func empty() -> Observable<Element> { Observable() }

    func subscribe(onNext: @escaping (Element) -> Void) {
        subscribers.append(onNext)
    }

    fileprivate func deliver(_ element: Element) {
        for subscriber in subscribers { subscriber(element) }
    }
}

/// Stands in for `RxSwift.PublishSubject`.
final class PublishSubject<Element>: Observable<Element> {
    func onNext(_ element: Element) { deliver(element) }
}

/// Stands in for `RxSwift.ReplaySubject`.
final class ReplaySubject<Element>: Observable<Element> {
    private let bufferSize: Int
    private var buffer: [Element] = []

    private init(bufferSize: Int) {
        self.bufferSize = bufferSize
    }

    static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(bufferSize: bufferSize) }

    override func subscribe(onNext: @escaping (Element) -> Void) {
        for element in buffer { onNext(element) }
        super.subscribe(onNext: onNext)
    }

    func onNext(_ element: Element) {
        buffer = (buffer + [element]).suffix(bufferSize)
        deliver(element)
    }
}

/// Stands in for `RxSwift.BehaviorSubject`.
final class BehaviorSubject<Element>: Observable<Element> {
    private var value: Element

    init(value: Element) {
        self.value = value
    }

    override func subscribe(onNext: @escaping (Element) -> Void) {
        onNext(value)
        super.subscribe(onNext: onNext)
    }

    func onNext(_ element: Element) {
        value = element
        deliver(element)
    }
}
