import Geometry
import Rendering
import Testing

/// The search for a film's quality, against sizes that are known.
@Suite struct QualitySearchTests {
    /// Sizes as the formats have them, and some that grow otherwise.
    static let sizes: [(name: String, size: @Sendable (Int) -> Int)] = [
        ("H.264", { Int(20_000 * Self.power(2, Double($0) / 14.6)) }),
        ("WebP", { Int(400_000 * Self.power(2, Double(min($0, 80)) / 46 + Double(max($0 - 80, 0)) / 10)) }),
        ("even", { 10_000 * ($0 + 1) }),
        ("steps", { 1000 * (1 + $0 / 20) }),
        ("flat", { _ in 5000 }),
        ("one jump", { $0 < 37 ? 100 : 90_000_000 }),
    ]

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        // 2^(k / 1024) as often as it takes: tests need no more than the shape.
        var (result, rest) = (1.0, exponent)
        while rest >= 1 { (result, rest) = (result * base, rest - 1) }
        return result * (1 + rest * (base - 1))
    }

    @Test("the best quality that fits is found, whatever sizes are like", arguments: sizes)
    func best(name: String, size: @Sendable (Int) -> Int) {
        for budget in stride(from: 900, through: 6_000_000, by: 67_001) {
            let best = (0...100).last { size($0) <= budget }
            #expect(found(size, budget).quality == best, "\(name), \(budget)")
        }
    }

    @Test("few films are made where sizes grow as the formats have them")
    func trials() {
        for (name, size) in Self.sizes.prefix(2) {
            let counts = stride(from: size(3), to: size(97), by: size(97) / 60).map { found(size, $0).trials }
            #expect((counts.max() ?? 0) <= 7, "\(name): \(counts)")
            #expect(Double(counts.reduce(0, +)) / Double(counts.count) < 4.5, "\(name): \(counts)")
        }
    }

    @Test("what a sample tells leads to the same quality, with three films or four", arguments: sizes)
    func sampled(name: String, size: @escaping @Sendable (Int) -> Int) {
        for budget in stride(from: 900, through: 6_000_000, by: 67_001) {
            // A fifth too large, and one in seven a little more.
            let found = found(size, budget) { size($0) * ($0.isMultiple(of: 7) ? 122 : 120) / 100 }
            #expect(found.quality == (0...100).last { size($0) <= budget }, "\(name), \(budget)")
            #expect(found.trials <= 4, "\(name), \(budget)")
        }
    }

    /// - Parameter sample: tells sizes before films are made.
    private func found(
        _ size: (Int) -> Int, _ budget: Int, sample: ((Int) -> Int)? = nil
    ) -> (quality: Int?, trials: Int) {
        var search = QualitySearch(budget: budget, from: 80)
        var (best, trials): (Int?, Int) = (nil, 0)
        func next() -> Int? { sample.map { search.next(estimating: $0) } ?? search.next }
        while let quality = next() {
            if size(quality) <= budget { best = quality }
            search.add(quality, byteCount: size(quality))
            trials += 1
            guard trials <= 101 else { break }
        }
        return (best, trials)
    }
}
