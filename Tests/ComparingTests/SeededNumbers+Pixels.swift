import RandomNumbers

extension SeededNumbers {
    /// In 0…1, a multiple of 1/64.
    mutating func fraction() -> Double { Double(next(below: 65)) / 64 }

    /// `0xAABBGGRR`
    mutating func color() -> UInt32 { UInt32.random(in: 0...0xFFFF_FFFF, using: &self) }
    mutating func opaqueColor() -> UInt32 { color() | 0xFF00_0000 }
}
