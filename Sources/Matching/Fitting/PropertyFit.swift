import DisplayLists
import Foundation
import Geometry

/// Which few measures, and what shift of the whole, explain where everything is: the smallest set whose effects add up to
/// what was observed.
struct PropertyFit {
    /// Of each observation how far it is from where the theme has it.
    private let targets: [Double]
    private let noises: [Double]
    /// How far off each may be though it is where it should be.
    private let slacks: [Double]
    /// Of which node each is; `nil` of what is said of many.
    private let nodes: [String?]
    /// As how many observations each counts.
    private let weights: [Int]
    /// Which are places from side to side, and which are heights.
    private let places: (horizontal: Set<Int>, vertical: Set<Int>)
    private let columns: [PropertyColumn]
    private let isPossible: (ThemeMeasure, Double) -> Bool
    private let start: Point

    /// Columns that explain something together, each by its amount.
    private struct Choice {
        /// Of what is left then.
        let cost: Double
        let columns: [Int]
        let amounts: [Double]
    }

    /// What was found.
    struct Solution {
        var shift = Point(x: 0, y: 0)
        /// By how much measures depart from the theme.
        var changes: [(measure: ThemeMeasure, by: Double)] = []
    }

    /// - Parameters:
    ///   - observations: how far everything is from where the theme has it, the shift of the whole not taken out.
    ///   - effects: what measures do to the theme.
    ///   - start: by how much the whole is known to be moved, as where something was cut off above.
    ///   - quality: of the screenshot.
    ///   - uncertainty: how many times less exactly places and sizes can be told than in one that is as it was drawn.
    ///   - lineReach: how far each line of text may be off by itself, in points.
    ///   - isPossible: whether the theme can have a measure changed by an amount.
    init(
        _ observations: [Observation], effects: [MeasureEffect], start: Point = Point(x: 0, y: 0), quality: ShotQuality,
        uncertainty: Double, lineReach: Double,
        isPossible: @escaping (ThemeMeasure, Double) -> Bool
    ) {
        self.isPossible = isPossible
        self.start = start
        let observations = observations.map { observation in
            var rest = observation
            if observation.coordinate.isHorizontalPlace { rest.residual -= start.x }
            if observation.coordinate.isVerticalPlace { rest.residual -= start.y }
            return rest
        }
        let offsets = LineOffsets(observations, reach: lineReach)
        targets = observations.map { offsets.centered($0.residual, of: $0) } + offsets.wholes.map(\.value)
        noises = observations.map(\.noise) + offsets.wholes.map(\.noise)
        slacks = observations.map(\.slack) + offsets.wholes.map(\.slack)
        nodes = observations.map(\.feature.key.node) + offsets.wholes.map { _ in nil }
        weights = observations.map { _ in 1 } + offsets.wholes.map(\.weight)
        places = (
            Set(observations.indices.filter { observations[$0].coordinate.isHorizontalPlace }),
            Set(observations.indices.filter { observations[$0].coordinate.isVerticalPlace })
        )
        let precision = PropertyColumn.Precision(quality: quality, uncertainty: uncertainty, lines: offsets)
        columns =
            [
                PropertyColumn(.shiftX, least: 0.15, observations, precision) {
                    $0.coordinate.isHorizontalPlace ? 1 : 0
                },
                PropertyColumn(.shiftY, least: 0.15, observations, precision) {
                    $0.coordinate.isVerticalPlace ? 1 : 0
                },
            ]
            + effects.map { PropertyColumn($0, observations, precision) }.filter { !$0.rows.isEmpty }
    }

    /// The smallest set that leaves little more than noise.
    func solution() -> Solution {
        var chosen: [Int] = []
        var amounts: [Double] = []
        var refused: [Int] = []
        for _ in 0..<12 {
            let residuals = residuals(chosen, amounts)
            if let (next, amount) = best(besides: chosen, or: refused, residuals) {
                chosen.append(next)
                amounts = fitted(chosen, from: amounts + [amount])
            } else if let more = bestTogether(with: chosen, amounts, besides: refused, residuals)
                ?? bestPair(with: chosen, amounts, residuals)
            {
                (chosen, amounts) = (more.columns, more.amounts)
            } else {
                break
            }
            let next = chosen[chosen.count - 1]
            (chosen, amounts) = pruned(chosen, amounts)
            // What others explain as well is not tried again.
            if !chosen.contains(next) { refused.append(next) }
        }
        return solution(chosen, amounts)
    }

    private func solution(_ chosen: [Int], _ amounts: [Double]) -> Solution {
        var solution = Solution(shift: start)
        for (index, amount) in zip(chosen, amounts) {
            switch columns[index].subject {
            case .shiftX: solution.shift.x += amount
            case .shiftY: solution.shift.y += amount
            case .measure(let measure): solution.changes.append((measure, amount))
            }
        }
        return solution
    }

    /// Solutions that explain as much as one, or nearly: one of its measures replaced by another, the likeliest first. Which
    /// of them it is, only the whole drawing tells, with what is not measured.
    func alternatives(to solution: Solution) -> [Solution] {
        let chosen = columns.indices.compactMap { index -> (index: Int, amount: Double)? in
            switch columns[index].subject {
            case .shiftX: return solution.shift.x == start.x ? nil : (index, solution.shift.x - start.x)
            case .shiftY: return solution.shift.y == start.y ? nil : (index, solution.shift.y - start.y)
            case .measure(let measure):
                let change = solution.changes.first {
                    $0.measure.name == measure.name && columns[index].holds(for: $0.by)
                }
                return change.map { (index, $0.by) }
            }
        }
        let (indices, amounts) = (chosen.map(\.index), chosen.map(\.amount))
        let limit = cost(residuals(indices, amounts)) + Self.price
        var found: [(cost: Double, solution: Solution)] = []
        for place in indices.indices {
            guard case .measure(let own) = columns[indices[place]].subject else { continue }
            var (rest, others) = (indices, amounts)
            rest.remove(at: place)
            others.remove(at: place)
            let left = residuals(rest, others)
            // What explains hardly anything is none.
            let limit = min(limit, cost(left) - Self.price / 2)
            for index in columns.indices where !indices.contains(index) {
                guard case .measure(let measure) = columns[index].subject, measure.name != own.name,
                    !rest.contains(where: { columns[$0].measures(as: columns[index]) }),
                    let amount = middle(columns[index], left), abs(amount) >= columns[index].least / 2
                else { continue }
                let fitted = fitted(rest + [index], from: others + [amount])
                guard let last = fitted.last, abs(last) >= columns[index].least, columns[index].holds(for: last) else {
                    continue
                }
                let cost = cost(residuals(rest + [index], fitted))
                guard cost < limit, isPossible(measure, last) else { continue }
                found.append((cost, self.solution(rest + [index], fitted)))
            }
        }
        return found.sorted { $0.cost < $1.cost }.map(\.solution)
    }

    private func residuals(_ chosen: [Int], _ amounts: [Double]) -> [Double] {
        var residuals = targets
        for (index, amount) in zip(chosen, amounts) {
            for row in columns[index].rows { residuals[row] -= columns[index].moves[row] * amount }
        }
        return residuals
    }

    /// What an observation costs; beyond a limit it is another thing's.
    private func cost(_ residual: Double, _ row: Int) -> Double {
        abs(residual) <= slacks[row] ? 0 : min(abs(residual) / noises[row], 20)
    }

    private func cost(_ residuals: [Double]) -> Double {
        residuals.indices.reduce(0) { $0 + cost(residuals[$1], $1) }
    }

    /// Whether more of some rows are nearer than are farther off.
    private func bringsNearer(_ rows: some Sequence<Int>, from before: [Double], to after: [Double]) -> Bool {
        rows.reduce(0) { sum, row in
            let gain = cost(before[row], row) - cost(after[row], row)
            return sum + (gain > 0.5 ? weights[row] : gain < -0.5 ? -weights[row] : 0)
        } > 0
    }

    /// Whether some rows are of two nodes that say otherwise of a change: one comes nearer, and one goes away.
    private func divides(_ rows: [Int], from before: [Double], to after: [Double]) -> Bool {
        let gains = Dictionary(grouping: rows.filter { nodes[$0] != nil }) { nodes[$0] }.mapValues { rows in
            rows.reduce(0) { $0 + cost(before[$1], $1) - cost(after[$1], $1) }
        }
        return gains.count == 2 && gains.values.contains { $0 > 0.5 } && gains.values.contains { $0 < -0.5 }
    }

    /// Whether a column moves some sides of a node, and no other node, where all of its sides are elsewhere by as much: that is
    /// moved by itself.
    private func bends(_ column: PropertyColumn, from residuals: [Double]) -> Bool {
        let moved = Set(column.rows.filter { abs(column.moves[$0]) > 0.2 }.map { nodes[$0] })
        guard moved.count == 1, case let node?? = moved.first else { return false }
        return [places.horizontal, places.vertical].contains { places in
            let rows = places.filter { nodes[$0] == node }
            let all = rows.map { residuals[$0] }
            guard all.count > 1, let least = all.min(), let most = all.max() else { return false }
            let moves = rows.map { column.moves[$0] }
            return most - least < 0.4 && min(abs(least), abs(most)) > 0.8
                && (moves.max() ?? 0) - (moves.min() ?? 0) > 0.2
        }
    }

    /// The column that by itself takes away most of what is left.
    private func best(
        besides chosen: [Int], or refused: [Int], _ residuals: [Double]
    ) -> (index: Int, amount: Double)? {
        var best: (gain: Double, index: Int, amount: Double)?
        for index in columns.indices where !chosen.contains(index) && !refused.contains(index) {
            let column = columns[index]
            guard let amount = middle(column, residuals), abs(amount) >= column.least, column.holds(for: amount),
                !chosen.contains(where: { columns[$0].measures(as: column) })
            else { continue }
            var rest = residuals
            for row in column.rows { rest[row] -= column.moves[row] * amount }
            var gain = column.rows.reduce(0) { $0 + cost(residuals[$1], $1) - cost(rest[$1], $1) }
            guard gain > column.price, bringsNearer(column.rows, from: residuals, to: rest),
                !divides(column.rows, from: residuals, to: rest), !bends(column, from: residuals)
            else { continue }
            // Of both that explain as much, the shift of the whole is no departure.
            if case .measure = column.subject { gain -= Self.price }
            gain -= column.oddness(of: amount)
            // Of those that explain as much, the first.
            guard gain > best.map({ $0.gain + 1e-6 }) ?? 0 else { continue }
            if case .measure(let measure) = column.subject, !isPossible(measure, amount) { continue }
            best = (gain, index, amount)
        }
        return best.map { ($0.index, $0.amount) }
    }

    /// The column that takes away most of what is left once those that were chosen before give way to it: of two that move
    /// much the same, the first may have taken what is the other's.
    private func bestTogether(
        with chosen: [Int], _ amounts: [Double], besides refused: [Int], _ residuals: [Double]
    ) -> Choice? {
        let whole = cost(residuals)
        guard !chosen.isEmpty, whole > 2 * Self.price else { return nil }
        var best: Choice?
        for index in columns.indices where !chosen.contains(index) && !refused.contains(index) {
            let column = columns[index]
            guard case .measure(let measure) = column.subject,
                !chosen.contains(where: { columns[$0].measures(as: column) }),
                let amount = middle(column, residuals), abs(amount) >= column.least / 3,
                column.rows.contains(where: { row in chosen.contains { columns[$0].moves[row] != 0 } })
            else { continue }
            let fitted = fitted(chosen + [index], from: amounts + [amount])
            let cost = cost(self.residuals(chosen + [index], fitted))
            guard cost < best?.cost ?? whole - 2 * Self.price, let last = fitted.last, abs(last) >= column.least,
                column.holds(for: last), isPossible(measure, last)
            else { continue }
            best = Choice(cost: cost, columns: chosen + [index], amounts: fitted)
        }
        return best
    }

    /// Two columns that take away far more together than either does: pictures farther in, say, and names as much nearer to
    /// them, which stay where they were.
    private func bestPair(with chosen: [Int], _ amounts: [Double], _ residuals: [Double]) -> Choice? {
        let whole = cost(residuals)
        var best: Choice?
        for index in columns.indices where !chosen.contains(index) {
            let column = columns[index]
            let isOff = column.rows.filter { cost(residuals[$0], $0) > 3 }
            // Where one of many is elsewhere, two that move all of them, and back, are not why; of one node, as a field whose
            // insets above and below are others, one side may be.
            let isOfOneNode = Set(column.rows.compactMap { nodes[$0] }).count == 1
            guard isOff.count >= (isOfOneNode ? 1 : 2), isOff.count * 5 >= column.rows.count,
                case .measure(let measure) = column.subject,
                let amount = middle(column, residuals, of: isOff), abs(amount) >= column.least,
                column.holds(for: amount),
                !chosen.contains(where: { columns[$0].measures(as: column) }), isPossible(measure, amount)
            else { continue }
            var rest = residuals
            for row in column.rows { rest[row] -= column.moves[row] * amount }
            guard let second = self.best(besides: chosen + [index], or: [], rest) else { continue }
            let both = chosen + [index, second.index]
            let fitted = fitted(both, from: amounts + [amount, second.amount])
            let after = self.residuals(both, fitted)
            guard bringsNearer(targets.indices, from: residuals, to: after) else { continue }
            let left = cost(after)
            // Of one node little more than what both have to explain.
            let least = (isOfOneNode ? 2.25 : 3) * Self.price
            if left < best?.cost ?? whole - least {
                best = Choice(cost: left, columns: both, amounts: fitted)
            }
        }
        return best
    }

    /// What a departure has to explain to be one.
    static let price = 4.0

    /// The amount that most of what a column moves says, or of some rows of it, each by its weight; between the two in the
    /// middle where as much says more as says less.
    private func middle(_ column: PropertyColumn, _ residuals: [Double], of rows: [Int]? = nil) -> Double? {
        let ratios = (rows ?? column.rows).map { row in
            (ratio: residuals[row] / column.moves[row], weight: min(abs(column.moves[row]), 6) / noises[row])
        }.sorted { $0.ratio < $1.ratio }
        let half = ratios.reduce(0) { $0 + $1.weight } / 2
        var sum = 0.0
        for (index, ratio) in ratios.enumerated() {
            sum += ratio.weight
            if abs(sum - half) < 1e-6 * half { return (ratio.ratio + ratios[index + 1].ratio) / 2 }
            if sum > half { return ratio.ratio }
        }
        return nil
    }

    /// All amounts together: least absolute deviations, by least squares that are weighted anew.
    private func fitted(_ chosen: [Int], from start: [Double]) -> [Double] {
        var amounts = start
        for _ in 0..<12 {
            let residuals = residuals(chosen, amounts)
            var matrix = [[Double]](repeating: Array(repeating: 0, count: chosen.count + 1), count: chosen.count)
            for row in targets.indices {
                let moves = chosen.map { columns[$0].moves[row] }
                guard moves.contains(where: { $0 != 0 }) else { continue }
                let isSlack = slacks[row] > 0 && abs(residuals[row]) <= slacks[row]
                let residual = residuals[row]
                let scaled = abs(residual) / noises[row]
                // Far ones count, but less and less.
                var weight = 1 / (noises[row] * noises[row] * max(scaled, 0.3) * (1 + scaled * scaled / 100))
                // What is content anywhere near holds hardly anything back.
                if isSlack { weight *= 0.02 }
                for (i, move) in moves.enumerated() where move != 0 {
                    for (j, other) in moves.enumerated() { matrix[i][j] += weight * move * other }
                    matrix[i][chosen.count] += weight * move * residual
                }
            }
            for index in chosen.indices { matrix[index][index] += 1e-6 }
            let steps = matrix.solved
            for index in chosen.indices { amounts[index] += steps[index] }
            if steps.allSatisfy({ abs($0) < 0.002 }) { break }
        }
        return amounts
    }

    /// Takes away what the others explain as well, and what is too small to be told.
    private func pruned(_ chosen: [Int], _ amounts: [Double]) -> ([Int], [Double]) {
        var (chosen, amounts) = (chosen, amounts)
        while true {
            let whole = cost(residuals(chosen, amounts))
            var weakest: (loss: Double, chosen: [Int], amounts: [Double])?
            for index in chosen.indices {
                var (rest, others) = (chosen, amounts)
                rest.remove(at: index)
                others.remove(at: index)
                others = fitted(rest, from: others)
                let column = columns[chosen[index]]
                let isSmall = abs(amounts[index]) < column.least || !column.holds(for: amounts[index])
                let loss = isSmall ? -1 : cost(residuals(rest, others)) - whole
                if loss < weakest?.loss ?? column.price { weakest = (loss, rest, others) }
            }
            guard let weakest else { return (chosen, amounts) }
            (chosen, amounts) = (weakest.chosen, weakest.amounts)
        }
    }
}

extension SceneFeature.Coordinate {
    /// Whether it is a place from side to side.
    var isHorizontalPlace: Bool { self == .left || self == .right || self == .centerX }
    /// Whether it is a height.
    var isVerticalPlace: Bool { self == .top || self == .bottom || self == .centerY }
}
