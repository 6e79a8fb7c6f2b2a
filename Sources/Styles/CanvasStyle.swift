public import Geometry

/// The screen that is drawn.
public struct CanvasStyle: Hashable, Sendable {
    /// In points.
    public var size: Size
    /// What the device covers: notch, home indicator. The list's content rests inside it.
    public var safeArea: Insets
    /// What is behind everything; glass shows its tint there, and with nothing the picture is transparent.
    public var background: Fill

    /// A canvas; 375 × 812 points unless another size is given.
    public init(
        size: Size = Size(width: 375, height: 812), safeArea: Insets = .zero,
        background: Fill = .color(StandardColors.light.ground)
    ) {
        self.size = size
        self.safeArea = safeArea
        self.background = background
    }
}

extension CanvasStyle {
    /// The canvas of the same device with its display zoomed (AX-3): phones less than 414 points wide have 320 of them,
    /// larger ones 375, tablets as many times fewer as these; heights and what the device covers in proportion, whole
    /// points.
    public var zoomed: CanvasStyle {
        let side = min(size.width, size.height)
        let wanted = side < 414 ? 320.0 : side < 600 ? 375 : (side * 375 / 414).rounded()
        let ratio = min(wanted / side, 1)
        func zoomed(_ length: Double) -> Double { (length * ratio).rounded() }
        var canvas = self
        canvas.size = Size(width: zoomed(size.width), height: zoomed(size.height))
        canvas.safeArea = Insets(
            top: zoomed(safeArea.top), leading: zoomed(safeArea.leading), bottom: zoomed(safeArea.bottom),
            trailing: zoomed(safeArea.trailing))
        return canvas
    }
}
