import Documents
import Geometry
import Styles
import Tokens

extension ValueKind where Value == Border {
    /// A border as a whole: `none`, or a border token. How the token's line is dashed is not used.
    static let border = ValueKind(
        "border", wanted: "none or a mapping with width and color", schema: ["const": "none"], tokens: [.border]
    ) { token throws(ValueError) in
        guard case .border(let border) = token else { return nil }
        guard let width = try ValueKind<Double>.length.converted(.dimension(border.width)) else { return nil }
        return Border(width: width, color: border.color)
    } literal: { node, _ throws(ValueError) in
        guard node.string == "none" else { throw .mismatch() }
        return .none
    }
}

extension ValueKind where Value == Shadow {
    /// A shadow as a whole: `none`, or a shadow token with one shadow, not inset and without spread.
    static let shadow = ValueKind(
        "shadow", wanted: "none or a mapping with color, x, y and blur", schema: ["const": "none"], tokens: [.shadow]
    ) { token throws(ValueError) in
        guard case .shadow(let layers) = token, let layer = layers.first else { return nil }
        guard layers.count == 1, !layer.isInset, layer.spread.value == 0 else {
            throw .invalid("must be a single shadow, not inset and without spread")
        }
        guard let x = try ValueKind<Double>.signedLength.converted(.dimension(layer.offsetX)),
            let y = try ValueKind<Double>.signedLength.converted(.dimension(layer.offsetY)),
            let blur = try ValueKind<Double>.blur.converted(.dimension(layer.blur))
        else { return nil }
        return Shadow(color: layer.color, x: x, y: y, blur: blur)
    } literal: { node, _ throws(ValueError) in
        guard node.string == "none" else { throw .mismatch() }
        return .none
    }
}

extension ValueKind where Value == Fade {
    /// A fade as a whole: a transition token.
    static let fade = ValueKind(
        "fade", wanted: "a mapping with delay, duration and curve", schema: false, tokens: [.transition]
    ) { token throws(ValueError) in
        guard case .transition(let transition) = token else { return nil }
        guard let delay = try ValueKind<Double>.duration.converted(.duration(transition.delay)),
            let duration = try ValueKind<Double>.duration.converted(.duration(transition.duration)),
            let curve = try ValueKind<Curve>.curve.converted(.cubicBezier(transition.timingFunction))
        else { return nil }
        return Fade(delay: delay, duration: duration, curve: curve)
    } literal: { _, _ throws(ValueError) in
        throw .mismatch()
    }
}

extension ValueKind where Value == SeparatorStyle {
    /// A separator as a whole: `none`.
    static let separator = ValueKind(
        "separator", wanted: "none or a mapping with color, thickness and insets", schema: ["const": "none"]
    ) { node, _ throws(ValueError) in
        guard node.string == "none" else { throw .mismatch() }
        return .none
    }
}

extension ValueKind where Value == SeparatorStyle.Thickness {
    static let thickness = ValueKind(
        "thickness", wanted: "hairline or a length in points",
        schema: .anyOf([["const": "hairline"], ValueKind<Double>.length.definition.schema]),
        tokens: [.dimension, .number]
    ) { token throws(ValueError) in
        try ValueKind<Double>.length.converted(token).map { .points($0) }
    } literal: { node, reader throws(ValueError) in
        if node.string == "hairline" { return .hairline }
        guard case .number = node.value else { throw .mismatch() }
        return .points(try ValueKind<Double>.length.literal(node, &reader))
    }
}

extension ValueKind where Value == IndexBarStyle.Width {
    /// IB-8.
    static let width = ValueKind(
        "width", wanted: "automatic or a length in points",
        schema: .anyOf([["const": "automatic"], ValueKind<Double>.positiveLength.definition.schema]),
        tokens: [.dimension, .number]
    ) { token throws(ValueError) in
        try ValueKind<Double>.positiveLength.converted(token).map { .fixed($0) }
    } literal: { node, reader throws(ValueError) in
        if node.string == "automatic" { return .automatic }
        guard case .number = node.value else { throw .mismatch() }
        return .fixed(try ValueKind<Double>.positiveLength.literal(node, &reader))
    }
}

extension ValueKind where Value == CanvasPreset {
    static let preset = choice("preset", CanvasPreset.all.map { .word($0.name, $0) })
}

extension ValueKind where Value == CornerRounding {
    /// IB-11.
    static let rounding = choice(
        "rounding",
        [
            .word("none", .none), .word("capsule", .capsule),
            .word("radius", .length, named: "points") { .radius($0) },
            .word("continuous", .length, named: "points") { .continuous($0) },
        ])
}

extension ValueKind where Value == IndexHighlightStyle.Shape {
    /// IB-7.
    static let highlightShape = choice(
        "highlightShape",
        [
            .word("none", .none), .word("circle", .circle), .word("capsule", .capsule),
            .word("roundedRect", .length, named: "radius") { .roundedRect($0) },
        ])
}

extension ValueKind where Value == BubbleStyle.Shape {
    /// IB-22.
    static let bubbleShape = choice(
        "bubbleShape",
        [
            .word("none", .none), .word("circle", .circle),
            .word("roundedRect", .length, named: "radius") { .roundedRect($0) },
            .word("teardrop", .teardrop), .word("pin", .pin), .path("image") { .image($0) },
            .word("toast", .length, named: "radius", fallback: 10) { .toast($0) }, .word("wave", .wave),
        ])
}

extension ValueKind where Value == RowPictureStyle.Shape {
    /// SL-1.
    static let pictureShape = choice(
        "pictureShape",
        [
            .word("none", .none), .word("square", .square), .word("circle", .circle),
            .word("rounded", .length, named: "radius") { .rounded($0) },
        ])
}

extension ValueKind where Value == IndexBarStyle.Overflow {
    /// IB-16.
    static let overflow = choice(
        "overflow",
        [
            .word("condense", .condense), .word("clip", .clip),
            .word("shrink", .positiveLength, named: "minimum", fallback: 10) { .shrink(minimumSlotHeight: $0) },
        ])
}
