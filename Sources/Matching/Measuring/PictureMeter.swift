import Geometry
import Rasters

/// Finds how a photograph or an icon lies in the screenshot: edges of pictures fade, and every rasteriser shrinks them
/// otherwise, so that their light as a whole is brought to cover, by Gauss and Newton's steps (B. Lucas, T. Kanade, An
/// Iterative Image Registration Technique, 1981).
struct PictureMeter {
    private let levels: [Level]
    private let features: SceneFeatures

    init(_ drawing: Raster, _ shot: Raster, _ fit: FittedTheme) {
        // What is far off is found where detail is gone.
        levels = [0.5, 1, min(fit.scale, 2)].map { resolution in
            Level(
                drawn: LightPlane(drawing, scale: fit.scale / resolution),
                shot: LightPlane(shot, scale: fit.scale / resolution), resolution: resolution)
        }
        features = fit.features
    }

    /// Both pictures' measures; `nil` where the screenshot has another picture there, or none.
    ///
    /// - Parameter shift: where it is looked for first, in points from its place.
    func measure(_ feature: SceneFeature, shift: Point) -> (drawn: FeatureMeasure, shot: FeatureMeasure)? {
        guard feature.kind == .picture, let finest = levels.last else { return nil }
        let index = features.places[feature.key] ?? 0
        let covers = features.all[(index + 1)...].map(\.frame)
        var (x, y) = (shift.x, shift.y)
        var samples: [Level.Sample] = []
        var place = Level.Placement()
        for level in levels {
            samples = level.samples(of: feature.frame, under: covers)
            guard samples.count > 30 else { continue }
            place = Level.Placement(x: Float(x * level.resolution), y: Float(y * level.resolution))
            place = level.fitted(place, samples, isGrowing: false)
            (x, y) = (Double(place.x) / level.resolution, Double(place.y) / level.resolution)
        }
        guard samples.count > 30 else { return nil }
        let larger = finest.fitted(place, samples, isGrowing: true)
        // What is only moved is nearly as far off whichever way it is looked at.
        if finest.distance(samples, at: larger) < 0.3 * finest.distance(samples, at: place) { place = larger }
        guard finest.likeness(samples, at: place) > 0.85 else { return nil }
        let frame = feature.frame
        (x, y) = (Double(place.x) / finest.resolution, Double(place.y) / finest.resolution)
        let (wider, higher) = (Double(place.growthX) * frame.width, Double(place.growthY) * frame.height)
        return (
            Self.measure(frame),
            Self.measure(
                Rect(
                    x: frame.minX + x - wider / 2, y: frame.minY + y - higher / 2, width: frame.width + wider,
                    height: frame.height + higher))
        )
    }

    private static func measure(_ frame: Rect) -> FeatureMeasure {
        var measure = FeatureMeasure()
        measure.values = [.left: frame.minX, .right: frame.maxX, .top: frame.minY, .bottom: frame.maxY]
        return measure
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

    /// What a picture shows where nothing lies over it, with a rim of what it stands on.
    ///
    /// - Parameter covers: what is drawn after it, wherever that is.
    func samples(of frame: Rect, under covers: [Rect]) -> [Sample] {
        let area = frame.inset(dx: -1.5, dy: -1.5)
        let covers = covers.filter {
            $0.intersection(area) != nil && $0.width * $0.height < frame.width * frame.height / 2
        }.map { $0.inset(dx: -2, dy: -2) }
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

    /// What the screenshot has where a sample is moved to; `nil` beyond its sides.
    private func value(_ sample: Sample, at place: Placement) -> Float? {
        let x = sample.x + place.x + place.growthX * sample.fromMiddleX
        let y = sample.y + place.y + place.growthY * sample.fromMiddleY
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        guard column >= 0, row >= 0, column + 1 < shot.width, row + 1 < shot.height else { return nil }
        let (right, lower) = (x - Float(column), y - Float(row))
        let index = row * shot.width + column
        let upperValue = shot.values[index] * (1 - right) + shot.values[index + 1] * right
        let lowerValue = shot.values[index + shot.width] * (1 - right) + shot.values[index + shot.width + 1] * right
        return upperValue * (1 - lower) + lowerValue * lower
    }

    /// The placement after steps until they are too small to matter.
    func fitted(_ start: Placement, _ samples: [Sample], isGrowing: Bool) -> Placement {
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
    func distance(_ samples: [Sample], at place: Placement) -> Float {
        samples.reduce(0) { sum, sample in
            guard let value = value(sample, at: place) else { return sum }
            let square = (value - sample.value) * (value - sample.value)
            return sum + square / (1 + square / 900)
        }
    }

    /// By how much the placement is better changed; far values count less, which something else covers.
    private func step(_ samples: [Sample], at place: Placement, isGrowing: Bool) -> Placement? {
        let count = isGrowing ? 5 : 3
        var matrix = [[Double]](repeating: Array(repeating: 0, count: count + 1), count: count)
        for sample in samples {
            guard let value = value(sample, at: place) else { continue }
            let difference = value - sample.value
            let weight = 1 / (1 + difference * difference / 900)
            let row = [
                1, sample.slopeX, sample.slopeY, sample.slopeX * sample.fromMiddleX, sample.slopeY * sample.fromMiddleY,
            ]
            for i in 0..<count {
                for j in 0..<count { matrix[i][j] += Double(weight * row[i] * row[j]) }
                matrix[i][count] += Double(weight * row[i] * -difference)
            }
        }
        guard matrix[1][1] > 1, matrix[2][2] > 1 else { return nil }
        let steps = matrix.solved.map { Float($0) }
        return Placement(
            x: steps[1], y: steps[2], growthX: isGrowing ? steps[3] : 0, growthY: isGrowing ? steps[4] : 0)
    }

    /// How alike both pictures are there: the correlation of their light.
    func likeness(_ samples: [Sample], at place: Placement) -> Float {
        var (a, b, aa, bb, ab, count): (Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0)
        for sample in samples {
            guard let value = value(sample, at: place) else { continue }
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
