/// @mockable
protocol HashFunction {
    #if FAST
    associatedtype Digest: Comparable
    #else
    associatedtype Digest: Hashable
    #endif
    func finish() -> Digest
}

/// @mockable
protocol SlowHashFunction: HashFunction {}

/// @mockable(typealias: Digest = Int)
protocol BoundHashFunction: HashFunction {}
