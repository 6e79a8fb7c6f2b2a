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

    /// Points at the frame's left that its contents stay clear of (SL-11).
    public let leftInset: Double
    /// Points at its right, likewise.
    public let rightInset: Double

    /// Insets that leave nothing of the frame are cut so that an empty area remains.
    public init(
        frame: Rect, topInset: Double = 0, bottomInset: Double = 0, leftInset: Double = 0, rightInset: Double = 0
    ) {
        self.frame = frame
        self.topInset = min(max(topInset, 0), frame.height)
        self.bottomInset = min(max(bottomInset, 0), frame.height - self.topInset)
        self.leftInset = min(max(leftInset, 0), frame.width)
        self.rightInset = min(max(rightInset, 0), frame.width - self.leftInset)
    }

    /// The whole canvas; the safe area and the list's own insets add up.
    public init(canvas: CanvasStyle, list: SectionListStyle, direction: LayoutDirection = .leftToRight) {
        let (leading, trailing) = (canvas.safeArea.leading, canvas.safeArea.trailing)
        self.init(
            frame: Rect(origin: .zero, size: canvas.size),
            topInset: canvas.safeArea.top + list.topInset,
            bottomInset: canvas.safeArea.bottom + list.bottomInset,
            leftInset: direction == .leftToRight ? leading : trailing,
            rightInset: direction == .leftToRight ? trailing : leading)
    }

    /// The frame without its insets: what the index bar is aligned in (IB-12).
    public var visible: Rect {
        frame.inset(by: Insets(top: topInset, leading: leftInset, bottom: bottomInset, trailing: rightInset))
    }

    /// The strip above the pin line, which shows what the theme says (SL-11); `nil` where there is none.
    public var strip: Rect? {
        topInset > 0 ? Rect(x: frame.minX, y: frame.minY, width: frame.width, height: topInset) : nil
    }

    /// The area as a mirror shows it.
    var mirrored: ListArea {
        ListArea(
            frame: frame, topInset: topInset, bottomInset: bottomInset, leftInset: rightInset, rightInset: leftInset)
    }
}
