// swiftc: -enable-upcoming-feature InferIsolatedConformances
// swiftc: -default-isolation MainActor
// mockgen: --enable-args-history --order --reset
// Protocols that inherit an actor, also where their module isolates them to another by default (SE-0466).

@globalActor
actor Background {
    static let shared = Background()
}

final class Parcel {
    var weight = 0
}

@Background
protocol Sender {
    associatedtype Address: Hashable
    var parcel: Parcel { get set }
    var last: Parcel? { get }
    var later: Parcel { get async }
    subscript(index: Int) -> Parcel { get set }
    init(parcel: Parcel, number: Int)
    func send(_ parcel: Parcel, to address: Address) -> Parcel
    func attempt(_ body: () async throws -> Parcel) async rethrows -> Parcel
    static func make(_ parcel: Parcel) async -> Parcel
    @concurrent func elsewhere(_ parcel: Parcel) async -> Parcel
    @MainActor func show(_ parcel: Parcel) async -> Parcel
    nonisolated func log(_ text: String)
}

protocol Titled {
    var title: String { get set }
    func load(_ parcel: Parcel) async -> Parcel
}

/// @mockable
protocol TitledSender: Titled, Sender {
    func own() async
}

/// @mockable
protocol CodableSender: Sender, Hashable, Codable {
    func own() async
}

@Background
protocol Loader {
    var count: Int { get set }
    func load(_ parcel: Parcel) async -> Parcel
}

/// @mockable
protocol SharedLoader: Loader, Sendable {
    func own(_ parcel: Parcel) async
}

/// @mockable
typealias TitledLoader = Titled & Loader

@MainActor
protocol MainLoader {
    var count: Int { get set }
    func load(_ parcel: Parcel) async -> Parcel
    static func make() async
}

/// Two actors are none.
/// @mockable
protocol LoaderOfTwo: Loader, MainLoader {}

/// @mockable
protocol SharedLoaderOfTwo: MainLoader, Loader, Sendable {
    func own(_ parcel: Parcel) async
}

/// @mockable
@Background
protocol BackgroundLoaderOfTwo: MainLoader, Loader {
    func own(_ parcel: Parcel) async
}

protocol LoaderByMember {
    @Background func load(_ parcel: Parcel) async -> Parcel
    @Background var count: Int { get set }
}

protocol MainLoaderByMember {
    @MainActor func load(_ parcel: Parcel) async -> Parcel
    @MainActor var count: Int { get set }
}

/// @mockable
protocol LoaderOfTwoByMember: LoaderByMember, MainLoaderByMember {}

/// Static members that run on no actor of the mock.
/// @mockable
protocol StaticLoader {
    static func load(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Parcel
    @concurrent static func elsewhere(_ parcel: Parcel) async -> Parcel
}

protocol BesideActors {
    var parcel: Parcel { get set }
    func weigh(_ parcel: Parcel) -> Int
    func send(_ parcel: Parcel) async -> Parcel
    func count(_ number: Int) async -> Int
    @MainActor func show()
}

/// @mockable
protocol ActorAndMore: BesideActors, Actor {
    func own() -> Int
}

/// @mockable
protocol ActorOfItself: Actor, GlobalActor where ActorType == Self {
    func load() async
}

/// @mockable
protocol BackgroundStatics {
    @Background static var rows: Int { get set }
    @Background static func load(_ id: Int) -> Int
}

/// In Swift 5 mode what its parent binds is on no actor, but what it says itself.
/// @mockable
protocol InheritingLoader: Loader {
    init(parcel: Parcel)
    var parcel: Parcel { get set }
    func weigh(_ parcel: Parcel) -> Int
}

/// @mockable
@Background
protocol RestatingLoader: InheritingLoader {
    init(other: Parcel)
    func own()
}

class Shelf {
    nonisolated init(parcel: Parcel, title: String) {}
}

/// @mockable
@MainActor
protocol ShelfLoader: Shelf {
    var parcel: Parcel { get }
    var title: String { get }
    init(parcel: Parcel, title: String)
}

protocol StaticActor: Actor {
    static func make() -> Int
    static var count: Int { get set }
}

/// Where `BesideActors` is on the default actor of its module, static members are on none.
/// @mockable
protocol StaticActorAndMore: StaticActor, BesideActors {}

// One that says `nonisolated` comes first: in Swift 5 mode nothing is inferred of the others.

nonisolated protocol Quiet {}
nonisolated protocol SharedQuiet: Sendable { func hush() }

@MainActor
protocol Loud: Sendable { func shout(_ text: String) }

protocol VeryQuiet: Quiet { var volume: Int { get set } }

class Speaker {}

/// @mockable
protocol QuietLoud: Quiet, Loud { func speak(_ body: @escaping (Int) -> Void) }

/// @mockable
protocol VeryQuietLoud: VeryQuiet, Loud {
    init(volume: Int)
    static var maximum: Int { get set }
    func speak<Word>(_ word: Word) async -> Word
}

/// @mockable
protocol QuietSpeaker: Speaker, SharedQuiet, Loud { func speak() }
