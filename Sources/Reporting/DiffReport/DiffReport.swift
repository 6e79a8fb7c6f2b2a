package import Comparing

/// What a comparison of pictures gave, ready to be written.
package struct DiffReport: Sendable {
    /// As the user named the two sides.
    package var baseline: String
    package var candidate: String
    /// In the order of their paths.
    package var pairs: [ReportedPair]

    package init(baseline: String, candidate: String, pairs: [ReportedPair]) {
        self.baseline = baseline
        self.candidate = candidate
        self.pairs = pairs
    }

    /// How many pairs count as equal though something changed.
    package var unseenCount: Int { pairs.count { $0.isChangedUnseen } }

    package var summary: ComparisonSummary {
        pairs.reduce(into: ComparisonSummary()) { $0.add($1.compared.result) }
    }
}
