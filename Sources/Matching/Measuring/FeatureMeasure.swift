import Geometry
import Rasters

/// What was measured of a feature in one picture. The same code measures both pictures, and only differences count: what
/// is systematic in it falls out.
struct FeatureMeasure {
    /// In points from the picture's corner; what cannot be told is not there.
    var values: [SceneFeature.Coordinate: Double] = [:]
    /// Of its fill, or of its ink where strokes are full.
    var color: PixelColor?
    /// What it stands on.
    var ground: PixelColor?
    /// By how much a text's pixels differ from its ground, added up, or the rows beside a line: losses spread colours, and
    /// keep their sum.
    var inkSum: PixelColor?
    /// Of a text's ink, in square points.
    var inkArea: Double?
    /// A text's ink in boxes of its own size: alike for the same text wherever it stands and however large it is.
    var signature: [Float] = []

    /// Of what is about a line, by how much any row differs from both grounds and what lies between them; of a border, by
    /// how much it differs from both.
    var edgeStep: Float?
    /// Of a picture, those sides that stand out from the ground beside them.
    var sides: Set<Side> = []

    /// What its sides enclose.
    var frame: Rect? {
        guard let left = values[.left], let right = values[.right], let top = values[.top], let bottom = values[.bottom]
        else { return nil }
        return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    init() {}

    /// The sides of a frame, its middle and its size.
    init(frame: Rect) {
        values = [
            .left: frame.minX, .right: frame.maxX, .top: frame.minY, .bottom: frame.maxY, .centerX: frame.midX,
            .centerY: frame.midY, .width: frame.width, .height: frame.height,
        ]
    }

    /// Forgets all but what its sides say.
    mutating func keepSides() {
        let coordinates = Set(sides.map(\.coordinate))
        values = values.filter { coordinates.contains($0.key) }
    }

    /// The same without its width and height.
    var withoutSize: FeatureMeasure {
        var measure = self
        (measure.values[.width], measure.values[.height]) = (nil, nil)
        return measure
    }

    /// The values of the same elsewhere.
    func moved(by way: Point) -> [SceneFeature.Coordinate: Double] {
        values.reduce(into: [:]) { moved, value in
            switch value.key {
            case .left, .right, .centerX: moved[value.key] = value.value + way.x
            case .top, .bottom, .centerY: moved[value.key] = value.value + way.y
            case .width, .height, .fontSize, .radius, .lineWidth: moved[value.key] = value.value
            }
        }
    }
}

/// Measures features in one picture.
struct FeatureMeter {
    let raster: Raster
    /// Pixels a point.
    let scale: Double
    let canvas: Size
    /// By how much colours of one area may differ.
    let noise: Float
    /// What stands where, by the theme.
    let features: [SceneFeature]
    /// By how much some stand elsewhere, beyond the shift of the whole.
    var strays: [SceneFeature.Key: Point] = [:]
    /// Whether edges may have rims, lighter and darker by turns, as where a picture was brought to its size.
    var hasRims = false
    /// The theme's drawing without texts, where some stand on gradients, pictures or materials.
    var bare: Raster?

    /// - Parameter shift: how far from its place in the scene a feature is looked for, in points.
    func measure(_ feature: SceneFeature, shift: Point) -> FeatureMeasure {
        guard !feature.isCovered || feature.isCut else { return FeatureMeasure() }
        switch feature.kind {
        case .box: return measureBox(feature, shift)
        case .blob: return feature.isCut ? measureCutBlob(feature, shift) : measureBlob(feature, shift)
        case .outline: return measureOutline(feature, shift)
        case .text: return measureText(feature, shift)
        case .line: return measureLine(feature, shift)
        case .sample: return measureSample(feature, shift)
        case .picture, .other: return FeatureMeasure()
        }
    }

    /// The mean of a place's pixels: a gradient has more than one colour in any.
    private func measureSample(_ feature: SceneFeature, _ shift: Point) -> FeatureMeasure {
        let (columns, rows) = pixels(feature.frame.offset(dx: shift.x, dy: shift.y))
        var measure = FeatureMeasure()
        guard !columns.isEmpty, !rows.isEmpty else { return measure }
        let sum = rows.reduce(PixelColor(0, 0, 0)) { sum, y in columns.reduce(sum) { $0 + raster.color($1, y) } }
        measure.color = sum / Float(columns.count * rows.count)
        return measure
    }

    /// Whether the picture has what is looked for: a text whole, a line with what is around it, and enough of a box.
    func shows(_ feature: SceneFeature, shift: Point) -> Bool {
        let rest = feature.isCut ? feature.frame.intersection(feature.clip) : nil
        let frame = (rest ?? feature.frame).offset(dx: shift.x, dy: shift.y)
        let (width, height) = (Double(raster.width) / scale, Double(raster.height) / scale)
        if feature.kind == .box {
            let rim = 4.0
            return frame.maxX > rim && frame.maxY > rim && frame.minX < width - rim && frame.minY < height - rim
        }
        if feature.kind == .line, frame.minY < Self.reach || frame.maxY > height - Self.reach { return false }
        // A blob is told from what is around it.
        let rim = feature.kind == .blob && !feature.isCut ? 1 : -0.5
        return frame.minX >= rim && frame.minY >= rim && frame.maxX <= width - rim && frame.maxY <= height - rim
    }

    /// A coordinate in pixels.
    func pixel(_ points: Double) -> Int { Int((points * scale).rounded(.down)) }

    /// The pixels of a rectangle in points, cut to the picture; those at its edges belong to it where most of them does.
    func pixels(_ rect: Rect) -> (columns: Range<Int>, rows: Range<Int>) {
        func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
            let first = min(max(Int((low * scale).rounded()), 0), limit)
            return first..<max(min(Int((high * scale).rounded()), limit), first)
        }
        return (range(rect.minX, rect.maxX, raster.width), range(rect.minY, rect.maxY, raster.height))
    }

    /// The colour that most of a rectangle has, looked at in at most about a thousand places.
    func commonColor(in rect: Rect, but others: [PixelColor] = []) -> (color: PixelColor, share: Double)? {
        let (columns, rows) = pixels(rect)
        let step = max(Int((Double(columns.count * rows.count) / 1000).squareRoot()), 1)
        return raster.commonColor(
            of: stride(from: rows.lowerBound, to: rows.upperBound, by: step).lazy.flatMap { y in
                stride(from: columns.lowerBound, to: columns.upperBound, by: step).lazy.map { (x: $0, y: y) }
            }, noise: noise, but: others)
    }
}

extension Sequence<Double> {
    /// The value in the middle; `nil` of none.
    var median: Double? {
        let sorted = self.sorted()
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
