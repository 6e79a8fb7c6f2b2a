import Documents
import Geometry
import Rasters

/// Tells whether the screenshot is more like another drawing than like the fitted theme's, where the two differ.
struct DrawnComparison {
    private let shot: Raster
    private let fitted: Raster
    private let scale: Double
    /// Where the canvas's corner is in the screenshot, in pixels.
    private let corner: (x: Int, y: Int)

    init(_ shot: Raster, _ fit: FittedTheme) throws(DiagnosticError) {
        self.shot = shot
        fitted = try fit.picture().raster
        scale = fit.scale
        corner = fit.corner
    }

    /// How much more alike the screenshot is to another drawing.
    struct Gain {
        /// By how much colours are nearer, squared and added up.
        var amount = 0.0
        /// The share of their distance that is left.
        var rest = 1.0
    }

    /// What another drawing gains in some places, in points, of pixels in which both drawings are more than 3 of 255 apart;
    /// `nil` where there are none. Of what is drawn as the screenshot has it nothing is gained.
    ///
    /// - Parameters:
    ///   - otherCorner: where the other's is in the screenshot, in pixels; `nil` for the same place.
    ///   - hidden: what is left out of them.
    func gain(
        of other: Raster, at otherCorner: (x: Int, y: Int)? = nil, in areas: [Rect], besides hidden: [Rect] = []
    ) -> Gain? {
        let mask = mask(hidden)
        var (own, others) = (0.0, 0.0)
        let (dx, dy) = otherCorner.map { (corner.x - $0.x, corner.y - $0.y) } ?? (0, 0)
        forEachPixel(of: areas) { x, y in
            guard 0..<other.width ~= x + dx, 0..<other.height ~= y + dy, mask?[x, y] != true else { return }
            let (one, two) = (fitted.color(x, y), other.color(x + dx, y + dy))
            guard (one - two).greatest > 3 else { return }
            let shown = shown(x, y)
            own += Double((one - shown).square)
            others += Double((two - shown).square)
        }
        guard own > 0 || others > 0 else { return nil }
        return Gain(amount: own - others, rest: own > 0 ? others / own : .infinity)
    }

    /// How many square points of some places show something else in the screenshot than rasterisers make of an edge.
    ///
    /// - Parameter besides: what is left out.
    func differingArea(of areas: [Rect], besides others: [Rect] = []) -> Double {
        var count = 0
        let mask = mask(others)
        forEachPixel(of: areas) { x, y in
            if mask?[x, y] != true, (fitted.color(x, y) - shown(x, y)).greatest > 24 { count += 1 }
        }
        return Double(count) / (scale * scale)
    }

    /// How many square points of an area show something else in the screenshot than another ground makes of what is drawn.
    ///
    /// - Parameter besides: what is left out.
    func inkedArea(of area: Rect, besides others: [Rect]) -> Double {
        let mask = mask(others)
        func difference(_ x: Int, _ y: Int) -> PixelColor? {
            mask?[x, y] == true ? nil : shown(x, y) - fitted.color(x, y)
        }
        // How many pixels have each difference, from −255 to 255.
        var counts = [SIMD3<Int>](repeating: .zero, count: 511)
        var total = 0
        forEachPixel(of: [area]) { x, y in
            guard let found = difference(x, y) else { return }
            for channel in found.indices { counts[255 + (Int(exactly: found[channel]) ?? 0)][channel] += 1 }
            total += 1
        }
        var ground = PixelColor.zero
        for channel in ground.indices {
            var rest = total / 2
            let middle = counts.firstIndex { number in
                rest -= number[channel]
                return rest < 0
            }
            ground[channel] = Float((middle ?? 255) - 255)
        }
        var count = 0
        forEachPixel(of: [area]) { x, y in
            if let found = difference(x, y), (found - ground).greatest > 24 { count += 1 }
        }
        return Double(count) / (scale * scale)
    }

    /// In which share of some places the screenshot shows something else; what hardly differs, as glass and what is beside
    /// it, counts by a part.
    func differingShare(of areas: [Rect]) -> Double {
        var (sum, count) = (0.0, 0)
        forEachPixel(of: areas) { x, y in
            let difference = (fitted.color(x, y) - shown(x, y)).greatest
            sum += Double(min(max((difference - 2) / 22, 0), 1))
            count += 1
        }
        return sum / Double(max(count, 1))
    }

    /// The pixels of some places; `nil` of none.
    private func mask(_ places: [Rect]) -> PixelMask? {
        places.isEmpty ? nil : PixelMask(places, scale: scale, width: fitted.width, height: fitted.height)
    }

    /// What the screenshot shows where the drawing has a pixel.
    private func shown(_ x: Int, _ y: Int) -> PixelColor { shot.color(x + corner.x, y + corner.y) }

    /// Looks at the pixels of some places that the screenshot has as well: what was cut off says nothing.
    private func forEachPixel(of areas: [Rect], _ look: (_ x: Int, _ y: Int) -> Void) {
        func pixels(_ low: Double, _ high: Double, _ limit: Int, corner: Int, shown: Int) -> Range<Int> {
            let least = min(max(-corner, 0), limit)
            let most = max(min(limit, shown - corner), least)
            let first = min(max(Int(low * scale), least), most)
            return first..<min(max(Int(high * scale), first), most)
        }
        for area in areas {
            for y in pixels(area.minY, area.maxY, fitted.height, corner: corner.y, shown: shot.height) {
                for x in pixels(area.minX, area.maxX, fitted.width, corner: corner.x, shown: shot.width) { look(x, y) }
            }
        }
    }
}
