import OpenCombine

/// The network connection as interactors see it.
///
/// @mockable(combine: isOnline = CurrentValueSubject)
protocol ConnectivityStreaming: AnyObject {
    /// Whether there is a connection: first the current value, then every change.
    var isOnline: AnyPublisher<Bool, Never> { get }
}

/// The network connection as whoever watches the network reports it.
final class ConnectivityStream: ConnectivityStreaming {
    var isOnline: AnyPublisher<Bool, Never> { subject.removeDuplicates().eraseToAnyPublisher() }

    private let subject = CurrentValueSubject<Bool, Never>(true)

    func update(isOnline: Bool) {
        subject.send(isOnline)
    }
}
