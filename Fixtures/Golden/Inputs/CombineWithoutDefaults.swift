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
