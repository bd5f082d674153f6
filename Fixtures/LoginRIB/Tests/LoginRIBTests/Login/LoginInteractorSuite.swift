import Testing

@testable import LoginRIB

/// The tests of `LoginInteractorTests` as they look in Swift Testing.
@Suite("Login interactor")
struct LoginInteractorSuite {
    private struct ServerError: Error {}

    private let presenter = LoginPresentableMock()
    private let webService = WebServicingMock()
    private let connectivity = ConnectivityStreamingMock()
    private let router = LoginRoutingMock()
    private let listener = LoginListenerMock()
    private let interactor: LoginInteractor

    init() {
        interactor = LoginInteractor(presenter: presenter, webService: webService, connectivity: connectivity)
        interactor.router = router
        interactor.listener = listener
    }

    @Test("tapping login shows the activity indicator and sends what was typed, once")
    func tapOnLogin() throws {
        var indicator: [Bool] = []
        presenter.showActivityIndicatorHandler = { indicator.append($0) }

        // Without a handler the mock of a function without a result only counts and records.
        interactor.didTapLogin(username: "grace", password: "hopper")

        #expect(indicator == [true])
        #expect(webService.loginCallCount == 1)
        let typed = try #require(webService.loginArgValues.first)
        #expect(typed.userName == "grace")
        #expect(typed.password == "hopper")
    }

    @Test("success dismisses the flow once, without an alert")
    func success() {
        webService.loginHandler = { _, _, handler in handler(.success("session")) }

        interactor.didTapLogin(username: "grace", password: "hopper")

        #expect(listener.dismissLoginFlowCallCount == 1)
        #expect(presenter.showErrorAlertCallCount == 0)
    }

    @Test("failure shows the alert once, without dismissing the flow")
    func failure() {
        webService.loginHandler = { _, _, handler in handler(.failure(ServerError())) }

        interactor.didTapLogin(username: "grace", password: "hopper")

        #expect(presenter.showErrorAlertCallCount == 1)
        #expect(listener.dismissLoginFlowCallCount == 0)
    }

    @Test("the activity indicator is hidden when the task completes, either way", arguments: [true, false])
    func completion(succeeds: Bool) {
        var indicator: [Bool] = []
        presenter.showActivityIndicatorHandler = { indicator.append($0) }
        webService.loginHandler = { _, _, handler in
            handler(succeeds ? .success("session") : .failure(ServerError()))
        }

        interactor.didTapLogin(username: "grace", password: "hopper")

        #expect(presenter.showActivityIndicatorCallCount == 2)
        #expect(indicator == [true, false])
    }

    @Test("the answer may come after the tap")
    func lateAnswer() throws {
        var answer: ((Result<String, Error>) -> Void)?
        webService.loginHandler = { _, _, handler in answer = handler }

        interactor.didTapLogin(username: "grace", password: "hopper")
        #expect(listener.dismissLoginFlowCallCount == 0)

        let handler = try #require(answer)
        handler(.success("session"))
        #expect(listener.dismissLoginFlowCallCount == 1)
    }

    @Test("an answer after the end of the flow is ignored, and nobody keeps the interactor alive for it")
    func answerAfterTheEnd() throws {
        var answer: ((Result<String, Error>) -> Void)?
        let presenter = LoginPresentableMock()
        webService.loginHandler = { _, _, handler in answer = handler }
        var interactor: LoginInteractor? = LoginInteractor(
            presenter: presenter,
            webService: webService,
            connectivity: connectivity
        )
        interactor?.didTapLogin(username: "grace", password: "hopper")
        #expect(presenter.listener != nil)

        interactor = nil
        #expect(presenter.listener == nil)

        let handler = try #require(answer)
        handler(.failure(ServerError()))
        #expect(presenter.showActivityIndicatorCallCount == 1)
        #expect(presenter.showErrorAlertCallCount == 0)
    }

    @Test("tapping create-account routes there")
    func tapOnCreateAccount() {
        interactor.didTapCreateAccount()

        #expect(router.routeToCreateAccountCallCount == 1)
    }

    @Test("the end of create-account detaches it")
    func endOfCreateAccount() {
        interactor.dismissCreateAccountFlow()

        #expect(router.detachCreateAccountCallCount == 1)
    }

    @Test("the offline banner follows the connectivity while the interactor is active")
    func connectivityChanges() {
        var banner: [Bool] = []
        presenter.showOfflineBannerHandler = { banner.append($0) }

        // The subject is a `CurrentValueSubject` that begins with the default value of its element, `false`.
        interactor.activate()
        connectivity.isOnlineSubject.send(true)
        connectivity.isOnlineSubject.send(false)
        #expect(banner == [true, false, true])

        interactor.deactivate()
        connectivity.isOnlineSubject.send(true)
        #expect(banner.count == 3)
    }
}
