public import Geometry

/// The look of the list under the bar (SL-1 … SL-8).
public struct SectionListStyle: Hashable, Sendable {
    public var background = Color.white
    /// Points between the canvas edge (inside its safe area) and the resting content: SL-8.
    public var topInset = 0.0
    public var bottomInset = 0.0
    public var header = SectionHeaderStyle()
    public var row = RowStyle()
    public var footer = SectionFooterStyle()
    public var tableHeader = TableHeaderStyle()
    /// SL-6.
    public var emptySections = EmptySections.drop

    public init() {}

    /// SL-6.
    public enum EmptySections: String, Hashable, Sendable, CaseIterable {
        case drop
        case keep
    }
}

/// A line between rows, or along a header's edge; a thickness of 0 draws none.
public struct SeparatorStyle: Hashable, Sendable {
    public var color: Color
    /// Points. `hairline` is one device pixel at any scale.
    public var thickness: Thickness
    public var leadingInset: Double
    public var trailingInset: Double

    public init(
        color: Color = Color(hex: 0xC6C6C8), thickness: Thickness = .hairline, leadingInset: Double = 0,
        trailingInset: Double = 0
    ) {
        self.color = color
        self.thickness = thickness
        self.leadingInset = leadingInset
        self.trailingInset = trailingInset
    }

    /// SL-1: of the line.
    public enum Thickness: Hashable, Sendable {
        case hairline
        case points(Double)
    }

    public static let none = SeparatorStyle(thickness: .points(0))
}

/// The look of section headers (SL-1 … SL-5).
public struct SectionHeaderStyle: Hashable, Sendable {
    public var height = 28.0
    public var font = FontStyle(size: 14, weight: 600)
    /// SL-4.
    public var restingColor = Color(hex: 0x8E8E93)
    public var pinnedColor = Color(hex: 0x07C160)
    public var interpolation = ColorInterpolation.oklab
    public var restingBackground = Fill.color(Color(hex: 0xF7F7F7))
    public var pinnedBackground = Fill.color(Color(hex: 0xF7F7F7))
    public var leadingInset = 16.0
    public var trailingInset = 16.0
    /// Along the bottom edge.
    public var separator = SeparatorStyle.none

    public init() {}
}

/// The look of rows (SL-1).
public struct RowStyle: Hashable, Sendable {
    public var height = 44.0
    public var background = Fill.none
    public var titleFont = FontStyle(size: 17)
    public var titleColor = Color.black
    public var subtitleFont = FontStyle(size: 13)
    public var subtitleColor = Color(hex: 0x8E8E93)
    /// Points between the title's line and the subtitle's.
    public var subtitleGap = 2.0
    public var leadingInset = 16.0
    public var trailingInset = 16.0
    public var picture = RowPictureStyle()
    public var separator = SeparatorStyle(leadingInset: 16)
    /// Whether the last row of a section has a separator.
    public var separatorAfterLast = false

    public init() {}
}

/// The picture at the leading end of a row (SL-1).
public struct RowPictureStyle: Hashable, Sendable {
    public var shape = Shape.none
    /// The side of the square that holds it, in points.
    public var size = 40.0
    /// Points between the picture and the texts.
    public var gap = 12.0
    public var border = Border.none
    /// What stands for an item without a picture: a tile in one of these colours, chosen by the item's name,
    /// with the name's first character. Empty for no tile.
    public var monogramColors: [Color] = [Color(hex: 0x8E8E93)]
    public var monogramFont = FontStyle(size: 17, weight: 600)
    public var monogramColor = Color.white

    public init() {}

    /// SL-1: of the leading picture.
    public enum Shape: Hashable, Sendable {
        case none
        case square
        case circle
        /// Corner radius in points.
        case rounded(Double)
    }
}

/// The look of section footers (SL-1, SL-7).
public struct SectionFooterStyle: Hashable, Sendable {
    public var height = 28.0
    public var font = FontStyle(size: 13)
    public var color = Color(hex: 0x8E8E93)
    public var background = Fill.none
    public var leadingInset = 16.0
    public var trailingInset = 16.0
    public var position = Position.inPlace

    public init() {}

    /// SL-7.
    public enum Position: String, Hashable, Sendable, CaseIterable {
        case inPlace
        case sticky
    }
}

/// The view above all sections (SL-1).
public struct TableHeaderStyle: Hashable, Sendable {
    public var kind = Kind.none
    public var height = 56.0
    public var background = Fill.none
    /// The search field: its frame inside the table header, and its look.
    public var fieldInsets = Insets(top: 10, leading: 16, bottom: 10, trailing: 16)
    public var fieldFill = Fill.color(Color(hex: 0xEFEFF0))
    public var fieldRounding = CornerRounding.continuous(10)
    /// Points between the field's leading end and the glyph, where they stand there.
    public var fieldPadding = 8.0
    public var placeholder = "Search"
    public var placeholderFont = FontStyle(size: 17)
    public var placeholderColor = Color(hex: 0x8A8A8E)
    public var alignment = Alignment.leading

    public init() {}

    /// SL-1: what stands above all sections.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case none
        case searchBar
    }

    /// Where the glyph and the placeholder stand in the field.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case leading
        case center
    }
}
