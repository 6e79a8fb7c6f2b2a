/// What shows of a list with its index bar: all that time and gestures decide of its picture.
public struct IndexedListState: Hashable, Sendable {
    /// The list's content offset in points; −top inset at rest, less or more than the scroll range during a bounce.
    public var offset: Double
    /// The bar's opacity, 0…1; 0 while a bar that shows on scroll is hidden (IB-20).
    public var barOpacity: Double
    /// The number of the highlighted title; `nil` where none is.
    public var highlight: Int?
    /// The bubble beside the touched title, while it shows.
    public var bubble: BubbleState?
    /// The list as it was before a jump, while it fades (AX-3).
    public var leaving: LeavingContent?

    /// A state of your own; without a highlight or a bubble unless they are given.
    public init(
        offset: Double, barOpacity: Double = 1, highlight: Int? = nil, bubble: BubbleState? = nil,
        leaving: LeavingContent? = nil
    ) {
        self.offset = offset
        self.barOpacity = barOpacity
        self.highlight = highlight
        self.bubble = bubble
        self.leaving = leaving
    }
}

/// The bubble while it shows (IB-21 … IB-24).
public struct BubbleState: Hashable, Sendable {
    /// The number of the title that it shows.
    public var title: Int
    /// 0…1.
    public var opacity: Double
    /// Where the finger is or was last on the slots, in canvas points: the crest of a `wave` (IB-22). `nil` for the
    /// middle of the title's slot. That of a bubble, too, where slots are in proportion (LK-4).
    public var fingerY: Double?
    /// The section under the finger, where a title stands for several: the bubble shows its title (LK-3).
    public var section: Int?

    /// A bubble that shows a title, opaque unless it is said.
    public init(title: Int, opacity: Double = 1, fingerY: Double? = nil, section: Int? = nil) {
        self.title = title
        self.opacity = opacity
        self.fingerY = fingerY
        self.section = section
    }
}
