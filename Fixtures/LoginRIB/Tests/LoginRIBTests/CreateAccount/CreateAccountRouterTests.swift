import XCTest

@testable import LoginRIB

final class CreateAccountRouterTests: XCTestCase {
    func testInteractorGetsItsRouter() {
        let interactor = CreateAccountInteractableMock()
        let router = CreateAccountRouter(
            interactor: interactor,
            viewController: CreateAccountViewControllableMock()
        )

        XCTAssertTrue(interactor.router === router)
        XCTAssertTrue(router.children.isEmpty)
    }
}
