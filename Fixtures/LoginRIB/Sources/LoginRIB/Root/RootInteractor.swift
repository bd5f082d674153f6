import RIBs
import RxSwift

/// What the interactor asks of its router.
///
/// @mockable
protocol RootRouting: ViewableRouting {
    func routeToLogin()
    func detachLogin()
}

/// What the interactor asks of its view.
///
/// @mockable
protocol RootPresentable: Presentable {
    func showHome()
    func hideHome()
    func greet(_ userName: String)
}

/// What the interactor tells a parent: nothing, it is the root.
///
/// @mockable
protocol RootListener: AnyObject {}

final class RootInteractor: PresentableInteractor<RootPresentable>, RootInteractable {
    weak var router: RootRouting?
    weak var listener: RootListener?

    private let session: SessionStreaming
    private var subscriptions = DisposeBag()

    init(presenter: RootPresentable, session: SessionStreaming) {
        self.session = session
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        session.userName
            .subscribe(onNext: { [weak self] userName in self?.presenter.greet(userName) })
            .disposed(by: subscriptions)
        session.expiration
            .subscribe(onNext: { [weak self] in self?.sessionDidExpire() })
            .disposed(by: subscriptions)
    }

    override func willResignActive() {
        super.willResignActive()
        subscriptions = DisposeBag()
    }

    // MARK: - LoginListener

    func dismissLoginFlow() {
        router?.detachLogin()
        presenter.showHome()
    }

    // MARK: - Private

    private func sessionDidExpire() {
        presenter.hideHome()
        router?.routeToLogin()
    }
}
