public import Geometry

/// What a text is set in: families in order of preference, a size in points and a weight.
public struct FontStyle: Hashable, Sendable {
    /// What the first lacks is looked for in the next, then in the machine's fonts of its script (TX-1, TX-2).
    public var families: [String]
    /// The size of the em square in points.
    public var size: Double
    /// From 1 to 1000; 400 is regular, 600 semibold, 700 bold.
    public var weight: Int
    /// The platform's text style whose size it has (AX-1), until a theme is resolved for a reader's size.
    public var style: TextStyle?
    /// Points between letters beyond those of the font; letters that join stay together (TX-5).
    public var letterSpacing: Double
    /// The height of a line, as a multiple of the size; `nil` for that of the font (TX-5).
    public var lineHeight: Double?

    /// A font in the default families unless others are given.
    public init(
        families: [String] = FontStyle.defaultFamilies, size: Double = 13, weight: Int = 400, style: TextStyle? = nil,
        letterSpacing: Double = 0, lineHeight: Double? = nil
    ) {
        self.families = families
        self.size = size
        self.weight = weight
        self.style = style
        self.letterSpacing = letterSpacing
        self.lineHeight = lineHeight
    }

    /// The families of texts whose style names none (IB-4).
    public static let defaultFamilies = ["Inter", "Noto Sans CJK SC", "Noto Color Emoji"]
}

extension FontStyle {
    /// The same font at another size in points, the room between its letters in proportion.
    public func resized(to size: Double) -> FontStyle {
        var font = self
        font.size = size
        font.letterSpacing *= self.size > 0 ? size / self.size : 1
        return font
    }

    /// Room between letters as a share of the size.
    package var letterSpacingInEm: Double { size > 0 ? letterSpacing / size : 0 }
}

/// Where lines stand in their box (TX-5).
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    /// At the side that lines begin at.
    case leading
    /// In the middle.
    case center
    /// At the side that lines end at.
    case trailing
}

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

/// The extents of a shaped run, in points, unrounded; its origin is the left end of its baseline.
public struct TextMetrics: Hashable, Sendable {
    /// The width that the run takes on its line.
    public var advance: Double
    /// From the baseline up to the line's top; positive.
    public var ascent: Double
    /// From the baseline down to the line's bottom; positive.
    public var descent: Double
    /// The height of a capital letter of the first font that the run uses.
    public var capHeight: Double

    /// Extents in points.
    public init(advance: Double, ascent: Double, descent: Double, capHeight: Double) {
        self.advance = advance
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }
}

/// What layout and painting ask of a text engine.
///
/// A measurer belongs to one thread. The same run always measures the same.
public protocol TextMeasuring: AnyObject {
    /// The extents of a run set on one line.
    func metrics(of run: TextRun) -> TextMetrics

    /// What the run's glyphs cover, in points relative to its origin; negative y is above the baseline. Empty for white
    /// space.
    ///
    /// Apart from the metrics, since it takes looking at each glyph.
    func ink(of run: TextRun) -> Rect
}
