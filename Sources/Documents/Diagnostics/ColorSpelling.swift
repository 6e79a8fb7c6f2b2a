package import Geometry

/// Colours as CSS and other tools write them, for hints of what to write in a file of ours.
package enum ColorSpelling {
    /// The colour that a text means which is no colour of a file: `white`, `rgb(255 0 0 / 50%)`, `hsl(120, 50%, 50%)`,
    /// `07C160`; `nil` for any other.
    package static func color(of text: String) -> Color? {
        let text = text.lowercased()
        return named[text] ?? function(text) ?? Color(written: "#" + text) ?? Color(written: text)
    }

    /// The sixteen basic names of CSS, and a few more that people type.
    private static let named: [String: Color] = [
        "black": Color(hex: 0x000000), "white": Color(hex: 0xFFFFFF), "gray": Color(hex: 0x808080),
        "grey": Color(hex: 0x808080), "silver": Color(hex: 0xC0C0C0), "red": Color(hex: 0xFF0000),
        "maroon": Color(hex: 0x800000), "yellow": Color(hex: 0xFFFF00), "olive": Color(hex: 0x808000),
        "lime": Color(hex: 0x00FF00), "green": Color(hex: 0x008000), "aqua": Color(hex: 0x00FFFF),
        "cyan": Color(hex: 0x00FFFF), "teal": Color(hex: 0x008080), "blue": Color(hex: 0x0000FF),
        "navy": Color(hex: 0x000080), "fuchsia": Color(hex: 0xFF00FF), "magenta": Color(hex: 0xFF00FF),
        "purple": Color(hex: 0x800080), "orange": Color(hex: 0xFFA500), "pink": Color(hex: 0xFFC0CB),
        "brown": Color(hex: 0xA52A2A), "transparent": Color(hex: 0x000000).multipliedAlpha(by: 0),
        "clear": Color(hex: 0x000000).multipliedAlpha(by: 0),
    ]

    /// `rgb()`, `rgba()`, `hsl()` and `hsla()`, with commas or spaces.
    private static func function(_ text: String) -> Color? {
        guard text.hasSuffix(")"), let opening = text.firstIndex(of: "(") else { return nil }
        let parts = text[text.index(after: opening)...].dropLast().split { " ,/".contains($0) }
        guard (3...4).contains(parts.count) else { return nil }
        let alpha = parts.count == 4 ? part(parts[3], of: 1) : 1
        guard let alpha else { return nil }
        switch text[..<opening] {
        case "rgb", "rgba":
            guard let red = part(parts[0], of: 255), let green = part(parts[1], of: 255),
                let blue = part(parts[2], of: 255)
            else { return nil }
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        case "hsl", "hsla":
            guard let hue = Double(parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]), hue.isFinite,
                let saturation = part(parts[1], of: 100), let lightness = part(parts[2], of: 100)
            else { return nil }
            return color(hue: hue, saturation: saturation, lightness: lightness, alpha: alpha)
        default: return nil
        }
    }

    /// A share from 0 to 1: a percentage, or a number of a whole.
    private static func part(_ text: Substring, of whole: Double) -> Double? {
        let number = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text).map { $0 / whole }
        guard let number, number.isFinite else { return nil }
        return min(max(number, 0), 1)
    }

    /// CSS Color 4, section 7.
    private static func color(hue: Double, saturation: Double, lightness: Double, alpha: Double) -> Color {
        func channel(_ offset: Double) -> Double {
            let turned = offset + hue / 30
            let place = turned - 12 * (turned / 12).rounded(.down)
            let amplitude = saturation * min(lightness, 1 - lightness)
            return lightness - amplitude * max(-1, min(place - 3, 9 - place, 1))
        }
        return Color(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
    }
}

extension Color {
    /// A colour as a theme writes it: `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    package init?(written text: String) {
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.hasPrefix("#"), digits.count == text.utf8.count - 1 else { return nil }
        func component(_ index: Int) -> Double {
            digits.count == 3
                ? Double(digits[index] * 17) / 255 : Double(digits[2 * index] * 16 + digits[2 * index + 1]) / 255
        }
        guard [3, 6, 8].contains(digits.count) else { return nil }
        self.init(
            red: component(0), green: component(1), blue: component(2), alpha: digits.count == 8 ? component(3) : 1)
    }
}
