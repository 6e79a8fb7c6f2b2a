public import Geometry

/// The screen that is drawn.
public struct CanvasStyle: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// What the device covers: notch, home indicator. The list's content rests inside it.
    public var safeArea: Insets
    public var background: Color

    public init(
        size: Size = Size(width: 375, height: 812), safeArea: Insets = .zero, background: Color = .white
    ) {
        self.size = size
        self.safeArea = safeArea
        self.background = background
    }
}
