import Foundation
import Geometry
import Rasters

extension FeatureMeter {
    /// A round shape: what hangs together of its fill, by its area's middle and spread.
    func measureBlob(_ feature: SceneFeature, _ shift: Point) -> FeatureMeasure {
        let frame = feature.frame.offset(dx: shift.x, dy: shift.y)
        var measure = FeatureMeasure()
        let (columns, rows) = pixels(frame.inset(dx: -4, dy: -4))
        guard columns.count > 2, rows.count > 2 else { return measure }
        let border = columns.flatMap { [(x: $0, y: rows.lowerBound), (x: $0, y: rows.upperBound - 1)] }
        guard let ground = raster.commonColor(of: border, noise: noise) else { return measure }
        let letters = features.lazy.filter { $0.text != nil && $0.frame.union(feature.frame) == feature.frame }
        // Of letters, compression has spread some into the fill.
        let others = noise > 8 ? [ground.color] + letters.compactMap { $0.color.map(PixelColor.init) } : []
        // Of a shape that is much smaller only the middle is filled.
        let fills = [0.2, 0.4].lazy.compactMap { margin -> (inner: Rect, color: PixelColor)? in
            let inner = frame.inset(dx: frame.width * margin, dy: frame.height * margin)
            guard let fill = commonColor(in: inner, but: others), fill.share > 0.2,
                (fill.color - ground.color).greatest > 8
            else {
                return nil
            }
            return (inner, fill.color)
        }
        guard let fill = fills.first else { return measureDot(feature, frame, ground.color) }
        measure.color = fill.color
        measure.ground = ground.color
        let mask = coverage(columns, rows, of: fill.color, over: ground.color)
        let seeds = pixels(fill.inner)
        let area = connected(mask, width: columns.count, seeds: seeds, origin: (columns.lowerBound, rows.lowerBound))
        guard let moments = Moments(filled(area, width: columns.count), width: columns.count), moments.sum > 3 else {
            return measure
        }
        let middle = middle(of: moments, columns, rows)
        measure.values = [
            .centerX: middle.x, .centerY: middle.y,
            // An ellipse is as wide as four times the spread of its area.
            .width: 4 * moments.spreadX / scale, .height: 4 * moments.spreadY / scale,
        ]
        return measure
    }

    /// The colour of a round shape that is cut; the light alone says where it is.
    func measureCutBlob(_ feature: SceneFeature, _ shift: Point) -> FeatureMeasure {
        var measure = FeatureMeasure()
        guard feature.opacity == 1,
            let seen = feature.frame.inset(dx: feature.frame.width / 6, dy: feature.frame.height / 6)
                .intersection(feature.clip.inset(dx: 2, dy: 2)), min(seen.width, seen.height) > 4,
            let fill = commonColor(in: seen.offset(dx: shift.x, dy: shift.y)), fill.share > 0.4
        else { return measure }
        measure.color = fill.color
        return measure
    }

    /// Where the middle of what some pixels hold is, in points.
    func middle(of moments: Moments, _ columns: Range<Int>, _ rows: Range<Int>) -> Point {
        Point(
            x: (Double(columns.lowerBound) + moments.x + 0.5) / scale,
            y: (Double(rows.lowerBound) + moments.y + 0.5) / scale)
    }

    /// A dot so small that no pixel, or hardly one, shows its fill as it is: by how much of the theme's colour there is, an
    /// area of πd²/4.
    ///
    /// - Parameter frame: where the theme's dot is in the picture.
    private func measureDot(_ feature: SceneFeature, _ frame: Rect, _ ground: PixelColor) -> FeatureMeasure {
        var measure = FeatureMeasure()
        guard feature.isEllipse, frame.width < 12, feature.opacity == 1, let color = feature.color, color.alpha == 1
        else { return measure }
        let fill = PixelColor(color)
        let (columns, rows) = pixels(frame)
        guard (fill - ground).greatest > 24,
            let moments = Moments(coverage(columns, rows, of: fill, over: ground), width: columns.count),
            moments.sum > 0.4
        else { return measure }
        let middle = middle(of: moments, columns, rows)
        let diameter = 2 * (moments.sum / .pi).squareRoot() / scale
        measure.ground = ground
        measure.values = [
            .centerX: middle.x, .centerY: middle.y, .width: diameter, .height: diameter,
        ]
        return measure
    }

    /// The same with what lies on it taken for its own: between the first and the last full pixel of a row.
    private func filled(_ area: [Float], width: Int) -> [Float] {
        var area = area
        for start in stride(from: 0, to: area.count, by: width) {
            let full = (start..<start + width).filter { area[$0] > 0.9 }
            guard let first = full.first, let last = full.last else { continue }
            for index in first...last { area[index] = 1 }
        }
        return area
    }

    /// How much each pixel shows of a fill over a ground.
    private func coverage(
        _ columns: Range<Int>, _ rows: Range<Int>, of fill: PixelColor, over ground: PixelColor
    ) -> [Float] {
        let direction = fill - ground
        return rows.flatMap { y in
            columns.map { x in
                let color = raster.color(x, y)
                let share = ((color - ground) * direction).sum() / direction.square
                // Other colours are no mixture of the two.
                let rest = (color - ground - direction * share).greatest
                return rest > 24 || share > 1.35 ? 0 : min(max(share, 0), 1)
            }
        }
    }

    /// What hangs together with the seeds, with the pixels at its edge; all else is nothing.
    private func connected(
        _ mask: [Float], width: Int, seeds: (columns: Range<Int>, rows: Range<Int>), origin: (x: Int, y: Int)
    ) -> [Float] {
        var isReached = [Bool](repeating: false, count: mask.count)
        var open: [Int] = []
        for y in seeds.rows {
            for x in seeds.columns {
                let index = (y - origin.y) * width + x - origin.x
                guard mask.indices.contains(index), mask[index] > 0.8, !isReached[index] else { continue }
                isReached[index] = true
                open.append(index)
            }
        }
        while let index = open.popLast() {
            let x = index % width
            for next in [x > 0 ? index - 1 : -1, x + 1 < width ? index + 1 : -1, index - width, index + width]
            where mask.indices.contains(next) && !isReached[next] && mask[next] > 0.02 {
                isReached[next] = true
                if mask[next] > 0.5 { open.append(next) }
            }
        }
        return zip(mask, isReached).map { $1 ? $0 : 0 }
    }
}

extension FeatureMeasure {
    /// Whether another has one side where this has it, and ends far from the opposite one.
    ///
    /// - Parameter shift: of the whole, in points.
    func isCutShort(_ other: FeatureMeasure, shift: Point) -> Bool {
        func isShort(
            _ middle: SceneFeature.Coordinate, _ size: SceneFeature.Coordinate, shift: Double
        ) -> Bool {
            guard let one = values[middle], let two = other.values[middle], let length = values[size],
                let otherLength = other.values[size]
            else { return false }
            let (move, half) = (abs(two - one - shift), (length - otherLength) / 2)
            return half > 2 && abs(half - move) < 0.5
        }
        return isShort(.centerX, .width, shift: shift.x) || isShort(.centerY, .height, shift: shift.y)
    }
}

/// The middle and the spread of what a window's pixels hold.
struct Moments {
    let sum: Double
    /// In pixels from the middle of the window's first.
    let x: Double
    let y: Double
    /// Standard deviations, in pixels.
    let spreadX: Double
    let spreadY: Double

    init?(_ values: [Float], width: Int) {
        var (sum, x, y, xx, yy) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for (index, value) in values.enumerated() where value > 0 {
            let (weight, column, row) = (Double(value), Double(index % width), Double(index / width))
            sum += weight
            x += weight * column
            y += weight * row
            xx += weight * column * column
            yy += weight * row * row
        }
        guard sum > 0 else { return nil }
        (x, y) = (x / sum, y / sum)
        (self.sum, self.x, self.y) = (sum, x, y)
        // A pixel is spread over its own width.
        spreadX = max(xx / sum - x * x + 1.0 / 12, 0).squareRoot()
        spreadY = max(yy / sum - y * y + 1.0 / 12, 0).squareRoot()
    }
}
