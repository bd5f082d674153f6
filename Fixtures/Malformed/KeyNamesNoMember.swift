/// @mockable(history: laod = true)
protocol History { func load() }

/// @mockable(typealias: Kye = Int)
protocol Alias { associatedtype Key }

/// @mockable(rx: strem = ReplaySubject)
protocol Rx { var stream: Observable<Int> { get } }

/// @mockable(combine: publishr = CurrentValueSubject)
protocol Combine { var publisher: AnyPublisher<Int, Never> { get } }

/// @mockable(modifiers: delegte = weak)
protocol Modifiers { var delegate: AnyObject? { get set } }

/// @mockable(override: stroe = StoreMock)
protocol Override { var store: Int { get } }

/// @mockable(history: nothingAlike = true)
protocol Far { func load() }

/// @mockable(combine: value = @Published titel)
protocol Published { var value: AnyPublisher<Int, Never> { get }; var title: Int { get set } }
