/// What a token's value is (Design Tokens Format Module 2025.10, sections 8 and 9): `color`, `dimension`, `fontFamily`,
/// `fontWeight`, `duration`, `cubicBezier`, `number`, or one of several parts: `strokeStyle`, `border`, `transition`,
/// `shadow`, `gradient`, `typography`.
package enum TokenType: String, Hashable, Sendable, CaseIterable {
    case color
    case dimension
    case fontFamily
    case fontWeight
    case duration
    case cubicBezier
    case number
    case strokeStyle
    case border
    case transition
    case shadow
    case gradient
    case typography
}
