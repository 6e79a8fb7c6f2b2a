import Documents
import Geometry
import Tokens

/// How large a canvas may be.
package enum CanvasLimits {
    /// The longest side of a canvas in points.
    package static let longestSide = 16_384.0
}

extension ThemeKind<Double> {
    /// A number within bounds, of which messages name the one that it passes; `token` is what a token gives.
    private static func bounded(
        _ bounds: ClosedRange<Double>, _ wanted: String, unit: String? = nil, tokens: [TokenType],
        _ token: @escaping @Sendable (TokenValue) -> Double?
    ) -> ThemeKind<Double> {
        let bounds = NumberBounds(bounds)
        return ThemeKind(.number(bounds, unit: unit), wanted: wanted, referents: tokens) { value throws(ValueError) in
            guard let number = token(value) else { return nil }
            if let objection = bounds.objection(to: number, written: NumberText.exact(number)) {
                throw .invalid(objection)
            }
            return number
        } written: {
            .number($0)
        } literal: { node, _ throws(ValueError) in
            let (number, written) = try finiteNumber(node)
            if let objection = bounds.objection(to: number, written: written) { throw .invalid(objection) }
            return number
        }
    }

    private static func finiteNumber(_ node: DocumentNode) throws(ValueError) -> (number: Double, written: String) {
        if case .number(let number, let text) = node.value { return (number, text.excerpt) }
        if let text = node.string, CoreSchema.isNonFiniteNumber(text) {
            throw .invalid("must be a finite number, not \(text.excerpt)")
        }
        throw .mismatch(hints: unitHints(node))
    }

    /// `20px`, `20pt` and `0.3s` are written without the unit.
    private static func unitHints(_ node: DocumentNode) -> [String] {
        guard let text = node.string else { return [] }
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        if Double(text) != nil { return ["write it without quotation marks: \(text)"] }
        guard Double(digits) != nil, ["px", "pt", "dp", "s", "sec", "deg", "°"].contains(unit) else { return [] }
        return ["write the number without a unit: \(digits)"]
    }

    private static func length(
        _ name: String, _ bounds: ClosedRange<Double>, wanted: String = "a length in points", _ summary: String
    ) -> ThemeKind<Double> {
        bounded(bounds, wanted, unit: "points", tokens: [.dimension, .number]) { token in
            switch token {
            case .dimension(let dimension): dimension.points()
            case .number(let number): number
            default: nil
            }
        }
        .defined(name, summary)
    }

    private static func plain(
        _ name: String, _ bounds: ClosedRange<Double>, wanted: String = "a number", unit: String? = nil,
        _ summary: String
    ) -> ThemeKind<Double> {
        bounded(bounds, wanted, unit: unit, tokens: [.number]) {
            if case .number(let number) = $0 { number } else { nil }
        }
        .defined(name, summary)
    }

    /// The longest length of any kind, in points.
    private static var longest: Double { 16_384 }
    private static var sides: ClosedRange<Double> { 1...CanvasLimits.longestSide }

    static let length = length("length", 0...longest, "A length in points.")
    static let signedLength = length(
        "signedLength", -longest...longest, "A length in points that may be negative.")
    /// Large enough to divide by.
    static let positiveLength = length("positiveLength", 0.1...longest, "A length in points that is not nothing.")
    static let canvasSide = length("canvasSide", sides, "A side of the canvas in points.")
    static let fontSize = length("fontSize", 0.1...2048, wanted: "a size in points", "The size of a font in points.")
    static let blur = length(
        "blur", 0...512, wanted: "a blur in points",
        "How far a shadow is blurred in points: twice the Gaussian's standard deviation.")
    static let materialBlur = length(
        "materialBlur", 0...100, wanted: "a blur in points",
        "How far a material blurs, in points: the Gaussian's standard deviation.")
    static let saturation = plain(
        "saturation", 0...4, "How much colour is kept: 0 none, 1 as it is, more than that for stronger colours.")
    static let angle = plain(
        "angle", -3600...3600, wanted: "an angle in degrees", unit: "degrees",
        "An angle in degrees, clockwise: 0 is upward, 90 to the right.")
    static let unitFraction = plain("unitFraction", 0...1, wanted: "a number from 0 to 1", "A number from 0 to 1.")
    static let fraction = plain("fraction", -100...100, "A part of a whole, which may lie outside it.")
    static let positiveFactor = plain("positiveFactor", 0.1...100, "A factor that is not nothing.")
    static let factor = plain("factor", 0...100, "A factor.")

    static let duration = bounded(
        0...3600, "a time in seconds", unit: "seconds", tokens: [.duration, .number]
    ) { token in
        switch token {
        case .duration(let duration): duration.seconds
        case .number(let number): number
        default: nil
        }
    }
    .defined("duration", "A time in seconds.")

    /// A side of an item: what is not one is clamped, with a warning, so that the rest of the page is drawn (GP-1).
    static let itemSide = ThemeKind(
        .number(-Double.infinity...Double.infinity, unit: "points"), wanted: "a length in points",
        referents: [.dimension, .number]
    ) { token throws(ValueError) in
        try signedLength.converted(token).map { min(max($0, sides.lowerBound), sides.upperBound) }
    } written: {
        .number($0)
    } literal: { node, reader throws(ValueError) in
        let (number, written) = try anyNumber(node)
        let side = number.isNaN ? sides.lowerBound : min(max(number, sides.lowerBound), sides.upperBound)
        if side != number {
            let objection =
                number.isFinite
                ? NumberBounds(sides).objection(to: number, written: written) : "must be finite, not \(written)"
            reader.warn("\(objection ?? ""); \(NumberText.exact(side)) is taken", at: node)
        }
        return side
    }
    .defined(
        "itemSide",
        "A side of an item in points; one that is not from 1 to \(NumberText.exact(sides.upperBound)) is clamped with a warning (GP-1)."
    )

    private static func anyNumber(_ node: DocumentNode) throws(ValueError) -> (number: Double, written: String) {
        if case .number(let number, let text) = node.value { return (number, text.excerpt) }
        if let text = node.string, let number = CoreSchema.nonFiniteNumber(text) { return (number, text.excerpt) }
        throw .mismatch(hints: unitHints(node))
    }
}

extension ThemeKind<Int> {
    static let count = whole("count", 0...1_000_000, "A count.")
    /// The letters of a tile that stands for a picture (TX-7).
    static let monogramLetters = whole("monogramLetters", 1...2, "How many letters stand for a picture.")

    static let lineCount = whole("lineCount", 1...20, "How many lines a text may take.")

    private static func whole(_ name: String, _ range: ClosedRange<Int>, _ summary: String) -> ThemeKind<Int> {
        ThemeKind(
            .whole(range), wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            referents: [.number]
        ) { token throws(ValueError) in
            guard case .number(let number) = token else { return nil }
            return try wholeNumber(number, in: range)
        } written: {
            .number(Double($0))
        } literal: { node, _ throws(ValueError) in
            guard case .number(let number, _) = node.value else { throw .mismatch() }
            return try wholeNumber(number, in: range)
        }
        .defined(name, summary)
    }

    private static func wholeNumber(_ number: Double, in range: ClosedRange<Int>) throws(ValueError) -> Int {
        guard let whole = Int(exactly: number), range.contains(whole) else { throw .mismatch() }
        return whole
    }

    /// A font's weight: a number from 1 to 1000, or a name that design tokens have for one.
    static let weight = ThemeKind(
        .either([.whole(1...1000), .words(weights.map { .init($0.name, "\($0.value)") })]),
        wanted: "a weight from 1 to 1000, or a name such as semi-bold", referents: [.fontWeight, .number]
    ) { token throws(ValueError) in
        switch token {
        case .fontWeight(let weight), .number(let weight): try nearestWeight(weight)
        default: nil
        }
    } written: {
        .number(Double($0))
    } literal: { node, _ throws(ValueError) in
        switch node.value {
        case .number(let number, _): return try nearestWeight(number)
        case .string(let name):
            if let weight = weights.first(where: { $0.name == name }) { return weight.value }
            throw .mismatch(hints: NearestSpelling.hints(for: name, among: weights.map(\.name)))
        default: throw .mismatch()
        }
    }
    .defined("weight", "How bold a font is: 400 is regular, 700 bold.", example: "600")

    private static func nearestWeight(_ weight: Double) throws(ValueError) -> Int {
        guard (1...1000).contains(weight), let whole = Int(exactly: weight.rounded()) else { throw .mismatch() }
        return whole
    }

    /// Design Tokens Format Module 2025.10, section 8.4.
    private static var weights: [(name: String, value: Int)] {
        [
            ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
            ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
            ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
            ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
        ]
    }
}

extension ThemeKind<Bool> {
    static let onOff = flag.defined("flag", "Yes or no.")
}
