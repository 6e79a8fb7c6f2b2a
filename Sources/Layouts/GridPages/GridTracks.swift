import Styles

/// The columns or the rows of a page: how many, and how far apart (GP-7, GP-8).
struct GridTracks {
    let count: Int
    let findings: [GridFinding]
    /// What an item may be scaled by so that all tracks fit the extent; at most 1.
    let scaleToFit: Double
    private let extent: Double
    private let item: Double
    private let fixedSpacing: Double?

    /// - Parameters:
    ///   - extent: the page's width or height in points.
    ///   - assumed: what an automatic count adds to an item where no spacing is set; 1.5 times a set horizontal
    ///     spacing.
    init(
        axis: GridAxis, extent: Double, item: Double, count: GridStyle.Count, spacing: GridStyle.Spacing,
        assumed: Double
    ) {
        let fixed: Double? = if case .fixed(let points) = spacing { points } else { nil }
        self.extent = extent
        self.item = item
        self.fixedSpacing = fixed
        switch count {
        case .fixed(let wanted): self.count = max(wanted, 1)
        case .automatic:
            let stride = item + (fixed.map { axis == .horizontal ? 1.5 * $0 : $0 } ?? assumed)
            self.count = GridTracks.count(fitting: stride, in: extent)
        }
        let tracks = Double(self.count)
        let used = tracks * item
        self.scaleToFit = used > 0 ? min((extent - (tracks + 1) * (fixed ?? 0)) / used, 1) : 1
        let gap = fixed ?? (extent - used) / (tracks + 1)
        let beyond = tracks * (gap + item) - extent
        self.findings =
            if fixed == nil, gap < 0 {
                [.negativeSpacing(axis: axis, spacing: gap, count: self.count)]
            } else if beyond > 1e-9 {
                [.itemsLeavePage(axis: axis, by: beyond)]
            } else {
                []
            }
    }
}

extension GridTracks {
    /// More tracks than any page shows; a bound for strides next to nothing.
    private static let largestCount = 10_000.0

    /// floor(extent / stride), at least 1 (GP-7).
    private static func count(fitting stride: Double, in extent: Double) -> Int {
        guard stride > 0 else { return 1 }
        return Int(min(max((extent / stride).rounded(.down), 1), largestCount))
    }

    /// The room between items of the scaled size, and at the edges: the set spacing, or what is left spread evenly
    /// (GP-8).
    func spacing(scaledBy scale: Double) -> Double {
        fixedSpacing ?? (extent - Double(count) * item * scale) / Double(count + 1)
    }
}
