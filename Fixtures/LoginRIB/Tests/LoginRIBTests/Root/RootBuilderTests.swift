import RIBs
import XCTest

@testable import LoginRIB

final class RootBuilderTests: XCTestCase {
    func testRouterIsWiredToInteractor() throws {
        let router = RootBuilder(dependency: RootDependencyMock(webService: WebServicingMock())).build()

        let interactor = try XCTUnwrap(router.interactable as? RootInteractor)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(router.viewControllable is RootViewController)
    }

    func testLaunchShowsLoginAndSuccessShowsHome() throws {
        let webService = WebServicingMock()
        webService.loginHandler = { _, _, handler in handler(.success("session")) }
        let window = UIWindow()
        let router = RootBuilder(dependency: RootDependencyMock(webService: webService)).build()

        router.launch(from: window)

        let root = try XCTUnwrap(window.rootViewController as? RootViewController)
        let login = try XCTUnwrap(root.presentedViewController as? LoginViewController)
        XCTAssertFalse(root.isHomeVisible)

        login.loginButtonTapped(username: "ada", password: "lovelace")

        XCTAssertEqual(webService.loginCallCount, 1)
        XCTAssertTrue(root.isHomeVisible)
        XCTAssertNil(root.presentedViewController)
        XCTAssertTrue(router.children.isEmpty)
    }

    func testExpiredSessionShowsLoginAgain() throws {
        let webService = WebServicingMock()
        webService.loginHandler = { _, _, handler in handler(.success("session")) }
        let session = SessionStreamingMock()
        let window = UIWindow()
        let router = RootBuilder(dependency: RootDependencyMock(webService: webService, session: session)).build()
        router.launch(from: window)
        let root = try XCTUnwrap(window.rootViewController as? RootViewController)
        let login = try XCTUnwrap(root.presentedViewController as? LoginViewController)
        login.loginButtonTapped(username: "ada", password: "lovelace")
        XCTAssertTrue(root.isHomeVisible)

        session.expirationSubject.onNext(())

        XCTAssertFalse(root.isHomeVisible)
        XCTAssertTrue(root.presentedViewController is LoginViewController)
        XCTAssertEqual(router.children.count, 1)
    }
}
