import XCTest

@testable import LoginRIB

final class RootInteractorTests: XCTestCase {
    func testDismissedLoginFlowIsDetachedBeforeHomeIsShown() {
        var calls: [String] = []
        let presenter = RootPresentableMock()
        presenter.showHomeHandler = { calls.append("home") }
        let router = RootRoutingMock()
        router.detachLoginHandler = { calls.append("detach") }
        let interactor = RootInteractor(presenter: presenter, session: SessionStreamingMock())
        interactor.router = router

        interactor.dismissLoginFlow()

        XCTAssertEqual(router.detachLoginCallCount, 1)
        XCTAssertEqual(presenter.showHomeCallCount, 1)
        XCTAssertEqual(calls, ["detach", "home"])
    }

    func testUserNamesAreGreeted() {
        var greeted: [String] = []
        let presenter = RootPresentableMock()
        presenter.greetHandler = { userName in greeted.append(userName) }
        let session = SessionStreamingMock()
        let interactor = RootInteractor(presenter: presenter, session: session)
        // The subject is a `ReplaySubject`: who subscribes later gets the last name.
        session.userNameSubject.onNext("ada")
        XCTAssertEqual(greeted, [])

        interactor.activate()
        session.userNameSubject.onNext("grace")

        XCTAssertEqual(greeted, ["ada", "grace"])
    }

    func testExpiredSessionHidesHomeBeforeLogin() {
        var calls: [String] = []
        let presenter = RootPresentableMock()
        presenter.hideHomeHandler = { calls.append("hide") }
        let router = RootRoutingMock()
        router.routeToLoginHandler = { calls.append("login") }
        let session = SessionStreamingMock()
        let interactor = RootInteractor(presenter: presenter, session: session)
        interactor.router = router
        interactor.activate()

        session.expirationSubject.onNext(())

        XCTAssertEqual(calls, ["hide", "login"])
        XCTAssertEqual(router.routeToLoginCallCount, 1)
    }

    func testInactiveInteractorIgnoresSession() {
        let presenter = RootPresentableMock()
        let session = SessionStreamingMock()
        let interactor = RootInteractor(presenter: presenter, session: session)
        interactor.activate()
        interactor.deactivate()

        session.userNameSubject.onNext("ada")
        session.expirationSubject.onNext(())

        XCTAssertEqual(presenter.greetCallCount, 0)
        XCTAssertEqual(presenter.hideHomeCallCount, 0)
    }

    func testRouterAndListenerAreNotRetained() {
        let interactor = RootInteractor(presenter: RootPresentableMock(), session: SessionStreamingMock())
        var router: RootRoutingMock? = RootRoutingMock()
        var listener: RootListenerMock? = RootListenerMock()
        interactor.router = router
        interactor.listener = listener
        XCTAssertNotNil(interactor.router)
        XCTAssertNotNil(interactor.listener)

        router = nil
        listener = nil

        XCTAssertNil(interactor.router)
        XCTAssertNil(interactor.listener)
    }
}
