import Geometry
import Rasters

/// Finds how a photograph or an icon lies in the screenshot: edges of pictures fade, and every rasteriser shrinks them
/// otherwise, so that their light as a whole is brought to cover, by Gauss and Newton's steps (B. Lucas, T. Kanade, An
/// Iterative Image Registration Technique, 1981).
struct PictureMeter {
    private let levels: [Level]
    private let features: SceneFeatures
    private let shift: Point

    init(_ drawing: LitPicture, _ shot: LitPicture, _ fit: FittedTheme) {
        features = fit.features
        shift = fit.shift
        // What is far off is found where detail is gone.
        guard features.all.contains(where: { $0.kind == .picture || $0.isSymbol || $0.text != nil }) else {
            levels = []
            return
        }
        levels = [0.5, 1, min(fit.scale, 2)].map { resolution in
            Level(
                drawn: drawing.light(scale: fit.scale / resolution), shot: shot.light(scale: fit.scale / resolution),
                resolution: resolution)
        }
    }

    /// Both pictures' measures; `nil` where the screenshot has another picture there, or none.
    ///
    /// - Parameter shift: where it is looked for first, in points from its place.
    func measure(_ feature: SceneFeature, shift: Point) -> (drawn: FeatureMeasure, shot: FeatureMeasure)? {
        var isGrown = false
        guard feature.kind == .picture || feature.isSymbol,
            let found = placement(of: feature, from: shift, levels)
        else { return nil }
        var place = found.place
        let (samples, finest) = (found.samples, found.level)
        if feature.kind == .picture, !feature.isCut {
            let larger = finest.fitted(place, samples, isGrowing: true)
            // What is only moved is nearly as far off whichever way it is looked at.
            isGrown = finest.distance(samples, at: larger) < 0.3 * finest.distance(samples, at: place)
            if isGrown { place = larger }
        }
        guard finest.likeness(samples, at: place) > 0.85 else { return nil }
        let frame = feature.frame
        let (x, y) = (Double(place.x) / finest.resolution, Double(place.y) / finest.resolution)
        let (wider, higher) = (Double(place.growthX) * frame.width, Double(place.growthY) * frame.height)
        let (own, other) = (
            FeatureMeasure(frame: frame),
            FeatureMeasure(
                frame: Rect(
                    x: frame.minX + x - wider / 2, y: frame.minY + y - higher / 2, width: frame.width + wider,
                    height: frame.height + higher))
        )
        // What is cut to fill another frame may be as large as before.
        guard feature.isCropped && !isGrown || feature.isCut else { return (own, other) }
        return (own.withoutSize, other.withoutSize)
    }

    /// By how much something is moved, in points, told by its light; `nil` where the screenshot has it not.
    ///
    /// - Parameters:
    ///   - start: where it is looked for first, in points from its place.
    ///   - onAllSides: whether it is looked for from some points beside that place, too, as for lines of text, which are
    ///     thinner than they may be moved.
    func movement(
        of feature: SceneFeature, from start: Point, onAllSides: Bool = false
    ) -> (way: Point, likeness: Double)? {
        var best: (way: Point, likeness: Double)?
        for (x, y) in onAllSides ? [(0.0, 0.0), (3, 0), (-3, 0), (0, 3), (0, -3)] : [(0, 0)] {
            guard
                let (place, samples, finest) = placement(
                    of: feature, from: start.offset(dx: x, dy: y), levels.dropFirst())
            else { return nil }
            let likeness = Double(finest.likeness(samples, at: place))
            guard likeness > best?.likeness ?? 0.85 else { continue }
            best = (
                Point(x: Double(place.x) / finest.resolution, y: Double(place.y) / finest.resolution), likeness
            )
            if likeness > 0.95 { break }
        }
        return best
    }

    private func placement(
        of feature: SceneFeature, from start: Point, _ levels: some Sequence<Level>
    ) -> (place: Level.Placement, samples: Level.Samples, level: Level)? {
        let index = features.places[feature.key] ?? 0
        // Strokes of one symbol, and lines of one text, lie over each other.
        let covers = features.all[(index + 1)...].filter { feature.kind == .picture || $0.key.node != feature.key.node }
            .map(\.frame)
        var (x, y) = (start.x, start.y)
        var found: (Level.Placement, Level.Samples, Level)?
        for level in levels {
            let samples = level.samples(
                of: feature.frame, margin: feature.text == nil ? 1.5 : 0.5, in: feature.clip, shift: shift,
                under: covers, and: feature.overlays)
            guard samples.all.count > 30 else { continue }
            let start = Level.Placement(x: Float(x * level.resolution), y: Float(y * level.resolution))
            let place = level.fitted(start, samples, isGrowing: false)
            (x, y) = (Double(place.x) / level.resolution, Double(place.y) / level.resolution)
            found = (place, samples, level)
        }
        return found
    }
}

/// Both pictures' light at one resolution.
private struct Level {
    let drawn: LightPlane
    let shot: LightPlane
    /// Values a point.
    let resolution: Double

    /// A value of the drawing, and how it changes from place to place.
    struct Sample {
        let x: Float
        let y: Float
        /// From the picture's middle.
        let fromMiddleX: Float
        let fromMiddleY: Float
        let value: Float
        let slopeX: Float
        let slopeY: Float
    }

    /// Where a picture is moved to, and by which share it is larger.
    struct Placement {
        var x: Float = 0
        var y: Float = 0
        var growthX: Float = 0
        var growthY: Float = 0

        static func + (one: Placement, other: Placement) -> Placement {
            Placement(
                x: one.x + other.x, y: one.y + other.y, growthX: one.growthX + other.growthX,
                growthY: one.growthY + other.growthY)
        }
    }

    /// Samples, and what of the screenshot they may be looked for in.
    struct Samples {
        let all: [Sample]
        let low: SIMD2<Float>
        let high: SIMD2<Float>
    }

    /// What a picture shows where nothing lies over it, with a rim of what it stands on.
    ///
    /// - Parameters:
    ///   - margin: the rim's width, in points.
    ///   - clip: what it can show in, whose edges stay where the picture is moved.
    ///   - shift: of the whole.
    ///   - covers: what is drawn after it, wherever that is.
    ///   - overlays: of these, what lies over a part of it, however large.
    func samples(
        of frame: Rect, margin: Double, in clip: Rect, shift: Point, under covers: [Rect], and overlays: [Rect]
    ) -> Samples {
        let clip = clip.inset(dx: 1, dy: 1)
        let area = frame.inset(dx: -margin, dy: -margin).intersection(clip) ?? frame
        let seen = clip.offset(dx: shift.x, dy: shift.y)
        let covers = covers.filter {
            $0.intersection(area) != nil && $0.width * $0.height < frame.width * frame.height / 2
        }.map { $0.inset(dx: -2, dy: -2) }
        // Shadows reach farther.
        let hidden = covers + overlays.map { $0.inset(dx: -4, dy: -4) }
        return Samples(
            all: samples(of: frame, in: area, under: hidden),
            low: SIMD2(Float(seen.minX * resolution), Float(seen.minY * resolution)),
            high: SIMD2(Float(seen.maxX * resolution), Float(seen.maxY * resolution)))
    }

    private func samples(of frame: Rect, in area: Rect, under covers: [Rect]) -> [Sample] {
        let (middleX, middleY) = (Float(frame.midX * resolution), Float(frame.midY * resolution))
        let step = max(Int((area.width * area.height * resolution * resolution / 3000).squareRoot()), 1)
        func places(_ low: Double, _ high: Double, _ limit: Int) -> StrideTo<Int> {
            stride(from: max(Int(low * resolution), 1), to: min(Int(high * resolution), limit - 1), by: step)
        }
        return places(area.minY, area.maxY, drawn.height).flatMap { y in
            places(area.minX, area.maxX, drawn.width).compactMap { x -> Sample? in
                let point = Point(x: (Double(x) + 0.5) / resolution, y: (Double(y) + 0.5) / resolution)
                guard !covers.contains(where: { $0.contains(point) }) else { return nil }
                let place = y * drawn.width + x
                return Sample(
                    x: Float(x), y: Float(y), fromMiddleX: Float(x) + 0.5 - middleX,
                    fromMiddleY: Float(y) + 0.5 - middleY,
                    value: drawn.values[place], slopeX: (drawn.values[place + 1] - drawn.values[place - 1]) / 2,
                    slopeY: (drawn.values[place + drawn.width] - drawn.values[place - drawn.width]) / 2)
            }
        }
    }

    /// What the screenshot has where a sample is moved to; `nil` beyond its sides, and what it shows in.
    private func value(_ sample: Sample, at place: Placement, of samples: Samples) -> Float? {
        let x = sample.x + place.x + place.growthX * sample.fromMiddleX
        let y = sample.y + place.y + place.growthY * sample.fromMiddleY
        // What is moved beyond what it shows in is not to be seen.
        guard x >= samples.low.x, y >= samples.low.y, x <= samples.high.x, y <= samples.high.y else { return nil }
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        guard column >= 0, row >= 0, column + 1 < shot.width, row + 1 < shot.height else { return nil }
        let (right, lower) = (x - Float(column), y - Float(row))
        let index = row * shot.width + column
        let upperValue = shot.values[index] * (1 - right) + shot.values[index + 1] * right
        let lowerValue = shot.values[index + shot.width] * (1 - right) + shot.values[index + shot.width + 1] * right
        return upperValue * (1 - lower) + lowerValue * lower
    }

    /// The placement after steps until they are too small to matter.
    func fitted(_ start: Placement, _ samples: Samples, isGrowing: Bool) -> Placement {
        var place = start
        for _ in 0..<12 {
            guard let step = step(samples, at: place, isGrowing: isGrowing) else { return start }
            place = place + step
            // Nothing is looked for farther away, nor at another size.
            let isNear =
                abs(place.x - start.x) < Float(12 * resolution) && abs(place.y - start.y) < Float(12 * resolution)
            guard isNear, abs(place.growthX) < 0.3, abs(place.growthY) < 0.3 else { return start }
            if abs(step.x) + abs(step.y) < 0.01 { break }
        }
        return place
    }

    /// How far both pictures are apart there; what is far, which something else covers, counts no more than what is less.
    func distance(_ samples: Samples, at place: Placement) -> Float {
        samples.all.reduce(0) { sum, sample in
            guard let value = value(sample, at: place, of: samples) else { return sum }
            let square = (value - sample.value) * (value - sample.value)
            return sum + square / (1 + square / 900)
        }
    }

    /// By how much the placement is better changed; far values count less, which something else covers.
    private func step(_ samples: Samples, at place: Placement, isGrowing: Bool) -> Placement? {
        let count = isGrowing ? 5 : 3
        // The equations row by row, each with what it makes at its end.
        var (sums, row) = ([Double](repeating: 0, count: count * (count + 1)), [Float](repeating: 1, count: count + 1))
        for sample in samples.all {
            guard let value = value(sample, at: place, of: samples) else { continue }
            let difference = value - sample.value
            let weight = 1 / (1 + difference * difference / 900)
            (row[1], row[2], row[count]) = (sample.slopeX, sample.slopeY, -difference)
            if isGrowing {
                (row[3], row[4]) = (sample.slopeX * sample.fromMiddleX, sample.slopeY * sample.fromMiddleY)
            }
            for i in 0..<count {
                let factor = weight * row[i]
                for j in 0...count { sums[i * (count + 1) + j] += Double(factor * row[j]) }
            }
        }
        let matrix = (0..<count).map { Array(sums[$0 * (count + 1)..<($0 + 1) * (count + 1)]) }
        guard matrix[1][1] > 1, matrix[2][2] > 1 else { return nil }
        let steps = matrix.solved.map { Float($0) }
        return Placement(
            x: steps[1], y: steps[2], growthX: isGrowing ? steps[3] : 0, growthY: isGrowing ? steps[4] : 0)
    }

    /// How alike both pictures are there: the correlation of their light.
    func likeness(_ samples: Samples, at place: Placement) -> Float {
        var (a, b, aa, bb, ab, count): (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
        for sample in samples.all {
            guard let value = value(sample, at: place, of: samples) else { continue }
            a += sample.value
            b += value
            aa += sample.value * sample.value
            bb += value * value
            ab += sample.value * value
            count += 1
        }
        let (varianceA, varianceB) = (aa - a * a / count, bb - b * b / count)
        guard count > 0, varianceA > 0, varianceB > 0 else { return 0 }
        return (ab - a * b / count) / (varianceA * varianceB).squareRoot()
    }
}
