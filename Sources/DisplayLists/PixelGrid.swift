import Geometry

/// The device pixels of a picture, and how lengths in points come to lie on them.
struct PixelGrid: Hashable, Sendable {
    var pixelsPerPoint: Double

    /// Fewer pixels than this keep their number; more keep both edges near where they were.
    static let thinPixels = 4.0

    /// The nearest pixel edge, in points; half-way goes to the right and down on both sides of 0, so that equal
    /// lengths at different places come out equal.
    func edge(_ position: Double) -> Double {
        nearest(position) / pixelsPerPoint
    }

    /// The nearest whole number of pixels, in points, at least one; a length of 0 or less stays.
    func length(_ length: Double) -> Double {
        length > 0 ? max(nearest(length), 1) / pixelsPerPoint : length
    }

    /// A whole origin and a whole size.
    func frame(_ rect: Rect) -> Rect {
        Rect(x: edge(rect.x), y: edge(rect.y), width: length(rect.width), height: length(rect.height))
    }

    /// Whole edges, the far ones where they lie and not where the size leads; thin sides as by `frame`.
    func area(_ rect: Rect) -> Rect {
        Rect(
            x: edge(rect.x), y: edge(rect.y), width: extent(from: rect.x, rect.width),
            height: extent(from: rect.y, rect.height))
    }

    /// The last row of pixels inside a rectangle, above the edge that the rectangle under it begins at.
    func hairline(atBottomOf rect: Rect) -> Rect {
        let columns = area(rect)
        let bottom = nearest(rect.maxY)
        return Rect(
            x: columns.x, y: (bottom - 1) / pixelsPerPoint, width: columns.width, height: 1 / pixelsPerPoint)
    }

    private func extent(from start: Double, _ length: Double) -> Double {
        guard length * pixelsPerPoint >= Self.thinPixels else { return self.length(length) }
        return (nearest(start + length) - nearest(start)) / pixelsPerPoint
    }

    /// The pixel number. A position that arithmetic left a little short of half-way counts as half-way.
    private func nearest(_ position: Double) -> Double {
        (position * pixelsPerPoint + 0.500_001).rounded(.down)
    }
}
