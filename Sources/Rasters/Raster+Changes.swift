extension Raster {
    /// The smallest rectangle that holds every pixel in which two rasters of the same size differ; `nil` where they
    /// are equal.
    public func changes(from other: Raster) -> PixelRect? {
        precondition(width == other.width && height == other.height, "rasters of the same size")
        let (here, there) = (pixels.span, other.pixels.span)
        var (left, right, top, bottom) = (width, 0, height, 0)
        for row in 0..<height {
            let start = row * width
            var first = 0
            while first < width, here[start + first] == there[start + first] { first += 1 }
            guard first < width else { continue }
            var end = width
            while end > right, here[start + end - 1] == there[start + end - 1] { end -= 1 }
            (left, right) = (min(left, first), max(right, end))
            (top, bottom) = (min(top, row), row + 1)
        }
        return top < bottom ? PixelRect(columns: left..<right, rows: top..<bottom) : nil
    }

    /// The pixels of an area inside the bounds.
    public func cropped(to area: PixelRect) -> Raster {
        precondition(bounds.contains(area) && !area.isEmpty, "an area of the raster")
        var cropped = [UInt32]()
        cropped.reserveCapacity(area.width * area.height)
        for row in area.rows {
            cropped += pixels[(row * width + area.x)..<(row * width + area.x + area.width)]
        }
        return Raster(width: area.width, height: area.height, pixels: cropped)
    }
}
