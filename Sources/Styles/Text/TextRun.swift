public import Geometry

/// One line of text and all that shapes it.
public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: FontStyle
    /// A BCP 47 tag; it selects the glyph variants of a language, as of Han characters in `ja` and `zh`.
    public var language: String
    /// The base direction of the bidirectional algorithm.
    public var direction: LayoutDirection

    public init(text: String, font: FontStyle, language: String = "en", direction: LayoutDirection = .leftToRight) {
        self.text = text
        self.font = font
        self.language = language
        self.direction = direction
    }
}
