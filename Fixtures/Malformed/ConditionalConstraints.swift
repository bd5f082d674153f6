#if FAST
protocol FastDigest {}
#else
protocol SlowDigest {}
#endif

/// @mockable
protocol HashFunction {
    #if FAST
    associatedtype Digest: FastDigest
    #else
    associatedtype Digest: SlowDigest
    #endif
    func finish() -> Digest
}

/// @mockable
protocol SlowHashFunction: HashFunction {}

/// @mockable(typealias: Digest = Int)
protocol BoundHashFunction: HashFunction {}
