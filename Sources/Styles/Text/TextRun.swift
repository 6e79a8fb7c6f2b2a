public import Geometry

/// One line of text and all that shapes it.
public struct TextRun: Hashable, Sendable {
    /// What is read, in logical order.
    public var text: String
    /// The families, the size and the weight that it is set in.
    public var font: FontStyle
    /// A BCP 47 tag; it selects the glyph variants of a language, as of Han characters in `ja` and `zh`.
    public var language: String
    /// The base direction of the bidirectional algorithm.
    public var direction: LayoutDirection

    /// A line of English from left to right unless said otherwise.
    public init(text: String, font: FontStyle, language: String = "en", direction: LayoutDirection = .leftToRight) {
        self.text = text
        self.font = font
        self.language = language
        self.direction = direction
    }
}
