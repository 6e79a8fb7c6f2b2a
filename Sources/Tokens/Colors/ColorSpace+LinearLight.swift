package import Geometry

/// Formulas: CSS Color 4, sections 7 (HSL), 8 (HWB), 9 (Lab, Oklab), 10 (RGB and XYZ spaces) and 18 (sample code).
extension ColorSpace {
    /// The colour in sRGB, brought into its gamut where it lies outside (`GamutMapping`).
    ///
    /// Components must be finite; a size beyond a million counts as a million, so that nothing overflows.
    package func color(_ components: SIMD3<Double>, alpha: Double = 1) -> Color {
        let bound = SIMD3<Double>(repeating: 1e6)
        let components = components.clamped(lowerBound: -bound, upperBound: bound)
        guard let rgb = encodedSRGB(components), rgb.min() >= 0, rgb.max() <= 1 else {
            return GamutMapping.color(linearLight: linearLight(components), alpha: alpha)
        }
        return Color(red: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha)
    }

    /// Linear-light sRGB, outside 0…1 where sRGB has no such colour.
    func linearLight(_ components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .sRGB, .hsl, .hwb: (encodedSRGB(components) ?? components).map(Color.decoded)
        case .linearSRGB: components
        case .oklab: Oklab(lightness: components.x, a: components.y, b: components.z).linearLight
        case .oklch: ColorSpace.oklab.linearLight(Self.rectangular(components))
        default: ColorMatrix.xyzToSRGB * xyz(components)
        }
    }

    /// The components of the spaces that rearrange those of sRGB; `nil` for the others.
    private func encodedSRGB(_ components: SIMD3<Double>) -> SIMD3<Double>? {
        switch self {
        case .sRGB: components
        case .hsl: Self.rgb(hue: components.x, saturation: components.y / 100, lightness: components.z / 100)
        case .hwb: Self.rgb(hue: components.x, whiteness: components.y / 100, blackness: components.z / 100)
        default: nil
        }
    }

    /// CIE XYZ relative to D65.
    private func xyz(_ components: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .displayP3: .displayP3ToXYZ * components.map(Color.decoded)
        case .a98RGB: .a98RGBToXYZ * components.map { Self.power($0, 563 / 256) }
        case .rec2020: .rec2020ToXYZ * components.map { Self.power($0, 2.4) }
        case .proPhotoRGB: .d50ToD65 * (.proPhotoRGBToXYZD50 * components.map(Self.decodedProPhoto))
        case .lab: .d50ToD65 * Self.xyzD50(lab: components)
        case .lch: .d50ToD65 * Self.xyzD50(lab: Self.rectangular(components))
        case .xyzD50: .d50ToD65 * components
        default: components
        }
    }
}

extension ColorSpace {
    private static func rgb(hue: Double, saturation: Double, lightness: Double) -> SIMD3<Double> {
        let amplitude = saturation * min(lightness, 1 - lightness)
        return SIMD3(0, 8, 4).map { offset in
            let k = positiveRemainder(offset + hue / 30, 12)
            return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
        }
    }

    private static func rgb(hue: Double, whiteness: Double, blackness: Double) -> SIMD3<Double> {
        let sum = whiteness + blackness
        guard sum < 1 else { return SIMD3(repeating: whiteness / sum) }
        return rgb(hue: hue, saturation: 1, lightness: 0.5) * (1 - sum) + whiteness
    }

    /// Lightness, chroma and hue as lightness, a and b.
    private static func rectangular(_ components: SIMD3<Double>) -> SIMD3<Double> {
        let angle = positiveRemainder(components.z, 360) * .pi / 180
        return SIMD3(components.x, components.y * cosine(of: angle), components.y * sine(of: angle))
    }

    /// CIE Lab with the white of D50, x = 0.3457 and y = 0.3585.
    private static func xyzD50(lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
        return white
            * SIMD3(lab.y / 500 + y, y, y - lab.z / 200).map { value in
                let cube = value * value * value
                return cube > 216.0 / 24389 ? cube : (116 * value - 16) * 27 / 24389
            }
    }

    private static func decodedProPhoto(_ component: Double) -> Double {
        abs(component) <= 16.0 / 512 ? component / 16 : power(component, 1.8)
    }

    private static func power(_ component: Double, _ exponent: Double) -> Double {
        Double(signOf: component, magnitudeOf: Geometry.power(abs(component), exponent))
    }

    private static func positiveRemainder(_ value: Double, _ divisor: Double) -> Double {
        let remainder = value.truncatingRemainder(dividingBy: divisor)
        return remainder < 0 ? remainder + divisor : remainder
    }
}

extension SIMD3<Double> {
    fileprivate func map(_ transform: (Double) -> Double) -> SIMD3<Double> {
        SIMD3(transform(x), transform(y), transform(z))
    }
}
