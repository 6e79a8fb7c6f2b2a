public import Geometry

/// The look and the behaviour of the index bar (IB-1 … IB-20).
public struct IndexBarStyle: Hashable, Sendable {
    /// IB-1: empty for the titles of the content's sections.
    public var titles: [IndexTitle] = []
    /// What stands before the titles of the content, as the search glyph; not used with explicit titles.
    public var leadingTitles: [IndexTitle] = []
    /// IB-2.
    public var minimumCount = 10
    public var showStyle = ShowStyle.permanent
    /// IB-4.
    public var titleFont = FontStyle()
    public var titleColor = Color.black
    public var highlight = IndexHighlightStyle()
    /// IB-8.
    public var slotHeight = 20.0
    public var width = Width.fixed(20)
    public var wideTitles = WideTitles.clip
    /// IB-9.
    public var contentInsets = Insets.zero
    /// IB-10.
    public var background = Fill.none
    public var border = Border.none
    public var shadow = Shadow.none
    public var cornerRounding = CornerRounding.none
    public var placement = Placement.edge(.trailing, margin: 5, alignment: .center)
    public var overflow = Overflow.condense
    /// IB-15: points beyond the side of the bar that faces the list.
    public var touchPadding = 0.0
    public var outOfRange = OutOfRange.clamp
    public var outside = Outside.freeze
    public var scrolling = Scrolling.animated
    public var reselection = Reselection.ignore
    /// IB-20: showing, and hiding after the list came to rest.
    public var fadeIn = Fade(duration: 0.5)
    public var fadeOut = Fade(delay: 1, duration: 1)

    public init() {}

    /// IB-3.
    public enum ShowStyle: String, Hashable, Sendable, CaseIterable {
        case permanent
        /// Absent until the list moves (IB-20).
        case onScroll
    }

    /// IB-8.
    public enum Width: Hashable, Sendable {
        case fixed(Double)
        /// The widest title and the insets.
        case automatic
    }

    /// IB-8: what becomes of a title wider than its slot.
    public enum WideTitles: String, Hashable, Sendable, CaseIterable {
        case clip
        case shrink
    }

    /// IB-12.
    public enum Placement: Hashable, Sendable {
        /// At a side of the list, `margin` points from it, aligned in the list's visible area.
        case edge(Edge, margin: Double, alignment: Alignment)
        /// In canvas coordinates; the height is computed anew about the frame's centre.
        case frame(Rect)
    }

    /// IB-12, IB-13: from right to left the trailing edge is the left one.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        case leading
        case trailing
    }

    /// IB-12: along the list's visible area; IB-14: what stays where it is when the count of titles changes.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        case top
        case center
        case bottom
    }

    /// IB-16: what becomes of a bar that is taller than its area.
    public enum Overflow: Hashable, Sendable {
        case condense
        /// Slots shrink to this height in points; then the bar condenses.
        case shrink(minimumSlotHeight: Double)
        case clip
    }

    /// IB-17: a finger above or below the slots.
    public enum OutOfRange: String, Hashable, Sendable, CaseIterable {
        case clamp
        case ignore
    }

    /// IB-18: a finger that has left the bar sideways.
    public enum Outside: String, Hashable, Sendable, CaseIterable {
        case freeze
        case follow
    }

    /// IB-19: how the list reaches a selected section.
    public enum Scrolling: String, Hashable, Sendable, CaseIterable {
        case animated
        case immediate
    }

    /// IB-19: what the same index again does.
    public enum Reselection: String, Hashable, Sendable, CaseIterable {
        case ignore
        case scroll
    }
}

/// The look of the current title (IB-5 … IB-7).
public struct IndexHighlightStyle: Hashable, Sendable {
    public var font = FontStyle()
    public var color = Color.black
    public var shape = Shape.none
    public var fill = Fill.none
    /// A ring around the shape's inside; with `fill` none it is the ring alone (IB-7).
    public var ring = Border.none

    public init() {}

    /// IB-7.
    public enum Shape: Hashable, Sendable {
        case none
        /// As wide as the shorter side of the slot.
        case circle
        case capsule
        /// Corner radius in points.
        case roundedRect(Double)
    }
}
