package import Geometry

/// One shadow (format module, section 9.6).
package struct TokenShadow: Hashable, Sendable {
    package let color: Color
    package let offsetX: TokenDimension
    package let offsetY: TokenDimension
    package let blur: TokenDimension
    package let spread: TokenDimension
    /// Inside the shape rather than around it.
    package let isInset: Bool

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
