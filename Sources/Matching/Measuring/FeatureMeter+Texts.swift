import Geometry
import Rasters

extension FeatureMeter {
    /// A line of text: where its ink is and how much there is of it, whatever rasteriser drew its edges.
    func measureText(_ feature: SceneFeature, _ shift: Point) -> FeatureMeasure {
        var measure = FeatureMeasure()
        guard feature.overlays.isEmpty, let text = feature.text, let window = window(of: feature, shift) else {
            return measure
        }
        let (columns, rows) = pixels(window)
        guard columns.count > 2, rows.count > 2, let ground = ground(of: feature, in: window, shift) else {
            return measure
        }
        let area = ellipse(around: feature, shift)
        let colors = rows.flatMap { y in
            columns.map { x in
                (area?.contains(x, y) ?? true) && !ground.hasEdge(x, y)
                    ? raster.color(x, y) - ground.color(x, y) : .zero
            }
        }
        // On another ground than the theme's, nothing is known of what is ink.
        let bareCount = colors.count { $0.greatest <= max(noise, 10) }
        guard !feature.isOnVariedGround || bareCount * 3 > colors.count else { return measure }
        measure.ground = ground.color
        guard let core = core(of: colors) else { return measure }
        let ink = core.ink
        let beneath = core.indices.map { index in
            ground.color(columns.lowerBound + index % columns.count, rows.lowerBound + index / columns.count)
        }
        measure.color = ink + beneath.reduce(.zero, +) / Float(beneath.count)
        measure.inkSum = colors.reduce(.zero, +)
        let coverage = colors.map { color in
            let share = (color * ink).sum() / ink.square
            return share < 0.06 ? 0 : min(share, 1.1)
        }
        guard let moments = Moments(coverage, width: columns.count), moments.sum > 2 else { return measure }
        measure.signature = signature(of: coverage, width: columns.count, moments)
        guard !feature.isCut else { return measure }
        measure.inkArea = moments.sum / (scale * scale)
        // Of a text that is larger than its badge allows, what was looked at is a part.
        guard feature.role != .gridBadge || !reachesSides(coverage, width: columns.count) else { return measure }
        let middle = middle(of: moments, columns, rows)
        (measure.values[.centerX], measure.values[.centerY]) = (middle.x, middle.y)
        measure.values[.width] = moments.spreadX / scale
        measure.values[.height] = moments.spreadY / scale
        measure.values[.fontSize] = text.run.font.size
        return measure
    }

    /// Whether ink goes on beyond the left or the right side of a window.
    private func reachesSides(_ coverage: [Float], width: Int) -> Bool {
        [0, width - 1].contains { side in
            stride(from: side, to: coverage.count, by: width).reduce(Float(0)) { $0 + coverage[$1] } > Float(scale)
        }
    }

    /// What a text stands on: the colour that most of its window has, or what the theme draws there without texts; `nil`
    /// where that cannot be told.
    private func ground(of feature: SceneFeature, in window: Rect, _ shift: Point) -> Ground? {
        guard feature.isOnVariedGround, let bare else {
            guard let common = commonColor(in: window), common.share > 0.2 else { return nil }
            return Ground(color: common.color)
        }
        let (columns, rows) = pixels(window)
        var ground = Ground(
            color: .zero, drawing: bare, dx: Int((shift.x * scale).rounded()), dy: Int((shift.y * scale).rounded()))
        // Glass lets more or less through of what is beneath it, as of its own shadow.
        let step = max(Int((Double(columns.count * rows.count) / 200).squareRoot()), 1)
        let differences = stride(from: rows.lowerBound, to: rows.upperBound, by: step).flatMap { y in
            stride(from: columns.lowerBound, to: columns.upperBound, by: step).map {
                raster.color($0, y) - ground.color($0, y)
            }
        }
        let usual = PixelColor.middle(of: differences) ?? .zero
        if usual.greatest < 20 { ground.offset = usual }
        ground.color = rows.reduce(.zero) { sum, y in columns.reduce(sum) { $0 + ground.color($1, y) } }
        ground.color /= Float(columns.count * rows.count)
        return ground
    }

    /// What lies beneath a text: one colour, or a drawing moved to where the text is.
    private struct Ground {
        /// In the mean.
        var color: PixelColor
        var drawing: Raster?
        /// In pixels.
        var dx = 0
        var dy = 0
        /// By how much the picture is lighter than the drawing.
        var offset = PixelColor.zero

        func color(_ x: Int, _ y: Int) -> PixelColor { drawing.map { $0.color(x - dx, y - dy) + offset } ?? color }

        /// Whether the drawing has an edge there, which rasterisers draw otherwise.
        func hasEdge(_ x: Int, _ y: Int) -> Bool {
            guard drawing != nil else { return false }
            return (color(x + 2, y) - color(x - 2, y)).greatest > 20
                || (color(x, y + 2) - color(x, y - 2)).greatest > 20
        }
    }

    /// The ellipse that a text stands in, whose edge is not its ink; `nil` where it stands in none.
    private func ellipse(around feature: SceneFeature, _ shift: Point) -> PixelEllipse? {
        let ink = feature.frame
        let ground = features.last { other in
            other.isEllipse && other.frame.minX <= ink.minX && other.frame.maxX >= ink.maxX
                && other.frame.minY <= ink.minY && other.frame.maxY >= ink.maxY
        }
        guard let ground else { return nil }
        let frame = ground.frame.inset(dx: 1.2, dy: 1.2).offset(dx: shift.x, dy: shift.y)
        return PixelEllipse(
            middleX: frame.midX * scale, middleY: frame.midY * scale, reachX: frame.width / 2 * scale,
            reachY: frame.height / 2 * scale)
    }

    /// An ellipse in pixels.
    private struct PixelEllipse {
        let middleX: Double
        let middleY: Double
        let reachX: Double
        let reachY: Double

        func contains(_ x: Int, _ y: Int) -> Bool {
            let (across, down) = ((Double(x) + 0.5 - middleX) / reachX, (Double(y) + 0.5 - middleY) / reachY)
            return across * across + down * down <= 1
        }
    }

    /// What full strokes differ from their ground by: the mean of the pixels that differ most, and which these are.
    private func core(of colors: [PixelColor]) -> (ink: PixelColor, indices: [Int])? {
        let squares = colors.map(\.square)
        let limit = squares.greatest(max(colors.count / 250, 3) + 1).last ?? 0
        guard limit > 150 else { return nil }
        let indices = squares.indices.filter { squares[$0] >= limit }
        return (indices.reduce(.zero) { $0 + colors[$1] } / Float(indices.count), indices)
    }

    /// The area that is a text's alone: up to its neighbours, and within what it stands on.
    private func window(of feature: SceneFeature, _ shift: Point) -> Rect? {
        let own = strays[feature.key] ?? Point(x: 0, y: 0)
        let shift = shift.offset(dx: -own.x, dy: -own.y)
        let ink = feature.frame.offset(dx: own.x, dy: own.y)
        let (sideways, upward) = (0.12 * ink.width + 5, 0.3 * ink.height + 2.5)
        var (minX, maxX) = (max(ink.minX - sideways, 0), min(ink.maxX + sideways, canvas.width))
        var (minY, maxY) = (max(ink.minY - upward, 0), min(ink.maxY + upward, canvas.height))
        // What lies beneath the box that it stands on does not show beside it.
        for other in features[ground(of: feature)...] where other.key != feature.key {
            let stray = strays[other.key] ?? Point(x: 0, y: 0)
            let frame = other.frame.offset(dx: stray.x, dy: stray.y)
            if other.kind == .line {
                guard frame.minX < maxX, frame.maxX > minX else { continue }
                // One that ends beside it.
                if frame.maxX <= ink.minX || frame.minX >= ink.maxX {
                    guard frame.maxY > minY, frame.maxY < maxY else { continue }
                    if frame.maxX <= ink.minX {
                        minX = max(minX, min(frame.maxX + 1, ink.minX - 0.5))
                    } else {
                        maxX = min(maxX, max(frame.minX - 1, ink.maxX + 0.5))
                    }
                    continue
                }
                if frame.maxY > ink.midY {
                    maxY = min(maxY, frame.maxY - 1.5)
                } else {
                    minY = max(minY, frame.maxY + 1)
                }
                continue
            }
            let holds =
                frame.minX <= ink.minX && frame.maxX >= ink.maxX && frame.minY <= ink.minY + 1
                && frame.maxY >= ink.maxY - 1
            if holds, other.kind == .text { continue }
            if holds {
                var inset = 1.2 + 0.3 * (other.radius ?? 0)
                if other.kind == .blob { inset = other.isEllipse ? 1.2 : 0.16 * min(frame.width, frame.height) }
                (minX, maxX) = (
                    max(minX, min(frame.minX + inset, ink.minX - 0.5)),
                    min(maxX, max(frame.maxX - inset, ink.maxX + 0.5))
                )
                (minY, maxY) = (
                    max(minY, min(frame.minY + inset, ink.minY - 0.5)),
                    min(maxY, max(frame.maxY - inset, ink.maxY + 0.5))
                )
                continue
            }
            let overlapsRows = frame.minY < ink.maxY && frame.maxY > ink.minY
            let overlapsColumns = frame.minX < ink.maxX && frame.maxX > ink.minX
            if overlapsRows, !overlapsColumns {
                if frame.minX >= ink.maxX { maxX = min(maxX, max((frame.minX + ink.maxX) / 2, frame.minX - 3)) }
                if frame.maxX <= ink.minX { minX = max(minX, min((frame.maxX + ink.minX) / 2, frame.maxX + 3)) }
            } else if overlapsColumns, !overlapsRows {
                let isText = other.text != nil
                if frame.minY >= ink.maxY {
                    maxY = min(maxY, isText ? cut(ink.maxY, frame.minY, shift, minX, maxX) : frame.minY - 1)
                }
                if frame.maxY <= ink.minY {
                    minY = max(minY, isText ? cut(frame.maxY, ink.minY, shift, minX, maxX) : frame.maxY + 1)
                }
            }
        }
        guard maxX - minX > 1, maxY - minY > 1 else { return nil }
        let window = Rect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
        let seen = feature.isCut ? window.intersection(feature.clip.inset(dx: 0.5, dy: 0.5)) : window
        return seen?.offset(dx: shift.x, dy: shift.y)
    }

    /// Which feature is the last one drawn beneath a text that hides all that was drawn before it; 0 for none.
    private func ground(of feature: SceneFeature) -> Int {
        let ink = feature.frame
        return features.prefix { $0.key != feature.key }.lastIndex { other in
            guard other.kind == .box || other.kind == .blob, other.color?.alpha == 1, other.opacity == 1 else {
                return false
            }
            // The body of a bubble is round.
            let inset = other.kind == .blob ? 0.15 * min(other.frame.width, other.frame.height) : 0
            return other.frame.inset(dx: inset, dy: inset).contains(ink)
        } ?? 0
    }

    /// Between two lines of text, the middle of the longest run of rows without ink, in points before the shift.
    private func cut(_ upper: Double, _ lower: Double, _ shift: Point, _ minX: Double, _ maxX: Double) -> Double {
        let middle = (upper + lower) / 2
        guard lower - upper < 12 else { return middle }
        let reach = (lower - upper) / 2 + 3
        let area = Rect(minX: minX, minY: middle - reach, maxX: maxX, maxY: middle + reach)
            .offset(dx: shift.x, dy: shift.y)
        let (columns, rows) = pixels(area)
        guard let ground = commonColor(in: area)?.color else { return middle }
        var (best, length, start) = (0, 0, rows.lowerBound)
        for y in rows.lowerBound...rows.upperBound {
            let isEmpty =
                y < rows.upperBound
                && columns.allSatisfy { (raster.color($0, y) - ground).greatest < 30 }
            if isEmpty { continue }
            if y - start > length { (best, length) = ((start + y) / 2, y - start) }
            start = y + 1
        }
        return length > 0 ? Double(best) / scale - shift.y : middle
    }

    /// Ink in 40 × 12 boxes, which reach two and a half spreads from its middle.
    private func signature(of coverage: [Float], width: Int, _ moments: Moments) -> [Float] {
        let (columns, rows) = (40, 12)
        var boxes = [Float](repeating: 0, count: columns * rows)
        let (stepX, stepY) = (5 * moments.spreadX / Double(columns), 5 * moments.spreadY / Double(rows))
        for (index, value) in coverage.enumerated() where value > 0 {
            let across = Spread(at: Double(index % width) - moments.x, step: stepX, count: columns)
            let down = Spread(at: Double(index / width) - moments.y, step: stepY, count: rows)
            for y in down.boxes {
                for x in across.boxes { boxes[y * columns + x] += value * across.share(x) * down.share(y) }
            }
        }
        return boxes
    }

    /// The boxes that a pixel lies on, each by its part: small texts have more boxes than pixels.
    private struct Spread {
        private let low: Double
        private let high: Double
        let boxes: Range<Int>

        /// - Parameter place: of the pixel's middle from that of all boxes, in pixels.
        init(at place: Double, step: Double, count: Int) {
            low = (place - 0.5) / step + Double(count) / 2
            high = (place + 0.5) / step + Double(count) / 2
            let first = min(max(Int(low.rounded(.down)), 0), count)
            boxes = first..<max(min(Int(high.rounded(.up)), count), first)
        }

        func share(_ box: Int) -> Float {
            Float(max(min(high, Double(box) + 1) - max(low, Double(box)), 0) / (high - low))
        }
    }
}

extension [Float] {
    /// Its greatest values in falling order, as many as there are up to a number: sooner than by sorting all where that is
    /// small.
    fileprivate func greatest(_ number: Int) -> [Float] {
        var found: [Float] = []
        for value in self where found.count < number || value > found[number - 1] {
            if found.count == number { found.removeLast() }
            found.insert(value, at: found.firstIndex { $0 < value } ?? found.count)
        }
        return found
    }
}

extension FeatureMeasure {
    /// Whether two pictures show the same text, as far as its ink tells: −1…1.
    func likeness(to other: FeatureMeasure) -> Double {
        guard signature.count == other.signature.count, !signature.isEmpty else { return 0 }
        let count = Float(signature.count)
        let (meanA, meanB) = (signature.reduce(0, +) / count, other.signature.reduce(0, +) / count)
        var (aa, bb, ab): (Float, Float, Float) = (0, 0, 0)
        for (one, two) in zip(signature, other.signature) {
            aa += (one - meanA) * (one - meanA)
            bb += (two - meanB) * (two - meanB)
            ab += (one - meanA) * (two - meanB)
        }
        return aa > 0 && bb > 0 ? Double(ab / (aa * bb).squareRoot()) : 0
    }
}
