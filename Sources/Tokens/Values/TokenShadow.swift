package import Geometry

/// One shadow (format module, section 9.6).
package struct TokenShadow: Hashable, Sendable {
    /// The colour of the shadow at its darkest.
    package let color: Color
    /// How far the shadow is moved to the right.
    package let offsetX: TokenDimension
    /// How far the shadow is moved down.
    package let offsetY: TokenDimension
    /// How far the edge is blurred, as CSS counts it.
    package let blur: TokenDimension
    /// How much larger the shadow is than its shape, on every side.
    package let spread: TokenDimension
    /// Inside the shape rather than around it.
    package let isInset: Bool

    /// A shadow from its parts.
    package init(
        color: Color, offsetX: TokenDimension, offsetY: TokenDimension, blur: TokenDimension, spread: TokenDimension,
        isInset: Bool = false
    ) {
        self.color = color
        self.offsetX = offsetX
        self.offsetY = offsetY
        self.blur = blur
        self.spread = spread
        self.isInset = isInset
    }
}
