import RxSwift

/// The session as interactors see it.
///
/// @mockable(rx: userName = ReplaySubject)
protocol SessionStreaming: AnyObject {
    /// Who logs in: first the last one, if any, then every one to come.
    var userName: Observable<String> { get }

    /// The moments at which sessions expire.
    var expiration: Observable<Void> { get }
}

/// The session as the web service reports it.
final class SessionStream: SessionStreaming {
    var userName: Observable<String> { userNameSubject }
    var expiration: Observable<Void> { expirationSubject }

    private let userNameSubject = ReplaySubject<String>.create(bufferSize: 1)
    private let expirationSubject = PublishSubject<Void>()

    func begin(userName: String) {
        userNameSubject.onNext(userName)
    }

    func expire() {
        expirationSubject.onNext(())
    }
}
