/// Numbers as every output of the project writes them: decimal digits, a point, no exponent, no `-0`, no locale.
package enum NumberText {
    /// The shortest decimal that is within half a unit of the last of `places` decimals, as `0.5` for 0.5000001 at 3.
    ///
    /// `places` lies in 0…9. A value of 9 · 10^15 last places or more is written in full, as by `exact`; one that is
    /// not finite is written as 0, since no output has a word for it.
    package static func rounded(_ value: Double, places: Int) -> String {
        guard let units = units(of: value, places: places) else { return exact(value) }
        return text(ofUnits: units, places: places)
    }

    /// The value in whole units of 10^−places, `nil` where a 64-bit integer could not hold it exactly.
    package static func units(of value: Double, places: Int) -> Int? {
        precondition(powersOfTen.indices.contains(places), "places lie in 0…9")
        let units = (value * Double(powersOfTen[places])).rounded()
        return abs(units) < 9e15 ? Int(units) : nil
    }

    /// A whole number of units of 10^−places, as `1.25` for 1250 at 3.
    package static func text(ofUnits units: Int, places: Int) -> String {
        let scale = UInt(powersOfTen[places])
        let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: scale)
        let sign = units < 0 ? "-" : ""
        guard fraction > 0 else { return sign + String(whole) }
        // The leading 1 keeps the zeros between the point and the first digit.
        var digits = String(fraction + scale).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return sign + String(whole) + "." + digits
    }

    /// Writes a whole number of thousandths in ASCII, as `1.25` for 1250: what `text(ofUnits:places:)` gives at 3.
    package static func append(thousandths units: Int, to bytes: inout [UInt8]) {
        if units < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: 1000)
        append(whole, to: &bytes)
        guard fraction > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (rest, weight): (UInt, UInt) = (fraction, 100)
        while rest > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / weight))
            rest %= weight
            weight /= 10
        }
    }

    private static func append(_ whole: UInt, to bytes: inout [UInt8]) {
        if whole >= 10 { append(whole / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: whole % 10))
    }

    /// The shortest decimal that reads back as the same value, `0` for −0 and for what is not finite.
    package static func exact(_ value: Double) -> String {
        guard value.isFinite, value != 0 else { return "0" }
        if value.magnitude < 9e15, let whole = Int(exactly: value) { return String(whole) }
        let parts = value.magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let fraction = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
        let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        let digits = placed(whole: String(mantissa[0]), fraction: fraction, exponent: exponent)
        return (value < 0 ? "-" : "") + digits
    }

    /// The digits `whole.fraction` with the point moved `exponent` places to the right.
    private static func placed(whole: String, fraction: String, exponent: Int) -> String {
        if exponent > 0 {
            let padded = fraction + String(repeating: "0", count: max(exponent - fraction.count, 0))
            let rest = padded.dropFirst(exponent)
            return whole + padded.prefix(exponent) + (rest.isEmpty ? "" : "." + rest)
        }
        if exponent < 0 {
            return "0." + String(repeating: "0", count: -exponent - 1) + whole + fraction
        }
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    private static let powersOfTen = [
        1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    ]
}
