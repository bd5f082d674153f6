// mockgen: --disable-combine-default-values

/// @mockable(combine: all = CurrentValueSubject)
protocol ValuelessFeed {
    var first: AnyPublisher<Int, Never> { get }
}
