import DisplayLists
import Geometry

/// Which one measure explains most of what was observed.
struct PropertyFit {
    let observations: [Observation]
    let effects: [MeasureEffect]

    enum Step {
        case shift(Point)
        case change(ThemeMeasure, by: Double)
    }

    /// A step, and by how much it makes what is left smaller, in units of noise.
    private struct Candidate {
        let step: Step
        let gain: Double
    }

    /// The best step; `nil` where none is worth a departure.
    ///
    /// - Parameter changed: measures that depart already: they may be made more exact by less.
    func step(refining changed: Set<String>) -> Step? {
        let candidates =
            [shift(horizontal: true), shift(horizontal: false)].compactMap(\.self)
            + effects.compactMap { candidate($0, isChanged: changed.contains($0.measure.name)) }
        return candidates.max { $0.gain < $1.gain }?.step
    }

    private func shift(horizontal: Bool) -> Candidate? {
        let coordinates: Set<SceneFeature.Coordinate> =
            horizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
        let moved = observations.filter {
            coordinates.contains($0.coordinate) && !(($0.feature.text != nil) && $0.coordinate == .centerY)
        }
        guard moved.count >= 4, let (amount, gain) = best(moved.map { ($0, 1) }), abs(amount) >= 0.1 else { return nil }
        return Candidate(
            step: .shift(horizontal ? Point(x: amount, y: 0) : Point(x: 0, y: amount)), gain: gain)
    }

    private func candidate(_ effect: MeasureEffect, isChanged: Bool) -> Candidate? {
        guard effect.measure.kind != .weight else { return nil }
        let offsets = textOffsets(effect)
        let moved = observations.compactMap { observation -> (Observation, Double)? in
            var move = effect.moves[observation.feature.key]?[observation.coordinate] ?? 0
            if observation.feature.text != nil, observation.coordinate == .centerY {
                move -= offsets[observation.feature.role] ?? 0
            }
            return abs(move) > 0.04 ? (observation, move) : nil
        }
        guard !moved.isEmpty, let (amount, gain) = best(moved) else { return nil }
        let least = isChanged ? 0.04 : effect.measure.leastDeparture
        // Many that move far tell less.
        let reach = moved.map { abs($0.1) }.max() ?? 1
        guard abs(amount) >= (isChanged ? least : max(least / max(reach, 1), 0.06)) else { return nil }
        return Candidate(step: .change(effect.measure, by: amount), gain: gain)
    }

    /// What the middle of a role's texts moves by, which is not observed.
    private func textOffsets(_ effect: MeasureEffect) -> [SceneNode.Role: Double] {
        let texts = observations.filter { $0.feature.text != nil && $0.coordinate == .centerY }
        return Dictionary(grouping: texts, by: \.feature.role).compactMapValues { group in
            group.map { effect.moves[$0.feature.key]?[.centerY] ?? 0 }.median
        }
    }

    /// The amount that makes the most of some observations small, and how much smaller they get in all; `nil` where too
    /// few agree.
    private func best(_ moved: [(Observation, Double)]) -> (amount: Double, gain: Double)? {
        let ratios = moved.map { (ratio: $0.residual / $1, weight: min(abs($1), 4) / $0.noise) }
            .sorted { $0.ratio < $1.ratio }
        let half = ratios.reduce(0) { $0 + $1.weight } / 2
        var sum = 0.0
        guard
            let middle = ratios.first(where: { ratio in
                sum += ratio.weight
                return sum >= half
            })
        else { return nil }
        let amount = middle.ratio
        func cost(_ residual: Double, _ noise: Double) -> Double { min(abs(residual) / noise, 15) }
        var gain = 0.0
        var (better, worse) = (0, 0)
        for (observation, move) in moved {
            let difference =
                cost(observation.residual, observation.noise)
                - cost(observation.residual - move * amount, observation.noise)
            gain += difference
            if difference > 0.5 { better += 1 }
            if difference < -0.5 { worse += 1 }
        }
        guard gain > 3, better > 2 * worse else { return nil }
        return (amount, gain)
    }
}
