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
