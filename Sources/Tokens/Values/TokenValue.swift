package import Geometry

/// The value of a token with every reference in it followed.
package enum TokenValue: Hashable, Sendable {
    /// In sRGB, whatever space it was written in.
    case color(Color)
    /// A length.
    case dimension(TokenDimension)
    /// From the most to the least preferred; at least one name.
    case fontFamily([String])
    /// 1…1000, as OpenType's `wght`.
    case fontWeight(Double)
    /// A time.
    case duration(TokenDuration)
    /// How the progress of an animation depends on time.
    case cubicBezier(TokenCubicBezier)
    /// A number without a unit.
    case number(Double)
    /// How a line is drawn along its length.
    case strokeStyle(TokenStrokeStyle)
    /// A line with its colour and its width.
    case border(TokenBorder)
    /// An animated change.
    case transition(TokenTransition)
    /// The first lies on top, as in CSS; at least one.
    case shadow([TokenShadow])
    /// In the order of the file; offsets are in 0…1. At least one.
    case gradient([GradientStop])
    /// A font with its spacing.
    case typography(TokenTypography)
}

extension TokenValue {
    /// The type that the value is of.
    package var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .number: .number
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .shadow: .shadow
        case .gradient: .gradient
        case .typography: .typography
        }
    }
}
