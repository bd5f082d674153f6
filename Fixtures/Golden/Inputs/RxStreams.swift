// Rx observables: subjects feed them until they are replaced.

/// @mockable
protocol SearchStream {
    var results: Observable<[String]> { get }
    static var shared: Observable<Int> { get }
    func search(_ term: String) -> Observable<[String]>
}

/// @mockable(rx: replayed = ReplaySubject; current = BehaviorSubject; theme = BehaviorSubject; published = PublishSubject)
protocol AnnotatedStream {
    var replayed: Observable<Int> { get }
    var current: Observable<Int> { get set }
    var theme: Observable<Theme> { get }
    var published: Observable<String> { get }
    var name: String { get }
}

/// @mockable(rx: all = ReplaySubject)
protocol ReplayedStream {
    var first: Observable<Int> { get }
    var second: Observable<String> { get }
}
