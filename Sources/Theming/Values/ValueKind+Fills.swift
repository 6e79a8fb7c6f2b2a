import Documents
import Geometry
import Styles
import Tokens

extension ValueKind where Value == Fill {
    /// A colour, a gradient, or `none` (IB-10).
    static let fill = ValueKind(
        "fill", wanted: "none, a colour, {linear: …} or {radial: …}",
        schema: .anyOf([
            ["const": "none"], ValueKind<Color>.color.definition.schema,
            .mapping(["linear": linearSchema], required: ["linear"]),
            .mapping(["radial": radialSchema], required: ["radial"]),
        ]),
        parts: [
            ValueKind<Double>.angle.definition, ValueKind<Double>.positiveFactor.definition,
            ValueKind<Point>.fractions.definition, ValueKind<[GradientStop]>.stops.definition,
        ], tokens: [.color, .gradient]
    ) { token throws(ValueError) in
        switch token {
        case .color(let color): .color(color)
        case .gradient(let stops): .linear(LinearGradient(stops: ordered(stops)))
        default: nil
        }
    } literal: { node, reader throws(ValueError) in
        if node.string == "none" { return .none }
        guard let entries = node.entries else {
            return .color(try ValueKind<Color>.color.literal(node, &reader))
        }
        guard entries.count == 1, let entry = entries.first else { throw .mismatch() }
        switch entry.key {
        case "linear": return .linear(try linear(entry.value, &reader))
        case "radial": return .radial(try radial(entry.value, &reader))
        default: throw .mismatch(hints: NearestSpelling.hints(for: entry.key, among: ["linear", "radial"]))
        }
    }

    private static func linear(
        _ node: DocumentNode, _ reader: inout ValueReader
    ) throws(ValueError) -> LinearGradient {
        let parts = try reader.parts(of: node, keys: ["angle", "stops"], required: ["stops"])
        var gradient = LinearGradient(stops: try stops(parts, &reader))
        if let angle = parts["angle"] { gradient.angle = try ValueKind<Double>.angle.readPart(angle, &reader) }
        return gradient
    }

    private static func radial(
        _ node: DocumentNode, _ reader: inout ValueReader
    ) throws(ValueError) -> RadialGradient {
        let parts = try reader.parts(of: node, keys: ["center", "radius", "stops"], required: ["stops"])
        var gradient = RadialGradient(stops: try stops(parts, &reader))
        if let center = parts["center"] {
            gradient.center = try ValueKind<Point>.fractions.readPart(center, &reader)
        }
        if let radius = parts["radius"] {
            gradient.radius = try ValueKind<Double>.positiveFactor.readPart(radius, &reader)
        }
        return gradient
    }

    private static func stops(
        _ parts: [String: DocumentNode], _ reader: inout ValueReader
    ) throws(ValueError) -> [GradientStop] {
        guard let node = parts["stops"] else { throw .mismatch() }
        let stops = try ValueKind<[GradientStop]>.stops.readPart(node, &reader)
        guard zip(stops, stops.dropFirst()).allSatisfy({ $0.offset <= $1.offset }) else {
            throw .invalid("must have stops in ascending order", at: node)
        }
        return stops
    }

    private static var linearSchema: JSONValue {
        .mapping(
            [
                "angle": ValueKind<Double>.angle.definition.reference,
                "stops": ValueKind<[GradientStop]>.stops.definition.reference,
            ], required: ["stops"])
    }

    private static var radialSchema: JSONValue {
        .mapping(
            [
                "center": ValueKind<Point>.fractions.definition.reference,
                "radius": ValueKind<Double>.positiveFactor.definition.reference,
                "stops": ValueKind<[GradientStop]>.stops.definition.reference,
            ], required: ["stops"])
    }

    /// The stops of a gradient token, which may come in any order and be one alone.
    fileprivate static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
        let ascending = stops.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
        return ascending.count == 1 ? ascending + ascending : ascending
    }
}

extension ValueKind where Value == [GradientStop] {
    static let stops = list(
        "stops", of: .stop, wanted: "a list of stops", counts: 2...256, tokens: [.gradient]
    ) { token in
        if case .gradient(let stops) = token { ValueKind<Fill>.ordered(stops) } else { nil }
    }
}

extension ValueKind where Value == GradientStop {
    fileprivate static let stop = ValueKind(
        "stop", wanted: "a stop such as [0.5, \"#07C160\"] or {offset: 0.5, color: \"#07C160\"}",
        schema: .anyOf([
            .tuple([ValueKind<Double>.unitFraction.definition.reference, ValueKind<Color>.color.definition.reference]),
            .mapping(
                [
                    "offset": ValueKind<Double>.unitFraction.definition.reference,
                    "color": ValueKind<Color>.color.definition.reference,
                ], required: ["offset", "color"]),
        ]), parts: [ValueKind<Double>.unitFraction.definition, ValueKind<Color>.color.definition]
    ) { node, reader throws(ValueError) in
        let (offset, color) = try parts(node, &reader)
        let readOffset = ValueKind<Double>.unitFraction.read(offset, &reader)
        guard let readColor = ValueKind<Color>.color.read(color, &reader), let readOffset else { throw .reported }
        return GradientStop(offset: readOffset, color: readColor)
    }

    private static func parts(
        _ node: DocumentNode, _ reader: inout ValueReader
    ) throws(ValueError) -> (offset: DocumentNode, color: DocumentNode) {
        if let elements = node.elements {
            guard elements.count == 2 else { throw .mismatch() }
            return (elements[0], elements[1])
        }
        let parts = try reader.parts(of: node, keys: ["offset", "color"], required: ["offset", "color"])
        guard let offset = parts["offset"], let color = parts["color"] else { throw .mismatch() }
        return (offset, color)
    }
}

extension ValueReader {
    /// The values of a mapping by their keys; an error for a key that is not known or missing.
    mutating func parts(
        of node: DocumentNode, keys: [String], required: [String]
    ) throws(ValueError) -> [String: DocumentNode] {
        guard let entries = node.entries else { throw .invalid("must hold a mapping, not \(node.kind)", at: node) }
        let unknown = entries.filter { !keys.contains($0.key) }
        problems.add(unknown.map { $0.unknownKey(in: name, keys: keys) })
        guard unknown.isEmpty else { throw .reported }
        let missing = required.filter { node[$0] == nil }
        guard missing.isEmpty else {
            let form = keys.map { "\($0): …" }.joined(separator: ", ")
            throw .invalid("lacks the key \(missing.joined(separator: ", "))", at: node, hints: ["write {\(form)}"])
        }
        return Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value) })
    }
}
