import Documents
import Geometry
import Styles
import Tokens

extension ThemeKind<Border> {
    /// A border as a whole: `none`, or a border token. How the token's line is dashed is not used.
    static let border = ThemeKind(
        .word("none", "no line"), wanted: "none or a mapping with width and color", referents: [.border],
        converted: border
    ) { node, _ throws(ValueError) in
        guard node.string == "none" else { throw .mismatch() }
        return .none
    }
    .defined(
        "border", "A line inside a shape's edge; of a border token, how the line is dashed is not used.",
        example: "{width: 1, color: \"#C6C6C8\"}")

    /// A border inside another value: `{width: 2, color: "#07C160"}`, or a border token.
    static let wholeBorder = ThemeKind(
        keyed.form, wanted: "a mapping with width and color", referents: [.border], converted: border,
        written: keyed.written, literal: keyed.literal
    )
    .defined("wholeBorder", "A line inside a shape's edge.", example: "{width: 2, color: \"#07C160\"}")

    private static let keyed = parts(
        .none,
        [
            .value("width", \.width, .length, "Width of the line in points."),
            .value("color", \.color, .color, "Colour of the line."),
        ], required: ["width", "color"], wanted: "a mapping with width and color",
        written: { ["width": .number($0.width), "color": .string($0.color.hexadecimal)] })

    @Sendable private static func border(_ token: TokenValue) throws(ValueError) -> Border? {
        guard case .border(let border) = token else { return nil }
        guard let width = try ThemeKind<Double>.length.converted(.dimension(border.width)) else { return nil }
        return Border(width: width, color: border.color)
    }
}

extension ThemeKind<Shadow> {
    /// A shadow as a whole: `none`, a list of shadows with the topmost first, or a shadow token; of its shadows those
    /// that are inset are not drawn, which a warning tells (TX-5).
    static let shadow = ThemeKind(
        .either([.word("none", "no shadow"), .list(layer.form, counts: 1...8)]),
        wanted: "none, a mapping with color, x, y, blur and spread, or a list of such", referents: [.shadow]
    ) { token throws(ValueError) in
        guard case .shadow(let layers) = token else { return nil }
        var shadows: [Shadow] = []
        for layer in layers where !layer.isInset {
            guard let x = try ThemeKind<Double>.signedLength.converted(.dimension(layer.offsetX)),
                let y = try ThemeKind<Double>.signedLength.converted(.dimension(layer.offsetY)),
                let blur = try ThemeKind<Double>.blur.converted(.dimension(layer.blur)),
                let spread = try ThemeKind<Double>.signedLength.converted(.dimension(layer.spread))
            else { return nil }
            shadows.append(Shadow(color: layer.color, x: x, y: y, blur: blur, spread: spread))
        }
        return stacked(shadows)
    } literal: { node, reader throws(ValueError) in
        if node.string == "none" { return .none }
        guard let elements = node.elements, (1...8).contains(elements.count) else { throw .mismatch() }
        return stacked(try elements.map { element throws(ValueError) in try layer.readPart(element, &reader) })
    }
    .defined(
        "shadow", "Blurred copies of a shape under it.", example: "{y: 2, blur: 8, color: \"#00000033\"}")

    /// One of several shadows.
    fileprivate static let layer = parts(
        Shadow(),
        [
            .value("color", \.color, .color, "Colour of the shadow."),
            .value("x", \.x, .signedLength, "Distance to the right in points."),
            .value("y", \.y, .signedLength, "Distance downward in points."),
            .value("blur", \.blur, .blur, "Blur in points, twice the Gaussian's standard deviation."),
            .value("spread", \.spread, .signedLength, "Points by which it is larger than its shape on every side."),
        ], required: ["color"], wanted: "a mapping with color, x, y, blur and spread",
        written: { shadow in
            [
                "color": .string(shadow.color.hexadecimal), "x": .number(shadow.x), "y": .number(shadow.y),
                "blur": .number(shadow.blur), "spread": .number(shadow.spread),
            ]
        }
    )
    .defined(
        "shadowLayer", "One of several shadows of a shape.", example: "{y: 2, blur: 8, color: \"#00000033\"}")

    private static func stacked(_ shadows: [Shadow]) -> Shadow {
        guard var first = shadows.first else { return .none }
        first.below = Array(shadows.dropFirst())
        return first
    }
}

extension ThemeKind<[Shadow]> {
    /// Shadows under another one, the topmost first.
    static let shadows = list(of: .layer, counts: 0...7, wanted: "a list of shadows")
        .defined("shadows", "Shadows one under the other.", example: "[{y: 1, blur: 2, color: \"#0000001A\"}]")
}

extension ThemeKind<Fade> {
    /// A fade as a whole: a transition token.
    static let fade = ThemeKind(
        .either([]), wanted: "a mapping with delay, duration and curve", referents: [.transition]
    ) { token throws(ValueError) in
        guard case .transition(let transition) = token else { return nil }
        guard let delay = try ThemeKind<Double>.duration.converted(.duration(transition.delay)),
            let duration = try ThemeKind<Double>.duration.converted(.duration(transition.duration)),
            let curve = try ThemeKind<Curve>.curve.converted(.cubicBezier(transition.timingFunction))
        else { return nil }
        return Fade(delay: delay, duration: duration, curve: curve)
    } literal: { _, _ throws(ValueError) in
        throw .mismatch()
    }
    .defined("fade", "A change of opacity over time.", example: "{delay: 1, duration: 0.5, curve: easeOut}")
}

extension ThemeKind<SeparatorStyle> {
    /// A separator as a whole: `none`.
    static let separator = ThemeKind(
        .word("none", "no line"), wanted: "none or a mapping with color, thickness and insets"
    ) { node, _ throws(ValueError) in
        guard node.string == "none" else { throw .mismatch() }
        return .none
    }
    .defined("separator", "A line along an edge.", example: "{thickness: 0.5, leadingInset: 16}")
}

extension ThemeKind<CanvasPreset> {
    static let preset = choice(
        CanvasPreset.all.map { .word($0.name, $0, meaning: $0.meaning) }, written: { .string($0.name) }
    )
    .map(wanted: "a device such as iphone-16", back: { $0 }) { $0 }
    .defined("preset", "A common device, upright or on its side.", example: "iphone-16")
}

extension CanvasPreset {
    /// What its name says in numbers.
    fileprivate var meaning: String {
        let size = "\(NumberText.exact(size.width)) × \(NumberText.exact(size.height)) points"
        return "\(size), \(NumberText.exact(scale)) pixels each; safe area \(safeArea.written)"
    }
}

extension Insets {
    /// As `59 at the top, 34 at the bottom`.
    fileprivate var written: String {
        let sides = [
            (top, "at the top"), (bottom, "at the bottom"), (leading, "at the leading edge"),
            (trailing, "at the trailing edge"),
        ]
        let covered = sides.filter { $0.0 > 0 }.map { "\(NumberText.exact($0.0)) \($0.1)" }
        return covered.isEmpty ? "all of it" : covered.joined(separator: ", ")
    }
}

extension ThemeKind<LayoutDirection?> {
    /// The way in which a theme is read; `nil` for that of the locale's script (TX-3).
    static let direction = choice(
        [.word("automatic", nil, meaning: "that of the locale's script")]
            + LayoutDirection.allCases.map { .word($0.rawValue, $0, meaning: $0.meaning) },
        written: { .string($0?.rawValue ?? "automatic") }
    )
    .defined("direction", "The way in which something is read (TX-3).", example: "rtl")
}

extension ThemeKind<CornerRounding> {
    /// A word, or the radii of the four corners.
    static let rounding = ThemeKind(
        .either([
            whole.form,
            .tuple([
                ThemeKind<Double>.length.form, ThemeKind<Double>.length.form, ThemeKind<Double>.length.form,
                ThemeKind<Double>.length.form,
            ]),
        ]), wanted: "none, capsule, radius(points), continuous(points) or four radii",
        written: { rounding in
            guard case .corners(let radii) = rounding else { return whole.written(rounding) }
            return [
                .number(radii.topLeading), .number(radii.topTrailing), .number(radii.bottomTrailing),
                .number(radii.bottomLeading),
            ]
        }
    ) { node, reader throws(ValueError) in
        guard let elements = node.elements else { return try whole.literal(node, &reader) }
        guard elements.count == 4 else { throw .mismatch() }
        var radii: [Double] = []
        for element in elements { radii.append(try ThemeKind<Double>.length.readPart(element, &reader)) }
        return .corners(
            CornerRadii(
                topLeading: radii[0], topTrailing: radii[1], bottomTrailing: radii[2], bottomLeading: radii[3]))
    }
    .defined(
        "rounding",
        "How corners are rounded (IB-11); four radii are those at the top, leading and trailing, and at the bottom, "
            + "trailing and leading.", example: "radius(8)")

    private static let whole = choice(
        [
            .word("none", .none, meaning: "square corners"),
            .word("capsule", .capsule, meaning: "half the shorter side"),
            .word("radius", .length, named: "points", meaning: "circular, at most half the shorter side") {
                .radius($0)
            },
            .word(
                "continuous", .length, named: "points",
                meaning: "of continuous curvature, as the platform's own controls have, at most half the shorter side"
            ) { .continuous($0) },
        ],
        written: {
            switch $0 {
            case .none: "none"
            case .capsule: "capsule"
            case .radius(let radius): .call("radius", radius)
            case .continuous(let radius): .call("continuous", radius)
            case .corners: nil
            }
        }
    )
}

extension ThemeKind<IndexHighlightStyle.Shape> {
    static let highlightShape = choice(
        [
            .word("none", .none, meaning: "no shape"),
            .word("circle", .circle, meaning: "as wide as the shorter side of the slot"),
            .word("capsule", .capsule, meaning: "the slot with round ends"),
            .word("roundedRect", .length, named: "radius", meaning: "the slot with rounded corners") {
                .roundedRect($0)
            },
        ],
        written: {
            switch $0 {
            case .none: "none"
            case .circle: "circle"
            case .capsule: "capsule"
            case .roundedRect(let radius): .call("roundedRect", radius)
            }
        }
    )
    .defined("highlightShape", "The shape behind the current title (IB-7).", example: "circle")
}

extension ThemeKind<BubbleStyle.Shape> {
    static let bubbleShape = choice(
        [
            .word("none", .none, meaning: "no bubble"),
            .word("circle", .circle, meaning: "a circle of the bubble's radius"),
            .word("roundedRect", .length, named: "radius", meaning: "a rectangle with rounded corners") {
                .roundedRect($0)
            },
            .word(
                "teardrop", .teardrop, meaning: "a circle and its two tangents that meet at right angles toward the bar"
            ),
            .word("pin", .pin, meaning: "a circle with a narrow pointed tail toward the bar"),
            .word(
                "image", .path, named: "path", inParentheses: .init(hint: "a path: image(picture.png)"),
                meaning: "a picture file stretched to the bubble's size, the title in its centre half"
            ) { .image($0) },
            .word(
                "toast", .length, named: "radius", fallback: 10,
                meaning: "a square of 120 points in the middle of the canvas, of translucent grey, with a large title"
            ) { .toast($0) },
            .word("wave", .wave, meaning: "no bubble: the titles near the finger leave the edge and grow"),
        ],
        written: {
            switch $0 {
            case .none: "none"
            case .circle: "circle"
            case .roundedRect(let radius): .call("roundedRect", radius)
            case .teardrop: "teardrop"
            case .pin: "pin"
            case .image(let path): ["image": .string(path)]
            case .toast(let radius): .call("toast", radius)
            case .wave: "wave"
            }
        }
    )
    .defined("bubbleShape", "The shape of the bubble (IB-22).", example: "pin")
}

extension ThemeKind<RowPictureStyle.Shape> {
    static let pictureShape = choice(
        [
            .word("none", .none, meaning: "rows have no picture"), .word("square", .square, meaning: "a square"),
            .word("circle", .circle, meaning: "a circle"),
            .word("rounded", .length, named: "radius", meaning: "a square with rounded corners") { .rounded($0) },
        ],
        written: {
            switch $0 {
            case .none: "none"
            case .square: "square"
            case .circle: "circle"
            case .rounded(let radius): .call("rounded", radius)
            }
        }
    )
    .defined("pictureShape", "The outline of a row's picture (SL-1).", example: "rounded(6)")
}

extension ThemeKind<IndexBarStyle.Overflow> {
    static let overflow = choice(
        [
            .word(
                "condense", .condense, meaning: "as many titles as fit, with a dot between neighbours; all are reached"),
            .word("clip", .clip, meaning: "the bar runs off the edge"),
            .word(
                "shrink", .positiveLength, named: "minimum", fallback: 10,
                meaning: "slots shrink to a least height in points, then the bar condenses"
            ) { .shrink(minimumSlotHeight: $0) },
        ],
        written: {
            switch $0 {
            case .condense: "condense"
            case .clip: "clip"
            case .shrink(let minimum): .call("shrink", minimum)
            }
        }
    )
    .defined("overflow", "What becomes of a bar that is taller than its area (IB-16).", example: "shrink(12)")
}

extension ThemeKind<GridCellStyle.Pressed> {
    static let pressed = choice(
        [
            .word("none", .none, meaning: "as at rest"),
            .word("dim", .unitFraction, named: "opacity", fallback: 0.6, meaning: "the item is translucent") {
                .dim($0)
            },
            .word("scale", .positiveFactor, named: "factor", fallback: 0.95, meaning: "the item has another size") {
                .scale($0)
            },
            .overlay { .overlay($0) },
        ],
        written: {
            switch $0 {
            case .none: "none"
            case .dim(let opacity): .call("dim", opacity)
            case .scale(let factor): .call("scale", factor)
            case .overlay(let color): ["overlay": .string(color.hexadecimal)]
            }
        }
    )
    .defined("pressed", "The look of an item under a finger (GP-16).", example: "scale(0.95)")
}

extension ThemeKind<GridCellStyle.Selected> {
    static let selected = choice(
        [
            .word("none", .none, meaning: "as at rest"),
            .word(
                "ring", .wholeBorder, named: "{width, color}", inParentheses: nil, meaning: "a line inside the edge"
            ) { .ring($0) },
            .overlay { .overlay($0) },
        ],
        written: {
            switch $0 {
            case .none: "none"
            case .ring(let border): ThemeKind<Border>.wholeBorder.written(border).map { ["ring": $0] }
            case .overlay(let color): ["overlay": .string(color.hexadecimal)]
            }
        }
    )
    .defined(
        "selected", "The look of an item after a tap (GP-12).", example: "{ring: {width: 2, color: \"#07C160\"}}")
}

extension Choice where Reader == ThemeReader {
    /// `overlay(#00000033)` or `{overlay: "#00000033"}`.
    fileprivate static func overlay(_ value: @escaping @Sendable (Color) -> Value) -> Choice {
        .word(
            "overlay", .color, named: "color", inParentheses: .init(hint: "a colour: overlay(#00000033)"),
            meaning: "a colour over it", value)
    }
}

extension JSONValue {
    /// `word(number)`.
    fileprivate static func call(_ word: String, _ number: Double) -> JSONValue {
        .string("\(word)(\(NumberText.exact(number)))")
    }
}
