import Geometry
import Styles

extension ThemeField {
    static let canvas = group(
        "canvas", "The screen that is drawn.",
        [
            value("preset", .preset, "A common device: its size and its safe area, unless they are set.") {
                $1.canvas.size = $0.size
                $1.canvas.safeArea = $0.safeArea
            },
            value("size", \.canvas.size, .canvasSize, "[width, height] in points."),
            value("width", \.canvas.size.width, .canvasSide, "Width in points."),
            value("height", \.canvas.size.height, .canvasSide, "Height in points."),
            insets("safeArea", \.canvas.safeArea, "What the device covers; the list's content rests inside it."),
            value("background", \.canvas.background, .color, "Colour behind everything."),
        ])
}
