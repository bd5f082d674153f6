/// The server as interactors see it.
///
/// @mockable(history: login = true)
protocol WebServicing: AnyObject {
    /// Logs in and passes a session token, or the reason why there is none, to the handler.
    func login(userName: String, password: String, handler: @escaping (Result<String, Error>) -> Void)
}

/// A server in the app itself, which takes any name that comes with a password and answers at once.
final class WebService: WebServicing {
    enum LoginError: Error {
        case invalidCredentials
    }

    private let session: SessionStream

    /// Creates a server that reports logins to the session.
    init(session: SessionStream) {
        self.session = session
    }

    func login(userName: String, password: String, handler: @escaping (Result<String, Error>) -> Void) {
        guard !userName.isEmpty, !password.isEmpty else {
            handler(.failure(LoginError.invalidCredentials))
            return
        }
        session.begin(userName: userName)
        handler(.success("session of \(userName)"))
    }
}
