public import Geometry
public import Styles

/// Where a list is and how much of it a person sees.
public struct ListArea: Hashable, Sendable {
    /// The list's frame; its content scrolls through all of it.
    public let frame: Rect
    /// Points at the frame's top that resting content stays clear of.
    public let topInset: Double
    /// Points at the frame's bottom, likewise.
    public let bottomInset: Double

    /// Insets that leave nothing of the frame are cut so that an empty area remains.
    public init(frame: Rect, topInset: Double = 0, bottomInset: Double = 0) {
        self.frame = frame
        self.topInset = min(max(topInset, 0), frame.height)
        self.bottomInset = min(max(bottomInset, 0), frame.height - self.topInset)
    }

    /// The whole canvas; the safe area and the list's own insets add up.
    public init(canvas: CanvasStyle, list: SectionListStyle) {
        self.init(
            frame: Rect(origin: .zero, size: canvas.size),
            topInset: canvas.safeArea.top + list.topInset,
            bottomInset: canvas.safeArea.bottom + list.bottomInset)
    }

    /// The frame without its insets: what the index bar is aligned in (IB-12).
    public var visible: Rect {
        frame.inset(by: Insets(top: topInset, bottom: bottomInset))
    }
}
