import Geometry
import Rasters

extension FeatureMeter {
    /// How much a border's line has to differ from what is beside it, from 0 to 255, so that it is seen.
    static var leastOutline: Float { 12 }

    /// A border: the colour in the middle of its line, and how wide that is, by the middle of what lines across it say; of
    /// a bubble of glass, which shows no one colour, where its lines are, too.
    func measureOutline(_ feature: SceneFeature, _ shift: Point) -> FeatureMeasure {
        let measure = measureOutline(feature, shift, widerBy: 0)
        guard let step = measure.edgeStep, step < Self.leastOutline else { return measure }
        // One that is far wider fills all that was looked at.
        let wider = measureOutline(feature, shift, widerBy: 4.5)
        return wider.values.isEmpty ? measure : wider
    }

    /// - Parameter more: how much farther than for a line of the theme's width is looked to both sides, in points.
    private func measureOutline(_ feature: SceneFeature, _ shift: Point, widerBy more: Double) -> FeatureMeasure {
        let frame = feature.frame.offset(dx: shift.x, dy: shift.y)
        let clip = feature.clip.offset(dx: shift.x, dy: shift.y)
        let isAlone = feature.role == .bubble && feature.isOnVariedGround
        let sides = Side.all.map { side -> (side: Side, lines: [LineProfile]) in
            let lines = self.lines(
                across: side, of: frame, width: (feature.lineWidth ?? 0) + 2 * more, radius: feature.radius ?? 0,
                in: clip, reach: isAlone ? Self.reach : 1 / scale)
            return (side: side, lines: lines)
        }
        let lines = sides.flatMap(\.lines)
        var measure = FeatureMeasure()
        guard lines.count >= 8 else { return measure }
        measure.color = PixelColor.middle(of: lines.map(\.color))
        measure.edgeStep = Float(lines.map { Double($0.step) }.median ?? 0)
        if let step = measure.edgeStep, step >= Self.leastOutline {
            measure.values[.lineWidth] = lines.map(\.width).median
            for (side, lines) in sides where isAlone {
                let places = lines.filter { $0.step >= Self.leastOutline }.map(\.place)
                guard places.count >= 6, let place = places.median else { continue }
                // A few that agree say it is a line.
                let others = places.count { abs($0 - place) * scale >= 1 }
                guard (places.count - others) * 3 >= lines.count * 2 else { continue }
                measure.values[side.coordinate] = place
            }
        }
        return measure
    }

    /// What lies across a side, in some places where it is straight.
    ///
    /// - Parameter reach: how far from its place the line is looked for, in points.
    private func lines(
        across side: Side, of frame: Rect, width: Double, radius: Double, in clip: Rect, reach: Double
    ) -> [LineProfile] {
        let (low, high) = side.isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        // The ends of a capsule are straight in their middle.
        let margin = min(radius + 1, (high - low) / 2 - 0.5)
        let (place, beside) = (side.coordinate(of: frame), max(reach, 1) + 1)
        let (first, last) = (pixel(place - width / 2 - beside), pixel(place + width / 2 + beside))
        guard margin > 0, first >= 0, last < (side.isVertical ? raster.width : raster.height) else { return [] }
        return (0..<12).compactMap { number in
            let along = low + margin + (high - low - 2 * margin) * (Double(number) + 0.5) / 12
            let point = side.isVertical ? Point(x: place, y: along) : Point(x: along, y: place)
            guard clip.contains(point), 0..<(side.isVertical ? raster.height : raster.width) ~= pixel(along) else {
                return nil
            }
            let colors = (first...last).map {
                side.isVertical ? raster.color($0, pixel(along)) : raster.color(pixel(along), $0)
            }
            return LineProfile(
                of: colors, from: first, around: pixel(place) - first, reach: Int((reach * scale).rounded()),
                scale: scale)
        }
    }
}

/// What is told of a line by the pixels across it.
private struct LineProfile {
    let color: PixelColor
    /// By how much it differs from what is on either side.
    let step: Float
    /// In points.
    let width: Double
    /// Where its middle is, in points.
    let place: Double

    /// - Parameters:
    ///   - first: the first pixel's number in the picture.
    ///   - middle: where the line should be among the pixels.
    ///   - reach: how far from there it is looked for, in pixels.
    init(of colors: [PixelColor], from first: Int, around middle: Int, reach: Int, scale: Double) {
        let (before, after) = (colors[0], colors[colors.count - 1])
        func step(_ index: Int) -> Float {
            min((colors[index] - before).greatest, (colors[index] - after).greatest)
        }
        let near = max(middle - reach, 0)...min(middle + reach, colors.count - 1)
        let core = near.max { step($0) < step($1) } ?? middle
        color = colors[core]
        self.step = step(core)
        var (sum, moment) = (0.0, 0.0)
        for (index, other) in colors.enumerated() {
            let ground = index < core ? before : after
            let way = colors[core] - ground
            guard way.square > 0 else { continue }
            let share = Double(min(max(((other - ground) * way).sum() / way.square, 0), 1))
            sum += share
            moment += share * (Double(first + index) + 0.5)
        }
        width = sum / scale
        place = sum > 0 ? moment / sum / scale : Double(first + middle) / scale
    }
}
