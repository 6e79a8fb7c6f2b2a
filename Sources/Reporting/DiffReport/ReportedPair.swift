package import Comparing
import Documents
import Geometry
package import Rasters

/// A pair as a report tells of it.
package struct ReportedPair: Hashable, Sendable {
    /// The pair, and what comparing it gave.
    package let compared: ComparedPair
    /// Why the two differ.
    package internal(set) var causes: CauseList
    /// Why pictures that changed count as equal.
    package var equality = "to the eye"
    /// What the report's folder shows of the pair.
    package var pictures: Pictures
    /// Of the bytes that were compared; empty without a report's folder.
    package var digests: Digests

    /// A pair without pictures and digests unless they are given.
    package init(
        _ compared: ComparedPair, causes: CauseList = CauseList(), pictures: Pictures = Pictures(),
        digests: Digests = Digests()
    ) {
        self.compared = compared
        self.causes = causes
        self.pictures = pictures
        self.digests = digests
    }

    /// Pictures in a report's own folder.
    package struct Pictures: Hashable, Sendable {
        /// The baseline as it is, or where a browser would turn it, as it was compared.
        package var baseline: Picture?
        /// The candidate, likewise.
        package var candidate: Picture?
        /// The heat map.
        package var difference: Picture?
        /// Baseline, difference and candidate in one picture.
        package var triptych: Picture?

        /// No picture.
        package init() {}

        /// Those there are, with their names in JSON.
        var named: [(name: String, picture: Picture)] {
            [("baseline", baseline), ("difference", difference), ("candidate", candidate), ("triptych", triptych)]
                .compactMap { name, picture in picture.map { (name, $0) } }
        }
    }

    /// A picture that a report shows.
    package struct Picture: Hashable, Sendable {
        /// Below the report's folder.
        package let path: String
        /// `nil` where the file was not decoded.
        package let size: PixelSize?
    }

    /// Digests of files, by which an approval finds out whether they are still the ones that were compared; `nil` for
    /// a file that is not there, or cannot be read.
    package struct Digests: Hashable, Sendable, Decodable {
        /// Of the baseline's picture.
        package var baseline: String?
        /// Of the candidate's picture.
        package var candidate: String?
        /// Of the JSON beside the candidate.
        package var state: String?

        /// No digest.
        package init() {}

        /// Those there are, with their names in JSON.
        var named: [(name: String, digest: String)] {
            [("baseline", baseline), ("candidate", candidate), ("state", state)]
                .compactMap { name, digest in digest.map { (name, $0) } }
        }
    }
}

extension ReportedPair {
    var kind: PairResult.Kind { compared.result.kind }
    var path: String { compared.pair.path }
    /// What comparing the pixels gave; `nil` where they were not compared.
    var comparison: PixelComparison? { compared.result.comparison }
    /// The bounds of clusters of different pixels.
    var regions: [PixelRect] { comparison?.regions ?? [] }

    /// The path on one line, whatever is in it.
    package var shownPath: String { path.escapingControlCharacters }

    /// Whether something changed and the pictures still count as equal.
    package var isChangedUnseen: Bool { kind == .equal && !causes.isEmpty }

    /// As a person reads the result.
    var label: String { isChangedUnseen ? "equal \(equality)" : kind.label }

    /// The result and its numbers, as `different: 120 px in 1 region, 10 %`.
    package var words: String { [label, facts].filter { !$0.isEmpty }.joined(separator: ": ") }

    /// Up to five regions, as `region 10 × 16 px at 10, 4`, and how many more there are.
    package var regionWords: [String] {
        let shown = regions.prefix(5).map { "region \($0.width) × \($0.height) px at \($0.x), \($0.y)" }
        return regions.count > 5 ? shown + ["and \(regions.count - 5) more"] : shown
    }

    /// The numbers of the result, as `123 px in 2 regions, 0.4 %`; empty where there is nothing to say.
    var facts: String {
        switch compared.result {
        case .equal, .missing, .added: return ""
        case .differentBytes: return "the bytes differ"
        case .changed:
            return compared.pair.isDescription ? "what the JSON says" : "no pixel that counts, but the state's JSON"
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
    var label: String { self == .sizeMismatch ? "size differs" : rawValue }
}
