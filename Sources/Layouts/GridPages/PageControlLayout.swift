public import Geometry
public import Styles

/// The page indicator of a grid: its band, and its dots or its number (GP-4, GP-5, GP-17).
public struct PageControlLayout: Hashable, Sendable {
    /// The band at the bottom of the grid; all of it takes touches.
    public let frame: Rect
    /// More than 1.
    public let pageCount: Int
    /// Whether it shows dots or a number.
    public let kind: PageControlStyle.Kind
    /// The side that the first page's dot is at (GP-18).
    public let direction: LayoutDirection
    private let diameter: Double
    private let spacing: Double
}

/// A dot that shows.
public struct PageDot: Hashable, Sendable {
    /// The page that the dot is for, from 0.
    public let page: Int
    /// Where the dot is on the canvas, as large as it is drawn.
    public let frame: Rect
    /// Of the diameter: 1, less near an edge beyond which there are more dots (GP-17).
    public let scale: Double
    /// How much of the current page's colour it has: 1 for the current page's dot, 0 for others, between where the
    /// page control shows a place between two pages.
    public let currentShare: Double
}

extension PageControlLayout {
    /// The page control of so many pages in a band.
    public init(style: PageControlStyle, pageCount: Int, frame: Rect, direction: LayoutDirection) {
        self.frame = frame
        self.pageCount = pageCount
        self.kind = style.kind
        self.direction = direction
        self.diameter = style.dotDiameter.isFinite ? max(style.dotDiameter, 0) : 0
        self.spacing = style.dotSpacing.isFinite ? max(style.dotSpacing, 0) : 0
    }

    /// How many dots fit side by side into the band with the room of one more at each end, at least 1 (GP-17).
    public var capacity: Int {
        guard spacing > 0 else { return 1 }
        let beside = ((frame.width - 2 * spacing - diameter) / spacing + 1e-9).rounded(.down)
        return Int(min(max(beside, 0), Self.largestCapacity)) + 1
    }

    /// A bound for dots next to nothing apart.
    private static let largestCapacity = 1_000.0

    /// `3 / 12`, with the nearest page's number from 1.
    public func number(atPage page: Double) -> String { "\(nearest(to: page) + 1) / \(pageCount)" }

    /// The page that is shown at a place among the pages.
    public func nearest(to page: Double) -> Int { Int(held(page).rounded()) }

    /// The place held in 0 … pages − 1.
    private func held(_ page: Double) -> Double {
        page.isNaN ? 0 : min(max(page, 0), Double(pageCount - 1))
    }
}

extension PageControlLayout {
    /// The dots that show, from the first page's on; none of the number style.
    ///
    /// Where more dots are than fit, a window of them shows around the current page, and at its edges, beyond which
    /// there are more, they have 0.7 and 0.5 of their size (GP-17). Between two pages the window slides.
    public func dots(atPage page: Double) -> [PageDot] {
        guard kind == .dots else { return [] }
        let page = held(page)
        let window = min(capacity, pageCount)
        let hidden = Double(pageCount - window)
        let start = min(max(page - Double(window / 2), 0), hidden)
        let last = min(Int((start + Double(window - 1)).rounded(.up)), pageCount - 1)
        return (Int(start)...last).map { index in
            let slot = Double(index) - start
            let edge = min(
                Self.scale(atSlot: slot, hidden: start),
                Self.scale(atSlot: Double(window - 1) - slot, hidden: hidden - start))
            let share = max(1 - abs(Double(index) - page), 0)
            let scale = edge + (1 - edge) * share
            return PageDot(
                page: index, frame: frame(atSlot: slot, of: window, scale: scale), scale: scale, currentShare: share)
        }
    }

    /// The track and the pill in it, which lies as far along as the page is among all; `nil` for other styles (GP-17).
    public func capsule(atPage page: Double) -> (track: Rect, pill: Rect)? {
        guard kind == .capsule else { return nil }
        let track = Rect(center: frame.center, size: Size(width: 2 * spacing, height: diameter))
        let share = pageCount > 1 ? held(page) / Double(pageCount - 1) : 0
        let way = (direction == .leftToRight ? share : 1 - share) * spacing
        return (track, Rect(x: track.minX + way, y: track.minY, width: spacing, height: diameter))
    }

    private func frame(atSlot slot: Double, of window: Int, scale: Double) -> Rect {
        let distance = (slot - Double(window - 1) / 2) * spacing
        let x = frame.midX + (direction == .leftToRight ? distance : -distance)
        let side = diameter * scale
        return Rect(center: Point(x: x, y: frame.midY), size: Size(width: side, height: side))
    }

    /// The size at so many slots from an edge beyond which there are `hidden` dots.
    private static func scale(atSlot slot: Double, hidden: Double) -> Double {
        let full =
            switch slot {
            case ..<0: 0.5 * max(1 + slot, 0)
            case ..<1: 0.5 + 0.2 * slot
            case ..<2: 0.7 + 0.3 * (slot - 1)
            default: 1.0
            }
        return 1 - min(hidden, 1) * (1 - full)
    }

    /// Where a tap at a point of the band leads: to the side of the current dot, or of the number's middle, that it
    /// is on; nowhere on the dot itself (GP-16).
    public func turn(at point: Point, page: Double) -> PageTurn? {
        let current = dots(atPage: page).max { $0.currentShare < $1.currentShare }?.frame
        let middle = current ?? capsule(atPage: page)?.pill ?? Rect(center: frame.center, size: .zero)
        guard point.x < middle.minX || point.x >= middle.maxX else { return nil }
        let isLeft = point.x < middle.minX
        return isLeft == (direction == .leftToRight) ? .previous : .next
    }
}
