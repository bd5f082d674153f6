// Combine publishers: subjects feed them.

/// @mockable
protocol PriceFeed {
    var prices: AnyPublisher<Int, NetworkError> { get }
    var names: AnyPublisher<String, Never> { get }
    static var shared: AnyPublisher<Int, Never> { get }
    func feed(for name: String) -> AnyPublisher<Int, Never>
}

/// @mockable(combine: current = CurrentValueSubject; theme = CurrentValueSubject; passing = PassthroughSubject)
protocol CurrentFeed {
    var current: AnyPublisher<Int, NetworkError> { get }
    var theme: AnyPublisher<Theme, Never> { get }
    var passing: AnyPublisher<String, Never> { get }
    var other: AnyPublisher<[String], Never> { get }
}

/// @mockable(combine: all = CurrentValueSubject)
protocol AllCurrentFeed {
    var first: AnyPublisher<Int, Never> { get }
    var second: AnyPublisher<String?, Never> { get }
}

/// @mockable(combine: titlePublisher = @Published title; failingPublisher = @Published title; themePublisher = @Published theme)
protocol PublishedFeed {
    var title: String { get set }
    var titlePublisher: AnyPublisher<String, Never> { get }
    var failingPublisher: AnyPublisher<String, NetworkError> { get }
    var theme: Theme { get }
    var themePublisher: AnyPublisher<Theme, Never> { get }
}

/// Properties without a first value, and streams of other types than theirs.
/// @mockable(combine: themes = @Published theme; titles = @Published title; subtitles = @Published subtitle)
protocol MappedFeed {
    var theme: Theme { get set }
    var themes: AnyPublisher<Theme, NetworkError> { get }
    var title: String { get set }
    var titles: AnyPublisher<String?, Never> { get }
    var subtitle: String? { get set }
    var subtitles: AnyPublisher<String, Never> { get }
}

/// What a parent's annotation says about its members.
/// @mockable(combine: extras = PassthroughSubject)
protocol InheritingFeed: MappedFeed, AllCurrentFeed {
    var extras: AnyPublisher<Int, Never> { get }
}

/// Published values that may fail in any way.
/// @mockable(combine: titles = @Published title)
protocol FailingFeed {
    var title: String { get set }
    var titles: AnyPublisher<String, any Error> { get }
}

/// @mockable
protocol FeedActor: Actor {
    var prices: AnyPublisher<Int, Never> { get }
    nonisolated var names: AnyPublisher<String, Never> { get }
}

/// @mockable
@MainActor
protocol FeedViewModel {
    var prices: AnyPublisher<Int, Never> { get }
    static var shared: AnyPublisher<Int, Never> { get }
    nonisolated var names: AnyPublisher<String, Never> { get }
}

/// @mockable
protocol FeedWithMembers {
    @MainActor var prices: AnyPublisher<Int, Never> { get }
}

/// Publishers that something replaces.
/// @mockable
protocol ReplaceableFeed {
    init(given: AnyPublisher<Int, Never>)
    var settable: AnyPublisher<Int, Never> { get set }
    var given: AnyPublisher<Int, Never> { get }
    var later: AnyPublisher<Int, Never> { get async }
}

/// Properties that cannot be published.
/// @mockable(combine: names = @Published name; counts = @Published count; ages = @Published age)
protocol UnpublishedFeed {
    static var name: String { get set }
    var count: Int { get async }
    var age: Int { get set }
    var names: AnyPublisher<String, Never> { get }
    var counts: AnyPublisher<Int, Never> { get }
    var ages: AnyPublisher<String, Never> { get }
}

class FeedOwner {}

/// Streams that cannot be those of a property.
/// @mockable(combine: all = @Published name; modifiers: owner = weak; combine: owners = @Published owner)
@MainActor
protocol UnlinkedFeed {
    var name: String { get set }
    var owner: FeedOwner? { get set }
    var names: AnyPublisher<String, Never> { get }
    var owners: AnyPublisher<FeedOwner?, Never> { get }
    static var shared: AnyPublisher<String, Never> { get }
    nonisolated var free: AnyPublisher<String, Never> { get }
}

/// Properties that are not always there, or not stored as they are.
/// @mockable(combine: counts = @Published count; names = @Published name; sizes = @Published size)
protocol ConditionalFeed {
    #if DEBUG
    var count: Int { get set }
    #endif
    #if DEBUG
    var name: String { get set }
    var names: AnyPublisher<String, Never> { get }
    #endif
    @available(*, deprecated)
    var size: Int { get set }
    var counts: AnyPublisher<Int, Never> { get }
    var sizes: AnyPublisher<Int, Never> { get }
}

/// A publisher that any thread may replace.
/// @mockable
protocol SharedStreams: Sendable {
    var events: AnyPublisher<Int, Never> { get set }
    init(events: AnyPublisher<Int, Never>)
}

protocol FreeTotals {
    static var totals: AnyPublisher<Int, Never> { get }
}
/// A static publisher that is on no actor.
/// @mockable
@MainActor protocol ScreenTotals: FreeTotals {
    func show()
}

/// @mockable
protocol GenericFeed {
    associatedtype Key: Hashable
    static var changes: AnyPublisher<Int, Never> { get }
    static var replaced: AnyPublisher<Int, Never> { get set }
    func select(_ key: Key)
}

/// The publisher of changes that a class has without bringing it.
/// @mockable
protocol ObservableModel: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    var title: String { get set }
    func refresh()
}

/// A publisher that a class has to bring.
/// @mockable
@MainActor
protocol AnnouncingModel: ObservableObject where ObjectWillChangePublisher == PassthroughSubject<Void, Never> {
    var title: String { get set }
}

/// What is true of the publisher that a class has without bringing it.
/// @mockable
protocol SilentModel: ObservableObject where ObjectWillChangePublisher.Output == Void {
    var title: String { get set }
}

/// Streams of the conforming type.
/// @mockable
protocol SelfPublishing { var copies: AnyPublisher<Self, Never> { get } }
