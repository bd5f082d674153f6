import RIBs
import XCTest

@testable import LoginRIB

final class LoginRouterTests: XCTestCase {
    private var interactor: LoginInteractableMock!
    private var viewController: LoginViewControllableMock!
    private var createAccountBuilder: CreateAccountBuildableMock!
    private var child: CreateAccountRoutingMock!
    private var childInteractor: InteractableMock!
    private var childViewController: ViewControllableMock!
    private var router: LoginRouter!

    override func setUp() {
        super.setUp()
        interactor = LoginInteractableMock()
        viewController = LoginViewControllableMock()
        childInteractor = InteractableMock()
        childViewController = ViewControllableMock()
        child = CreateAccountRoutingMock()
        child.interactable = childInteractor
        child.viewControllable = childViewController
        createAccountBuilder = CreateAccountBuildableMock()
        createAccountBuilder.buildHandler = { [unowned self] _ in child }
        router = LoginRouter(
            interactor: interactor,
            viewController: viewController,
            createAccountBuilder: createAccountBuilder
        )
    }

    override func tearDown() {
        interactor = nil
        viewController = nil
        createAccountBuilder = nil
        child = nil
        childInteractor = nil
        childViewController = nil
        router = nil
        super.tearDown()
    }

    func testInteractorGetsItsRouter() {
        XCTAssertTrue(interactor.router === router)
        XCTAssertEqual(interactor.routerSetCallCount, 1)
    }

    func testLoadAttachesNoChild() {
        router.load()

        XCTAssertTrue(router.children.isEmpty)
        XCTAssertEqual(createAccountBuilder.buildCallCount, 0)
    }

    func testRouteBuildsCreateAccountWithInteractorAsListener() {
        var listeners: [CreateAccountListener] = []
        createAccountBuilder.buildHandler = { [unowned self] listener in
            listeners.append(listener)
            return child
        }

        router.routeToCreateAccount()

        XCTAssertEqual(createAccountBuilder.buildCallCount, 1)
        XCTAssertEqual(listeners.count, 1)
        XCTAssertTrue(listeners.first === interactor)
    }

    func testRouteAttachesOneChild() {
        router.routeToCreateAccount()

        XCTAssertEqual(router.children.count, 1)
        XCTAssertTrue(router.children.first === child)
        XCTAssertEqual(childInteractor.activateCallCount, 1)
        XCTAssertEqual(child.loadCallCount, 1)
    }

    func testRoutePresentsViewOfChild() {
        var presented: [ViewControllable] = []
        viewController.presentHandler = { presented.append($0) }

        router.routeToCreateAccount()

        XCTAssertEqual(viewController.presentCallCount, 1)
        XCTAssertTrue(presented.first === childViewController)
        XCTAssertEqual(viewController.dismissCallCount, 0)
    }

    func testSecondRouteDoesNothing() {
        router.routeToCreateAccount()
        router.routeToCreateAccount()

        XCTAssertEqual(createAccountBuilder.buildCallCount, 1)
        XCTAssertEqual(router.children.count, 1)
        XCTAssertEqual(childInteractor.activateCallCount, 1)
        XCTAssertEqual(viewController.presentCallCount, 1)
    }

    func testDetachRemovesChildAndItsView() {
        var dismissed: [ViewControllable] = []
        viewController.dismissHandler = { dismissed.append($0) }
        router.routeToCreateAccount()

        router.detachCreateAccount()

        XCTAssertTrue(router.children.isEmpty)
        XCTAssertEqual(childInteractor.deactivateCallCount, 1)
        XCTAssertEqual(viewController.dismissCallCount, 1)
        XCTAssertTrue(dismissed.first === childViewController)
    }

    func testDetachWithoutChildDoesNothing() {
        router.detachCreateAccount()

        XCTAssertEqual(viewController.dismissCallCount, 0)
        XCTAssertEqual(childInteractor.deactivateCallCount, 0)
    }

    func testRouteAfterDetachBuildsAnew() {
        router.routeToCreateAccount()
        router.detachCreateAccount()
        router.routeToCreateAccount()

        XCTAssertEqual(createAccountBuilder.buildCallCount, 2)
        XCTAssertEqual(router.children.count, 1)
        XCTAssertEqual(viewController.presentCallCount, 2)
    }

    func testReleasedRouterDeactivatesInteractorAndChildren() {
        router.routeToCreateAccount()

        router = nil

        XCTAssertNil(interactor.router)
        XCTAssertEqual(interactor.deactivateCallCount, 1)
        XCTAssertEqual(childInteractor.deactivateCallCount, 1)
    }
}
