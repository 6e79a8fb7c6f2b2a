public import Rasters

/// What a comparison looks for, and what it tells.
public struct ComparisonOptions: Hashable, Sendable {
    public var metric: PixelMetric
    /// Pixels inside count neither as compared nor as different; rectangles may overlap and reach beyond the picture.
    public var ignoredRegions: [PixelRect]
    /// Whether the result says of each pixel what became of it.
    public var mapsDifferences: Bool
    /// Whether the result has the pictures' structural similarity.
    public var measuresSimilarity: Bool

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
