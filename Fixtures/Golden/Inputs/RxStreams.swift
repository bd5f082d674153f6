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

/// Its parent says which subjects feed its streams.
/// @mockable(rx: published = ReplaySubject)
protocol AnnotatedChildStream: AnnotatedStream {
    var more: Observable<Int> { get }
}

/// @mockable
protocol StreamActor: Actor {
    var values: Observable<Int> { get }
}

/// @mockable
@MainActor
protocol StreamViewModel {
    var values: Observable<Int> { get }
    nonisolated var names: Observable<String> { get }
}

/// @mockable
protocol SendableStream: Sendable {
    var values: Observable<Int> { get }
}

/// A subject that needs a value to begin with.
/// @mockable(rx: theme = BehaviorSubject)
protocol SharedThemeStream: Sendable {
    var theme: Observable<Theme> { get }
}

/// @mockable
protocol SettableSendableStream: Sendable {
    var values: Observable<Int> { get set }
    init(values: Observable<Int>)
}

/// @mockable
protocol LaterStream { var later: Observable<Int> { get async } }

/// @mockable
protocol GenericStream {
    associatedtype Key: Hashable
    static var changes: Observable<Int> { get }
    func select(_ key: Key)
}

/// Streams of the conforming type.
/// @mockable
protocol SelfObserving {
    var copies: Observable<[Self]> { get }
    func next() -> Observable<Self?>
}

/// What it says of all of its streams goes before what its parent says.
/// @mockable(rx: all = PublishSubject)
protocol OwnChildStream: ReplayedStream {
    var third: Observable<Int> { get }
}

/// A subject cannot begin with what has the subject.
/// @mockable(rx: all = BehaviorSubject)
protocol StreamNode {
    var parent: Observable<any StreamNode> { get }
    var leaf: Observable<any StreamLeaf> { get }
}

/// @mockable
protocol StreamLeaf {
    var name: String { get }
}

/// Its subject is called `newSubject`.
/// @mockable
protocol NewStream { var new: Observable<Int> { get } }

/// @mockable
protocol PerhapsGivenStream {
    var given: Observable<Int> { get }
    init(given: Observable<Int>?)
}
