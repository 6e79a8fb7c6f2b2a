/// All that time and gestures decide of a picture: what painting adds to a theme and its content.
public struct ScreenState: Hashable, Sendable {
    /// The list's content offset in points; −top inset at rest.
    public var offset: Double
    /// 0…1; 0 while an `onScroll` bar is hidden (IB-20).
    public var barOpacity: Double
    /// The index of the highlighted title.
    public var highlight: Int?
    public var bubble: BubbleState?

    public init(offset: Double, barOpacity: Double = 1, highlight: Int? = nil, bubble: BubbleState? = nil) {
        self.offset = offset
        self.barOpacity = barOpacity
        self.highlight = highlight
        self.bubble = bubble
    }
}

/// The bubble while it is to be seen (IB-21 … IB-24).
public struct BubbleState: Hashable, Sendable {
    /// The index of the title that it shows.
    public var title: Int
    /// 0…1.
    public var opacity: Double
    /// Where the finger is or was last on the slots, in canvas points: the crest of a `wave` (IB-22). `nil` for the
    /// middle of the title's slot.
    public var fingerY: Double?

    public init(title: Int, opacity: Double = 1, fingerY: Double? = nil) {
        self.title = title
        self.opacity = opacity
        self.fingerY = fingerY
    }
}
