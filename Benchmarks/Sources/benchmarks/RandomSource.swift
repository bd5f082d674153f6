// A seed in, the same numbers out on every machine.

/// SplitMix64: small, and good enough to shuffle words.
struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    /// Starts the sequence of a seed.
    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// A number below `bound`.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    /// One of the elements.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    /// A number around `median`, mostly between a third and three times it, as the sizes of source files are.
    mutating func size(median: Double) -> Int {
        // The sum of uniform numbers is near enough to a normal one.
        let normal = (0..<6).reduce(0.0) { sum, _ in sum + Double(next() >> 11) / Double(1 << 53) } - 3
        return max(12, Int(median * exponential(normal * 1.2)))
    }

    private func exponential(_ power: Double) -> Double {
        // No Foundation for one function: e^x by its series, for |x| < 4.
        var (sum, term) = (1.0, 1.0)
        for step in 1..<40 {
            term *= power / Double(step)
            sum += term
        }
        return sum
    }
}
