public import Geometry
import Styles

/// The columns or the rows of a page: how many, and how far apart (GP-7, GP-8, GP-11).
struct GridTracks {
    let count: Int
    /// What the tracks that were asked for do to the page.
    let findings: [GridFinding]
    /// What items and set spacing are multiplied by so that all tracks fit; 1 where they do, or where there are
    /// fewer instead.
    let scaleToFit: Double
    private let extent: Double
    private let item: Double
    private let fixedSpacing: Double?

    /// - Parameters:
    ///   - extent: the page's width or height in points, finite and not negative.
    ///   - item: the item's, likewise.
    ///   - spacing: a set one that is not finite counts as automatic.
    init(
        axis: GridAxis, extent: Double, item: Double, count: GridStyle.Count, spacing: GridStyle.Spacing,
        overflow: GridStyle.Overflow
    ) {
        let fixed: Double? = if case .fixed(let points) = spacing, points.isFinite { points } else { nil }
        let wanted =
            switch count {
            case .fixed(let count): min(max(count, 1), Self.largestCount)
            case .automatic: Self.count(of: item + axis.assumedSpacing(set: fixed), in: extent)
            }
        let fit = Fit(tracks: Double(wanted), extent: extent, item: item, spacing: fixed)
        self.extent = extent
        self.item = item
        self.fixedSpacing = fixed
        self.count = overflow == .clamp && fit.excess > 0 ? Self.count(of: item + (fixed ?? 0), in: extent) : wanted
        self.scaleToFit = overflow == .scale ? fit.scale : 1
        self.findings = item > extent ? [] : fit.findings(axis: axis, count: wanted)
    }

    /// The room between items of the scaled size, and at the edges: the set spacing, or what is left spread evenly
    /// (GP-8). Negative where a single item is larger than the page, which then has its middle in the page's.
    func spacing(scaledBy scale: Double) -> Double {
        if let fixedSpacing { return fixedSpacing * scale }
        let left = extent - Double(count) * item * scale
        return abs(left) < Fit.tolerance ? 0 : left / Double(count + 1)
    }
}

extension GridTracks {
    /// More tracks than any page shows; a bound for strides next to nothing.
    static let largestCount = 10_000

    /// floor(extent / stride), at least 1 (GP-7).
    ///
    /// A billionth of a track is granted, for lengths that arithmetic has left a little short.
    private static func count(of stride: Double, in extent: Double) -> Int {
        guard stride > 0 else { return 1 }
        return Int(min(max((extent / stride + 1e-9).rounded(.down), 1), Double(largestCount)))
    }
}

extension GridAxis {
    /// What an automatic count adds to an item (GP-7).
    fileprivate func assumedSpacing(set spacing: Double?) -> Double {
        switch self {
        case .horizontal: 1.5 * (spacing ?? 24)
        case .vertical: spacing ?? 8
        }
    }
}

/// How so many tracks sit in an extent.
private struct Fit {
    /// Points by which the tracks are too long; 0 where they fit.
    let excess: Double
    /// Points between the items.
    let spacing: Double
    let scale: Double
    private let isSpacingSet: Bool

    /// Points that sums of lengths may be off.
    static let tolerance = 1e-9

    init(tracks: Double, extent: Double, item: Double, spacing: Double?) {
        let length = tracks * (item + (spacing ?? 0))
        let excess = length - extent
        self.excess = excess > Self.tolerance ? excess : 0
        self.spacing = spacing ?? (extent - tracks * item) / (tracks + 1)
        self.scale = excess > Self.tolerance ? extent / length : 1
        self.isSpacingSet = spacing != nil
    }

    func findings(axis: GridAxis, count: Int) -> [GridFinding] {
        let isNegative = isSpacingSet ? spacing < 0 : excess > 0
        let leaves = isSpacingSet && excess > 0
        return (isNegative ? [.negativeSpacing(axis: axis, spacing: spacing, count: count)] : [])
            + (leaves ? [.itemsLeavePage(axis: axis, by: excess, count: count)] : [])
    }
}

/// Something about a grid that its designer should know (GP-11), with the numbers that were asked for; the layout
/// has those that are drawn.
public enum GridFinding: Hashable, Sendable {
    /// A side of the item is zero, negative or not a finite number; it counts as zero.
    case unusableItemSize(Size)
    /// The item is larger than the page area.
    case itemLargerThanPage(item: Size, page: Size)
    /// So many columns or rows leave less than no room between the items, or a set spacing does.
    case negativeSpacing(axis: GridAxis, spacing: Double, count: Int)
    /// Of so many columns or rows the last one's far edge lies beyond the page area by so many points.
    case itemsLeavePage(axis: GridAxis, by: Double, count: Int)
}

/// One of the two ways in which a page is divided.
public enum GridAxis: String, Hashable, Sendable, CaseIterable {
    /// Columns.
    case horizontal
    /// Rows.
    case vertical
}
