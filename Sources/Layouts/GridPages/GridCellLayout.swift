public import Geometry
public import Styles

/// Where the parts of an item are (GP-12), in the coordinates of its frame.
public struct GridCellLayout: Hashable, Sendable {
    /// The item's frame, to which its parts are clipped.
    public let frame: Rect
    /// A square as wide as the item, at its top; an item that is less high cuts it.
    public let picture: Rect
    /// Below the picture, as wide as the item; `nil` where the item leaves no room for it, or has none.
    public let label: Rect?

    /// - Parameter scale: what the item is drawn at (GP-11); the label's height shrinks with it.
    public init(style: GridCellStyle, frame: Rect, scale: Double = 1) {
        self.frame = frame
        self.picture = Rect(origin: frame.origin, size: Size(width: frame.width, height: frame.width))
        let below = Rect(
            x: frame.minX, y: frame.minY + frame.width, width: frame.width, height: style.labelHeight * scale)
        self.label = below.intersection(frame)
    }

    /// What shows of the picture's square; empty for an item without extent.
    public var visiblePicture: Rect { picture.intersection(frame) ?? Rect(origin: frame.origin, size: .zero) }
}
