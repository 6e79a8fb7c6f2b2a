import Documents
import Geometry
import Styles

/// A key of a theme file: a value, or a group of further keys.
///
/// The fields are the one source of what a theme may hold: decoding, the check for unknown keys, defaults, the schema
/// and the reference come from them.
typealias ThemeField = Field<Theme, ThemeReader>

/// The way to a value that a theme holds.
typealias ThemePath<Value> = @Sendable () -> any WritableKeyPath<Theme, Value> & Sendable

/// A key that holds a value, with the way to it: what can be set one by one, and what `extends` merges.
struct ThemeProperty: Sendable {
    /// The keys from the top of the file, as `indexBar`, `slotHeight`.
    let path: [String]
    /// The keys with dots between them.
    let name: String
    let field: ThemeField

    init(path: [String], field: ThemeField) {
        self.path = path
        name = path.joined(separator: ".")
        self.field = field
    }

    /// The groups at the top of a theme file, and the one value among them.
    static let groups: [ThemeField] = [
        [.components, .direction], platform, [.canvas, .font, .chrome, .indexBar, .bubble, .list, .grid],
    ].flatMap(\.self)

    /// What the reader has set on the device: it is read first, since all other values may depend on it.
    private static let platform: [ThemeField] = [
        .textSize, .fontScale, .boldText, .contrast, .reduceMotion, .reduceTransparency, .zoom, .pseudo,
    ]

    /// The properties that say it.
    static let platformProperties = platform.flatMap { properties(of: $0, at: []) }

    /// Their names.
    static let platformNames = Set(platformProperties.map(\.name))

    /// Every property, in the order of the file format.
    static let all: [ThemeProperty] = groups.flatMap { properties(of: $0, at: []) }

    /// The places of all properties in that order, by their names.
    static let numbers = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element.name, $0.offset) })

    /// The properties that equal another one unless they are set, and what has them do so, in that order.
    static let followers = all.compactMap { property in
        property.field.inherit.map { (name: property.name, inherit: $0) }
    }

    /// The properties that may depend on one another, by the path of their group: what is written for all others makes the
    /// same of a theme, whatever these are. A frame takes the place of an edge, and the bubble's shape sets its size and
    /// place.
    ///
    /// What stands beside the groups holds for all of them, and presets of the canvas and its chrome set much of both: these
    /// have no group.
    static let dependents = all.reduce(into: [String: [ThemeProperty]]()) { groups, property in
        if let group = property.dependentGroup { groups[group, default: []].append(property) }
    }

    /// The path of the group of those that it may depend on, or they on it.
    var dependentGroup: String? {
        switch path[0] {
        case ThemeField.canvas.key, ThemeField.chrome.key: nil
        case ThemeField.bubble.key: path[0]
        default: path.count > 1 ? path.dropLast().joined(separator: ".") : nil
        }
    }

    /// The properties at or below a path.
    static func properties(of field: ThemeField, at path: [String]) -> [ThemeProperty] {
        var properties: [ThemeProperty] = []
        collect(field, at: path, into: &properties)
        return properties
    }

    private static func collect(_ field: ThemeField, at path: [String], into properties: inout [ThemeProperty]) {
        let path = path + [field.key]
        guard field.isGroup else { return properties.append(ThemeProperty(path: path, field: field)) }
        for part in field.fields { collect(part, at: path, into: &properties) }
    }
}

extension Field where Target == Theme, Reader == ThemeReader {
    /// A value at the top of a file, beside the groups.
    static let components = value(
        "components", \.components, .components,
        "What the theme is for: the parts of a screen whose states are drawn (ST-2)."
    ).usually("those that the theme styles; the bar and the list where it styles none")

    /// The reading way, whatever the locale.
    static let direction = value(
        "direction", \.direction, .direction,
        "The way in which the theme is read; automatic is that of the locale's script (TX-3).")

    /// The reader's text size on iOS.
    static let textSize = value(
        "text-size", \.platform.textSize, .textSize,
        "The reader's text size on iOS: fonts, rows, headers and cells grow with it (AX-1).")

    /// The reader's font scale on Android.
    static let fontScale = value(
        "font-scale", \.platform.fontScale,
        .number(in: 0.5...3).defined("fontScale", "By how much a reader has all text enlarged."),
        "The reader's font scale on Android, by its tables (AX-2).")

    /// Whether the reader wants bold text.
    static let boldText = value(
        "bold-text", \.platform.boldText, .onOff, "Whether the reader has text drawn bolder (AX-3).")

    /// How far colours are to stand out.
    static let contrast = value(
        "contrast", \.platform.contrast, .words("contrast", "How far colours stand out from each other (AX-3)."),
        "How far the reader has colours stand out from each other: values under `contrast=increased` hold, and the "
            + "standard colours are those with more contrast (AX-3).")

    /// Whether movement is to be avoided.
    static let reduceMotion = value(
        "reduce-motion", \.platform.reduceMotion, .onOff,
        "Whether the reader has movement avoided: what would scroll or turn by itself fades (AX-3).")

    /// Whether translucency is to be avoided.
    static let reduceTransparency = value(
        "reduce-transparency", \.platform.reduceTransparency, .onOff,
        "Whether the reader has bars, headers and bubbles opaque (AX-3).")

    /// Whether the display is zoomed.
    static let zoom = value(
        "zoom", \.platform.zoom, .onOff,
        "Whether the reader has the display zoomed: a phone of 375 points has 320, one of 414 has 375 (AX-3).")

    /// What stands for a translation.
    static let pseudo = value(
        "pseudo", \.platform.pseudo, .words("pseudo", "What stands for a translation of all texts (AX-4)."),
        "What is drawn in place of every text, so that a layout is seen in other languages (AX-4).")

    /// The font of all texts.
    static let font = group(
        "font", "What all texts are set in, unless their own fonts say otherwise (TX-1).",
        [
            value(
                "families", \.fontFamilies, .families,
                "The families of every text, in order of preference: those that are not installed are passed over. A font's "
                    + "own families come before them; what none of them has is set in a font of its script.")
        ])

    /// A field that equals another one unless it is set; `words` say which.
    static func value<Value: Sendable>(
        _ key: String, _ path: @escaping @autoclosure ThemePath<Value>, _ kind: ThemeKind<Value>,
        like other: @escaping @autoclosure ThemePath<Value>, _ words: String, _ summary: String
    ) -> ThemeField {
        value(key, path(), kind, summary).inheriting(words) { $0[keyPath: path()] = $0[keyPath: other()] }
    }

    /// A group of keys that stands at several places, and in whose place one value may stand.
    private static func group<Value: Sendable>(
        _ key: String, _ path: @escaping @autoclosure ThemePath<Value>, _ whole: ThemeKind<Value>, _ summary: String,
        _ parts: [Field<Value, ThemeReader>]
    ) -> ThemeField {
        let place = Place(path())
        return group(key, summary, whole: FieldValue(whole, place), parts.map { $0.lifted(to: place) })
    }

    static func font(_ key: String, _ path: @escaping @autoclosure ThemePath<FontStyle>, _ summary: String)
        -> ThemeField
    {
        group(key, path(), .font, summary, Field<FontStyle, ThemeReader>.parts).example("{size: 15, weight: 600}")
    }

    /// A font of which each part equals that of another one unless it is set; `words` say which.
    static func font(
        _ key: String, _ path: @escaping @autoclosure ThemePath<FontStyle>,
        like other: @escaping @autoclosure ThemePath<FontStyle>, _ words: String, _ summary: String
    ) -> ThemeField {
        let parts = Field<FontStyle, ThemeReader>.parts.map { part in
            let field = part.lifted(to: Place(path()), like: Place(other()), words)
            guard part.key == "size" else { return field }
            // A text style of its own brings its size.
            return field.inheriting(words) { theme in
                guard theme[keyPath: path()].style == theme[keyPath: other()].style else { return }
                theme[keyPath: path()].size = theme[keyPath: other()].size
            }
        }
        return group(key, summary, whole: FieldValue(.font, Place(path())), parts).usually("each part: \(words)")
            .example("{size: 15, weight: 600}")
    }

    static func border(_ key: String, _ path: @escaping @autoclosure ThemePath<Border>, _ summary: String) -> ThemeField
    {
        group(
            key, path(), .border, summary,
            [
                .value("width", \.width, .length, "Width of the line in points; 0 draws none."),
                .value("color", \.color, .color, "Colour of the line."),
            ])
    }

    static func shadow(_ key: String, _ path: @escaping @autoclosure ThemePath<Shadow>, _ summary: String) -> ThemeField
    {
        group(
            key, path(), .shadow, summary,
            [
                .value("color", \.color, .color, "Colour of the shadow; a clear one draws none."),
                .value("x", \.x, .signedLength, "Distance to the right in points."),
                .value("y", \.y, .signedLength, "Distance downward in points."),
                .value("blur", \.blur, .blur, "Blur in points, twice the Gaussian's standard deviation."),
                .value(
                    "spread", \.spread, .signedLength,
                    "Points by which the shadow is larger than its shape on every side (TX-5)."),
                .value("below", \.below, .shadows, "Shadows under this one, the topmost first (TX-5)."),
            ])
    }

    static func fade(_ key: String, _ path: @escaping @autoclosure ThemePath<Fade>, _ summary: String) -> ThemeField {
        group(
            key, path(), .fade, summary,
            [
                .value("delay", \.delay, .duration, "Seconds between the cause and the beginning."),
                .value("duration", \.duration, .duration, "Seconds that it lasts."),
                .value("curve", \.curve, .curve, "How progress depends on time."),
            ]
        ).example("{delay: 0, duration: 0.3}")
    }

    static func insets(_ key: String, _ path: @escaping @autoclosure ThemePath<Insets>, _ summary: String) -> ThemeField
    {
        group(
            key, path(), .insets, summary,
            [
                .value("top", \.top, .length, "Points from the top edge."),
                .value("leading", \.leading, .length, "Points from the leading edge."),
                .value("bottom", \.bottom, .length, "Points from the bottom edge."),
                .value("trailing", \.trailing, .length, "Points from the trailing edge."),
            ])
    }

    static func separator(_ key: String, _ path: @escaping @autoclosure ThemePath<SeparatorStyle>, _ summary: String)
        -> ThemeField
    {
        group(
            key, path(), .separator, summary,
            [
                .value("color", \.color, .color, "Colour of the line."),
                .value("thickness", \.thickness, .thickness, "How thick it is in points; 0 draws none."),
                .value(
                    "leadingInset", \.leadingInset, .separatorInset,
                    "Points from the leading edge; automatic is where the title begins (SL-1)."),
                .value(
                    "trailingInset", \.trailingInset, .trailingInset,
                    "Points from the trailing edge; automatic is 0, and in rows 8 before a bar that is always there (SL-12)."
                ),
            ])
    }
}

extension Field<FontStyle, ThemeReader> {
    fileprivate static var parts: [Field] {
        [
            .value(
                "families", \.families, .families,
                "Font families in order of preference, before those of `font.families`."
            ).usually("those of `font.families`"),
            .value(
                "style",
                Place(
                    get: \.style,
                    set: { style, font in
                        font.style = style
                        if let style { font.size = style.points(at: .large) }
                    }), .textStyle,
                "The text style of iOS whose size it has; with a size of its own it grows as that style does (AX-1)."
            ).example("body"),
            .value("size", \.size, .fontSize, "Size of the em square in points."),
            .value("weight", \.weight, .weight, "How bold it is: 400 is regular, 700 bold."),
            .value(
                "letterSpacing", \.letterSpacing, .signedLength,
                "Points between letters beyond those of the font; letters that join stay together (TX-5)."),
            .value(
                "lineHeight", \.lineHeight, .lineHeight, "The height of a line as a multiple of the size (TX-5)."),
        ]
    }
}
