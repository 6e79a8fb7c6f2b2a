/// A position in points; the origin is top left and y grows downward.
public struct Point: Hashable, Sendable {
    /// Points to the right of the origin.
    public var x: Double
    /// Points below the origin.
    public var y: Double

    /// A place by its two distances from the origin.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(x: 0, y: 0)
}

extension Point {
    /// The position `dx` to the right of this one and `dy` below it.
    public func offset(dx: Double = 0, dy: Double = 0) -> Point {
        Point(x: x + dx, y: y + dy)
    }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
    /// The extent from left to right.
    public var width: Double
    /// The extent from top to bottom.
    public var height: Double

    /// A width and a height.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent.
    public static let zero = Size(width: 0, height: 0)
}

/// An axis-aligned rectangle in points, by its top left corner and its size.
public struct Rect: Hashable, Sendable {
    /// The corner at the top left.
    public var origin: Point
    /// The extent to the right and down.
    public var size: Size

    /// A rectangle by its corner at the top left and its size.
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by the place of its corner at the top left and its sides.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// The rectangle between two x and two y coordinates, which are kept within ±10³⁰⁰; a larger one where no number is the
    /// exact length from one to the other.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        func side(from start: Double, to end: Double) -> (start: Double, length: Double) {
            let (start, end) = (max(start, -Self.farthest), min(end, Self.farthest))
            let length = end - start
            return (start, start + length < end - Self.tolerance ? length.nextUp : length)
        }
        let (across, down) = (side(from: minX, to: maxX), side(from: minY, to: maxY))
        self.init(x: across.start, y: down.start, width: across.length, height: down.length)
    }

    /// How far off a side may be: twice as much is a number still.
    private static let farthest = 1e300

    /// The rectangle of a size around a centre.
    public init(center: Point, size: Size) {
        self.init(
            x: center.x - size.width / 2, y: center.y - size.height / 2,
            width: size.width, height: size.height)
    }

    /// At the origin, without extent.
    public static let zero = Rect(origin: .zero, size: .zero)
}

extension Rect {
    /// The x of the left edge.
    public var x: Double { origin.x }
    /// The y of the top edge.
    public var y: Double { origin.y }
    /// The length of the horizontal sides.
    public var width: Double { size.width }
    /// The length of the vertical sides.
    public var height: Double { size.height }
    /// The x of the left edge.
    public var minX: Double { origin.x }
    /// The y of the top edge.
    public var minY: Double { origin.y }
    /// The x half-way between the left edge and the right.
    public var midX: Double { origin.x + size.width / 2 }
    /// The y half-way between the top edge and the bottom.
    public var midY: Double { origin.y + size.height / 2 }
    /// The x of the right edge.
    public var maxX: Double { origin.x + size.width }
    /// The y of the bottom edge.
    public var maxY: Double { origin.y + size.height }
    /// The point in the middle.
    public var center: Point { Point(x: midX, y: midY) }

    /// Whether the rectangle covers no area.
    public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// Whether the point lies inside; the left and top edges belong to the rectangle, the others do not.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Whether the two rectangles share area; those that only touch, or have none, do not.
    public func intersects(_ other: Rect) -> Bool {
        max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
    }

    /// Whether the two share more than rounding makes of rectangles that only touch: a strip as narrow as positions that
    /// compare equal is none (SL-10).
    public func visiblyIntersects(_ other: Rect) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > Self.tolerance
            && min(maxY, other.maxY) - max(minY, other.minY) > Self.tolerance
    }

    /// Points within which two positions are the same (SL-10).
    public static let tolerance = 1e-6

    /// The area that both rectangles cover, `nil` where they share none.
    public func intersection(_ other: Rect) -> Rect? {
        guard intersects(other) else { return nil }
        return Rect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// The rectangle moved by so many points.
    public func offset(dx: Double = 0, dy: Double = 0) -> Rect {
        Rect(origin: origin.offset(dx: dx, dy: dy), size: size)
    }

    /// The rectangle with each edge moved inward by the distances, outward where they are negative.
    public func inset(dx: Double, dy: Double) -> Rect {
        Rect(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
    }

    /// The rectangle narrowed by insets whose leading edge is the left one, or the right one from right to left.
    public func inset(by insets: Insets, direction: LayoutDirection = .leftToRight) -> Rect {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        let right = direction == .leftToRight ? insets.trailing : insets.leading
        return Rect(minX: minX + left, minY: minY + insets.top, maxX: maxX - right, maxY: maxY - insets.bottom)
    }

    /// The rectangle as it lies after `container` is mirrored about its vertical axis (IB-13).
    public func mirrored(in container: Rect) -> Rect {
        Rect(x: container.minX + container.maxX - maxX, y: y, width: width, height: height)
    }

    /// The rectangle mirrored about the vertical line at `x`.
    public func mirrored(aboutX x: Double) -> Rect {
        Rect(x: 2 * x - maxX, y: y, width: width, height: height)
    }
}

/// Distances from the edges of a rectangle, in points; leading is the left edge from left to right.
public struct Insets: Hashable, Sendable {
    /// Points inward from the top edge.
    public var top: Double
    /// Points inward from the side where lines begin.
    public var leading: Double
    /// Points inward from the bottom edge.
    public var bottom: Double
    /// Points inward from the side where lines end.
    public var trailing: Double

    /// Insets of 0 but where another length is given.
    public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// None on any side.
    public static let zero = Insets()
}
