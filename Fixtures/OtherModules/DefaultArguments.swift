// module: -default-isolation MainActor
// tests:
// tests: -default-isolation MainActor
// mockgen: --default-isolation MainActor --mock-all
// Default arguments that are made on the main actor: in Swift 5 mode those of another module are made on none.

enum Settings {
    case compact
    static let pageSize = 20
    static var retries: Int { 3 }
}
final class Client {
    static let shared = Client()
    static func named(_ name: String) -> Client { Client() }
    func ping() {}
}
enum Phase { case idle, busy(Int) }
struct Spot {
    static let zero = Spot()
    var x = 1
}
func makeClient() -> Client { Client() }
let defaultSize = 4
var pageLimit = 10
var currentPage: Int { 1 }

/// @mockable
class Pager {
    static let first = 1
    init(client: Client = makeClient(), phase: Phase = .idle) {}
    func load(page: Int = max(Settings.pageSize, 1), size: Int = defaultSize, first: Int = Pager.first) {}
    func find(_ text: String = "Settings.x", in clients: [Client] = [.shared], as settings: Settings? = .compact) {}
    func move(to spot: Spot = .init(x: 1), from other: Spot? = .zero, phase: Phase = .busy(1), line: Int = #line) {}
    func wait(with client: Client = .named("a"), or other: Client? = nil, sizes: [Int] = [1, 2]) {}
    func name(_ text: String = "a\(Settings.pageSize)", make: @escaping () -> Client = { .shared }) {}
    func call(_ client: Client = { Client() }(), lazily other: @autoclosure () -> Client = .shared) {}
    func answer(_ result: Result<Client, Never> = .success(.shared), _ take: (Int) -> Void = { _ in }) {}
    subscript(size: Int = Settings.pageSize) -> Int { size }
    func scroll(to page: Int = currentPage, limit: Int = pageLimit + 1) {}
    class func make(_ client: Client = Client()) -> Client { client }
}

class ClientController { init(client: Client = .shared) {} }
/// @mockable
protocol ClientScreen: ClientController { func show() }

/// What other modules see.
public enum PublicSettings {
    /// How many there are at once.
    public static let pageSize = 20
}
/// @mockable
open class PublicPager<Item> {
    /// Takes how many there are at once.
    public init(size: Int = PublicSettings.pageSize) {}
    /// Loads them.
    open func load(_ item: Item, size: Int = PublicSettings.pageSize, text: String = "") {}
    func move(by size: Int = Settings.pageSize) {}
}

/// Classes on no actor, as their superclass is.
struct PageKey {}
nonisolated class FreePager { init() {} }
/// @mockable
class PagerBelowFree: FreePager {
    init(key: PageKey = PageKey(), other: PageKey = .init()) { super.init() }
    func turn(_ key: PageKey = PageKey()) {}
    class func make(_ key: PageKey = PageKey()) {}
    subscript(key: PageKey = PageKey()) -> Int { 1 }
}

/// Closures and functions, whose types the helper needs.
struct Chapter {
    var title = ""
    static func load() async -> Int { 3 }
}
typealias ChapterJob = () -> Void
typealias ShownChapterJob = @MainActor () -> Void
/// @mockable
class Book {
    init(
        make: @escaping () -> Client = { Client() }, load: @escaping () async -> Int = Chapter.load,
        job: @escaping ChapterJob = { Client.shared.ping() }, later: (() -> Void)? = { Client.shared.ping() },
        sent: @escaping @Sendable (Int) -> Bool = { $0 == .zero },
        shown: @escaping @MainActor () -> Void = { print("") },
        shownJob: @escaping ShownChapterJob = { Client.shared.ping() }, other: (@Sendable () -> String)? = { .init() }
    ) {}
    func sort(by areOrdered: (Chapter, Chapter) -> Bool = { $0.title < $1.title }) {}
    func map<Value>(_ value: Value, _ transform: @escaping (Value) -> Client = { _ in .shared }) {}
    func show(_ make: @MainActor () -> Client = Client.init) {}
}

/// Values of any type that conforms, which conform on the main actor.
protocol Uploading { func upload() }
struct Uploader: Uploading { func upload() {} }
protocol Palette { var name: String { get } }
struct DarkPalette: Palette { var name: String { "dark" } }
extension Palette where Self == DarkPalette { static var dark: DarkPalette { DarkPalette() } }
/// @mockable
class UploadModel {
    init(uploader: any Uploading = Uploader(), fallback: Uploading? = Uploader()) {}
    func use(_ type: any Uploading.Type = Uploader.self, palette: any Palette = .dark) {}
    func paint(_ palette: some Palette = .dark, over other: any Palette & Sendable = .dark) {}
}
/// @mockable
protocol UploadPresenting: UploadModel { func present() }

struct BoxKey: Hashable { var number = 0 }
/// What is a key here conforms on the main actor, which a default argument of a generic class does not know.
class Boxes<Item: Hashable> {
    init(_ items: Set<Item> = []) {}
    func merge(_ counts: [Item: Int] = [:], into other: Set<Item>? = nil) {}
    func order(_ items: (Set<Item>, Int) = (Set(), 0), by ranks: [Item: Int]? = .init()) {}
}
/// @mockable
class KeyBoxes: Boxes<BoxKey> {}
/// @mockable
protocol KeyBoxing: Boxes<BoxKey> { func clear() }
