public import Rasters

/// What a comparison looks for, and what it tells.
public struct ComparisonOptions: Hashable, Sendable {
    /// When two pixels count as different.
    public var metric: PixelMetric
    /// Pixels inside count neither as compared nor as different; rectangles may overlap and reach beyond the picture.
    public var ignoredRegions: [PixelRect]
    /// Whether the result says of each pixel what became of it.
    public var mapsDifferences: Bool
    /// Whether the result has the pictures' structural similarity.
    public var measuresSimilarity: Bool
    /// How the candidate is laid on the baseline.
    package var placement = CandidatePlacement()

    /// Options that differ from the usual ones in what is given.
    public init(
        metric: PixelMetric = .standard, ignoredRegions: [PixelRect] = [], mapsDifferences: Bool = false,
        measuresSimilarity: Bool = false
    ) {
        self.metric = metric
        self.ignoredRegions = ignoredRegions
        self.mapsDifferences = mapsDifferences
        self.measuresSimilarity = measuresSimilarity
    }
}

/// When two pixels count as different.
public enum PixelMetric: Hashable, Sendable {
    /// Where any bit differs.
    case exact
    /// Where a component (red, green, blue, alpha) differs by more than this many of its 255 steps.
    case channels(tolerance: UInt8)
    /// Where the perceived distance in YIQ is above the share `threshold` (0…1) of the greatest there is; pixels that
    /// only smooth an edge do not count unless asked for.
    case perceptual(threshold: Double, countsAntialiasing: Bool = false)
    /// Where the structural similarity of a pixel's surroundings is below `minimum` (−1…1), in pictures whose mean
    /// similarity is; pictures whose mean is not are equal.
    case structural(minimum: Double)

    /// The perceptual metric at the threshold that pixelmatch starts from.
    public static let standard = PixelMetric.perceptual(threshold: 0.1)
}

/// What of a picture makes a comparison fail.
public enum FailureRule: String, Hashable, Sendable, CaseIterable {
    /// Pixels that differ by the metric.
    case pixels
    /// The same, and whatever the JSON of the picture's state names: a colour, a frame, a text, a hit area, on either
    /// side of what an eye tells apart.
    case state
    /// Any byte of the pixels, whatever the metric, and whatever the JSON of the picture's state names.
    case any
}
