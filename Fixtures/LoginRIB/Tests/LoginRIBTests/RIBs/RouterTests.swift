import RIBs
import XCTest

/// The life cycle of RIBs, tested with the mocks of the framework's own protocols.
final class RouterTests: XCTestCase {
    func testAttachedChildIsActivatedAndLoaded() {
        let childInteractor = InteractableMock()
        let child = RoutingMock()
        child.interactable = childInteractor
        let router = Router<Interactable>(interactor: InteractableMock())

        router.attachChild(child)

        XCTAssertTrue(router.children.first === child)
        XCTAssertEqual(childInteractor.activateCallCount, 1)
        XCTAssertEqual(childInteractor.deactivateCallCount, 0)
        XCTAssertEqual(child.loadCallCount, 1)
    }

    func testDetachedChildIsDeactivated() {
        let childInteractor = InteractableMock()
        let child = RoutingMock()
        child.interactable = childInteractor
        let router = Router<Interactable>(interactor: InteractableMock())
        router.attachChild(child)

        router.detachChild(child)

        XCTAssertTrue(router.children.isEmpty)
        XCTAssertEqual(childInteractor.deactivateCallCount, 1)
    }

    func testInteractorOfReleasedRouterIsDeactivated() {
        let interactor = InteractableMock()
        var router: Router<Interactable>? = Router(interactor: interactor)
        XCTAssertTrue(router?.interactable === interactor)

        router = nil

        XCTAssertEqual(interactor.deactivateCallCount, 1)
    }

    func testLaunchRouterShowsItsViewAndActivatesItsInteractor() {
        let interactor = InteractableMock()
        let viewController = UIViewController()
        let router = LaunchRouter<Interactable, ViewControllable>(
            interactor: interactor,
            viewController: ViewControllableMock(uiviewController: viewController)
        )
        let window = UIWindow()

        router.launch(from: window)

        XCTAssertTrue(window.rootViewController === viewController)
        XCTAssertTrue(window.isKeyWindow)
        XCTAssertEqual(interactor.activateCallCount, 1)
    }
}
