import RIBs
import Testing

@Suite("Interactor")
struct InteractorSuite {
    private final class CountingInteractor: PresentableInteractor<Presentable> {
        private(set) var becameActive = 0
        private(set) var resignedActive = 0

        override func didBecomeActive() {
            super.didBecomeActive()
            becameActive += 1
        }

        override func willResignActive() {
            super.willResignActive()
            resignedActive += 1
        }
    }

    @Test("it becomes active once and resigns once")
    func activation() {
        let interactor = CountingInteractor(presenter: PresentableMock())
        #expect(!interactor.isActive)

        interactor.activate()
        interactor.activate()
        #expect(interactor.isActive)
        #expect(interactor.becameActive == 1)

        interactor.deactivate()
        interactor.deactivate()
        #expect(!interactor.isActive)
        #expect(interactor.resignedActive == 1)
    }
}
