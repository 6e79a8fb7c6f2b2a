/// The space in which a color token's components are given (Design Tokens Color Module 2025.10, section 4.2).
package enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    case sRGB = "srgb"
    case linearSRGB = "srgb-linear"
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case proPhotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
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
