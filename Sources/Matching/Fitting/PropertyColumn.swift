import DisplayLists

/// What one more of something does to every observation.
struct PropertyColumn {
    let subject: Subject
    let moves: [Double]
    /// Rows in which it moves anything.
    let rows: [Int]
    /// Less than this is no departure.
    let least: Double
    /// What it has to explain to be a departure.
    let price: Double
    /// What the theme has of the measure; `nil` of a shift.
    private let value: Double?
    /// 1 or −1 where it stands for amounts of one sign alone.
    private let sign: Double?
    /// Whether it is of a measure that the theme does not say.
    private let isUnwritten: Bool
    /// Whether it is another component's measure and moves nothing but titles of the index bar, whose slots follow the list and
    /// its chrome.
    private let isOfOtherComponent: Bool

    enum Subject {
        case shiftX, shiftY
        case measure(ThemeMeasure)
    }

    /// How exactly a screenshot tells where things are.
    struct Precision {
        let quality: ShotQuality
        /// How many times less exactly than one that is as it was drawn.
        let uncertainty: Double
        /// How lines of text stand.
        let lines: LineOffsets
    }

    /// - Parameters:
    ///   - least: what of it is noise where it moves things by as much.
    ///   - effect: of a measure, what it does.
    ///   - move: how far one more of it moves what is observed.
    init(
        _ subject: Subject, least: Double, _ observations: [Observation], _ precision: Precision,
        _ effect: MeasureEffect? = nil, _ move: (Observation) -> Double
    ) {
        let centering = LineOffsets(observations, value: move)
        let moves = observations.map { centering.centered(move($0), of: $0) } + centering.wholes.map(\.value)
        let rows = moves.indices.filter { abs(moves[$0]) > 0.04 }
        // What adds up over many nodes is told more exactly.
        let reach = effect?.measure.kind != .fontSize ? rows.map { abs(moves[$0]) }.max() ?? 1 : 1
        (self.subject, self.moves, self.rows, value, sign) = (subject, moves, rows, effect?.value, effect?.sign)
        let roles = zip(observations, moves).compactMap { abs($1) > 0.04 ? $0.feature.role : nil }
        isUnwritten = effect?.isWritten == false
        isOfOtherComponent =
            effect?.measure.path.hasPrefix("indexBar.") == false && roles.allSatisfy { $0 == .indexTitle }
        // Where it moves some lines of a sort and not others, their places tell it, and all places of exact ones.
        let isOfLines = zip(observations, moves).contains { observation, centered in
            observation.isOfLine && abs(precision.lines.areTold ? move(observation) : centered) > 0.1
        }
        let most = isOfLines ? precision.lines.least * precision.uncertainty : least
        self.least = max(min(least, most) / max(reach, 1), 0.06 * precision.uncertainty)
        // One edge alone is easily wrong where pixels were lost; how large letters are, all of their edges say.
        let isOfLetters = rows.allSatisfy {
            observations.indices.contains($0) && observations[$0].coordinate == .fontSize
        }
        let isSure = precision.quality == .exact || precision.quality != .lossy && isOfLetters
        price = !isSure && rows.count == 1 ? 2 * PropertyFit.price : PropertyFit.price
    }

    init(_ effect: MeasureEffect, _ observations: [Observation], _ precision: Precision) {
        // Many edges of letters tell how large they are, whatever single ones lost.
        let isOfSize = effect.measure.kind == .fontSize && precision.quality == .compressed
        let least = effect.measure.leastDeparture * (isOfSize ? 1 : precision.uncertainty)
        self.init(
            .measure(effect.measure), least: least, observations, precision, effect
        ) { effect.moves[$0.feature.key]?[$0.coordinate] ?? 0 }
    }

    /// Whether it is what an amount does.
    func holds(for amount: Double) -> Bool { sign.map { $0 * amount > 0 } ?? true }

    /// How odd a designer would find what an amount leads to, as what it has to explain for that: from a whole number to
    /// something between two, from a length to less than nothing, from what a theme leaves unsaid, or to another place of what
    /// is another component's.
    func oddness(of amount: Double) -> Double {
        guard let value else { return 0 }
        let after = value + amount
        let isBroken = value == value.rounded() && abs(after - after.rounded()) > 0.2
        // What a theme leaves open may be any number, and is set to a plain one.
        let isUneven = value != value.rounded() && abs(2 * after - (2 * after).rounded()) > 0.12
        let isNegative = value >= 0 && after < -0.2
        return (isBroken ? 0.1 : isUneven ? 0.15 : 0) + (isNegative ? 0.2 : 0) + (isUnwritten ? 0.15 : 0)
            + (isOfOtherComponent ? 0.2 : 0)
    }

    /// Whether both are of one measure, which cannot be changed to two values.
    func measures(as other: PropertyColumn) -> Bool {
        if case (.measure(let one), .measure(let two)) = (subject, other.subject) { return one.name == two.name }
        return false
    }
}
