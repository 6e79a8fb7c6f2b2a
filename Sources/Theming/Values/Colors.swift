import Documents
import Geometry
import Styles
import Tokens

extension ThemeKind<Color> {
    static let color = ThemeKind(
        .either([
            .text(
                "a colour in hexadecimal digits: `\"#RGB\"`, `\"#RRGGBB\"` or `\"#RRGGBBAA\"`",
                pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
            SpaceColor.form,
        ]), wanted: "a colour such as \"#07C160\"", referents: [.color]
    ) { token throws(ValueError) in
        if case .color(let color) = token { color } else { nil }
    } written: {
        .string($0.hexadecimal)
    } literal: { node, reader throws(ValueError) in
        if node["colorSpace"] != nil { return try SpaceColor.kind.literal(node, &reader).color(at: node, &reader) }
        guard let color = node.string.flatMap(Color.init(written:)) else { throw .mismatch(hints: hints(node)) }
        return color
    }
    .defined(
        "color", "A colour in sRGB, or in a space of design tokens; those outside sRGB are brought into it.",
        example: "\"#07C160\"")

    private static func hints(_ node: DocumentNode) -> [String] {
        switch node.value {
        case .number(_, let text) where Color(written: "#" + text) != nil: ["write it as \"#\(text)\""]
        case .string(let text) where Color(written: "#" + text) != nil: ["write it as \"#\(text)\""]
        case .string(let text) where text.hasPrefix("#"): ["a colour is #RGB, #RRGGBB or #RRGGBBAA"]
        case .string(let text): ColorSpelling.color(of: text).map { ["write it as \"\($0.hexadecimal)\""] } ?? []
        default: []
        }
    }
}

/// A colour as design tokens write it: `{colorSpace: oklch, components: [0.7, 0.1, 150], alpha: 1}`.
private struct SpaceColor {
    private var space = ColorSpace.sRGB
    private var components: [DocumentNode] = []
    private var alpha = 1.0
    private var fallback: String?

    static let kind = ThemeKind<SpaceColor>.parts(
        SpaceColor(),
        [
            .value(
                "colorSpace", \.space, .word, "The space in which the components are given, as CSS Color 4 has them."
            ).example("oklch"),
            .value("components", \.components, component, "The three numbers of the colour; `none` is 0.")
                .example("[0.7, 0.1, 150]"),
            .value("alpha", \.alpha, .unitFraction, "How opaque it is."),
            .optional(
                "hex", \.fallback, .string(.text("a colour of six digits", pattern: "^#[0-9A-Fa-f]{6}$")),
                "The colour for programs that do not know the space; not used."
            ).usually("none").example("\"#07C160\""),
        ], required: ["colorSpace", "components"])

    /// The mapping, with the bounds that each space sets to its components.
    static let form: ValueForm = {
        guard case .mapping(var mapping) = kind.form else { return kind.form }
        let bounds = ColorSpace.allCases.map { $0.components.map(\.bounds) }
        mapping.cases = bounds.indices.filter { bounds.firstIndex(of: bounds[$0]) == $0 }.map { first in
            MappingForm.Case(
                "colorSpace", zip(ColorSpace.allCases, bounds).filter { $1 == bounds[first] }.map(\.0.rawValue),
                field: "components", .tuple(bounds[first].map { .either([.number($0), .word("none", "0")]) }))
        }
        return .mapping(mapping)
    }()

    private static let component = ThemeKind<[DocumentNode]>(
        .list(.either([.number(-Double.infinity...Double.infinity), .word("none", "0")]), counts: 3...3),
        wanted: "a list of three numbers"
    ) { node, _ throws(ValueError) in
        guard let elements = node.elements, elements.count == 3 else { throw .mismatch() }
        return elements
    }

    func color(at node: DocumentNode, _ reader: inout ThemeReader) throws(ValueError) -> Color {
        guard fallback.map({ $0.utf8.count == 7 && Color(written: $0) != nil }) ?? true else {
            throw .invalid("has a hex that is no colour of six digits", at: node["hex"])
        }
        var numbers = SIMD3<Double>()
        for (index, (node, component)) in zip(components, space.components).enumerated() {
            guard let number = component.value(of: node) else {
                throw .invalid("must have \(component.expectation), not \(node.kind)", at: node)
            }
            numbers[index] = number
        }
        return space.color(numbers, alpha: alpha)
    }
}

extension ColorSpace: FileWord {
    package var meaning: String {
        switch self {
        case .sRGB: "red, green and blue from 0 to 1"
        case .linearSRGB: "red, green and blue from 0 to 1, in proportion to light"
        case .hsl: "hue in degrees, saturation and lightness from 0 to 100"
        case .hwb: "hue in degrees, whiteness and blackness from 0 to 100"
        case .lab: "CIE lightness from 0 to 100, a and b"
        case .lch: "CIE lightness from 0 to 100, chroma, hue in degrees"
        case .oklab: "lightness from 0 to 1, a and b"
        case .oklch: "lightness from 0 to 1, chroma, hue in degrees"
        case .displayP3: "red, green and blue of Display P3 from 0 to 1"
        case .a98RGB: "red, green and blue of A98 RGB from 0 to 1"
        case .proPhotoRGB: "red, green and blue of ProPhoto RGB from 0 to 1"
        case .rec2020: "red, green and blue of Rec. 2020 from 0 to 1"
        case .xyzD65: "CIE X, Y and Z of the white D65"
        case .xyzD50: "CIE X, Y and Z of the white D50"
        }
    }
}

extension ThemeKind<[Color]> {
    static let colors = list(of: .color, counts: 0...256, wanted: "a list of colours")
        .defined("colors", "Colours in order.", example: "[\"#07C160\", \"#10AEFF\"]")
}

extension ThemeKind<Fill> {
    /// A colour, a gradient, or `none` (IB-10).
    static let fill = ThemeKind(
        .either([
            .word("none", "nothing is filled"), ThemeKind<Color>.color.form.unnamed,
            .call("linear", "gradient", ThemeKind<LinearGradient>.linear.form, "a gradient along a line"),
            .call("radial", "gradient", ThemeKind<RadialGradient>.radial.form, "a gradient outward from a point"),
            .call("material", "material", ThemeKind<Material>.material.form, "what lies beneath, blurred and tinted"),
        ]), wanted: "none, a colour, {linear: …}, {radial: …} or {material: …}", referents: [.color, .gradient]
    ) { token throws(ValueError) in
        switch token {
        case .color(let color): .color(color)
        case .gradient(let stops): .linear(LinearGradient(stops: ordered(stops)))
        default: nil
        }
    } written: {
        switch $0 {
        case .none: "none"
        case .color(let color): .string(color.hexadecimal)
        case .linear(let gradient): ThemeKind<LinearGradient>.linear.written(gradient).map { ["linear": $0] }
        case .radial(let gradient): ThemeKind<RadialGradient>.radial.written(gradient).map { ["radial": $0] }
        case .material(let material): ThemeKind<Material>.material.written(material).map { ["material": $0] }
        }
    } literal: { node, reader throws(ValueError) in
        if node.string == "none" { return .none }
        guard let entries = node.entries, node["colorSpace"] == nil else {
            return .color(try ThemeKind<Color>.color.literal(node, &reader))
        }
        guard entries.count == 1, let entry = entries.first else { throw .mismatch() }
        switch entry.key {
        case "linear": return .linear(try ThemeKind<LinearGradient>.linear.readPart(entry.value, &reader))
        case "radial": return .radial(try ThemeKind<RadialGradient>.radial.readPart(entry.value, &reader))
        case "material": return .material(try ThemeKind<Material>.material.readPart(entry.value, &reader))
        default: throw .mismatch(hints: NearestSpelling.hints(for: entry.key, among: ["linear", "radial", "material"]))
        }
    }
    .defined("fill", "What an area is filled with (IB-10).", example: "\"#F7F7F7\"")

    /// The stops of a gradient token, which may come in any order and be one alone.
    fileprivate static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
        let ascending = stops.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
        return ascending.count == 1 ? ascending + ascending : ascending
    }
}

extension ThemeKind<[Fill]> {
    static let fills = list(of: .fill, counts: 0...256, wanted: "a list of colours or gradients")
        .defined("fills", "Fills in order.", example: "[\"#07C160\", \"#10AEFF\"]")
}

extension ThemeKind<LinearGradient> {
    fileprivate static let linear = parts(
        LinearGradient(stops: []),
        [
            .value(
                "angle", \.angle, .angle,
                "Where the gradient runs to: 0 is upward, 90 to the right, 180 downward. Its line passes through the "
                    + "area's centre and is so long that its ends' colours fall on the area's corners."),
            .value("stops", \.stops, .stops, "Its colours, with offsets ascending."),
        ], required: ["stops"],
        written: { gradient in
            ThemeKind<[GradientStop]>.stops.written(gradient.stops)
                .map { ["angle": .number(gradient.angle), "stops": $0] }
        }
    )
    .validated { gradient, node throws(ValueError) in try gradient.stops.checkOrder(at: node) }
    .defined(
        "linearGradient", "A gradient along a line through the area's centre.",
        example: "{angle: 90, stops: [[0, \"#FFFFFF\"], [1, \"#000000\"]]}")
}

extension ThemeKind<Material> {
    /// Frosted glass, as an area's fill or behind all bars (LK-1).
    static let material = parts(
        Material(),
        [
            .value("tint", \.tint, .color, "The colour that is laid over what is blurred."),
            .value(
                "blur", \.blur, .materialBlur, "The standard deviation of the blur, in points; 0 for none."),
            .value(
                "saturation", \.saturation, .saturation,
                "How much colour what is blurred keeps: 1 as it is, 0 none."),
        ], required: ["tint"],
        written: { material in
            [
                "tint": .string(material.tint.hexadecimal), "blur": .number(material.blur),
                "saturation": .number(material.saturation),
            ]
        }
    )
    .defined(
        "material", "Frosted glass: what lies beneath, blurred and tinted (LK-1).",
        example: "{tint: \"#F9F9F9B8\", blur: 20, saturation: 1.8}")
}

extension ThemeKind<RadialGradient> {
    fileprivate static let radial = parts(
        RadialGradient(stops: []),
        [
            .value("center", \.center, .fractions, "Where it begins, in fractions of the area's width and height."),
            .value(
                "radius", \.radius, .positiveFactor, "How far it reaches: 1 is half of the area's diagonal."),
            .value("stops", \.stops, .stops, "Its colours, with offsets ascending."),
        ], required: ["stops"],
        written: { gradient in
            ThemeKind<[GradientStop]>.stops.written(gradient.stops).map {
                [
                    "center": [.number(gradient.center.x), .number(gradient.center.y)],
                    "radius": .number(gradient.radius), "stops": $0,
                ]
            }
        }
    )
    .validated { gradient, node throws(ValueError) in try gradient.stops.checkOrder(at: node) }
    .defined(
        "radialGradient", "A circular gradient outward from a point.",
        example: "{radius: 0.8, stops: [[0, \"#FFFFFF\"], [1, \"#000000\"]]}")
}

extension [GradientStop] {
    fileprivate func checkOrder(at gradient: DocumentNode) throws(ValueError) {
        guard zip(self, dropFirst()).allSatisfy({ $0.offset <= $1.offset }) else {
            throw .invalid("must have stops in ascending order", at: gradient["stops"])
        }
    }
}

extension ThemeKind<[GradientStop]> {
    static let stops = list(
        of: .stop, counts: 2...256, wanted: "a list of stops", referents: [.gradient],
        converted: { token throws(ValueError) in
            if case .gradient(let stops) = token { ThemeKind<Fill>.ordered(stops) } else { nil }
        }
    )
    .defined("stops", "The colours of a gradient.", example: "[[0, \"#FFFFFF\"], [1, \"#000000\"]]")
}

extension ThemeKind<GradientStop> {
    private static let keyed = parts(
        GradientStop(offset: 0, color: .black),
        [
            .value("offset", \.offset, .unitFraction, "Where: 0 is the start, 1 the end."),
            .value("color", \.color, .color, "Its colour."),
        ], required: ["offset", "color"], wanted: stopForm)

    private static var stopForm: String { "a stop such as [0.5, \"#07C160\"] or {offset: 0.5, color: \"#07C160\"}" }

    fileprivate static let stop = ThemeKind(
        .either([.tuple([ThemeKind<Double>.unitFraction.form, ThemeKind<Color>.color.form]), keyed.form]),
        wanted: stopForm,
        written: { [.number($0.offset), .string($0.color.hexadecimal)] }
    ) { node, reader throws(ValueError) in
        guard let elements = node.elements else { return try keyed.literal(node, &reader) }
        guard elements.count == 2 else { throw .mismatch() }
        let offset = ThemeKind<Double>.unitFraction.read(elements[0], &reader)
        guard let color = ThemeKind<Color>.color.read(elements[1], &reader), let offset else { throw .reported }
        return GradientStop(offset: offset, color: color)
    }
    .defined("stop", "A colour of a gradient, and where it is.", example: "[0.5, \"#07C160\"]")
}
