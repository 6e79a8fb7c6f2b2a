public import Styles

/// What of a section's content layout needs.
public struct SectionOutline: Hashable, Sendable {
    public let indexTitle: String
    public let metrics: SectionMetrics

    public init(indexTitle: String, metrics: SectionMetrics) {
        self.indexTitle = indexTitle
        self.metrics = metrics
    }
}

extension SectionOutline {
    /// Whether the list shows the section at all (SL-6).
    public func isShown(_ policy: SectionListStyle.EmptySections) -> Bool {
        policy == .keep || metrics.rowCount > 0
    }
}
