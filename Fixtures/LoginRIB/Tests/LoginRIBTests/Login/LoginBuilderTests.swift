import XCTest

@testable import LoginRIB

final class LoginBuilderTests: XCTestCase {
    func testRouterIsWiredToListener() throws {
        let listener = LoginListenerMock()
        let builder = LoginBuilder(dependency: LoginDependencyMock(webService: WebServicingMock()))

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? LoginInteractor)
        XCTAssertTrue(interactor.listener === listener)
        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(router.children.isEmpty)
    }

    func testViewIsWiredToInteractor() throws {
        let listener = LoginListenerMock()
        let builder = LoginBuilder(dependency: LoginDependencyMock(webService: WebServicingMock()))

        let router = builder.build(withListener: listener)

        let viewController = try XCTUnwrap(router.viewControllable as? LoginViewController)
        XCTAssertTrue(viewController.listener === router.interactable)
    }

    func testLoginReachesWebServiceOfDependencyAndListener() throws {
        let webService = WebServicingMock()
        webService.loginHandler = { _, _, handler in handler(.success("session")) }
        let listener = LoginListenerMock()
        let router = LoginBuilder(dependency: LoginDependencyMock(webService: webService))
            .build(withListener: listener)
        let viewController = try XCTUnwrap(router.viewControllable as? LoginViewController)

        viewController.loginButtonTapped(username: "ada", password: "lovelace")

        XCTAssertEqual(webService.loginCallCount, 1)
        XCTAssertEqual(listener.dismissLoginFlowCallCount, 1)
    }

    func testCreateAccountOpensAndCloses() throws {
        let listener = LoginListenerMock()
        let router = LoginBuilder(dependency: LoginDependencyMock(webService: WebServicingMock()))
            .build(withListener: listener)
        let viewController = try XCTUnwrap(router.viewControllable as? LoginViewController)

        viewController.createAccountButtonTapped()

        XCTAssertEqual(router.children.count, 1)
        let createAccount = try XCTUnwrap(viewController.presentedViewController as? CreateAccountViewController)

        createAccount.closeButtonTapped()

        XCTAssertTrue(router.children.isEmpty)
        XCTAssertNil(viewController.presentedViewController)
    }
}
