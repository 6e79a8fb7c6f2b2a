import DisplayLists
import Geometry
import Rasters
import Styles

/// The shadow of a shape with four like corners, drawn and blurred once, as small as it can be: where neither a corner
/// nor the blur of one reaches, a shadow's rows and columns are the same, and one of them stands for all.
struct ShadowPatch: Hashable {
    private let kind: Kind
    /// Of the shape that is blurred, in pixels; 0 for none.
    private let radius: Double
    private let deviation: Double
    /// Of the shape that is blurred, in pixels.
    private let width: Int
    private let height: Int
    /// By how many 256ths of a pixel, as Cairo counts them, the shape lies right of and below whole ones.
    private let phase: Phase

    private struct Phase: Hashable {
        let x: Int
        let y: Int
    }

    private enum Kind { case rect, rounded, continuous, ellipse }

    /// The patch of a shadow, and which device pixels the shape touches that casts it; `nil` for a path, for a shape
    /// that does not lie on whole pixels, and for wide blurs, which have a way of their own.
    static func patch(
        of shape: Shape, _ shadow: Shadow, in space: DeviceSpace
    ) -> (patch: ShadowPatch, frame: PixelRect)? {
        guard let (kind, rect, radius) = parts(of: shape), let frame = space.wholePixels(of: rect), !frame.isEmpty,
            let x = parts(of: shadow.x * space.pixelsPerPoint), let y = parts(of: shadow.y * space.pixelsPerPoint)
        else { return nil }
        let deviation = max(shadow.blur, 0) / 2 * space.pixelsPerPoint
        guard deviation <= PlacedMask.widestDeviation else { return nil }
        let shortest = Double(min(frame.width, frame.height))
        let drawnRadius = radius > 0 ? min(radius * space.pixelsPerPoint, shortest / 2) : 0
        let patch = ShadowPatch(
            kind: kind, radius: drawnRadius, deviation: deviation, phase: Phase(x: x.phase, y: y.phase), frame: frame)
        guard patch.pixelCount <= Self.pixelLimit else { return nil }
        return (patch, patch.touched(frame.moved(dx: x.whole, dy: y.whole)))
    }

    /// Larger ones are drawn as far as they can be seen.
    private static let pixelLimit = 1 << 22

    private init(kind: Kind, radius: Double, deviation: Double, phase: Phase, frame: PixelRect) {
        self.kind = kind
        self.radius = radius
        self.deviation = deviation
        self.phase = phase
        let reach = Self.reach(of: deviation)
        // A continuous corner begins to bend 1.53 radii before its end.
        let side = kind == .ellipse ? Int.max : 2 * (Int((1.6 * radius).rounded(.up)) + 2 + reach) + 1
        width = min(frame.width, side)
        height = min(frame.height, side)
    }

    /// Whole pixels, and 256ths of one.
    private static func parts(of offset: Double) -> (whole: Int, phase: Int)? {
        guard abs(offset) < 1e6 else { return nil }
        let fine = Int((offset * 256).rounded())
        return (fine >> 8, fine & 255)
    }

    /// The pixels under a shape whose edges lie on others by the phase.
    private func touched(_ frame: PixelRect) -> PixelRect {
        var touched = frame
        touched.width += phase.x > 0 ? 1 : 0
        touched.height += phase.y > 0 ? 1 : 0
        return touched
    }

    private var pixelCount: Int { (width + 1 + 2 * reach) * (height + 1 + 2 * reach) }

    private static func parts(of shape: Shape) -> (kind: Kind, rect: Rect, radius: Double)? {
        switch shape {
        case .rect(let rect): (.rect, rect, 0)
        case .roundedRect(let rect, let radius): (.rounded, rect, radius)
        case .continuousRect(let rect, let radius): (.continuous, rect, radius)
        case .ellipse(let rect): (.ellipse, rect, 0)
        case .path: nil
        }
    }

    private static func reach(of deviation: Double) -> Int { Int((3 * deviation).rounded(.up)) + 1 }

    /// How many pixels around its shape a shadow may cover.
    var reach: Int { Self.reach(of: deviation) }

    /// The coverage of the patch, with its reach on all sides.
    func mask() throws(DrawingError) -> CoverageMask {
        let frame = touched(PixelRect(x: 0, y: 0, width: width, height: height)).outset(by: reach)
        let offset = Point(x: Double(phase.x) / 256, y: Double(phase.y) / 256)
        return try CoverageMask(of: shape, offsetBy: offset, in: frame, pixelsPerPoint: 1)
            .blurred(deviation: deviation)
    }

    private var shape: Shape {
        let rect = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        return switch kind {
        case .rect: .rect(rect)
        case .rounded: .roundedRect(rect, radius: radius)
        case .continuous: .continuousRect(rect, radius: radius)
        case .ellipse: .ellipse(rect)
        }
    }
}

extension CoverageMask {
    /// A part of the mask as if its middle row and its middle column were repeated until it has a size, which is not
    /// smaller than its own.
    func stretched(toWidth wholeWidth: Int, height wholeHeight: Int, part: PixelRect) -> CoverageMask {
        if part == PixelRect(x: 0, y: 0, width: width, height: height) { return self }
        let columns = part.columns.map { Self.place($0, of: width, stretchedTo: wholeWidth) }
        var stretched: [UInt8] = []
        stretched.reserveCapacity(part.width * part.height)
        var last = -1
        for y in part.rows {
            let row = Self.place(y, of: height, stretchedTo: wholeHeight)
            if row == last {
                stretched.append(contentsOf: stretched.suffix(part.width))
            } else {
                for column in columns { stretched.append(coverage[row * width + column]) }
            }
            last = row
        }
        return CoverageMask(width: part.width, height: part.height, coverage: stretched)
    }

    private static func place(_ place: Int, of count: Int, stretchedTo whole: Int) -> Int {
        place <= count / 2 ? place : max(count / 2, place - (whole - count))
    }
}
