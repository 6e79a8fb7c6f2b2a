/// Lengths of states' JSON and of rules as pixels, whatever numbers files hold.
extension Range<Int> {
    /// The whole pixels that a span covers a part of, as far as they lie on a line of pixels; none of a span that begins
    /// or ends at no number, as sums of the largest ones do.
    ///
    /// - Parameters:
    ///   - start: in pixels, as `end`; a span that ends before it begins is empty.
    ///   - line: between -10⁹ and 10⁹.
    init(covering start: Double, to end: Double, of line: Range<Int>) {
        guard !start.isNaN, !end.isNaN else {
            self = line.lowerBound..<line.lowerBound
            return
        }
        func held(_ place: Double) -> Int {
            Int(Swift.min(Swift.max(place, Double(line.lowerBound)), Double(line.upperBound)))
        }
        let first = held(start.rounded(.down))
        self = first..<Swift.max(first, held(end.rounded(.up)))
    }
}
