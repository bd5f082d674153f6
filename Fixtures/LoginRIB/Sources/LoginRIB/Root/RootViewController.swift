import RIBs

/// A view controller without views: its properties are what a user would see.
final class RootViewController: UIViewController, RootPresentable, RootViewControllable {
    private(set) var isHomeVisible = false
    private(set) var greeting = ""

    // MARK: - RootPresentable

    func showHome() {
        isHomeVisible = true
    }

    func hideHome() {
        isHomeVisible = false
    }

    func greet(_ userName: String) {
        greeting = "Hello, \(userName)"
    }

    // MARK: - RootViewControllable

    func present(_ viewController: ViewControllable) {
        present(viewController.uiviewController, animated: true)
    }

    func dismiss(_ viewController: ViewControllable) {
        guard presentedViewController === viewController.uiviewController else { return }
        dismiss(animated: true)
    }
}
