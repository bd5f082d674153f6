import RIBs
import Testing

@testable import LoginRIB

@Suite("Root router")
struct RootRouterSuite {
    private let interactor = RootInteractableMock()
    private let viewController = RootViewControllableMock(uiviewController: UIViewController())
    private let loginBuilder = LoginBuildableMock()
    private let login = LoginRoutingMock()
    private let loginInteractor = InteractableMock()
    private let loginViewController = ViewControllableMock()
    private let router: RootRouter

    init() {
        login.interactable = loginInteractor
        login.viewControllable = loginViewController
        loginBuilder.buildHandler = { [login] _ in login }
        router = RootRouter(interactor: interactor, viewController: viewController, loginBuilder: loginBuilder)
    }

    @Test("the interactor gets its router")
    func interactorIsWired() {
        #expect(interactor.router === router)
    }

    @Test("launching fills the window, activates the interactor and goes to login")
    func launch() {
        let window = UIWindow()

        router.launch(from: window)

        #expect(window.rootViewController === viewController.uiviewController)
        #expect(window.isKeyWindow)
        #expect(interactor.activateCallCount == 1)
        #expect(router.children.count == 1)
    }

    @Test("login is built with the interactor as listener, attached and presented")
    func routeToLogin() {
        var listeners: [LoginListener] = []
        loginBuilder.buildHandler = { [login] listener in
            listeners.append(listener)
            return login
        }
        var presented: [ViewControllable] = []
        viewController.presentHandler = { presented.append($0) }

        router.routeToLogin()

        #expect(loginBuilder.buildCallCount == 1)
        #expect(listeners.first === interactor)
        #expect(router.children.first === login)
        #expect(loginInteractor.activateCallCount == 1)
        #expect(login.loadCallCount == 1)
        #expect(viewController.presentCallCount == 1)
        #expect(presented.first === loginViewController)
    }

    @Test("a second route to login does nothing, whether by hand or by loading")
    func secondRoute() {
        router.routeToLogin()
        router.routeToLogin()
        router.load()

        #expect(loginBuilder.buildCallCount == 1)
        #expect(router.children.count == 1)
        #expect(viewController.presentCallCount == 1)
    }

    @Test("detaching login removes it and its view")
    func detachLogin() {
        router.routeToLogin()

        router.detachLogin()
        router.detachLogin()

        #expect(router.children.isEmpty)
        #expect(loginInteractor.deactivateCallCount == 1)
        #expect(viewController.dismissCallCount == 1)
    }
}
