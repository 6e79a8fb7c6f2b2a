import Documents
import Geometry
import Tokens

/// The numbers that a value may be.
struct NumberBounds: Hashable, Sendable {
    let lower: Double
    let upper: Double

    /// What is wrong with a number, to follow the name of the value.
    func objection(to number: Double, written: String) -> String? {
        if number < lower { return "must be at least \(NumberText.exact(lower)), not \(written)" }
        return number > upper ? "must be at most \(NumberText.exact(upper)), not \(written)" : nil
    }

    var schema: JSONValue {
        ["type": "number", "minimum": .number(lower), "maximum": .number(upper)]
    }
}

extension ValueKind where Value == Double {
    private static func number(
        _ name: String, _ wanted: String, _ bounds: NumberBounds, tokens: [TokenType],
        _ converted: @escaping @Sendable (TokenValue) -> Double?
    ) -> ValueKind {
        ValueKind(name, wanted: wanted, schema: bounds.schema, tokens: tokens) { token throws(ValueError) in
            guard let number = converted(token) else { return nil }
            if let objection = bounds.objection(to: number, written: NumberText.exact(number)) {
                throw .invalid(objection)
            }
            return number
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
    static func unitHints(_ node: DocumentNode) -> [String] {
        guard let text = node.string else { return [] }
        let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        let unit = text.dropFirst(digits.count).drop { $0 == " " }
        guard Double(digits) != nil, ["px", "pt", "dp", "s", "sec", "deg", "°"].contains(unit) else { return [] }
        return ["write the number without a unit: \(digits)"]
    }

    private static func length(_ name: String, _ wanted: String, _ bounds: NumberBounds) -> ValueKind {
        number(name, wanted, bounds, tokens: [.dimension, .number]) { token in
            switch token {
            case .dimension(let dimension): dimension.points()
            case .number(let number): number
            default: nil
            }
        }
    }

    private static func plain(_ name: String, _ wanted: String, _ bounds: NumberBounds) -> ValueKind {
        number(name, wanted, bounds, tokens: [.number]) { if case .number(let number) = $0 { number } else { nil } }
    }

    /// The longest length of any kind, in points.
    private static var longest: Double { 16_384 }
    static var largestFont: Double { 2048 }

    static let length = length(
        "length", "a length in points", NumberBounds(lower: 0, upper: longest))
    static let signedLength = length(
        "signedLength", "a length in points", NumberBounds(lower: -longest, upper: longest))
    static let canvasSide = length(
        "canvasSide", "a length in points", NumberBounds(lower: 1, upper: CanvasLimits.longestSide))
    /// Large enough to divide by.
    static let positiveLength = length(
        "positiveLength", "a length in points", NumberBounds(lower: 0.1, upper: longest))
    static let fontSize = length(
        "fontSize", "a size in points", NumberBounds(lower: 0.1, upper: largestFont))
    static let blur = length("blur", "a blur in points", NumberBounds(lower: 0, upper: 512))
    static let angle = plain("angle", "an angle in degrees", NumberBounds(lower: -3600, upper: 3600))
    static let unitFraction = plain("unitFraction", "a number from 0 to 1", NumberBounds(lower: 0, upper: 1))
    static let fraction = plain("fraction", "a number", NumberBounds(lower: -100, upper: 100))
    static let positiveFactor = plain("positiveFactor", "a number", NumberBounds(lower: 0.1, upper: 100))
    static let factor = plain("factor", "a number", NumberBounds(lower: 0, upper: 100))

    /// Seconds.
    static let duration = number(
        "duration", "a time in seconds", NumberBounds(lower: 0, upper: 3600), tokens: [.duration, .number]
    ) { token in
        switch token {
        case .duration(let duration): duration.seconds
        case .number(let number): number
        default: nil
        }
    }
}

extension ValueKind where Value == Int {
    static let count = wholeNumber("count", 0...1_000_000)
    static let lineCount = wholeNumber("lineCount", 1...20)

    private static func wholeNumber(_ name: String, _ range: ClosedRange<Int>) -> ValueKind {
        ValueKind(
            name, wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            schema: [
                "type": "integer", "minimum": .number(Double(range.lowerBound)),
                "maximum": .number(Double(range.upperBound)),
            ], tokens: [.number]
        ) { token throws(ValueError) in
            guard case .number(let number) = token else { return nil }
            guard let count = Int(exactly: number), range.contains(count) else { throw .mismatch() }
            return count
        } literal: { node, _ throws(ValueError) in
            guard case .number(let number, _) = node.value, let count = Int(exactly: number), range.contains(count)
            else { throw .mismatch() }
            return count
        }
    }
}

extension ValueKind where Value == Bool {
    static let flag = ValueKind("flag", wanted: "true or false", schema: ["type": "boolean"]) {
        node, _ throws(ValueError) in
        guard case .bool(let flag) = node.value else { throw .mismatch() }
        return flag
    }
}
