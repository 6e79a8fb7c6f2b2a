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
