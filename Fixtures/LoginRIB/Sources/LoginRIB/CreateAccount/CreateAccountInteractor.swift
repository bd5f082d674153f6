import RIBs

/// What the interactor asks of its router: nothing beyond the life cycle.
///
/// @mockable
protocol CreateAccountRouting: ViewableRouting {}

/// What the interactor asks of its view.
///
/// @mockable(modifiers: listener = weak)
protocol CreateAccountPresentable: Presentable {
    var listener: CreateAccountPresentableListener? { get set }
}

/// What the interactor tells the parent RIB.
///
/// @mockable
protocol CreateAccountListener: AnyObject {
    func dismissCreateAccountFlow()
}

final class CreateAccountInteractor: PresentableInteractor<CreateAccountPresentable>, CreateAccountInteractable,
    CreateAccountPresentableListener
{
    weak var router: CreateAccountRouting?
    weak var listener: CreateAccountListener?

    override init(presenter: CreateAccountPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    // MARK: - CreateAccountPresentableListener

    func didTapClose() {
        listener?.dismissCreateAccountFlow()
    }
}
