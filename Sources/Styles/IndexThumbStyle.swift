public import Geometry

/// The look of the thumb: what stands on the bar where the list is scrolled to, and goes with a finger (LK-4).
public struct IndexThumbStyle: Hashable, Sendable {
    /// In points; none unless both sides are greater than 0.
    public var size: Size
    /// What the thumb is filled with.
    public var fill: Fill
    /// How its corners are rounded.
    public var cornerRounding: CornerRounding
    /// The line inside its edge.
    public var border: Border
    /// Its shadow.
    public var shadow: Shadow

    /// No thumb unless a size is given.
    public init(
        size: Size = .zero, fill: Fill = .color(StandardColors.light.fill), cornerRounding: CornerRounding = .capsule,
        border: Border = .none, shadow: Shadow = .none
    ) {
        self.size = size
        self.fill = fill
        self.cornerRounding = cornerRounding
        self.border = border
        self.shadow = shadow
    }

    /// Whether there is a thumb.
    public var isShown: Bool { size.width > 0 && size.height > 0 }
}
