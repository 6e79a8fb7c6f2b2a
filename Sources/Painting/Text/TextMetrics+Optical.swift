import Styles

extension TextMetrics {
    /// The height above the origin's y, negated, of what the eye takes for the middle: half the cap height for
    /// letters that have capitals and for digits, so that a column of them stands on even baselines; the middle
    /// of the ink for all else, as Han characters and emoji.
    func opticalMidY(of text: String) -> Double {
        text.isSetOnCapHeight || ink.isEmpty ? -capHeight / 2 : ink.midY
    }

    /// The distance from the origin to the middle of the ink of a single character, or of a longer text's advance.
    func opticalMidX(of text: String) -> Double {
        text.dropFirst().isEmpty && !ink.isEmpty ? ink.midX : advance / 2
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
