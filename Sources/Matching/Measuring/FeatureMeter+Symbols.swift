import Geometry
import Rasters

extension FeatureMeter {
    /// The colours of a symbol that is drawn in one, or of a free outline's border, here and in another picture: those of
    /// the pixels that it fills with their neighbours here, of a line with those before and after. `nil` where there are
    /// few, and where the other picture has nothing of it there.
    ///
    /// - Parameters:
    ///   - other: measures the other picture, whose noise is this one's.
    ///   - shift: how far from its place it is there, in points.
    func symbolColors(
        of feature: SceneFeature, in other: FeatureMeter, shift: Point
    ) -> (here: PixelColor, there: PixelColor)? {
        guard feature.kind == .other, !feature.isCovered, feature.opacity == 1, let color = feature.color,
            color.alpha == 1
        else { return nil }
        let full = PixelColor(color)
        // What compression spreads over a symbol is much the same in both.
        let (most, spread): (Float, Float) = noise > 8 ? (12, 12) : (2, 3)
        let (dx, dy) = (Int((shift.x * scale).rounded()), Int((shift.y * scale).rounded()))
        let (columns, rows) = pixels(feature.frame)
        let isLine = feature.lineWidth != nil
        let colors = rows.flatMap { y in
            columns.compactMap { x -> (here: PixelColor, there: PixelColor)? in
                func isFull(_ dx: Int, _ dy: Int) -> Bool { (raster.color(x + dx, y + dy) - full).greatest < most }
                let isInside =
                    isLine
                    ? isFull(0, 0) && (isFull(-1, 0) && isFull(1, 0) || isFull(0, -1) && isFull(0, 1))
                    : (-1...1).allSatisfy { row in (-1...1).allSatisfy { isFull($0, row) } }
                return isInside ? (raster.color(x, y), other.raster.color(x + dx, y + dy)) : nil
            }
        }
        guard colors.count >= (feature.isFreeBorder ? 12 : 4), let own = PixelColor.middle(of: colors.map(\.here)),
            let middle = PixelColor.middle(of: colors.map(\.there))
        else { return nil }
        let around = other.pixels(feature.frame.inset(dx: -3, dy: -3).offset(dx: shift.x, dy: shift.y))
        let ring = around.columns.flatMap { x in
            [(x: x, y: around.rows.lowerBound), (x: x, y: around.rows.upperBound - 1)]
        }
        // What has another shape, or is elsewhere, has more than one colour there, or that of the ground.
        guard colors.count(where: { ($0.there - middle).greatest <= spread }) * 5 >= colors.count * 4,
            let ground = other.raster.commonColor(of: ring, noise: noise), (ground.color - middle).greatest > 24
        else { return nil }
        // A border that is gone shows what it is on.
        if feature.isFreeBorder, let inside = other.commonColor(in: feature.frame),
            (inside.color - middle).greatest <= 8
        {
            return nil
        }
        return (own, middle)
    }
}
