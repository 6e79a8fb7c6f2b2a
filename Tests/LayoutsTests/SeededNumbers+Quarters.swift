/// Numbers that are the same for the same seed on every machine (SplitMix64, by Steele, Lea and Flood).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A whole number of quarters, which sums and differences keep exact.
    mutating func quarters(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: (4 * range.lowerBound)...(4 * range.upperBound), using: &self)) / 4
    }
}
