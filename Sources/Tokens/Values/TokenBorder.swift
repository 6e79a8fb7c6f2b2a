package import Geometry

/// A border (format module, section 9.4).
package struct TokenBorder: Hashable, Sendable {
    /// The colour of the line.
    package let color: Color
    /// How thick the line is.
    package let width: TokenDimension
    /// How the line is drawn along its length.
    package let style: TokenStrokeStyle

    /// A border from its parts.
    package init(color: Color, width: TokenDimension, style: TokenStrokeStyle) {
        self.color = color
        self.width = width
        self.style = style
    }
}
