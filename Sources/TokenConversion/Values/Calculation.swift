import Geometry

/// A number with its unit, as calculations give it.
struct Quantity: Hashable {
    var number: Double
    /// Empty for a bare number.
    var unit: String

    /// As a file writes it: `16px`.
    var text: String { NumberText.exact(number) + unit }
}

/// Calculations as Tokens Studio has them: `{a} * 2`, `(4px + 8px) / 3`, `roundTo(5 / 3, 2)`, with references replaced.
struct Calculation {
    private var rest: Substring
    private var depth = 0
    private static let deepest = 32

    /// What a text comes to; `nil` for one that is no calculation, or mixes units, or leads to no finite number.
    static func value(of text: String) -> Quantity? {
        var calculation = Calculation(rest: text[...])
        guard let value = calculation.sum() else { return nil }
        calculation.skipSpaces()
        return calculation.rest.isEmpty && value.number.isFinite ? value : nil
    }

    private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

    private mutating func take(_ character: Character) -> Bool {
        skipSpaces()
        guard rest.first == character else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func sum() -> Quantity? {
        guard var value = product() else { return nil }
        while true {
            if take("+") {
                guard let other = product(), let unit = Self.common(value, other) else { return nil }
                value = Quantity(number: value.number + other.number, unit: unit)
            } else if take("-") {
                guard let other = product(), let unit = Self.common(value, other) else { return nil }
                value = Quantity(number: value.number - other.number, unit: unit)
            } else {
                return value
            }
        }
    }

    private mutating func product() -> Quantity? {
        guard var value = factor() else { return nil }
        while true {
            if take("*") {
                guard let other = factor(), value.unit.isEmpty || other.unit.isEmpty else { return nil }
                value = Quantity(number: value.number * other.number, unit: value.unit + other.unit)
            } else if take("/") {
                guard let other = factor(), other.number != 0, other.unit.isEmpty || other.unit == value.unit
                else { return nil }
                value = Quantity(
                    number: value.number / other.number, unit: other.unit.isEmpty ? value.unit : "")
            } else {
                return value
            }
        }
    }

    private mutating func factor() -> Quantity? {
        guard depth < Self.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("-") { return factor().map { Quantity(number: -$0.number, unit: $0.unit) } }
        if take("+") { return factor() }
        if take("(") {
            guard let value = sum(), take(")") else { return nil }
            return value
        }
        skipSpaces()
        return rest.first?.isLetter == true ? function() : number()
    }

    private mutating func number() -> Quantity? {
        let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
        guard let number = Double(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        let unit = rest.prefix { $0 == "%" || $0.isASCII && $0.isLetter }
        rest = rest.dropFirst(unit.count)
        return Quantity(number: number, unit: unit.lowercased())
    }

    private mutating func function() -> Quantity? {
        let name = rest.prefix { $0.isLetter }.lowercased()
        rest = rest.drop { $0.isLetter }
        guard take("(") else { return nil }
        var values: [Quantity] = []
        repeat {
            guard let value = sum() else { return nil }
            values.append(value)
        } while take(",")
        guard take(")"), let first = values.first else { return nil }
        let unit = values.map(\.unit).first { !$0.isEmpty } ?? ""
        let numbers = values.map(\.number)
        switch name {
        case "calc": return first
        case "round": return Quantity(number: first.number.rounded(), unit: unit)
        case "floor": return Quantity(number: first.number.rounded(.down), unit: unit)
        case "ceil": return Quantity(number: first.number.rounded(.up), unit: unit)
        case "abs": return Quantity(number: abs(first.number), unit: unit)
        case "min": return numbers.min().map { Quantity(number: $0, unit: unit) }
        case "max": return numbers.max().map { Quantity(number: $0, unit: unit) }
        case "roundto":
            let places = min(max(numbers.count > 1 ? numbers[1] : 0, 0), 9)
            let factor = (0..<Int(places)).reduce(1.0) { product, _ in product * 10 }
            return Quantity(number: (first.number * factor).rounded() / factor, unit: unit)
        default: return nil
        }
    }

    /// The unit of a sum; `nil` for one of two units.
    private static func common(_ first: Quantity, _ second: Quantity) -> String? {
        if first.unit.isEmpty { return second.unit }
        return second.unit.isEmpty || second.unit == first.unit ? first.unit : nil
    }
}
