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
