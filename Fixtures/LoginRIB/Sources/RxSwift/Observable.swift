/// A stream of elements. This one never sends any; subjects do.
///
/// The module stands in for the RxSwift package: names and behavior are the same, as far as the sample needs them.
/// It serves one thread.
public class Observable<Element> {
    init() {}

    /// Returns a stream without elements.
    public static func empty() -> Observable<Element> {
        Observable()
    }

    /// Passes each element to the closure until the subscription is disposed of.
    public func subscribe(onNext: ((Element) -> Void)? = nil) -> Disposable {
        AnonymousDisposable()
    }
}
