/// The perceived distance of two colours in the YIQ space of NTSC television.
///
/// Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color space in mobile
/// applications", Programación Matemática y Software 2 (2), 2010. Colours that are not opaque are laid over white.
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

    /// How much brighter the first pixel is, in 0…255; negative where it is darker.
    static func brightness(_ first: UInt32, minus second: UInt32) -> Double {
        first == second ? 0 : YIQ(first).y - YIQ(second).y
    }
}

/// A pixel's brightness and its two chrominances.
private struct YIQ {
    private let red: Double
    private let green: Double
    private let blue: Double

    init(_ pixel: UInt32) {
        let opacity = Double(pixel >> 24) / 255
        func component(_ shift: UInt32) -> Double {
            let value = Double(pixel >> shift & 0xFF)
            return opacity < 1 ? 255 + (value - 255) * opacity : value
        }
        red = component(16)
        green = component(8)
        blue = component(0)
    }

    var y: Double { red * 0.29889531 + green * 0.58662247 + blue * 0.11448223 }
    var i: Double { red * 0.59597799 - green * 0.27417610 - blue * 0.32180189 }
    var q: Double { red * 0.21147017 - green * 0.52261711 + blue * 0.31114694 }
}
