import RealModule

/// A colour in sRGB, not premultiplied; every component is in 0…1.
public struct Color: Hashable, Sendable {
    /// The red component, encoded as sRGB has it, 0 to 1.
    public var red: Double
    /// The green component, 0 to 1.
    public var green: Double
    /// The blue component, 0 to 1.
    public var blue: Double
    /// How much of what lies behind is covered: 0 for nothing, 1 for all.
    public var alpha: Double

    /// A colour from its components, which are not multiplied by alpha.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// An opaque colour from a number such as `0x07C160`.
    public init(hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, alpha: alpha)
    }

    /// Opaque black.
    public static let black = Color(hex: 0x000000)
    /// Opaque white.
    public static let white = Color(hex: 0xFFFFFF)
    /// Nothing at all.
    public static let clear = Color(hex: 0x000000, alpha: 0)
}

extension Color {
    /// The same colour with its alpha multiplied by `opacity`.
    public func multipliedAlpha(by opacity: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }

    /// The colour that shows where this one lies over another (Porter and Duff's “over”).
    package func laid(over other: Color) -> Color {
        let whole = alpha + other.alpha * (1 - alpha)
        guard whole > 0 else { return .clear }
        func mixed(_ path: KeyPath<Color, Double>) -> Double {
            (self[keyPath: path] * alpha + other[keyPath: path] * other.alpha * (1 - alpha)) / whole
        }
        return Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: whole)
    }

    /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque; components rounded to 8 bits.
    public var hexadecimal: String {
        let components = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return components.reduce(into: "#") { text, component in
            let byte = UInt8((min(max(component, 0), 1) * 255).rounded())
            text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}

extension Color: CustomStringConvertible {
    public var description: String { hexadecimal }
}

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
        return Double(signOf: component, magnitudeOf: Double.pow((size + 0.055) / 1.055, 2.4))
    }

    /// A linear-light component as sRGB encodes it: the inverse of `decoded(_:)`.
    package static func encoded(_ component: Double) -> Double {
        let size = abs(component)
        guard size > 0.003_130_8 else { return component * 12.92 }
        // Written around 1, not as 1.055 · x − 0.055, so that white stays exactly 1.
        return Double(signOf: component, magnitudeOf: 1 + 1.055 * (Double.pow(size, 1 / 2.4) - 1))
    }
}

/// A colour at a place along a gradient.
public struct GradientStop: Hashable, Sendable {
    /// 0 at the gradient's start, 1 at its end.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// A colour at a place along the gradient.
    public init(offset: Double, color: Color) {
        self.offset = offset
        self.color = color
    }
}

/// The space in which two colours are mixed (SL-4).
public enum ColorInterpolation: String, Hashable, Sendable, CaseIterable {
    /// Oklab, in which equal steps look equal.
    case oklab
    /// The encoded components of sRGB.
    case srgb
}
