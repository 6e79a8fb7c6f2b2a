public import Geometry

/// One of the two sides of a canvas.
public enum HorizontalSide: Hashable, Sendable {
    case left
    case right

    /// The side of `container` that `frame` is nearer to; the right one where both are as near.
    public init(nearest frame: Rect, in container: Rect) {
        self = container.maxX - frame.maxX <= frame.minX - container.minX ? .right : .left
    }

    /// The side that this one becomes when the canvas is mirrored (IB-13).
    public var opposite: HorizontalSide { self == .left ? .right : .left }
}
