public import Rasters

/// What differs between two pictures of one size.
public struct PixelComparison: Hashable, Sendable {
    public let differentPixels: Int
    /// Pixels compared: all but the ignored ones.
    public let comparedPixels: Int
    /// The bounds of clusters of different pixels, from the top, then from the left.
    public let regions: [PixelRect]

    /// Different pixels as a share of the compared ones.
    public var ratio: Double { comparedPixels > 0 ? Double(differentPixels) / Double(comparedPixels) : 0 }
    public var isEqual: Bool { differentPixels == 0 }
}

extension PixelComparison {
    /// Compares two pictures pixel by pixel; `nil` where their sizes differ, which is never equal.
    ///
    /// Pixels inside `ignoring` count neither as compared nor as different.
    public init?(
        baseline: StraightRaster, candidate: StraightRaster, metric: PixelMetric = .standard,
        ignoring: [PixelRect] = []
    ) {
        guard baseline.width == candidate.width, baseline.height == candidate.height else { return nil }
        let search = DifferenceSearch(baseline: baseline, candidate: candidate, metric: metric)
        let ignored = IgnoredPixels(rects: ignoring, width: baseline.width, height: baseline.height)
        var clusters = DifferenceClusters(width: baseline.width, height: baseline.height)
        var different = 0
        for row in 0..<baseline.height {
            search.differences(inRow: row) { column in
                guard !ignored.contains(column: column, row: row) else { return }
                different += 1
                clusters.insert(column: column, row: row)
            }
        }
        self.init(
            differentPixels: different, comparedPixels: baseline.pixels.count - ignored.count,
            regions: clusters.regions)
    }
}
