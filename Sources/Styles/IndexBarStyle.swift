public import Geometry

/// The look and the behaviour of the index bar (IB-1 … IB-20).
public struct IndexBarStyle: Hashable, Sendable {
    /// The titles of the slots; empty for those of the content's sections (IB-1).
    public var titles: [IndexTitle]
    /// What stands before the titles of the content, such as the search glyph; not used with explicit titles (IB-1).
    public var leadingTitles: [IndexTitle]
    /// With fewer titles the bar is absent (IB-2).
    public var minimumCount: Int
    /// Whether the bar shows while the list rests (IB-3).
    public var showStyle: ShowStyle
    /// The font of the titles (IB-4).
    public var titleFont: FontStyle
    /// The colour of the titles (IB-4).
    public var titleColor: Color
    /// The look of the current title (IB-5 … IB-7).
    public var highlight: IndexHighlightStyle
    /// The font of the titles of sections into which a touched title opens (LK-5).
    public var openFont: FontStyle
    /// How long the slots are (LK-3).
    public var slots: Slots
    /// Whether titles show in the slots; a bar without is a track (LK-3).
    public var showsTitles: Bool
    /// Whether the title under a finger opens into the titles of its sections (LK-5).
    public var opens: Bool
    /// What stands on the bar where the list is scrolled to (LK-4).
    public var thumb: IndexThumbStyle
    /// The height of a slot in points (IB-8).
    public var slotHeight: Double
    /// The width of the bar (IB-8).
    public var width: Width
    /// What becomes of a title wider than its slot (IB-8).
    public var wideTitles: WideTitles
    /// Room around the slots: above and below it lengthens the bar, at the sides it narrows the slots (IB-9).
    public var contentInsets: Insets
    /// What the bar is filled with (IB-10).
    public var background: Fill
    /// The line inside the bar's edge.
    public var border: Border
    /// The shadow of the bar.
    public var shadow: Shadow
    /// How the bar's corners are rounded (IB-11).
    public var cornerRounding: CornerRounding
    /// Where the bar is (IB-12).
    public var placement: Placement
    /// What becomes of a bar that is taller than its area (IB-16).
    public var overflow: Overflow
    /// Points beyond the side that faces the list in which touches belong to the bar (IB-15).
    public var touchPadding: Double
    /// Whether the bar grows with the reader's text size; it keeps its size unless it does (AX-1).
    public var scalesWithText: Bool
    /// What a finger above or below the slots selects (IB-17).
    public var outOfRange: OutOfRange
    /// What a finger selects that has left the bar sideways (IB-18).
    public var outside: Outside
    /// How the list reaches a selected section (IB-19).
    public var scrolling: Scrolling
    /// What touching the current title does (IB-19).
    public var reselection: Reselection
    /// How a bar that shows on scrolling appears when the list starts to move (IB-20).
    public var fadeIn: Fade
    /// How it disappears after the list has come to rest (IB-20).
    public var fadeOut: Fade

    /// A bar at the trailing edge; what is not given is as its rule says.
    public init(
        titles: [IndexTitle] = [], leadingTitles: [IndexTitle] = [], minimumCount: Int = 10,
        showStyle: ShowStyle = .permanent, titleFont: FontStyle = FontStyle(),
        titleColor: Color = StandardColors.light.text,
        highlight: IndexHighlightStyle = IndexHighlightStyle(), openFont: FontStyle = FontStyle(),
        slots: Slots = .even, showsTitles: Bool = true, opens: Bool = false, thumb: IndexThumbStyle = IndexThumbStyle(),
        slotHeight: Double = 20, width: Width = .fixed(20),
        wideTitles: WideTitles = .shrink, contentInsets: Insets = .zero, background: Fill = .none,
        border: Border = .none,
        shadow: Shadow = .none, cornerRounding: CornerRounding = .none,
        placement: Placement = .edge(.trailing, margin: 5, alignment: .center), overflow: Overflow = .condense,
        touchPadding: Double = 0, scalesWithText: Bool = false, outOfRange: OutOfRange = .clamp,
        outside: Outside = .freeze,
        scrolling: Scrolling = .animated, reselection: Reselection = .ignore, fadeIn: Fade = Fade(duration: 0.5),
        fadeOut: Fade = Fade(delay: 1, duration: 1)
    ) {
        self.titles = titles
        self.leadingTitles = leadingTitles
        self.minimumCount = minimumCount
        self.showStyle = showStyle
        self.titleFont = titleFont
        self.titleColor = titleColor
        self.highlight = highlight
        self.openFont = openFont
        self.slots = slots
        self.showsTitles = showsTitles
        self.opens = opens
        self.thumb = thumb
        self.slotHeight = slotHeight
        self.width = width
        self.wideTitles = wideTitles
        self.contentInsets = contentInsets
        self.background = background
        self.border = border
        self.shadow = shadow
        self.cornerRounding = cornerRounding
        self.placement = placement
        self.overflow = overflow
        self.touchPadding = touchPadding
        self.scalesWithText = scalesWithText
        self.outOfRange = outOfRange
        self.outside = outside
        self.scrolling = scrolling
        self.reselection = reselection
        self.fadeIn = fadeIn
        self.fadeOut = fadeOut
    }

    /// Whether the bar shows while the list rests (IB-3).
    public enum ShowStyle: String, Hashable, Sendable, CaseIterable {
        /// Always.
        case permanent
        /// Absent until the list moves (IB-20).
        case onScroll
    }

    /// How long the slots are (LK-3).
    public enum Slots: String, Hashable, Sendable, CaseIterable {
        /// All of one height.
        case even
        /// Each in proportion to what its sections take of the list; the bar is as long as the list's visible area.
        case proportional
    }

    /// The width of the bar (IB-8).
    public enum Width: Hashable, Sendable {
        /// Points.
        case fixed(Double)
        /// The widest title and the insets.
        case automatic
    }

    /// What becomes of a title wider than its slot (IB-8).
    public enum WideTitles: String, Hashable, Sendable, CaseIterable {
        /// It is cut at the edges of its slot.
        case clip
        /// It is drawn in a smaller font, so that it fits; to no less than 0.6 of its size, then the bar widens toward the
        /// list.
        case shrink
        /// The bar widens toward the list.
        case widen
    }

    /// Where the bar is (IB-12).
    public enum Placement: Hashable, Sendable {
        /// At a side of the list, `margin` points from it, aligned in the list's visible area.
        case edge(Edge, margin: Double, alignment: Alignment)
        /// In canvas coordinates; the height is computed anew about the frame's centre.
        case frame(Rect)
    }

    /// The side of the list that the bar is at; from right to left the trailing one is the left (IB-12, IB-13).
    public enum Edge: String, Hashable, Sendable, CaseIterable {
        /// Where lines of text begin.
        case leading
        /// Where lines of text end.
        case trailing
    }

    /// Where the bar is along the list's visible area, and so what of it stays in place when the number of titles
    /// changes (IB-12, IB-14).
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// Its top edge, at the top.
        case top
        /// Its centre, in the middle.
        case center
        /// Its bottom edge, at the bottom.
        case bottom
    }

    /// What becomes of a bar that is taller than its area (IB-16).
    public enum Overflow: Hashable, Sendable {
        /// Some titles are drawn, with a bullet between neighbours; each can still be reached.
        case condense
        /// Slots shrink to this height in points; then the bar condenses.
        case shrink(minimumSlotHeight: Double)
        /// It runs off the area.
        case clip
    }

    /// What a finger above the first slot or below the last selects (IB-17).
    public enum OutOfRange: String, Hashable, Sendable, CaseIterable {
        /// The first or the last title.
        case clamp
        /// Nothing.
        case ignore
    }

    /// What a finger selects that has left the bar sideways (IB-18).
    public enum Outside: String, Hashable, Sendable, CaseIterable {
        /// What it had selected when it left.
        case freeze
        /// The title at its height.
        case follow
    }

    /// How the list reaches a selected section (IB-19).
    public enum Scrolling: String, Hashable, Sendable, CaseIterable {
        /// It scrolls there.
        case animated
        /// It is there at once.
        case immediate
        /// What is there shows through what was, which fades for as long as a scroll takes (AX-3).
        case fade
        /// It goes with the finger, as far in its scroll range as the finger is along the bar (LK-4).
        case continuous
    }

    /// What touching the current title does (IB-19).
    public enum Reselection: String, Hashable, Sendable, CaseIterable {
        /// Nothing.
        case ignore
        /// The list scrolls to its section again.
        case scroll
    }
}

/// The look of the current title (IB-5 … IB-7).
public struct IndexHighlightStyle: Hashable, Sendable {
    /// The font of the current title (IB-6).
    public var font: FontStyle
    /// Its colour (IB-5).
    public var color: Color
    /// The shape behind it (IB-7).
    public var shape: Shape
    /// What the shape is filled with (IB-7).
    public var fill: Fill
    /// A ring inside the shape's edge; with the fill `none` it is the ring alone (IB-7).
    public var ring: Border

    /// A highlight that looks as other titles do unless more is given.
    public init(
        font: FontStyle = FontStyle(), color: Color = StandardColors.light.text, shape: Shape = .none,
        fill: Fill = .none,
        ring: Border = .none
    ) {
        self.font = font
        self.color = color
        self.shape = shape
        self.fill = fill
        self.ring = ring
    }

    /// The shape behind the current title (IB-7).
    public enum Shape: Hashable, Sendable {
        /// No shape.
        case none
        /// A circle as wide as the shorter side of the slot.
        case circle
        /// The whole slot, with half circles at its short sides.
        case capsule
        /// Corner radius in points.
        case roundedRect(Double)
    }
}

/// What stands in a slot of the index bar (IB-1).
public enum IndexTitle: Hashable, Sendable {
    /// Letters of any number.
    case text(String)
    /// A magnifying glass; it leads to the resting top (IB-19).
    case search
    /// A star.
    case star
    /// A picture file, by its absolute path.
    case image(String)
}

extension IndexTitle {
    /// What nodes, events and timelines call it: its text, or `search`, `star` or `image`.
    public var name: String {
        switch self {
        case .text(let text): text
        case .search: "search"
        case .star: "star"
        case .image: "image"
        }
    }
}
