import DisplayLists
import Geometry
import Rasters

/// Pixels that surely lie in a shape as a whole: for one with round corners those of the rows between them, and where it
/// is large those of the columns between them, too.
struct InnerPixels: Hashable {
    /// As wide as the shape.
    let level: PixelRect
    /// As high as the shape; `nil` for one so small that its upper and lower edge are soon looked at, unless its edges lie
    /// between pixels.
    let upright: PixelRect?
    /// What goes into the corners of a large shape as far as their middles; `nil` for another.
    let core: PixelRect?

    /// What of an area may lie on the shape's edge or beyond, and the strip along the edge that it is a part of.
    func edges(of area: PixelRect) -> [(strip: PixelRect, part: PixelRect)] {
        area.parts(around: level).flatMap { strip in
            strip.parts(around: upright).flatMap { $0.parts(around: core) }.map { (strip, $0) }
        }
    }

    /// The narrowest shape whose edges between its corners are left out, in pixels.
    fileprivate static let least = 256
    /// Pixels at an edge that it may go through, and at a corner.
    fileprivate static let rim = 2
    /// How far from both edges the middle of a corner surely goes, in radii: of a circle it is 0.29.
    fileprivate static let middle = 0.4
}

extension DeviceSpace {
    /// Pixels that surely lie in a shape as a whole; `nil` where none is known.
    func inner(of shape: Shape) -> InnerPixels? {
        let (rect, radius, bend): (Rect, Double, Double) =
            switch shape {
            case .rect(let rect): (rect, 0, 0)
            case .roundedRect(let rect, let radius): (rect, radius, 1)
            // Such a corner begins to bend 1.53 radii before its end.
            case .continuousRect(let rect, let radius): (rect, radius, 1.6)
            case .ellipse, .path: (.zero, 0, 0)
            }
        let (all, corner) = (nearestPixels(to: rect), pixel(bend * radius, rounded: .up))
        // The edges of what has a mask lie between pixels.
        let isSharp = ShapeMasks.frame(of: shape, in: self) != nil
        let rim = isSharp ? 0 : InnerPixels.rim
        guard let level = all.inset(dx: rim, dy: corner + InnerPixels.rim) else { return nil }
        let isLarge = corner > 0 && min(all.width, all.height) >= InnerPixels.least
        let middle = pixel(InnerPixels.middle * radius, rounded: .up) + InnerPixels.rim
        return InnerPixels(
            level: level, upright: isSharp || isLarge ? all.inset(dx: corner + InnerPixels.rim, dy: rim) : nil,
            core: isLarge ? all.inset(dx: middle, dy: middle) : nil)
    }

    /// Those of the rows between a shape's corners.
    func pixels(surelyIn shape: Shape) -> PixelRect? { inner(of: shape)?.level }
}

extension PixelRect {
    /// What is left without so many columns at both sides, and rows above and below; `nil` for nothing.
    fileprivate func inset(dx: Int, dy: Int) -> PixelRect? {
        guard width > 2 * dx, height > 2 * dy else { return nil }
        return PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}
