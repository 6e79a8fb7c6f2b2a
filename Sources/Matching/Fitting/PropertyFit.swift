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
    private let columns: [Column]
    private let isPossible: (ThemeMeasure, Double) -> Bool
    private let start: Point

    /// What one more of something does to every observation.
    private struct Column {
        let subject: Subject
        let moves: [Double]
        /// Rows in which it moves anything.
        let rows: [Int]
        /// Less than this is no departure.
        let least: Double
        /// 1 or −1 where it stands for amounts of one sign alone.
        var sign: Double?

        /// Whether it is what an amount does.
        func holds(for amount: Double) -> Bool { sign.map { $0 * amount > 0 } ?? true }

        /// Whether both are of one measure, which cannot be changed to two values.
        func measures(as other: Column) -> Bool {
            if case (.measure(let one), .measure(let two)) = (subject, other.subject) { return one.name == two.name }
            return false
        }
    }

    private enum Subject {
        case shiftX, shiftY
        case measure(ThemeMeasure)
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
    ///   - isPossible: whether the theme can have a measure changed by an amount.
    init(
        _ observations: [Observation], effects: [MeasureEffect], start: Point = Point(x: 0, y: 0), quality: ShotQuality,
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
        let offsets = LineOffsets(observations)
        targets = observations.map { offsets.centered($0.residual, of: $0) } + offsets.rest
        noises = observations.map(\.noise) + offsets.noises
        slacks = observations.map(\.slack) + offsets.noises.map { _ in 0 }
        func column(
            _ subject: Subject, least: Double, addsUp: Bool = true, sign: Double? = nil, _ move: (Observation) -> Double
        ) -> Column {
            let centering = LineOffsets(observations, value: move)
            let moves = observations.map { centering.centered(move($0), of: $0) } + centering.rest
            let rows = moves.indices.filter { abs(moves[$0]) > 0.04 }
            // What adds up over many nodes is told more exactly.
            let reach = addsUp ? rows.map { abs(moves[$0]) }.max() ?? 1 : 1
            return Column(
                subject: subject, moves: moves, rows: rows,
                least: max(least / max(reach, 1), 0.06 * quality.uncertainty), sign: sign)
        }
        columns =
            [
                column(.shiftX, least: 0.15) { $0.coordinate.isHorizontalPlace ? 1 : 0 },
                column(.shiftY, least: 0.15) { $0.coordinate.isVerticalPlace ? 1 : 0 },
            ]
            + effects.map { effect in
                column(
                    .measure(effect.measure), least: effect.measure.leastDeparture * quality.uncertainty,
                    addsUp: effect.measure.kind != .fontSize, sign: effect.sign
                ) { effect.moves[$0.feature.key]?[$0.coordinate] ?? 0 }
            }.filter { !$0.rows.isEmpty }
    }

    /// The smallest set that leaves little more than noise.
    func solution() -> Solution {
        var chosen: [Int] = []
        var amounts: [Double] = []
        var refused: [Int] = []
        for _ in 0..<12 {
            let residuals = residuals(chosen, amounts)
            guard let (next, amount) = best(besides: chosen, or: refused, residuals) else { break }
            chosen.append(next)
            amounts = fitted(chosen, from: amounts + [amount])
            (chosen, amounts) = pruned(chosen, amounts)
            // What others explain as well is not tried again.
            if !chosen.contains(next) { refused.append(next) }
        }
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
            var (gain, better, worse) = (0.0, 0, 0)
            for row in column.rows {
                let difference = cost(residuals[row], row) - cost(residuals[row] - column.moves[row] * amount, row)
                gain += difference
                if difference > 0.5 { better += 1 }
                if difference < -0.5 { worse += 1 }
            }
            guard gain > Self.price, better > worse else { continue }
            // Of both that explain as much, the shift of the whole is no departure.
            if case .measure = column.subject { gain -= Self.price }
            guard gain > best?.gain ?? 0 else { continue }
            if case .measure(let measure) = column.subject, !isPossible(measure, amount) { continue }
            best = (gain, index, amount)
        }
        return best.map { ($0.index, $0.amount) }
    }

    /// What a departure has to explain to be one.
    private static let price = 4.0

    /// The amount that most of what a column moves says, each by its weight.
    private func middle(_ column: Column, _ residuals: [Double]) -> Double? {
        let ratios = column.rows.map { row in
            (ratio: residuals[row] / column.moves[row], weight: min(abs(column.moves[row]), 6) / noises[row])
        }.sorted { $0.ratio < $1.ratio }
        let half = ratios.reduce(0) { $0 + $1.weight } / 2
        var sum = 0.0
        return ratios.first { ratio in
            sum += ratio.weight
            return sum >= half
        }?.ratio
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
                let residual = isSlack ? 0 : residuals[row]
                let scaled = abs(residual) / noises[row]
                // Far ones count, but less and less.
                var weight = 1 / (noises[row] * noises[row] * max(scaled, 0.3) * (1 + scaled * scaled / 100))
                // What is content anywhere near holds nothing back.
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
                if loss < weakest?.loss ?? Self.price { weakest = (loss, rest, others) }
            }
            guard let weakest else { return (chosen, amounts) }
            (chosen, amounts) = (weakest.chosen, weakest.amounts)
        }
    }
}

/// The mean height of each sort of lines of text, which says little: they stand up to two points higher or lower in other
/// layouts though nothing departs. How they differ within a sort counts, and how far subtitles are from titles.
private struct LineOffsets {
    private let means: [SceneFeature.Line: Double]
    /// What is said of sorts as a whole, in the same order for all values of the same observations.
    let rest: [Double]
    /// By how much other layouts set all lines of a sort higher or lower, and one sort than another, in points.
    let noises: [Double]

    init(_ observations: [Observation], value: (Observation) -> Double = { $0.residual }) {
        let lines = Dictionary(grouping: observations.filter(\.isOfLine), by: \.feature.line)
        means = lines.mapValues { lines in lines.reduce(0) { $0 + value($1) } / Double(lines.count) }
        let sorts = lines.keys.sorted { ($0.role.rawValue, $0.size) < ($1.role.rawValue, $1.size) }
        var (rest, noises) = ([Double](), [Double]())
        for sort in sorts {
            rest.append(means[sort] ?? 0)
            noises.append(1.2)
        }
        for (title, subtitle) in [(SceneNode.Role.rowTitle, SceneNode.Role.rowSubtitle), (.gridLabel, .gridSubtitle)] {
            guard let upper = sorts.first(where: { $0.role == title }),
                let lower = sorts.first(where: { $0.role == subtitle })
            else { continue }
            rest.append((means[lower] ?? 0) - (means[upper] ?? 0))
            noises.append(0.3)
        }
        (self.rest, self.noises) = (rest, noises)
    }

    func centered(_ value: Double, of observation: Observation) -> Double {
        observation.isOfLine ? value - (means[observation.feature.line] ?? 0) : value
    }
}

extension SceneFeature.Coordinate {
    fileprivate var isHorizontalPlace: Bool { self == .left || self == .right || self == .centerX }
    fileprivate var isVerticalPlace: Bool { self == .top || self == .bottom || self == .centerY }
}
