import Documents
import Geometry
import Styles
import Tokens

extension ValueKind where Value == Insets {
    /// Insets as a whole: one number for all edges, or a list of four.
    static let insets = ValueKind(
        "insets", wanted: "a number, [top, leading, bottom, trailing] or a mapping of them",
        schema: .anyOf([
            ValueKind<Double>.length.definition.schema, .list(of: ValueKind<Double>.length.definition.reference, 4...4),
        ]),
        parts: [ValueKind<Double>.length.definition], tokens: [.dimension, .number]
    ) { token throws(ValueError) in
        guard let length = try ValueKind<Double>.length.converted(token) else { return nil }
        return Insets(top: length, leading: length, bottom: length, trailing: length)
    } literal: { node, reader throws(ValueError) in
        guard node.elements != nil else {
            guard case .number = node.value else { throw .mismatch() }
            let length = try ValueKind<Double>.length.literal(node, &reader)
            return Insets(top: length, leading: length, bottom: length, trailing: length)
        }
        let edges = try reader.numbers(node, .length, count: 4)
        return Insets(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    }
}

extension ValueKind where Value == Point {
    /// A point in fractions of an area: `[x, y]`.
    static let fractions = pair("fractions", wanted: "[x, y] in fractions of the area", of: .fraction) {
        Point(x: $0, y: $1)
    }
}

extension ValueKind where Value == Size {
    static let canvasSize = pair("canvasSize", wanted: "[width, height] in points", of: .canvasSide) {
        Size(width: $0, height: $1)
    }
}

extension ValueKind where Value == BubbleStyle.Extent {
    /// IB-22: the size of a bubble.
    static let extent = ValueKind(
        "extent", wanted: "automatic or [width, height]",
        schema: .anyOf([
            ["const": "automatic"], .list(of: ValueKind<Double>.positiveLength.definition.reference, 2...2),
        ]), parts: [ValueKind<Double>.positiveLength.definition]
    ) { node, reader throws(ValueError) in
        if node.string == "automatic" { return .automatic }
        let sides = try reader.numbers(node, .positiveLength, count: 2)
        return .fixed(Size(width: sides[0], height: sides[1]))
    }
}

extension ValueKind where Value == Rect? {
    /// IB-12: an explicit frame of the bar.
    static let frame = ValueKind(
        "frame", wanted: "none or [x, y, width, height]",
        schema: .anyOf([["const": "none"], .list(of: ValueKind<Double>.signedLength.definition.reference, 4...4)]),
        parts: [ValueKind<Double>.signedLength.definition]
    ) { node, reader throws(ValueError) in
        if node.string == "none" { return nil }
        let numbers = try reader.numbers(node, .signedLength, count: 4)
        guard numbers[2] > 0, numbers[3] > 0 else {
            throw .invalid("must have a width and a height greater than 0")
        }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension ValueKind where Value == Curve {
    /// A named curve, or the two control points of a cubic Bézier.
    static let curve = ValueKind(
        "curve", wanted: "\(curves.map(\.name).formattedAlternatives), or [x1, y1, x2, y2]",
        schema: .anyOf([
            ["enum": .array(curves.map { .string($0.name) })],
            .tuple([
                ValueKind<Double>.unitFraction.definition.reference, ValueKind<Double>.fraction.definition.reference,
                ValueKind<Double>.unitFraction.definition.reference, ValueKind<Double>.fraction.definition.reference,
            ]),
        ]), parts: [ValueKind<Double>.unitFraction.definition, ValueKind<Double>.fraction.definition],
        tokens: [.cubicBezier]
    ) { token throws(ValueError) in
        guard case .cubicBezier(let curve) = token else { return nil }
        guard abs(curve.y1) <= 100, abs(curve.y2) <= 100 else { throw .invalid("must stay within 100") }
        return Curve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
    } literal: { node, reader throws(ValueError) in
        if let name = node.string {
            if let curve = curves.first(where: { $0.name == name }) { return curve.value }
            throw .mismatch(hints: NearestSpelling.hints(for: name, among: curves.map(\.name)))
        }
        let numbers = try reader.numbers(node, .fraction, count: 4)
        guard (0...1).contains(numbers[0]), (0...1).contains(numbers[2]) else {
            throw .invalid("must have x1 and x2 from 0 to 1")
        }
        return Curve(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    }

    private static var curves: [(name: String, value: Curve)] {
        [("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut)]
    }
}

extension ValueKind {
    /// Two numbers in a list.
    static func pair(
        _ name: String, wanted: String, of part: ValueKind<Double>,
        _ make: @escaping @Sendable (Double, Double) -> Value
    ) -> ValueKind {
        ValueKind(
            name, wanted: wanted, schema: .list(of: part.definition.reference, 2...2), parts: [part.definition]
        ) { node, reader throws(ValueError) in
            let numbers = try reader.numbers(node, part, count: 2)
            return make(numbers[0], numbers[1])
        }
    }
}

extension ValueReader {
    /// The numbers of a list that must hold `count` of them.
    mutating func numbers(
        _ node: DocumentNode, _ kind: ValueKind<Double>, count: Int
    ) throws(ValueError) -> [Double] {
        guard let elements = node.elements, elements.count == count else { throw .mismatch() }
        let numbers = elements.compactMap { kind.read($0, &self) }
        guard numbers.count == count else { throw .reported }
        return numbers
    }
}
