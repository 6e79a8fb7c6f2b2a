/// What a plain scalar means (YAML 1.2.2, section 10.3.2).
package enum CoreSchema {
    /// `null`, a boolean, a finite number, else the text itself.
    package static func value(of text: String) -> DocumentNode.Value {
        guard text.utf8.first.map(begins.contains) ?? true else { return .string(text) }
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        default:
            guard let number = number(text), number.isFinite else { return .string(text) }
            return .number(number, text: text)
        }
    }

    /// What a scalar begins with that is no string; most are strings.
    private static let begins = Array("~nNtTfF+-.0123456789".utf8)

    /// Whether a text is written like a number that is not finite.
    package static func isNonFiniteNumber(_ text: String) -> Bool {
        nonFiniteNumber(text) != nil
    }

    /// NaN or infinity, where a text is written like one.
    package static func nonFiniteNumber(_ text: String) -> Double? {
        number(text).flatMap { $0.isFinite ? nil : $0 }
    }

    /// The number that a text is written like; infinite where it is too large.
    static func number(_ text: String) -> Double? {
        switch text {
        case ".nan", ".NaN", ".NAN": return .nan
        case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .infinity
        case "-.inf", "-.Inf", "-.INF": return -.infinity
        default: break
        }
        if text.hasPrefix("0x") { return integer(text.dropFirst(2), radix: 16) }
        if text.hasPrefix("0o") { return integer(text.dropFirst(2), radix: 8) }
        return isDecimal(text) ? Double(text) : nil
    }

    private static func integer(_ digits: Substring, radix: Int) -> Double? {
        guard !digits.isEmpty else { return nil }
        var value = 0.0
        for digit in digits {
            guard digit.isASCII, let digit = digit.hexDigitValue, digit < radix else { return nil }
            value = value * Double(radix) + Double(digit)
        }
        return value
    }

    /// `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`
    private static func isDecimal(_ text: String) -> Bool {
        var rest = Substring(text).utf8
        skip(&rest, "+-")
        let whole = skipDigits(&rest)
        let hasPoint = skip(&rest, ".")
        let fraction = hasPoint ? skipDigits(&rest) : 0
        guard whole + fraction > 0 else { return false }
        if skip(&rest, "eE") {
            skip(&rest, "+-")
            guard skipDigits(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }

    @discardableResult
    private static func skip(_ rest: inout Substring.UTF8View, _ accepted: String) -> Bool {
        guard let first = rest.first, accepted.utf8.contains(first) else { return false }
        rest.removeFirst()
        return true
    }

    private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        rest.removeFirst(digits)
        return digits
    }
}
