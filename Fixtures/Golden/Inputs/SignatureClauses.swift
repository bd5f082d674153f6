// mockgen: --mock-all --enable-args-history
// What signatures ask of associated types and generic parameters without saying so.

struct SignatureBox<Value: Sendable> {
    let value: Value
}

typealias SignatureTask<Value> = Task<Value, any Error>

/// `Output: Sendable` follows from the first requirement.
/// @mockable
protocol SignatureJob {
    associatedtype Output
    func start(priority: Int) -> Task<Output, any Error>
    func finish(_ output: Output) -> Output?
}

/// @mockable
protocol SignatureJobs {
    associatedtype Input: Sequence
    associatedtype Output: Equatable
    associatedtype Failure: Error
    typealias Run = SignatureTask<Output>
    func wait(_ tasks: [Task<Int, Failure>], for elements: SignatureBox<[Input.Element]>)
    func run(_ input: Input) -> Run
}

/// @mockable
protocol SignaturePair {
    associatedtype Key
    associatedtype Value where Value == [Key]
    func group(_ group: inout TaskGroup<Value>, by key: Key) async
}

/// @mockable(typealias: Output = String)
protocol SignatureNamedJob {
    associatedtype Output
    func start() -> Task<Output, Never>
}

/// A generic requirement asks nothing of associated types, and a type of a closure does not either.
/// @mockable
protocol SignatureLeftAlone {
    associatedtype Output
    func start<T>(_ value: T) -> Task<T, Never>
    func use(_ body: SignatureBox<@Sendable (Output) -> Void>, on outputs: [Output])
}

/// The mock has to be Sendable.
/// @mockable
protocol SignatureLoadable {
    static func load() -> Task<Self, any Error>
    var title: String { get }
}

/// @mockable
class SignatureRunner<Value> {
    init() {}
    func run(_ task: Task<Value, Never>) -> Int { 0 }
}

class SignatureOuter<Element> {
    /// @mockable
    class Runner {
        init() {}
        func run(_ task: Task<Element, Never>) {}
    }
}

final class SealedBox<Content>: Sendable {}

// The box is Sendable whatever is in it.
/// @mockable
protocol SealedJob {
    associatedtype Content
    associatedtype Key: Equatable
    func start(_ content: Content) -> Task<SealedBox<Content>, Never>
    func find(_ key: Key) -> Task<[SealedBox<Key>], Never>
}

struct SentParcel<Content: Sendable> { var content: Content }

// What an associated type is made of has to be Sendable, too.
/// @mockable
protocol ParcelSealing {
    associatedtype Content
    associatedtype Parcel = SentParcel<Content>
    func seal(_ content: Content) -> Parcel
}
/// @mockable
protocol EquatedParcelSealing {
    associatedtype Content
    associatedtype Parcel where Parcel == SentParcel<[Content]>
    func seal(_ content: Content) -> Parcel
}

struct SentList<Items: Collection> where Items.Element: Sendable { var items: Items }
struct SentPair<each Item: Sendable> {}

/// @mockable
protocol ListSealing {
    associatedtype Content
    associatedtype Parcel = SentList<[Content]>
    func seal(_ content: Content) -> Parcel
}
/// @mockable
protocol PairSealing {
    associatedtype First
    associatedtype Second
    associatedtype Parcel where Parcel == SentPair<First, Second>
    func seal(_ first: First, _ second: Second) -> Parcel
}
