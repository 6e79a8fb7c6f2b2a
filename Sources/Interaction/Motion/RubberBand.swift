/// The resistance of a list that is pulled past the ends of its scroll range (SL-8).
public struct RubberBand: Hashable, Sendable {
    /// The offsets at which the list can rest.
    public let range: ClosedRange<Double>
    /// The height of the list's frame in points.
    public let extent: Double

    public init(range: ClosedRange<Double>, extent: Double) {
        self.range = range
        self.extent = extent
    }

    private static let stiffness = 0.55

    /// Where the content shows when a finger has pulled it to `pulled`: b(x) = (1 − 1 / (0.55 · x / d + 1)) · d for
    /// x points past an end.
    public func shown(forPulled pulled: Double) -> Double {
        let excess = pulled - nearest(to: pulled)
        guard excess != 0, extent > 0 else { return nearest(to: pulled) }
        let share = 1 - 1 / (Self.stiffness * abs(excess) / extent + 1)
        return nearest(to: pulled) + (excess < 0 ? -share : share) * extent
    }

    /// How far a finger would have pulled content that shows at `shown`: the inverse of `shown(forPulled:)`.
    ///
    /// Content is never shown a whole frame past an end; a thousandth less is taken in its place.
    public func pulled(forShown shown: Double) -> Double {
        let excess = shown - nearest(to: shown)
        guard excess != 0, extent > 0 else { return nearest(to: shown) }
        let share = min(abs(excess) / extent, 0.999)
        let pull = (1 / (1 - share) - 1) * extent / Self.stiffness
        return nearest(to: shown) + (excess < 0 ? -pull : pull)
    }

    /// Points that the content moves for a point of the finger: 1 inside the range, b′(x) = 0.55 / (0.55 · x / d + 1)²
    /// past an end.
    public func slope(atPulled pulled: Double) -> Double {
        let excess = abs(pulled - nearest(to: pulled))
        guard excess != 0 else { return 1 }
        guard extent > 0 else { return 0 }
        let denominator = Self.stiffness * excess / extent + 1
        return Self.stiffness / (denominator * denominator)
    }

    private func nearest(to offset: Double) -> Double {
        min(max(offset, range.lowerBound), range.upperBound)
    }
}
