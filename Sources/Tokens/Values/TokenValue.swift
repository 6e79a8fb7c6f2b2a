package import Geometry

/// The value of a token with every reference in it followed.
package enum TokenValue: Hashable, Sendable {
    /// In sRGB, whatever space it was written in.
    case color(Color)
    case dimension(TokenDimension)
    /// From the most to the least preferred; at least one name.
    case fontFamily([String])
    /// 1…1000, as OpenType's `wght`.
    case fontWeight(Double)
    case duration(TokenDuration)
    case cubicBezier(TokenCubicBezier)
    case number(Double)
    case strokeStyle(TokenStrokeStyle)
    case border(TokenBorder)
    case transition(TokenTransition)
    /// The first lies on top, as in CSS; at least one.
    case shadow([TokenShadow])
    /// In the order of the file; offsets are in 0…1. At least one.
    case gradient([GradientStop])
    case typography(TokenTypography)
}

extension TokenValue {
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
