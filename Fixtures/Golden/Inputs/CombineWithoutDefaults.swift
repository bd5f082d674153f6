// mockgen: --disable-combine-default-values

/// @mockable(combine: all = CurrentValueSubject)
protocol ValuelessFeed {
    var first: AnyPublisher<Int, Never> { get }
}

/// @mockable
protocol SetFeed: Sendable {
    var values: AnyPublisher<Int, Never> { get }
    var name: String { get }
    static var shared: AnyPublisher<Int, Never> { get set }
}

/// @mockable
protocol LaterFeed {
    var later: AnyPublisher<Int, Never> { get async }
}

/// @mockable
protocol PerhapsGivenFeed {
    var given: AnyPublisher<Int, Never> { get }
    init(given: AnyPublisher<Int, Never>?)
}

/// Nothing publishes the property.
/// @mockable(combine: counts = @Published count)
protocol CountedFeed {
    var count: Int { get }
    var counts: AnyPublisher<Int, Never> { get }
}
