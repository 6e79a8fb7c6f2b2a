public import Geometry

/// The look of a grid's items (GP-12, GP-16).
public struct GridCellStyle: Hashable, Sendable {
    /// What is drawn behind picture and label.
    public var background = Fill.none
    /// How the corners of the item are rounded.
    public var rounding = CornerRounding.none
    /// The line inside the item's edge.
    public var border = Border.none
    /// The shadow of the item, or of its picture where the item has no background.
    public var shadow = Shadow.none
    /// How a picture fills its box.
    public var pictureFit = PictureFit.fill
    /// How the corners of the picture are rounded.
    public var pictureRounding = CornerRounding.none
    /// Room around the picture, within the square as wide as the item that GP-12 gives it.
    public var pictureInsets = Insets.zero
    /// What stands for a picture that is missing or broken (GP-13).
    public var placeholderFill = Fill.color(Color(hex: 0xE5E5EA))
    /// The colour of the glyph on it.
    public var placeholderColor = Color(hex: 0xAEAEB2)
    /// Below the picture; 0 for no label.
    public var labelHeight = 32.0
    /// The font of the name.
    public var labelFont = FontStyle(size: 13)
    /// The colour of the name.
    public var labelColor = Color.black
    /// The most lines that a name takes; the last ends in … where it is longer.
    public var labelLines = 1
    /// Points between the item's sides and the label.
    public var labelPadding = 0.0
    /// The font of the line under the name, as a price.
    public var subtitleFont = FontStyle(size: 13)
    /// The colour of that line.
    public var subtitleColor = Color.black
    /// The short text over the picture's corner.
    public var badge = BadgeStyle()
    /// The look under a finger.
    public var pressed = Pressed.dim(0.6)
    /// How the pressed look comes when a finger comes down (GP-16).
    public var pressIn = Fade(duration: 0.1, curve: .easeOut)
    /// How the pressed look goes when the finger has left (GP-16).
    public var pressOut = Fade(duration: 0.25)
    /// The look after a tap, which stays.
    public var selected = Selected.none
    /// What rings and overlays cover.
    public var emphasis = Emphasis.item

    /// A cell as it is by default.
    public init() {}

    /// How a picture fills its box (GP-12).
    public enum PictureFit: String, Hashable, Sendable, CaseIterable {
        /// Its sides become those of the box.
        case stretch
        /// All of it shows; some of the box may stay empty.
        case fit
        /// All of the box is covered; some of the picture may be cut off.
        case fill
    }

    /// GP-16: the look of an item under a finger.
    public enum Pressed: Hashable, Sendable {
        /// As any other item.
        case none
        /// The item's opacity.
        case dim(Double)
        /// The item's size, about its centre.
        case scale(Double)
        /// A colour over it.
        case overlay(Color)
    }

    /// GP-12: the look of an item that was tapped.
    public enum Selected: Hashable, Sendable {
        /// As any other item.
        case none
        /// A line inside its edge.
        case ring(Border)
        /// A colour over it.
        case overlay(Color)
    }

    /// What rings and overlays of pressed and selected items cover.
    public enum Emphasis: String, Hashable, Sendable, CaseIterable {
        /// The whole item.
        case item
        /// The picture alone.
        case picture
    }
}

/// A short text in a capsule over a picture's upper trailing corner; a longer one grows toward the leading side.
public struct BadgeStyle: Hashable, Sendable {
    /// In points.
    public var height = 16.0
    /// The font of the text.
    public var font = FontStyle(size: 10, weight: 600)
    /// The colour of the text.
    public var color = Color.white
    /// What the capsule is filled with.
    public var fill = Fill.color(Color(hex: 0xFF3B30))
    /// Points between the capsule's ends and its text.
    public var padding = 5.0
    /// How far the middle of a badge as wide as high lies inside the corner, in points; negative for outside.
    public var inset = Point(x: 6, y: 6)

    /// A red badge.
    public init() {}
}
