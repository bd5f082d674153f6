/// @mockable(history: load = yes)
protocol History { func load() }

/// @mockable(rx: stream = Subject)
protocol Rx { var stream: Observable<Int> { get } }

/// @mockable(combine: publisher = PassThroughSubject)
protocol Combine { var publisher: AnyPublisher<Int, Never> { get } }

/// @mockable(modifiers: delegate = strong)
protocol Modifiers { var delegate: AnyObject? { get set } }

/// @mockable(typealias: Key = [Int)
protocol Alias { associatedtype Key }

/// @mockable(override: store = 12)
protocol Override { var store: Int { get } }

/// @mockable(module: prefix = 1+1)
protocol Module {}
