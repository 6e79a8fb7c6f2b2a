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
