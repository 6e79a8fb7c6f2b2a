import DisplayLists
import Geometry
import Rasters

/// The coverage of small shapes with round corners, and of lines along them, made once: a list fills the same shape on
/// every row.
///
/// Belongs to one thread.
final class ShapeMasks {
    private var masks = BoundedCache<Key, CoverageMask>(limit: 3 << 19)
    private var parts = BoundedCache<Part, CoverageMask>(limit: 3 << 19)

    /// Some pixels of a shape where it lies.
    private struct Part: Hashable {
        let shape: Shape
        let area: PixelRect
        let pixelsPerPoint: Double
    }

    /// A shape in pixels, its frame's left top corner at the origin.
    fileprivate struct Key: Hashable {
        let kind: Kind
        let width: Int
        let height: Int
        let radius: Double
        /// Of a line whose outer edge is the frame; `nil` for the shape itself.
        var lineWidth: Double?
    }

    fileprivate enum Kind { case rounded, continuous, ellipse }

    /// The longest side in pixels of a shape that is kept as a mask.
    static let longestSide = 256

    /// The shape's coverage where it lies; `nil` for one that is filled as fast without, is too large, or does not lie
    /// on whole pixels.
    func mask(of shape: Shape, in space: DeviceSpace) throws(DrawingError) -> PlacedMask? {
        guard let frame = Self.frame(of: shape, in: space), let (kind, _, radius) = Self.parts(of: shape) else {
            return nil
        }
        return try mask(
            Key(kind: kind, width: frame.width, height: frame.height, radius: radius * space.pixelsPerPoint), in: frame)
    }

    /// The coverage of a line along a shape's outline; `nil` where the shape up to the line's outer edge has none.
    func mask(
        ofLine width: Double, along shape: Shape, in space: DeviceSpace
    ) throws(DrawingError) -> PlacedMask? {
        guard width > 0, let (kind, rect, radius) = Self.parts(of: shape), min(rect.width, rect.height) > width,
            let frame = Self.frame(of: .ellipse(rect.inset(dx: -width / 2, dy: -width / 2)), in: space)
        else { return nil }
        return try mask(
            Key(
                kind: kind, width: frame.width, height: frame.height, radius: radius * space.pixelsPerPoint,
                lineWidth: width * space.pixelsPerPoint), in: frame)
    }

    private func mask(_ key: Key, in frame: PixelRect) throws(DrawingError) -> PlacedMask {
        let mask = try masks.value(for: key) { () throws(DrawingError) in
            let frame = PixelRect(x: 0, y: 0, width: key.width, height: key.height)
            let mask =
                if let width = key.lineWidth {
                    try CoverageMask(ofLine: width, along: key.shape, in: frame, pixelsPerPoint: 1)
                } else {
                    try CoverageMask(of: key.shape, offsetBy: .zero, in: frame, pixelsPerPoint: 1)
                }
            return (mask, mask.coverage.count)
        }
        return PlacedMask(mask: mask, x: frame.x, y: frame.y)
    }

    /// The pixels that are a small shape's frame; `nil` for one that has no mask where it lies.
    static func frame(of shape: Shape, in space: DeviceSpace) -> PixelRect? {
        guard let rect = parts(of: shape)?.rect, let frame = space.wholePixels(of: rect),
            (1...longestSide).contains(frame.width), (1...longestSide).contains(frame.height)
        else { return nil }
        return frame
    }

    /// The coverage of a shape within an area, as it is drawn on that area alone.
    func mask(
        of shape: Shape, in area: PixelRect, pixelsPerPoint: Double
    ) throws(DrawingError) -> CoverageMask {
        let part = Part(shape: shape, area: area, pixelsPerPoint: pixelsPerPoint)
        return try parts.value(for: part) { () throws(DrawingError) in
            let mask = try CoverageMask(of: shape, offsetBy: .zero, in: area, pixelsPerPoint: pixelsPerPoint)
            return (mask, mask.coverage.count + 1)
        }
    }

    private static func parts(of shape: Shape) -> (kind: Kind, rect: Rect, radius: Double)? {
        switch shape {
        case .rect, .path: nil
        case .roundedRect(let rect, let radius): radius > 0 ? (.rounded, rect, radius) : nil
        case .continuousRect(let rect, let radius): radius > 0 ? (.continuous, rect, radius) : nil
        case .ellipse(let rect): (.ellipse, rect, 0)
        }
    }
}

extension ShapeMasks.Key {
    fileprivate var shape: Shape {
        let half = (lineWidth ?? 0) / 2
        let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height)).inset(dx: half, dy: half)
        return switch kind {
        case .rounded: .roundedRect(rect, radius: radius)
        case .continuous: .continuousRect(rect, radius: radius)
        case .ellipse: .ellipse(rect)
        }
    }
}
