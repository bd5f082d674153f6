// A seed comes in, numbers that look random come out, the same ones every time and everywhere.

/// SplitMix64 (Steele, Lea, Flood, 2014): small, and good from any seed.
struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    /// Begins the sequence of one mutation: neither its neighbours nor its predecessors need to be computed.
    init(seed: UInt64, number: Int) {
        state = seed
        state = next() ^ UInt64(truncatingIfNeeded: number)
        state = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number below a limit, which is not 0. The small bias does not matter.
    mutating func below(_ limit: Int) -> Int {
        Int(truncatingIfNeeded: next() % UInt64(truncatingIfNeeded: limit))
    }
}
