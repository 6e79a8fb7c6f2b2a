public import Geometry

/// The look of a grid's items (GP-12, GP-16).
public struct GridCellStyle: Hashable, Sendable {
    public var background = Fill.none
    public var rounding = CornerRounding.none
    public var border = Border.none
    /// Of the item, or of its picture where the item has no background.
    public var shadow = Shadow.none
    public var pictureFit = PictureFit.fill
    public var pictureRounding = CornerRounding.none
    /// Room around the picture, within the square as wide as the item that GP-12 gives it.
    public var pictureInsets = Insets.zero
    public var placeholderFill = Fill.color(Color(hex: 0xE5E5EA))
    public var placeholderColor = Color(hex: 0xAEAEB2)
    /// Below the picture; 0 for no label.
    public var labelHeight = 32.0
    public var labelFont = FontStyle(size: 13)
    public var labelColor = Color.black
    /// The most lines that a name takes; the last ends in … where it is longer.
    public var labelLines = 1
    /// Points between the item's sides and the label.
    public var labelPadding = 0.0
    /// Of the line under the name, as a price.
    public var subtitleFont = FontStyle(size: 13)
    public var subtitleColor = Color.black
    public var badge = BadgeStyle()
    public var pressed = Pressed.dim(0.6)
    /// How the pressed look comes when a finger comes down, and goes when it has left (GP-16).
    public var pressIn = Fade(duration: 0.1, curve: .easeOut)
    public var pressOut = Fade(duration: 0.25)
    public var selected = Selected.none
    public var emphasis = Emphasis.item

    public init() {}

    /// GP-12.
    public enum PictureFit: String, Hashable, Sendable, CaseIterable {
        case stretch
        case fit
        case fill
    }

    /// GP-16: the look of an item under a finger.
    public enum Pressed: Hashable, Sendable {
        case none
        /// The item's opacity.
        case dim(Double)
        /// The item's size, about its centre.
        case scale(Double)
        case overlay(Color)
    }

    /// GP-12: the look of an item that was tapped.
    public enum Selected: Hashable, Sendable {
        case none
        case ring(Border)
        case overlay(Color)
    }

    /// What rings and overlays of pressed and selected items cover.
    public enum Emphasis: String, Hashable, Sendable, CaseIterable {
        case item
        case picture
    }
}

/// A short text in a capsule over a picture's upper trailing corner; a longer one grows toward the leading side.
public struct BadgeStyle: Hashable, Sendable {
    public var height = 16.0
    public var font = FontStyle(size: 10, weight: 600)
    public var color = Color.white
    public var fill = Fill.color(Color(hex: 0xFF3B30))
    /// Points between the capsule's ends and its text.
    public var padding = 5.0
    /// How far the middle of a badge as wide as high lies inside the corner, in points; negative for outside.
    public var inset = Point(x: 6, y: 6)

    public init() {}
}
