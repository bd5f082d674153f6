import Testing

@testable import LoginRIB

@Suite("CreateAccount interactor")
struct CreateAccountInteractorSuite {
    private let presenter = CreateAccountPresentableMock()
    private let listener = CreateAccountListenerMock()
    private let interactor: CreateAccountInteractor

    init() {
        interactor = CreateAccountInteractor(presenter: presenter)
        interactor.listener = listener
    }

    @Test("it listens to its presenter")
    func presenterIsWired() {
        #expect(presenter.listener === interactor)
    }

    @Test("tapping close ends the flow")
    func tapOnClose() {
        interactor.didTapClose()

        #expect(listener.dismissCreateAccountFlowCallCount == 1)
    }
}
