import OpenCombine
import RIBs

/// What the interactor asks of its router.
///
///@mockable
protocol LoginRouting: ViewableRouting {
    func routeToCreateAccount()
    func detachCreateAccount()
}

/// What the interactor asks of its view.
///
///@mockable(modifiers: listener = weak)
protocol LoginPresentable: Presentable {
    var listener: LoginPresentableListener? { get set }

    func showActivityIndicator(_ isLoading: Bool)
    func showErrorAlert()
    func showOfflineBanner(_ isOffline: Bool)
}

/// What the interactor tells the parent RIB.
///
///@mockable
protocol LoginListener: AnyObject {
    func dismissLoginFlow()
}

final class LoginInteractor: PresentableInteractor<LoginPresentable>, LoginInteractable, LoginPresentableListener {
    weak var router: LoginRouting?
    weak var listener: LoginListener?

    private let webService: WebServicing
    private let connectivity: ConnectivityStreaming
    private var subscriptions: Set<AnyCancellable> = []

    init(presenter: LoginPresentable, webService: WebServicing, connectivity: ConnectivityStreaming) {
        self.webService = webService
        self.connectivity = connectivity
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        connectivity.isOnline
            .sink { [weak self] isOnline in self?.presenter.showOfflineBanner(!isOnline) }
            .store(in: &subscriptions)
    }

    override func willResignActive() {
        super.willResignActive()
        subscriptions.removeAll()
    }

    // MARK: - LoginPresentableListener

    func didTapLogin(username: String, password: String) {
        presenter.showActivityIndicator(true)
        webService.login(userName: username, password: password) { [weak self] result in
            self?.didFinishLogin(with: result)
        }
    }

    func didTapCreateAccount() {
        router?.routeToCreateAccount()
    }

    // MARK: - CreateAccountListener

    func dismissCreateAccountFlow() {
        router?.detachCreateAccount()
    }

    // MARK: - Private

    private func didFinishLogin(with result: Result<String, Error>) {
        presenter.showActivityIndicator(false)
        switch result {
        case .success:
            listener?.dismissLoginFlow()
        case .failure:
            presenter.showErrorAlert()
        }
    }
}
