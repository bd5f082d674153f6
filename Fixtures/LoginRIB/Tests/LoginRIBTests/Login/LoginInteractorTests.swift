import XCTest

@testable import LoginRIB

final class LoginInteractorTests: XCTestCase {
    private struct ServerError: Error {}

    private var presenter: LoginPresentableMock!
    private var webService: WebServicingMock!
    private var connectivity: ConnectivityStreamingMock!
    private var router: LoginRoutingMock!
    private var listener: LoginListenerMock!
    private var interactor: LoginInteractor!

    override func setUp() {
        super.setUp()
        presenter = LoginPresentableMock()
        webService = WebServicingMock()
        connectivity = ConnectivityStreamingMock()
        router = LoginRoutingMock()
        listener = LoginListenerMock()
        interactor = LoginInteractor(presenter: presenter, webService: webService, connectivity: connectivity)
        interactor.router = router
        interactor.listener = listener
    }

    override func tearDown() {
        presenter = nil
        webService = nil
        connectivity = nil
        router = nil
        listener = nil
        interactor = nil
        super.tearDown()
    }

    func testListensToPresenter() {
        XCTAssertTrue(presenter.listener === interactor)
        XCTAssertEqual(presenter.listenerSetCallCount, 1)
    }

    func testTapOnLoginShowsActivityIndicator() {
        var indicator: [Bool] = []
        presenter.showActivityIndicatorHandler = { isLoading in indicator.append(isLoading) }
        webService.loginHandler = { _, _, _ in
            // The server has not answered yet.
        }

        interactor.didTapLogin(username: "ada", password: "lovelace")

        XCTAssertEqual(presenter.showActivityIndicatorCallCount, 1)
        XCTAssertEqual(indicator, [true])
        XCTAssertEqual(presenter.showErrorAlertCallCount, 0)
        XCTAssertEqual(listener.dismissLoginFlowCallCount, 0)
    }

    func testTapOnLoginCallsWebServiceOnceWithTypedNameAndPassword() {
        webService.loginHandler = { userName, password, _ in
            XCTAssertEqual(userName, "ada")
            XCTAssertEqual(password, "lovelace")
        }

        interactor.didTapLogin(username: "ada", password: "lovelace")

        XCTAssertEqual(webService.loginCallCount, 1)
    }

    func testActivityIndicatorIsShownBeforeWebServiceIsCalled() {
        var calls: [String] = []
        presenter.showActivityIndicatorHandler = { isLoading in calls.append(isLoading ? "show" : "hide") }
        webService.loginHandler = { _, _, handler in
            calls.append("login")
            handler(.success("session"))
        }
        listener.dismissLoginFlowHandler = { calls.append("dismiss") }

        interactor.didTapLogin(username: "ada", password: "lovelace")

        XCTAssertEqual(calls, ["show", "login", "hide", "dismiss"])
    }

    func testSuccessDismissesLoginFlowWithoutAlert() {
        webService.loginHandler = { _, _, handler in handler(.success("session")) }

        interactor.didTapLogin(username: "ada", password: "lovelace")

        XCTAssertEqual(listener.dismissLoginFlowCallCount, 1)
        XCTAssertEqual(presenter.showErrorAlertCallCount, 0)
    }

    func testFailureShowsAlertWithoutDismissingLoginFlow() {
        webService.loginHandler = { _, _, handler in handler(.failure(ServerError())) }

        interactor.didTapLogin(username: "ada", password: "lovelace")

        XCTAssertEqual(presenter.showErrorAlertCallCount, 1)
        XCTAssertEqual(listener.dismissLoginFlowCallCount, 0)
    }

    func testSuccessHidesActivityIndicator() {
        var indicator: [Bool] = []
        presenter.showActivityIndicatorHandler = { isLoading in indicator.append(isLoading) }
        webService.loginHandler = { _, _, handler in handler(.success("session")) }

        interactor.didTapLogin(username: "ada", password: "lovelace")

        XCTAssertEqual(indicator, [true, false])
    }

    func testFailureHidesActivityIndicator() {
        var indicator: [Bool] = []
        presenter.showActivityIndicatorHandler = { isLoading in indicator.append(isLoading) }
        webService.loginHandler = { _, _, handler in handler(.failure(ServerError())) }

        interactor.didTapLogin(username: "ada", password: "lovelace")

        XCTAssertEqual(indicator, [true, false])
    }

    func testTapOnCreateAccountRoutesToCreateAccount() {
        interactor.didTapCreateAccount()

        XCTAssertEqual(router.routeToCreateAccountCallCount, 1)
        XCTAssertEqual(router.detachCreateAccountCallCount, 0)
        XCTAssertEqual(webService.loginCallCount, 0)
    }

    func testDismissedCreateAccountFlowIsDetached() {
        interactor.dismissCreateAccountFlow()

        XCTAssertEqual(router.detachCreateAccountCallCount, 1)
        XCTAssertEqual(router.routeToCreateAccountCallCount, 0)
    }

    func testOfflineBannerFollowsConnectivity() {
        var banner: [Bool] = []
        presenter.showOfflineBannerHandler = { isOffline in banner.append(isOffline) }
        connectivity.isOnlineSubject.send(true)

        interactor.activate()
        XCTAssertEqual(banner, [false])

        connectivity.isOnlineSubject.send(false)
        connectivity.isOnlineSubject.send(true)
        XCTAssertEqual(banner, [false, true, false])
    }

    func testInactiveInteractorIgnoresConnectivity() {
        connectivity.isOnlineSubject.send(true)
        XCTAssertEqual(presenter.showOfflineBannerCallCount, 0)

        interactor.activate()
        interactor.deactivate()
        connectivity.isOnlineSubject.send(false)

        XCTAssertEqual(presenter.showOfflineBannerCallCount, 1)
    }

    func testRouterAndListenerAreNotRetained() {
        router = nil
        listener = nil

        XCTAssertNil(interactor.router)
        XCTAssertNil(interactor.listener)
    }
}
