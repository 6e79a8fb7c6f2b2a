package import Geometry

/// A border (format module, section 9.4).
package struct TokenBorder: Hashable, Sendable {
    package let color: Color
    package let width: TokenDimension
    package let style: TokenStrokeStyle

    package init(color: Color, width: TokenDimension, style: TokenStrokeStyle) {
        self.color = color
        self.width = width
        self.style = style
    }
}
