import DisplayLists

/// The mean height of each sort of lines of text, which says little: they stand up to two points higher or lower in other
/// layouts though nothing departs. How they differ within a sort counts, and how far subtitles are from titles.
struct LineOffsets {
    private let means: [SceneFeature.Line: Double]
    /// What is said of sorts as a whole, in the same order for all values of the same observations.
    let rest: [Double]
    /// By how much other layouts set all lines of a sort higher or lower, and one sort than another, in points.
    let noises: [Double]
    /// As how many observations each counts: what is said of three lines and more outweighs what one node says.
    let weights: [Int]

    init(_ observations: [Observation], value: (Observation) -> Double = { $0.residual }) {
        let lines = Dictionary(grouping: observations.filter(\.isOfLine), by: \.feature.line)
        means = lines.mapValues { lines in lines.reduce(0) { $0 + value($1) } / Double(lines.count) }
        let sorts = lines.keys.sorted { ($0.role.rawValue, $0.size) < ($1.role.rawValue, $1.size) }
        var (rest, noises, weights) = ([Double](), [Double](), [Int]())
        for sort in sorts {
            rest.append(means[sort] ?? 0)
            noises.append(1.2)
            weights.append(min(lines[sort]?.count ?? 0, 3))
        }
        for (title, subtitle) in [(SceneNode.Role.rowTitle, SceneNode.Role.rowSubtitle), (.gridLabel, .gridSubtitle)] {
            guard let upper = sorts.first(where: { $0.role == title }),
                let lower = sorts.first(where: { $0.role == subtitle })
            else { continue }
            rest.append((means[lower] ?? 0) - (means[upper] ?? 0))
            noises.append(0.3)
            weights.append(1)
        }
        (self.rest, self.noises, self.weights) = (rest, noises, weights)
    }

    func centered(_ value: Double, of observation: Observation) -> Double {
        observation.isOfLine ? value - (means[observation.feature.line] ?? 0) : value
    }
}
