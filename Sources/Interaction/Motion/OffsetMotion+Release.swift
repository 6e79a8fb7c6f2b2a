extension OffsetMotion {
    /// The way of a list that a finger lets go: deceleration inside its range, a spring past an end (SL-8).
    ///
    /// Content that the spring throws back through the end decelerates from there.
    ///
    /// - Parameters:
    ///   - velocity: of the content, in points per second.
    ///   - time: the time of the release.
    static func release(from offset: Double, velocity: Double, band: RubberBand, at time: Double) -> OffsetMotion {
        let start = band.range.snapping(offset)
        var motion = OffsetMotion(restingAt: start)
        var release = Release(offset: start, velocity: velocity, time: time)
        if !band.range.contains(start) {
            guard let inside = motion.appendSpring(to: release, band: band) else { return motion }
            release = inside
        }
        if let beyond = motion.appendDeceleration(to: release, band: band) {
            _ = motion.appendSpring(to: beyond, band: band)
        }
        return motion
    }

    /// What a piece of motion hands to the next.
    private struct Release {
        let offset: Double
        let velocity: Double
        let time: Double
    }

    /// Decelerates; what reaches an end with a velocity is returned.
    private mutating func appendDeceleration(to release: Release, band: RubberBand) -> Release? {
        let law = Deceleration(start: release.offset, velocity: release.velocity)
        guard !band.range.contains(law.destination) else {
            append(
                OffsetPiece(.deceleration(law), start: release.time, duration: law.duration),
                destination: law.destination)
            return nil
        }
        let end = release.velocity < 0 ? band.range.lowerBound : band.range.upperBound
        let reached = FirstTime.search(in: 0...law.duration) { time in
            release.velocity < 0 ? law.offset(at: time) <= end : law.offset(at: time) >= end
        }
        let passage = reached ?? law.duration
        append(OffsetPiece(.deceleration(law), start: release.time, duration: passage), destination: end)
        return Release(offset: end, velocity: law.velocity(at: passage), time: release.time + passage)
    }

    /// Springs back to the end that the content is past; what runs through it into the range is returned.
    private mutating func appendSpring(to release: Release, band: RubberBand) -> Release? {
        let range = band.range
        let isAtTop = release.offset < range.lowerBound || release.offset == range.lowerBound && release.velocity < 0
        let end = isAtTop ? range.lowerBound : range.upperBound
        let law = Spring(
            end: end, displacement: release.offset - end,
            velocity: Self.limited(release.velocity, displacement: release.offset - end, extent: band.extent))
        append(law, from: release.time)
        guard law.exitVelocity != 0 else { return nil }
        return Release(offset: end, velocity: law.exitVelocity, time: release.time + law.duration)
    }

    /// In two pieces, since a spring can rise and then fall.
    private mutating func append(_ law: Spring, from time: Double) {
        for (start, end) in [(0, law.turn), (law.turn, law.duration)] {
            append(
                OffsetPiece(.spring(law), origin: time, start: time + start, end: time + end), destination: law.end)
        }
    }

    /// The velocity, so far reduced that a bounce stays within the frame: thrown away from its end at a displacement a, a
    /// spring gets to (b / ω) · e^(ωa / b − 1) with b = v + ωa, from the end itself to v / (e · ω).
    private static func limited(_ velocity: Double, displacement: Double, extent: Double) -> Double {
        let reach = 0.95 * max(extent, 0)
        let limit = reach * Spring.frequency * Exponential.exp(1)
        let speed = min(abs(velocity), limit)
        let outward = velocity < 0 ? -displacement : displacement
        guard outward > 0 else { return velocity < 0 ? -speed : speed }
        let excess = FirstTime.search(in: 0...speed) { speed in
            let growth = speed + Spring.frequency * outward
            return growth / Spring.frequency * Exponential.exp(Spring.frequency * outward / growth - 1) > reach
        }
        return (velocity < 0 ? -1 : 1) * (excess ?? speed)
    }
}

extension OffsetMotion {
    /// The way of pages that snap: a spring to an offset, which a start thrown at it fast enough overshoots once
    /// (GP-14).
    ///
    /// - Parameters:
    ///   - velocity: of the content, in points per second.
    ///   - extent: the page's width, which the spring's swing is held within.
    static func snap(
        from offset: Double, velocity: Double, to end: Double, extent: Double, at time: Double
    ) -> OffsetMotion {
        let start = (end...end).snapping(offset)
        var motion = OffsetMotion(restingAt: start)
        let law = Spring(
            end: end, displacement: start - end,
            velocity: limited(velocity, displacement: start - end, extent: extent))
        motion.append(law, from: time)
        if law.exitVelocity != 0 {
            motion.append(
                Spring(end: end, displacement: 0, velocity: law.exitVelocity), from: time + law.duration)
        }
        return motion
    }
}

extension ClosedRange<Double> {
    /// The offset, or the end that it lies past by less than a millionth of a point, which is no pull.
    fileprivate func snapping(_ offset: Double) -> Double {
        let nearest = Swift.min(Swift.max(offset, lowerBound), upperBound)
        return abs(offset - nearest) < 1e-6 ? nearest : offset
    }
}
