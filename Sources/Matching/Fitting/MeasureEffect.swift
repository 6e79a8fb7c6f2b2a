import DisplayLists
import Geometry

/// What one more of a measure does to the features of a scene.
struct MeasureEffect {
    let measure: ThemeMeasure
    /// What the theme has of it.
    let value: Double
    /// How far coordinates move, by features; those that stay are not there.
    let moves: [SceneFeature.Key: [SceneFeature.Coordinate: Double]]
    /// Whether the theme says it, and does not leave it at what it is otherwise.
    let isWritten: Bool
    /// 1 or −1 where less of the measure does something else than more of it, so that these moves are of one alone.
    var sign: Double?

    /// Whether it is what an amount of the measure does.
    func holds(for amount: Double) -> Bool { sign.map { $0 * amount > 0 } ?? true }
}

extension FittedTheme {
    /// The effects of measures, in the same order; of those that move nothing, none.
    func effects(of measures: [ThemeMeasure]) -> [MeasureEffect] {
        measures.flatMap { measure -> [MeasureEffect] in
            if measure.bends { return bentEffects(of: measure) }
            return effect(of: measure).map { [$0] } ?? []
        }
    }

    /// What says how large dots are, or how far apart, where some points more or less of it leave room for another number of
    /// them, so that what it moves is no matter of degree.
    var dotMeasures: [ThemeMeasure] {
        // A row that is far shorter than the canvas has room for all of its dots.
        let most = 4.0
        guard let row = features.dotRow,
            row.width + 2 * most * Double(features.dotCount) > scene.displayList.size.width
        else { return [] }
        return ThemeMeasure.all.filter { measure in
            guard measure.isOfDots, subject.canShow(property: measure.path), let value = value(measure) else {
                return false
            }
            return [1, -1, 2, -2, most, -most].contains { step in
                trying(measure, at: value + step).map { $0.places.dotCount != features.dotCount } ?? false
            }
        }
    }

    /// What more and what less of a measure do, each by itself.
    private func bentEffects(of measure: ThemeMeasure) -> [MeasureEffect] {
        guard subject.canShow(property: measure.path), let value = value(measure) else { return [] }
        return [measure.step, -measure.step].compactMap { step in
            guard let tried = trying(measure, at: value + step) else { return nil }
            let moves = moves(to: tried.places, by: step)
            return moves.isEmpty
                ? nil
                : MeasureEffect(
                    measure: measure, value: value, moves: moves, isWritten: subject.place(of: measure.path) != nil,
                    sign: step > 0 ? 1 : -1)
        }
    }

    private func effect(of measure: ThemeMeasure) -> MeasureEffect? {
        guard subject.canShow(property: measure.path), let value = value(measure) else { return nil }
        // At a limit, as of corners that are as round as their box allows, a value may only be moved to the other side.
        return [measure.step, -measure.step].lazy.compactMap { step in
            guard let tried = trying(measure, at: value + step)?.places else { return nil }
            var moves = moves(to: tried, by: step)
            guard !moves.isEmpty else { return nil }
            // What leaves the canvas one way is on it the other way.
            let gone = features.all.filter { $0.kind != .sample && tried[$0.key] == nil }.map(\.key)
            if !gone.isEmpty, let others = trying(measure, at: value - step)?.places {
                let otherMoves = self.moves(to: others, by: -step)
                for key in gone { moves[key] = otherMoves[key] }
            }
            return MeasureEffect(
                measure: measure, value: value, moves: moves, isWritten: subject.place(of: measure.path) != nil)
        }.first
    }

    private func moves(
        to others: SceneFeatures, by step: Double
    ) -> [SceneFeature.Key: [SceneFeature.Coordinate: Double]] {
        // Where another number of dots fits, all that moves is no matter of degree.
        guard features.dotCount == others.dotCount else { return [:] }
        return features.all.reduce(into: [:]) { moves, feature in
            guard let other = others[feature.key] else { return }
            for coordinate in SceneFeature.Coordinate.allCases {
                guard let before = feature.value(coordinate), let after = other.value(coordinate),
                    abs(after - before) > 0.004
                else { continue }
                moves[feature.key, default: [:]][coordinate] = (after - before) / step
            }
        }
    }
}

extension SceneFeatures {
    /// Of a page control.
    fileprivate var dotCount: Int { all.count { $0.role == .pageDot } }

    /// What holds all dots of a page control; `nil` where there are none.
    var dotRow: Rect? {
        let dots = all.filter { $0.role == .pageDot }.map(\.frame)
        return dots.first.map { dots.reduce($0) { $0.union($1) } }
    }
}
