/// What a screenshot has lost on its way, which says how far its colours can be trusted.
enum ShotQuality {
    /// Pixels as they were drawn.
    case exact
    /// Compressed with losses, as by JPEG.
    case compressed
    /// Brought to another size, so that strokes are blurred or have rims.
    case resampled

    /// - Parameter scale: pixels a point; screens have multiples of an eighth.
    init(_ losses: ShotLosses, scale: Double) {
        let isOfScreen = abs(scale * 8 - (scale * 8).rounded()) < 0.03
        self = losses.areThere ? .compressed : isOfScreen ? .exact : .resampled
    }

    /// By how much colours of one area may differ, from 0 to 255.
    var noise: Float { self == .compressed ? 16 : 3 }

    /// How many times less exactly places and sizes can be told.
    var uncertainty: Double {
        switch self {
        case .exact: 1
        case .compressed: 1.5
        case .resampled: 2
        }
    }

    /// How far an area's colour has to be off to be another one.
    var leastFillDifference: Double {
        switch self {
        case .exact: 0.9
        case .compressed: 3.5
        case .resampled: 2
        }
    }

    /// How far the colour of strokes has to be off to be another one.
    ///
    /// - Parameter count: of the texts that have it: many tell it more exactly than one.
    func leastInkDifference(ofTexts count: Int) -> Double {
        switch self {
        case .exact: 1.2
        case .compressed: count > 5 ? 6.5 : 10
        case .resampled: count > 5 ? 2 : count > 1 ? 3 : 6
        }
    }

    /// How far what it tells can be trusted, as a share of what a perfect one tells.
    var trust: Double {
        switch self {
        case .exact: 1
        case .compressed: 0.85
        case .resampled: 0.7
        }
    }

    /// By how much a line has to differ from its ground, from 0 to 255, so that it is missed where it is not.
    var leastLine: Float {
        switch self {
        case .exact: 3
        case .compressed: 16
        case .resampled: 8
        }
    }

    /// Whether what is a pixel high or wide is there as it was drawn.
    var keepsLines: Bool { self == .exact }

    /// Whether the colour of what is a pixel high can be told.
    var keepsLineColors: Bool { self != .compressed }

    /// How far a line's colour has to be off to be another one.
    var leastLineDifference: Double { self == .exact ? leastFillDifference : 6 }
}
