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

    mutating func next(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// In 0…1, a multiple of 1/64.
    mutating func fraction() -> Double { Double(next(below: 65)) / 64 }

    /// `0xAABBGGRR`
    mutating func color() -> UInt32 { UInt32.random(in: 0...0xFFFF_FFFF, using: &self) }
    mutating func opaqueColor() -> UInt32 { color() | 0xFF00_0000 }
}
