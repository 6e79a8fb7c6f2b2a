package import Geometry

/// How well ink stands out from its ground, as WCAG 2.2 measures it.
package enum Contrast {
    /// (L₁ + 0.05) / (L₂ + 0.05) of the relative luminances of two opaque colours, the lighter one above: from 1 to 21.
    package static func ratio(_ first: Color, _ second: Color) -> Double {
        let (one, two) = (first.luminance, second.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}

extension Color {
    /// The Y of CIE XYZ under D65, 1 for white (IEC 61966-2-1).
    package var luminance: Double {
        let light = linearLight
        return 0.21263900587151027 * light.x + 0.715168678767756 * light.y + 0.07219231536073371 * light.z
    }
}
