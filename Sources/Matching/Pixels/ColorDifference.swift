import Foundation
package import Geometry

/// Differences between colours as eyes see them.
package enum ColorDifference {
    /// CIEDE2000 of two opaque colours (CIE 142-2001), for D65.
    package static func deltaE(_ first: Color, _ second: Color) -> Double {
        let (one, two) = (Lab(first), Lab(second))
        let chroma = (hypot(one.a, one.b) + hypot(two.a, two.b)) / 2
        let seventh = pow(chroma, 7)
        let growth = 1.5 - 0.5 * (seventh / (seventh + 6_103_515_625)).squareRoot()
        let (c1, c2) = (hypot(one.a * growth, one.b), hypot(two.a * growth, two.b))
        func hue(_ a: Double, _ b: Double) -> Double {
            let angle = atan2(b, a * growth) * 180 / .pi
            return a == 0 && b == 0 ? 0 : angle < 0 ? angle + 360 : angle
        }
        let (h1, h2) = (hue(one.a, one.b), hue(two.a, two.b))
        var turn = h2 - h1
        if c1 * c2 == 0 { turn = 0 } else if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let (dL, dC) = (two.lightness - one.lightness, c2 - c1)
        let dH = 2 * (c1 * c2).squareRoot() * sin(turn * .pi / 360)
        let (meanL, meanC) = ((one.lightness + two.lightness) / 2, (c1 + c2) / 2)
        let sum = h1 + h2
        let meanH =
            c1 * c2 == 0 ? sum : abs(h1 - h2) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
        func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
        let tint =
            1 - 0.17 * cosine(meanH - 30) + 0.24 * cosine(2 * meanH) + 0.32 * cosine(3 * meanH + 6)
            - 0.2 * cosine(4 * meanH - 63)
        let middle = (meanL - 50) * (meanL - 50)
        let sL = 1 + 0.015 * middle / (20 + middle).squareRoot()
        let (sC, sH) = (1 + 0.045 * meanC, 1 + 0.015 * meanC * tint)
        let power = pow(meanC, 7)
        let blue = exp(-pow((meanH - 275) / 25, 2))
        let rotation =
            -2 * (power / (power + 6_103_515_625)).squareRoot() * sin(60 * blue * .pi / 180)
        let (l, c, h) = (dL / sL, dC / sC, dH / sH)
        return max(l * l + c * c + h * h + rotation * c * h, 0).squareRoot()
    }
}

/// CIE L*a*b* of an sRGB colour, for D65.
private struct Lab {
    let lightness: Double
    let a: Double
    let b: Double

    init(_ color: Color) {
        let rgb = color.linearLight
        func curve(_ value: Double) -> Double {
            value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
        }
        let x = curve((0.4124564 * rgb.x + 0.3575761 * rgb.y + 0.1804375 * rgb.z) / 0.95047)
        let y = curve(0.2126729 * rgb.x + 0.7151522 * rgb.y + 0.0721750 * rgb.z)
        let z = curve((0.0193339 * rgb.x + 0.1191920 * rgb.y + 0.9503041 * rgb.z) / 1.08883)
        lightness = 116 * y - 16
        a = 500 * (x - y)
        b = 200 * (y - z)
    }
}
