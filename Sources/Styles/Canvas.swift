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

/// A common device: its screen in points and its safe area in portrait.
public struct CanvasPreset: Hashable, Sendable {
    /// What themes call it, such as `iphone-15`.
    public let name: String
    /// In points, upright.
    public let size: Size
    /// What notch, status bar and home indicator cover, upright.
    public let safeArea: Insets

    init(_ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double) {
        self.name = name
        self.size = Size(width: width, height: height)
        self.safeArea = Insets(top: top, bottom: bottom)
    }

    /// Every device that themes can name.
    public static let all: [CanvasPreset] = [
        CanvasPreset("iphone-se", 375, 667, top: 20, bottom: 0),
        CanvasPreset("iphone-x", 375, 812, top: 44, bottom: 34),
        CanvasPreset("iphone-11", 414, 896, top: 48, bottom: 34),
        CanvasPreset("iphone-13-mini", 375, 812, top: 50, bottom: 34),
        CanvasPreset("iphone-14", 390, 844, top: 47, bottom: 34),
        CanvasPreset("iphone-14-plus", 428, 926, top: 47, bottom: 34),
        CanvasPreset("iphone-15", 393, 852, top: 59, bottom: 34),
        CanvasPreset("iphone-15-pro-max", 430, 932, top: 59, bottom: 34),
        CanvasPreset("iphone-16-pro", 402, 874, top: 62, bottom: 34),
        CanvasPreset("iphone-16-pro-max", 440, 956, top: 62, bottom: 34),
        CanvasPreset("ipad-mini", 744, 1133, top: 24, bottom: 20),
        CanvasPreset("ipad-11", 834, 1194, top: 24, bottom: 20),
        CanvasPreset("ipad-13", 1024, 1366, top: 24, bottom: 20),
        CanvasPreset("android-compact", 360, 800, top: 24, bottom: 24),
        CanvasPreset("android-medium", 412, 915, top: 24, bottom: 24),
    ]
}
