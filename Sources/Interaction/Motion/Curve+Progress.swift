public import Styles

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
