public import Geometry

/// The screen that is drawn.
public struct CanvasStyle: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// What the device covers: notch, home indicator. The list's content rests inside it.
    public var safeArea: Insets
    /// The colour behind everything.
    public var background: Color

    /// A canvas; 375 × 812 points unless another size is given.
    public init(
        size: Size = Size(width: 375, height: 812), safeArea: Insets = .zero, background: Color = .white
    ) {
        self.size = size
        self.safeArea = safeArea
        self.background = background
    }
}
