import Geometry
import Styles

/// Groups of keys that stand at several places.
extension ThemeField {
    /// A group whose value is kept at a place, and which `whole` may stand for.
    private static func group<Value: Sendable>(
        _ name: String, _ place: Place<Value>, _ whole: ValueKind<Value>, like other: Place<Value>?, _ summary: String,
        _ parts: [Part<Value>]
    ) -> ThemeField {
        let fields = parts.map { part in
            var field = part.field(place)
            if let other { field.inherit = { part.copy(other, place, &$0) } }
            return field
        }
        return ThemeField(name: name, summary: summary, value: FieldValue(whole, place), fields: fields)
    }

    /// A key of a group whose value is a part of the group's.
    private struct Part<Whole: Sendable>: Sendable {
        let field: @Sendable (Place<Whole>) -> ThemeField
        let copy: @Sendable (Place<Whole>, Place<Whole>, inout Theme) -> Void

        init<Value: Sendable>(
            _ name: String, _ path: any WritableKeyPath<Whole, Value> & Sendable, _ kind: ValueKind<Value>,
            _ summary: String
        ) {
            field = { .value(name, Place($0, path), kind, summary) }
            copy = { source, target, theme in
                Place(target, path).set(Place(source, path).get(theme), &theme)
            }
        }
    }

    static func font(
        _ name: String, _ path: ThemePath<FontStyle>,
        _ summary: String
    ) -> ThemeField {
        group(name, Place(path), .font, like: nil, summary, fontParts)
    }

    /// A font of which each part equals that of another one unless it is set.
    static func font(
        _ name: String, _ path: ThemePath<FontStyle>, like other: ThemePath<FontStyle>, _ summary: String
    ) -> ThemeField {
        group(name, Place(path), .font, like: Place(other), summary, fontParts)
    }

    private static var fontParts: [Part<FontStyle>] {
        [
            Part(
                "families", \.families, .families, "Font families in order of preference; fallback goes no further."
            ),
            Part("size", \.size, .fontSize, "Size of the em square in points."),
            Part("weight", \.weight, .weight, "Weight from 1 to 1000, or a name: 400 is regular, 700 is bold."),
        ]
    }

    static func border(
        _ name: String, _ path: ThemePath<Border>, _ summary: String
    ) -> ThemeField {
        group(
            name, Place(path), .border, like: nil, summary,
            [
                Part("width", \.width, .length, "Width of the line in points; 0 draws none."),
                Part("color", \.color, .color, "Colour of the line."),
            ])
    }

    static func shadow(
        _ name: String, _ path: ThemePath<Shadow>, _ summary: String
    ) -> ThemeField {
        group(
            name, Place(path), .shadow, like: nil, summary,
            [
                Part("color", \.color, .color, "Colour of the shadow; a clear one draws none."),
                Part("x", \.x, .signedLength, "Distance to the right in points."),
                Part("y", \.y, .signedLength, "Distance downward in points."),
                Part("blur", \.blur, .blur, "Blur in points, twice the Gaussian's standard deviation."),
            ])
    }

    static func fade(
        _ name: String, _ path: ThemePath<Fade>, _ summary: String
    ) -> ThemeField {
        group(
            name, Place(path), .fade, like: nil, summary,
            [
                Part("delay", \.delay, .duration, "Seconds between the cause and the beginning."),
                Part("duration", \.duration, .duration, "Seconds that it lasts."),
                Part("curve", \.curve, .curve, "How progress depends on time."),
            ])
    }

    static func insets(
        _ name: String, _ path: ThemePath<Insets>, _ summary: String
    ) -> ThemeField {
        group(
            name, Place(path), .insets, like: nil, summary,
            [
                Part("top", \.top, .length, "Points from the top edge."),
                Part("leading", \.leading, .length, "Points from the leading edge."),
                Part("bottom", \.bottom, .length, "Points from the bottom edge."),
                Part("trailing", \.trailing, .length, "Points from the trailing edge."),
            ])
    }

    static func separator(
        _ name: String, _ path: ThemePath<SeparatorStyle>, _ summary: String
    ) -> ThemeField {
        group(
            name, Place(path), .separator, like: nil, summary,
            [
                Part("color", \.color, .color, "Colour of the line."),
                Part("thickness", \.thickness, .thickness, "Points, or hairline for one device pixel; 0 draws none."),
                Part("leadingInset", \.leadingInset, .length, "Points from the leading edge."),
                Part("trailingInset", \.trailingInset, .length, "Points from the trailing edge."),
            ])
    }
}
