import Geometry
import Rasters

extension FeatureMeter {
    /// How much a border's line has to differ from what is beside it, from 0 to 255, so that it is seen.
    static var leastOutline: Float { 12 }

    /// A border: the colour in the middle of its line, and how wide that is, by the middle of what lines across it say.
    func measureOutline(_ feature: SceneFeature, _ shift: Point) -> FeatureMeasure {
        let frame = feature.frame.offset(dx: shift.x, dy: shift.y)
        let clip = feature.clip.offset(dx: shift.x, dy: shift.y)
        let lines = Side.all.flatMap { side in
            self.lines(across: side, of: frame, width: feature.lineWidth ?? 0, radius: feature.radius ?? 0, in: clip)
        }
        var measure = FeatureMeasure()
        guard lines.count >= 8 else { return measure }
        measure.color = middle(of: lines.map(\.color))
        measure.edgeStep = Float(lines.map { Double($0.step) }.median ?? 0)
        if let step = measure.edgeStep, step >= Self.leastOutline {
            measure.values[.lineWidth] = lines.map(\.width).median
        }
        return measure
    }

    /// What lies across a side, in some places where it is straight.
    private func lines(across side: Side, of frame: Rect, width: Double, radius: Double, in clip: Rect) -> [LineProfile]
    {
        let (low, high) = side.isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        // The ends of a capsule are straight in their middle.
        let margin = min(radius + 1, (high - low) / 2 - 0.5)
        let place = side.coordinate(of: frame)
        let (first, last) = (pixel(place - width / 2 - 2), pixel(place + width / 2 + 2))
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
            return LineProfile(of: colors, around: pixel(place) - first, scale: scale)
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

    init(of colors: [PixelColor], around middle: Int, scale: Double) {
        let (before, after) = (colors[0], colors[colors.count - 1])
        func step(_ index: Int) -> Float {
            min((colors[index] - before).greatest, (colors[index] - after).greatest)
        }
        let near = max(middle - 1, 0)...min(middle + 1, colors.count - 1)
        let core = near.max { step($0) < step($1) } ?? middle
        color = colors[core]
        self.step = step(core)
        var sum = 0.0
        for (index, other) in colors.enumerated() {
            let ground = index < core ? before : after
            let way = colors[core] - ground
            guard way.square > 0 else { continue }
            sum += Double(min(max(((other - ground) * way).sum() / way.square, 0), 1))
        }
        width = sum / scale
    }
}
