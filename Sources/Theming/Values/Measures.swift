import Documents
import Geometry
import Styles
import Tokens

extension ThemeKind<Insets> {
    /// Insets as a whole: one number for all edges, or a list of four.
    static let insets = ThemeKind(
        .either([
            ThemeKind<Double>.length.form.unnamed, .list(ThemeKind<Double>.length.form, counts: 4...4),
        ]), wanted: "a number, [top, leading, bottom, trailing] or a mapping of them",
        referents: [.dimension, .number]
    ) { token throws(ValueError) in
        try ThemeKind<Double>.length.converted(token).map { Insets(all: $0) }
    } literal: { node, reader throws(ValueError) in
        guard node.elements != nil else {
            guard case .number = node.value else { throw .mismatch() }
            return Insets(all: try ThemeKind<Double>.length.literal(node, &reader))
        }
        let edges = try reader.numbers(node, .length, count: 4)
        return Insets(top: edges[0], leading: edges[1], bottom: edges[2], trailing: edges[3])
    }
    .defined(
        "insets", "Room at four edges in points: one number for all, or [top, leading, bottom, trailing].",
        example: "[8, 16, 8, 16]")
}

extension Insets {
    fileprivate init(all length: Double) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}

extension ThemeKind<Point> {
    /// A point in fractions of an area: `[x, y]`.
    static let fractions = pair("[x, y] in fractions of the area", of: .fraction, { ($0.x, $0.y) }, Point.init(x:y:))
        .defined("fractions", "A point in fractions of an area: [x, y].", example: "[0.5, 0]")

    /// A distance in both directions: `[x, y]`.
    static let offset = pair("[x, y] in points", of: .signedLength, { ($0.x, $0.y) }, Point.init(x:y:))
        .defined("offset", "A distance in points: [to the right, downward].", example: "[6, 6]")
}

extension ThemeKind<Size> {
    static let canvasSize = pair(
        "[width, height] in points", of: .canvasSide, { ($0.width, $0.height) }, Size.init(width:height:)
    )
    .defined("canvasSize", "The size of the canvas in points: [width, height].", example: "[390, 844]")

    /// A thumb's; none with a side of 0 (LK-4).
    static let thumbSize = pair(
        "[width, height] in points", of: .length, { ($0.width, $0.height) }, Size.init(width:height:)
    )
    .defined("thumbSize", "The size of a thumb in points: [width, height] (LK-4).", example: "[8, 48]")

    /// A side that no item can have is told, and the nearest is taken, so that the rest of the page is drawn (GP-1).
    static let itemSize = pair(
        "[width, height] in points", of: .itemSide, { ($0.width, $0.height) }, Size.init(width:height:)
    )
    .defined("itemSize", "The size of an item in points: [width, height] (GP-1).", example: "[88, 120]")
}

extension ThemeKind<BubbleStyle.Extent> {
    static let extent = ThemeKind(
        .either([
            .word("automatic", "what the shape has by itself"),
            .list(ThemeKind<Double>.positiveLength.form, counts: 2...2),
        ]), wanted: "automatic or [width, height]",
        written: {
            switch $0 {
            case .automatic: "automatic"
            case .fixed(let size): [.number(size.width), .number(size.height)]
            }
        }
    ) { node, reader throws(ValueError) in
        if node.string == "automatic" { return .automatic }
        let sides = try reader.numbers(node, .positiveLength, count: 2)
        return .fixed(Size(width: sides[0], height: sides[1]))
    }
    .defined("extent", "The size of a bubble in points: [width, height] (IB-22).", example: "[80, 52]")
}

extension ThemeKind<Rect?> {
    /// An explicit frame of the bar (IB-12).
    static let frame = ThemeKind(
        .either([
            .word("none", "the bar stands at an edge"), .list(ThemeKind<Double>.signedLength.form, counts: 4...4),
        ]), wanted: "none or [x, y, width, height]",
        written: { frame in
            guard let frame else { return "none" }
            return .array([frame.x, frame.y, frame.width, frame.height].map(JSONValue.number))
        }
    ) { node, reader throws(ValueError) in
        if node.string == "none" { return nil }
        let numbers = try reader.numbers(node, .signedLength, count: 4)
        guard numbers[2] > 0, numbers[3] > 0 else {
            throw .invalid("must have a width and a height greater than 0")
        }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    .defined("frame", "A rectangle in points: [x, y, width, height] (IB-12).", example: "[350, 100, 20, 560]")
}

extension ThemeKind<GridStyle.Count> {
    /// How many columns or rows: a number, or as many as fit (GP-2).
    static let trackCount = ThemeKind(
        .either([.word("automatic", "as many as fit"), .whole(1...1000)]),
        wanted: "automatic or a whole number from 1 to 1000", referents: [.number]
    ) { token throws(ValueError) in
        guard case .number(let number) = token else { return nil }
        return try count(number)
    } written: {
        switch $0 {
        case .automatic: "automatic"
        case .fixed(let count): .number(Double(count))
        }
    } literal: { node, _ throws(ValueError) in
        if node.string == "automatic" { return .automatic }
        guard case .number(let number, _) = node.value else { throw .mismatch() }
        return try count(number)
    }
    .defined("trackCount", "How many columns or rows a page has (GP-2).", example: "4")

    private static func count(_ number: Double) throws(ValueError) -> GridStyle.Count {
        guard let count = Int(exactly: number), (1...1000).contains(count) else { throw .mismatch() }
        return .fixed(count)
    }
}

extension ThemeKind<GridStyle.Spacing> {
    /// A set 24 is not automatic (GP-8).
    static let spacing = ThemeKind<Double>.length.map(back: \.points) { GridStyle.Spacing.fixed($0) }
        .or(
            "automatic", .automatic, "what the items leave, spread evenly, edges included",
            wanted: "automatic or a length in points"
        ) { $0 == .automatic }
        .defined("spacing", "Points between columns or rows (GP-3).", example: "12")
}

extension GridStyle.Spacing {
    fileprivate var points: Double? { if case .fixed(let points) = self { points } else { nil } }
}

extension ThemeKind<Double?> {
    /// Points before a separator (SL-1).
    static let separatorInset = ThemeKind<Double>.length.map(back: { $0 }) { Optional($0) }
        .or(
            "automatic", nil, "as far as the title, behind a row's picture", wanted: "automatic or a length in points"
        ) { $0 == nil }
        .defined("separatorInset", "Points before a line along an edge (SL-1).", example: "16")

    /// Points after something in a row (SL-12).
    static let trailingInset = ThemeKind<Double>.length.map(back: { $0 }) { Optional($0) }
        .or(
            "automatic", nil, "as much as the bar wants (SL-12)", wanted: "automatic or a length in points"
        ) { $0 == nil }
        .defined("trailingInset", "Points at the end of a row.", example: "24")
}

extension ThemeKind<Double?> {
    /// The height of a line as a multiple of the font's size (TX-5).
    static let lineHeight = ThemeKind<Double>.positiveFactor.map(back: { $0 }) { Optional($0) }
        .or("automatic", nil, "that of the font", wanted: "automatic or a multiple of the size") { $0 == nil }
        .defined("lineHeight", "The height of a line.", example: "1.4")
}

extension ThemeKind<CornerRounding?> {
    /// The corners of a bubble that is a rectangle (IB-22).
    static let bubbleRounding = ThemeKind<CornerRounding>.rounding.map(back: { $0 }) { Optional($0) }
        .or("automatic", nil, "the radius of the shape", wanted: "automatic, or a rounding") { $0 == nil }
        .defined(
            "bubbleRounding", "How the corners of a bubble are rounded (IB-22).", example: "[36, 36, 0, 36]")
}

extension ThemeKind<SeparatorStyle.Thickness> {
    static let thickness = ThemeKind<Double>.length.map(back: \.points) { SeparatorStyle.Thickness.points($0) }
        .or("hairline", .hairline, "one pixel at any scale", wanted: "hairline or a length in points") {
            $0 == .hairline
        }
        .defined("thickness", "How thick a line is in points.", example: "0.5")
}

extension SeparatorStyle.Thickness {
    fileprivate var points: Double? { if case .points(let points) = self { points } else { nil } }
}

extension ThemeKind<IndexBarStyle.Width> {
    static let width = ThemeKind<Double>.positiveLength.map(back: \.points) { IndexBarStyle.Width.fixed($0) }
        .or(
            "automatic", .automatic, "as wide as the widest title with the content insets",
            wanted: "automatic or a length in points"
        ) { $0 == .automatic }
        .defined("width", "The width of the bar in points (IB-8).", example: "18")
}

extension IndexBarStyle.Width {
    fileprivate var points: Double? { if case .fixed(let points) = self { points } else { nil } }
}

extension ThemeKind<Curve> {
    /// A named curve, or the two control points of a cubic Bézier.
    static let curve = ThemeKind(
        .either([
            .words(curves.map { .init($0.name, $0.meaning) }),
            .tuple([
                ThemeKind<Double>.unitFraction.form, ThemeKind<Double>.fraction.form,
                ThemeKind<Double>.unitFraction.form, ThemeKind<Double>.fraction.form,
            ]),
        ]), wanted: "\(curves.map(\.name).formattedAlternatives), or [x1, y1, x2, y2]", referents: [.cubicBezier]
    ) { token throws(ValueError) in
        guard case .cubicBezier(let curve) = token else { return nil }
        guard abs(curve.y1) <= 100, abs(curve.y2) <= 100 else { throw .invalid("must stay within 100") }
        return Curve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2)
    } written: { curve in
        curves.first { $0.value == curve }.map { .string($0.name) }
            ?? .array([curve.x1, curve.y1, curve.x2, curve.y2].map(JSONValue.number))
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
    .defined(
        "curve",
        "How the progress of an animation depends on time: a word, or the control points of a cubic Bézier, [x1, y1, x2, y2].",
        example: "[0.25, 0.1, 0.25, 1]")

    private static var curves: [(name: String, value: Curve, meaning: String)] {
        [
            ("linear", .linear, "evenly"), ("easeIn", .easeIn, "slowly at first"),
            ("easeOut", .easeOut, "slowly in the end"), ("easeInOut", .easeInOut, "slowly at first and in the end"),
        ]
    }
}

extension ValueKind where Reader == ThemeReader {
    /// Two numbers in a list.
    fileprivate static func pair(
        _ wanted: String, of part: ThemeKind<Double>, _ parts: @escaping @Sendable (Value) -> (Double, Double),
        _ make: @escaping @Sendable (Double, Double) -> Value
    ) -> ThemeKind<Value> {
        ThemeKind<Value>(
            .list(part.form, counts: 2...2), wanted: wanted,
            written: { [.number(parts($0).0), .number(parts($0).1)] }
        ) { node, reader throws(ValueError) in
            let numbers = try reader.numbers(node, part, count: 2)
            return make(numbers[0], numbers[1])
        }
    }
}
