/// What a screenshot has lost on its way, which says how far its colours can be trusted.
enum ShotQuality {
    /// Pixels as they were drawn.
    case exact
    /// Compressed with losses that our own drawing has as well, as by JPEG.
    case compressed
    /// Compressed with losses that are not known, or brought to another size before.
    case lossy
    /// Brought to another size, so that strokes are blurred or have rims.
    case resampled

    /// - Parameter scale: pixels a point.
    init(_ losses: ShotLosses, _ origin: ShotOrigin, scale: Double) {
        switch losses {
        case .none: self = origin.isResampled ? .resampled : .exact
        case .jpeg: self = Self.isOfScreen(scale) && !origin.isResampled ? .compressed : .lossy
        case .unknown: self = .lossy
        }
    }

    /// Whether screens have so many pixels a point: a multiple of an eighth.
    static func isOfScreen(_ scale: Double) -> Bool { abs(scale * 8 - (scale * 8).rounded()) < 0.03 }

    /// By how much colours of one area may differ, from 0 to 255.
    var noise: Float { isCompressed ? 16 : 3 }

    private var isCompressed: Bool { self == .compressed || self == .lossy }

    /// How many times less exactly places and sizes can be told.
    var uncertainty: Double {
        switch self {
        case .exact: 1
        case .compressed, .lossy: 1.5
        case .resampled: 2
        }
    }

    /// How far an area's colour has to be off to be another one: what is lost of single pixels evens out over many.
    ///
    /// - Parameter count: of pixels that show it.
    func leastFillDifference(ofPixels count: Double) -> Double {
        switch self {
        case .exact: 0.9
        case .compressed: 1.3 + 12 / max(count, 16).squareRoot()
        case .lossy: 3 + 48 / max(count, 16).squareRoot()
        case .resampled: 1 + 4 / max(count, 16).squareRoot()
        }
    }

    /// How far the colour of strokes has to be off to be another one. What rasterisers do otherwise does not even out.
    ///
    /// - Parameter count: of pixels that the ink of all texts would fill.
    func leastInkDifference(ofPixels count: Double) -> Double {
        switch self {
        case .exact: 1.2
        case .compressed: 2 + 14 / max(count, 16).squareRoot()
        case .lossy: 5 + 50 / max(count, 16).squareRoot()
        case .resampled: 3 + 12 / max(count, 16).squareRoot()
        }
    }

    /// How far what it tells can be trusted, as a share of what a perfect one tells.
    var trust: Double {
        switch self {
        case .exact: 1
        case .compressed, .lossy: 0.85
        case .resampled: 0.7
        }
    }

    /// By how much a line has to differ from its ground, from 0 to 255, so that it is missed where it is not.
    var leastLine: Float {
        switch self {
        case .exact: 3
        case .lossy: 16
        case .compressed, .resampled: 8
        }
    }

    /// Whether what is a pixel high or wide is there as it was drawn.
    var keepsLines: Bool { self == .exact }

    /// Whether the colour of a symbol can be told by the pixels that it fills.
    var keepsSymbols: Bool { self == .exact || self == .compressed }

    /// Whether the colours of separators and borders can be told.
    var keepsLineColors: Bool { self != .lossy }

    /// How far a separator's or a border's colour has to be off to be another one.
    var leastLineDifference: Double {
        switch self {
        case .exact: leastFillDifference(ofPixels: 1)
        case .compressed: 3
        case .lossy, .resampled: 6
        }
    }
}
