/// A way to set text (format module, section 9.8).
package struct TokenTypography: Hashable, Sendable {
    /// From the most to the least preferred; at least one name.
    package let fontFamily: [String]
    /// The size of the em square.
    package let fontSize: TokenDimension
    /// 1…1000.
    package let fontWeight: Double
    /// Room between letters, beyond that of the font.
    package let letterSpacing: TokenDimension
    /// A multiple of the font size.
    package let lineHeight: Double

    /// A text style from its parts.
    package init(
        fontFamily: [String], fontSize: TokenDimension, fontWeight: Double, letterSpacing: TokenDimension,
        lineHeight: Double
    ) {
        self.fontFamily = fontFamily
        self.fontSize = fontSize
        self.fontWeight = fontWeight
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }
}
