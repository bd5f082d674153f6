import RIBs
import Testing

@testable import LoginRIB

@Suite("Login view controller")
struct LoginViewControllerSuite {
    private let listener = LoginPresentableListenerMock()
    private let viewController = LoginViewController()

    init() {
        viewController.listener = listener
    }

    @Test("the login button passes on what was typed")
    func loginButton() {
        var typed: [(String, String)] = []
        listener.didTapLoginHandler = { username, password in typed.append((username, password)) }

        viewController.loginButtonTapped(username: "grace", password: "hopper")

        #expect(listener.didTapLoginCallCount == 1)
        #expect(typed.map(\.0) == ["grace"])
        #expect(typed.map(\.1) == ["hopper"])
    }

    @Test("the create-account button tells the listener")
    func createAccountButton() {
        viewController.createAccountButtonTapped()

        #expect(listener.didTapCreateAccountCallCount == 1)
    }

    @Test("the activity indicator, the banner and the alert are visible when they should be")
    func indicators() {
        viewController.showActivityIndicator(true)
        #expect(viewController.isActivityIndicatorVisible)
        viewController.showActivityIndicator(false)
        #expect(!viewController.isActivityIndicatorVisible)

        viewController.showOfflineBanner(true)
        #expect(viewController.isOfflineBannerVisible)
        viewController.showOfflineBanner(false)
        #expect(!viewController.isOfflineBannerVisible)

        viewController.showErrorAlert()
        #expect(viewController.isErrorAlertVisible)
        viewController.loginButtonTapped(username: "grace", password: "hopper")
        #expect(!viewController.isErrorAlertVisible)
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
