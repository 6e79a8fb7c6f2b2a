import Rasters

/// Baseline, difference and candidate beside each other, over white on a grey ground; what there is not stays grey.
struct Triptych {
    let raster: Raster

    private static let gap = 16
    private static let ground = OpaqueColor(gray: 0xD8).pixel
    /// Three large pictures would make a very large one: beyond so many pixels only the rows and columns around what
    /// differs are shown.
    private static let pixelLimit = 24_000_000
    private static let margin = 48

    /// `nil` where even the part that differs is too large for a picture, and where there is none.
    init?(baseline: StraightRaster?, difference: Raster?, candidate: StraightRaster?, regions: [PixelRect]) {
        let bounds = [baseline?.size, candidate?.size].compactMap(\.self).reduce(
            PixelRect(x: 0, y: 0, width: 0, height: 0)
        ) {
            $0.union(PixelRect(x: 0, y: 0, width: $1.width, height: $1.height))
        }
        guard !bounds.isEmpty, let part = Self.part(of: bounds, regions) else { return nil }
        let (width, height) = (3 * part.width + 4 * Self.gap, part.height + 2 * Self.gap)
        var raster = Raster(width: width, height: height, filledWith: Self.ground)
        func draw(panel: Int, _ pixel: (Int, Int) -> PremultipliedARGB?) {
            let left = Self.gap + panel * (part.width + Self.gap)
            for y in 0..<part.height {
                let start = (Self.gap + y) * width + left
                for x in 0..<part.width {
                    if let color = pixel(part.x + x, part.y + y) { raster.pixels[start + x] = color }
                }
            }
        }
        if let baseline { draw(panel: 0, baseline.opaquePixel) }
        if let difference { draw(panel: 1) { difference[$0, $1] } }
        if let candidate { draw(panel: 2, candidate.opaquePixel) }
        self.raster = raster
    }

    private static func part(of bounds: PixelRect, _ regions: [PixelRect]) -> PixelRect? {
        func fits(_ part: PixelRect) -> Bool {
            (3 * part.width + 4 * gap) * (part.height + 2 * gap) <= pixelLimit && 3 * part.width + 4 * gap <= 32_767
        }
        if fits(bounds) { return bounds }
        guard let first = regions.first else { return nil }
        let part = regions.reduce(first) { $0.union($1) }.outset(by: margin).intersection(bounds)
        return fits(part) ? part : nil
    }
}

extension StraightRaster {
    /// Over white; `nil` beyond the picture's edges.
    fileprivate func opaquePixel(_ x: Int, _ y: Int) -> PremultipliedARGB? {
        x < width && y < height ? OpaqueColor(self[x, y]).pixel : nil
    }
}
