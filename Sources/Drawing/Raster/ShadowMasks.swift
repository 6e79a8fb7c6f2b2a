package import DisplayLists
import Geometry
package import Rasters
package import Styles

/// The coverage of blurred shapes, made once.
///
/// A mask is that of the whole shadow, so that every band of a picture shows its part of the same one. Shapes with four
/// like corners are blurred once for all sizes and places; others once for each.
package final class ShadowMasks {
    private var masks = BoundedCache<Key, PlacedMask>(limit: 3 << 19)
    private var patches = BoundedCache<ShadowPatch, CoverageMask>(limit: 3 << 19)
    private var parts = BoundedCache<Part, CoverageMask>(limit: 3 << 19)

    /// What of a shadow of some size can be seen.
    private struct Part: Hashable {
        let patch: ShadowPatch
        /// Of the whole shadow, in pixels.
        let width: Int
        let height: Int
        let visible: PixelRect
    }

    fileprivate struct Key: Hashable {
        let shape: Shape
        let offset: Point
        let blur: Double
        let pixelsPerPoint: Double
        let canvas: PixelRect
    }

    /// No masks yet.
    package init() {}

    /// The coverage of a shape's shadow where it can be seen on the canvas.
    ///
    /// - Throws: where Cairo fails.
    package func mask(
        of shape: Shape, shadow: Shadow, in space: DeviceSpace, canvas: PixelRect
    ) throws(DrawingError) -> PlacedMask {
        if let (patch, frame) = ShadowPatch.patch(of: shape, shadow, in: space) {
            return try mask(of: patch, under: frame, canvas: canvas)
        }
        let key = Key(
            shape: shape, offset: Point(x: shadow.x, y: shadow.y), blur: shadow.blur,
            pixelsPerPoint: space.pixelsPerPoint, canvas: canvas)
        return try masks.value(for: key) { () throws(DrawingError) in
            let mask = try PlacedMask(shadowOf: key)
            return (mask, mask.mask.coverage.count + 1)
        }
    }

    private func mask(
        of patch: ShadowPatch, under frame: PixelRect, canvas: PixelRect
    ) throws(DrawingError) -> PlacedMask {
        let whole = frame.outset(by: patch.reach)
        let visible = whole.intersection(canvas)
        let part = Part(
            patch: patch, width: whole.width, height: whole.height,
            visible: visible.moved(dx: -whole.x, dy: -whole.y))
        let mask = try parts.value(for: part) { () throws(DrawingError) in
            let small = try patches.value(for: patch) { () throws(DrawingError) in
                let mask = try patch.mask()
                return (mask, mask.coverage.count + 1)
            }
            let mask = small.stretched(toWidth: part.width, height: part.height, part: part.visible)
            return (mask, mask.coverage.count + 1)
        }
        return PlacedMask(mask: mask, x: visible.x, y: visible.y)
    }
}

extension PlacedMask {
    /// Blurs wider than this many pixels are made from a smaller picture of the shape: they have no detail to lose.
    static let widestDeviation = 48.0
    /// No blur that is wider differs from this one on any canvas.
    private static let limit = 1e9

    fileprivate init(shadowOf key: ShadowMasks.Key) throws(DrawingError) {
        let deviation = key.blur > 0 ? min(key.blur / 2 * key.pixelsPerPoint, Self.limit) : 0
        let reduction = max(Int((deviation / Self.widestDeviation).rounded(.up)), 1)
        let shadow = Shadow(x: key.offset.x, y: key.offset.y, blur: key.blur)
        let bounds = shadow.bounds(under: key.shape.bounds)
        let space = DeviceSpace(pixelsPerPoint: key.pixelsPerPoint / Double(reduction))
        let reach = Int((3 * deviation / Double(reduction)).rounded(.up)) + 2
        let all = space.pixels(touchedBy: bounds)
        let drawn = all.intersection(key.canvas.reduced(by: reduction).outset(by: reach))
        let mask = try CoverageMask(
            of: key.shape, offsetBy: key.offset, in: drawn, pixelsPerPoint: space.pixelsPerPoint
        ).blurred(deviation: deviation / Double(reduction))
        let whole = PlacedMask(mask: mask, x: drawn.x, y: drawn.y)
        let visible = DeviceSpace(pixelsPerPoint: key.pixelsPerPoint).pixels(touchedBy: bounds).intersection(key.canvas)
        self = whole.enlarged(by: reduction, to: visible)
    }

    /// A part of the mask with each pixel as many as `factor` pixels wide and high, blending into its neighbours.
    private func enlarged(by factor: Int, to part: PixelRect) -> PlacedMask {
        if factor == 1 { return cropped(to: part) }
        let columns = LineFilter(
            from: Double(part.x) / Double(factor) - Double(x), length: Double(part.width) / Double(factor),
            count: part.width, pixels: mask.width, kernel: .tent)
        let rows = LineFilter(
            from: Double(part.y) / Double(factor) - Double(y), length: Double(part.height) / Double(factor),
            count: part.height, pixels: mask.height, kernel: .tent)
        return PlacedMask(mask: mask.resampled(columns: columns, rows: rows), x: part.x, y: part.y)
    }
}

extension PlacedMask {
    /// A part that lies in it.
    func cropped(to part: PixelRect) -> PlacedMask {
        if part == frame { return self }
        let first = (part.y - y) * mask.width + part.x - x
        let coverage = (0..<part.height).flatMap { row in
            let start = first + row * mask.width
            return mask.coverage[start..<start + part.width]
        }
        return PlacedMask(
            mask: CoverageMask(width: part.width, height: part.height, coverage: coverage), x: part.x, y: part.y)
    }
}

extension PixelRect {
    fileprivate func reduced(by factor: Int) -> PixelRect {
        PixelRect(x: x / factor, y: y / factor, width: width / factor + 1, height: height / factor + 1)
    }
}
