// Protocols below the classes of Core, which are known by their mocks alone.
import Core

/// @mockable
protocol AppStore: Store {
    func z()
    func load()
}

/// @mockable
protocol FlushingStore: Store {
    var version: Int { get }
    func flush() -> Int
    static func make() -> Int
    func describe(as name: String) -> String
    func archive() -> Int
    func flush(after seconds: Int) -> Int
    func prepare()
}

/// @mockable
protocol LoadingStore: Loading, Store {}

/// @mockable
protocol AppController: HasController {
    func start() -> Int
    func start(animated: Bool)
}

/// @mockable
protocol IntChain: Chain, NumberChain where Item == Int {}

/// @mockable
protocol OtherIntChain: NumberChain, Chain where Item == Int {}

/// @mockable
protocol SafeReading: Reading where Failure == Never {}

/// @mockable
protocol HomeScreen: Screen {
    var title: String { get }
}

/// @mockable
@MainActor protocol MainScreen: Screen {
    func close()
}

/// @mockable
protocol HomeNode: Node {
    func link()
}

/// @mockable
protocol IntBox: Box<Int> {
    init(item: Int)
}

/// @mockable(module: prefix = App)
protocol Analytics: Core.Analytics {
    func flush()
}

/// @mockable
protocol Canteen: Rooms.Kitchen {
    func cook() -> Int
    func serve()
}
