public import Styles

/// The exponential function and its inverse from additions, multiplications and divisions alone, so that every
/// processor and every C library gives the same bits; exact to about two units in the last place.
enum Exponential {
    // ln 2 in two parts: the first has so few digits that its product with a small integer is exact.
    private static let logOfTwoHigh = 6.931_471_803_691_238_164_90e-01
    private static let logOfTwoLow = 1.908_214_929_270_587_700_02e-10

    /// e to the power `x`: the Taylor series of the remainder after whole powers of two.
    static func exp(_ x: Double) -> Double {
        guard x > -745 else { return x.isNaN ? x : 0 }
        guard x < 709 else { return .infinity }
        let power = (x / (logOfTwoHigh + logOfTwoLow)).rounded()
        let remainder = (x - power * logOfTwoHigh) - power * logOfTwoLow
        var sum = 1.0
        for divisor in stride(from: 14.0, through: 1, by: -1) {
            sum = 1 + sum * remainder / divisor
        }
        return Double(sign: .plus, exponent: Int(power), significand: sum)
    }

    /// The natural logarithm of a positive, finite number: 2 · artanh((m − 1) / (m + 1)) of its significand m
    /// between √½ and √2, and whole powers of two.
    static func log(_ x: Double) -> Double {
        precondition(x > 0 && x.isFinite, "the logarithm of \(x)")
        let isLarge = x.significand > 1.414_213_562_373_095_1
        let significand = isLarge ? x.significand / 2 : x.significand
        let power = Double(isLarge ? x.exponent + 1 : x.exponent)
        let ratio = (significand - 1) / (significand + 1)
        var sum = 0.0
        for divisor in stride(from: 25.0, through: 1, by: -2) {
            sum = sum * ratio * ratio + 1 / divisor
        }
        return power * logOfTwoHigh + (2 * ratio * sum + power * logOfTwoLow)
    }
}

/// The search for the moment at which something becomes true.
enum FirstTime {
    /// Seconds that the search does not tell apart.
    private static let resolution = 1e-15

    /// The earliest time in a range at which a condition holds, to the last digits of its number.
    ///
    /// - Parameter holds: false up to some time of the range and true from it on.
    /// - Returns: `nil` where it does not hold at the range's end.
    static func search(in range: ClosedRange<Double>, where holds: (Double) -> Bool) -> Double? {
        guard holds(range.upperBound) else { return nil }
        if holds(range.lowerBound) { return range.lowerBound }
        var before = range.lowerBound
        var after = range.upperBound
        while after - before > resolution {
            let middle = before + (after - before) / 2
            guard middle > before, middle < after else { break }
            if holds(middle) { after = middle } else { before = middle }
        }
        return after
    }
}

extension Curve {
    /// The curve's y where its x is `fraction`, which is held in 0…1; exact to a few units in the last place.
    ///
    /// With control points whose x lie in 0…1, as the type asks, there is one such y. It may leave 0…1 on the way.
    public func progress(at fraction: Double) -> Double {
        guard fraction > 0 else { return 0 }
        guard fraction < 1 else { return 1 }
        if x1 == y1, x2 == y2 { return fraction }
        return Self.coordinate(y1, y2, at: parameter(atX: fraction))
    }

    /// The parameter at which the curve's x is `x`: Newton's steps, halving where a step leaves what is known to
    /// hold the root.
    private func parameter(atX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var parameter = x
        for _ in 0..<64 {
            let error = Self.coordinate(x1, x2, at: parameter) - x
            if error == 0 { break }
            if error < 0 { low = parameter } else { high = parameter }
            let step = parameter - error / Self.slope(x1, x2, at: parameter)
            let next = low < step && step < high ? step : (low + high) / 2
            if next == parameter { break }
            parameter = next
        }
        return parameter
    }

    /// 3(1 − s)²s·a + 3(1 − s)s²·b + s³.
    private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
        let rest = 1 - s
        return s * (3 * rest * (rest * first + s * second) + s * s)
    }

    private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
        let rest = 1 - s
        return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
    }
}
