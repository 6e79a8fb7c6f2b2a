import DisplayLists
import Geometry
import Rasters

/// The coverage of lines around large shapes with round corners, made once: a board has one around each of its
/// pictures. Cairo would look at all that such a line goes around.
///
/// Belongs to one thread.
final class StrokeMasks {
    private var masks = BoundedCache<Key, [PlacedMask]>(limit: 1 << 18)

    /// A line of a width around a shape, both in points, the pixel of its left top corner at the origin.
    private struct Key: Hashable {
        let shape: Shape
        let width: Double
        let pixelsPerPoint: Double
    }

    /// The shortest side in pixels of what goes around enough.
    private static let shortestSide = 64
    /// The most pixels of what is drawn as a whole, once.
    private static let mostPixels = 1 << 22

    /// The line's coverage where it lies, in four strips; `nil` for one around another shape, or a small one.
    func masks(of shape: Shape, width: Double, in space: DeviceSpace) throws(DrawingError) -> [PlacedMask]? {
        let bend: Double
        switch shape {
        case .roundedRect(_, let radius): bend = radius
        // Such a corner begins to bend 1.53 radii before its end.
        case .continuousRect(_, let radius): bend = 1.6 * radius
        case .rect, .ellipse, .path: return nil
        }
        guard width > 0, bend >= 0 else { return nil }
        let reach = width / 2
        let frame = space.pixels(touchedBy: shape.bounds.inset(dx: -reach, dy: -reach))
        let depth = space.pixel(bend + width, rounded: .up) + 1
        guard min(frame.width, frame.height) >= max(Self.shortestSide, 2 * depth + 1),
            frame.width * frame.height <= Self.mostPixels
        else { return nil }
        let origin = Point(x: Double(frame.x) / space.pixelsPerPoint, y: Double(frame.y) / space.pixelsPerPoint)
        let key = Key(
            shape: shape.offset(dx: -origin.x, dy: -origin.y), width: width, pixelsPerPoint: space.pixelsPerPoint)
        let strips = try masks.value(for: key) { () throws(DrawingError) in
            let whole = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
            let mask = PlacedMask(
                mask: try CoverageMask(
                    ofLine: width, along: key.shape, in: whole, pixelsPerPoint: space.pixelsPerPoint),
                x: 0, y: 0)
            let hollow = PixelRect(columns: depth..<frame.width - depth, rows: depth..<frame.height - depth)
            let strips = whole.parts(around: hollow).map(mask.cropped)
            return (strips, strips.reduce(256) { $0 + $1.mask.coverage.count })
        }
        return strips.map { PlacedMask(mask: $0.mask, x: $0.x + frame.x, y: $0.y + frame.y) }
    }
}
