package import Geometry
import RealModule

/// The space in which a color token's components are given (Design Tokens Color Module 2025.10, section 4.2).
package enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    /// sRGB, encoded (IEC 61966-2-1).
    case sRGB = "srgb"
    /// sRGB in linear light.
    case linearSRGB = "srgb-linear"
    /// Hue, saturation and lightness of sRGB.
    case hsl
    /// Hue, whiteness and blackness of sRGB.
    case hwb
    /// CIE Lab at D50.
    case lab
    /// CIE Lab by chroma and hue.
    case lch
    /// Oklab.
    case oklab
    /// Oklab by chroma and hue.
    case oklch
    /// The colours of most wide displays, encoded as sRGB is.
    case displayP3 = "display-p3"
    /// Adobe RGB (1998).
    case a98RGB = "a98-rgb"
    /// ProPhoto RGB, at D50.
    case proPhotoRGB = "prophoto-rgb"
    /// ITU-R BT.2020.
    case rec2020
    /// CIE XYZ at D65.
    case xyzD65 = "xyz-d65"
    /// CIE XYZ at D50.
    case xyzD50 = "xyz-d50"

    /// What each of the three components is, in order.
    package var components: [ColorComponent] {
        switch self {
        case .sRGB, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020:
            ["red", "green", "blue"].map { ColorComponent(name: $0, range: .fraction) }
        case .hsl: [.hue, ColorComponent(name: "saturation", range: .percentage), .percentLightness]
        case .hwb:
            [
                .hue, ColorComponent(name: "whiteness", range: .percentage),
                ColorComponent(name: "blackness", range: .percentage),
            ]
        case .lab: [.percentLightness] + ColorComponent.opponents
        case .lch: [.percentLightness, .chroma, .hue]
        case .oklab: [.fractionalLightness] + ColorComponent.opponents
        case .oklch: [.fractionalLightness, .chroma, .hue]
        case .xyzD65, .xyzD50: ["x", "y", "z"].map { ColorComponent(name: $0, range: .unbounded) }
        }
    }
}

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
        case .a98RGB: .a98RGBToXYZ * components.map { Self.signedPower($0, 563 / 256) }
        case .rec2020: .rec2020ToXYZ * components.map { Self.signedPower($0, 2.4) }
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
        return SIMD3(components.x, components.y * Double.cos(angle), components.y * Double.sin(angle))
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
        abs(component) <= 16.0 / 512 ? component / 16 : signedPower(component, 1.8)
    }

    private static func signedPower(_ component: Double, _ exponent: Double) -> Double {
        Double(signOf: component, magnitudeOf: Double.pow(abs(component), exponent))
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

/// A linear change of a colour's three components.
struct ColorMatrix: Sendable {
    private let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        rows = (first, second, third)
    }

    static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
    }
}

/// From linear light to CIE XYZ and between white points: CSS Color 4, section 18 (sample code).
extension ColorMatrix {
    /// Display P3: the primaries of SMPTE RP 431-2, white D65.
    static let displayP3ToXYZ = ColorMatrix(
        SIMD3(0.486_570_948_648_216_2, 0.265_667_693_169_093_1, 0.198_217_285_234_362_5),
        SIMD3(0.228_974_564_069_748_8, 0.691_738_521_836_506_3, 0.079_286_914_093_744_98),
        SIMD3(0, 0.045_113_381_858_902_63, 1.043_944_368_900_976))

    /// Adobe RGB (1998), white D65.
    static let a98RGBToXYZ = ColorMatrix(
        SIMD3(0.576_669_042_910_130_7, 0.185_558_237_906_546_3, 0.188_228_646_234_994_7),
        SIMD3(0.297_344_975_250_536_1, 0.627_363_566_255_466_1, 0.075_291_458_493_997_89),
        SIMD3(0.027_031_361_386_412_34, 0.070_688_852_535_827_23, 0.991_337_536_837_638_9))

    /// ProPhoto RGB (ISO 22028-2), white D50.
    static let proPhotoRGBToXYZD50 = ColorMatrix(
        SIMD3(0.797_760_489_672_302_6, 0.135_185_837_175_740_3, 0.031_349_349_581_524_81),
        SIMD3(0.288_071_128_229_293_4, 0.711_843_217_810_101_4, 0.000_085_653_960_605_259_03),
        SIMD3(0, 0, 0.825_104_602_510_460_2))

    /// ITU-R BT.2020-2, white D65.
    static let rec2020ToXYZ = ColorMatrix(
        SIMD3(0.636_958_048_301_291_1, 0.144_616_903_586_208_4, 0.168_880_975_164_172_1),
        SIMD3(0.262_700_212_011_267, 0.677_998_071_518_871, 0.059_301_716_469_861_95),
        SIMD3(0, 0.028_072_693_049_087_44, 1.060_985_057_710_791))

    /// To sRGB's primaries, white D65.
    static let xyzToSRGB = ColorMatrix(
        SIMD3(3.240_969_941_904_523, -1.537_383_177_570_094, -0.498_610_760_293_003_5),
        SIMD3(-0.969_243_636_280_879_7, 1.875_967_501_507_72, 0.041_555_057_407_175_62),
        SIMD3(0.055_630_079_696_993_65, -0.203_976_958_888_976_5, 1.056_971_514_242_878))

    /// From white D50 to white D65 by Bradford's method.
    static let d50ToD65 = ColorMatrix(
        SIMD3(0.955_473_421_488_075, -0.023_098_454_948_764_71, 0.063_259_243_200_570_72),
        SIMD3(-0.028_369_709_333_863_7, 1.009_995_398_081_304_1, 0.021_041_441_191_917_323),
        SIMD3(0.012_314_014_864_481_998, -0.020_507_649_298_898_964, 1.330_365_926_242_124))
}
