import DisplayLists
package import Geometry
package import Rasters

/// The device pixels of a picture in points.
package struct DeviceSpace: Hashable {
    /// The scale of the picture; positive.
    package let pixelsPerPoint: Double

    /// The space of a picture at a scale, which is positive.
    package init(pixelsPerPoint: Double) { self.pixelsPerPoint = pixelsPerPoint }

    /// The pixels that anything inside the rectangle may touch, with one more on each side for blurred edges.
    package func pixels(touchedBy rect: Rect) -> PixelRect {
        let columns = pixels(from: rect.minX, to: rect.maxX)
        let rows = pixels(from: rect.minY, to: rect.maxY)
        return PixelRect(columns: columns, rows: rows).outset(by: 1)
    }

    private func pixels(from start: Double, to end: Double) -> Range<Int> {
        let first = pixel(start, rounded: .down)
        return first..<max(pixel(end, rounded: .up), first)
    }

    /// Where pixels lie in points.
    package func points(of pixels: PixelRect) -> Rect {
        Rect(
            x: Double(pixels.x) / pixelsPerPoint, y: Double(pixels.y) / pixelsPerPoint,
            width: Double(pixels.width) / pixelsPerPoint, height: Double(pixels.height) / pixelsPerPoint)
    }

    /// The rectangle as whole pixels, `nil` where its edges do not lie on pixels' edges.
    package func wholePixels(of rect: Rect) -> PixelRect? {
        let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { ($0 * pixelsPerPoint) }
        let isWhole = edges.allSatisfy { abs($0 - $0.rounded()) < 1.0 / 512 && abs($0) < Self.limit }
        return isWhole ? nearestPixels(to: rect) : nil
    }

    /// The rectangle with its edges on the nearest pixels' edges.
    package func nearestPixels(to rect: Rect) -> PixelRect {
        let columns = (pixel(rect.minX), pixel(rect.maxX))
        let rows = (pixel(rect.minY), pixel(rect.maxY))
        return PixelRect(
            columns: columns.0..<max(columns.1, columns.0), rows: rows.0..<max(rows.1, rows.0))
    }

    /// The nearest pixel edge to a position in points; what is further than any picture reaches is clamped.
    package func pixel(_ position: Double, rounded rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int {
        let pixel = (position * pixelsPerPoint).rounded(rule)
        return pixel.isNaN ? 0 : Int(min(max(pixel, -Self.limit), Self.limit))
    }

    private static let limit = 1e6
}
