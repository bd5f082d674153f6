import RIBs
import Testing

@testable import LoginRIB

@Suite("Root view controller")
struct RootViewControllerSuite {
    private let viewController = RootViewController()

    @Test("home is visible from when it is shown until it is hidden")
    func home() {
        #expect(!viewController.isHomeVisible)
        viewController.showHome()
        #expect(viewController.isHomeVisible)
        viewController.hideHome()
        #expect(!viewController.isHomeVisible)
    }

    @Test("the user is greeted by name")
    func greeting() {
        viewController.greet("Grace")
        #expect(viewController.greeting == "Hello, Grace")
    }

    @Test("only the presented view is dismissed")
    func dismissal() {
        let child = ViewControllableMock(uiviewController: UIViewController())
        let stranger = ViewControllableMock(uiviewController: UIViewController())

        viewController.present(child)
        viewController.dismiss(stranger)
        #expect(viewController.presentedViewController === child.uiviewController)

        viewController.dismiss(child)
        #expect(viewController.presentedViewController == nil)
    }
}
