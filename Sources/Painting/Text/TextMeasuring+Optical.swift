import Geometry
import Styles

extension TextMeasuring {
    /// From a run's origin to what the eye takes for its middle.
    ///
    /// Down: half the cap height, negated, for letters that have capitals and for digits, so that a column of them
    /// stands on even baselines; the middle of the ink for all else, as Han characters and emoji. Right: the middle of
    /// the ink of a single character, of the advance of a longer text.
    ///
    /// - Parameter metrics: the run's.
    func opticalMiddle(of run: TextRun, metrics: TextMetrics) -> Point {
        let (isSingle, isOnCapHeight) = (run.text.dropFirst().isEmpty, run.text.isSetOnCapHeight)
        let ink = isSingle || !isOnCapHeight ? ink(of: run) : .zero
        return Point(
            x: isSingle && !ink.isEmpty ? ink.midX : metrics.advance / 2,
            y: isOnCapHeight || ink.isEmpty ? -metrics.capHeight / 2 : ink.midY)
    }
}

extension String {
    fileprivate var isSetOnCapHeight: Bool {
        unicodeScalars.first.map { $0.properties.isUppercase || $0.properties.isLowercase || $0.isASCIIDigit } ?? false
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
