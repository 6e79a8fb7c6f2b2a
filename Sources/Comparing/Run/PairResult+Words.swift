import Geometry
import Rasters

extension PairResult {
    /// What is to be said of the result beyond its kind, one sentence each; nothing of pairs that are equal, missing
    /// or added.
    package var details: [String] {
        switch self {
        case .equal, .missing, .added: []
        case .different(let comparison): [comparison.words]
        case .differentBytes: ["the files differ, and their kind is not compared pixel by pixel"]
        case .sizeMismatch(let sizes): ["the size changed from \(sizes.baseline) to \(sizes.candidate) pixels"]
        case .unreadable(let pictures): pictures.map { "the \($0.side.rawValue) \($0.reason)" }
        }
    }
}

extension PixelComparison {
    /// `12 of 400 pixels differ (3 %), in 2 regions`.
    fileprivate var words: String {
        let pixels = "\(differentPixels) of \(comparedPixels) pixels \(differentPixels == 1 ? "differs" : "differ")"
        let share = NumberText.rounded(ratio * 100, places: ratio < 0.001 ? 5 : 2)
        return "\(pixels) (\(share) %), in \(regions.count) \(regions.count == 1 ? "region" : "regions")"
    }
}

extension ComparisonSummary {
    /// `3 pairs: 1 equal, 2 different`.
    package var words: String {
        let kinds = PairResult.Kind.allCases.filter { self[$0] > 0 }
        let total = kinds.reduce(0) { $0 + self[$1] }
        let counts = kinds.map { "\(self[$0]) \($0.words)" }
        return ["\(total) \(total == 1 ? "pair" : "pairs")", counts.joined(separator: ", ")].joined(separator: ": ")
    }
}

extension PairResult.Kind {
    /// As in a sentence.
    package var words: String { self == .sizeMismatch ? "of different sizes" : rawValue }
}
