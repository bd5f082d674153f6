/// A subscription that can be ended.
public protocol Disposable: AnyObject {
    /// Ends the subscription; does nothing the second time.
    func dispose()
}

extension Disposable {
    /// Ends the subscription when the bag goes away.
    public func disposed(by bag: DisposeBag) {
        bag.insert(self)
    }
}

/// Ends the subscriptions it holds when it goes away.
public final class DisposeBag {
    private var disposables: [Disposable] = []

    /// Creates an empty bag.
    public init() {}

    deinit {
        for disposable in disposables {
            disposable.dispose()
        }
    }

    fileprivate func insert(_ disposable: Disposable) {
        disposables.append(disposable)
    }
}

/// Runs a closure once.
final class AnonymousDisposable: Disposable {
    private var action: (() -> Void)?

    init(_ action: (() -> Void)? = nil) {
        self.action = action
    }

    func dispose() {
        let action = self.action
        self.action = nil
        action?()
    }
}
