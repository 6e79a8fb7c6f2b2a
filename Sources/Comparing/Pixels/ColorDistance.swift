/// The perceived distance of two colours in the YIQ space of NTSC television.
///
/// Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Programación Matemática y Software 2 (2), 2010. Colours that are not opaque are laid over white.
/// Pixels are `0xAABBGGRR`.
enum ColorDistance {
    /// The distance of black and white, the greatest there is.
    static let maximum = 35215.0

    /// 0 for equal pixels, at most `maximum`.
    static func squared(_ first: UInt32, _ second: UInt32) -> Double {
        guard first != second else { return 0 }
        let first = YIQ(first)
        let second = YIQ(second)
        let y = first.y - second.y
        let i = first.i - second.i
        let q = first.q - second.q
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }

    /// In 0…255.
    static func brightness(of pixel: UInt32) -> Double { YIQ(pixel).y }
}

/// A pixel's brightness and its two chrominances.
private struct YIQ {
    private let red: Double
    private let green: Double
    private let blue: Double

    init(_ pixel: UInt32) {
        let alpha = pixel >> 24
        let components = (Double(pixel & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel >> 16 & 0xFF))
        guard alpha < 255 else {
            (red, green, blue) = components
            return
        }
        let opacity = Double(alpha) / 255
        red = 255 + (components.0 - 255) * opacity
        green = 255 + (components.1 - 255) * opacity
        blue = 255 + (components.2 - 255) * opacity
    }

    var y: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
    var i: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
    var q: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}
