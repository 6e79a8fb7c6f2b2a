import Geometry
import Rasters

extension SizeMismatch {
    /// `the size changed from 750 × 1624 to 1125 × 2436 pixels: the candidate is 1.5 × the baseline: @3x of the same?`
    var words: String {
        let sizes = "the size changed from \(baseline) to \(candidate) pixels"
        guard let factor else { return sizes }
        let scale = NumberText.exact((factor * 100).rounded() / 100)
        // Two pixels a point are the usual ones, three are one and a half times as many.
        let guess = factor == 1.5 ? "@3x" : factor == 0.5 ? "@1x" : factor == 2 ? "@2x" : "another scale"
        return "\(sizes): the candidate is \(scale) × the baseline: \(guess) of the same?"
    }

    /// How much larger both sides are by a scale that pictures have; `nil` where they are not by one.
    private var factor: Double? {
        [1.5, 2, 3, 0.5, 1.0 / 3, 2.0 / 3].first { factor in
            abs(Double(baseline.width) * factor - Double(candidate.width)) <= 1
                && abs(Double(baseline.height) * factor - Double(candidate.height)) <= 1
                && min(baseline.width, baseline.height, candidate.width, candidate.height) >= 50
        }
    }
}
