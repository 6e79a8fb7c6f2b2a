public import Geometry
public import Styles

/// The look of a board; lengths in points.
public struct BoardStyle: Hashable, Sendable {
    public var pageWidth = 2000.0
    public var margin = 56.0
    /// The largest size of a picture; all pictures of a board have one scale, which is at most 1.
    public var pictureBounds = Size(width: 560, height: 490)
    public var pictureRadius = 12.0
    /// Between the pictures of a cell.
    public var pictureGap = 12.0
    /// Between cells, and between rows of them.
    public var cellGap = Size(width: 36, height: 36)
    /// From a cell's pictures down to the middle of its label.
    public var labelDrop = 22.0
    public var background = Color(hex: 0xEDEEF1)
    public var border = Color(hex: 0x000000, alpha: 0.14)
    public var headingColor = Color(hex: 0x17181A)
    public var labelColor = Color(hex: 0x4A4D52)
    public var headingFont: FontStyle
    public var sectionFont: FontStyle
    public var labelFont: FontStyle

    /// A style in fonts that a theme has: nothing beside the theme's own fonts is needed.
    public init(theme: Theme) {
        headingFont = theme.list.header.font.resized(to: 40)
        sectionFont = theme.list.header.font.resized(to: 24)
        labelFont = theme.list.row.titleFont.resized(to: 16)
    }
}
