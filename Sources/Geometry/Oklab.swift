import RealModule

/// A colour in Oklab, where equal distances look about equally different.
///
/// Nothing is bounded: a colour outside sRGB has a place here too.
/// Matrices: CSS Color 4, section 18 (sample code), for sRGB's primaries and the white point D65.
public struct Oklab: Hashable, Sendable {
    /// 0 for black, 1 for white.
    public var lightness: Double
    /// From green (negative) to red.
    public var a: Double
    /// From blue (negative) to yellow.
    public var b: Double

    /// A colour from its coordinates.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// From linear-light sRGB (red, green, blue); components may lie outside 0…1.
    public init(linearLight rgb: SIMD3<Double>) {
        let l = Double.root(
            0.412_221_469_470_762_9 * rgb.x + 0.536_332_537_261_734_9 * rgb.y + 0.051_445_993_267_502_2 * rgb.z, 3)
        let m = Double.root(
            0.211_903_495_817_825_1 * rgb.x + 0.680_699_550_645_234_5 * rgb.y + 0.107_396_953_536_940_5 * rgb.z, 3)
        let s = Double.root(
            0.088_302_459_190_056_4 * rgb.x + 0.281_718_839_136_121_5 * rgb.y + 0.629_978_701_673_822_3 * rgb.z, 3)
        self.init(
            lightness: 0.210_454_268_309_314 * l + 0.793_617_774_702_305_4 * m - 0.004_072_043_011_619_3 * s,
            a: 1.977_998_532_431_168_6 * l - 2.428_592_242_048_58 * m + 0.450_593_709_617_411 * s,
            b: 0.025_904_042_465_547_7 * l + 0.782_771_712_457_529_7 * m - 0.808_675_754_923_077_4 * s)
    }

    /// Linear-light sRGB (red, green, blue); outside 0…1 where sRGB has no such colour.
    public var linearLight: SIMD3<Double> {
        let l = cube(lightness + 0.396_337_777_376_174_9 * a + 0.215_803_757_309_913_6 * b)
        let m = cube(lightness - 0.105_561_345_815_658_6 * a - 0.063_854_172_825_813_3 * b)
        let s = cube(lightness - 0.089_484_177_529_811_9 * a - 1.291_485_548_019_409_2 * b)
        return SIMD3(
            4.076_741_636_075_96 * l - 3.307_711_539_258_063_8 * m + 0.230_969_903_182_104_53 * s,
            -1.268_437_973_285_031_5 * l + 2.609_757_349_287_688_2 * m - 0.341_319_376_002_657_1 * s,
            -0.004_196_076_138_675_48 * l - 0.703_418_617_935_936_19 * m + 1.707_614_694_074_611_5 * s)
    }

    private func cube(_ x: Double) -> Double { x * x * x }
}

extension Color {
    /// The same colour in Oklab, which knows no alpha.
    public var oklab: Oklab { Oklab(linearLight: linearLight) }

    /// The nearest sRGB colour by clipping each component.
    public init(_ oklab: Oklab, alpha: Double = 1) {
        self.init(linearLight: oklab.linearLight, alpha: alpha)
    }

    /// A mixture: this colour at `fraction` 0, `other` at 1, both exactly (SL-4).
    ///
    /// A fraction outside 0…1 is clamped. Components are weighted by alpha, as CSS Color 4 (section 12.3) does, so
    /// that a transparent colour lends no tint; the alpha itself is mixed linearly.
    public func mixed(with other: Color, by fraction: Double, in space: ColorInterpolation = .oklab) -> Color {
        guard fraction > 0 else { return self }
        guard fraction < 1 else { return other }
        let mixedAlpha = alpha + (other.alpha - alpha) * fraction
        guard mixedAlpha > 0 else { return other.multipliedAlpha(by: 0) }
        let weight = fraction * other.alpha / mixedAlpha
        switch space {
        case .oklab: return Color(oklab.mixed(with: other.oklab, by: weight), alpha: mixedAlpha)
        case .srgb:
            return Color(
                red: red + (other.red - red) * weight, green: green + (other.green - green) * weight,
                blue: blue + (other.blue - blue) * weight, alpha: mixedAlpha)
        }
    }
}

extension Oklab {
    /// A mixture: this colour at `fraction` 0, `other` at 1; fractions outside 0…1 extrapolate.
    public func mixed(with other: Oklab, by fraction: Double) -> Oklab {
        Oklab(
            lightness: lightness + (other.lightness - lightness) * fraction, a: a + (other.a - a) * fraction,
            b: b + (other.b - b) * fraction)
    }
}
