import RealModule

/// Looks for the best quality at which a film fits a number of bytes, with few films made on the way: what the films so
/// far have says where to go on, since the logarithm of a film's size grows about evenly with its quality.
///
/// As halving does, it ends with a quality that fits below one that does not.
package struct QualitySearch {
    private let budget: Int
    private let first: Int
    /// The best quality that fits, and the worst that does not, with the sizes at those and at the ones before.
    private var (fitting, tooLarge): ([Trial], [Trial]) = ([], [])
    private var trialCount = 0

    private struct Trial {
        let quality: Int
        let logSize: Double
    }

    /// - Parameters:
    ///   - budget: in bytes.
    ///   - first: the quality that is tried first.
    package init(budget: Int, from first: Int) { (self.budget, self.first) = (budget, first) }

    /// Tells how large the film is at a quality, at least about where it does not fit.
    package mutating func add(_ quality: Int, byteCount: Int) {
        let trial = Trial(quality: quality, logSize: Double.log(Double(max(byteCount, 1))))
        if byteCount <= budget { fitting.append(trial) } else { tooLarge.append(trial) }
        trialCount += 1
    }

    /// The quality to try next; `nil` once the best is known, or none fits.
    package var next: Int? {
        let (low, high) = (lowest, highest)
        guard low <= high else { return nil }
        guard trialCount > 0 else { return min(max(first, low), high) }
        // Sizes that do not grow evenly are halved.
        guard trialCount < Self.mostGuesses else { return (low + high) / 2 }
        return min(max(guess, low), high)
    }

    /// The quality to try next where somebody can tell about how large the film is at any: the best that should fit, by
    /// what the last film had of what was told.
    package func next(estimating byteCount: (Int) -> Int?) -> Int? {
        guard let next else { return nil }
        guard trialCount < Self.mostGuesses else { return next }
        var scale = 1.0
        if let last = fitting.last ?? tooLarge.last, let told = byteCount(last.quality), told > 0 {
            scale = Double.exp(last.logSize) / Double(told)
        }
        var (low, high) = (lowest, highest)
        while low < high {
            let middle = (low + high + 1) / 2
            guard let told = byteCount(middle) else { return next }
            if Double(told) * scale <= Double(budget) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The worst and the best quality that nothing is known of.
    private var lowest: Int { fitting.last.map { $0.quality + 1 } ?? FilmQuality.range.lowerBound }
    private var highest: Int { tooLarge.last.map { $0.quality - 1 } ?? FilmQuality.range.upperBound }

    /// Where the size would be the budget.
    private var guess: Int {
        let aim = Double.log(Double(budget))
        guard let from = fitting.last ?? tooLarge.last else { return first }
        let step = (aim - from.logSize) / growth
        guard abs(step) < 200 else { return from.quality + (step > 0 ? 200 : -200) }
        return from.quality + Int(step.rounded(.down))
    }

    /// By how much the logarithm of the size grows with each step of the quality, near the last trials.
    private var growth: Double {
        let pair: (Trial, Trial)? =
            if let low = fitting.last, let high = tooLarge.last {
                (low, high)
            } else {
                [fitting, tooLarge].first { $0.count > 1 }.map { ($0[$0.count - 2], $0[$0.count - 1]) }
            }
        guard let pair, pair.0.quality != pair.1.quality else { return Self.usualGrowth }
        let growth = (pair.1.logSize - pair.0.logSize) / Double(pair.1.quality - pair.0.quality)
        return max(growth, Self.leastGrowth)
    }

    /// Twice as large with 15 steps more, as H.264 has it (6 of x264's rate factor); WebP's grows more slowly below 80.
    private static var usualGrowth: Double { 0.047 }
    private static var leastGrowth: Double { 0.002 }
    private static var mostGuesses: Int { 8 }
}
