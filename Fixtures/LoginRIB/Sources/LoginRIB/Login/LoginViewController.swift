import RIBs

/// What the view tells the interactor.
///
///@mockable
protocol LoginPresentableListener: AnyObject {
    func didTapLogin(username: String, password: String)
    func didTapCreateAccount()
}

/// A view controller without views: its properties are what a user would see, its methods are the controls.
final class LoginViewController: UIViewController, LoginPresentable, LoginViewControllable {
    weak var listener: LoginPresentableListener?

    private(set) var isActivityIndicatorVisible = false
    private(set) var isErrorAlertVisible = false
    private(set) var isOfflineBannerVisible = false

    func loginButtonTapped(username: String, password: String) {
        isErrorAlertVisible = false
        listener?.didTapLogin(username: username, password: password)
    }

    func createAccountButtonTapped() {
        listener?.didTapCreateAccount()
    }

    // MARK: - LoginPresentable

    func showActivityIndicator(_ isLoading: Bool) {
        isActivityIndicatorVisible = isLoading
    }

    func showErrorAlert() {
        isErrorAlertVisible = true
    }

    func showOfflineBanner(_ isOffline: Bool) {
        isOfflineBannerVisible = isOffline
    }

    // MARK: - LoginViewControllable

    func present(_ viewController: ViewControllable) {
        present(viewController.uiviewController, animated: true)
    }

    func dismiss(_ viewController: ViewControllable) {
        guard presentedViewController === viewController.uiviewController else { return }
        dismiss(animated: true)
    }
}
