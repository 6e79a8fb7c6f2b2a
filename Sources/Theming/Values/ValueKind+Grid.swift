import Documents
import Geometry
import Styles
import Tokens

extension ValueKind where Value == Set<Component> {
    static let components: ValueKind = {
        let list = ValueKind<[Component]>.list(
            "components", of: .words("component"), wanted: "a list of components", counts: 1...3, tokens: []
        ) { _ in nil }
        return ValueKind(
            "components", wanted: list.wanted, schema: list.definition.schema, parts: list.definition.parts
        ) { node, reader throws(ValueError) in
            Set(try list.literal(node, &reader))
        }
    }()
}

extension ValueKind where Value == GridStyle.Count {
    /// GP-2.
    static let trackCount = ValueKind(
        "trackCount", wanted: "automatic or a whole number from 1 to 1000",
        schema: .anyOf([["const": "automatic"], ["type": "integer", "minimum": 1, "maximum": 1000]]),
        tokens: [.number]
    ) { token throws(ValueError) in
        guard case .number(let number) = token else { return nil }
        return try count(number)
    } literal: { node, _ throws(ValueError) in
        if node.string == "automatic" { return .automatic }
        guard case .number(let number, _) = node.value else { throw .mismatch() }
        return try count(number)
    }

    private static func count(_ number: Double) throws(ValueError) -> GridStyle.Count {
        guard let count = Int(exactly: number), (1...1000).contains(count) else { throw .mismatch() }
        return .fixed(count)
    }
}

extension ValueKind where Value == GridStyle.Spacing {
    /// GP-3: a set 24 is not automatic.
    static let spacing = ValueKind(
        "spacing", wanted: "automatic or a length in points",
        schema: .anyOf([["const": "automatic"], ValueKind<Double>.length.definition.schema]),
        tokens: [.dimension, .number]
    ) { token throws(ValueError) in
        try ValueKind<Double>.length.converted(token).map { .fixed($0) }
    } literal: { node, reader throws(ValueError) in
        if node.string == "automatic" { return .automatic }
        return .fixed(try ValueKind<Double>.length.literal(node, &reader))
    }
}

extension ValueKind where Value == Size {
    /// GP-1. A side that no item can have is told, and the nearest is taken, so that the rest of the page is drawn.
    static let itemSize = pair("itemSize", wanted: "[width, height] in points", of: .itemSide) {
        Size(width: $0, height: $1)
    }
}

extension ValueKind where Value == Double {
    private static var itemSides: NumberBounds { NumberBounds(lower: 1, upper: CanvasLimits.longestSide) }

    /// A side of an item: what is not one is clamped, with a warning.
    fileprivate static let itemSide = ValueKind(
        "itemSide", wanted: "a length in points", schema: itemSides.schema, tokens: [.dimension, .number]
    ) { token throws(ValueError) in
        try ValueKind.signedLength.converted(token).map { min(max($0, itemSides.lower), itemSides.upper) }
    } literal: { node, reader throws(ValueError) in
        let (number, written) = try anyNumber(node)
        let side = number.isNaN ? itemSides.lower : min(max(number, itemSides.lower), itemSides.upper)
        if side != number {
            let objection =
                number.isFinite ? itemSides.objection(to: number, written: written) : "must be finite, not \(written)"
            reader.warn("\(objection ?? ""); \(NumberText.exact(side)) is taken", at: node)
        }
        return side
    }

    private static func anyNumber(_ node: DocumentNode) throws(ValueError) -> (number: Double, written: String) {
        if case .number(let number, let text) = node.value { return (number, text.excerpt) }
        if let text = node.string, let number = CoreSchema.nonFiniteNumber(text) { return (number, text.excerpt) }
        throw .mismatch(hints: unitHints(node))
    }
}

extension ValueReader {
    /// Tells what is wrong with a value that is read nevertheless; the message follows the value's name.
    fileprivate mutating func warn(_ message: String, at node: DocumentNode) {
        problems.add(Diagnostic(.warning, "\(name) \(message)", in: node.source, at: node.range))
    }
}

extension ValueKind where Value == Point {
    /// A distance in both directions: `[x, y]`.
    static let offset = pair("offset", wanted: "[x, y] in points", of: .signedLength) { Point(x: $0, y: $1) }
}

extension ValueKind where Value == GridCellStyle.Pressed {
    /// GP-16.
    static let pressed = choice(
        "pressed",
        [
            .word("none", .none),
            .word("dim", .unitFraction, named: "opacity", fallback: 0.6) { .dim($0) },
            .word("scale", .positiveFactor, named: "factor", fallback: 0.95) { .scale($0) },
            .color("overlay") { .overlay($0) },
        ])
}

extension ValueKind where Value == GridCellStyle.Selected {
    /// GP-12.
    static let selected = choice(
        "selected", [.word("none", .none), .border("ring") { .ring($0) }, .color("overlay") { .overlay($0) }])
}

extension Choice {
    /// A word with a colour: `overlay(#00000033)` or `{overlay: "#00000033"}`.
    fileprivate static func color(_ word: String, _ value: @escaping @Sendable (Color) -> Value) -> Choice {
        Choice(
            words: [word], forms: ["\(word)(color)"], parameter: ValueKind<Color>.color.definition, pattern: ".+",
            isParameterRequired: true
        ) { parameter, reader throws(ValueError) in
            guard let parameter else { throw .mismatch(hints: ["write it with a colour: \(word)(#00000033)"]) }
            return value(try ValueKind<Color>.color.readPart(parameter, &reader))
        }
    }

    /// A word with a border: `{ring: {width: 2, color: "#07C160"}}`.
    fileprivate static func border(_ word: String, _ value: @escaping @Sendable (Border) -> Value) -> Choice {
        Choice(
            words: [word], forms: ["{\(word): {width, color}}"], parameter: ValueKind<Border>.wholeBorder.definition,
            pattern: nil, isParameterRequired: true
        ) { parameter, reader throws(ValueError) in
            guard let parameter else { throw .mismatch() }
            return value(try ValueKind<Border>.wholeBorder.readPart(parameter, &reader))
        }
    }
}

extension ValueKind where Value == Border {
    /// A border inside another value: `{width: 2, color: "#07C160"}`, or a border token.
    fileprivate static let wholeBorder = ValueKind(
        "wholeBorder", wanted: "a mapping with width and color",
        schema: .mapping(
            [
                "width": ValueKind<Double>.length.definition.reference,
                "color": ValueKind<Color>.color.definition.reference,
            ], required: ["width", "color"]),
        parts: [ValueKind<Double>.length.definition, ValueKind<Color>.color.definition], tokens: [.border],
        converted: border.converted
    ) { node, reader throws(ValueError) in
        guard node.entries != nil else { throw .mismatch() }
        let parts = try reader.parts(of: node, keys: ["width", "color"], required: ["width", "color"])
        guard let width = parts["width"], let color = parts["color"] else { throw .mismatch() }
        return Border(
            width: try ValueKind<Double>.length.readPart(width, &reader),
            color: try ValueKind<Color>.color.readPart(color, &reader))
    }
}
