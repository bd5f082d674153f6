// swiftc: -default-isolation MainActor
// mockgen: --default-isolation MainActor
// A module on the main actor (SE-0466) whose types hide the name of that.

struct Key: Hashable {}

enum Stage {
    struct MainActor {}
    /// @mockable
    protocol Casting {
        associatedtype Role: Hashable = Key
        func cast(_ actor: MainActor) -> Set<Role>
    }
}

class Theatre {
    struct MainActor {}
    init() {}
}
/// @mockable
nonisolated protocol CityTheatre: Theatre {
    @_Concurrency.MainActor func open()
    func keys() async -> Set<Key>
}

/// @mockable
nonisolated protocol Ensemble {
    associatedtype MainActor
    func lead(_ actor: MainActor) async -> Set<Key>
}
