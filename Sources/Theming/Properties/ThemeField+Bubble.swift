import Geometry
import Styles

extension ThemeField {
    static let bubble = group(
        "bubble", "The indicator beside the finger (IB-21 … IB-25).",
        [
            // First, so that what else is set goes over what the shape brings.
            value("shape", .bubbleShape, "Its shape or style (IB-22).") { $1.bubble.adopt($0) },
            value("size", \.bubble.size, .extent, "[width, height] in points; automatic for the shape's own (IB-22)."),
            value(
                "radius", \.bubble.radius, .positiveLength, "Radius of the circle of circle, teardrop and pin (IB-22)."),
            value("fill", \.bubble.fill, .fill, "Fill of the shape."),
            border("border", \.bubble.border, "Rim of the shape."),
            shadow("shadow", \.bubble.shadow, "Shadow of the shape."),
            font("titleFont", \.bubble.titleFont, "Font of the title; a title too wide shrinks (IB-22)."),
            value("titleColor", \.bubble.titleColor, .color, "Colour of the title (IB-21)."),
            value("gap", \.bubble.gap, .signedLength, "Points between the bubble and the bar (IB-23)."),
            fade("fadeIn", \.bubble.fadeIn, "How it comes (IB-21)."),
            fade("fadeOut", \.bubble.fadeOut, "How it goes when the finger has lifted; the delay is the hold (IB-24)."),
            group(
                "wave", "How far titles near the finger leave the edge, for the shape wave (IB-22).",
                [
                    value("amplitude", \.bubble.wave.amplitude, .length, "Points at the finger."),
                    value("reach", \.bubble.wave.reach, .positiveFactor, "Slots to either side."),
                    value(
                        "growth", \.bubble.wave.growth, .factor,
                        "By how much the title at the finger grows: 0.5 is half."),
                ]),
        ])
}
