public import Geometry

/// The look of the disc that stands for whoever is signed in, at the end of a search field (LK-8).
public struct AvatarStyle: Hashable, Sendable {
    /// One letter or two; none for no disc.
    public var letters: String
    /// The disc's diameter in points, which is as far from the field's end as from its upper edge.
    public var size: Double
    /// What the disc is filled with.
    public var fill: Fill
    /// The font of the letters.
    public var font: FontStyle
    /// The colour of the letters.
    public var color: Color

    /// No disc unless letters are given.
    public init(
        letters: String = "", size: Double = 30, fill: Fill = .color(StandardColors.light.fill),
        font: FontStyle = FontStyle(size: 14, weight: 500), color: Color = StandardColors.light.textOnFill
    ) {
        self.letters = letters
        self.size = size
        self.fill = fill
        self.font = font
        self.color = color
    }
}
