import Geometry

extension MeasuredPair {
    /// By how much the screenshot's colour is another than the drawn one, as it is seen; `nil` where it cannot be told.
    ///
    /// Losses spread the colours of strokes over what is around them, by half and more of what they differ by, and keep
    /// their sum: by that is told what differs across the way from ground to ink. How much of the ink there is depends on
    /// who laid it on, too: what differs along that way counts as far as the core of strokes says so as well.
    var colorDifference: PixelColor? { colorDifference(bySumsToo: true) }

    /// The same of a drawing that has the screenshot's colour, or nearly: what is left along the way from ground to ink
    /// is told by the core of strokes alone.
    var colorRest: PixelColor? { colorDifference(bySumsToo: false) }

    private func colorDifference(bySumsToo: Bool) -> PixelColor? {
        guard let own = drawn.color, let other = shot.color else { return nil }
        guard quality.keepsLineColors || !feature.isThin else { return nil }
        // Of a translucent text what is darkest may be something beneath it.
        if feature.text != nil, feature.opacity < 1, !isDrawnTowardsItsColor { return nil }
        // A line that is hardly seen says nothing, nor does one that mixes with many colours.
        if feature.kind == .outline {
            let isPlain = feature.color?.alpha == 1 || !feature.isOnVariedGround
            let isSeen = drawn.values[.lineWidth] != nil && shot.values[.lineWidth] != nil
            guard isPlain, isSeen else { return nil }
        }
        var core = other - own
        if feature.kind == .line, quality == .exact || quality == .compressed {
            // Compression mixes a line with its ground: where both are others, neither is known.
            if quality == .compressed, let ground = drawn.ground, let shotGround = shot.ground {
                guard (shotGround - ground).greatest < 2 else { return nil }
            }
            // One that has the theme's colour is thicker where the same shows beside it.
            if core.greatest > 2, let beside = drawn.inkSum, let shotBeside = shot.inkSum {
                core += shotBeside - beside
            }
        }
        // What shows through strokes is another colour where their ground is.
        if feature.text != nil, let ground = drawn.ground, let shotGround = shot.ground {
            core -= (shotGround - ground) * Float(1 - feature.opacity * (feature.color?.alpha ?? 1))
        }
        guard quality != .exact, feature.text != nil, likeness > 0.75, !feature.isCut, let color = feature.color,
            let ground = drawn.ground, let shotGround = shot.ground, let sum = drawn.inkSum, let shotSum = shot.inkSum,
            !feature.isOnVariedGround || (shotGround - ground).greatest < 2
        else { return core }
        let full = PixelColor(color) - ground
        let ink = full * Float(color.alpha * feature.opacity)
        let area = (sum * ink).sum() / ink.square
        // Of strokes that are hardly seen, and of hardly any, nothing is told.
        guard ink.square > 900, area > 3 else { return core }
        let all = (shotSum - sum) / area + shotGround - ground
        let (whole, inner) = ((all * ink).sum() / ink.square, (core * ink).sum() / ink.square)
        let common = whole * inner < 0 ? 0 : abs(whole) < abs(inner) ? whole : inner
        let along = bySumsToo ? common : inner
        return all + ink * (along - whole)
    }

    /// Whether the core of a text's strokes lies on the way from what it stands on to its colour, and not on the other side.
    private var isDrawnTowardsItsColor: Bool {
        guard let core = drawn.color, let ground = drawn.ground, let color = feature.color else { return true }
        return ((core - ground) * (PixelColor(color) - ground)).sum() >= 0
    }

    /// How many pixels show its colour: of a text, how many its ink would fill.
    fileprivate var pixels: Double {
        if feature.text != nil { return inkPixels }
        guard let seen = feature.frame.intersection(feature.clip) else { return 0 }
        return seen.width * seen.height * scale * scale
    }
}

extension ShotQuality {
    /// How much less sure strokes' colours are where what they stand on differs as well, which all of a text's pixels
    /// together are held against, or has many colours, which losses spread onto them.
    private func doubt(of pairs: [MeasuredPair]) -> Double {
        guard self != .exact else { return 0 }
        let varied = pairs.contains(where: \.feature.isOnVariedGround) ? 1.5 : 0
        let grounds = pairs.compactMap { pair -> Double? in
            guard let own = pair.drawn.ground, let other = pair.shot.ground else { return nil }
            return Double((other - own).greatest)
        }
        return min(0.3 * (grounds.median ?? 0), 2.5) + varied
    }

    /// How far the colour of features has to be off to be another one.
    func leastDifference(of pairs: [MeasuredPair]) -> Double {
        let pixels = pairs.reduce(0) { $0 + $1.pixels }
        if pairs.contains(where: { $0.feature.text != nil }) {
            return leastInkDifference(ofPixels: pixels) + doubt(of: pairs)
        }
        if pairs.allSatisfy(\.feature.isThin) { return leastLineDifference }
        return leastFillDifference(ofPixels: pixels)
    }
}
