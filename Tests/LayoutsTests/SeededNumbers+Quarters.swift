import RandomNumbers

extension SeededNumbers {
    /// A whole number of quarters, which sums and differences keep exact.
    mutating func quarters(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: (4 * range.lowerBound)...(4 * range.upperBound), using: &self)) / 4
    }
}
