import Geometry

/// Brings a colour into sRGB by lowering its chroma in Oklch until clipping it makes no visible difference.
///
/// CSS Color 4, section 13.2 ("Sample pseudocode for the binary search gamut mapping algorithm with local MINDE").
/// Lightness and hue stay, but for what that last clipping changes.
enum GamutMapping {
    /// The distance in Oklab (deltaEOK) at which a difference begins to be seen.
    private static let justNoticeableDifference = 0.02
    private static let epsilon = 0.0001
    /// What converting to Oklab and back may change.
    private static let rounding = 1e-9

    /// From linear-light sRGB, whose components may lie outside 0…1.
    static func color(linearLight rgb: SIMD3<Double>, alpha: Double) -> Color {
        if isInGamut(rgb) { return Color(linearLight: rgb, alpha: alpha) }
        let origin = Oklab(linearLight: rgb)
        if origin.lightness >= 1 - rounding { return Color.white.multipliedAlpha(by: alpha) }
        if origin.lightness <= rounding { return Color.black.multipliedAlpha(by: alpha) }
        return Color(linearLight: mapped(origin), alpha: alpha)
    }

    private static func mapped(_ origin: Oklab) -> SIMD3<Double> {
        var clipped = clip(origin.linearLight)
        guard distance(origin, clipped) >= justNoticeableDifference else { return clipped }
        let chroma = (origin.a * origin.a + origin.b * origin.b).squareRoot()
        var (low, high) = (0.0, chroma)
        var isLowInGamut = true
        while high - low > epsilon {
            let middle = (low + high) / 2
            let candidate = Oklab(
                lightness: origin.lightness, a: origin.a * middle / chroma, b: origin.b * middle / chroma)
            let rgb = candidate.linearLight
            if isLowInGamut, isInGamut(rgb) {
                low = middle
                continue
            }
            clipped = clip(rgb)
            let difference = distance(candidate, clipped)
            if difference >= justNoticeableDifference {
                high = middle
            } else if justNoticeableDifference - difference < epsilon {
                return clipped
            } else {
                isLowInGamut = false
                low = middle
            }
        }
        return clipped
    }

    private static func isInGamut(_ rgb: SIMD3<Double>) -> Bool {
        rgb.min() >= 0 && rgb.max() <= 1
    }

    private static func clip(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        rgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
    }

    private static func distance(_ color: Oklab, _ rgb: SIMD3<Double>) -> Double {
        let other = Oklab(linearLight: rgb)
        let difference = SIMD3(color.lightness - other.lightness, color.a - other.a, color.b - other.b)
        return (difference * difference).sum().squareRoot()
    }
}
