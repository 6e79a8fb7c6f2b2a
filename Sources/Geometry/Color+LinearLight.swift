#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The transfer function of sRGB (IEC 61966-2-1), continued symmetrically below 0 as CSS Color 4 (section 10.2) does.
extension Color {
    /// Red, green and blue in proportion to the amount of light.
    public var linearLight: SIMD3<Double> {
        SIMD3(Self.decoded(red), Self.decoded(green), Self.decoded(blue))
    }

    /// From linear light; what lies outside sRGB is clipped, component by component.
    public init(linearLight rgb: SIMD3<Double>, alpha: Double = 1) {
        let clipped = rgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
        self.init(
            red: Self.encoded(clipped.x), green: Self.encoded(clipped.y), blue: Self.encoded(clipped.z), alpha: alpha)
    }

    /// An encoded component as linear light; 0…1 maps to 0…1.
    package static func decoded(_ component: Double) -> Double {
        let size = abs(component)
        guard size > 0.04045 else { return component / 12.92 }
        return copysign(pow((size + 0.055) / 1.055, 2.4), component)
    }

    /// A linear-light component as sRGB encodes it: the inverse of `decoded(_:)`.
    package static func encoded(_ component: Double) -> Double {
        let size = abs(component)
        guard size > 0.003_130_8 else { return component * 12.92 }
        // Written around 1, not as 1.055 · x − 0.055, so that white stays exactly 1.
        return copysign(1 + 1.055 * (pow(size, 1 / 2.4) - 1), component)
    }
}
