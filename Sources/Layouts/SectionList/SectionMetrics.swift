/// What of a section shapes the layout.
public struct SectionMetrics: Hashable, Sendable {
    public let rowCount: Int
    public let hasFooter: Bool

    public init(rowCount: Int, hasFooter: Bool = false) {
        precondition(rowCount >= 0, "a section of \(rowCount) rows")
        self.rowCount = rowCount
        self.hasFooter = hasFooter
    }
}
