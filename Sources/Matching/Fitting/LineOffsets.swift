import DisplayLists

/// The mean height of each sort of lines of text, which says little: they stand up to two points higher or lower in other
/// layouts though nothing departs. How they differ within a sort counts, how a sort differs from others in the same font,
/// and how far subtitles are from titles.
struct LineOffsets {
    private let means: [SceneFeature.Line: Double]
    /// What is said of sorts as a whole, in the same order for all values of the same observations.
    let wholes: [Whole]
    /// Whether all lines but those of rows and items are where they are drawn, or off by as much, so that these should be, too.
    let areExact: Bool
    /// Whether where lines of a sort stand as a whole tells how far sorts are apart, and not how they differ within one alone.
    let areTold: Bool
    /// What of a measure is noise that moves some lines of a sort and not others, in points: rasterisers set each on whole
    /// pixels, and layouts on whole points.
    let least: Double

    /// How much higher or lower all lines of a sort stand, or one sort than another.
    struct Whole {
        /// In points, as what follows.
        let value: Double
        /// By how much other layouts set them higher or lower.
        let noise: Double
        /// How far off they may be though they are where they should be.
        var slack = 0.0
        /// As how many observations it counts: what is said of three lines and more outweighs what one node says.
        var weight = 1
    }

    /// - Parameter reach: by how much more a sort may stand higher than others, in points.
    init(_ observations: [Observation], reach: Double = 0, value: (Observation) -> Double = { $0.residual }) {
        let lines = Dictionary(grouping: observations.filter(\.isOfLine), by: \.feature.line)
        let means = lines.mapValues { lines in lines.reduce(0) { $0 + value($1) } / Double(lines.count) }
        let sorts = lines.keys.sorted { ($0.role.rawValue, $0.size) < ($1.role.rawValue, $1.size) }
        func mean(of sorts: [SceneFeature.Line]) -> Double {
            sorts.reduce(0) { $0 + (means[$1] ?? 0) } / Double(sorts.count)
        }
        func isLatin(_ sort: SceneFeature.Line) -> Bool { lines[sort]?.allSatisfy(\.feature.isLatin) == true }
        func weight(of sort: SceneFeature.Line) -> Int { min(lines[sort]?.count ?? 0, 3) }
        var wholes = sorts.map { Whole(value: means[$0] ?? 0, noise: 1.2, weight: weight(of: $0)) }
        // What sets one sort higher sets all about as much higher that are served by the same font.
        let plain = sorts.filter { Self.isPlain($0.role) }
        let latin = plain.filter(isLatin)
        for (sorts, noise) in [(latin, 0.3), (plain.filter { !latin.contains($0) }, 0.5)] where sorts.count > 1 {
            wholes += sorts.map { sort in
                let others = sorts.filter { $0 != sort }
                return Whole(
                    value: mean(of: [sort]) - mean(of: others), noise: noise + reach, weight: weight(of: sort))
            }
        }
        let pairs = Self.pairs.compactMap { title, subtitle -> (upper: SceneFeature.Line, lower: SceneFeature.Line)? in
            guard let upper = sorts.first(where: { $0.role == title }),
                let lower = sorts.first(where: { $0.role == subtitle })
            else { return nil }
            return (upper, lower)
        }
        let others = sorts.filter { sort in !Self.pairs.contains { sort.role == $0.title || sort.role == $0.subtitle } }
        let areAsDrawn = others.count >= 2 && others.allSatisfy { abs(mean(of: [$0])) < Self.mostOfExact }
        // A rasteriser sets all that a font serves on whole pixels that are off by as much; two may be so by chance, and lines
        // in fonts of other scripts are off by what their size makes of it.
        let alike = others.filter(isLatin).compactMap { means[$0] }
        let areAlike =
            alike.count >= 3 && pairs.allSatisfy { isLatin($0.upper) && isLatin($0.lower) }
            && (alike.max() ?? 0) - (alike.min() ?? 0) < Self.mostOfExact
        let areExact = reach == 0 && (areAsDrawn || areAlike)
        // Where all are off by as much, a pixel of two lines is none of either alone.
        least = !areExact ? 1.2 : areAsDrawn ? 0.6 : 0.9
        wholes += pairs.map { upper, lower in
            Whole(value: mean(of: [lower]) - mean(of: [upper]), noise: areExact ? 0.2 : 0.3, slack: reach)
        }
        (self.means, self.wholes, self.areExact, areTold) = (means, wholes, areExact, areExact || reach > 0)
    }

    /// How far off exact lines may be, or apart, in points.
    private static let mostOfExact = 0.15

    /// Lines of text and what stands beneath them.
    private static let pairs: [(title: SceneNode.Role, subtitle: SceneNode.Role)] = [
        (.rowTitle, .rowSubtitle), (.gridLabel, .gridSubtitle),
    ]

    /// Whether other layouts set a role's lines as they set others': not centred in a tile or a bubble by their ink, nor
    /// beneath another line, nor beside a symbol.
    private static func isPlain(_ role: SceneNode.Role) -> Bool {
        switch role {
        case .rowPicture, .bubbleTitle, .gridBadge, .searchField, .tableHeader, .rowSubtitle, .gridSubtitle: false
        default: true
        }
    }

    func centered(_ value: Double, of observation: Observation) -> Double {
        observation.isOfLine ? value - (means[observation.feature.line] ?? 0) : value
    }
}
