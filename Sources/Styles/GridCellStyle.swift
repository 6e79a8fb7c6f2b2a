public import Geometry

/// The look of a grid's items (GP-12, GP-16).
public struct GridCellStyle: Hashable, Sendable {
    /// What is drawn behind picture and label.
    public var background: Fill
    /// How the corners of the item are rounded.
    public var rounding: CornerRounding
    /// The line inside the item's edge.
    public var border: Border
    /// The shadow of the item, or of its picture where the item has no background.
    public var shadow: Shadow
    /// How a picture fills its box.
    public var pictureFit: PictureFit
    /// How the corners of the picture are rounded.
    public var pictureRounding: CornerRounding
    /// Room around the picture, within the square as wide as the item that GP-12 gives it.
    public var pictureInsets: Insets
    /// What stands for a picture that is missing or broken (GP-13).
    public var placeholderFill: Fill
    /// The colour of the glyph on it.
    public var placeholderColor: Color
    /// Below the picture; 0 for no label.
    public var labelHeight: Double
    /// The font of the name.
    public var labelFont: FontStyle
    /// The colour of the name.
    public var labelColor: Color
    /// The most lines that a name takes; the last ends in … where it is longer.
    public var labelLines: Int
    /// Points between the item's sides and the label.
    public var labelPadding: Double
    /// Where the lines of name and subtitle stand between the paddings (TX-5).
    public var labelAlignment: TextAlignment
    /// The font of the line under the name, as a price.
    public var subtitleFont: FontStyle
    /// The colour of that line.
    public var subtitleColor: Color
    /// The short text over the picture's corner.
    public var badge: BadgeStyle
    /// The look under a finger.
    public var pressed: Pressed
    /// How the pressed look comes when a finger comes down (GP-16).
    public var pressIn: Fade
    /// How the pressed look goes when the finger has left (GP-16).
    public var pressOut: Fade
    /// The look after a tap, which stays.
    public var selected: Selected
    /// What rings and overlays cover.
    public var emphasis: Emphasis

    /// A cell; what is not given is as its rule says.
    public init(
        background: Fill = .none, rounding: CornerRounding = .none, border: Border = .none, shadow: Shadow = .none,
        pictureFit: PictureFit = .fill, pictureRounding: CornerRounding = .none, pictureInsets: Insets = .zero,
        placeholderFill: Fill = .color(StandardColors.light.fieldGround),
        placeholderColor: Color = StandardColors.light.mark,
        labelHeight: Double = 32, labelFont: FontStyle = FontStyle(size: 13),
        labelColor: Color = StandardColors.light.text,
        labelLines: Int = 1, labelPadding: Double = 0, labelAlignment: TextAlignment = .center,
        subtitleFont: FontStyle = FontStyle(size: 13),
        subtitleColor: Color = StandardColors.light.text, badge: BadgeStyle = BadgeStyle(),
        pressed: Pressed = .overlay(StandardColors.light.pressed),
        pressIn: Fade = Fade(duration: 0.1, curve: .easeOut), pressOut: Fade = Fade(duration: 0.25),
        selected: Selected = .none, emphasis: Emphasis = .item
    ) {
        self.background = background
        self.rounding = rounding
        self.border = border
        self.shadow = shadow
        self.pictureFit = pictureFit
        self.pictureRounding = pictureRounding
        self.pictureInsets = pictureInsets
        self.placeholderFill = placeholderFill
        self.placeholderColor = placeholderColor
        self.labelHeight = labelHeight
        self.labelFont = labelFont
        self.labelColor = labelColor
        self.labelLines = labelLines
        self.labelPadding = labelPadding
        self.labelAlignment = labelAlignment
        self.subtitleFont = subtitleFont
        self.subtitleColor = subtitleColor
        self.badge = badge
        self.pressed = pressed
        self.pressIn = pressIn
        self.pressOut = pressOut
        self.selected = selected
        self.emphasis = emphasis
    }

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
    public var height: Double
    /// The font of the text.
    public var font: FontStyle
    /// The colour of the text.
    public var color: Color
    /// What the badge is filled with.
    public var fill: Fill
    /// How its corners are rounded, a capsule unless set.
    public var rounding: CornerRounding
    /// Points between the capsule's ends and its text.
    public var padding: Double
    /// How far the middle of a badge as wide as high lies inside the corner, in points; negative for outside.
    public var inset: Point

    /// A red badge; what is not given is as its rule says.
    public init(
        height: Double = 16, font: FontStyle = FontStyle(size: 10, weight: 600),
        color: Color = StandardColors.light.textOnFill,
        fill: Fill = .color(StandardColors.light.badge), rounding: CornerRounding = .capsule,
        padding: Double = 5, inset: Point = Point(x: 6, y: 6)
    ) {
        self.height = height
        self.font = font
        self.color = color
        self.fill = fill
        self.rounding = rounding
        self.padding = padding
        self.inset = inset
    }
}
