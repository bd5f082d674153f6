import RIBs

/// What the view tells the interactor.
///
/// @mockable
protocol CreateAccountPresentableListener: AnyObject {
    func didTapClose()
}

/// A view controller without views: its methods are the controls.
final class CreateAccountViewController: UIViewController, CreateAccountPresentable, CreateAccountViewControllable {
    weak var listener: CreateAccountPresentableListener?

    func closeButtonTapped() {
        listener?.didTapClose()
    }
}
