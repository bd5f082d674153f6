// As much of Combine as the goldens need, so that they compile where there is none.

/// Stands in for `Combine.Publisher`.
protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

/// Stands in for `Combine.AnyPublisher`.
struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscribe: (@escaping (Output) -> Void) -> Void

    init(_ subscribe: @escaping (@escaping (Output) -> Void) -> Void) {
        self.subscribe = subscribe
    }

    func sink(receiveValue: @escaping (Output) -> Void) {
        subscribe(receiveValue)
    }
}

/// Stands in for `Combine.PassthroughSubject`.
final class PassthroughSubject<Output, Failure: Error>: Publisher {
    private var subscribers: [(Output) -> Void] = []

    func send(_ value: Output) {
        for subscriber in subscribers { subscriber(value) }
    }

    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher { self.subscribers.append($0) }
    }
}

/// Stands in for `Combine.CurrentValueSubject`.
final class CurrentValueSubject<Output, Failure: Error> {
    private var subscribers: [(Output) -> Void] = []
    var value: Output {
        didSet {
            for subscriber in subscribers { subscriber(value) }
        }
    }

    init(_ value: Output) {
        self.value = value
    }

    func send(_ value: Output) {
        self.value = value
    }

    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        AnyPublisher {
            self.subscribers.append($0)
            $0(self.value)
        }
    }
}

/// Stands in for `Combine.Published`.
@propertyWrapper
struct Published<Value> {
    /// Stands in for `Combine.Published.Publisher`.
    struct Publisher {
        fileprivate let subject: CurrentValueSubject<Value, Never>

        func eraseToAnyPublisher() -> AnyPublisher<Value, Never> {
            subject.eraseToAnyPublisher()
        }

        func setFailureType<Failure: Error>(to type: Failure.Type) -> MappedPublisher<Value, Failure> {
            compactMap { $0 }.setFailureType(to: type)
        }

        func map<Result>(_ transform: @escaping (Value) -> Result) -> MappedPublisher<Result, Never> {
            compactMap { transform($0) }
        }

        func compactMap<Result>(_ transform: @escaping (Value) -> Result?) -> MappedPublisher<Result, Never> {
            MappedPublisher { [subject] receive in
                subject.eraseToAnyPublisher().sink { value in
                    if let result: Result = transform(value) { receive(result) }
                }
            }
        }
    }

    /// Stands in for `Combine.Publishers.Map`, `CompactMap` and `SetFailureType`.
    struct MappedPublisher<Output, Failure: Error> {
        fileprivate let subscribe: (@escaping (Output) -> Void) -> Void

        func setFailureType<Other: Error>(to type: Other.Type) -> MappedPublisher<Output, Other> {
            MappedPublisher<Output, Other>(subscribe: subscribe)
        }

        func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(subscribe) }
    }

    private let subject: CurrentValueSubject<Value, Never>

    init(wrappedValue: Value) {
        subject = CurrentValueSubject(wrappedValue)
    }

    var wrappedValue: Value {
        get { subject.value }
        nonmutating set { subject.value = newValue }
    }

    var projectedValue: Publisher { Publisher(subject: subject) }
}

/// Stands in for `Combine.ObservableObject`.
protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Stands in for `Combine.ObservableObjectPublisher`.
final class ObservableObjectPublisher: Publisher {
    typealias Output = Void
    typealias Failure = Never
}
