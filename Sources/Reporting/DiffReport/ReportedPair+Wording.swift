import Comparing
import Documents
import Geometry
import Rasters

extension ReportedPair {
    var kind: PairResult.Kind { compared.result.kind }
    var path: String { compared.pair.path }

    /// The path on one line, whatever is in it.
    package var shownPath: String { path.escapingControlCharacters }

    /// Whether something changed and the pictures still count as equal.
    package var isChangedUnseen: Bool { kind == .equal && !causes.isEmpty }

    /// As a person reads the result.
    var label: String { isChangedUnseen ? "equal to the eye" : kind.label }

    /// The result and its numbers, as `different: 120 px in 1 region, 10 %`.
    package var words: String { [label, facts].filter { !$0.isEmpty }.joined(separator: ": ") }

    /// Up to five regions, as `region 10 × 16 px at 10, 4`, and how many more there are.
    package var regionWords: [String] {
        let shown = regions.prefix(5).map { "region \($0.width) × \($0.height) px at \($0.x), \($0.y)" }
        return regions.count > 5 ? shown + ["and \(regions.count - 5) more"] : shown
    }

    var differentPixels: Int? {
        if case .different(let comparison) = compared.result { comparison.differentPixels } else { nil }
    }

    /// Different pixels as a share of the compared ones, 0…1.
    var ratio: Double? { if case .different(let comparison) = compared.result { comparison.ratio } else { nil } }

    var regions: [PixelRect] { if case .different(let comparison) = compared.result { comparison.regions } else { [] } }

    /// The numbers of the result, as `123 px in 2 regions, 0.4 %`; empty where there is nothing to say.
    var facts: String {
        switch compared.result {
        case .equal, .missing, .added: return ""
        case .differentBytes: return "the bytes differ"
        case .sizeMismatch(let sizes): return "\(sizes.baseline) → \(sizes.candidate) px"
        case .unreadable(let reasons):
            return reasons.map { "the \($0.side.rawValue) \($0.reason)" }.joined(separator: ", ")
        case .different(let comparison):
            let count = comparison.regions.count
            let percent = NumberText.rounded(comparison.ratio * 100, places: 2)
            let share = percent == "0" ? "less than 0.01 %" : percent + " %"
            return "\(comparison.differentPixels) px in \(count) \(count == 1 ? "region" : "regions"), \(share)"
        }
    }
}

extension PairResult.Kind {
    /// As a person reads it.
    var label: String {
        switch self {
        case .equal: "equal"
        case .different: "different"
        case .missing: "missing"
        case .added: "added"
        case .sizeMismatch: "size differs"
        case .unreadable: "unreadable"
        }
    }
}
