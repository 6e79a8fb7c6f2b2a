import Documents
import Geometry
import Styles

extension Field where Target == Theme, Reader == ThemeReader {
    static let canvas = group(
        "canvas", "The screen that is drawn.",
        [
            value(
                "preset", .preset,
                "A common device, of which the canvas takes the size and the safe area unless they are set."
            ) {
                $1.canvas.size = $0.size
                $1.canvas.safeArea = $0.safeArea
            }.usually("none: the size of an iPhone X without a safe area"),
            value("size", \.canvas.size, .canvasSize, "The size of the canvas: [width, height] in points."),
            value("width", \.canvas.size.width, .canvasSide, "The width of the canvas in points."),
            value("height", \.canvas.size.height, .canvasSide, "The height of the canvas in points."),
            insets(
                "safeArea", \.canvas.safeArea,
                "What the device covers at each edge, as a notch; bar, list and grid rest inside it (SL-11)."),
            value(
                "background", \.canvas.background, .fill,
                "What is behind everything; with `none` pictures are transparent, and of a material the tint shows."),
        ])

    static let bubble = group(
        "bubble", "The bubble beside the finger that shows the touched title (IB-21 … IB-25).",
        [
            // First, so that what else is set goes over what the shape brings.
            value(
                "shape", Place(get: { $0.bubble.shape }, set: { $1.bubble.adopt($0) }), .bubbleShape,
                "The shape of the bubble, or a style in its place (IB-22)."),
            value(
                "size", \.bubble.size, .extent, "The size of the whole shape: [width, height] in points (IB-22)."
            ).needing("a shape that is drawn: no `none`, no `wave`"),
            value(
                "radius", \.bubble.radius, .positiveLength,
                "The radius in points of the circle that the shape is made of (IB-22)."
            ).needing("`bubble.shape: circle`, `teardrop` or `pin`"),
            value(
                "cornerRounding", \.bubble.cornerRounding, .bubbleRounding,
                "How the corners are rounded, each by itself if need be; automatic is the radius of the shape (IB-22)."
            ).needing("`bubble.shape: roundedRect`"),
            value(
                "alignment", \.bubble.alignment, .words("bubblePart", "A part of the bubble (IB-23)."),
                "Which part of the bubble is level with the slot's middle, or with the finger where the list goes with it (IB-23)."
            ),
            value(
                "tipRadius", \.bubble.tipRadius, .length,
                "The radius in points by which the tip is rounded; 0 for a sharp one (IB-22)."
            ).needing("`bubble.shape: teardrop` or `pin`"),
            value("fill", \.bubble.fill, .fill, "What the shape is filled with (IB-22)."),
            border("border", \.bubble.border, "The rim inside the shape's edge (IB-22)."),
            shadow("shadow", \.bubble.shadow, "The shadow of the shape (IB-22)."),
            font(
                "titleFont", \.bubble.titleFont,
                "The font of the title; a title wider than three quarters of the shape shrinks to fit (IB-22)."),
            value("titleColor", \.bubble.titleColor, .color, "The colour of the title (IB-21)."),
            value(
                "gap", \.bubble.gap, .signedLength,
                "Points from the bubble's edge to the bar; negative to overlap it (IB-23)."),
            fade(
                "fadeIn", \.bubble.fadeIn, "How the bubble comes when a finger touches the bar (IB-21)."),
            fade(
                "fadeOut", \.bubble.fadeOut,
                "How it goes when the finger has lifted; the delay is how long it is held (IB-24)."),
            group(
                "wave",
                "How far titles near the finger leave the edge: one that is d slots away is pushed by "
                    + "amplitude · cos²(πd / 2·reach) and scaled by 1 + growth · cos²(πd / 2·reach) (IB-22).",
                [
                    value(
                        "amplitude", \.bubble.wave.amplitude, .length,
                        "How far the title at the finger goes, in points."),
                    value(
                        "reach", \.bubble.wave.reach, .positiveFactor, "To how many slots on either side it extends."),
                    value(
                        "growth", \.bubble.wave.growth, .factor,
                        "By how much the title at the finger grows: 0.5 is by half."),
                ]
            ).needing("`bubble.shape: wave`"),
        ])
}
