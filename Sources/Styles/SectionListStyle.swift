public import Geometry

/// The look of the list under the bar (SL-1 … SL-8).
public struct SectionListStyle: Hashable, Sendable {
    /// What is behind the rows.
    public var background: Fill
    /// Points that resting content stays clear of at the top, inside the safe area; headers pin below them (SL-2,
    /// SL-8).
    public var topInset: Double
    /// Points that resting content stays clear of at the bottom, inside the safe area (SL-8).
    public var bottomInset: Double
    /// The look of section headers (SL-1).
    public var header: SectionHeaderStyle
    /// The look of rows (SL-1).
    public var row: RowStyle
    /// The look of section footers (SL-7).
    public var footer: SectionFooterStyle
    /// The look of the view above all sections (SL-1).
    public var tableHeader: TableHeaderStyle
    /// What becomes of sections without rows (SL-6).
    public var emptySections: EmptySections
    /// What shows above the pin line (SL-11).
    public var strip: Strip

    /// A plain list; what is not given is as its rule says.
    public init(
        background: Fill = .color(StandardColors.light.ground), topInset: Double = 0, bottomInset: Double = 0,
        header: SectionHeaderStyle = SectionHeaderStyle(), row: RowStyle = RowStyle(),
        footer: SectionFooterStyle = SectionFooterStyle(), tableHeader: TableHeaderStyle = TableHeaderStyle(),
        emptySections: EmptySections = .drop, strip: Strip = .cover
    ) {
        self.background = background
        self.topInset = topInset
        self.bottomInset = bottomInset
        self.header = header
        self.row = row
        self.footer = footer
        self.tableHeader = tableHeader
        self.emptySections = emptySections
        self.strip = strip
    }

    /// What shows in the strip above the pin line, which the top insets leave (SL-11).
    public enum Strip: String, Hashable, Sendable, CaseIterable {
        /// The current header's background, or the list's: it hides what scrolls under it.
        case cover
        /// What scrolls under it.
        case content
    }

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
    /// Points between the leading edge of the row and the line; `nil` for a line that begins where the title does (SL-1).
    public var leadingInset: Double?
    /// Points between the line and the trailing edge of the row; `nil` for none, and for a row's line 8 points before the
    /// bar while that is permanent (SL-12).
    public var trailingInset: Double?

    /// A line of one device pixel unless another thickness is given.
    public init(
        color: Color = StandardColors.light.separator, thickness: Thickness = .hairline, leadingInset: Double? = 0,
        trailingInset: Double? = nil
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
    /// Where headers stand (LK-6).
    public var place: Place
    /// Whether a header stays at the top while its section passes (LK-7).
    public var sticks: Bool
    /// The height of each header, in points (SL-1); one in the gutter is as high as a row.
    public var height: Double
    /// The font of the title.
    public var font: FontStyle
    /// The colour of the title while the header stands at its own place (SL-4).
    public var restingColor: Color
    /// The colour of the title while the header is held at the pin line (SL-4).
    public var pinnedColor: Color
    /// The colour space in which the two are mixed while one header pushes another (SL-4).
    public var interpolation: ColorInterpolation
    /// What is drawn behind the title while the header stands at its own place.
    public var restingBackground: Fill
    /// What is drawn behind the title of a pinned header; the two are mixed, as the colours are, during a push.
    public var pinnedBackground: Fill
    /// Points before the title.
    public var leadingInset: Double
    /// Points after the title, which is truncated there.
    public var trailingInset: Double
    /// Where the title stands between its insets (TX-5).
    public var alignment: TextAlignment
    /// The line along the header's bottom edge.
    public var separator: SeparatorStyle

    /// A header; what is not given is as its rule says.
    public init(
        place: Place = .above, sticks: Bool = true, height: Double = 28,
        font: FontStyle = FontStyle(size: 14, weight: 600),
        restingColor: Color = StandardColors.light.secondaryText, pinnedColor: Color = StandardColors.light.text,
        interpolation: ColorInterpolation = .oklab,
        restingBackground: Fill = .color(StandardColors.light.headerGround),
        pinnedBackground: Fill = .color(StandardColors.light.headerGround), leadingInset: Double = 16,
        trailingInset: Double = 16, alignment: TextAlignment = .leading, separator: SeparatorStyle = .none
    ) {
        self.place = place
        self.sticks = sticks
        self.height = height
        self.font = font
        self.restingColor = restingColor
        self.pinnedColor = pinnedColor
        self.interpolation = interpolation
        self.restingBackground = restingBackground
        self.pinnedBackground = pinnedBackground
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
        self.alignment = alignment
        self.separator = separator
    }

    /// Where headers stand (LK-6).
    public enum Place: String, Hashable, Sendable, CaseIterable {
        /// Each above its rows.
        case above
        /// Beside the first row, in the room before its content.
        case gutter
    }
}

/// The look of rows (SL-1).
public struct RowStyle: Hashable, Sendable {
    /// The height of each row, in points (SL-1).
    public var height: Double
    /// What is drawn behind the contents of a row.
    public var background: Fill
    /// The font of the name.
    public var titleFont: FontStyle
    /// The colour of the name.
    public var titleColor: Color
    /// The font of the line under the name.
    public var subtitleFont: FontStyle
    /// The colour of the line under the name.
    public var subtitleColor: Color
    /// Points between the title's line and the subtitle's.
    public var subtitleGap: Double
    /// Points before the picture, or before the texts where there is none.
    public var leadingInset: Double
    /// Points after the texts, which are truncated there; `nil` for 16, and 8 before the bar while that is permanent
    /// (SL-12).
    public var trailingInset: Double?
    /// Where the name and the line under it stand in their room (TX-5).
    public var alignment: TextAlignment
    /// The picture at the leading end (SL-1).
    public var picture: RowPictureStyle
    /// The line between a row and the next (SL-1).
    public var separator: SeparatorStyle
    /// Whether the last row of a section has a separator.
    public var separatorAfterLast: Bool

    /// A row; what is not given is as its rule says.
    public init(
        height: Double = 44, background: Fill = .none, titleFont: FontStyle = FontStyle(size: 17),
        titleColor: Color = StandardColors.light.text, subtitleFont: FontStyle = FontStyle(size: 13),
        subtitleColor: Color = StandardColors.light.secondaryText, subtitleGap: Double = 2, leadingInset: Double = 16,
        trailingInset: Double? = nil, alignment: TextAlignment = .leading, picture: RowPictureStyle = RowPictureStyle(),
        separator: SeparatorStyle = SeparatorStyle(leadingInset: 16), separatorAfterLast: Bool = false
    ) {
        self.height = height
        self.background = background
        self.titleFont = titleFont
        self.titleColor = titleColor
        self.subtitleFont = subtitleFont
        self.subtitleColor = subtitleColor
        self.subtitleGap = subtitleGap
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
        self.alignment = alignment
        self.picture = picture
        self.separator = separator
        self.separatorAfterLast = separatorAfterLast
    }
}

/// The picture at the leading end of a row (SL-1).
public struct RowPictureStyle: Hashable, Sendable {
    /// The outline that the picture is cut to (SL-1).
    public var shape: Shape
    /// The side of the square that holds it, in points.
    public var size: Double
    /// Points between the picture and the texts.
    public var gap: Double
    /// The line inside the picture's edge.
    public var border: Border
    /// What stands for an item without a picture: a tile in one of these colours, chosen by the item's name,
    /// with the name's first letters. Empty for no tile.
    public var monogramColors: [Color]
    /// Fills of the tiles in place of the colours, as gradients; none for plain colours.
    public var monogramFills: [Fill]
    /// How many letters stand on a tile: 1, or 2 for those of the first and of the last word of a name (TX-7).
    public var monogramLetters: Int
    /// The font of a tile's letters.
    public var monogramFont: FontStyle
    /// The colour of a tile's letters.
    public var monogramColor: Color

    /// No picture unless a shape is given.
    public init(
        shape: Shape = .none, size: Double = 40, gap: Double = 12, border: Border = .none,
        monogramColors: [Color] = [StandardColors.light.fill], monogramFills: [Fill] = [], monogramLetters: Int = 1,
        monogramFont: FontStyle = FontStyle(size: 17, weight: 600),
        monogramColor: Color = StandardColors.light.textOnFill
    ) {
        self.shape = shape
        self.size = size
        self.gap = gap
        self.border = border
        self.monogramColors = monogramColors
        self.monogramFills = monogramFills
        self.monogramLetters = monogramLetters
        self.monogramFont = monogramFont
        self.monogramColor = monogramColor
    }

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
    public var height: Double
    /// The font of the text.
    public var font: FontStyle
    /// The colour of the text.
    public var color: Color
    /// What is drawn behind the text.
    public var background: Fill
    /// Points before the text.
    public var leadingInset: Double
    /// Points after the text, which is truncated there.
    public var trailingInset: Double
    /// Where the text stands between its insets (TX-5).
    public var alignment: TextAlignment
    /// Where footers are while their section is on the screen (SL-7).
    public var position: Position

    /// A footer; what is not given is as its rule says.
    public init(
        height: Double = 28, font: FontStyle = FontStyle(size: 13), color: Color = StandardColors.light.secondaryText,
        background: Fill = .none, leadingInset: Double = 16, trailingInset: Double = 16,
        alignment: TextAlignment = .leading, position: Position = .inPlace
    ) {
        self.height = height
        self.font = font
        self.color = color
        self.background = background
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
        self.alignment = alignment
        self.position = position
    }

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
    public var kind: Kind
    /// The height of the view, in points.
    public var height: Double
    /// What is drawn behind the search field.
    public var background: Fill
    /// Room between the view's edges and the search field.
    public var fieldInsets: Insets
    /// What the search field is filled with.
    public var fieldFill: Fill
    /// How the corners of the search field are rounded.
    public var fieldRounding: CornerRounding
    /// Points between the field's leading end and the glyph, where they stand there.
    public var fieldPadding: Double
    /// The text in the empty field.
    public var placeholder: String
    /// The font of the placeholder; the glyph goes with its size.
    public var placeholderFont: FontStyle
    /// The colour of glyph and placeholder.
    public var placeholderColor: Color
    /// Where glyph and placeholder stand in the field.
    public var alignment: Alignment
    /// The disc with somebody's letters at the field's trailing end (LK-8).
    public var avatar: AvatarStyle

    /// No view above the sections unless a kind is given.
    public init(
        kind: Kind = .none, height: Double = 56, background: Fill = .none,
        fieldInsets: Insets = Insets(top: 10, leading: 16, bottom: 10, trailing: 16),
        fieldFill: Fill = .color(StandardColors.light.fieldGround), fieldRounding: CornerRounding = .continuous(10),
        fieldPadding: Double = 8, placeholder: String = "Search", placeholderFont: FontStyle = FontStyle(size: 17),
        placeholderColor: Color = StandardColors.light.secondaryText, alignment: Alignment = .leading,
        avatar: AvatarStyle = AvatarStyle()
    ) {
        self.kind = kind
        self.height = height
        self.background = background
        self.fieldInsets = fieldInsets
        self.fieldFill = fieldFill
        self.fieldRounding = fieldRounding
        self.fieldPadding = fieldPadding
        self.placeholder = placeholder
        self.placeholderFont = placeholderFont
        self.placeholderColor = placeholderColor
        self.alignment = alignment
        self.avatar = avatar
    }

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
