public import Rasters

/// What comparing two pictures gives.
public enum RasterComparison: Hashable, Sendable {
    case compared(PixelComparison)
    /// Nothing was compared, and the pictures are not equal.
    case sizeMismatch(SizeMismatch)

    public var isEqual: Bool {
        if case .compared(let comparison) = self { comparison.isEqual } else { false }
    }
}

/// The sizes of two pictures that cannot be compared pixel by pixel.
public struct SizeMismatch: Hashable, Sendable {
    public let baseline: PixelSize
    public let candidate: PixelSize

    public init(baseline: PixelSize, candidate: PixelSize) {
        self.baseline = baseline
        self.candidate = candidate
    }
}

extension RasterComparison {
    /// Compares two pictures pixel by pixel.
    ///
    /// - Parameter threadCount: how many parts of the pictures are compared at once; the result is the same for any.
    public init(
        baseline: StraightRaster, candidate: StraightRaster, options: ComparisonOptions = ComparisonOptions(),
        threadCount: Int = 1
    ) {
        guard baseline.size == candidate.size else {
            self = .sizeMismatch(SizeMismatch(baseline: baseline.size, candidate: candidate.size))
            return
        }
        self = .compared(
            PixelComparison(baseline: baseline, candidate: candidate, options: options, threadCount: threadCount))
    }
}
