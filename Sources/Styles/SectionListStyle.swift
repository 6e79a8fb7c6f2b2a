public import Geometry

/// The look of the list under the bar (SL-1 … SL-8).
public struct SectionListStyle: Hashable, Sendable {
    /// The colour behind the rows.
    public var background = Color.white
    /// Points that resting content stays clear of at the top, inside the safe area; headers pin below them (SL-2,
    /// SL-8).
    public var topInset = 0.0
    /// Points that resting content stays clear of at the bottom, inside the safe area (SL-8).
    public var bottomInset = 0.0
    /// The look of section headers (SL-1).
    public var header = SectionHeaderStyle()
    /// The look of rows (SL-1).
    public var row = RowStyle()
    /// The look of section footers (SL-7).
    public var footer = SectionFooterStyle()
    /// The look of the view above all sections (SL-1).
    public var tableHeader = TableHeaderStyle()
    /// What becomes of sections without rows (SL-6).
    public var emptySections = EmptySections.drop

    /// A plain list as it is by default.
    public init() {}

    /// What becomes of sections without rows (SL-6).
    public enum EmptySections: String, Hashable, Sendable, CaseIterable {
        /// They are not shown.
        case drop
        /// Their headers are shown.
        case keep
    }
}

/// A line between rows, or along a header's edge; a thickness of 0 draws none.
public struct SeparatorStyle: Hashable, Sendable {
    /// The colour of the line.
    public var color: Color
    /// How thick the line is.
    public var thickness: Thickness
    /// Points between the leading edge of the row and the line.
    public var leadingInset: Double
    /// Points between the line and the trailing edge of the row.
    public var trailingInset: Double

    /// A line of one device pixel unless another thickness is given.
    public init(
        color: Color = Color(hex: 0xC6C6C8), thickness: Thickness = .hairline, leadingInset: Double = 0,
        trailingInset: Double = 0
    ) {
        self.color = color
        self.thickness = thickness
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
    }

    /// How thick a separator is (SL-1).
    public enum Thickness: Hashable, Sendable {
        /// One device pixel at any scale.
        case hairline
        /// Points; 0 for no line.
        case points(Double)
    }

    /// No line.
    public static let none = SeparatorStyle(thickness: .points(0))
}

/// The look of section headers (SL-1 … SL-5).
public struct SectionHeaderStyle: Hashable, Sendable {
    /// The height of each header, in points (SL-1).
    public var height = 28.0
    /// The font of the title.
    public var font = FontStyle(size: 14, weight: 600)
    /// The colour of the title while the header stands at its own place (SL-4).
    public var restingColor = Color(hex: 0x8E8E93)
    /// The colour of the title while the header is held at the pin line (SL-4).
    public var pinnedColor = Color(hex: 0x07C160)
    /// The colour space in which the two are mixed while one header pushes another (SL-4).
    public var interpolation = ColorInterpolation.oklab
    /// What is drawn behind the title while the header stands at its own place.
    public var restingBackground = Fill.color(Color(hex: 0xF7F7F7))
    /// What is drawn behind the title of a pinned header; the two are mixed, as the colours are, during a push.
    public var pinnedBackground = Fill.color(Color(hex: 0xF7F7F7))
    /// Points before the title.
    public var leadingInset = 16.0
    /// Points after the title, which is truncated there.
    public var trailingInset = 16.0
    /// The line along the header's bottom edge.
    public var separator = SeparatorStyle.none

    /// A header as it is by default.
    public init() {}
}

/// The look of rows (SL-1).
public struct RowStyle: Hashable, Sendable {
    /// The height of each row, in points (SL-1).
    public var height = 44.0
    /// What is drawn behind the contents of a row.
    public var background = Fill.none
    /// The font of the name.
    public var titleFont = FontStyle(size: 17)
    /// The colour of the name.
    public var titleColor = Color.black
    /// The font of the line under the name.
    public var subtitleFont = FontStyle(size: 13)
    /// The colour of the line under the name.
    public var subtitleColor = Color(hex: 0x8E8E93)
    /// Points between the title's line and the subtitle's.
    public var subtitleGap = 2.0
    /// Points before the picture, or before the texts where there is none.
    public var leadingInset = 16.0
    /// Points after the texts, which are truncated there.
    public var trailingInset = 16.0
    /// The picture at the leading end (SL-1).
    public var picture = RowPictureStyle()
    /// The line between a row and the next (SL-1).
    public var separator = SeparatorStyle(leadingInset: 16)
    /// Whether the last row of a section has a separator.
    public var separatorAfterLast = false

    /// A row as it is by default.
    public init() {}
}

/// The picture at the leading end of a row (SL-1).
public struct RowPictureStyle: Hashable, Sendable {
    /// The outline that the picture is cut to (SL-1).
    public var shape = Shape.none
    /// The side of the square that holds it, in points.
    public var size = 40.0
    /// Points between the picture and the texts.
    public var gap = 12.0
    /// The line inside the picture's edge.
    public var border = Border.none
    /// What stands for an item without a picture: a tile in one of these colours, chosen by the item's name,
    /// with the name's first character. Empty for no tile.
    public var monogramColors: [Color] = [Color(hex: 0x8E8E93)]
    /// The font of a tile's character.
    public var monogramFont = FontStyle(size: 17, weight: 600)
    /// The colour of a tile's character.
    public var monogramColor = Color.white

    /// No picture.
    public init() {}

    /// The outline of the picture at the leading end of a row (SL-1).
    public enum Shape: Hashable, Sendable {
        /// No picture.
        case none
        /// A square.
        case square
        /// A circle.
        case circle
        /// Corner radius in points.
        case rounded(Double)
    }
}

/// The look of section footers (SL-1, SL-7).
public struct SectionFooterStyle: Hashable, Sendable {
    /// The height of each footer, in points.
    public var height = 28.0
    /// The font of the text.
    public var font = FontStyle(size: 13)
    /// The colour of the text.
    public var color = Color(hex: 0x8E8E93)
    /// What is drawn behind the text.
    public var background = Fill.none
    /// Points before the text.
    public var leadingInset = 16.0
    /// Points after the text, which is truncated there.
    public var trailingInset = 16.0
    /// Where footers are while their section is on the screen (SL-7).
    public var position = Position.inPlace

    /// A footer as it is by default.
    public init() {}

    /// Where a footer is while its section is on the screen (SL-7).
    public enum Position: String, Hashable, Sendable, CaseIterable {
        /// After the last row.
        case inPlace
        /// Held at the bottom edge until its own place comes into sight.
        case sticky
    }
}

/// The view above all sections (SL-1).
public struct TableHeaderStyle: Hashable, Sendable {
    /// What the view shows; `none` for no view.
    public var kind = Kind.none
    /// The height of the view, in points.
    public var height = 56.0
    /// What is drawn behind the search field.
    public var background = Fill.none
    /// Room between the view's edges and the search field.
    public var fieldInsets = Insets(top: 10, leading: 16, bottom: 10, trailing: 16)
    /// What the search field is filled with.
    public var fieldFill = Fill.color(Color(hex: 0xEFEFF0))
    /// How the corners of the search field are rounded.
    public var fieldRounding = CornerRounding.continuous(10)
    /// Points between the field's leading end and the glyph, where they stand there.
    public var fieldPadding = 8.0
    /// The text in the empty field.
    public var placeholder = "Search"
    /// The font of the placeholder; the glyph goes with its size.
    public var placeholderFont = FontStyle(size: 17)
    /// The colour of glyph and placeholder.
    public var placeholderColor = Color(hex: 0x8A8A8E)
    /// Where glyph and placeholder stand in the field.
    public var alignment = Alignment.leading

    /// No view above the sections.
    public init() {}

    /// What stands above all sections (SL-1).
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// A search field.
        case searchBar
    }

    /// Where the glyph and the placeholder stand in the field.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// At its leading end.
        case leading
        /// In its middle.
        case center
    }
}
