import XCTest

@testable import LoginRIB

final class RootInteractorTests: XCTestCase {
    func testDismissedLoginFlowIsDetachedBeforeHomeIsShown() {
        var calls: [String] = []
        let presenter = RootPresentableMock()
        presenter.showHomeHandler = { calls.append("home") }
        let router = RootRoutingMock()
        router.detachLoginHandler = { calls.append("detach") }
        let interactor = RootInteractor(presenter: presenter)
        interactor.router = router

        interactor.dismissLoginFlow()

        XCTAssertEqual(router.detachLoginCallCount, 1)
        XCTAssertEqual(presenter.showHomeCallCount, 1)
        XCTAssertEqual(calls, ["detach", "home"])
    }

    func testRouterAndListenerAreNotRetained() {
        let interactor = RootInteractor(presenter: RootPresentableMock())
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
