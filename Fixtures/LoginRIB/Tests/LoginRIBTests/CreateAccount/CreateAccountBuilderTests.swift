import XCTest

@testable import LoginRIB

final class CreateAccountBuilderTests: XCTestCase {
    func testRouterIsWiredToListener() throws {
        let listener = CreateAccountListenerMock()
        let builder = CreateAccountBuilder(dependency: CreateAccountDependencyMock())

        let router = builder.build(withListener: listener)

        let interactor = try XCTUnwrap(router.interactable as? CreateAccountInteractor)
        XCTAssertTrue(interactor.listener === listener)
        XCTAssertTrue(interactor.router === router)
    }

    func testCloseButtonReachesListener() throws {
        let listener = CreateAccountListenerMock()
        let router = CreateAccountBuilder(dependency: CreateAccountDependencyMock()).build(withListener: listener)
        let viewController = try XCTUnwrap(router.viewControllable as? CreateAccountViewController)

        viewController.closeButtonTapped()

        XCTAssertEqual(listener.dismissCreateAccountFlowCallCount, 1)
    }
}
