/// How many pixels a picture is wide and high.
public struct PixelSize: Hashable, Sendable {
    /// How many columns there are.
    public var width: Int
    /// How many rows there are.
    public var height: Int

    /// A number of columns and of rows.
    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }
}

extension PixelSize: CustomStringConvertible {
    /// `750 × 1624`.
    public var description: String { "\(width) × \(height)" }
}

/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// How many columns there are; none for a negative number.
    public var width: Int
    /// How many rows there are; none for a negative number.
    public var height: Int

    /// A rectangle by its left top pixel and its size.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The pixels that lie in both ranges.
    public init(columns: Range<Int>, rows: Range<Int>) {
        self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
}

extension PixelRect {
    /// From the first column to behind the last.
    public var columns: Range<Int> { x..<x + max(width, 0) }
    /// From the first row to behind the last.
    public var rows: Range<Int> { y..<y + max(height, 0) }
    /// Whether there is no pixel.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// What both cover; empty where they share nothing.
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    public func union(_ other: PixelRect) -> PixelRect {
        guard !isEmpty else { return other }
        guard !other.isEmpty else { return self }
        return PixelRect(
            columns: min(x, other.x)..<max(columns.upperBound, other.columns.upperBound),
            rows: min(y, other.y)..<max(rows.upperBound, other.rows.upperBound))
    }

    /// Whether every pixel of the other lies in it.
    public func contains(_ other: PixelRect) -> Bool {
        x <= other.x && y <= other.y && columns.upperBound >= other.columns.upperBound
            && rows.upperBound >= other.rows.upperBound
    }

    /// The same rectangle elsewhere.
    public func moved(dx: Int, dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The rectangle with each edge moved outward by a number of pixels.
    public func outset(by distance: Int) -> PixelRect {
        PixelRect(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
    }
}

extension PixelRect {
    /// What of it is not in a hole: above, below, left and right of it.
    package func parts(around hole: PixelRect?) -> [PixelRect] {
        guard let hole = hole?.intersection(self), !hole.isEmpty else { return [self] }
        return [
            PixelRect(columns: columns, rows: y..<hole.y),
            PixelRect(columns: columns, rows: hole.rows.upperBound..<rows.upperBound),
            PixelRect(columns: x..<hole.x, rows: hole.rows),
            PixelRect(columns: hole.columns.upperBound..<columns.upperBound, rows: hole.rows),
        ].filter { !$0.isEmpty }
    }
}

extension Range<Int> {
    /// The whole pixels that a span covers a part of, as far as they lie on a line of pixels; none of a span that begins
    /// or ends at no number, as sums of the largest ones do.
    ///
    /// - Parameters:
    ///   - start: in pixels, as `end`; a span that ends before it begins is empty.
    ///   - line: between -10⁹ and 10⁹.
    package init(covering start: Double, to end: Double, of line: Range<Int>) {
        guard !start.isNaN, !end.isNaN else {
            self = line.lowerBound..<line.lowerBound
            return
        }
        func held(_ place: Double) -> Int {
            Int(Swift.min(Swift.max(place, Double(line.lowerBound)), Double(line.upperBound)))
        }
        let first = held(start.rounded(.down))
        self = first..<Swift.max(first, held(end.rounded(.up)))
    }
}
