public import Geometry

/// A common device, upright or on its side: its screen in points and what of it the device covers.
public struct CanvasPreset: Hashable, Sendable {
    /// What themes call it, such as `iphone-16` or `iphone-16-landscape`.
    public let name: String
    /// In points.
    public let size: Size
    /// What notch, status bar and home indicator cover.
    public let safeArea: Insets
    /// Pixels a point of the device's own screen.
    public let scale: Double

    /// Every device that themes can name.
    public static let all: [CanvasPreset] = Device.all.flatMap { device in
        device.names.flatMap { [device.upright($0), device.onItsSide($0)] }
    }
}

/// The devices of one size.
private struct Device {
    let names: [String]
    let size: Size
    let scale: Double
    let top: Double
    let bottom: Double
    /// What is covered on its side: at the top and the bottom, and at both ends.
    let side: Insets

    func upright(_ name: String) -> CanvasPreset {
        CanvasPreset(name: name, size: size, safeArea: Insets(top: top, bottom: bottom), scale: scale)
    }

    func onItsSide(_ name: String) -> CanvasPreset {
        CanvasPreset(
            name: "\(name)-landscape", size: Size(width: size.height, height: size.width), safeArea: side, scale: scale)
    }

    /// A phone with a notch or an island, which lies at an end on its side; none where the top is a status bar's.
    static func iPhone(_ names: String..., width: Double, height: Double, scale: Double = 3, top: Double) -> Device {
        let hasNotch = top > 20
        return Device(
            names: names.map { "iphone-" + $0 }, size: Size(width: width, height: height), scale: scale, top: top,
            bottom: hasNotch ? 34 : 0,
            side: hasNotch ? Insets(leading: top, bottom: 21, trailing: top) : .zero)
    }

    /// A tablet, which covers the same whichever way it is held.
    static func iPad(_ names: String..., width: Double, height: Double, top: Double = 24, bottom: Double = 20) -> Device
    {
        Device(
            names: names.map { "ipad-" + $0 }, size: Size(width: width, height: height), scale: 2, top: top,
            bottom: bottom, side: Insets(top: top, bottom: bottom))
    }

    /// A device with a status bar of 24 points and a bar for gestures of as many.
    static func android(_ names: String..., width: Double, height: Double, scale: Double) -> Device {
        Device(
            names: names, size: Size(width: width, height: height), scale: scale, top: 24, bottom: 24,
            side: Insets(top: 24, leading: width < 600 ? 24 : 0, bottom: 24, trailing: width < 600 ? 24 : 0))
    }

    static let all: [Device] = iPhones + iPads + androids

    private static let iPhones = [
        iPhone("se", width: 375, height: 667, scale: 2, top: 20),
        iPhone("x", "xs", "11-pro", width: 375, height: 812, top: 44),
        iPhone("xr", "11", width: 414, height: 896, scale: 2, top: 48),
        iPhone("xs-max", "11-pro-max", width: 414, height: 896, top: 44),
        iPhone("12-mini", "13-mini", width: 375, height: 812, top: 50),
        iPhone("12", "12-pro", "13", "13-pro", "14", "16e", "17e", width: 390, height: 844, top: 47),
        iPhone("12-pro-max", "13-pro-max", "14-plus", width: 428, height: 926, top: 47),
        iPhone("14-pro", "15", "15-pro", "16", width: 393, height: 852, top: 59),
        iPhone("14-pro-max", "15-plus", "15-pro-max", "16-plus", width: 430, height: 932, top: 59),
        iPhone("16-pro", "17", "17-pro", width: 402, height: 874, top: 62),
        iPhone("16-pro-max", "17-pro-max", width: 440, height: 956, top: 62),
        iPhone("air", width: 420, height: 912, top: 68),
    ]

    private static let iPads = [
        iPad("9", width: 810, height: 1080, top: 20, bottom: 0),
        iPad("mini", width: 744, height: 1133),
        iPad("10", "air-11", width: 820, height: 1180),
        iPad("11", width: 834, height: 1194),
        iPad("pro-11", width: 834, height: 1210),
        iPad("13", "air-13", width: 1024, height: 1366),
        iPad("pro-13", width: 1032, height: 1376),
    ]

    private static let androids = [
        android("android-compact", width: 360, height: 800, scale: 3),
        android("android-medium", width: 412, height: 915, scale: 2.625),
        android("android-tablet", "pixel-tablet", "galaxy-tab-s10", width: 800, height: 1280, scale: 2),
        android("pixel-9", "pixel-9a", "pixel-10", width: 411, height: 923, scale: 2.625),
        android("pixel-9-pro", "pixel-10-pro", width: 427, height: 952, scale: 3),
        android("pixel-9-pro-xl", "pixel-10-pro-xl", width: 448, height: 997, scale: 3),
        android("pixel-9-pro-fold", "pixel-10-pro-fold", width: 411, height: 923, scale: 2.625),
        android("pixel-9-pro-fold-open", "pixel-10-pro-fold-open", width: 852, height: 883, scale: 2.4375),
        android("galaxy-s25", width: 360, height: 780, scale: 3),
        android("galaxy-s25-plus", "galaxy-s25-ultra", width: 384, height: 832, scale: 3.75),
        android("galaxy-z-flip7", "galaxy-z-fold7", width: 411, height: 960, scale: 2.625),
        android("galaxy-z-fold7-open", width: 750, height: 832, scale: 2.625),
    ]
}
